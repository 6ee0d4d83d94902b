-- Who watches a series is told on the day its episodes air: once a series and day.

create function public.tell_episodes(p_today date, p_at timestamptz default now()) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  told integer;
begin
  with aired as (
    select e.series_id, e.air_date, e.season, e.number, nullif(e.name, '') as name,
      row_number() over day_of_series as place,
      count(*) over (partition by e.series_id, e.air_date) as total
    from public.episodes e
    -- Specials are no progress, and no news.
    where e.air_date between p_today - 2 and p_today and e.season > 0
    window day_of_series as (partition by e.series_id, e.air_date order by e.season, e.number)
  ), events as (
    select a.series_id, a.air_date, max(a.total) as total,
      jsonb_agg(
        jsonb_strip_nulls(jsonb_build_object('season', a.season, 'number', a.number, 'name', left(a.name, 100)))
        order by a.place
      ) filter (where a.place <= 4 or a.place = a.total) as episodes
    from aired a
    group by a.series_id, a.air_date
  ), fresh as (
    select e.*, f.user_id, f.series_name, f.series_poster_path,
      format('tv:%s:%s', e.series_id, e.air_date) as subject
    from events e
    join public.followed_series f on f.series_id = e.series_id
    -- Paused and dropped series are quiet, and so is what aired before one followed.
    where f.state = 'watching' and (f.followed_at at time zone 'utc')::date <= e.air_date
  ), untold as (
    select f.* from fresh f
    where not exists (
      select from public.notices n
      where n.user_id = f.user_id and n.kind = 'episode' and n.subject_key = f.subject
    ) and not exists (
      -- A day that moves makes no second notice of the same episodes.
      select from public.notices n
      where n.user_id = f.user_id and n.kind = 'episode' and n.title_id = f.series_id
        and n.data -> 'episodes' = f.episodes
    )
  ), tellings as (
    select jsonb_build_object(
      'users', jsonb_agg(u.user_id), 'key', u.subject, 'title_kind', 'tv', 'title_id', u.series_id,
      'title_name', max(u.series_name), 'poster_path', max(u.series_poster_path),
      'data', jsonb_build_object('day', u.air_date, 'count', u.total, 'episodes', u.episodes)
    ) as telling
    from untold u
    group by u.subject, u.series_id, u.air_date, u.total, u.episodes
  )
  select public.tell_once('episode', coalesce(jsonb_agg(t.telling), '[]'), p_at) into told from tellings t;
  return told;
end
$$;
comment on function public.tell_episodes(date, timestamptz) is
  'Tells who watches a series of the episodes that aired on that day or the two before, and returns how many notices
that makes. Running it again adds none.';

revoke all on function public.tell_episodes(date, timestamptz) from public;
grant execute on function public.tell_episodes(date, timestamptz) to service_role;
