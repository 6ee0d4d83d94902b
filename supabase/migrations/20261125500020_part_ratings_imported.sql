-- Imports bring stars of seasons and episodes.

create or replace function private.save_import_ratings(p_import public.imports, p_slice integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- Of several of one title the latest counts.
  with latest as materialized (
    select distinct on (l.kind, l.id) l.*, gen_random_uuid() as rating_id,
      case when l.day is null then now() else l.at end as given_at
    from private.import_lines(p_import, p_slice, '{rating}') l
    where l.stars is not null and not l.entry ?| '{episode,season}' order by l.kind, l.id, l.day desc nulls last, l.position desc
  ), movies as (
    insert into public.movie_ratings (id, user_id, movie_id, stars, created_at)
    select l.rating_id, p_import.user_id, l.id, l.stars, l.given_at
    from latest l where l.kind = 'movie' order by l.id
    on conflict (user_id, movie_id) do nothing
    returning id
  ), series as (
    insert into public.series_ratings (id, user_id, series_id, stars, created_at)
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
    select distinct on (l.kind, l.id) l.position, l.kind, l.stars, g.id, g.stars as was
    from private.import_lines(p_import, p_slice, '{rating}') l
    join (
      select 'movie' as kind, m.movie_id as title_id, m.id, m.stars
      from public.movie_ratings m where m.user_id = p_import.user_id
      union all
      select 'tv', s.series_id, s.id, s.stars from public.series_ratings s where s.user_id = p_import.user_id
    ) g on g.kind = l.kind and g.title_id = l.id
    where l.stars is not null and not l.entry ?| '{episode,season}' and not exists (
      select from public.import_rows o
      where o.title_number = l.number and (o.done ? 'rating' or o.done ? 'rerated')
        and not o.entry ?| '{episode,season}'
    )
    order by l.kind, l.id, l.day desc nulls last, l.position desc
  ), movies as (
    update public.movie_ratings g set stars = l.stars from latest l
    where l.kind = 'movie' and g.id = l.id and l.was <> l.stars returning l.position, g.id, l.was
  ), series as (
    update public.series_ratings g set stars = l.stars from latest l
    where l.kind = 'tv' and g.id = l.id and l.was <> l.stars returning l.position, g.id, l.was
  )
  update public.import_rows r set state = 'imported', done = jsonb_build_object('rerated', c.id, 'was', c.was)
  from (select * from movies union all select * from series) c
  where r.import_id = p_import.id and r.position = c.position;
end
$function$;

create function private.part_of(p_entry jsonb) returns jsonb
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(p_entry -> 'episode', jsonb_build_object('season', p_entry -> 'season', 'number', null))
$$;
comment on function private.part_of(jsonb) is 'The season and number an entry speaks of; the number is null for a season.';
revoke all on function private.part_of(jsonb) from public;

create function private.save_import_part_ratings(p_import public.imports, p_slice integer[]) returns void
language plpgsql set search_path = '' as $$
begin
  -- Of several of one part the latest counts.
  with latest as materialized (
    select distinct on (l.id, p.season, p.number) l.*, p.season, p.number as episode, gen_random_uuid() as rating_id,
      case when l.day is null then now() else l.at end as given_at
    from private.import_lines(p_import, p_slice, '{rating}') l
    cross join lateral jsonb_to_record(private.part_of(l.entry)) as p (season smallint, number integer)
    where l.stars is not null and l.kind = 'tv' and l.entry ?| '{episode,season}'
    order by l.id, p.season, p.number, l.day desc nulls last, l.position desc
  ), given as (
    insert into public.part_ratings (id, user_id, series_id, season, number, stars, created_at)
    select l.rating_id, p_import.user_id, l.id, l.season, l.episode, l.stars, l.given_at from latest l
    order by l.id, l.season, l.episode
    on conflict (user_id, series_id, season, number) do nothing
    returning id
  )
  update public.import_rows r set state = 'imported', done = jsonb_build_object('rating', g.id)
  from given g join latest l on l.rating_id = g.id
  where r.import_id = p_import.id and r.position = l.position;

  if not coalesce((p_import.switches ->> 'replaceRatings')::boolean, false) then
    return;
  end if;
  with latest as materialized (
    select distinct on (g.id) l.position, l.stars, g.id, g.stars as was
    from private.import_lines(p_import, p_slice, '{rating}') l
    cross join lateral jsonb_to_record(private.part_of(l.entry)) as p (season smallint, number integer)
    join public.part_ratings g on g.user_id = p_import.user_id and g.series_id = l.id and g.season = p.season
      and g.number is not distinct from p.number
    where l.stars is not null and l.kind = 'tv' and l.entry ?| '{episode,season}' and not exists (
      select from public.import_rows o
      where o.title_number = l.number and (o.done ? 'rating' or o.done ? 'rerated')
        and private.part_of(o.entry) = private.part_of(l.entry)
    )
    order by g.id, l.day desc nulls last, l.position desc
  ), changed as (
    update public.part_ratings g set stars = l.stars from latest l
    where g.id = l.id and l.was <> l.stars returning l.position, g.id, l.was
  )
  update public.import_rows r set state = 'imported', done = jsonb_build_object('rerated', c.id, 'was', c.was)
  from changed c where r.import_id = p_import.id and r.position = c.position;
end
$$;
comment on function private.save_import_part_ratings(public.imports, integer[]) is 'Gives seasons and episodes stars where the person gave none, or over theirs where they want that.';
revoke all on function private.save_import_part_ratings(public.imports, integer[]) from public;

create function private.restore_part_rating(p_import public.imports, p_record jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_stars constant real := p_record ->> 'stars';
  v_done jsonb;
begin
  insert into public.part_ratings (user_id, series_id, season, number, stars, created_at, updated_at)
  values (
    p_import.user_id, (p_record ->> 'id')::integer, (p_record ->> 'season')::smallint, (p_record ->> 'number')::integer,
    v_stars, (p_record ->> 'at')::timestamptz, (p_record ->> 'changedAt')::timestamptz
  )
  on conflict (user_id, series_id, season, number) do nothing
  returning jsonb_build_object('id', id) into v_done;
  if v_done is null and coalesce((p_import.switches ->> 'replaceRatings')::boolean, false) then
    update public.part_ratings g set stars = v_stars
    from (
      select b.id, b.stars as was from public.part_ratings b
      where b.user_id = p_import.user_id and b.series_id = (p_record ->> 'id')::integer
        and b.season = (p_record ->> 'season')::smallint and b.number is not distinct from (p_record ->> 'number')::integer
    ) b
    where g.id = b.id and b.was <> v_stars
    returning jsonb_build_object('id', g.id, 'was', b.was) into v_done;
  end if;
  return v_done;
end
$$;
comment on function private.restore_part_rating(public.imports, jsonb) is 'Gives a season or an episode the stars of a record, with its times. Null when the person has their own.';
revoke all on function private.restore_part_rating(public.imports, jsonb) from public;

create or replace function private.save_import_own(p_import public.imports, p_slice integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  r record;
  v_part text;
  v_record jsonb;
  v_done jsonb;
begin
  for r in
    select w.position, w.entry -> 'own' as own from public.import_rows w
    where w.import_id = p_import.id and w.position = any (p_slice) and w.what = 'own' and w.state = 'waiting'
    order by w.rank, w.position
  loop
    v_part := r.own ->> 'part';
    v_record := r.own -> 'record';
    begin
      v_done := case
        when v_part = 'profile' then private.restore_settings(p_import.user_id, v_record)
        when v_part = 'diary' then private.restore_watch(p_import, v_record)
        when v_part in ('wishlist', 'watched', 'favorites') then
          private.restore_saved(p_import.user_id, v_part, v_record)
        when v_part in ('ratings', 'reviews') then private.restore_opinion(p_import, v_part, v_record)
        when v_part = 'partRatings' then private.restore_part_rating(p_import, v_record)
        when v_part in ('lists', 'listTitles') then private.restore_list(p_import, v_part, v_record)
        else private.restore_other(p_import.user_id, v_part, v_record)
      end;
      update public.import_rows w
      set state = case when v_done is null or v_done ? 'reason' then 'already' else 'imported' end,
        reason = case when v_done is null and v_part in ('ratings', 'partRatings', 'reviews') then 'existing'
          else v_done ->> 'reason' end,
        done = case when not v_done ? 'reason' then v_done || jsonb_build_object('own', v_part) end
      where w.import_id = p_import.id and w.position = r.position;
    exception when others then
      -- A server that ends, a lock that is lost or a disk that is full say nothing about the record.
      if left(sqlstate, 2) in ('08', '25', '40', '53', '54', '57', '58', 'XX') then raise; end if;
      perform private.settle_import_rows(p_import.id, array[r.position], 'unreadable',
        case when sqlerrm ~ '(can be|holds|lists_items_bound)' then 'full' else 'value' end);
    end;
  end loop;
end
$function$;

create or replace function private.save_import_slice(p_import public.imports, p_slice integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_to_come constant date := (now() at time zone 'UTC' + interval '14 hours')::date;
begin
  -- The locks of the exchange between the lists, in one order.
  perform pg_advisory_xact_lock(hashtextextended('exchange:movie:' || p_import.user_id::text, 0));
  perform pg_advisory_xact_lock(hashtextextended('exchange:tv:' || p_import.user_id::text, 0));
  perform private.save_import_own(p_import, p_slice);
  update public.import_rows r
  set state = case t.state when 'not_found' then 'not_found' when 'skipped' then 'skipped'
      when 'failed' then 'unreadable' else 'ambiguous' end,
    reason = case when t.state = 'failed' then 'catalogue' end
  from public.import_titles t
  where t.number = r.title_number and t.state not in ('clear', 'own') and r.import_id = p_import.id
    and r.position = any (p_slice);
  update public.import_rows r
  set state = 'unreadable', reason = case when r.day > v_to_come then 'future' else 'value' end
  from public.import_titles t
  where t.number = r.title_number and r.import_id = p_import.id and r.position = any (p_slice)
    and r.state = 'waiting' and (
      r.day > v_to_come or r.day < '1900-01-01'
      or (t.title_kind = 'movie' and (r.what = 'follow' or r.entry ?| '{episode,season,byEpisode}'))
      -- Its number says an episode, and nobody knows which.
      or (r.entry ? 'byEpisode' and not r.entry ? 'episode')
      or (r.entry ->> 'season')::integer > 9999 or (r.entry #>> '{episode,season}')::integer > 9999 or (r.entry #>> '{episode,number}')::integer > 99999
      or (r.what = 'review' and private.review_text(r.entry) = '')
    );
  perform private.list_watched_imports(p_import, p_slice);
  perform private.save_import_series(p_import, p_slice);
  perform private.save_import_watches(p_import, p_slice);
  perform private.save_import_ratings(p_import, p_slice);
  perform private.save_import_part_ratings(p_import, p_slice);
  perform private.save_import_reviews(p_import, p_slice);
  perform private.save_import_lists(p_import, p_slice);
  -- Whatever waits still is there already.
  update public.import_rows r
  set state = 'already',
    reason = case
      when r.what in ('rating', 'review') then 'existing'
      when r.entry ? 'episode' and (r.entry ->> 'again')::boolean then 'again'
    end
  where r.import_id = p_import.id and r.position = any (p_slice) and r.state = 'waiting';
end
$function$;

create or replace function private.take_back_import_opinions(p_import public.imports, p_slice integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  delete from public.movie_ratings g using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'rating')::uuid
    and g.user_id = p_import.user_id and g.stars = r.stars and g.updated_at is null;
  update public.movie_ratings g set stars = (r.done ->> 'was')::real from public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'rerated')::uuid
    and g.user_id = p_import.user_id and g.stars = r.stars;
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
    and g.user_id = p_import.user_id and g.stars = r.stars and g.updated_at is null;
  update public.series_ratings g set stars = (r.done ->> 'was')::real from public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'rerated')::uuid
    and g.user_id = p_import.user_id and g.stars = r.stars;
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

  delete from public.part_ratings g using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'rating')::uuid
    and g.user_id = p_import.user_id and g.stars = r.stars and g.updated_at is null;
  update public.part_ratings g set stars = (r.done ->> 'was')::real from public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'rerated')::uuid
    and g.user_id = p_import.user_id and g.stars = r.stars;

  delete from public.dismissed_titles g
  using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'dismissed'
    and g.user_id = p_import.user_id and g.kind = t.title_kind and g.title_id = t.title_id
    and g.dismissed_at = (r.done ->> 'dismissed')::timestamptz;
end
$function$;

create or replace function private.take_back_records(p_import public.imports, p_slice integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  r record;
  o jsonb;
  v_user constant uuid := p_import.user_id;
  v_id integer;
  v_at timestamptz;
  v_movie boolean;
begin
  for r in
    select w.position, w.entry #> '{own,record}' as own, w.done from public.import_rows w
    where w.import_id = p_import.id and w.position = any (p_slice) and w.done ? 'own'
    order by w.rank desc, w.position
  loop
    o := r.own;
    v_id := (o ->> 'id')::integer;
    v_at := (o ->> 'at')::timestamptz;
    v_movie := o ->> 'kind' = 'movie';
    case r.done ->> 'own'
      when 'wishlist' then
        delete from public.wishlists g where v_movie and g.user_id = v_user and g.movie_id = v_id and g.added_at = v_at;
        delete from public.tv_wishlists g
        where not v_movie and g.user_id = v_user and g.series_id = v_id and g.added_at = v_at;
      when 'watched' then
        delete from public.watched_movies g
        where v_movie and g.user_id = v_user and g.movie_id = v_id and g.watched_at = v_at;
        if found and r.done ? 'unwished' then
          insert into public.wishlists (
            user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, added_at
          )
          select v_user, w.movie_id, w.movie_title, w.movie_poster_path, w.movie_release_date, w.movie_vote_average,
            w.added_at
          from jsonb_populate_record(null::public.wishlists, r.done -> 'unwished') w on conflict do nothing;
        end if;
        delete from public.watched_tv_series g
        where not v_movie and g.user_id = v_user and g.series_id = v_id and g.watched_at = v_at;
        if found and r.done ? 'unwished' then
          insert into public.tv_wishlists (
            user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, added_at
          )
          select v_user, w.series_id, w.series_name, w.series_poster_path, w.series_first_air_date,
            w.series_vote_average, w.added_at
          from jsonb_populate_record(null::public.tv_wishlists, r.done -> 'unwished') w on conflict do nothing;
        end if;
      when 'favorites' then
        delete from public.favorite_movies g
        where v_movie and g.user_id = v_user and g.movie_id = v_id and g.favorited_at = v_at;
        delete from public.favorite_tv_series g
        where not v_movie and g.user_id = v_user and g.series_id = v_id and g.favorited_at = v_at;
      when 'dismissed' then
        delete from public.dismissed_titles g
        where g.user_id = v_user and g.kind = o ->> 'kind' and g.title_id = v_id and g.dismissed_at = v_at;
      when 'pageFavorites' then
        delete from public.profile_favorites g
        where g.user_id = v_user and g.place = (o ->> 'place')::smallint and g.kind = o ->> 'kind' and g.title_id = v_id;
      when 'diary' then
        delete from public.watches w
        where w.id = (r.done ->> 'id')::uuid and w.user_id = v_user and w.day is not distinct from (o ->> 'day')::date
          and w.note is not distinct from o ->> 'note' and w.again = (o ->> 'again')::boolean;
      when 'ratings' then
        if r.done ? 'was' then
          update public.movie_ratings g set stars = (r.done ->> 'was')::real
          where g.id = (r.done ->> 'id')::uuid and g.user_id = v_user and g.stars = (o ->> 'stars')::real;
          update public.series_ratings g set stars = (r.done ->> 'was')::real
          where g.id = (r.done ->> 'id')::uuid and g.user_id = v_user and g.stars = (o ->> 'stars')::real;
        else
          delete from public.movie_ratings g
          where g.id = (r.done ->> 'id')::uuid and g.user_id = v_user and g.stars = (o ->> 'stars')::real;
          delete from public.series_ratings g
          where g.id = (r.done ->> 'id')::uuid and g.user_id = v_user and g.stars = (o ->> 'stars')::real;
        end if;
      when 'partRatings' then
        update public.part_ratings g set stars = (r.done ->> 'was')::real
        where r.done ? 'was' and g.id = (r.done ->> 'id')::uuid and g.user_id = v_user and g.stars = (o ->> 'stars')::real;
        delete from public.part_ratings g
        where not r.done ? 'was' and g.id = (r.done ->> 'id')::uuid and g.user_id = v_user
          and g.stars = (o ->> 'stars')::real;
      when 'reviews' then
        delete from public.movie_reviews g where g.id = (r.done ->> 'id')::uuid and g.user_id = v_user
          and g.review = private.trimmed(o ->> 'text');
        delete from public.series_reviews g where g.id = (r.done ->> 'id')::uuid and g.user_id = v_user
          and g.review = private.trimmed(o ->> 'text');
      when 'following' then
        delete from public.followed_series f
        where f.user_id = v_user and f.series_id = v_id and f.followed_at = v_at and f.state = o ->> 'state'
          and f.run = (o ->> 'run')::smallint and not exists (
            select from public.episode_watches w where w.user_id = v_user and w.series_id = v_id
          );
      when 'episodes' then
        delete from public.episode_watches w
        where w.user_id = v_user and w.series_id = v_id and w.run = (o ->> 'run')::smallint
          and w.season = (o ->> 'season')::smallint and w.number = (o ->> 'number')::integer and w.marked_at = v_at
          and w.day is not distinct from (o ->> 'day')::date;
      when 'lostEpisodes' then
        delete from public.lost_episode_watches w
        where w.user_id = v_user and w.series_id = v_id and w.run = (o ->> 'run')::smallint
          and w.season = (o ->> 'season')::smallint and w.number = (o ->> 'number')::integer
          and w.name = o ->> 'name';
      when 'reminders' then
        delete from public.movie_reminders g
        where g.user_id = v_user and g.movie_id = v_id and g.created_at = v_at and g.remind_on = (o ->> 'day')::date;
      when 'seriesReminders' then
        delete from public.series_reminders g
        where g.user_id = v_user and g.series_id = v_id and g.created_at = v_at;
      when 'savedSearches' then
        delete from public.saved_searches g
        where g.id = (r.done ->> 'id')::uuid and g.user_id = v_user and g.name = o ->> 'name';
      when 'aiSearches' then
        delete from public.ai_searches g where g.id = (r.done ->> 'id')::uuid and g.user_id = v_user;
      when 'services' then
        delete from public.my_services g where g.user_id = v_user and g.service_id = v_id and g.added_at = v_at;
      when 'noticePreferences' then
        delete from public.notice_preferences g where g.user_id = v_user and g.kind = o ->> 'kind'
          and g.in_app = (o ->> 'inApp')::boolean and g.mail = o ->> 'mail';
      when 'profile' then
        update public.profiles p set full_name = null
        where r.done ? 'name' and p.id = v_user and p.full_name = o ->> 'name';
        update public.profiles p set region = null
        where r.done ? 'region' and p.id = v_user and p.region = o ->> 'region';
        delete from public.time_zones g
        where r.done ? 'timeZone' and g.user_id = v_user and g.time_zone = o ->> 'timeZone';
        delete from public.list_settings g
        where r.done ? 'hideSeen' and g.user_id = v_user and g.hide_seen = coalesce((o ->> 'hideSeen')::boolean, false)
          and g.half_stars = coalesce((o ->> 'halfStars')::boolean, false);
        delete from public.ai_preferences g
        where r.done ? 'keepSearches' and g.user_id = v_user and g.keep_searches = (o ->> 'keepSearches')::boolean;
      else null;
    end case;
  end loop;
end
$function$;

create or replace function public.settle_import_titles(p_import_id uuid, p_titles jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- One that was cancelled meanwhile stays as it is, and what another process has settled stays settled.
  perform from public.imports i where i.id = p_import_id and i.state = 'matching' for update;
  if not found then return; end if;
  update public.import_titles t
  set state = s.state, title_kind = s.title_kind, title_id = s.title_id, title = s.title,
    poster_path = s.poster_path, release_date = s.release_date, vote_average = s.vote_average,
    candidates = coalesce(s.candidates, '[]')
  from jsonb_to_recordset(p_titles) as s (
    number bigint, state text, title_kind text, title_id integer, title text, poster_path text, release_date date,
    vote_average numeric, candidates jsonb
  )
  where t.import_id = p_import_id and t.number = s.number and t.state = 'waiting';
  -- Which episode a number elsewhere means.
  update public.import_rows r set entry = r.entry || jsonb_build_object('episode', s.episode)
  from jsonb_to_recordset(p_titles) as s (number bigint, episode jsonb)
  where jsonb_typeof(s.episode) = 'object' and r.import_id = p_import_id and r.title_number = s.number
    and r.entry ? 'byEpisode';
  update public.imports i set halted_since = null where i.id = p_import_id and i.halted_since is not null;
  perform private.leave_matching(p_import_id);
end
$function$;

comment on function public.settle_import_titles(uuid,jsonb) is 'Keeps what was found for titles: {number, state, title_kind, title_id, title, poster_path, release_date, vote_average,
candidates, episode}, the last where the number of an episode was looked for. Once none waits the import goes on.';

create or replace function public.next_import(p_states text[], p_limit integer DEFAULT 20)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_import public.imports;
begin
  -- Whoever has waited longest. Another process that is at it has moved it to the end of the line.
  select * into v_import from public.imports i
  where i.state = any (p_states) and i.state in ('matching', 'saving', 'undoing')
  order by i.served_at, i.id limit 1 for update skip locked;
  if not found then return null; end if;
  update public.imports i set served_at = clock_timestamp() where i.id = v_import.id;
  return jsonb_build_object(
    'id', v_import.id, 'state', v_import.state,
    'titles', case when v_import.state = 'matching' then coalesce((
      select jsonb_agg(to_jsonb(w)) from (
        select t.number, t.name, t.year, t.kind, t.ids, exists (
          select from public.import_rows r where r.title_number = t.number and r.entry ? 'byEpisode'
        ) as "byEpisode" from public.import_titles t
        where t.import_id = v_import.id and t.state = 'waiting'
        -- What the catalogue stumbled over holds up nothing else.
        order by t.attempts, t.number limit least(greatest(p_limit, 1), 100)
      ) w
    ), '[]') else '[]'::jsonb end
  );
end
$function$;
