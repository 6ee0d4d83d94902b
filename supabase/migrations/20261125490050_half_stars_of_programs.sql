-- What programs, feeds and Letterboxd read and write keeps its half.

alter table public.letterboxd_entries alter column rating type real;

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
comment on view public.my_items is 'All that the API tells of whoever asks: what kind of thing, its id within the kind, when it was entered, and what it says.';
grant select on table public.my_items to authenticated;

create or replace function private.feed_of(p_person uuid, p_what text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(to_jsonb(e) order by e.at desc, e.id), '[]') from (
    (
      select w.id::text as id, w.kind, w.title_id, w.title, w.poster_path, w.release_date, w.day, w.again,
        coalesce(w.stars, m.stars, s.stars) as stars,
        exists (select from public.favorite_movies f where w.kind = 'movie' and f.user_id = p_person and f.movie_id = w.title_id)
          or exists (
            select from public.favorite_tv_series f where w.kind = 'tv' and f.user_id = p_person and f.series_id = w.title_id
          ) as liked,
        null::text as text, false as tells_end, 0 as episodes, w.created_at as at
      from public.watches w
      left join public.movie_ratings m on w.kind = 'movie' and m.user_id = p_person and m.movie_id = w.title_id
      left join public.series_ratings s on w.kind = 'tv' and s.user_id = p_person and s.series_id = w.title_id
      where p_what = 'diary' and w.user_id = p_person and w.day is not null
      order by w.created_at desc, w.id
      limit 50
    )
    union all
    (
      select 'series:' || d.series_id || ':' || d.day, 'tv', d.series_id, f.series_name, f.series_poster_path, null, d.day,
        bool_and(d.run > 1), r.stars, false, null, false, count(*)::integer, max(d.marked_at)
      from public.episode_watches d
      join public.series_facts f on f.series_id = d.series_id
      left join public.series_ratings r on r.user_id = p_person and r.series_id = d.series_id
      where p_what = 'diary' and d.user_id = p_person and d.day is not null
      group by d.series_id, d.day, f.series_name, f.series_poster_path, r.stars
      order by max(d.marked_at) desc, d.series_id
      limit 50
    )
    union all
    (
      select v.id::text, v.kind, v.title_id, coalesce(t.name, ''), t.poster_path, null, null, false, v.stars, false, v.review,
        v.tells_end, 0, v.created_at
      from (
        select r.id, 'movie' as kind, r.movie_id as title_id, r.review, r.tells_end, r.created_at, g.stars
        from public.movie_reviews r
        left join public.movie_ratings g on g.user_id = r.user_id and g.movie_id = r.movie_id
        where r.user_id = p_person
        union all
        select r.id, 'tv', r.series_id, r.review, r.tells_end, r.created_at, g.stars
        from public.series_reviews r
        left join public.series_ratings g on g.user_id = r.user_id and g.series_id = r.series_id
        where r.user_id = p_person
        order by 6 desc, 1
        limit 50
      ) v
      left join lateral private.watched_title(p_person, v.kind, v.title_id) t on true
      where p_what = 'reviews'
    )
    order by at desc, id
    limit 50
  ) e
$function$;
comment on function private.feed_of(uuid,text) is 'The latest fifty entries of somebody''s diary or of their reviews, as feeds tell them. Never a note.';

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
comment on function public.api_put_opinion(text,jsonb) is 'Writes stars or a review of the person whose token asks, with its own time. Definer: nobody else writes times.';
grant execute on function public.api_put_opinion(text,jsonb) to authenticated;

create or replace function public.keep_letterboxd_entry(p_user uuid, p_name text, p_entry jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_movie constant integer := (p_entry #>> '{title,id}')::integer;
  v_title constant text := p_entry #>> '{title,title}';
  v_day constant date := (p_entry ->> 'day')::date;
  v_at constant timestamptz := least((p_entry ->> 'at')::timestamptz, now());
  v_stars constant real := (p_entry ->> 'stars')::real;
  v_listed timestamptz := least(v_at, now() - interval '1 millisecond');
  v_watch uuid;
  v_rating real;
  v_review uuid;
  v_outcome text := 'noted';
begin
  perform pg_advisory_xact_lock(hashtextextended('exchange:movie:' || p_user::text, 0));
  -- Another name is followed by now, or nobody.
  if not exists (select from public.letterboxd_follows f where f.user_id = p_user and f.name = p_name)
    or exists (select from public.letterboxd_entries e where e.user_id = p_user and e.guid = p_entry ->> 'guid') then
    return null;
  end if;
  begin
    -- What an import brought, or the person wrote down, of this day is this very watch.
    if v_day is not null and not exists (
      select from public.watches w
      where w.user_id = p_user and w.kind = 'movie' and w.title_id = v_movie and w.day = v_day
    ) then
      if exists (select from public.watched_movies w where w.user_id = p_user and w.movie_id = v_movie) then
        v_listed := null;
      end if;
      insert into public.watches (
        user_id, kind, title_id, title, poster_path, release_date, vote_average, day, again, created_at, marked_at, stars
      ) values (
        p_user, 'movie', v_movie, v_title, p_entry #>> '{title,posterPath}', (p_entry #>> '{title,date}')::date,
        (p_entry #>> '{title,voteAverage}')::numeric, v_day, (p_entry ->> 'again')::boolean, v_at, v_listed, v_stars
      ) returning id into v_watch;
      if v_listed is not null then
        insert into public.watched_movies (
          user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, watched_at
        ) values (
          p_user, v_movie, v_title, p_entry #>> '{title,posterPath}', (p_entry #>> '{title,date}')::date,
          (p_entry #>> '{title,voteAverage}')::numeric, v_listed
        );
      end if;
      v_outcome := 'counted';
    else
      v_listed := null;
    end if;
    -- One's own stars and words stay.
    insert into public.movie_ratings (user_id, movie_id, stars, created_at)
    select p_user, v_movie, v_stars, v_at where v_stars is not null
    on conflict (user_id, movie_id) do nothing
    returning stars into v_rating;
    insert into public.movie_reviews (user_id, movie_id, review, created_at)
    select p_user, v_movie, p_entry ->> 'text', v_at
    where p_entry ->> 'text' is not null and not exists (
      select from public.movie_reviews r where r.user_id = p_user and r.movie_id = v_movie
    )
    returning id into v_review;
  exception when check_violation or sqlstate '23M01' then
    -- What the tables do not take (a full diary) ends this entry, and stops no other.
    v_outcome := 'refused';
    v_watch := null;
    v_listed := null;
    v_rating := null;
    v_review := null;
  end;
  insert into public.letterboxd_entries (
    user_id, guid, movie_id, title, day, stars, outcome, watch_id, listed_at, rating, review_id
  ) values (
    p_user, p_entry ->> 'guid', v_movie, v_title, v_day, v_stars, v_outcome, v_watch, v_listed, v_rating, v_review
  );
  return v_outcome;
end
$function$;
comment on function public.keep_letterboxd_entry(uuid,text,jsonb) is 'Enters {guid, at, day, again, stars, text, title} of the one a person follows where it belongs, once: counted, or noted
where it stands there already. Null when it was read before, or that one is followed no more.';
grant execute on function public.keep_letterboxd_entry(uuid,text,jsonb) to service_role;

create or replace function public.leave_letterboxd(p_take_back boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_user constant uuid := auth.uid();
  v_found boolean;
begin
  delete from public.letterboxd_follows f where f.user_id = v_user;
  v_found := found;
  if p_take_back then
    perform pg_advisory_xact_lock(hashtextextended('exchange:movie:' || v_user::text, 0));
    delete from public.watches w using public.letterboxd_entries e
    where e.user_id = v_user and w.id = e.watch_id and w.user_id = v_user;
    -- What has left the list since, or entered it anew, stays as it is; so do stars and words that were changed since.
    delete from public.watched_movies w using public.letterboxd_entries e
    where e.user_id = v_user and w.user_id = v_user and w.movie_id = e.movie_id and w.watched_at = e.listed_at
      and not exists (
        select from public.watches o where o.user_id = v_user and o.kind = 'movie' and o.title_id = w.movie_id
      );
    delete from public.movie_ratings r using public.letterboxd_entries e
    where e.user_id = v_user and r.user_id = v_user and r.movie_id = e.movie_id and r.stars = e.rating
      and r.updated_at is null;
    delete from public.movie_reviews r using public.letterboxd_entries e
    where e.user_id = v_user and r.id = e.review_id and r.user_id = v_user and r.updated_at is null;
    delete from public.letterboxd_entries e where e.user_id = v_user;
  end if;
  return v_found;
end
$function$;
comment on function public.leave_letterboxd(boolean) is 'Ends following for the caller, and takes back what it brought where it is as it came. False when nobody was followed.';
grant execute on function public.leave_letterboxd(boolean) to authenticated;
