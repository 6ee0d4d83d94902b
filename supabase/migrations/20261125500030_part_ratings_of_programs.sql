-- The API tells and takes stars of seasons and episodes.

create or replace view public.my_items with (security_invoker=true) as
 SELECT 'history'::text AS what, w.id::text AS id, w.created_at AS at,
    jsonb_build_object('kind', w.kind, 'tmdb', w.title_id, 'name', w.title, 'released', w.release_date, 'day', w.day, 'again', w.again, 'note', w.note, 'source', ( SELECT p.source
           FROM public.plays p
          WHERE p.watch_id = w.id AND p.undone_at IS NULL
          ORDER BY p.id
         LIMIT 1)) AS fields
   FROM public.watches w
  WHERE w.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'ratings'::text AS what, 'movie:'::text || r.movie_id AS id,
    COALESCE(r.updated_at, r.created_at) AS at,
    jsonb_build_object('kind', 'movie', 'tmdb', r.movie_id, 'stars', r.stars) AS fields
   FROM public.movie_ratings r
  WHERE r.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'ratings'::text AS what, 'tv:'::text || r.series_id AS id, COALESCE(r.updated_at, r.created_at) AS at,
    jsonb_build_object('kind', 'tv', 'tmdb', r.series_id, 'stars', r.stars) AS fields
   FROM public.series_ratings r
  WHERE r.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'part_ratings'::text AS what, concat_ws(':'::text, r.series_id, r.season, r.number) AS id,
    COALESCE(r.updated_at, r.created_at) AS at,
    jsonb_build_object('tmdb', r.series_id, 'season', r.season, 'number', r.number, 'stars', r.stars) AS fields
   FROM public.part_ratings r
  WHERE r.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'reviews'::text AS what, r.id::text AS id, r.created_at AS at,
    jsonb_build_object('kind', 'movie', 'tmdb', r.movie_id, 'text', r.review, 'tells_end', r.tells_end, 'changed_at', r.updated_at) AS fields
   FROM public.movie_reviews r
  WHERE r.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'reviews'::text AS what, r.id::text AS id, r.created_at AS at,
    jsonb_build_object('kind', 'tv', 'tmdb', r.series_id, 'text', r.review, 'tells_end', r.tells_end, 'changed_at', r.updated_at) AS fields
   FROM public.series_reviews r
  WHERE r.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'wishlist'::text AS what, 'movie:'::text || w.movie_id AS id, w.added_at AS at,
    jsonb_build_object('kind', 'movie', 'tmdb', w.movie_id, 'name', w.movie_title, 'released', w.movie_release_date) AS fields
   FROM public.wishlists w
  WHERE w.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'wishlist'::text AS what, 'tv:'::text || w.series_id AS id, w.added_at AS at,
    jsonb_build_object('kind', 'tv', 'tmdb', w.series_id, 'name', w.series_name, 'released', w.series_first_air_date) AS fields
   FROM public.tv_wishlists w
  WHERE w.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'watched'::text AS what, 'movie:'::text || w.movie_id AS id, w.watched_at AS at,
    jsonb_build_object('kind', 'movie', 'tmdb', w.movie_id, 'name', w.movie_title, 'released', w.movie_release_date) AS fields
   FROM public.watched_movies w
  WHERE w.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'watched'::text AS what, 'tv:'::text || w.series_id AS id, w.watched_at AS at,
    jsonb_build_object('kind', 'tv', 'tmdb', w.series_id, 'name', w.series_name, 'released', w.series_first_air_date) AS fields
   FROM public.watched_tv_series w
  WHERE w.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'favorites'::text AS what, 'movie:'::text || f.movie_id AS id, f.favorited_at AS at,
    jsonb_build_object('kind', 'movie', 'tmdb', f.movie_id, 'name', f.movie_title, 'released', f.movie_release_date) AS fields
   FROM public.favorite_movies f
  WHERE f.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'favorites'::text AS what, 'tv:'::text || f.series_id AS id, f.favorited_at AS at,
    jsonb_build_object('kind', 'tv', 'tmdb', f.series_id, 'name', f.series_name, 'released', f.series_first_air_date) AS fields
   FROM public.favorite_tv_series f
  WHERE f.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'dismissed'::text AS what, (d.kind || ':'::text) || d.title_id AS id, d.dismissed_at AS at,
    jsonb_build_object('kind', d.kind, 'tmdb', d.title_id, 'name', d.title, 'released', d.release_date) AS fields
   FROM public.dismissed_titles d
  WHERE d.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'lists'::text AS what, l.id::text AS id, l.created_at AS at,
    jsonb_build_object('name', l.name, 'description', l.description, 'ranked', l.ranked, 'visibility', l.visibility, 'address', l.address, 'titles', l.items, 'changed_at', l.updated_at) AS fields
   FROM public.lists l
  WHERE l.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'list_items'::text AS what, (((i.list_id || ':'::text) || i.kind) || ':'::text) || i.title_id AS id,
    i.added_at AS at,
    jsonb_build_object('list', i.list_id, 'kind', i.kind, 'tmdb', i.title_id, 'name', i.title, 'released', i.release_date, 'note', i.note, 'position', i."position") AS fields
   FROM public.list_items i
  WHERE i.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'series'::text AS what, f.series_id::text AS id, f.followed_at AS at,
    jsonb_build_object('tmdb', f.series_id, 'name', f.series_name, 'state', f.state, 'run', f.run) AS fields
   FROM public.followed_series f
  WHERE f.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'episodes'::text AS what, concat_ws(':'::text, e.series_id, e.run, e.season, e.number) AS id,
    e.marked_at AS at,
    jsonb_build_object('tmdb', e.series_id, 'run', e.run, 'season', e.season, 'number', e.number, 'day', e.day) AS fields
   FROM public.episode_watches e
  WHERE e.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'notices'::text AS what, n.id::text AS id, n.created_at AS at,
    jsonb_build_object('about', n.kind, 'kind', n.title_kind, 'tmdb', n.title_id, 'name', n.title_name, 'data', n.data, 'read_at', n.read_at) AS fields
   FROM public.notices n
  WHERE n.user_id = (( SELECT auth.uid() AS uid)) AND n.in_app;

create or replace function public.api_put_opinion(p_what text, p_entry jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_user constant uuid := auth.uid();
  v_movie constant integer := case when p_entry ->> 'kind' = 'movie' then (p_entry ->> 'tmdb')::integer end;
  v_series constant integer := case when p_entry ->> 'kind' = 'tv' then (p_entry ->> 'tmdb')::integer end;
  v_at constant timestamptz := least(coalesce((p_entry ->> 'at')::timestamptz, now()), now());
  v_ends constant boolean := coalesce((p_entry ->> 'tells_end')::boolean, false);
  v_text constant text := p_entry ->> 'text';
  v_id uuid := (p_entry ->> 'id')::uuid;
  v_status text := 'same';
begin
  -- Where a browser gives an opinion, its time is now.
  if v_user is null or not coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ? 'token', false) then
    raise exception 'Only programs bring opinions with their time' using errcode = '42501';
  end if;
  if p_what = 'part_ratings' then
    insert into public.part_ratings as r (user_id, series_id, season, number, stars, created_at)
    values (
      v_user, (p_entry ->> 'tmdb')::integer, (p_entry ->> 'season')::smallint, (p_entry ->> 'number')::integer,
      (p_entry ->> 'stars')::real, v_at
    )
    on conflict (user_id, series_id, season, number) do update set stars = excluded.stars where r.stars <> excluded.stars
    returning case when r.updated_at is null then 'created' else 'changed' end into v_status;
    return jsonb_build_object('status', coalesce(v_status, 'same'), 'id', concat_ws(
      ':', p_entry ->> 'tmdb', p_entry ->> 'season', p_entry ->> 'number'
    ));
  end if;
  if p_what = 'ratings' then
    if v_movie is not null then
      insert into public.movie_ratings as r (user_id, movie_id, stars, created_at)
      values (v_user, v_movie, (p_entry ->> 'stars')::real, v_at)
      on conflict (user_id, movie_id) do update set stars = excluded.stars where r.stars <> excluded.stars
      returning case when r.updated_at is null then 'created' else 'changed' end into v_status;
    else
      insert into public.series_ratings as r (user_id, series_id, stars, created_at)
      values (v_user, v_series, (p_entry ->> 'stars')::real, v_at)
      on conflict (user_id, series_id) do update set stars = excluded.stars where r.stars <> excluded.stars
      returning case when r.updated_at is null then 'created' else 'changed' end into v_status;
    end if;
    return jsonb_build_object(
      'status', coalesce(v_status, 'same'), 'id', (p_entry ->> 'kind') || ':' || (p_entry ->> 'tmdb')
    );
  end if;
  if v_id is not null then
    update public.movie_reviews r set review = v_text, tells_end = v_ends
    where r.id = v_id and r.user_id = v_user and r.movie_id = v_movie;
    if not found then
      update public.series_reviews r set review = v_text, tells_end = v_ends
      where r.id = v_id and r.user_id = v_user and r.series_id = v_series;
    end if;
    if not found then
      raise exception 'There is no such review of yours' using errcode = '23503';
    end if;
    return jsonb_build_object('status', 'changed', 'id', v_id);
  end if;
  -- The same words about the same title are the same review.
  select r.id into v_id from (
    select m.id, m.review from public.movie_reviews m where m.user_id = v_user and m.movie_id = v_movie
    union all
    select s.id, s.review from public.series_reviews s where s.user_id = v_user and s.series_id = v_series
  ) r where r.review = btrim(v_text, E' \t\r\n') limit 1;
  if found then
    return jsonb_build_object('status', 'same', 'id', v_id);
  end if;
  if v_movie is not null then
    insert into public.movie_reviews (user_id, movie_id, review, tells_end, created_at)
    values (v_user, v_movie, v_text, v_ends, v_at) returning id into v_id;
  else
    insert into public.series_reviews (user_id, series_id, review, tells_end, created_at)
    values (v_user, v_series, v_text, v_ends, v_at) returning id into v_id;
  end if;
  return jsonb_build_object('status', 'created', 'id', v_id);
end
$function$;

create or replace function public.api_remove(p_what text, p_id text)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_user constant uuid := auth.uid();
  v_part constant text[] := string_to_array(p_id, ':');
  v_found boolean;
begin
  case p_what
    when 'history' then
      delete from public.watches w where w.user_id = v_user and w.id = p_id::uuid;
    when 'ratings' then
      delete from public.movie_ratings r
      where v_part[1] = 'movie' and r.user_id = v_user and r.movie_id = v_part[2]::integer;
      v_found := found;
      delete from public.series_ratings r
      where v_part[1] = 'tv' and r.user_id = v_user and r.series_id = v_part[2]::integer;
    when 'part_ratings' then
      delete from public.part_ratings r where r.user_id = v_user and r.series_id = v_part[1]::integer
        and r.season = v_part[2]::smallint and r.number is not distinct from v_part[3]::integer;
    when 'reviews' then
      delete from public.movie_reviews r where r.user_id = v_user and r.id = p_id::uuid;
      v_found := found;
      delete from public.series_reviews r where r.user_id = v_user and r.id = p_id::uuid;
    when 'wishlist' then
      delete from public.wishlists w
      where v_part[1] = 'movie' and w.user_id = v_user and w.movie_id = v_part[2]::integer;
      v_found := found;
      delete from public.tv_wishlists w
      where v_part[1] = 'tv' and w.user_id = v_user and w.series_id = v_part[2]::integer;
    when 'watched' then
      delete from public.watched_movies w
      where v_part[1] = 'movie' and w.user_id = v_user and w.movie_id = v_part[2]::integer;
      v_found := found;
      delete from public.watched_tv_series w
      where v_part[1] = 'tv' and w.user_id = v_user and w.series_id = v_part[2]::integer;
    when 'favorites' then
      delete from public.favorite_movies f
      where v_part[1] = 'movie' and f.user_id = v_user and f.movie_id = v_part[2]::integer;
      v_found := found;
      delete from public.favorite_tv_series f
      where v_part[1] = 'tv' and f.user_id = v_user and f.series_id = v_part[2]::integer;
    when 'dismissed' then
      delete from public.dismissed_titles d
      where d.user_id = v_user and d.kind = v_part[1] and d.title_id = v_part[2]::integer;
    when 'lists' then
      return public.remove_list(p_id::uuid);
    when 'list_items' then
      delete from public.list_items i where i.user_id = v_user and i.list_id = v_part[1]::uuid and i.kind = v_part[2]
        and i.title_id = v_part[3]::integer;
    when 'series' then
      delete from public.followed_series f where f.user_id = v_user and f.series_id = p_id::integer;
    when 'episodes' then
      delete from public.episode_watches e where e.user_id = v_user and e.series_id = v_part[1]::integer
        and e.run = v_part[2]::smallint and e.season = v_part[3]::smallint and e.number = v_part[4]::integer;
    else
      raise exception 'These are not removed' using errcode = '22023';
  end case;
  return found or coalesce(v_found, false);
end
$function$;

create or replace function public.api_write(p_entries jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_entry jsonb;
  v_what text;
  v_done jsonb;
  v_all jsonb := '[]';
  v_state text;
begin
  for v_entry in select e from jsonb_array_elements(p_entries) with ordinality a (e, place) order by place limit 100 loop
    v_what := v_entry ->> 'what';
    -- Each for itself: one that is refused leaves the others done.
    begin
      if v_entry ->> 'do' = 'remove' then
        v_done := jsonb_build_object('status', case when public.api_remove(v_what, v_entry ->> 'id')
          then 'removed' else 'none' end, 'id', v_entry ->> 'id');
      else
        v_done := case
          when v_what in ('wishlist', 'watched', 'favorites', 'dismissed') then jsonb_build_object(
            'status', public.api_put_title(v_what, v_entry), 'id', concat_ws(':', v_entry ->> 'kind', v_entry ->> 'tmdb')
          )
          when v_what = 'history' then public.api_put_watch(v_entry)
          when v_what in ('ratings', 'part_ratings', 'reviews') then public.api_put_opinion(v_what, v_entry)
          when v_what in ('lists', 'list_items') then public.api_put_list(v_what, v_entry)
          when v_what in ('series', 'episodes') then public.api_put_series(v_what, v_entry)
          when v_what = 'notices' then jsonb_build_object('id', v_entry ->> 'id', 'status', case
            when cardinality(public.mark_my_notices(
              (v_entry ->> 'read')::boolean, array[(v_entry ->> 'id')::bigint]
            )) > 0 then 'changed'
            when public.api_items('notices', array[v_entry ->> 'id']) = '[]' then 'none'
            else 'same'
          end)
        end;
      end if;
    exception when integrity_constraint_violation or data_exception or insufficient_privilege or raise_exception
      or sqlstate '23M01' then
      get stacked diagnostics v_state = returned_sqlstate;
      v_done := jsonb_build_object('status', 'refused', 'code', v_state);
    end;
    v_all := v_all || coalesce(v_done, '{"status": "refused", "code": "22023"}');
  end loop;
  return v_all;
end
$function$;
