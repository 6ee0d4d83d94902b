-- What the diary adds up to, for its owner: counted here, because ten thousand watches are no reason to send any.

-- Whatever enters the diary wants facts, and keeps them.
create function private.want_watched_facts() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.facts_wanted (kind, title_id)
  select distinct a.kind, a.title_id from added a
  where not exists (select from private.title_facts f where f.kind = a.kind and f.title_id = a.title_id)
    and not exists (select from private.facts_wanted w where w.kind = a.kind and w.title_id = a.title_id);
  return null;
end
$$;
comment on function private.want_watched_facts() is 'As want_movie_facts, for both kinds.';
revoke all on function private.want_watched_facts() from public;
create trigger want_facts after insert on public.watches
  referencing new table as added for each statement execute function private.want_watched_facts();

create or replace function private.kept_titles() returns table (kind text, title_id integer)
  language sql stable set search_path = ''
as $$
  select 'movie', movie_id from public.wishlists
  union select 'movie', movie_id from public.watched_movies
  union select 'movie', movie_id from public.favorite_movies
  union select 'tv', series_id from public.tv_wishlists
  union select 'tv', series_id from public.watched_tv_series
  union select 'tv', series_id from public.favorite_tv_series
  union select 'movie', movie_id from public.movie_ratings
  union select 'tv', series_id from public.series_ratings
  union select kind, title_id from public.watches
$$;

insert into private.facts_wanted (kind, title_id)
select distinct w.kind, w.title_id from public.watches w
where not exists (select from private.title_facts f where f.kind = w.kind and f.title_id = w.title_id)
  and not exists (select from private.facts_wanted q where q.kind = w.kind and q.title_id = w.title_id);

create function private.watch_log(p_person uuid, p_year integer)
  returns table (
    source text, kind text, title_id integer, release_date date, day date, logged_at timestamptz, minutes integer
  )
  language sql stable set search_path = ''
as $$
  -- Every source of watches, one query each. A series marked as a whole has no length: nobody knows how much of it was
  -- watched, and its episodes say so themselves.
  select 'title', w.kind, w.title_id, w.release_date, w.day, w.created_at,
    case when w.kind = 'movie' then f.minutes end
  from public.watches w
  left join private.title_facts f on f.kind = w.kind and f.title_id = w.title_id
  where w.user_id = p_person
    and (p_year is null or w.day between make_date(p_year, 1, 1) and make_date(p_year, 12, 31))
$$;
comment on function private.watch_log(uuid, integer) is
  'Each time a person has watched something, in one year or (null) ever, with its minutes where they are known.';
revoke all on function private.watch_log(uuid, integer) from public;

create function private.watched_title(p_person uuid, p_kind text, p_title_id integer)
  returns table (name text, poster_path text)
  language sql stable set search_path = ''
as $$
  select w.title, w.poster_path from public.watches w
  where w.user_id = p_person and w.kind = p_kind and w.title_id = p_title_id
  order by w.created_at desc
  limit 1
$$;
comment on function private.watched_title(uuid, text, integer) is
  'What a title in the log is called: few of a page are named, so that the log carries no names.';
revoke all on function private.watched_title(uuid, text, integer) from public;

create function private.watch_years(p_person uuid) returns table (year integer)
  language sql stable set search_path = ''
as $$
  select distinct extract(year from w.day)::integer from public.watches w
  where w.user_id = p_person and w.day is not null
$$;
comment on function private.watch_years(uuid) is 'The years a person has watched anything in, by all sources of watches.';
revoke all on function private.watch_years(uuid) from public;

create function public.my_watch_numbers(p_today date, p_year integer default null)
  returns table (
    section text, key text, name text, kind text, title_id integer, poster_path text, watches integer, titles integer,
    minutes bigint, value numeric, since date, until date
  )
  language sql stable security definer set search_path = '' set work_mem = '16MB'
as $$
  with log as materialized (
    select * from private.watch_log((select auth.uid()), p_year)
  ),
  -- Narrow, and without names: those of the few that are named are looked up at the end.
  title as materialized (
    select t.*, f.known, f.minutes as length, f.genre_ids, f.countries, f.vote, f.actor_ids, f.director_ids
    from (
      select l.kind, l.title_id, max(l.release_date) as release_date, count(*)::integer as watches,
        sum(l.minutes)::integer as minutes
      from log l
      group by l.kind, l.title_id
    ) t
    left join private.title_facts f on f.kind = t.kind and f.title_id = t.title_id
  ),
  total as (
    select count(*)::integer as titles, coalesce(sum(t.minutes), 0)::bigint as minutes,
      count(*) filter (where t.kind = 'movie')::integer as movies,
      count(*) filter (where t.known is not true)::integer as unknown,
      count(*) filter (where t.known and t.kind = 'movie' and t.length is null)::integer as lengthless
    from title t
  ),
  logged as (
    select count(*)::integer as watches, count(*) filter (where l.day is null)::integer as undated from log l
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
  genre as (
    select g.id, sum(g.watches)::integer as watches, count(*)::integer as titles,
      coalesce(sum(g.minutes), 0)::bigint as minutes, min(g.title_id) as title_id
    from (select unnest(t.genre_ids) as id, t.watches, t.minutes, t.title_id from title t) g
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
  named as (
    (
      select 'above' as section, r.rating::text as key, r.kind, r.title_id, r.watches, r.vote as value, null::date as day
      from rated r
      where r.gap >= 1
      order by r.gap desc, r.title_id
      limit 3
    )
    union all
    (
      select 'below', r.rating::text, r.kind, r.title_id, r.watches, r.vote, null
      from rated r
      where r.gap <= -1
      order by r.gap, r.title_id
      limit 3
    )
    union all
    (
      select 'most', null, t.kind, t.title_id, t.watches, null, null
      from title t
      where t.kind = 'movie' and t.watches > 1
      order by t.watches desc, t.title_id
      limit 5
    )
    union all
    (
      select 'first', null, l.kind, l.title_id, null, null, l.day
      from log l
      where l.day is not null
      order by l.day, l.logged_at, l.title_id
      limit 1
    )
    union all
    (
      select 'last', null, l.kind, l.title_id, null, null, l.day
      from log l
      where l.day is not null
      order by l.day desc, l.logged_at desc, l.title_id desc
      limit 1
    )
  ),
  before as materialized (
    select l.*, extract(month from l.day) * 100 + extract(day from l.day)
        <= extract(month from p_today) * 100 + extract(day from p_today) as so_far
    from private.watch_log((select auth.uid()), p_year - 1) l
    where p_year is not null
  ),
  day as materialized (
    select distinct l.day from log l where l.day is not null
  ),
  run as (
    -- Days in a row share the day their run would have had before its first.
    select 'days' as key, count(*)::integer as length, min(d.day) as since, max(d.day) as until
    from (select d.day, d.day - row_number() over (order by d.day)::integer as island from day d) d
    group by d.island
    union all
    select 'weeks', count(*)::integer, min(w.day), max(w.day) + 6
    from (
      select w.day, w.day - 7 * row_number() over (order by w.day)::integer as island
      from (select distinct date_trunc('week', d.day)::date as day from day d) w
    ) w
    group by w.island
  )
  select 'total', null, null, null, null::integer, null, l.watches, t.titles, t.minutes, null::numeric,
    (select min(d.day) from day d), (select max(d.day) from day d)
  from total t cross join logged l
  union all
  select 'count', c.key, null, null, null, null, null, c.count, null, null, null, null
  from total t cross join logged l cross join lateral (
    values ('movies', t.movies), ('series', t.titles - t.movies), ('unknown', t.unknown), ('lengthless', t.lengthless),
      ('undated', l.undated), ('days', (select count(*)::integer from day)),
      ('whole', (
        select count(distinct w.title_id)::integer from log w where w.source = 'title' and w.kind = 'tv'
      ))
  ) as c (key, count)
  union all
  select 'month', extract(month from l.day)::integer::text, null, null, null, null, count(*)::integer,
    count(distinct (l.kind, l.title_id))::integer, coalesce(sum(l.minutes), 0)::bigint, null, null, null
  from log l
  where p_year is not null
  group by 2
  union all
  select 'month before', extract(month from l.day)::integer::text, null, null, null, null, count(*)::integer,
    count(distinct (l.kind, l.title_id))::integer, coalesce(sum(l.minutes), 0)::bigint, null, null, null
  from before l
  group by 2
  union all
  select 'before', 'whole', null, null, null, null, count(*)::integer, count(distinct (l.kind, l.title_id))::integer,
    coalesce(sum(l.minutes), 0)::bigint, count(distinct l.day), null, null
  from before l
  having count(*) > 0
  union all
  select 'before', 'so far', null, null, null, null, count(*)::integer, count(distinct (l.kind, l.title_id))::integer,
    coalesce(sum(l.minutes), 0)::bigint, count(distinct l.day), null, null
  from before l
  where l.so_far
  having exists (select from before)
  union all
  select 'year', y.year::text, null, null, null, null, null, null, null, null, null, null
  from private.watch_years((select auth.uid())) y
  where p_year is not null
  union all
  select 'year', y.year::text, null, null, null, null, sum(y.watches)::integer, count(*)::integer,
    coalesce(sum(y.minutes), 0)::bigint, null, null, null
  from (
    select extract(year from l.day)::integer as year, count(*) as watches, sum(l.minutes) as minutes
    from log l
    where p_year is null and l.day is not null
    group by 1, l.kind, l.title_id
  ) y
  group by y.year
  union all
  select 'genre', g.id::text, f.name, null, null, null, g.watches, g.titles, g.minutes, null, null, null
  from genre g cross join lateral (
    select f.genre_names[array_position(f.genre_ids, g.id)] as name from private.title_facts f
    where f.title_id = g.title_id and f.kind in ('movie', 'tv') and g.id = any (f.genre_ids)
    limit 1
  ) f
  union all
  select 'country', c.code, null, null, null, null, sum(c.watches)::integer, count(*)::integer,
    coalesce(sum(c.minutes), 0)::bigint, null, null, null
  from (select unnest(t.countries) as code, t.watches, t.minutes from title t) c
  group by c.code
  union all
  select 'decade', (d.decade * 10)::text, null, null, null, null, sum(d.watches)::integer, count(*)::integer,
    coalesce(sum(d.minutes), 0)::bigint, null, null, null
  from (
    select extract(year from t.release_date)::integer / 10 as decade, t.watches, t.minutes
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
  select n.section, n.key, w.name, n.kind, n.title_id, w.poster_path, n.watches, null, null, n.value, n.day, n.day
  from named n cross join lateral private.watched_title((select auth.uid()), n.kind, n.title_id) w
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
comment on function public.my_watch_numbers(date, integer) is
  'What the caller has watched in a year or (null) ever, added up: rows by section, of which key, name and title say what
is counted. Titles count once, watches each time, minutes where they are known.';

revoke all on function public.my_watch_numbers(date, integer) from public;
grant execute on function public.my_watch_numbers(date, integer) to authenticated;
