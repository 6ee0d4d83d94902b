-- A file may name the last episode somebody has seen, and mean all before it too (upTo of an entry): which those are, the
-- kept episodes of the series say.

create index import_rows_up_to on public.import_rows (import_id) where entry ? 'upTo';

create function public.import_series_to_keep(p_import_id uuid, p_except integer[] default '{}', p_limit integer default 5)
returns integer[]
  language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(w.id), '{}') from (
    select distinct t.title_id as id
    from public.import_rows r join public.import_titles t on t.number = r.title_number
    where r.import_id = p_import_id and r.entry ? 'upTo' and r.state = 'waiting' and t.state = 'clear'
      and t.title_kind = 'tv' and t.title_id <> all (p_except)
      and not exists (select from public.series_facts s where s.series_id = t.title_id)
    order by id limit least(greatest(p_limit, 1), 100)
  ) w
$$;
comment on function public.import_series_to_keep(uuid, integer[], integer) is
  'Series whose episodes an import has to know before its rows are saved and which nobody has kept yet, but for these.';
revoke all on function public.import_series_to_keep(uuid, integer[], integer) from public, anon, authenticated;
grant execute on function public.import_series_to_keep(uuid, integer[], integer) to service_role;

create function private.save_import_earlier(p_import public.imports, p_slice integer[]) returns void
  language sql set search_path = ''
as $$
  with lines as (
    select r.position, t.title_id as id, (r.entry #>> '{episode,season}')::smallint as season,
      (r.entry #>> '{episode,number}')::integer as number,
      private.import_time(r.day, p_import.started_at, r.position) as at
    from public.import_rows r join public.import_titles t on t.number = r.title_number
    where r.import_id = p_import.id and r.position = any (p_slice) and r.entry ? 'upTo' and r.entry ? 'episode'
      and r.state in ('waiting', 'imported') and t.state = 'clear' and t.title_kind = 'tv'
  ), earlier as (
    select distinct on (l.id, e.season, e.number) l.position, l.id, f.run, e.season, e.number, l.at
    from lines l
    join public.followed_series f on f.user_id = p_import.user_id and f.series_id = l.id
    join public.episodes e on e.series_id = l.id and e.season > 0 and (e.season, e.number) < (l.season, l.number)
    order by l.id, e.season, e.number, l.position
  ), marked as (
    -- On days nobody knows: the file says that of the last one alone.
    insert into public.episode_watches (user_id, series_id, run, season, number, marked_at)
    select p_import.user_id, e.id, e.run, e.season, e.number, e.at from earlier e
    on conflict do nothing
    returning series_id, season, number
  )
  update public.import_rows r
  set state = 'imported', done = coalesce(r.done, '{}') || jsonb_build_object('earlier', n.places, 'run', n.run)
  from (
    select e.position, e.run, jsonb_agg(jsonb_build_array(m.season, m.number)) as places
    from marked m join earlier e on e.id = m.series_id and e.season = m.season and e.number = m.number
    group by e.position, e.run
  ) n
  where r.import_id = p_import.id and r.position = n.position
$$;
comment on function private.save_import_earlier(public.imports, integer[]) is
  'Marks the episodes before those of rows that mean them too (specials excluded), as far as the series is kept.';
revoke all on function private.save_import_earlier(public.imports, integer[]) from public;

alter function private.save_import_series(public.imports, integer[]) rename to save_import_episodes;

create function private.save_import_series(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform private.save_import_episodes(p_import, p_slice);
  perform private.save_import_earlier(p_import, p_slice);
end
$$;
comment on function private.save_import_series(public.imports, integer[]) is
  'Follows series, and marks the episodes of rows and those before them that they mean.';
revoke all on function private.save_import_series(public.imports, integer[]) from public;

alter function private.take_back_import_watches(public.imports, integer[]) rename to take_back_import_rows;

create function private.take_back_import_watches(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
begin
  -- First, because a series is left only where no episode of it is marked any more. What has a day has been dated since.
  delete from public.episode_watches w
  using public.import_rows r
  join public.import_titles t on t.number = r.title_number
  cross join lateral jsonb_array_elements(r.done -> 'earlier') e (place)
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'earlier'
    and w.user_id = p_import.user_id and w.series_id = t.title_id and w.run = (r.done ->> 'run')::smallint
    and w.season = (e.place ->> 0)::smallint and w.number = (e.place ->> 1)::integer and w.day is null;
  perform private.take_back_import_rows(p_import, p_slice);
end
$$;
comment on function private.take_back_import_watches(public.imports, integer[]) is
  'Takes back watches, episodes and followed series of these rows.';
revoke all on function private.take_back_import_watches(public.imports, integer[]) from public;
