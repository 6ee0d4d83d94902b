-- What is imported, restored or given in another program keeps its half.

comment on column public.import_rows.stars is 'The stars a rating has become, to the half.';

create or replace function public.add_import_rows(p_user_id uuid, p_import_id uuid, p_from integer, p_rows jsonb)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_import public.imports;
  v_received integer;
begin
  select * into v_import from public.imports i where i.id = p_import_id and i.user_id = p_user_id for update;
  if not found then return null; end if;
  if jsonb_array_length(p_rows) > 500 then
    raise exception 'More than 500 rows at once' using errcode = '22023';
  end if;
  -- What would leave a gap is not taken: who sends is told from where to go on.
  if v_import.state <> 'receiving' or p_from < 0 or p_from > v_import.received then
    return v_import.received;
  end if;
  insert into public.import_titles (
    import_id, user_id, key, words, name, year, kind, ids, state, title_kind, title_id, title
  )
  select distinct on (r.key) p_import_id, p_user_id, r.key, r.words, r.entry ->> 'name',
    (r.entry ->> 'year')::smallint, r.entry ->> 'kind', coalesce(r.entry -> 'ids', '{}'),
    case when r.entry ->> 'what' = 'own' then 'own' else 'waiting' end,
    r.title ->> 'kind', (r.title ->> 'id')::integer, r.title ->> 'title'
  from rows from (jsonb_to_recordset(p_rows) as (key text, words text, entry jsonb, title jsonb)) with ordinality
    as r (key, words, entry, title, place)
  where p_from + r.place > v_import.received and p_from + r.place <= v_import.total
  order by r.key, r.place
  on conflict (import_id, key) do nothing;
  insert into public.import_rows (import_id, position, user_id, title_number, what, rank, day, stars, entry)
  select p_import_id, p_from + r.place - 1, p_user_id, t.number, r.entry ->> 'what', r.rank,
    (r.entry ->> 'day')::date, r.stars, r.entry
  from rows from (jsonb_to_recordset(p_rows) as (key text, rank smallint, stars real, entry jsonb)) with ordinality
    as r (key, rank, stars, entry, place)
  join public.import_titles t on t.import_id = p_import_id and t.key = r.key
  where p_from + r.place > v_import.received and p_from + r.place <= v_import.total;
  v_received := greatest(v_import.received, least(v_import.total, p_from + jsonb_array_length(p_rows)));
  update public.imports i set received = v_received,
    state = case when v_received = i.total then 'matching' else i.state end, state_at = now()
  where i.id = p_import_id;
  return v_received;
end
$function$;
comment on function public.add_import_rows(uuid,uuid,integer,jsonb) is 'Adds rows {key, words, rank, stars, entry, title} from a position on, at most 500, and answers how many the import has
then; those that are there already are passed over. Once all have come their titles are looked for; title is what a record
of our own export is about. Null for an import that is nobody''s or somebody else''s.';
grant execute on function public.add_import_rows(uuid,uuid,integer,jsonb) to service_role;

create or replace function private.restore_watch(p_import public.imports, p_record jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_done jsonb;
begin
  -- A second watch of a day comes with the same file alone: what is one's own of that day stands for both.
  insert into public.watches (
    user_id, kind, title_id, title, poster_path, release_date, vote_average, day, again, note, created_at, marked_at, stars
  )
  select p_import.user_id, p_record ->> 'kind', (p_record ->> 'id')::integer, p_record ->> 'name', p_record ->> 'poster',
    (p_record ->> 'date')::date, (p_record ->> 'votes')::numeric, (p_record ->> 'day')::date,
    (p_record ->> 'again')::boolean, p_record ->> 'note', (p_record ->> 'at')::timestamptz,
    (p_record ->> 'markedAt')::timestamptz, (p_record ->> 'stars')::real
  where not exists (
    select from public.watches w
    where w.user_id = p_import.user_id and w.kind = p_record ->> 'kind' and w.title_id = (p_record ->> 'id')::integer
      and w.day is not distinct from (p_record ->> 'day')::date
      and (w.created_at = (p_record ->> 'at')::timestamptz or not exists (
        select from public.import_rows r where r.import_id = p_import.id and r.done ->> 'id' = w.id::text
      ))
  )
  on conflict do nothing returning jsonb_build_object('id', id) into v_done;
  return v_done;
end
$function$;
comment on function private.restore_watch(public.imports,jsonb) is 'Enters a watch into the diary. Null when it is there.';

create or replace function private.save_import_watches(p_import public.imports, p_slice integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_room constant bigint := 50000 - (
    select count(*) from (select from public.watches w where w.user_id = p_import.user_id limit 50000) counted
  );
begin
  -- A watch of some time gets its day, where the person wants the days of the file.
  if (p_import.switches ->> 'replaceDates')::boolean then
    with dated as (
      select distinct on (l.kind, l.id) l.position, l.day, w.id
      from private.import_lines(p_import, p_slice, '{watch}') l
      join public.watches w on w.user_id = p_import.user_id and w.kind = l.kind and w.title_id = l.id and w.day is null
      where l.day is not null and not l.entry ? 'episode' and not exists (
        select from public.watches o
        where o.user_id = p_import.user_id and o.kind = l.kind and o.title_id = l.id and o.day = l.day
      )
      order by l.kind, l.id, l.day, l.position, w.created_at, w.id
    ), changed as (
      update public.watches w set day = d.day from dated d where w.id = d.id returning d.position, w.id
    )
    update public.import_rows r set state = 'imported', done = jsonb_build_object('dated', c.id)
    from changed c where r.import_id = p_import.id and r.position = c.position;
  end if;

  with lines as (
    select l.*, l.what = 'watch' and l.day is not null as dated
    from private.import_lines(p_import, p_slice, '{watch,watched}') l where not l.entry ? 'episode'
  ), fresh as materialized (
    select n.*, gen_random_uuid() as watch_id, row_number() over (order by n.dated desc, n.position) as place,
      coalesce((n.entry ->> 'again')::boolean, false) or row_number() over (partition by n.kind, n.id order by n.day) > 1
        or exists (
          select from public.watches w
          where w.user_id = p_import.user_id and w.kind = n.kind and w.title_id = n.id
            and (w.day is null or w.day < n.day)
        ) as again
    from (
      select l.*, row_number() over (
          partition by l.kind, l.id, case when l.dated then l.day end order by l.position
        ) as nth, bool_or(l.dated) over (partition by l.kind, l.id) as has_day
      from lines l
    ) n
    where n.nth = 1
      -- A watch of some time only where there is none at all.
      and (n.dated or not n.has_day)
      and not exists (
        select from public.watches w
        where w.user_id = p_import.user_id and w.kind = n.kind and w.title_id = n.id
          and (not n.dated or w.day = n.day)
      )
  ), added as (
    insert into public.watches (
      id, user_id, kind, title_id, title, poster_path, release_date, vote_average, day, again, stars
    )
    select f.watch_id, p_import.user_id, f.kind, f.id, f.title, f.poster_path, f.release_date, f.vote_average,
      case when f.dated then f.day end, f.again, f.stars
    from fresh f where f.place <= v_room
  )
  update public.import_rows r
  set state = case when f.place <= v_room then 'imported' else 'unreadable' end,
    reason = case when f.place > v_room then 'full' end,
    done = case when f.place <= v_room then jsonb_build_object('watch', f.watch_id, 'again', f.again) end
  from fresh f where r.import_id = p_import.id and r.position = f.position;
end
$function$;
comment on function private.save_import_watches(public.imports,integer[]) is 'Records watches of whole titles: one a day, or one of some time where the title has none.';

create or replace function private.restore_opinion(p_import public.imports, p_part text, p_record jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_id constant integer := p_record ->> 'id';
  v_stars constant real := p_record ->> 'stars';
  v_at constant timestamptz := p_record ->> 'at';
  v_changed constant timestamptz := p_record ->> 'changedAt';
  v_ends constant boolean := coalesce((p_record ->> 'tellsEnd')::boolean, false);
  v_follows constant boolean := coalesce((p_record ->> 'followsWatch')::boolean, false);
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
      insert into public.movie_ratings (user_id, movie_id, stars, created_at, updated_at, follows_watch)
      values (p_import.user_id, v_id, v_stars, v_at, v_changed, v_follows)
      on conflict (user_id, movie_id) do nothing returning jsonb_build_object('id', id) into v_done;
      if v_done is null and v_over then
        update public.movie_ratings g set stars = v_stars
        from (select b.id, b.stars as was from public.movie_ratings b
          where b.user_id = p_import.user_id and b.movie_id = v_id) b
        where g.id = b.id and b.was <> v_stars
        returning jsonb_build_object('id', g.id, 'was', b.was) into v_done;
      end if;
    when 'reviews tv' then
      insert into public.series_reviews (user_id, series_id, review, created_at, updated_at, tells_end)
      values (p_import.user_id, v_id, p_record ->> 'text', v_at, v_changed, v_ends)
      returning jsonb_build_object('id', id) into v_done;
    when 'ratings tv' then
      insert into public.series_ratings (user_id, series_id, stars, created_at, updated_at, follows_watch)
      values (p_import.user_id, v_id, v_stars, v_at, v_changed, v_follows)
      on conflict (user_id, series_id) do nothing returning jsonb_build_object('id', id) into v_done;
      if v_done is null and v_over then
        update public.series_ratings g set stars = v_stars
        from (select b.id, b.stars as was from public.series_ratings b
          where b.user_id = p_import.user_id and b.series_id = v_id) b
        where g.id = b.id and b.was <> v_stars
        returning jsonb_build_object('id', g.id, 'was', b.was) into v_done;
      end if;
  end case;
  return v_done;
end
$function$;
comment on function private.restore_opinion(public.imports,text,jsonb) is 'Gives stars or keeps a review of a record, with its times. Null when the person has their own.';

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
    where l.stars is not null order by l.kind, l.id, l.day desc nulls last, l.position desc
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
    where l.stars is not null and not exists (
      select from public.import_rows o
      where o.title_number = l.number and (o.done ? 'rating' or o.done ? 'rerated')
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
comment on function private.save_import_ratings(public.imports,integer[]) is 'Gives stars where the person gave none, or over theirs where they want that.';

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

  delete from public.dismissed_titles g
  using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'dismissed'
    and g.user_id = p_import.user_id and g.kind = t.title_kind and g.title_id = t.title_id
    and g.dismissed_at = (r.done ->> 'dismissed')::timestamptz;
end
$function$;
comment on function private.take_back_import_opinions(public.imports,integer[]) is 'Takes back ratings, reviews, wishes, favorites and dismissed titles of these rows.';

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
comment on function private.take_back_records(public.imports,integer[]) is 'Takes back what records of our own export brought, where it is as it was then.';

create or replace function private.restore_settings(p_user_id uuid, p_record jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_done jsonb := '{}';
begin
  update public.profiles p set full_name = p_record ->> 'name'
  where p.id = p_user_id and p.full_name is null and p_record ->> 'name' is not null;
  if found then v_done := v_done || '{"name": true}'; end if;
  update public.profiles p set region = p_record ->> 'region'
  where p.id = p_user_id and p.region is null and p_record ->> 'region' is not null;
  if found then v_done := v_done || '{"region": true}'; end if;
  insert into public.time_zones (user_id, time_zone)
  select p_user_id, p_record ->> 'timeZone' where p_record ->> 'timeZone' is not null on conflict do nothing;
  if found then v_done := v_done || '{"timeZone": true}'; end if;
  insert into public.list_settings (user_id, hide_seen, half_stars)
  select p_user_id, coalesce((p_record ->> 'hideSeen')::boolean, false), coalesce((p_record ->> 'halfStars')::boolean, false)
  where coalesce(p_record ->> 'hideSeen', p_record ->> 'halfStars') is not null on conflict do nothing;
  if found then v_done := v_done || '{"hideSeen": true}'; end if;
  insert into public.ai_preferences (user_id, keep_searches)
  select p_user_id, (p_record ->> 'keepSearches')::boolean where p_record ->> 'keepSearches' is not null
  on conflict do nothing;
  if found then v_done := v_done || '{"keepSearches": true}'; end if;
  return nullif(v_done, '{}');
end
$function$;
comment on function private.restore_settings(uuid,jsonb) is 'Sets what the person has not set; null when that is nothing.';

drop function private.rate_played(private.deliveries, jsonb, smallint);
create or replace function private.rate_played(p_delivery private.deliveries, p_title jsonb, p_stars real)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_given boolean;
begin
  -- The later of two opinions counts: one given here since stays.
  if p_title ->> 'kind' = 'movie' then
    insert into public.movie_ratings as g (user_id, movie_id, stars, created_at)
    values (p_delivery.user_id, (p_title ->> 'id')::integer, p_stars, p_delivery.at)
    on conflict (user_id, movie_id) do update set stars = excluded.stars
    where coalesce(g.updated_at, g.created_at) < p_delivery.at and g.stars <> excluded.stars
    returning true into v_given;
  else
    insert into public.series_ratings as g (user_id, series_id, stars, created_at)
    values (p_delivery.user_id, (p_title ->> 'id')::integer, p_stars, p_delivery.at)
    on conflict (user_id, series_id) do update set stars = excluded.stars
    where coalesce(g.updated_at, g.created_at) < p_delivery.at and g.stars <> excluded.stars
    returning true into v_given;
  end if;
  return coalesce(v_given, false);
end
$function$;
comment on function private.rate_played(private.deliveries,jsonb,real) is 'Gives the stars somebody gave in the program.';

revoke all on function private.rate_played(private.deliveries, jsonb, real) from public;

create or replace function public.settle_delivery(p_number bigint, p_result jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_delivery private.deliveries;
  v_source text;
  v_outcome text := p_result ->> 'outcome';
  v_place jsonb;
  v_play uuid;
  v_plays uuid[] := '{}';
begin
  select d.* into v_delivery from private.deliveries d where d.number = p_number and d.state = 'waiting' for update;
  if not found then
    return null;
  end if;
  -- Two deliveries of one play are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('plays:' || v_delivery.user_id::text, 0));
  select c.source into v_source from public.connections c where c.id = v_delivery.connection_id;
  begin
    case v_outcome
      when 'counted' then
        for v_place in
          select e from jsonb_array_elements(case when jsonb_array_length(p_result -> 'episodes') = 0
            then '[null]'::jsonb else p_result -> 'episodes' end) e
        loop
          v_play := private.count_play(v_delivery, v_source, p_result, nullif(v_place, 'null'));
          if v_play is not null then v_plays := v_plays || v_play; end if;
        end loop;
        if not exists (select from public.plays p where p.id = any (v_plays) and p.done ?| '{watch,run}') then
          v_outcome := case when v_plays = '{}' then 'repeated' else 'noted' end;
        end if;
      when 'progress' then
        if not private.keep_play_progress(v_delivery, v_source, p_result) then v_outcome := 'later'; end if;
      when 'rated' then
        if not private.rate_played(v_delivery, p_result -> 'title', (p_result ->> 'stars')::real) then
          v_outcome := 'rating';
        end if;
      else null;
    end case;
  exception when check_violation then
    -- What the tables do not take (a full diary, two thousand series) ends the delivery, and stops no other.
    v_outcome := 'refused';
    v_plays := '{}';
  end;
  update private.deliveries d
  set state = case when v_outcome = 'doubtful' then 'doubtful' else 'done' end, outcome = v_outcome,
    title = coalesce(nullif(p_result -> 'title', 'null'), d.title),
    candidates = coalesce(p_result -> 'candidates', '[]'), done = v_plays,
    play = case when p_result ? 'episodes' and jsonb_array_length(p_result -> 'episodes') > 0
      then d.play || jsonb_build_object('episodes', p_result -> 'episodes') else d.play end
      || case when p_result ? 'percent' then jsonb_build_object('percent', p_result -> 'percent') else '{}' end
  where d.number = p_number;
  return v_outcome;
end
$function$;
comment on function public.settle_delivery(bigint,jsonb) is 'Ends a delivery that waits, in one transaction with what it changes: {outcome, title, episodes, minutes, percent, stars,
candidates}. Answers what became of it; null when it waits no more.';
grant execute on function public.settle_delivery(bigint,jsonb) to service_role;
