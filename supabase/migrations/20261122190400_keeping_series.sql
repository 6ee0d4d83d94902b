-- Filling and refreshing what is known of the episodes of followed series. For service_role only.

create function public.stale_series(p_running_before timestamptz, p_quiet_before timestamptz, p_limit integer default 100)
  returns table (series_id integer)
  language sql stable security definer set search_path = ''
as $$
  select f.series_id
  from public.followed_series f left join public.series_facts s on s.series_id = f.series_id
  group by f.series_id, s.refreshed_at, s.ended, s.gone
  having s.refreshed_at is null or s.refreshed_at < case
    when s.ended or s.gone or bool_and(f.state = 'dropped') then p_quiet_before else p_running_before end
  order by s.refreshed_at nulls first, f.series_id
  limit least(greatest(p_limit, 1), 1000)
$$;
comment on function public.stale_series(timestamptz, timestamptz, integer) is
  'Followed series that are not kept yet, or were compared with the catalogue too long ago: running ones before the first
time, those that have ended or that everybody has dropped before the second.';

create function public.kept_episodes(p_series_id integer) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'revision', coalesce((select s.revision from public.series_facts s where s.series_id = p_series_id), 0),
    'refreshed_at', (select s.refreshed_at from public.series_facts s where s.series_id = p_series_id),
    'episodes', coalesce((select jsonb_agg(jsonb_build_array(e.season, e.number, e.name, e.air_date, e.minutes)
      order by e.season, e.number) from public.episodes e where e.series_id = p_series_id), '[]')
  )
$$;
comment on function public.kept_episodes(integer) is
  'All that is kept of a series'' episodes, each as [season, number, name, day, minutes], with the revision it has.';

create function private.move_episode_watches(p_series_id integer, p_moves jsonb) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  v_moved public.episode_watches[];
begin
  -- Taken out first: numbers that change places would meet each other.
  with taken as (
    delete from public.episode_watches w
    using jsonb_to_recordset(p_moves) as m (season smallint, number integer)
    where w.series_id = p_series_id and w.season = m.season and w.number = m.number
    returning w.*
  )
  select array_agg(t::public.episode_watches) into v_moved from taken t;
  insert into public.lost_episode_watches (user_id, series_id, run, season, number, name, day, marked_at)
  select w.user_id, w.series_id, w.run, w.season, w.number, coalesce(m.name, ''), w.day, w.marked_at
  from unnest(v_moved) w
  join jsonb_to_recordset(p_moves) as m (season smallint, number integer, to_season smallint, name text)
    on m.season = w.season and m.number = w.number
  where m.to_season is null
  on conflict do nothing;
  insert into public.episode_watches (user_id, series_id, run, season, number, day, marked_at)
  select w.user_id, w.series_id, w.run, m.to_season, m.to_number, w.day, w.marked_at
  from unnest(v_moved) w
  join jsonb_to_recordset(p_moves) as m (season smallint, number integer, to_season smallint, to_number integer)
    on m.season = w.season and m.number = w.number
  where m.to_season is not null
  on conflict do nothing;
end
$$;
comment on function private.move_episode_watches(integer, jsonb) is
  'Moves everybody''s watches of a series to other numbers; those that lead nowhere are put aside as lost.';

create function public.keep_series(
  p_series_id integer, p_revision integer, p_series_name text, p_series_poster_path text, p_ended boolean,
  p_put jsonb default '[]', p_removed jsonb default '[]', p_moves jsonb default '[]', p_partly boolean default false
) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('series:' || p_series_id::text, 0));
  if coalesce((select s.revision from public.series_facts s where s.series_id = p_series_id), 0) <> p_revision then
    return false;
  end if;
  insert into public.series_facts as s (series_id, series_name, series_poster_path, ended, refreshed_at)
  values (
    p_series_id, p_series_name, p_series_poster_path, p_ended,
    case when p_partly then timestamptz '2000-01-01 00:00:00Z' else now() end
  )
  on conflict (series_id) do update set series_name = excluded.series_name,
    series_poster_path = excluded.series_poster_path, ended = excluded.ended, gone = false,
    revision = s.revision + 1, refreshed_at = excluded.refreshed_at;
  update public.followed_series f set series_name = p_series_name, series_poster_path = p_series_poster_path
  where f.series_id = p_series_id
    and (f.series_name, f.series_poster_path) is distinct from (p_series_name, p_series_poster_path);
  if jsonb_array_length(p_moves) > 0 then
    perform private.move_episode_watches(p_series_id, p_moves);
  end if;
  delete from public.episodes e
  using jsonb_array_elements(p_removed) as r (place)
  where e.series_id = p_series_id and e.season = (r.place ->> 0)::smallint and e.number = (r.place ->> 1)::integer;
  insert into public.episodes as e (series_id, season, number, name, air_date, minutes)
  select p_series_id, (r.row ->> 0)::smallint, (r.row ->> 1)::integer, r.row ->> 2, (r.row ->> 3)::date,
    (r.row ->> 4)::smallint
  from jsonb_array_elements(p_put) as r (row)
  on conflict (series_id, season, number) do update
  set name = excluded.name, air_date = excluded.air_date, minutes = excluded.minutes;
  -- What was lost and is there again, under the number and name it had, counts again.
  with found as (
    delete from public.lost_episode_watches l using public.episodes e
    where l.series_id = p_series_id and e.series_id = l.series_id and e.season = l.season
      and e.number = l.number and e.name = l.name
    returning l.*
  )
  insert into public.episode_watches (user_id, series_id, run, season, number, day, marked_at)
  select user_id, series_id, run, season, number, day, marked_at from found
  on conflict do nothing;
  return true;
end
$$;
comment on function public.keep_series(integer, integer, text, text, boolean, jsonb, jsonb, jsonb, boolean) is
  'Takes over what the catalogue says of a series now: episodes to put ([season, number, name, day, minutes]) and to
remove ([season, number]), and where watches move ({season, number, to_season, to_number, name}; without to_season they are
lost). What was put partly is looked at again soon. False, and nothing done, unless it was worked out from the present revision (0: not kept yet).';

create function public.keep_series_gone(p_series_id integer) returns void
  language sql security definer set search_path = ''
as $$
  update public.series_facts set gone = true, refreshed_at = now() where series_id = p_series_id;
  insert into public.series_facts (series_id, series_name, series_poster_path, gone)
  select f.series_id, f.series_name, f.series_poster_path, true
  from public.followed_series f where f.series_id = p_series_id
  order by f.followed_at limit 1
  on conflict do nothing
$$;
comment on function public.keep_series_gone(integer) is
  'Notes that the catalogue has a series no more: what was known of it stays.';

create function public.forget_series(p_before timestamptz) returns integer
  language sql security definer set search_path = ''
as $$
  with forgotten as (
    delete from public.series_facts s
    where s.refreshed_at < p_before
      and not exists (select from public.followed_series f where f.series_id = s.series_id)
    returning 1
  )
  select count(*)::integer from forgotten
$$;
comment on function public.forget_series(timestamptz) is
  'Lets go of what was known of series nobody follows any more.';

revoke all on function private.move_episode_watches(integer, jsonb) from public;
revoke all on function public.stale_series(timestamptz, timestamptz, integer) from public;
revoke all on function public.kept_episodes(integer) from public;
revoke all on function public.keep_series(integer, integer, text, text, boolean, jsonb, jsonb, jsonb, boolean) from public;
revoke all on function public.keep_series_gone(integer) from public;
revoke all on function public.forget_series(timestamptz) from public;
grant execute on function public.stale_series(timestamptz, timestamptz, integer) to service_role;
grant execute on function public.kept_episodes(integer) to service_role;
grant execute on function public.keep_series(integer, integer, text, text, boolean, jsonb, jsonb, jsonb, boolean) to service_role;
grant execute on function public.keep_series_gone(integer) to service_role;
grant execute on function public.forget_series(timestamptz) to service_role;
