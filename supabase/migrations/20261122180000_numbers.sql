-- Facts of titles, once for everybody: what the numbers of people are made of.
--
-- In the private schema, because that a title is here says that somebody keeps it. Only the server writes, and people
-- read nothing of it but their own numbers. A title that somebody saves is put into a queue, which a job works off.

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
  vote numeric(3, 1),
  actor_ids integer[] not null default '{}',
  actor_names text[] not null default '{}',
  director_ids integer[] not null default '{}',
  director_names text[] not null default '{}',
  collection_id integer,
  collection_name text,
  checked_at timestamptz not null default now(),
  primary key (kind, title_id),
  constraint title_facts_kind_known check (kind in ('movie', 'tv')),
  constraint title_facts_title_id_positive check (title_id > 0),
  constraint title_facts_name_length check (char_length(name) <= 500 and name ~ '\S'),
  constraint title_facts_minutes_range check (minutes between 1 and 60000),
  constraint title_facts_genres_bounded check (
    cardinality(genre_ids) <= 8 and cardinality(genre_ids) = cardinality(genre_names)
  ),
  constraint title_facts_countries_bounded check (cardinality(countries) <= 8),
  constraint title_facts_vote_range check (vote between 0 and 10),
  constraint title_facts_people_bounded check (
    cardinality(actor_ids) <= 10 and cardinality(actor_ids) = cardinality(actor_names)
    and cardinality(director_ids) <= 3 and cardinality(director_ids) = cardinality(director_names)
  ),
  constraint title_facts_collection_whole check ((collection_id is null) = (collection_name is null)),
  constraint title_facts_text_bounded check (
    char_length(
      array_to_string(genre_names || countries || actor_names || director_names, '')
    ) <= 2000 and char_length(language) <= 10 and char_length(collection_name) <= 100
  )
);
comment on table private.title_facts is 'What the catalogue says of titles that somebody keeps.';
comment on column private.title_facts.known is 'False for a title the catalogue does not have: nobody asks again at once.';
comment on column private.title_facts.minutes is 'Of a movie, or of an episode of a series; null when unknown.';
comment on column private.title_facts.countries is 'ISO 3166-1.';
create index title_facts_by_time on private.title_facts (checked_at, kind, title_id);

create table private.facts_wanted (
  id bigint generated always as identity primary key,
  kind text not null,
  title_id integer not null
);
comment on table private.facts_wanted is
  'Titles without facts, in the order of asking. It may name one twice: a unique key would make people who save the same
title at once wait for each other.';
create index facts_wanted_by_title on private.facts_wanted (kind, title_id);

create function private.kept_titles() returns table (kind text, title_id integer)
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
  union select 'tv', series_id from public.episode_watches
$$;
comment on function private.kept_titles() is 'Every title that somebody keeps, each once.';
revoke all on function private.kept_titles() from public;

-- What people saved before there were facts.
insert into private.facts_wanted (kind, title_id) select kind, title_id from private.kept_titles();

create function public.wanted_facts(p_limit integer default 100) returns table (kind text, title_id integer)
  language sql stable security definer set search_path = ''
as $$
  select w.kind, w.title_id from private.facts_wanted w
  group by w.kind, w.title_id
  order by min(w.id)
  limit least(greatest(p_limit, 1), 1000)
$$;
comment on function public.wanted_facts(integer) is 'Titles without facts, in the order of asking.';

create function public.stale_facts(p_older_than timestamptz, p_limit integer default 100)
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

create function public.save_title_facts(p_facts jsonb) returns integer
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
    actor_ids, actor_names, director_ids, director_names, collection_id, collection_name
  )
  select distinct on (n.kind, n.title_id)
    n.kind, n.title_id, n.known, n.name, n.minutes, n.genre_ids, n.genre_names, n.countries, n.language, n.vote,
    n.actor_ids, n.actor_names, n.director_ids, n.director_names, n.collection_id, n.collection_name
  from jsonb_to_recordset(p_facts) as n (
    kind text, title_id integer, known boolean, name text, minutes integer, genre_ids integer[], genre_names text[],
    countries text[], language text, vote numeric, actor_ids integer[], actor_names text[],
    director_ids integer[], director_names text[], collection_id integer, collection_name text
  )
  order by n.kind, n.title_id
  on conflict (kind, title_id) do update set
    known = excluded.known, name = excluded.name, minutes = excluded.minutes, genre_ids = excluded.genre_ids,
    genre_names = excluded.genre_names, countries = excluded.countries, language = excluded.language,
    vote = excluded.vote, actor_ids = excluded.actor_ids, actor_names = excluded.actor_names,
    director_ids = excluded.director_ids, director_names = excluded.director_names,
    collection_id = excluded.collection_id, collection_name = excluded.collection_name, checked_at = now();
  get diagnostics saved = row_count;
  delete from private.facts_wanted w
  using jsonb_to_recordset(p_facts) as n (kind text, title_id integer)
  where w.kind = n.kind and w.title_id = n.title_id;
  return saved;
end
$$;
comment on function public.save_title_facts(jsonb) is
  'Writes the facts of at most 100 titles, takes them off the queue, and answers how many that were.';

create function public.title_facts_gone(p_kind text, p_id integer) returns void
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

create function public.postpone_facts(p_kind text, p_id integer) returns void
  language sql security definer set search_path = ''
as $$
  with gone as (
    delete from private.facts_wanted where kind = p_kind and title_id = p_id returning kind, title_id
  )
  insert into private.facts_wanted (kind, title_id) select distinct kind, title_id from gone
$$;
comment on function public.postpone_facts(text, integer) is
  'Puts a title the catalogue stumbled over at the end of the queue.';

create function public.drop_unkept_facts(p_older_than timestamptz) returns integer
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

revoke all on function public.wanted_facts(integer) from public;
revoke all on function public.stale_facts(timestamptz, integer) from public;
revoke all on function public.save_title_facts(jsonb) from public;
revoke all on function public.title_facts_gone(text, integer) from public;
revoke all on function public.postpone_facts(text, integer) from public;
revoke all on function public.drop_unkept_facts(timestamptz) from public;
grant execute on function public.wanted_facts(integer) to service_role;
grant execute on function public.stale_facts(timestamptz, integer) to service_role;
grant execute on function public.save_title_facts(jsonb) to service_role;
grant execute on function public.title_facts_gone(text, integer) to service_role;
grant execute on function public.postpone_facts(text, integer) to service_role;
grant execute on function public.drop_unkept_facts(timestamptz) to service_role;

-- One function queues what is saved for its facts, whichever table it is saved in.

create function private.want_facts() returns trigger
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

create trigger want_facts after insert on public.wishlists
  referencing new table as added for each statement execute function private.want_facts('movie_id', 'movie');
create trigger want_facts after insert on public.watched_movies
  referencing new table as added for each statement execute function private.want_facts('movie_id', 'movie');
create trigger want_facts after insert on public.favorite_movies
  referencing new table as added for each statement execute function private.want_facts('movie_id', 'movie');
create trigger want_facts after insert on public.movie_ratings
  referencing new table as added for each statement execute function private.want_facts('movie_id', 'movie');
create trigger want_facts after insert on public.tv_wishlists
  referencing new table as added for each statement execute function private.want_facts('series_id', 'tv');
create trigger want_facts after insert on public.watched_tv_series
  referencing new table as added for each statement execute function private.want_facts('series_id', 'tv');
create trigger want_facts after insert on public.favorite_tv_series
  referencing new table as added for each statement execute function private.want_facts('series_id', 'tv');
create trigger want_facts after insert on public.series_ratings
  referencing new table as added for each statement execute function private.want_facts('series_id', 'tv');
create trigger want_facts after insert on public.episode_watches
  referencing new table as added for each statement execute function private.want_facts('series_id', 'tv');
create trigger want_facts after insert on public.watches
  referencing new table as added for each statement execute function private.want_facts('title_id');

-- What the diary adds up to, for its owner: counted here, because ten thousand watches are no reason to send any.
--
-- Numbers cost what there are titles of, not what there are watches of: what was watched is added up by title first, and
-- what is known of titles is joined to that.

-- watch_log: each time anybody has watched something. Every source of watches is one query here and nowhere else.
create view private.watch_log with (security_invoker = true) as
  select w.user_id, 'title' as source, w.kind, w.title_id, w.release_date, w.day, w.created_at as logged_at,
    null::integer as minutes
  from public.watches w
  union all
  select w.user_id, 'episode', 'tv', w.series_id, null::date, w.day, w.marked_at, e.minutes::integer
  from public.episode_watches w
  left join public.episodes e on e.series_id = w.series_id and e.season = w.season and e.number = w.number;
comment on view private.watch_log is
  'Each time somebody has watched something. A series marked as a whole has no length: nobody knows how much of it was
watched, and its episodes say so themselves.';
comment on column private.watch_log.minutes is 'Of an episode, where its own are known; a movie takes those of its facts.';

-- Functions, and two of them, for the planner's sake: a condition for both cases would hide from it how many rows to
-- expect, and what is joined to a function is planned for a thousand rows, whoever asks and however old the statistics.

create function private.watched_ever(p_person uuid)
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
  group by 2, 3
  union all
  select 'tv', l.title_id, make_date(date_part('year', l.day)::integer, 1, 1), max(l.release_date), count(*)::integer,
    bool_or(l.source = 'title'), sum(l.minutes)::integer,
    (count(*) filter (where l.minutes is null and l.source = 'episode'))::integer
  from private.watch_log l
  where l.user_id = p_person and l.kind = 'tv'
  group by 2, 3
$$;
comment on function private.watched_ever(uuid) is
  'What a person has ever watched, a row for each title and year (period is its first day, null without one): how many
times, whether as a whole, the minutes that episodes themselves have, and how many watches last as long as the facts of
their title say.';
revoke all on function private.watched_ever(uuid) from public;

create function private.watched_in(p_person uuid, p_year integer)
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
  group by 1, 2, 3
$$;
comment on function private.watched_in(uuid, integer) is
  'What a person has watched in a year, as watched_ever has it, but a row for each title and day.';
revoke all on function private.watched_in(uuid, integer) from public;

create function private.watched_title(p_person uuid, p_kind text, p_title_id integer)
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

create function private.watch_years(p_person uuid) returns table (year integer)
  language sql stable set search_path = ''
as $$
  select distinct date_part('year', l.day)::integer from private.watch_log l
  where l.user_id = p_person and l.day is not null
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
    select distinct l.day from private.watch_log l
    where l.user_id = (select auth.uid())
      and l.day between coalesce(make_date(p_year, 1, 1), '-infinity') and coalesce(make_date(p_year, 12, 31), 'infinity')
  ),
  edge as materialized (
    select min(d.day) as first, max(d.day) as last from day d
  ),
  outermost as materialized (
    select l.kind, l.title_id, l.day, l.logged_at from private.watch_log l
    where l.user_id = (select auth.uid()) and l.day in ((select e.first from edge e), (select e.last from edge e))
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
      from outermost l
      order by l.day, l.logged_at, l.title_id
      limit 1
    )
    union all
    (
      select 'last', null, l.kind, l.title_id, null, null, l.day
      from outermost l
      order by l.day desc, l.logged_at desc, l.title_id desc
      limit 1
    )
  ),
  before as materialized (
    select l.kind, l.title_id, l.period, l.watches,
      coalesce(l.timed, 0) + l.untimed * coalesce(f.minutes, 0) as minutes,
      extract(month from l.period) * 100 + extract(day from l.period)
        <= extract(month from p_today) * 100 + extract(day from p_today) as so_far
    from private.watched_in((select auth.uid()), p_year - 1) l
    left join private.title_facts f on f.kind = l.kind and f.title_id = l.title_id
    where p_year is not null
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
  select 'total', null, null, null, null::integer, null, l.watches, t.titles, t.minutes, null::numeric, e.first, e.last
  from total t cross join logged l cross join edge e
  union all
  select 'count', c.key, null, null, null, null, null, c.count, null, null, null, null
  from total t cross join logged l cross join lateral (
    values ('movies', t.movies), ('series', t.titles - t.movies), ('unknown', t.unknown), ('lengthless', t.lengthless),
      ('undated', l.undated), ('days', (select count(*)::integer from day)), ('whole', t.whole)
  ) as c (key, count)
  union all
  select m.section, m.month::text, null, null, null, null, sum(m.watches)::integer, count(*)::integer,
    sum(m.minutes)::bigint, null, null, null
  from (
    select 'month' as section, date_part('month', l.period)::integer as month, sum(l.watches) as watches,
      sum(coalesce(l.timed, 0) + l.untimed * coalesce(t.length, 0)) as minutes
    from log l join title t on t.kind = l.kind and t.title_id = l.title_id
    where p_year is not null
    group by 2, l.kind, l.title_id
    union all
    select 'month before', date_part('month', l.period)::integer, sum(l.watches), sum(l.minutes)
    from before l
    group by 2, l.kind, l.title_id
  ) m
  group by m.section, m.month
  union all
  select 'before', b.key, null, null, null, null, b.watches, b.titles, b.minutes, b.days, null, null
  from (
    select coalesce(sum(t.watches), 0)::integer as watches, count(*)::integer as titles,
      coalesce(sum(t.minutes), 0)::bigint as minutes, coalesce(sum(t.watches_so_far), 0)::integer as watches_so_far,
      count(t.watches_so_far)::integer as titles_so_far, coalesce(sum(t.minutes_so_far), 0)::bigint as minutes_so_far
    from (
      select sum(l.watches) as watches, sum(l.minutes) as minutes,
        sum(l.watches) filter (where l.so_far) as watches_so_far, sum(l.minutes) filter (where l.so_far) as minutes_so_far
      from before l
      group by l.kind, l.title_id
    ) t
  ) t cross join lateral (
    values
      ('whole', t.watches, t.titles, t.minutes, (select count(distinct l.period) from before l)),
      ('so far', t.watches_so_far, t.titles_so_far, t.minutes_so_far,
        (select count(distinct l.period) from before l where l.so_far))
  ) as b (key, watches, titles, minutes, days)
  where t.titles > 0
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
  select n.section, n.key, w.name, n.kind, n.title_id, w.poster_path, n.watches, null, null, n.value, n.day, n.day
  from named n left join lateral private.watched_title((select auth.uid()), n.kind, n.title_id) w on true
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

