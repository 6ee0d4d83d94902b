-- The numbers of what somebody has watched, by section: those that are made of days, and those of the year before, have
-- a function each; the statement puts them beside those that are made of titles, which it gathers once.

create type private.number_row as (
  section text, key text, name text, kind text, title_id integer, poster_path text, watches integer, titles integer,
  minutes bigint, value numeric, since date, until date
);
comment on type private.number_row is 'A row of somebody''s numbers: section, key, name and title say what is counted.';

create function private.numbers_of_days(p_person uuid, p_today date, p_year integer) returns setof private.number_row
  language sql stable set search_path = ''
as $$
  with day as materialized (
    select distinct l.day from private.watch_log l
    where l.user_id = p_person
      and l.day between coalesce(make_date(p_year, 1, 1), '-infinity')
        and coalesce(make_date(p_year, 12, 31), 'infinity')
  ),
  edge as materialized (
    select count(*)::integer as days, min(d.day) as first, max(d.day) as last from day d
  ),
  outermost as materialized (
    select l.kind, l.title_id, l.day, l.logged_at from private.watch_log l
    where l.user_id = p_person and l.day in ((select e.first from edge e), (select e.last from edge e))
  ),
  named as (
    (
      select 'first' as section, l.kind, l.title_id, l.day
      from outermost l
      order by l.day, l.logged_at, l.title_id
      limit 1
    )
    union all
    (
      select 'last', l.kind, l.title_id, l.day
      from outermost l
      order by l.day desc, l.logged_at desc, l.title_id desc
      limit 1
    )
  ),
  run as (
    -- Days in a row share the day their run would have had before its first.
    select 'days' as key, count(*)::integer as length, min(d.day) as since, max(d.day) as until
    from (select d.day, d.day - row_number() over (order by d.day)::integer as island from day d) d
    group by d.island
    union all
    -- Weeks by their number from a Monday on that nothing was watched before.
    select 'weeks', count(*)::integer, date '1900-01-01' + 7 * min(w.week), date '1900-01-01' + 7 * max(w.week) + 6
    from (
      select w.week, w.week - row_number() over (order by w.week)::integer as island
      from (select distinct (d.day - date '1900-01-01') / 7 as week from day d) w
    ) w
    group by w.island
  )
  select 'edge', null, null, null, null::integer, null, null::integer, e.days, null::bigint, null::numeric, e.first,
    e.last
  from edge e
  union all
  -- What nobody knows a name of stands without one.
  select n.section, null, w.name, n.kind, n.title_id, w.poster_path, null, null, null, null, n.day, n.day
  from named n left join lateral private.watched_title(p_person, n.kind, n.title_id) w on true
  union all
  (
    select distinct on (r.key) 'longest', r.key, null, null, null, null, null, null, null, r.length, r.since, r.until
    from run r
    order by r.key, r.length desc, r.until desc
  )
  union all
  -- A row goes on until a whole day, or a whole week, has passed without any.
  select 'running', r.key, null, null, null, null, null, null, null, r.length, r.since, r.until
  from run r
  where r.until >= case r.key when 'days' then p_today else date_trunc('week', p_today)::date end - 1
$$;
comment on function private.numbers_of_days(uuid, date, integer) is
  'Of the days a person has watched anything on, in a year or (null) ever: edge has how many there are, with the first
and the last; first and last name what was watched then; longest and running are days, and weeks, in a row.';
revoke all on function private.numbers_of_days(uuid, date, integer) from public;

create function private.numbers_before(p_person uuid, p_today date, p_year integer) returns setof private.number_row
  language sql stable set search_path = ''
as $$
  with log as materialized (
    select l.kind, l.title_id, l.period, l.watches,
      coalesce(l.timed, 0) + l.untimed * coalesce(f.minutes, 0) as minutes,
      extract(month from l.period) * 100 + extract(day from l.period)
        <= extract(month from p_today) * 100 + extract(day from p_today) as so_far
    from private.watched_in(p_person, p_year - 1) l
    left join private.title_facts f on f.kind = l.kind and f.title_id = l.title_id
    where p_year is not null
  )
  select 'month before', m.month::text, null, null, null::integer, null, sum(m.watches)::integer, count(*)::integer,
    sum(m.minutes)::bigint, null::numeric, null::date, null::date
  from (
    select date_part('month', l.period)::integer as month, sum(l.watches) as watches, sum(l.minutes) as minutes
    from log l
    group by 1, l.kind, l.title_id
  ) m
  group by m.month
  union all
  select 'before', b.key, null, null, null, null, b.watches, b.titles, b.minutes, b.days, null, null
  from (
    select coalesce(sum(t.watches), 0)::integer as watches, count(*)::integer as titles,
      coalesce(sum(t.minutes), 0)::bigint as minutes, coalesce(sum(t.watches_so_far), 0)::integer as watches_so_far,
      count(t.watches_so_far)::integer as titles_so_far, coalesce(sum(t.minutes_so_far), 0)::bigint as minutes_so_far
    from (
      select sum(l.watches) as watches, sum(l.minutes) as minutes,
        sum(l.watches) filter (where l.so_far) as watches_so_far,
        sum(l.minutes) filter (where l.so_far) as minutes_so_far
      from log l
      group by l.kind, l.title_id
    ) t
  ) t cross join lateral (
    values
      ('whole', t.watches, t.titles, t.minutes, (select count(distinct l.period) from log l)),
      ('so far', t.watches_so_far, t.titles_so_far, t.minutes_so_far,
        (select count(distinct l.period) from log l where l.so_far))
  ) as b (key, watches, titles, minutes, days)
  where t.titles > 0
$$;
comment on function private.numbers_before(uuid, date, integer) is
  'What a person watched in the year before: by month, and added up, whole and up to the same day.';
revoke all on function private.numbers_before(uuid, date, integer) from public;

create or replace function public.my_watch_numbers(p_today date, p_year integer default null)
  returns table (
    section text, key text, name text, kind text, title_id integer, poster_path text, watches integer, titles integer,
    minutes bigint, value numeric, since date, until date
  )
  language sql stable security definer set search_path = '' set work_mem = '16MB'
as $$
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
    select t.kind, t.title_id, t.watches, t.vote, r.rating, 2 * r.rating - t.vote as gap
    from title t
    join (
      select 'movie' as kind, m.movie_id as title_id, m.rating
      from public.movie_ratings m where m.user_id = (select auth.uid())
      union all
      select 'tv', s.series_id, s.rating from public.series_ratings s where s.user_id = (select auth.uid())
    ) r on r.kind = t.kind and r.title_id = t.title_id
  ),
  average as (
    select count(*)::integer as titles, round(avg(2 * r.rating), 2) as mine, round(avg(r.vote), 2) as theirs
    from rated r
    where r.vote is not null
  ),
  day as materialized (
    select * from private.numbers_of_days((select auth.uid()), p_today, p_year)
  ),
  named as (
    (
      select 'above' as section, r.rating::text as key, r.kind, r.title_id, r.watches, r.vote as value
      from rated r
      where r.gap >= 1
      order by r.gap desc, r.title_id
      limit 3
    )
    union all
    (
      select 'below', r.rating::text, r.kind, r.title_id, r.watches, r.vote
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
  select 'stars', r.rating::text, null, null, null, null, null, count(*)::integer, null, null, null, null
  from rated r
  group by r.rating
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
$$;
