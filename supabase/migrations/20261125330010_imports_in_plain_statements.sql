-- What imports save and take back, in statements that stand as they run: each names the tables of movies and of series
-- it writes, instead of being put together from their names.

comment on type private.import_line is 'A row of an import that waits still, with its title.';

create view private.written_reviews with (security_invoker = true) as
  select 'movie' as kind, movie_id as title_id, id, user_id, review, created_at from public.movie_reviews
  union all
  select 'tv', series_id, id, user_id, review, created_at from public.series_reviews;
comment on view private.written_reviews is 'Reviews of movies and of series.';

create or replace function private.list_watched_imports(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
begin
  -- The watched list takes the wish away; it is kept for the way back.
  update public.import_titles t
  set done = coalesce(t.done, '{}') || jsonb_build_object('unwished', to_jsonb(w))
  from public.wishlists w
  where w.user_id = p_import.user_id and w.movie_id = t.title_id and t.number in (
    select l.number from private.import_lines(p_import, p_slice, '{watch,watched}') l
    where l.kind = 'movie' and not l.entry ? 'episode'
  );
  update public.import_titles t
  set done = coalesce(t.done, '{}') || jsonb_build_object('unwished', to_jsonb(w))
  from public.tv_wishlists w
  where w.user_id = p_import.user_id and w.series_id = t.title_id and t.number in (
    select l.number from private.import_lines(p_import, p_slice, '{watch,watched}') l
    where l.kind = 'tv' and not l.entry ? 'episode'
  );
  with named as materialized (
    select distinct on (l.kind, l.id) l.*
    from private.import_lines(p_import, p_slice, '{watch,watched}') l
    where not l.entry ? 'episode' order by l.kind, l.id, l.position
  ), titles as materialized (
    -- With the day it was seen first, whichever row says so: looked for once a title, however many rows it has.
    select l.*, (
        select min(private.import_time(r.day, p_import.started_at, r.position)) from public.import_rows r
        where r.title_number = l.number and r.what in ('watch', 'watched')
      ) as first_at
    from named l
  ), movies as (
    insert into public.watched_movies (
      user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, watched_at
    )
    select p_import.user_id, l.id, l.title, l.poster_path, l.release_date, l.vote_average, l.first_at
    from titles l where l.kind = 'movie' order by l.id
    on conflict (user_id, movie_id) do nothing
    returning 'movie' as kind, movie_id as id, watched_at
  ), series as (
    insert into public.watched_tv_series (
      user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, watched_at
    )
    select p_import.user_id, l.id, l.title, l.poster_path, l.release_date, l.vote_average, l.first_at
    from titles l where l.kind = 'tv' order by l.id
    on conflict (user_id, series_id) do nothing
    returning 'tv' as kind, series_id as id, watched_at
  )
  update public.import_titles t
  set done = coalesce(t.done, '{}') || jsonb_build_object('listed', g.watched_at)
  from (select * from movies union all select * from series) g join titles l on l.kind = g.kind and l.id = g.id
  where t.number = l.number;
end
$$;

create or replace function private.save_import_ratings(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
begin
  -- Of several of one title the latest counts.
  with latest as materialized (
    select distinct on (l.kind, l.id) l.*, gen_random_uuid() as rating_id,
      case when l.day is null then now() else l.at end as given_at
    from private.import_lines(p_import, p_slice, '{rating}') l
    where l.stars is not null order by l.kind, l.id, l.day desc nulls last, l.position desc
  ), movies as (
    insert into public.movie_ratings (id, user_id, movie_id, rating, created_at)
    select l.rating_id, p_import.user_id, l.id, l.stars, l.given_at
    from latest l where l.kind = 'movie' order by l.id
    on conflict (user_id, movie_id) do nothing
    returning id
  ), series as (
    insert into public.series_ratings (id, user_id, series_id, rating, created_at)
    select l.rating_id, p_import.user_id, l.id, l.stars, l.given_at
    from latest l where l.kind = 'tv' order by l.id
    on conflict (user_id, series_id) do nothing
    returning id
  )
  update public.import_rows r set state = 'imported', done = jsonb_build_object('rating', a.id)
  from (select id from movies union all select id from series) a join latest l on l.rating_id = a.id
  where r.import_id = p_import.id and r.position = l.position;

  if not coalesce((p_import.switches ->> 'replaceRatings')::boolean, false) then
    return;
  end if;
  with latest as materialized (
    select distinct on (l.kind, l.id) l.position, l.kind, l.stars, g.id, g.rating as was
    from private.import_lines(p_import, p_slice, '{rating}') l
    join (
      select 'movie' as kind, m.movie_id as title_id, m.id, m.rating
      from public.movie_ratings m where m.user_id = p_import.user_id
      union all
      select 'tv', s.series_id, s.id, s.rating from public.series_ratings s where s.user_id = p_import.user_id
    ) g on g.kind = l.kind and g.title_id = l.id
    where l.stars is not null and not exists (
      select from public.import_rows o
      where o.title_number = l.number and (o.done ? 'rating' or o.done ? 'rerated')
    )
    order by l.kind, l.id, l.day desc nulls last, l.position desc
  ), movies as (
    update public.movie_ratings g set rating = l.stars from latest l
    where l.kind = 'movie' and g.id = l.id and l.was <> l.stars returning l.position, g.id, l.was
  ), series as (
    update public.series_ratings g set rating = l.stars from latest l
    where l.kind = 'tv' and g.id = l.id and l.was <> l.stars returning l.position, g.id, l.was
  )
  update public.import_rows r set state = 'imported', done = jsonb_build_object('rerated', c.id, 'was', c.was)
  from (select * from movies union all select * from series) c
  where r.import_id = p_import.id and r.position = c.position;
end
$$;

create or replace function private.save_import_reviews(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
begin
  with lines as materialized (
    select distinct on (l.kind, l.id, t.body) l.*, t.body, gen_random_uuid() as review_id,
      case when l.day is null then now() else l.at end as written_at
    from private.import_lines(p_import, p_slice, '{review}') l
    cross join lateral (select private.review_text(l.entry) as body) t
    -- Those of one's own stand; what this import has brought is none.
    where not exists (
      select from private.written_reviews g
      where g.user_id = p_import.user_id and g.kind = l.kind and g.title_id = l.id and (
        g.review = t.body or not exists (
          select from public.import_rows o
          where o.title_number = l.number and o.done ->> 'review' = g.id::text
        )
      )
    )
    order by l.kind, l.id, t.body, l.position
  ), movies as (
    insert into public.movie_reviews (id, user_id, movie_id, review, created_at)
    select l.review_id, p_import.user_id, l.id, l.body, l.written_at
    from lines l where l.kind = 'movie' order by l.id
    returning id
  ), series as (
    insert into public.series_reviews (id, user_id, series_id, review, created_at)
    select l.review_id, p_import.user_id, l.id, l.body, l.written_at
    from lines l where l.kind = 'tv' order by l.id
    returning id
  )
  update public.import_rows r
  set state = 'imported', done = jsonb_build_object('review', a.id),
    reason = case when char_length(private.trimmed(r.entry ->> 'text')) > 500 then 'shortened' end
  from (select id from movies union all select id from series) a join lines l on l.review_id = a.id
  where r.import_id = p_import.id and r.position = l.position;

  if not coalesce((p_import.switches ->> 'replaceReviews')::boolean, false) then
    return;
  end if;
  with latest as materialized (
    select distinct on (l.kind, l.id) l.position, l.kind, t.body, g.id, g.review as was
    from private.import_lines(p_import, p_slice, '{review}') l
    cross join lateral (select private.review_text(l.entry) as body) t
    join private.written_reviews g on g.user_id = p_import.user_id and g.kind = l.kind and g.title_id = l.id
    where not exists (
      select from public.import_rows o
      where o.title_number = l.number and (o.done ? 'review' or o.done ? 'rereviewed')
    ) and not exists (
      select from private.written_reviews s
      where s.user_id = p_import.user_id and s.kind = l.kind and s.title_id = l.id and s.review = t.body
    )
    order by l.kind, l.id, l.day desc nulls last, l.position desc, g.created_at desc, g.id
  ), movies as (
    update public.movie_reviews g set review = l.body from latest l
    where l.kind = 'movie' and g.id = l.id returning l.position, g.id, l.was
  ), series as (
    update public.series_reviews g set review = l.body from latest l
    where l.kind = 'tv' and g.id = l.id returning l.position, g.id, l.was
  )
  update public.import_rows r
  set state = 'imported', done = jsonb_build_object('rereviewed', c.id, 'was', c.was),
    reason = case when char_length(private.trimmed(r.entry ->> 'text')) > 500 then 'shortened' end
  from (select * from movies union all select * from series) c
  where r.import_id = p_import.id and r.position = c.position;
end
$$;

create or replace function private.save_import_wishes(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
begin
  -- What has been watched is no wish any more.
  perform private.settle_import_rows(p_import.id, array(
    select w.position from private.import_lines(p_import, p_slice, '{wish}') w
    where exists (
      select from public.watched_movies m
      where w.kind = 'movie' and m.user_id = p_import.user_id and m.movie_id = w.id
    ) or exists (
      select from public.watched_tv_series s
      where w.kind = 'tv' and s.user_id = p_import.user_id and s.series_id = w.id
    )
  ), 'already', 'watched');
  with lines as materialized (
    select distinct on (l.what, l.kind, l.id) l.*
    from private.import_lines(p_import, p_slice, '{wish,favorite,dismissed}') l
    order by l.what, l.kind, l.id, l.position
  ), wished_movies as (
    insert into public.wishlists (
      user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, added_at
    )
    select p_import.user_id, l.id, l.title, l.poster_path, l.release_date, l.vote_average, l.at
    from lines l where l.what = 'wish' and l.kind = 'movie' order by l.id
    on conflict (user_id, movie_id) do nothing
    returning 'wish' as what, 'movie' as kind, movie_id as id, added_at as at
  ), favorite_movies as (
    insert into public.favorite_movies (
      user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, favorited_at
    )
    select p_import.user_id, l.id, l.title, l.poster_path, l.release_date, l.vote_average, l.at
    from lines l where l.what = 'favorite' and l.kind = 'movie' order by l.id
    on conflict (user_id, movie_id) do nothing
    returning 'favorite' as what, 'movie' as kind, movie_id as id, favorited_at as at
  ), wished_series as (
    insert into public.tv_wishlists (
      user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, added_at
    )
    select p_import.user_id, l.id, l.title, l.poster_path, l.release_date, l.vote_average, l.at
    from lines l where l.what = 'wish' and l.kind = 'tv' order by l.id
    on conflict (user_id, series_id) do nothing
    returning 'wish' as what, 'tv' as kind, series_id as id, added_at as at
  ), favorite_series as (
    insert into public.favorite_tv_series (
      user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, favorited_at
    )
    select p_import.user_id, l.id, l.title, l.poster_path, l.release_date, l.vote_average, l.at
    from lines l where l.what = 'favorite' and l.kind = 'tv' order by l.id
    on conflict (user_id, series_id) do nothing
    returning 'favorite' as what, 'tv' as kind, series_id as id, favorited_at as at
  ), dismissed as (
    insert into public.dismissed_titles (
      user_id, kind, title_id, title, poster_path, release_date, vote_average, dismissed_at
    )
    select p_import.user_id, l.kind, l.id, l.title, l.poster_path, l.release_date, l.vote_average, l.at
    from lines l where l.what = 'dismissed' order by l.kind, l.id
    on conflict (user_id, kind, title_id) do nothing
    returning 'dismissed' as what, kind, title_id as id, dismissed_at as at
  )
  update public.import_rows r set state = 'imported', done = jsonb_build_object(g.what, g.at)
  from (
    select * from wished_movies union all select * from wished_series
    union all select * from favorite_movies union all select * from favorite_series
    union all select * from dismissed
  ) g join lines l on l.what = g.what and l.kind = g.kind and l.id = g.id
  where r.import_id = p_import.id and r.position = l.position;
end
$$;

create or replace function private.take_back_import_opinions(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
begin
  delete from public.movie_ratings g using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'rating')::uuid
    and g.user_id = p_import.user_id and g.rating = r.stars and g.updated_at is null;
  update public.movie_ratings g set rating = (r.done ->> 'was')::smallint from public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'rerated')::uuid
    and g.user_id = p_import.user_id and g.rating = r.stars;
  delete from public.movie_reviews g using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'review')::uuid
    and g.user_id = p_import.user_id and g.review = private.review_text(r.entry);
  update public.movie_reviews g set review = r.done ->> 'was' from public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'rereviewed')::uuid
    and g.user_id = p_import.user_id and g.review = private.review_text(r.entry);
  delete from public.wishlists g
  using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'wish' and t.title_kind = 'movie'
    and g.user_id = p_import.user_id and g.movie_id = t.title_id
    and g.added_at = (r.done ->> 'wish')::timestamptz;
  delete from public.favorite_movies g
  using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'favorite' and t.title_kind = 'movie'
    and g.user_id = p_import.user_id and g.movie_id = t.title_id
    and g.favorited_at = (r.done ->> 'favorite')::timestamptz;

  delete from public.series_ratings g using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'rating')::uuid
    and g.user_id = p_import.user_id and g.rating = r.stars and g.updated_at is null;
  update public.series_ratings g set rating = (r.done ->> 'was')::smallint from public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'rerated')::uuid
    and g.user_id = p_import.user_id and g.rating = r.stars;
  delete from public.series_reviews g using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'review')::uuid
    and g.user_id = p_import.user_id and g.review = private.review_text(r.entry);
  update public.series_reviews g set review = r.done ->> 'was' from public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'rereviewed')::uuid
    and g.user_id = p_import.user_id and g.review = private.review_text(r.entry);
  delete from public.tv_wishlists g
  using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'wish' and t.title_kind = 'tv'
    and g.user_id = p_import.user_id and g.series_id = t.title_id
    and g.added_at = (r.done ->> 'wish')::timestamptz;
  delete from public.favorite_tv_series g
  using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'favorite' and t.title_kind = 'tv'
    and g.user_id = p_import.user_id and g.series_id = t.title_id
    and g.favorited_at = (r.done ->> 'favorite')::timestamptz;

  delete from public.dismissed_titles g
  using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'dismissed'
    and g.user_id = p_import.user_id and g.kind = t.title_kind and g.title_id = t.title_id
    and g.dismissed_at = (r.done ->> 'dismissed')::timestamptz;
end
$$;

create or replace function private.take_back_import_titles(p_import public.imports, p_titles bigint[]) returns void
  language plpgsql set search_path = ''
as $$
begin
  delete from public.followed_series f using public.import_titles t
  where t.number = any (p_titles) and t.done ? 'followed' and f.user_id = p_import.user_id
    and f.series_id = t.title_id and f.followed_at = p_import.started_at and f.state = 'watching' and not exists (
      select from public.episode_watches w where w.user_id = f.user_id and w.series_id = f.series_id
    );
  -- A title stays watched of which there is a watch still that was recorded since.
  with gone as (
    delete from public.watched_movies g using public.import_titles t
    where t.number = any (p_titles) and t.title_kind = 'movie' and g.user_id = p_import.user_id
      and g.movie_id = t.title_id and g.watched_at = (t.done ->> 'listed')::timestamptz and not exists (
        select from public.watches w
        where w.user_id = g.user_id and w.kind = 'movie' and w.title_id = g.movie_id
          and w.created_at >= p_import.started_at
      )
    returning g.movie_id as id
  )
  insert into public.wishlists (
    user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, added_at
  )
  select distinct on (g.id) p_import.user_id, g.id, w.movie_title, w.movie_poster_path, w.movie_release_date,
    w.movie_vote_average, w.added_at
  from gone g
  join public.import_titles t on t.number = any (p_titles) and t.title_kind = 'movie' and t.title_id = g.id
  cross join lateral jsonb_populate_record(null::public.wishlists, t.done -> 'unwished') w
  where t.done ? 'unwished'
  on conflict (user_id, movie_id) do nothing;
  with gone as (
    delete from public.watched_tv_series g using public.import_titles t
    where t.number = any (p_titles) and t.title_kind = 'tv' and g.user_id = p_import.user_id
      and g.series_id = t.title_id and g.watched_at = (t.done ->> 'listed')::timestamptz and not exists (
        select from public.watches w
        where w.user_id = g.user_id and w.kind = 'tv' and w.title_id = g.series_id
          and w.created_at >= p_import.started_at
      )
    returning g.series_id as id
  )
  insert into public.tv_wishlists (
    user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, added_at
  )
  select distinct on (g.id) p_import.user_id, g.id, w.series_name, w.series_poster_path, w.series_first_air_date,
    w.series_vote_average, w.added_at
  from gone g
  join public.import_titles t on t.number = any (p_titles) and t.title_kind = 'tv' and t.title_id = g.id
  cross join lateral jsonb_populate_record(null::public.tv_wishlists, t.done -> 'unwished') w
  where t.done ? 'unwished'
  on conflict (user_id, series_id) do nothing;
end
$$;

create or replace function private.restore_opinion(p_import public.imports, p_part text, p_record jsonb) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_id constant integer := p_record ->> 'id';
  v_stars constant smallint := p_record ->> 'stars';
  v_at constant timestamptz := p_record ->> 'at';
  v_changed constant timestamptz := p_record ->> 'changedAt';
  v_ends constant boolean := coalesce((p_record ->> 'tellsEnd')::boolean, false);
  v_over constant boolean := coalesce((p_import.switches ->> 'replaceRatings')::boolean, false);
  v_done jsonb;
begin
  -- Reviews of one's own stand, and so do those this import has brought.
  if p_part = 'reviews' and exists (
    select from private.written_reviews g
    where g.user_id = p_import.user_id and g.kind = p_record ->> 'kind' and g.title_id = v_id
      and ((g.review = private.trimmed(p_record ->> 'text') and g.created_at = v_at) or not exists (
        select from public.import_rows r where r.import_id = p_import.id and r.done ->> 'id' = g.id::text
      ))
  ) then
    return null;
  end if;
  case p_part || ' ' || (p_record ->> 'kind')
    when 'reviews movie' then
      insert into public.movie_reviews (user_id, movie_id, review, created_at, updated_at, tells_end)
      values (p_import.user_id, v_id, p_record ->> 'text', v_at, v_changed, v_ends)
      returning jsonb_build_object('id', id) into v_done;
    when 'ratings movie' then
      insert into public.movie_ratings (user_id, movie_id, rating, created_at, updated_at)
      values (p_import.user_id, v_id, v_stars, v_at, v_changed)
      on conflict (user_id, movie_id) do nothing returning jsonb_build_object('id', id) into v_done;
      if v_done is null and v_over then
        update public.movie_ratings g set rating = v_stars
        from (select b.id, b.rating as was from public.movie_ratings b
          where b.user_id = p_import.user_id and b.movie_id = v_id) b
        where g.id = b.id and b.was <> v_stars
        returning jsonb_build_object('id', g.id, 'was', b.was) into v_done;
      end if;
    when 'reviews tv' then
      insert into public.series_reviews (user_id, series_id, review, created_at, updated_at, tells_end)
      values (p_import.user_id, v_id, p_record ->> 'text', v_at, v_changed, v_ends)
      returning jsonb_build_object('id', id) into v_done;
    when 'ratings tv' then
      insert into public.series_ratings (user_id, series_id, rating, created_at, updated_at)
      values (p_import.user_id, v_id, v_stars, v_at, v_changed)
      on conflict (user_id, series_id) do nothing returning jsonb_build_object('id', id) into v_done;
      if v_done is null and v_over then
        update public.series_ratings g set rating = v_stars
        from (select b.id, b.rating as was from public.series_ratings b
          where b.user_id = p_import.user_id and b.series_id = v_id) b
        where g.id = b.id and b.was <> v_stars
        returning jsonb_build_object('id', g.id, 'was', b.was) into v_done;
      end if;
  end case;
  return v_done;
end
$$;

create or replace function private.restore_saved(p_user_id uuid, p_part text, p_record jsonb) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_kind constant text := p_record ->> 'kind';
  v_id constant integer := p_record ->> 'id';
  v_name constant text := p_record ->> 'name';
  v_poster constant text := p_record ->> 'poster';
  v_date constant date := p_record ->> 'date';
  v_votes constant numeric := p_record ->> 'votes';
  v_at constant timestamptz := p_record ->> 'at';
  v_wish jsonb;
begin
  if p_part = 'wishlist' and (
    exists (select from public.watched_movies w where v_kind = 'movie' and w.user_id = p_user_id and w.movie_id = v_id)
    or exists (
      select from public.watched_tv_series w where v_kind = 'tv' and w.user_id = p_user_id and w.series_id = v_id
    )
  ) then
    return '{"reason": "watched"}';
  end if;
  case p_part || ' ' || v_kind
    when 'wishlist movie' then
      insert into public.wishlists (
        user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, added_at
      ) values (p_user_id, v_id, v_name, v_poster, v_date, v_votes, v_at) on conflict do nothing;
    when 'watched movie' then
      select to_jsonb(w) into v_wish from public.wishlists w where w.user_id = p_user_id and w.movie_id = v_id;
      insert into public.watched_movies (
        user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, watched_at,
        marked_on
      ) values (p_user_id, v_id, v_name, v_poster, v_date, v_votes, v_at, (p_record ->> 'day')::date)
      on conflict do nothing;
    when 'favorites movie' then
      insert into public.favorite_movies (
        user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, favorited_at
      ) values (p_user_id, v_id, v_name, v_poster, v_date, v_votes, v_at) on conflict do nothing;
    when 'wishlist tv' then
      insert into public.tv_wishlists (
        user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, added_at
      ) values (p_user_id, v_id, v_name, v_poster, v_date, v_votes, v_at) on conflict do nothing;
    when 'watched tv' then
      select to_jsonb(w) into v_wish from public.tv_wishlists w where w.user_id = p_user_id and w.series_id = v_id;
      insert into public.watched_tv_series (
        user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, watched_at,
        marked_on
      ) values (p_user_id, v_id, v_name, v_poster, v_date, v_votes, v_at, (p_record ->> 'day')::date)
      on conflict do nothing;
    when 'favorites tv' then
      insert into public.favorite_tv_series (
        user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, favorited_at
      ) values (p_user_id, v_id, v_name, v_poster, v_date, v_votes, v_at) on conflict do nothing;
  end case;
  return case when not found then null when v_wish is null then '{}' else jsonb_build_object('unwished', v_wish) end;
end
$$;
