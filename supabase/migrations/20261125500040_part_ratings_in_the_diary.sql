-- Episodes in the diary say which stars they have.

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
      select jsonb_agg(jsonb_build_array(n.season, n.number, g.stars) order by n.season, n.number) as first
      from (
        select d.season, d.number from public.episode_watches d
        where d.user_id = (select auth.uid()) and d.series_id = s.series_id and d.day = s.day
        union
        select d.season, d.number from public.episode_watches d
        where d.user_id = (select auth.uid()) and d.series_id = s.series_id and d.day is null and s.day is null
        order by 1, 2
        limit 20
      ) n
      left join public.part_ratings g on g.user_id = (select auth.uid()) and g.series_id = s.series_id
        and g.season = n.season and g.number = n.number
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
those read. An entry is a watch of a title with its own stars and those of the title, or (episodes is how many, first_episodes the first twenty as season, number
and the stars they were given) all of one series on one day.';
