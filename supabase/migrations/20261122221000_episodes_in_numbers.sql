-- Episodes in the numbers: one more source of watches, with the minutes of each, or of an episode of that series.

create or replace function private.watch_log(p_person uuid, p_year integer)
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
  union all
  select 'episode', 'tv', w.series_id, null, w.day, w.marked_at, coalesce(e.minutes::integer, f.minutes)
  from public.episode_watches w
  left join public.episodes e on e.series_id = w.series_id and e.season = w.season and e.number = w.number
  left join private.title_facts f on f.kind = 'tv' and f.title_id = w.series_id
  where w.user_id = p_person
    and (p_year is null or w.day between make_date(p_year, 1, 1) and make_date(p_year, 12, 31))
$$;

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
  ) t
  order by t.source, t.at desc
  limit 1
$$;

create or replace function private.watch_years(p_person uuid) returns table (year integer)
  language sql stable set search_path = ''
as $$
  select extract(year from w.day)::integer from public.watches w
  where w.user_id = p_person and w.day is not null
  union
  select extract(year from w.day)::integer from public.episode_watches w
  where w.user_id = p_person and w.day is not null
$$;

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
  union select 'tv', series_id from public.episode_watches
$$;

create trigger want_facts after insert on public.episode_watches
  referencing new table as added for each statement execute function private.want_series_facts();

insert into private.facts_wanted (kind, title_id)
select distinct 'tv', w.series_id from public.episode_watches w
where not exists (select from private.title_facts f where f.kind = 'tv' and f.title_id = w.series_id)
  and not exists (select from private.facts_wanted q where q.kind = 'tv' and q.title_id = w.series_id);
