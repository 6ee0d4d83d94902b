-- How far somebody is in the series they follow, and what is next. src/domain/progress.ts has the same rules.

create function public.series_progress(p_today date, p_series_ids integer[] default null)
  returns table (
    series_id integer, section text, state text, run smallint, kept boolean, gone boolean, ended boolean,
    watched integer, aired integer, total integer, next_place integer, then_place integer, coming date,
    last_at timestamptz
  )
  language sql stable set search_path = ''
as $$
  with mine as materialized (
    select s.series_id, s.state, s.run, s.followed_at, f.series_id is not null as kept,
      coalesce(f.gone, false) as gone, coalesce(f.ended, false) as ended
    from public.followed_series s left join public.series_facts f on f.series_id = s.series_id
    where s.user_id = (select auth.uid()) and (p_series_ids is null or s.series_id = any (p_series_ids))
  ), places as materialized (
    -- A season has fewer than 100,000 episodes, so one number says where an episode stands.
    select m.series_id, e.season * 100000 + e.number as place, e.air_date,
      coalesce(e.air_date <= p_today, m.ended) as aired, w.user_id is not null as watched, w.marked_at
    from mine m
    join public.episodes e on e.series_id = m.series_id and e.season > 0
    left join public.episode_watches w on w.user_id = (select auth.uid()) and w.series_id = m.series_id
      and w.run = m.run and w.season = e.season and w.number = e.number
  ), counted as (
    select p.series_id, count(*)::integer as total, (count(*) filter (where p.aired))::integer as aired,
      (count(*) filter (where p.aired and p.watched))::integer as watched,
      max(p.place) filter (where p.watched) as furthest,
      min(p.air_date) filter (where not p.aired) as coming, max(p.marked_at) as last_at,
      bool_or(not p.aired) as more
    from places p group by p.series_id
  ), open as (
    -- What follows the furthest one watched comes first; what was left out before it, after that.
    select p.series_id,
      (array_agg(p.place order by coalesce(p.place < c.furthest, false), p.place))[1:2] as place
    from places p join counted c on c.series_id = p.series_id
    where p.aired and not p.watched group by p.series_id
  )
  select m.series_id,
    case
      when m.state <> 'watching' then m.state
      when not m.kept or coalesce(c.total, 0) = 0 then 'unknown'
      when o.place is not null then 'next'
      when m.ended and not c.more then 'finished'
      else 'caughtUp'
    end,
    m.state, m.run, m.kept, m.gone, m.ended, coalesce(c.watched, 0), coalesce(c.aired, 0), coalesce(c.total, 0),
    o.place[1], o.place[2], c.coming, coalesce(c.last_at, m.followed_at)
  from mine m
  left join counted c on c.series_id = m.series_id
  left join open o on o.series_id = m.series_id
$$;
comment on function public.series_progress(date, integer[]) is
  'How far the caller is in series they follow (in all of them, or of these): what of it has been on air by p_today is
watched in the present run, specials never. Places are season * 100000 + number, of the next episode to watch and of the
one after it. Section: paused or dropped; unknown without any known episode; next; caughtUp; finished.';

create function public.up_next(
  p_today date, p_section text default null, p_limit integer default 24, p_offset integer default 0,
  p_series_ids integer[] default null
) returns table (
    series_id integer, series_name text, series_poster_path text, section text, in_section integer, state text,
    run smallint, kept boolean, gone boolean, ended boolean, watched integer, aired integer, total integer,
    coming date, next_episode jsonb, then_episode jsonb
  )
  language sql stable set search_path = ''
as $$
  with ranked as (
    select p.*,
      case when p.section in ('unknown', 'finished') then 'caughtUp' else p.section end as shown_in,
      n.name as next_name, n.air_date as next_date, n.minutes as next_minutes,
      greatest(p.last_at, n.air_date::timestamp at time zone 'UTC') as lively
    from public.series_progress(p_today, p_series_ids) p
    left join public.episodes n on n.series_id = p.series_id and n.season = p.next_place / 100000
      and n.number = p.next_place % 100000
  ), paged as (
    select r.*, f.series_name, f.series_poster_path, count(*) over (partition by r.shown_in)::integer as in_section,
      row_number() over (
        partition by r.shown_in order by
          case when r.shown_in = 'caughtUp' then r.section = 'finished' end,
          case when r.shown_in = 'caughtUp' then r.coming end nulls last,
          case when r.shown_in = 'next' then r.lively else r.last_at end desc, r.series_id
      ) as place
    from ranked r join public.followed_series f
      on f.user_id = (select auth.uid()) and f.series_id = r.series_id
    where p_section is null or r.shown_in = p_section
  )
  select p.series_id, p.series_name, p.series_poster_path, p.section, p.in_section, p.state, p.run, p.kept, p.gone,
    p.ended, p.watched, p.aired, p.total, p.coming,
    case when p.next_place is not null then jsonb_build_object(
      'season', p.next_place / 100000, 'number', p.next_place % 100000, 'name', p.next_name, 'date', p.next_date,
      'minutes', p.next_minutes
    ) end,
    case when p.then_place is not null then jsonb_build_object(
      'season', p.then_place / 100000, 'number', p.then_place % 100000, 'name', t.name, 'date', t.air_date,
      'minutes', t.minutes
    ) end
  from paged p
  left join public.episodes t on t.series_id = p.series_id and t.season = p.then_place / 100000
    and t.number = p.then_place % 100000
  where p.place > greatest(p_offset, 0) and p.place <= greatest(p_offset, 0) + least(greatest(p_limit, 1), 100)
  order by p.shown_in, p.place
$$;
comment on function public.up_next(date, text, integer, integer, integer[]) is
  'The caller''s series by section (next, caughtUp, paused, dropped; those finished or not known yet stand with caughtUp):
of each section, or of this one, so many after so many, or of these series alone. What was watched last, or has a new episode since, comes first.';

create function public.series_marks(
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
season, which numbers of a season are watched (200 at most), and up to a hundred watches that lost their episode.';

revoke all on function public.series_progress(date, integer[]) from public;
revoke all on function public.up_next(date, text, integer, integer, integer[]) from public;
revoke all on function public.series_marks(integer, date, integer, integer, integer) from public;
grant execute on function public.series_progress(date, integer[]) to authenticated;
grant execute on function public.up_next(date, text, integer, integer, integer[]) to authenticated;
grant execute on function public.series_marks(integer, date, integer, integer, integer) to authenticated;
