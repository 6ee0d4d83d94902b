-- The page of a series names the next episode of whoever follows it.

create or replace function public.series_marks(
  p_series_id integer, p_today date, p_season integer default null, p_from integer default 0, p_to integer default 0
) returns jsonb
  language sql stable set search_path = ''
as $$
  with mine as (
    select coalesce(
        (select f.run from public.followed_series f
         where f.user_id = (select auth.uid()) and f.series_id = p_series_id),
        (select max(w.run) from public.episode_watches w
         where w.user_id = (select auth.uid()) and w.series_id = p_series_id),
        1
      ) as run
  ), watches as (
    select w.season, w.number from public.episode_watches w, mine m
    where w.user_id = (select auth.uid()) and w.series_id = p_series_id and w.run = m.run
  ), known as (
    select e.season, coalesce(e.air_date <= p_today, s.ended) as aired, w.season is not null as watched
    from public.episodes e
    join public.series_facts s on s.series_id = e.series_id
    left join watches w on w.season = e.season and w.number = e.number
    where e.series_id = p_series_id
  ), seasons as (
    select season, count(*) as total, count(*) filter (where aired) as aired,
      count(*) filter (where aired and watched) as watched
    from known group by season
  )
  select jsonb_build_object(
    'state', (select f.state from public.followed_series f
      where f.user_id = (select auth.uid()) and f.series_id = p_series_id),
    'run', (select run from mine),
    'kept', exists (select from public.series_facts s where s.series_id = p_series_id),
    'ended', coalesce((select s.ended from public.series_facts s where s.series_id = p_series_id), false),
    'coming', (select min(e.air_date) from public.episodes e
      where e.series_id = p_series_id and e.season > 0 and e.air_date > p_today),
    'seasons', coalesce((select jsonb_agg(jsonb_build_object(
      'season', s.season, 'total', s.total, 'aired', s.aired, 'watched', s.watched) order by s.season)
      from seasons s), '[]'),
    'next', (select u.next_episode from public.up_next(p_today, p_series_ids => array[p_series_id]) u),
    'numbers', coalesce((select jsonb_agg(w.number order by w.number) from watches w
      where w.season = p_season and w.number between p_from and least(p_to, p_from + 200)), '[]'),
    'lost', coalesce((select jsonb_agg(to_jsonb(l) order by l.season, l.number) from (
      select l.season, l.number, l.name from public.lost_episode_watches l, mine m
      where l.user_id = (select auth.uid()) and l.series_id = p_series_id and l.run = m.run
      order by l.season, l.number limit 100) l), '[]')
  )
$$;
comment on function public.series_marks(integer, date, integer, integer, integer) is
  'What the pages of a series and of its seasons show to the caller: whether they follow it, how far they are in each
season and what is next, which numbers of a season are watched (200 at most), and up to a hundred watches that lost their episode.';
