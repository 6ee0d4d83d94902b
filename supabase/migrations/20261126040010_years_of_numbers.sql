-- The numbers of a year name the other years there are: looked up one by one, not by reading all that was ever watched.

create or replace function private.watch_years(p_person uuid, p_tag text DEFAULT NULL::text)
 RETURNS TABLE(year integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
as $function$
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
$function$;
