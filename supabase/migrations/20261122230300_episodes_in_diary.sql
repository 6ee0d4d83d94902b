-- Episodes in the diary: all that somebody has watched of one series on one day is one entry of theirs.

drop function public.diary_month(date, text);
drop function public.diary_months(text);

create function public.diary_months(p_kind text default null)
  returns table (month date, entries integer)
  language sql stable set search_path = ''
as $$
  select date_trunc('month', e.day)::date, sum(e.entries)::integer
  from (
    select w.day, count(*) as entries
    from public.watches w
    where w.user_id = (select auth.uid()) and (p_kind is null or w.kind = p_kind)
    group by w.day
    union all
    select s.day, count(*)
    from (
      select distinct d.day, d.series_id from public.episode_watches d
      where d.user_id = (select auth.uid()) and p_kind is distinct from 'movie'
    ) s
    group by s.day
  ) e
  group by 1
  order by 1 desc nulls last
$$;
comment on function public.diary_months(text) is
  'How many entries the diary has in each month, the latest first; those without a day last, under no month. Episodes of
one series on one day are one entry.';

create function public.count_diary_day(p_day date default null, p_kind text default null) returns integer
  language sql stable set search_path = ''
as $$
  select (
    (
      select count(*) from public.watches w
      where w.user_id = (select auth.uid()) and (p_kind is null or w.kind = p_kind)
        and (w.day = p_day or p_day is null and w.day is null)
    ) + (
      select count(distinct d.series_id) from public.episode_watches d
      where d.user_id = (select auth.uid()) and p_kind is distinct from 'movie'
        and (d.day = p_day or p_day is null and d.day is null)
    )
  )::integer
$$;
comment on function public.count_diary_day(date, text) is 'How many entries the diary has on a day, or (null) on none.';

create function public.diary_entries(
  p_kind text default null, p_since date default null, p_until date default null, p_undated boolean default false,
  p_from integer default 0, p_size integer default 30, p_of_each_day integer default null
) returns table (
  id text, kind text, title_id integer, title text, poster_path text, release_date date, vote_average numeric,
  day date, again boolean, note text, created_at timestamptz, marked_at timestamptz, stars smallint,
  episodes integer, first_episodes jsonb, of_day integer
)
  language sql stable set search_path = '' set work_mem = '16MB'
as $$
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
      w.created_at, w.marked_at, w.stars, null::integer, null::jsonb, s.of_day
    from shown s join public.watches_view w on w.id = s.id
    union all
    select s.key, 'tv', s.series_id, coalesce(f.series_name, o.series_name), coalesce(f.series_poster_path,
      o.series_poster_path), null, null, s.day, s.again, null, s.created_at, null, r.rating, s.episodes, e.first, s.of_day
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
    id, kind, title_id, title, poster_path, release_date, vote_average, day, again, note, created_at, marked_at, stars,
    episodes, first_episodes, of_day
  )
  order by e.day desc nulls last, e.created_at desc, e.id
$$;
comment on function public.diary_entries(text, date, date, boolean, integer, integer, integer) is
  'Entries of the caller''s diary in its order: the latest day first, what has no day last. Of days from p_since to p_until,
of no day (p_undated), or of all; at most 200 from p_from on, or so many of each day, with how many that day has among
those read. An entry is a watch of a title, or (episodes is how many, first_episodes the first twenty as pairs of season
and number) all of one series on one day.';

create function public.unmark_day(p_series_id integer, p_day date default null) returns jsonb
  language sql set search_path = ''
as $$
  with gone as (
    delete from public.episode_watches w
    where w.user_id = auth.uid() and w.series_id = p_series_id and w.day is not distinct from p_day
    returning w.run, w.season, w.number, w.day, w.marked_at
  ), acts as (
    select jsonb_build_object(
      'run', run, 'season', season, 'day', day, 'marked_at', marked_at, 'numbers', jsonb_agg(number order by number)
    ) as act
    from gone group by run, season, day, marked_at
  )
  select coalesce(jsonb_agg(act), '[]') from acts
$$;
comment on function public.unmark_day(integer, date) is
  'Unmarks the episodes of a series watched on a day, or (null) on none; answers what restore_episodes takes.';

revoke all on function public.diary_months(text) from public;
revoke all on function public.count_diary_day(date, text) from public;
revoke all on function public.diary_entries(text, date, date, boolean, integer, integer, integer) from public;
revoke all on function public.unmark_day(integer, date) from public;
grant execute on function public.diary_months(text) to authenticated;
grant execute on function public.count_diary_day(date, text) to authenticated;
grant execute on function public.diary_entries(text, date, date, boolean, integer, integer, integer) to authenticated;
grant execute on function public.unmark_day(integer, date) to authenticated;
