-- What reads stars reads the exact ones; what is counted or chosen by whole stars stays as it was.

drop function public.movie_review_page(integer, smallint, boolean, integer, integer);
create or replace function public.movie_review_page(p_movie_id integer, p_rating smallint DEFAULT NULL::smallint, p_oldest_first boolean DEFAULT false, p_limit integer DEFAULT 20, p_offset integer DEFAULT 0)
 RETURNS TABLE(id uuid, user_id uuid, full_name text, avatar_url text, handle text, review text, tells_end boolean, created_at timestamp with time zone, updated_at timestamp with time zone, stars real, is_own boolean, is_followed boolean, total_count integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with followed as materialized (
    select f.followed_id as id from public.follows f where f.follower_id = (select auth.uid())
  ), blocked as materialized (
    select b.blocked_id as id from public.blocks b where b.blocker_id = (select auth.uid())
  ), listed as (
    select r.id, r.user_id, r.created_at, g.stars,
      coalesce(r.user_id = (select auth.uid()), false) as is_own,
      r.user_id in (select f.id from followed f) as is_followed
    from public.movie_reviews r
    left join public.movie_ratings g on g.user_id = r.user_id and g.movie_id = r.movie_id
    where r.movie_id = p_movie_id and (p_rating is null or g.rating = p_rating)
      and r.user_id not in (select b.id from blocked b)
  ), page as materialized (
    select l.*, (select count(*)::integer from listed) as total_count
    from listed l
    order by l.is_own desc, l.is_followed desc,
      case when p_oldest_first then l.created_at end,
      case when not p_oldest_first then l.created_at end desc,
      l.id
    limit least(greatest(p_limit, 1), 100)
    offset greatest(p_offset, 0)
  )
  select p.id, p.user_id, a.full_name, a.avatar_url, w.handle, r.review, r.tells_end, p.created_at, r.updated_at,
    p.stars, p.is_own, p.is_followed, p.total_count
  from page p
  join public.movie_reviews r on r.id = p.id
  left join public.profiles a on a.id = p.user_id
  left join public.profile_pages w on w.user_id = p.user_id and w.visibility = 'public'
  order by p.is_own desc, p.is_followed desc,
    case when p_oldest_first then p.created_at end,
    case when not p_oldest_first then p.created_at end desc,
    p.id
$function$;
comment on function public.movie_review_page(integer,smallint,boolean,integer,integer) is 'One page of a movie''s reviews, the caller''s own first, then those of people the caller follows, then by time; none of
people the caller has blocked; at most 100 rows. stars are the author''s now, on each of their reviews; handle is
the name of the author''s page where the caller may see it; total_count counts all pages.';
revoke all on function public.movie_review_page(integer, smallint, boolean, integer, integer) from public;
grant execute on function public.movie_review_page(integer,smallint,boolean,integer,integer) to anon;
grant execute on function public.movie_review_page(integer,smallint,boolean,integer,integer) to authenticated;

drop function public.series_review_page(integer, smallint, boolean, integer, integer);
create or replace function public.series_review_page(p_series_id integer, p_rating smallint DEFAULT NULL::smallint, p_oldest_first boolean DEFAULT false, p_limit integer DEFAULT 20, p_offset integer DEFAULT 0)
 RETURNS TABLE(id uuid, user_id uuid, full_name text, avatar_url text, handle text, review text, tells_end boolean, created_at timestamp with time zone, updated_at timestamp with time zone, stars real, is_own boolean, is_followed boolean, total_count integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with followed as materialized (
    select f.followed_id as id from public.follows f where f.follower_id = (select auth.uid())
  ), blocked as materialized (
    select b.blocked_id as id from public.blocks b where b.blocker_id = (select auth.uid())
  ), listed as (
    select r.id, r.user_id, r.created_at, g.stars,
      coalesce(r.user_id = (select auth.uid()), false) as is_own,
      r.user_id in (select f.id from followed f) as is_followed
    from public.series_reviews r
    left join public.series_ratings g on g.user_id = r.user_id and g.series_id = r.series_id
    where r.series_id = p_series_id and (p_rating is null or g.rating = p_rating)
      and r.user_id not in (select b.id from blocked b)
  ), page as materialized (
    select l.*, (select count(*)::integer from listed) as total_count
    from listed l
    order by l.is_own desc, l.is_followed desc,
      case when p_oldest_first then l.created_at end,
      case when not p_oldest_first then l.created_at end desc,
      l.id
    limit least(greatest(p_limit, 1), 100)
    offset greatest(p_offset, 0)
  )
  select p.id, p.user_id, a.full_name, a.avatar_url, w.handle, r.review, r.tells_end, p.created_at, r.updated_at,
    p.stars, p.is_own, p.is_followed, p.total_count
  from page p
  join public.series_reviews r on r.id = p.id
  left join public.profiles a on a.id = p.user_id
  left join public.profile_pages w on w.user_id = p.user_id and w.visibility = 'public'
  order by p.is_own desc, p.is_followed desc,
    case when p_oldest_first then p.created_at end,
    case when not p_oldest_first then p.created_at end desc,
    p.id
$function$;
comment on function public.series_review_page(integer,smallint,boolean,integer,integer) is 'As movie_review_page.';
revoke all on function public.series_review_page(integer, smallint, boolean, integer, integer) from public;
grant execute on function public.series_review_page(integer,smallint,boolean,integer,integer) to anon;
grant execute on function public.series_review_page(integer,smallint,boolean,integer,integer) to authenticated;

drop function public.recently_liked(integer);
create or replace function public.recently_liked(p_limit integer DEFAULT 3)
 RETURNS TABLE(kind text, title_id integer, name text, stars real)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select r.kind, r.title_id, f.name, r.stars
  from (
    select * from (
      select 'movie' as kind, m.movie_id as title_id, m.stars, coalesce(m.updated_at, m.created_at) as rated_at
      from public.movie_ratings m where m.user_id = (select auth.uid())
      union all
      select 'tv', s.series_id, s.stars, coalesce(s.updated_at, s.created_at)
      from public.series_ratings s where s.user_id = (select auth.uid())
    ) every
    order by rated_at desc, title_id
    limit 20
  ) r
  join private.title_facts f on f.kind = r.kind and f.title_id = r.title_id and f.name is not null
  where r.stars >= 4
  order by r.stars desc, r.rated_at desc, r.title_id
  limit least(greatest(p_limit, 1), 10)
$function$;
comment on function public.recently_liked(integer) is 'The best of the twenty titles the caller has rated last, four stars at least, with their names where they are known.';
revoke all on function public.recently_liked(integer) from public;
grant execute on function public.recently_liked(integer) to authenticated;

drop function public.profile_reviews(uuid, text, integer, integer);
create or replace function public.profile_reviews(p_owner uuid, p_key text DEFAULT NULL::text, p_limit integer DEFAULT 10, p_offset integer DEFAULT 0)
 RETURNS TABLE(id uuid, kind text, title_id integer, title text, poster_path text, review text, tells_end boolean, created_at timestamp with time zone, stars real, total_count integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET work_mem TO '16MB'
AS $function$
  with written as materialized (
    select r.id, 'movie' as kind, r.movie_id as title_id, r.created_at
    from public.movie_reviews r where r.user_id = p_owner and private.profile_part(p_owner, p_key, 'reviews')
    union all
    select r.id, 'tv', r.series_id, r.created_at
    from public.series_reviews r where r.user_id = p_owner and private.profile_part(p_owner, p_key, 'reviews')
  )
  select w.id, w.kind, w.title_id, t.name, t.poster_path, coalesce(mr.review, sr.review),
    coalesce(mr.tells_end, sr.tells_end), w.created_at, coalesce(m.stars, s.stars),
    (select count(*)::integer from written)
  from (
    select * from written order by created_at desc, id
    limit least(greatest(p_limit, 1), 50) offset least(greatest(p_offset, 0), 100000)
  ) w
  left join public.movie_reviews mr on w.kind = 'movie' and mr.id = w.id
  left join public.series_reviews sr on w.kind = 'tv' and sr.id = w.id
  left join public.movie_ratings m on w.kind = 'movie' and m.user_id = p_owner and m.movie_id = w.title_id
  left join public.series_ratings s on w.kind = 'tv' and s.user_id = p_owner and s.series_id = w.title_id
  left join lateral private.watched_title(p_owner, w.kind, w.title_id) t on true
  order by w.created_at desc, w.id
$function$;
comment on function public.profile_reviews(uuid,text,integer,integer) is 'One page of the reviews of a page, the latest first, each with the author''s stars now and what its title is called
where that is known here.';
revoke all on function public.profile_reviews(uuid, text, integer, integer) from public;
grant execute on function public.profile_reviews(uuid,text,integer,integer) to anon;
grant execute on function public.profile_reviews(uuid,text,integer,integer) to authenticated;

drop function public.diary_entries(text, date, date, boolean, integer, integer, integer);
create or replace function public.diary_entries(p_kind text DEFAULT NULL::text, p_since date DEFAULT NULL::date, p_until date DEFAULT NULL::date, p_undated boolean DEFAULT false, p_from integer DEFAULT 0, p_size integer DEFAULT 30, p_of_each_day integer DEFAULT NULL::integer)
 RETURNS TABLE(id text, kind text, title_id integer, title text, poster_path text, release_date date, vote_average numeric, day date, again boolean, note text, created_at timestamp with time zone, marked_at timestamp with time zone, stars real, title_stars real, episodes integer, first_episodes jsonb, of_day integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
 SET work_mem TO '16MB'
AS $function$
  with bound as (
    select coalesce(p_since, '1900-01-01') as since, coalesce(p_until, '2200-01-01') as until,
      -- What is shown of each day takes all of the time it is asked for; a page no more than what stands before its end.
      case when p_of_each_day is null then greatest(p_from, 0) + least(p_size, 200) end as enough
  ),
  dated as materialized (
    (
      select w.id, null::integer as series_id, w.day, w.created_at, null::integer as episodes, false as again
      from public.watches w
      where w.user_id = (select auth.uid()) and (p_kind is null or w.kind = p_kind) and not p_undated
        and w.day >= (select b.since from bound b) and w.day <= (select b.until from bound b)
      order by w.day desc nulls last, w.created_at desc, w.id
      limit (select b.enough from bound b)
    )
    union all
    (
      -- Whole days, because within one the order is another.
      select null, d.series_id, d.day, max(d.marked_at), count(distinct (d.season, d.number))::integer, bool_and(d.run > 1)
      from public.episode_watches d
      where d.user_id = (select auth.uid()) and p_kind is distinct from 'movie' and not p_undated
        and d.day >= (select b.since from bound b) and d.day <= (select b.until from bound b)
      group by d.day, d.series_id
      order by d.day desc
      fetch first (select coalesce(b.enough, 1000000) from bound b) rows with ties
    )
  ),
  -- What has no day stands behind all that has one, and is read where that does not fill the page.
  undated as materialized (
    (
      select w.id, null::integer as series_id, w.day, w.created_at, null::integer as episodes, false as again
      from public.watches w
      where w.user_id = (select auth.uid()) and (p_kind is null or w.kind = p_kind) and w.day is null
        and p_since is null and p_of_each_day is null
        and (select count(*) from dated) < (select b.enough from bound b)
      order by w.day desc nulls last, w.created_at desc, w.id
      limit (select b.enough from bound b)
    )
    union all
    select null, d.series_id, null, max(d.marked_at), count(distinct (d.season, d.number))::integer, bool_and(d.run > 1)
    from public.episode_watches d
    where d.user_id = (select auth.uid()) and p_kind is distinct from 'movie' and d.day is null
      and p_since is null and p_of_each_day is null
      and (select count(*) from dated) < (select b.enough from bound b)
    group by d.series_id
  ),
  entry as (
    select e.*, coalesce(e.id::text, 'series:' || e.series_id || ':' || coalesce(e.day::text, 'none')) as key
    from (select * from dated union all select * from undated) e
  ),
  placed as (
    select e.*, count(*) over (partition by e.day)::integer as of_day,
      row_number() over (partition by e.day order by e.created_at desc, e.key) as place
    from entry e
  ),
  shown as materialized (
    select p.* from placed p
    where p_of_each_day is null or p.place <= p_of_each_day
    order by p.day desc nulls last, p.created_at desc, p.key
    limit least(p_size, 200) offset greatest(p_from, 0)
  )
  select * from (
    select s.key, w.kind, w.title_id, w.title, w.poster_path, w.release_date, w.vote_average, w.day, w.again, w.note,
      w.created_at, w.marked_at, w.stars, w.title_stars, null::integer, null::jsonb, s.of_day
    from shown s join public.watches_view w on w.id = s.id
    union all
    select s.key, 'tv', s.series_id, coalesce(f.series_name, o.series_name), coalesce(f.series_poster_path,
      o.series_poster_path), null, null, s.day, s.again, null, s.created_at, null, null, r.stars, s.episodes, e.first, s.of_day
    from shown s
    left join public.series_facts f on f.series_id = s.series_id
    left join public.followed_series o on o.user_id = (select auth.uid()) and o.series_id = s.series_id
    left join public.series_ratings r on r.user_id = (select auth.uid()) and r.series_id = s.series_id
    cross join lateral (
      select jsonb_agg(jsonb_build_array(n.season, n.number) order by n.season, n.number) as first
      from (
        select d.season, d.number from public.episode_watches d
        where d.user_id = (select auth.uid()) and d.series_id = s.series_id and d.day = s.day
        union
        select d.season, d.number from public.episode_watches d
        where d.user_id = (select auth.uid()) and d.series_id = s.series_id and d.day is null and s.day is null
        order by 1, 2
        limit 20
      ) n
    ) e
    where s.series_id is not null
  ) e (
    id, kind, title_id, title, poster_path, release_date, vote_average, day, again, note, created_at, marked_at, stars, title_stars,
    episodes, first_episodes, of_day
  )
  order by e.day desc nulls last, e.created_at desc, e.id
$function$;
comment on function public.diary_entries(text,date,date,boolean,integer,integer,integer) is 'Entries of the caller''s diary in its order: the latest day first, what has no day last. Of days from p_since to p_until,
of no day (p_undated), or of all; at most 200 from p_from on, or so many of each day, with how many that day has among
those read. An entry is a watch of a title with its own stars and those of the title, or (episodes is how many, first_episodes the first twenty as pairs of season
and number) all of one series on one day.';
revoke all on function public.diary_entries(text, date, date, boolean, integer, integer, integer) from public;
grant execute on function public.diary_entries(text,date,date,boolean,integer,integer,integer) to authenticated;

create or replace function public.for_you_history(p_user uuid, p_limit integer DEFAULT 1500)
 RETURNS TABLE(kind text, title_id integer, title text, stars numeric, at timestamp with time zone, watched boolean, favorite boolean, wished boolean, dismissed boolean, dropped boolean, facts jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with done as (
    select 'movie' as kind, r.movie_id as title_id, null::text as title, r.stars,
      coalesce(r.updated_at, r.created_at) as at, 'rated' as what
    from public.movie_ratings r where r.user_id = p_user
    union all
    select 'tv', r.series_id, null, r.stars, coalesce(r.updated_at, r.created_at), 'rated'
    from public.series_ratings r where r.user_id = p_user
    union all
    select 'movie', w.movie_id, w.movie_title, null, w.watched_at, 'watched'
    from public.watched_movies w where w.user_id = p_user
    union all
    select 'tv', w.series_id, w.series_name, null, w.watched_at, 'watched'
    from public.watched_tv_series w where w.user_id = p_user
    union all
    select 'movie', w.movie_id, w.movie_title, null, w.favorited_at, 'favorite'
    from public.favorite_movies w where w.user_id = p_user
    union all
    select 'tv', w.series_id, w.series_name, null, w.favorited_at, 'favorite'
    from public.favorite_tv_series w where w.user_id = p_user
    union all
    select 'movie', w.movie_id, w.movie_title, null, w.added_at, 'wished' from public.wishlists w where w.user_id = p_user
    union all
    select 'tv', w.series_id, w.series_name, null, w.added_at, 'wished' from public.tv_wishlists w where w.user_id = p_user
    union all
    select d.kind, d.title_id, d.title, null, d.dismissed_at, 'dismissed'
    from public.dismissed_titles d where d.user_id = p_user
    union all
    select 'tv', f.series_id, f.series_name, null, f.followed_at, case f.state when 'dropped' then 'dropped' else 'followed' end
    from public.followed_series f where f.user_id = p_user
  ),
  titles as (
    select d.kind, d.title_id, max(d.title) as title, max(d.stars)::numeric as stars,
      coalesce(max(d.at) filter (where d.what = 'rated'), max(d.at)) as at,
      bool_or(d.what = 'watched') as watched, bool_or(d.what = 'favorite') as favorite,
      bool_or(d.what = 'wished') as wished, bool_or(d.what = 'dismissed') as dismissed,
      bool_or(d.what = 'dropped') as dropped
    from done d group by d.kind, d.title_id
  )
  select t.kind, t.title_id, coalesce(f.name, t.title), t.stars, t.at, t.watched, t.favorite, t.wished, t.dismissed,
    t.dropped, case when f.known then private.traits_of_facts(f) when f.kind is not null then '{}' end
  from titles t
  left join private.title_facts f on f.kind = t.kind and f.title_id = t.title_id
  -- What says most first: stars and favorites, then what somebody turned down, then the rest, the latest of each first.
  order by (t.stars is not null or t.favorite) desc, (t.dismissed or t.dropped) desc, t.at desc, t.kind, t.title_id
  limit least(greatest(p_limit, 1), 3000)
$function$;
comment on function public.for_you_history(uuid,integer) is 'What somebody has done with titles, what says most of their taste first, with what traits are made of: empty where the
catalogue knows nothing, null where nobody has asked it yet.';
grant execute on function public.for_you_history(uuid,integer) to service_role;

create or replace function public.my_numbered_titles(p_by text, p_key text, p_year integer DEFAULT NULL::integer, p_limit integer DEFAULT 60, p_offset integer DEFAULT 0)
 RETURNS TABLE(kind text, title_id integer, name text, poster_path text, watches integer, total integer, label text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET work_mem TO '16MB'
AS $function$
  with title as (
    select l.kind, l.title_id, max(l.release_date) as release_date, sum(l.watches)::integer as watches
    from (
      select * from private.watched_ever((select auth.uid())) where p_year is null
      union all
      select * from private.watched_in((select auth.uid()), p_year) where p_year is not null
    ) l
    group by l.kind, l.title_id
  ),
  rated as (
    select 'movie' as kind, m.movie_id as title_id
    from public.movie_ratings m where m.user_id = (select auth.uid()) and m.stars::text = p_key
    union all
    select 'tv', s.series_id
    from public.series_ratings s where s.user_id = (select auth.uid()) and s.stars::text = p_key
  ),
  fitting as (
    select t.*, count(*) over ()::integer as total,
      case p_by
        when 'genre' then f.genre_names[array_position(f.genre_ids::text[], p_key)]
        when 'actor' then f.actor_names[array_position(f.actor_ids::text[], p_key)]
        when 'director' then f.director_names[array_position(f.director_ids::text[], p_key)]
      end as label
    from title t
    left join private.title_facts f on f.kind = t.kind and f.title_id = t.title_id
    where case p_by
      when 'decade' then (date_part('year', t.release_date)::integer / 10 * 10)::text = p_key
      when 'genre' then p_key = any (f.genre_ids::text[])
      when 'country' then p_key = any (f.countries)
      when 'actor' then p_key = any (f.actor_ids::text[])
      when 'director' then p_key = any (f.director_ids::text[])
      when 'stars' then (t.kind, t.title_id) in (select r.kind, r.title_id from rated r)
      else false
    end
    order by t.watches desc, t.release_date desc nulls last, t.kind, t.title_id
    limit least(greatest(p_limit, 1), 100) offset greatest(p_offset, 0)
  )
  select f.kind, f.title_id, w.name, w.poster_path, f.watches, f.total, f.label
  from fitting f
  left join lateral private.watched_title((select auth.uid()), f.kind, f.title_id) w on true
  order by f.watches desc, f.release_date desc nulls last, f.kind, f.title_id
$function$;
comment on function public.my_numbered_titles(text,text,integer,integer,integer) is 'The titles that my_watch_numbers counts for a decade, genre, country, actor, director or number of stars, the caller''s
own, in a year or (null) ever: those watched most often first, a hundred at most after so many, each with how many there are and what the
genre or person is called.';
grant execute on function public.my_numbered_titles(text,text,integer,integer,integer) to authenticated;

create or replace function public.my_watch_numbers(p_today date, p_year integer DEFAULT NULL::integer)
 RETURNS TABLE(section text, key text, name text, kind text, title_id integer, poster_path text, watches integer, titles integer, minutes bigint, value numeric, since date, until date)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET work_mem TO '16MB'
AS $function$
  with log as materialized (
    select * from private.watched_ever((select auth.uid())) where p_year is null
    union all
    select * from private.watched_in((select auth.uid()), p_year) where p_year is not null
  ),
  -- Facts are joined once, and without names: those of the few that are named are looked up at the end.
  title as materialized (
    select t.kind, t.title_id, t.release_date, t.watches, t.whole,
      coalesce(t.timed, 0) + t.untimed * coalesce(f.minutes, 0) as minutes,
      f.known, f.minutes as length, f.genre_ids, f.countries, f.vote, f.actor_ids, f.director_ids
    from (
      select l.kind, l.title_id, max(l.release_date) as release_date, sum(l.watches)::integer as watches,
        bool_or(l.whole) as whole, sum(l.timed)::integer as timed, sum(l.untimed)::integer as untimed
      from log l
      group by l.kind, l.title_id
    ) t
    left join private.title_facts f on f.kind = t.kind and f.title_id = t.title_id
  ),
  total as (
    select count(*)::integer as titles, coalesce(sum(t.minutes), 0)::bigint as minutes,
      count(*) filter (where t.kind = 'movie')::integer as movies,
      count(*) filter (where t.kind = 'tv' and t.whole)::integer as whole,
      count(*) filter (where t.known is not true)::integer as unknown,
      count(*) filter (where t.known and t.kind = 'movie' and t.length is null)::integer as lengthless
    from title t
  ),
  logged as (
    select coalesce(sum(l.watches), 0)::integer as watches,
      coalesce(sum(l.watches) filter (where l.period is null), 0)::integer as undated
    from log l
  ),
  person as (
    (
      select 'actor' as section, p.id, sum(p.watches)::integer as watches, count(*)::integer as titles,
        coalesce(sum(p.minutes), 0)::bigint as minutes, min(p.title_id) as title_id
      from (select unnest(t.actor_ids) as id, t.watches, t.minutes, t.title_id from title t) p
      group by p.id
      having count(*) > 1
      order by count(*) desc, sum(p.watches) desc, p.id
      limit 10
    )
    union all
    (
      select 'director', p.id, sum(p.watches)::integer, count(*)::integer, coalesce(sum(p.minutes), 0)::bigint,
        min(p.title_id)
      from (select unnest(t.director_ids) as id, t.watches, t.minutes, t.title_id from title t) p
      group by p.id
      having count(*) > 1
      order by count(*) desc, sum(p.watches) desc, p.id
      limit 10
    )
  ),
  -- Titles of the same genres and countries together, of which there are far fewer than titles.
  sort as materialized (
    select t.genre_ids, t.countries, sum(t.watches)::integer as watches, count(*)::integer as titles,
      sum(t.minutes) as minutes, min(t.title_id) as title_id
    from title t
    group by t.genre_ids, t.countries
  ),
  genre as (
    select g.id, sum(g.watches)::integer as watches, sum(g.titles)::integer as titles,
      coalesce(sum(g.minutes), 0)::bigint as minutes, min(g.title_id) as title_id
    from (select unnest(s.genre_ids) as id, s.watches, s.titles, s.minutes, s.title_id from sort s) g
    group by g.id
  ),
  rated as materialized (
    select t.kind, t.title_id, t.watches, t.vote, r.stars, 2 * r.stars::numeric - t.vote as gap
    from title t
    join (
      select 'movie' as kind, m.movie_id as title_id, m.stars
      from public.movie_ratings m where m.user_id = (select auth.uid())
      union all
      select 'tv', s.series_id, s.stars from public.series_ratings s where s.user_id = (select auth.uid())
    ) r on r.kind = t.kind and r.title_id = t.title_id
  ),
  average as (
    select count(*)::integer as titles, round(avg(2 * r.stars)::numeric, 2) as mine, round(avg(r.vote), 2) as theirs
    from rated r
    where r.vote is not null
  ),
  day as materialized (
    select * from private.numbers_of_days((select auth.uid()), p_today, p_year)
  ),
  named as (
    (
      select 'above' as section, r.stars::text as key, r.kind, r.title_id, r.watches, r.vote as value
      from rated r
      where r.gap >= 1
      order by r.gap desc, r.title_id
      limit 3
    )
    union all
    (
      select 'below', r.stars::text, r.kind, r.title_id, r.watches, r.vote
      from rated r
      where r.gap <= -1
      order by r.gap, r.title_id
      limit 3
    )
    union all
    (
      select 'most', null, t.kind, t.title_id, t.watches, null
      from title t
      where t.kind = 'movie' and t.watches > 1
      order by t.watches desc, t.title_id
      limit 5
    )
  )
  select 'total', null, null, null, null::integer, null, l.watches, t.titles, t.minutes, null::numeric, d.since, d.until
  from total t cross join logged l join day d on d.section = 'edge'
  union all
  select 'count', c.key, null, null, null, null, null, c.count, null, null, null, null
  from total t cross join logged l join day d on d.section = 'edge' cross join lateral (
    values ('movies', t.movies), ('series', t.titles - t.movies), ('unknown', t.unknown), ('lengthless', t.lengthless),
      ('undated', l.undated), ('days', d.titles), ('whole', t.whole)
  ) as c (key, count)
  union all
  select 'month', m.month::text, null, null, null, null, sum(m.watches)::integer, count(*)::integer,
    sum(m.minutes)::bigint, null, null, null
  from (
    select date_part('month', l.period)::integer as month, sum(l.watches) as watches,
      sum(coalesce(l.timed, 0) + l.untimed * coalesce(t.length, 0)) as minutes
    from log l join title t on t.kind = l.kind and t.title_id = l.title_id
    where p_year is not null
    group by 1, l.kind, l.title_id
  ) m
  group by m.month
  union all
  select * from private.numbers_before((select auth.uid()), p_today, p_year)
  union all
  select 'year', y.year::text, null, null, null, null, null, null, null, null, null, null
  from private.watch_years((select auth.uid())) y
  where p_year is not null
  union all
  -- The log has a title once a year.
  select 'year', date_part('year', l.period)::integer::text, null, null, null, null, sum(l.watches)::integer,
    count(*)::integer, sum(coalesce(l.timed, 0) + l.untimed * coalesce(t.length, 0))::bigint, null, null, null
  from log l join title t on t.kind = l.kind and t.title_id = l.title_id
  where p_year is null and l.period is not null
  group by l.period
  union all
  select 'genre', g.id::text, f.name, null, null, null, g.watches, g.titles, g.minutes, null, null, null
  from genre g cross join lateral (
    select f.genre_names[array_position(f.genre_ids, g.id)] as name from private.title_facts f
    where f.title_id = g.title_id and f.kind in ('movie', 'tv') and g.id = any (f.genre_ids)
    limit 1
  ) f
  union all
  select 'country', c.code, null, null, null, null, sum(c.watches)::integer, sum(c.titles)::integer,
    coalesce(sum(c.minutes), 0)::bigint, null, null, null
  from (select unnest(s.countries) as code, s.watches, s.titles, s.minutes from sort s) c
  group by c.code
  union all
  select 'decade', (d.decade * 10)::text, null, null, null, null, sum(d.watches)::integer, count(*)::integer,
    coalesce(sum(d.minutes), 0)::bigint, null, null, null
  from (
    select date_part('year', t.release_date)::integer / 10 as decade, t.watches, t.minutes
    from title t
    where t.release_date is not null
  ) d
  group by d.decade
  union all
  select p.section, p.id::text, f.name, null, null, null, p.watches, p.titles, p.minutes, null, null, null
  from person p cross join lateral (
    select coalesce(
      f.actor_names[array_position(f.actor_ids, p.id)], f.director_names[array_position(f.director_ids, p.id)]
    ) as name
    from private.title_facts f
    where f.title_id = p.title_id and f.kind in ('movie', 'tv') and p.id = any (f.actor_ids || f.director_ids)
    limit 1
  ) f
  union all
  select 'stars', r.stars::text, null, null, null, null, null, count(*)::integer, null, null, null, null
  from rated r
  group by r.stars
  union all
  select 'average', v.key, null, null, null, null, null, a.titles, null, v.value, null, null
  from average a cross join lateral (values ('mine', a.mine), ('public', a.theirs)) as v (key, value)
  where a.titles > 0
  union all
  -- What nobody knows a name of stands without one.
  select n.section, n.key, w.name, n.kind, n.title_id, w.poster_path, n.watches, null, null, n.value, null, null
  from named n left join lateral private.watched_title((select auth.uid()), n.kind, n.title_id) w on true
  union all
  select * from day d where d.section <> 'edge'
$function$;
comment on function public.my_watch_numbers(date,integer) is 'What the caller has watched in a year or (null) ever, added up: rows by section, of which key, name and title say what
is counted. Titles count once, watches each time, minutes where they are known.';
grant execute on function public.my_watch_numbers(date,integer) to authenticated;

drop view private.feedback_movie_ratings;
create view private.feedback_movie_ratings as
 SELECT 'movie'::text AS kind, 'rating'::text AS type, g.id, g.movie_id AS title_id, g.user_id, p.full_name,
    p.email, NULL::text AS review, g.stars, g.created_at
   FROM public.movie_ratings g
     LEFT JOIN public.profiles p ON p.id = g.user_id;

drop view private.feedback_movie_reviews;
create view private.feedback_movie_reviews as
 SELECT 'movie'::text AS kind, 'review'::text AS type, r.id, r.movie_id AS title_id, r.user_id, p.full_name,
    p.email, r.review, g.stars, r.created_at
   FROM public.movie_reviews r
     LEFT JOIN public.profiles p ON p.id = r.user_id
     LEFT JOIN public.movie_ratings g ON g.user_id = r.user_id AND g.movie_id = r.movie_id;

drop view private.feedback_series_ratings;
create view private.feedback_series_ratings as
 SELECT 'tv'::text AS kind, 'rating'::text AS type, g.id, g.series_id AS title_id, g.user_id, p.full_name,
    p.email, NULL::text AS review, g.stars, g.created_at
   FROM public.series_ratings g
     LEFT JOIN public.profiles p ON p.id = g.user_id;

drop view private.feedback_series_reviews;
create view private.feedback_series_reviews as
 SELECT 'tv'::text AS kind, 'review'::text AS type, r.id, r.series_id AS title_id, r.user_id, p.full_name,
    p.email, r.review, g.stars, r.created_at
   FROM public.series_reviews r
     LEFT JOIN public.profiles p ON p.id = r.user_id
     LEFT JOIN public.series_ratings g ON g.user_id = r.user_id AND g.series_id = r.series_id;

drop function public.admin_feedback(text, text, smallint, date, date, text, integer[], integer[], text, boolean, integer, integer);
create or replace function public.admin_feedback(p_kind text DEFAULT NULL::text, p_type text DEFAULT NULL::text, p_rating smallint DEFAULT NULL::smallint, p_from date DEFAULT NULL::date, p_to date DEFAULT NULL::date, p_search text DEFAULT NULL::text, p_movie_ids integer[] DEFAULT NULL::integer[], p_series_ids integer[] DEFAULT NULL::integer[], p_sort text DEFAULT 'date'::text, p_ascending boolean DEFAULT false, p_limit integer DEFAULT 20, p_offset integer DEFAULT 0)
 RETURNS TABLE(kind text, type text, id uuid, title_id integer, user_id uuid, full_name text, email text, review text, stars real, created_at timestamp with time zone, total_count integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  searching boolean := private.trimmed(p_search) <> '';
  -- The only words that enter the statement as text; everything else is bound.
  key text := case p_sort
    when 'date' then 'o.created_at'
    when 'rating' then '%6$s.stars'
    when 'person' then 'lower(coalesce(p.full_name, p.email))'
    when 'title' then 'o.%1$I'
    when 'kind' then '%2$L::text'
    when 'type' then '%3$L::text'
  end;
  ordering text := 'key' || case when p_ascending then ' asc' else ' desc' end
    || case when p_sort = 'rating' then ' nulls last' else '' end || ', created_at desc, id';
  -- A search looks for the text itself: wildcards in it are not ours.
  pattern text := '%' || regexp_replace(left(private.trimmed(p_search), 200), '([\\%_])', '\\\1', 'g') || '%';
  conditions text := 'true';
  keys text;
  counts text;
begin
  perform private.require_admin();
  if key is null or p_kind not in ('movie', 'tv') or p_type not in ('review', 'rating') then
    raise exception 'unknown kind, type or sort' using errcode = 'invalid_parameter_value';
  end if;
  if p_rating is not null then conditions := conditions || ' and %6$s.rating = $1'; end if;
  if p_from is not null then
    conditions := conditions || ' and o.created_at >= $2::timestamp at time zone ''UTC''';
  end if;
  if p_to is not null then
    conditions := conditions || ' and o.created_at < ($3 + 1)::timestamp at time zone ''UTC''';
  end if;
  select
    string_agg('(' || chosen || case when searching then '' else
      format(' order by %s limit $7 + $8', ordering) end || ')', ' union all '),
    string_agg('(select count(*) from (' || chosen || ') counted)', ' + ')
  into keys, counts
  from (
    select format(
      'select %2$L::text as kind, %3$L::text as type, o.id, o.created_at, ' || key || ' as key from public.%4$I o'
        -- The rating beside a review is looked for only where it matters.
        || case
          when s.type = 'rating' then ''
          when p_rating is not null then ' join public.%5$I g on g.user_id = o.user_id and g.%1$I = o.%1$I'
          when p_sort = 'rating' then ' left join public.%5$I g on g.user_id = o.user_id and g.%1$I = o.%1$I'
          else ''
        end
        || case when p_sort = 'person' then ' left join public.profiles p on p.id = o.user_id' else '' end
        || ' where ' || conditions
        || case when searching then ' and (o.user_id in (select w.id from people w) or o.%1$I = any ('
          || case s.kind when 'movie' then '$5' else '$6' end || ')'
          || case s.type when 'review' then ' or o.review ilike $4)' else ')' end
        else '' end,
      s.title, s.kind, s.type, s.source, s.ratings, case s.type when 'rating' then 'o' else 'g' end
    ) as chosen
    from (values
      ('movie', 'review', 'movie_reviews', 'movie_id', 'movie_ratings'),
      ('tv', 'review', 'series_reviews', 'series_id', 'series_ratings'),
      ('movie', 'rating', 'movie_ratings', 'movie_id', 'movie_ratings'),
      ('tv', 'rating', 'series_ratings', 'series_id', 'series_ratings')
    ) as s (kind, type, source, title, ratings)
    where (p_kind is null or s.kind = p_kind) and (p_type is null or s.type = p_type)
  ) sources;
  if searching then
    counts := 'select count(*) from keys';
  end if;
  return query execute format(
    'with people as materialized (
       select w.id from public.profiles w where %4$L and (w.full_name ilike $4 or w.email ilike $4)
     ), keys as (%1$s), page as materialized (
       select * from keys order by %3$s limit $7 offset $8
     )
     select k.kind, k.type, k.id, f.title_id, f.user_id, f.full_name, f.email, f.review, f.stars,
       k.created_at, (%2$s)::integer
     from page k
     cross join lateral (
       select * from private.feedback_movie_reviews v where k.kind = ''movie'' and k.type = ''review'' and v.id = k.id
       union all
       select * from private.feedback_series_reviews v where k.kind = ''tv'' and k.type = ''review'' and v.id = k.id
       union all
       select * from private.feedback_movie_ratings v where k.kind = ''movie'' and k.type = ''rating'' and v.id = k.id
       union all
       select * from private.feedback_series_ratings v where k.kind = ''tv'' and k.type = ''rating'' and v.id = k.id
     ) f
     order by %3$s',
    keys, counts, ordering, coalesce(searching, false)
  ) using p_rating, p_from, p_to, pattern, coalesce(p_movie_ids, '{}'), coalesce(p_series_ids, '{}'),
    least(greatest(p_limit, 1), 1000), least(greatest(p_offset, 0), 100000);
end
$function$;
comment on function public.admin_feedback(text,text,smallint,date,date,text,integer[],integer[],text,boolean,integer,integer) is 'One page of all reviews and ratings for an admin: at most 1,000 rows from at most the 100,000th. Days are
UTC; the search looks in text, name and e-mail, and matches the given titles too. Sort by date, rating, person,
title, kind or type.';
revoke all on function public.admin_feedback(text, text, smallint, date, date, text, integer[], integer[], text, boolean, integer, integer) from public;
grant execute on function public.admin_feedback(text,text,smallint,date,date,text,integer[],integer[],text,boolean,integer,integer) to authenticated;
