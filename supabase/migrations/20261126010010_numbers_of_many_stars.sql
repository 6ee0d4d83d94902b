-- Whoever rates everything waits no longer for numbers and diary than before watches and episodes had stars: titles of the
-- same stars are counted together, averages are made of sums, and stars of episodes are read for the entries shown.

create function private.best_seasons(p_person uuid, p_year integer, p_tag text DEFAULT NULL::text)
 RETURNS TABLE(series_id integer, name text, poster_path text, season smallint, stars numeric, episodes integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
as $function$
  with given as (
    select r.series_id, r.season, (max(r.stars) filter (where r.number is null))::numeric as whole,
      round(
        ((sum(r.stars) filter (where r.number is not null))::double precision / nullif(count(r.number), 0))::numeric, 2
      ) as average,
      count(r.number)::integer as episodes
    from public.part_ratings r
    where r.user_id = p_person
      and (p_tag is null or r.series_id in (
        select t.title_id from public.title_tags t where t.user_id = p_person and t.key = p_tag and t.kind = 'tv'
      ))
    group by r.series_id, r.season
  ), best as (
    select g.series_id, g.season, coalesce(g.whole, g.average) as stars, g.episodes, g.average
    from given g
    where (g.whole is not null or g.episodes >= 3) and (p_year is null or (g.series_id, g.season) in (
      select w.series_id, w.season from public.episode_watches w
      where w.user_id = p_person and w.day between make_date(p_year, 1, 1) and make_date(p_year, 12, 31)
    ))
    -- Of equal seasons the one whose episodes are better, and then the one more of which were rated.
    order by coalesce(g.whole, g.average) desc, g.average desc nulls last, g.episodes desc, g.series_id, g.season
    limit 10
  )
  select b.series_id, coalesce(f.series_name, o.series_name, t.name), coalesce(f.series_poster_path, o.series_poster_path),
    b.season, b.stars, b.episodes
  from best b
  left join public.series_facts f on f.series_id = b.series_id
  left join public.followed_series o on o.user_id = p_person and o.series_id = b.series_id
  left join private.title_facts t on t.kind = 'tv' and t.title_id = b.series_id
  order by b.stars desc, b.average desc nulls last, b.episodes desc, b.series_id, b.season
$function$;
revoke all on function private.best_seasons(uuid, integer, text) from public;
comment on function private.best_seasons(uuid, integer, text) is
  'The ten seasons a person rates best, of which they watched something in a year, or (null) ever: by the stars they gave
the season, else (from three episodes on) by what they gave its episodes on average.';

create or replace function public.my_watch_numbers(p_today date, p_year integer DEFAULT NULL::integer, p_tag text DEFAULT NULL::text)
 RETURNS TABLE(section text, key text, name text, kind text, title_id integer, poster_path text, watches integer, titles integer, minutes bigint, value numeric, since date, until date)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET work_mem TO '16MB'
as $function$
  with log as materialized (
    select * from private.watched_ever((select auth.uid()), p_tag) where p_year is null
    union all
    select * from private.watched_in((select auth.uid()), p_year, p_tag) where p_year is not null
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
    -- Twice the stars are a whole number, which costs less to compute with than a decimal fraction.
    select t.kind, t.title_id, t.watches, t.vote, r.stars, (2 * r.stars)::integer - t.vote as gap
    from title t
    join (
      select 'movie' as kind, m.movie_id as title_id, m.stars
      from public.movie_ratings m where m.user_id = (select auth.uid())
      union all
      select 'tv', s.series_id, s.stars from public.series_ratings s where s.user_id = (select auth.uid())
    ) r on r.kind = t.kind and r.title_id = t.title_id
  ),
  -- Titles of the same stars and vote together, of which there are far fewer than titles.
  graded as materialized (
    select r.stars, r.vote, count(*)::integer as titles from rated r group by r.stars, r.vote
  ),
  average as (
    select sum(g.titles)::integer as titles, round((2 * sum(g.stars * g.titles) / sum(g.titles))::numeric, 2) as mine,
      round(sum(g.vote * g.titles) / sum(g.titles), 2) as theirs
    from graded g
    where g.vote is not null
  ),
  day as materialized (
    select * from private.numbers_of_days((select auth.uid()), p_today, p_year, p_tag)
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
  select * from private.numbers_before((select auth.uid()), p_today, p_year, p_tag)
  union all
  select 'year', y.year::text, null, null, null, null, null, null, null, null, null, null
  from private.watch_years((select auth.uid()), p_tag) y
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
  select 'stars', g.stars::text, null, null, null, null, null, sum(g.titles)::integer, null, null, null, null
  from graded g
  group by g.stars
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
  union all
  select 'season', b.season::text, b.name, 'tv', b.series_id, b.poster_path, null, b.episodes, null, b.stars, null, null
  from private.best_seasons((select auth.uid()), p_year, p_tag) b
$function$;

-- Numbers say them too: one call less.
drop function public.my_best_seasons(integer, text);

create or replace function public.diary_entries(p_kind text DEFAULT NULL::text, p_since date DEFAULT NULL::date, p_until date DEFAULT NULL::date, p_undated boolean DEFAULT false, p_from integer DEFAULT 0, p_size integer DEFAULT 30, p_of_each_day integer DEFAULT NULL::integer, p_tag text DEFAULT NULL::text)
 RETURNS TABLE(id text, kind text, title_id integer, title text, poster_path text, release_date date, vote_average numeric, day date, again boolean, note text, created_at timestamp with time zone, marked_at timestamp with time zone, stars real, title_stars real, episodes integer, first_episodes jsonb, of_day integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
 SET work_mem TO '16MB'
as $function$
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
        and (p_tag is null or exists (
        select from public.title_tags t
        where t.user_id = (select auth.uid()) and t.key = p_tag and t.kind = w.kind and t.title_id = w.title_id
      ))
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
        and (p_tag is null or exists (
        select from public.title_tags t
        where t.user_id = (select auth.uid()) and t.key = p_tag and t.kind = 'tv' and t.title_id = d.series_id
      ))
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
        and (p_tag is null or exists (
        select from public.title_tags t
        where t.user_id = (select auth.uid()) and t.key = p_tag and t.kind = w.kind and t.title_id = w.title_id
      ))
        and p_since is null and p_of_each_day is null
        and (select count(*) from dated) < (select b.enough from bound b)
      order by w.day desc nulls last, w.created_at desc, w.id
      limit (select b.enough from bound b)
    )
    union all
    select null, d.series_id, null, max(d.marked_at), count(distinct (d.season, d.number))::integer, bool_and(d.run > 1)
    from public.episode_watches d
    where d.user_id = (select auth.uid()) and p_kind is distinct from 'movie' and d.day is null
      and (p_tag is null or exists (
        select from public.title_tags t
        where t.user_id = (select auth.uid()) and t.key = p_tag and t.kind = 'tv' and t.title_id = d.series_id
      ))
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
      select jsonb_agg(jsonb_build_array(n.season, n.number, (
        select g.stars from public.part_ratings g
        where g.user_id = (select auth.uid()) and g.series_id = s.series_id and g.season = n.season and g.number = n.number
      )) order by n.season, n.number) as first
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
