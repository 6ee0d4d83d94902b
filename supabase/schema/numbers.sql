create type private.number_row as (
  section text,
  key text,
  name text,
  kind text,
  title_id integer,
  poster_path text,
  watches integer,
  titles integer,
  minutes bigint,
  value numeric,
  since date,
  until date
);
comment on type private.number_row is
  'A row of somebody''s numbers: section, key, name and title say what is counted.';

create type private.rated_title as (
  kind text,
  title_id integer,
  watches integer,
  vote numeric,
  stars real
);
comment on type private.rated_title is 'A title that was watched, with everybody''s vote and the person''s stars.';

create type private.title_sort as (
  genre_ids integer[],
  countries text[],
  watches integer,
  titles integer,
  minutes bigint,
  title_id integer
);
comment on type private.title_sort is 'Titles of the same genres and countries together, and one of them.';

create type private.watched_cast as (
  kind text,
  title_id integer,
  release_date date,
  watches integer,
  minutes integer,
  lengthless integer,
  actor_ids integer[],
  director_ids integer[]
);
comment on type private.watched_cast is
  'A title that was watched, with who made it. Of a series, lengthless counts its episodes without a length.';

create sequence private.change_numbers;

create table private.facts_wanted (
  id bigint not null generated always as identity,
  kind text not null,
  title_id integer not null,
  constraint facts_wanted_pkey primary key (id)
);
comment on table private.facts_wanted is
'Titles without facts, in the order of asking. It may name one twice: a unique key would make people who save the same
title at once wait for each other.';
create index facts_wanted_by_title on private.facts_wanted (kind, title_id);

create table private.number_versions (
  user_id uuid not null,
  version bigint not null default 1,
  constraint number_versions_pkey primary key (user_id),
  constraint number_versions_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);
comment on table private.number_versions is
  'Counts up with each change of what the numbers of a person''s page are made of.';

create table private.series_numbers (
  series_id integer not null,
  tvdb_id integer,
  checked_at timestamptz not null default now(),
  constraint series_numbers_pkey primary key (series_id),
  constraint series_numbers_series_id_positive check (series_id > 0),
  constraint series_numbers_tvdb_id_positive check (tvdb_id > 0)
);
comment on table private.series_numbers is
  'What TheTVDB calls a series, as the catalogue said when a list for Sonarr was last asked for.';
comment on column private.series_numbers.tvdb_id is 'Null where the catalogue names none.';
alter table private.series_numbers enable row level security;

create table private.title_facts (
  kind text not null,
  title_id integer not null,
  known boolean not null default true,
  name text,
  minutes integer,
  genre_ids integer[] not null default '{}',
  genre_names text[] not null default '{}',
  countries text[] not null default '{}',
  language text,
  vote numeric(3,1),
  actor_ids integer[] not null default '{}',
  actor_names text[] not null default '{}',
  director_ids integer[] not null default '{}',
  director_names text[] not null default '{}',
  collection_id integer,
  collection_name text,
  checked_at timestamptz not null default now(),
  release_date date,
  writer_ids integer[] not null default '{}',
  writer_names text[] not null default '{}',
  keyword_ids integer[] not null default '{}',
  keyword_names text[] not null default '{}',
  constraint title_facts_pkey primary key (kind, title_id),
  constraint title_facts_collection_whole check ((collection_id is null) = (collection_name is null)),
  constraint title_facts_countries_bounded check (cardinality(countries) <= 8),
  constraint title_facts_genres_bounded check (
    cardinality(genre_ids) <= 8 and cardinality(genre_ids) = cardinality(genre_names)
  ),
  constraint title_facts_keywords_bounded check (
    cardinality(keyword_ids) <= 20 and cardinality(keyword_ids) = cardinality(keyword_names)
    and char_length(array_to_string(keyword_names, '')) <= 1000
  ),
  constraint title_facts_kind_known check (kind in ('movie', 'tv')),
  constraint title_facts_minutes_range check (minutes between 1 and 60000),
  constraint title_facts_name_length check (char_length(name) <= 500 and name ~ '\S'),
  constraint title_facts_people_bounded check (
    cardinality(actor_ids) <= 10 and cardinality(actor_ids) = cardinality(actor_names)
    and cardinality(director_ids) <= 3 and cardinality(director_ids) = cardinality(director_names)
  ),
  constraint title_facts_release_date_sane check (release_date between '1800-01-01' and '2200-01-01'),
  constraint title_facts_text_bounded check (
    char_length(
      array_to_string(genre_names || countries || actor_names || director_names, '')
    ) <= 2000 and char_length(language) <= 10 and char_length(collection_name) <= 100
  ),
  constraint title_facts_title_id_positive check (title_id > 0),
  constraint title_facts_vote_range check (vote between 0 and 10),
  constraint title_facts_writers_bounded check (
    cardinality(writer_ids) <= 3 and cardinality(writer_ids) = cardinality(writer_names)
    and char_length(array_to_string(writer_names, '')) <= 300
  )
);
comment on table private.title_facts is
  'What the catalogue says of titles that somebody keeps, and of titles that may fit somebody.';
comment on column private.title_facts.known is
  'False for a title the catalogue does not have: nobody asks again at once.';
comment on column private.title_facts.minutes is 'Of a movie, or of an episode of a series; null when unknown.';
comment on column private.title_facts.countries is 'ISO 3166-1.';
comment on column private.title_facts.release_date is 'The first air date of a series.';
comment on column private.title_facts.writer_ids is 'Who wrote a movie or created a series.';
create index title_facts_by_time on private.title_facts (checked_at, kind, title_id);
create trigger forget_counts after insert on private.title_facts
  referencing new table as added
  for each statement execute function private.forget_counts();
create trigger forget_counts_changed after update on private.title_facts
  referencing old table as gone new table as added
  for each statement execute function private.forget_counts();
create trigger forget_counts_gone after delete on private.title_facts
  referencing old table as gone
  for each statement execute function private.forget_counts();

create or replace view private.watch_log with (security_invoker = true) as
select w.user_id, 'title'::text as source, w.kind, w.title_id, w.release_date, w.day, w.created_at as logged_at,
  null::integer as minutes
from public.watches w
union all
select w.user_id, 'episode'::text, 'tv'::text, w.series_id, null::date, w.day, w.marked_at, e.minutes::integer
from public.episode_watches w
left join public.episodes e on e.series_id = w.series_id and e.season = w.season and e.number = w.number
-- What a series has not that is known counts as nothing.
where e.series_id is not null or not private.knows_episodes(w.series_id);
comment on view private.watch_log is
'Each time somebody has watched something. A series marked as a whole has no length: nobody knows how much of it was
watched, and its episodes say so themselves.';
comment on column private.watch_log.minutes is
  'Of an episode, where its own are known; a movie takes those of its facts.';

create or replace function private.numbers_before(
  p_person uuid, p_today date, p_year integer, p_tag text default null
)
  returns setof private.number_row
  language sql stable set search_path = ''
as $$
  with log as materialized (
    select l.kind, l.title_id, l.period, l.watches,
      coalesce(l.timed, 0) + l.untimed * coalesce(f.minutes, 0) as minutes,
      extract(month from l.period) * 100 + extract(day from l.period)
        <= extract(month from p_today) * 100 + extract(day from p_today) as so_far
    from private.watched_in(p_person, p_year - 1, p_tag) l
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
comment on function private.numbers_before(uuid, date, integer, text) is
  'What a person watched in the year before: by month, and added up, whole and up to the same day.';
revoke all on function private.numbers_before(uuid, date, integer, text) from public;

create or replace function private.numbers_of_casts(p_person uuid, p_titles private.watched_cast[])
  returns setof private.number_row
  language sql stable set search_path = '' set work_mem = '16MB'
as $$
  with title as materialized (select * from unnest(p_titles)),
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
  named as (
    (
      select 'most' as section, t.kind, t.title_id, t.watches
      from title t
      where t.kind = 'movie' and t.watches > 1
      order by t.watches desc, t.title_id
      limit 5
    )
    union all
    (
      select 'lengthless', t.kind, t.title_id, t.lengthless
      from title t
      where t.kind = 'tv' and t.lengthless > 0
      order by t.lengthless desc, t.title_id
      limit 5
    )
  )
  select 'decade', (d.decade * 10)::text, null, null, null::integer, null, sum(d.watches)::integer, count(*)::integer,
    coalesce(sum(d.minutes), 0)::bigint, null::numeric, null::date, null::date
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
  select n.section, null, w.name, n.kind, n.title_id, w.poster_path, n.watches, null, null, null, null, null
  from named n left join lateral private.watched_title(p_person, n.kind, n.title_id) w on true
$$;
comment on function private.numbers_of_casts(uuid, private.watched_cast[]) is
'Decades, the ten actors and directors of most titles, the movies watched most often, and the series most of whose episodes
have no length.';
revoke all on function private.numbers_of_casts(uuid, private.watched_cast[]) from public;

create or replace function private.numbers_of_days(
  p_person uuid, p_today date, p_year integer, p_tag text default null
)
  returns setof private.number_row
  language sql stable set search_path = ''
as $$
  with day as materialized (
    select distinct l.day from private.watch_log l
    where l.user_id = p_person
      and l.day between coalesce(make_date(p_year, 1, 1), '-infinity')
        and coalesce(make_date(p_year, 12, 31), 'infinity')
      and (p_tag is null or (l.kind, l.title_id) in (
        select t.kind, t.title_id from public.title_tags t where t.user_id = p_person and t.key = p_tag
      ))
  ),
  edge as materialized (
    select count(*)::integer as days, min(d.day) as first, max(d.day) as last from day d
  ),
  outermost as materialized (
    select l.kind, l.title_id, l.day, l.logged_at from private.watch_log l
    where l.user_id = p_person and l.day in ((select e.first from edge e), (select e.last from edge e))
      and (p_tag is null or (l.kind, l.title_id) in (
        select t.kind, t.title_id from public.title_tags t where t.user_id = p_person and t.key = p_tag
      ))
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
comment on function private.numbers_of_days(uuid, date, integer, text) is
'Of the days a person has watched anything on, in a year or (null) ever: edge has how many there are, with the first
and the last; first and last name what was watched then; longest and running are days, and weeks, in a row.';
revoke all on function private.numbers_of_days(uuid, date, integer, text) from public;

create or replace function private.numbers_of_sorts(p_sorts private.title_sort[])
  returns setof private.number_row
  language sql stable set search_path = ''
as $$
  with sort as materialized (select * from unnest(p_sorts)),
  genre as (
    select g.id, sum(g.watches)::integer as watches, sum(g.titles)::integer as titles,
      coalesce(sum(g.minutes), 0)::bigint as minutes, min(g.title_id) as title_id
    from (select unnest(s.genre_ids) as id, s.watches, s.titles, s.minutes, s.title_id from sort s) g
    group by g.id
  )
  select 'genre', g.id::text, f.name, null, null::integer, null, g.watches, g.titles, g.minutes, null::numeric,
    null::date, null::date
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
$$;
comment on function private.numbers_of_sorts(private.title_sort[]) is 'Genres and countries of titles that were watched.';
revoke all on function private.numbers_of_sorts(private.title_sort[]) from public;

create or replace function private.numbers_of_stars(p_person uuid, p_rated private.rated_title[])
  returns setof private.number_row
  language sql stable set search_path = ''
as $$
  with rated as materialized (
    -- Twice the stars are a whole number, which costs less to compute with than a decimal fraction.
    select r.*, (2 * r.stars)::integer - r.vote as gap from unnest(p_rated) r
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
  named as (
    (
      select 'above' as section, r.* from rated r
      where r.gap >= 1
      order by r.gap desc, r.title_id
      limit 3
    )
    union all
    (
      select 'below', r.* from rated r
      where r.gap <= -1
      order by r.gap, r.title_id
      limit 3
    )
  )
  select 'stars', g.stars::text, null, null, null::integer, null, null::integer, sum(g.titles)::integer, null::bigint,
    null::numeric, null::date, null::date
  from graded g
  group by g.stars
  union all
  select 'average', v.key, null, null, null, null, null, a.titles, null, v.value, null, null
  from average a cross join lateral (values ('mine', a.mine), ('public', a.theirs)) as v (key, value)
  where a.titles > 0
  union all
  -- What nobody knows a name of stands without one.
  select n.section, n.stars::text, w.name, n.kind, n.title_id, w.poster_path, n.watches, null, null, n.vote, null, null
  from named n left join lateral private.watched_title(p_person, n.kind, n.title_id) w on true
$$;
comment on function private.numbers_of_stars(uuid, private.rated_title[]) is
  'How often a person gave so many stars, their average beside everybody''s, and where the two lie furthest apart.';
revoke all on function private.numbers_of_stars(uuid, private.rated_title[]) from public;

create or replace function private.numbers_of_titles(
  p_person uuid, p_year integer, p_tag text, p_since date, p_until date, p_days integer
)
  returns setof private.number_row
  language sql stable set search_path = '' set work_mem = '16MB' set plan_cache_mode = force_generic_plan
as $$
  with log as materialized (
    select * from private.watched_ever(p_person, p_tag) where p_year is null
    union all
    select * from private.watched_in(p_person, p_year, p_tag) where p_year is not null
  ),
  -- Facts are joined once, and without names: those of the few that are named are looked up at the end.
  title as materialized (
    select t.kind, t.title_id, t.release_date, t.watches, t.whole,
      coalesce(t.timed, 0) + t.untimed * coalesce(f.minutes, 0) as minutes,
      -- Of a series these are episodes.
      case when f.known and f.minutes is null then t.untimed else 0 end as lengthless,
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
      count(*) filter (where t.known and t.kind = 'movie' and t.length is null)::integer as lengthless,
      coalesce(sum(t.lengthless) filter (where t.kind = 'tv'), 0)::integer as lengthless_episodes
    from title t
  ),
  logged as (
    select coalesce(sum(l.watches), 0)::integer as watches,
      coalesce(sum(l.watches) filter (where l.period is null), 0)::integer as undated
    from log l
  ),
  -- Titles of the same genres and countries together, of which there are far fewer than titles.
  sort as (
    select (t.genre_ids, t.countries, sum(t.watches)::integer, count(*)::integer, sum(t.minutes), min(t.title_id)
      )::private.title_sort as sort
    from title t
    group by t.genre_ids, t.countries
  ),
  rated as (
    select (t.kind, t.title_id, t.watches, t.vote, r.stars)::private.rated_title as rated
    from title t
    join (
      select 'movie' as kind, m.movie_id as title_id, m.stars
      from public.movie_ratings m where m.user_id = p_person
      union all
      select 'tv', s.series_id, s.stars from public.series_ratings s where s.user_id = p_person
    ) r on r.kind = t.kind and r.title_id = t.title_id
  ),
  made as (
    select (t.kind, t.title_id, t.release_date, t.watches, t.minutes, t.lengthless, t.actor_ids, t.director_ids
      )::private.watched_cast as made
    from title t
  )
  select 'total', null, null, null, null::integer, null, l.watches, t.titles, t.minutes, null::numeric, p_since, p_until
  from total t cross join logged l
  union all
  select 'count', c.key, null, null, null, null, null, c.count, null, null, null, null
  from total t cross join logged l cross join lateral (
    values ('movies', t.movies), ('series', t.titles - t.movies), ('unknown', t.unknown), ('lengthless', t.lengthless),
      ('lengthless episodes', t.lengthless_episodes), ('undated', l.undated), ('days', p_days), ('whole', t.whole)
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
  -- The log has a title once a year.
  select 'year', date_part('year', l.period)::integer::text, null, null, null, null, sum(l.watches)::integer,
    count(*)::integer, sum(coalesce(l.timed, 0) + l.untimed * coalesce(t.length, 0))::bigint, null, null, null
  from log l join title t on t.kind = l.kind and t.title_id = l.title_id
  where p_year is null and l.period is not null
  group by l.period
  union all
  select * from private.numbers_of_sorts((select array_agg(s.sort) from sort s))
  union all
  select * from private.numbers_of_casts(p_person, (select array_agg(m.made) from made m))
  union all
  select * from private.numbers_of_stars(p_person, (select array_agg(r.rated) from rated r))
$$;
comment on function private.numbers_of_titles(uuid, integer, text, date, date, integer) is
'What a person has watched in a year or (null) ever, by title: totals, months or years, and the sections made of titles.
The first and the last day and how many there are come from numbers_of_days.';
revoke all on function private.numbers_of_titles(uuid, integer, text, date, date, integer) from public;

create or replace function private.touch_numbers()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.number_versions as v (user_id)
    select distinct a.user_id from added a order by 1
    on conflict (user_id) do update set version = v.version + 1;
  else
    -- Of an account that is being deleted, nothing.
    insert into private.number_versions as v (user_id)
    select distinct g.user_id from gone g
    where exists (select from auth.users u where u.id = g.user_id) order by 1
    on conflict (user_id) do update set version = v.version + 1;
  end if;
  return null;
end
$$;
comment on function private.touch_numbers() is
  'The numbers of these people''s pages are counted anew when somebody asks.';
revoke all on function private.touch_numbers() from public;

create or replace function private.touch_numbers_changed()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  -- Names and pictures change every night; numbers do not with them.
  counted constant text := case tg_table_name when 'watches' then 'user_id, kind, title_id, day'
    else 'user_id, series_id, season, number, day' end;
begin
  execute format(
    'insert into private.number_versions as v (user_id)
     select distinct c.user_id from (select %1$s from added except all select %1$s from gone) c order by 1
     on conflict (user_id) do update set version = v.version + 1', counted);
  return null;
end
$$;
comment on function private.touch_numbers_changed() is 'As touch_numbers, where what is counted has changed.';
revoke all on function private.touch_numbers_changed() from public;

create or replace function private.want_facts()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  execute format(
    'insert into private.facts_wanted (kind, title_id)
     select distinct n.kind, n.title_id
     from (select %s as kind, a.%I as title_id from added a) n
     where not exists (select from private.title_facts f where f.kind = n.kind and f.title_id = n.title_id)
       and not exists (select from private.facts_wanted w where w.kind = n.kind and w.title_id = n.title_id)',
    coalesce(quote_literal(tg_argv[1]), 'a.kind'), tg_argv[0]
  );
  return null;
end
$$;
comment on function private.want_facts() is
'Queues titles that were saved and of which nothing is known yet. Its arguments are the column of their numbers, and
their kind where a row does not say it.';
revoke all on function private.want_facts() from public;

create or replace function private.watch_years(p_person uuid, p_tag text default null)
  returns table (year integer)
  language sql stable set search_path = ''
as $$
  -- Between the first and the last, each by its own days: indexes answer both.
  with tagged as materialized (
    select t.kind, t.title_id from public.title_tags t where t.user_id = p_person and t.key = p_tag
  ),
  edge as (
    select least(w.first, e.first) as first, greatest(w.last, e.last) as last
    from (select min(w.day) as first, max(w.day) as last from public.watches w where w.user_id = p_person) w
    cross join (
      select min(e.day) as first, max(e.day) as last from public.episode_watches e
      where e.user_id = p_person and e.day is not null
    ) e
  )
  select y.year
  from edge d
  cross join generate_series(date_part('year', d.first)::integer, date_part('year', d.last)::integer) as y (year)
  where exists (
    select from public.watches w
    where w.user_id = p_person and w.day between make_date(y.year, 1, 1) and make_date(y.year, 12, 31)
      and (p_tag is null or (w.kind, w.title_id) in (select t.kind, t.title_id from tagged t))
  ) or exists (
    select from public.episode_watches e
    where e.user_id = p_person and e.day between make_date(y.year, 1, 1) and make_date(y.year, 12, 31)
      and (p_tag is null or e.series_id in (select t.title_id from tagged t where t.kind = 'tv'))
  )
$$;
comment on function private.watch_years(uuid, text) is
  'The years a person has watched anything in, by all sources of watches.';
revoke all on function private.watch_years(uuid, text) from public;

create or replace function private.watched_ever(p_person uuid, p_tag text default null)
  returns table (
    kind text, title_id integer, period date, release_date date, watches integer, whole boolean, timed integer,
    untimed integer
  )
  language sql stable set search_path = ''
as $$
  select 'movie', l.title_id, make_date(date_part('year', l.day)::integer, 1, 1), max(l.release_date), count(*)::integer,
    true, null::integer, count(*)::integer
  from private.watch_log l
  where l.user_id = p_person and l.kind = 'movie'
    and (p_tag is null or (l.kind, l.title_id) in (
      select t.kind, t.title_id from public.title_tags t where t.user_id = p_person and t.key = p_tag
    ))
  group by 2, 3
  union all
  select 'tv', l.title_id, make_date(date_part('year', l.day)::integer, 1, 1), max(l.release_date), count(*)::integer,
    bool_or(l.source = 'title'), sum(l.minutes)::integer,
    (count(*) filter (where l.minutes is null and l.source = 'episode'))::integer
  from private.watch_log l
  where l.user_id = p_person and l.kind = 'tv'
    and (p_tag is null or (l.kind, l.title_id) in (
      select t.kind, t.title_id from public.title_tags t where t.user_id = p_person and t.key = p_tag
    ))
  group by 2, 3
$$;
comment on function private.watched_ever(uuid, text) is
'What a person has ever watched, a row for each title and year (period is its first day, null without one): how many
times, whether as a whole, the minutes that episodes themselves have, and how many watches last as long as the facts of
their title say; of titles with a tag (its key) where one is named.';
revoke all on function private.watched_ever(uuid, text) from public;

create or replace function private.watched_in(p_person uuid, p_year integer, p_tag text default null)
  returns table (
    kind text, title_id integer, period date, release_date date, watches integer, whole boolean, timed integer,
    untimed integer
  )
  language sql stable set search_path = ''
as $$
  select l.kind, l.title_id, l.day, max(l.release_date), count(*)::integer, bool_or(l.source = 'title'),
    sum(l.minutes)::integer,
    (count(*) filter (where l.minutes is null and (l.kind = 'movie' or l.source = 'episode')))::integer
  from private.watch_log l
  where l.user_id = p_person and l.day between make_date(p_year, 1, 1) and make_date(p_year, 12, 31)
    and (p_tag is null or (l.kind, l.title_id) in (
      select t.kind, t.title_id from public.title_tags t where t.user_id = p_person and t.key = p_tag
    ))
  -- Rows are told apart by their numbers first: comparing kinds, of which there are two, is waste.
  group by 2, 1, 3
$$;
comment on function private.watched_in(uuid, integer, text) is
  'What a person has watched in a year, as watched_ever has it, but a row for each title and day.';
revoke all on function private.watched_in(uuid, integer, text) from public;

create or replace function private.watched_title(p_person uuid, p_kind text, p_title_id integer)
  returns table (name text, poster_path text)
  language sql stable set search_path = ''
as $$
  select t.name, t.poster_path
  from (
    select w.title as name, w.poster_path, 1 as source, w.created_at as at from public.watches w
    where w.user_id = p_person and w.kind = p_kind and w.title_id = p_title_id
    union all
    select s.series_name, s.series_poster_path, 2, s.refreshed_at from public.series_facts s
    where p_kind = 'tv' and s.series_id = p_title_id
    union all
    select f.name, null, 3, f.checked_at from private.title_facts f
    where f.kind = p_kind and f.title_id = p_title_id and f.name is not null
    -- Of a series that nobody has asked about yet: what the person's own lists call it.
    union all
    select o.series_name, o.series_poster_path, 4, o.followed_at from public.followed_series o
    where p_kind = 'tv' and o.user_id = p_person and o.series_id = p_title_id
    union all
    select o.series_name, o.series_poster_path, 4, o.watched_at from public.watched_tv_series o
    where p_kind = 'tv' and o.user_id = p_person and o.series_id = p_title_id
    union all
    select o.series_name, o.series_poster_path, 4, o.added_at from public.tv_wishlists o
    where p_kind = 'tv' and o.user_id = p_person and o.series_id = p_title_id
  ) t
  order by t.source, t.at desc
  limit 1
$$;
comment on function private.watched_title(uuid, text, integer) is
  'What a title in the log is called: few of a page are named, so that the log carries no names.';
revoke all on function private.watched_title(uuid, text, integer) from public;

create or replace function public.drop_unkept_facts(p_older_than timestamptz)
  returns integer
  language sql security definer set search_path = ''
as $$
  with dropped as (
    delete from private.title_facts f
    where f.checked_at < p_older_than
      and not exists (select from private.kept_titles() k where k.kind = f.kind and k.title_id = f.title_id)
    returning 1
  )
  select count(*)::integer from dropped
$$;
comment on function public.drop_unkept_facts(timestamptz) is
  'Forgets what nobody keeps any more and nobody compared with the catalogue since that time; answers how many.';
revoke all on function public.drop_unkept_facts(timestamptz) from public;
grant execute on function public.drop_unkept_facts(timestamptz) to service_role;

create or replace function public.my_numbered_titles(
  p_by text, p_key text, p_year integer default null, p_limit integer default 60, p_offset integer default 0,
  p_tag text default null
)
  returns table (
    kind text, title_id integer, name text, poster_path text, watches integer, total integer, label text
  )
  language sql stable security definer set search_path = '' set work_mem = '16MB'
as $$
  with title as (
    select l.kind, l.title_id, max(l.release_date) as release_date, sum(l.watches)::integer as watches
    from (
      select * from private.watched_ever((select auth.uid()), p_tag) where p_year is null
      union all
      select * from private.watched_in((select auth.uid()), p_year, p_tag) where p_year is not null
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
$$;
comment on function public.my_numbered_titles(text, text, integer, integer, integer, text) is
'The titles that my_watch_numbers counts for a decade, genre, country, actor, director or number of stars, the caller''s
own, in a year or (null) ever: those watched most often first, a hundred at most after so many, each with how many there are and what the
genre or person is called.';
revoke all on function public.my_numbered_titles(text, text, integer, integer, integer, text) from public;
grant execute on function public.my_numbered_titles(text, text, integer, integer, integer, text) to authenticated;

create or replace function public.my_series_without_number()
  returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_object_agg(c.part, c.count), '{}') from (
    select s.part, count(*) as count from (
      select 'wishlist' as part, w.series_id from public.tv_wishlists w where w.user_id = auth.uid()
      union all
      select l.address, i.title_id from public.lists l join public.list_items i on i.list_id = l.id
      where l.user_id = auth.uid() and l.removed_at is null and i.kind = 'tv'
    ) s join private.series_numbers n on n.series_id = s.series_id and n.tvdb_id is null
    group by s.part
  ) c
$$;
comment on function public.my_series_without_number() is
  'How many series of the caller''s wishlist and lists (by their address) are known to have no number at TheTVDB; lists without any are left out.';
revoke all on function public.my_series_without_number() from public;
grant execute on function public.my_series_without_number() to authenticated;

create or replace function public.my_watch_numbers(p_today date, p_year integer default null, p_tag text default null)
  returns table (
    section text, key text, name text, kind text, title_id integer, poster_path text, watches integer, titles integer,
    minutes bigint, value numeric, since date, until date
  )
  language sql stable security definer set search_path = '' set work_mem = '16MB' set plan_cache_mode = force_generic_plan
as $$
  with day as materialized (
    select * from private.numbers_of_days((select auth.uid()), p_today, p_year, p_tag)
  )
  select n.* from day d
  cross join lateral private.numbers_of_titles((select auth.uid()), p_year, p_tag, d.since, d.until, d.titles) n
  where d.section = 'edge'
  union all
  select * from private.numbers_before((select auth.uid()), p_today, p_year, p_tag)
  union all
  select 'year', y.year::text, null, null, null, null, null, null, null, null, null, null
  from private.watch_years((select auth.uid()), p_tag) y
  where p_year is not null
  union all
  select * from day d where d.section <> 'edge'
  union all
  select 'season', b.season::text, b.name, 'tv', b.series_id, b.poster_path, null, b.episodes, null, b.stars, null, null
  from private.best_seasons((select auth.uid()), p_year, p_tag) b
$$;
comment on function public.my_watch_numbers(date, integer, text) is
'What the caller has watched in a year or (null) ever, added up: rows by section, of which key, name and title say what
is counted. Titles count once, watches each time, minutes where they are known. Of titles with a tag (its key) where one is named.';
revoke all on function public.my_watch_numbers(date, integer, text) from public;
grant execute on function public.my_watch_numbers(date, integer, text) to authenticated;

create or replace function public.postpone_facts(p_kind text, p_id integer)
  returns void
  language sql security definer set search_path = ''
as $$
  with gone as (
    delete from private.facts_wanted where kind = p_kind and title_id = p_id returning kind, title_id
  )
  insert into private.facts_wanted (kind, title_id) select distinct kind, title_id from gone
$$;
comment on function public.postpone_facts(text, integer) is
  'Puts a title the catalogue stumbled over at the end of the queue.';
revoke all on function public.postpone_facts(text, integer) from public;
grant execute on function public.postpone_facts(text, integer) to service_role;

create or replace function public.save_series_number(p_series integer, p_tvdb integer default null)
  returns void
  language sql security definer set search_path = ''
as $$
  insert into private.series_numbers as n (series_id, tvdb_id) values (p_series, p_tvdb)
  on conflict (series_id) do update set tvdb_id = excluded.tvdb_id, checked_at = now()
$$;
comment on function public.save_series_number(integer, integer) is
  'Keeps what TheTVDB calls a series; null for nothing.';
revoke all on function public.save_series_number(integer, integer) from public;
grant execute on function public.save_series_number(integer, integer) to service_role;

create or replace function public.save_title_facts(p_facts jsonb)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  saved integer;
begin
  if jsonb_array_length(p_facts) > 100 then
    raise exception 'Facts of more than 100 titles at once' using errcode = '22023';
  end if;
  insert into private.title_facts as f (
    kind, title_id, known, name, minutes, genre_ids, genre_names, countries, language, vote,
    actor_ids, actor_names, director_ids, director_names, collection_id, collection_name,
    release_date, writer_ids, writer_names, keyword_ids, keyword_names
  )
  select distinct on (n.kind, n.title_id)
    n.kind, n.title_id, n.known, n.name, n.minutes, n.genre_ids, n.genre_names, n.countries, n.language, n.vote,
    n.actor_ids, n.actor_names, n.director_ids, n.director_names, n.collection_id, n.collection_name,
    n.release_date, coalesce(n.writer_ids, '{}'), coalesce(n.writer_names, '{}'),
    coalesce(n.keyword_ids, '{}'), coalesce(n.keyword_names, '{}')
  from jsonb_to_recordset(p_facts) as n (
    kind text, title_id integer, known boolean, name text, minutes integer, genre_ids integer[], genre_names text[],
    countries text[], language text, vote numeric, actor_ids integer[], actor_names text[],
    director_ids integer[], director_names text[], collection_id integer, collection_name text,
    release_date date, writer_ids integer[], writer_names text[], keyword_ids integer[], keyword_names text[]
  )
  order by n.kind, n.title_id
  on conflict (kind, title_id) do update set
    known = excluded.known, name = excluded.name, minutes = excluded.minutes, genre_ids = excluded.genre_ids,
    genre_names = excluded.genre_names, countries = excluded.countries, language = excluded.language,
    vote = excluded.vote, actor_ids = excluded.actor_ids, actor_names = excluded.actor_names,
    director_ids = excluded.director_ids, director_names = excluded.director_names,
    collection_id = excluded.collection_id, collection_name = excluded.collection_name,
    release_date = excluded.release_date, writer_ids = excluded.writer_ids, writer_names = excluded.writer_names,
    keyword_ids = excluded.keyword_ids, keyword_names = excluded.keyword_names, checked_at = now();
  get diagnostics saved = row_count;
  delete from private.facts_wanted w
  using jsonb_to_recordset(p_facts) as n (kind text, title_id integer)
  where w.kind = n.kind and w.title_id = n.title_id;
  return saved;
end
$$;
comment on function public.save_title_facts(jsonb) is
  'Writes the facts of at most 100 titles, takes them off the queue, and answers how many that were.';
revoke all on function public.save_title_facts(jsonb) from public;
grant execute on function public.save_title_facts(jsonb) to service_role;

create or replace function public.stale_facts(p_older_than timestamptz, p_limit integer default 100)
  returns table (kind text, title_id integer)
  language sql stable security definer set search_path = ''
as $$
  select f.kind, f.title_id
  from private.title_facts f
  where f.checked_at < p_older_than
    and exists (select from private.kept_titles() k where k.kind = f.kind and k.title_id = f.title_id)
  order by f.checked_at, f.kind, f.title_id
  limit least(greatest(p_limit, 1), 1000)
$$;
comment on function public.stale_facts(timestamptz, integer) is
  'Titles somebody keeps whose facts were last compared with the catalogue before that time, oldest first.';
revoke all on function public.stale_facts(timestamptz, integer) from public;
grant execute on function public.stale_facts(timestamptz, integer) to service_role;

create or replace function public.title_facts_gone(p_kind text, p_id integer)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.title_facts as f (kind, title_id, known) values (p_kind, p_id, false)
  on conflict (kind, title_id) do update set checked_at = now();
  delete from private.facts_wanted where kind = p_kind and title_id = p_id;
end
$$;
comment on function public.title_facts_gone(text, integer) is
  'Notes that the catalogue does not have a title (any more); facts that are known stay.';
revoke all on function public.title_facts_gone(text, integer) from public;
grant execute on function public.title_facts_gone(text, integer) to service_role;

create or replace function public.wanted_facts(p_limit integer default 100)
  returns table (kind text, title_id integer)
  language sql stable security definer set search_path = ''
as $$
  select w.kind, w.title_id from private.facts_wanted w
  group by w.kind, w.title_id
  order by min(w.id)
  limit least(greatest(p_limit, 1), 1000)
$$;
comment on function public.wanted_facts(integer) is 'Titles without facts, in the order of asking.';
revoke all on function public.wanted_facts(integer) from public;
grant execute on function public.wanted_facts(integer) to service_role;
