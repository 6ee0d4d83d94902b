-- What other programs played goes back into an account with an export: it stays known, and is noted no second time.

create function private.restore_play(p_user_id uuid, p_part text, p_record jsonb) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_id constant integer := (p_record ->> 'id')::integer;
  v_at constant timestamptz := (p_record ->> 'at')::timestamptz;
  v_season constant smallint := (p_record ->> 'season')::smallint;
  v_number constant integer := (p_record ->> 'number')::integer;
  v_done jsonb;
begin
  case p_part
    when 'plays' then
      -- Entries of the diary and marks have come before, with the times of their plays.
      insert into public.plays (
        user_id, kind, title_id, season, number, title, poster_path, release_date, vote_average, at, until_at, day, source,
        device, undone_at, watch_id
      ) values (
        p_user_id, p_record ->> 'kind', v_id, v_season, v_number, p_record ->> 'name', p_record ->> 'poster',
        (p_record ->> 'date')::date, (p_record ->> 'votes')::numeric, v_at, (p_record ->> 'until')::timestamptz,
        (p_record ->> 'day')::date, p_record ->> 'source', p_record ->> 'device', (p_record ->> 'undoneAt')::timestamptz,
        (select w.id from public.watches w
         where p_record ->> 'kind' = 'movie' and p_record ->> 'undoneAt' is null and w.user_id = p_user_id
           and w.kind = 'movie' and w.title_id = v_id and w.created_at = v_at limit 1)
      )
      on conflict on constraint plays_once do nothing returning jsonb_build_object('id', id) into v_done;
      update public.plays p set done = case when p.kind = 'movie' then
          case when p.watch_id is null then '{}' else jsonb_build_object('watch', p.watch_id) end
        else coalesce((
          select jsonb_build_object('run', e.run) from public.episode_watches e
          where e.user_id = p_user_id and e.series_id = v_id and e.season = v_season and e.number = v_number
            and e.marked_at = v_at order by e.run desc limit 1
        ), '{}') end
      where p.id = (v_done ->> 'id')::uuid;
    when 'playProgress' then
      insert into public.play_progress (
        user_id, kind, title_id, season, number, title, poster_path, release_date, vote_average, percent, at, source
      ) values (
        p_user_id, p_record ->> 'kind', v_id, v_season, v_number, p_record ->> 'name', p_record ->> 'poster',
        (p_record ->> 'date')::date, (p_record ->> 'votes')::numeric, (p_record ->> 'percent')::smallint, v_at,
        p_record ->> 'source'
      ) on conflict do nothing returning '{}' into v_done;
    when 'playNames' then
      insert into public.play_names (user_id, kind, name, year, title, chosen_at)
      values (p_user_id, p_record ->> 'kind', p_record ->> 'called', (p_record ->> 'year')::smallint,
        nullif(p_record -> 'title', 'null'), v_at)
      on conflict do nothing returning '{}' into v_done;
    else
      return private.restore_row(p_user_id, p_part, p_record);
  end case;
  return v_done;
end
$$;
comment on function private.restore_play(uuid, text, jsonb) is
  'Enters a record of what other programs told; other parts are one row each. Null when it is there.';
revoke all on function private.restore_play(uuid, text, jsonb) from public;

create or replace function private.restore_other(p_user_id uuid, p_part text, p_record jsonb) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_done jsonb;
begin
  if p_part <> 'pageFavorites' then
    return private.restore_play(p_user_id, p_part, p_record);
  end if;
  insert into public.profile_favorites (user_id, place, kind, title_id, title, poster_path, release_date)
  select p_user_id, (p_record ->> 'place')::smallint, p_record ->> 'kind', (p_record ->> 'id')::integer,
    p_record ->> 'name', p_record ->> 'poster', (p_record ->> 'date')::date
  where not exists (
    select from public.profile_favorites g
    where g.user_id = p_user_id and g.kind = p_record ->> 'kind' and g.title_id = (p_record ->> 'id')::integer
  )
  on conflict (user_id, place) do nothing returning '{}' into v_done;
  return v_done;
end
$$;

create function private.take_back_plays(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
declare
  r record;
  o jsonb;
begin
  for r in
    select w.entry #> '{own,record}' as own, w.done from public.import_rows w
    where w.import_id = p_import.id and w.position = any (p_slice)
      and w.done ->> 'own' in ('plays', 'playProgress', 'playNames')
  loop
    o := r.own;
    case r.done ->> 'own'
      when 'plays' then
        delete from public.plays p where p.id = (r.done ->> 'id')::uuid and p.user_id = p_import.user_id;
      when 'playProgress' then
        delete from public.play_progress p
        where p.user_id = p_import.user_id and p.kind = o ->> 'kind' and p.title_id = (o ->> 'id')::integer
          and p.at = (o ->> 'at')::timestamptz;
      else
        delete from public.play_names n
        where n.user_id = p_import.user_id and n.kind = o ->> 'kind' and n.name = o ->> 'called'
          and n.year = (o ->> 'year')::smallint and n.chosen_at = (o ->> 'at')::timestamptz;
    end case;
  end loop;
end
$$;
comment on function private.take_back_plays(public.imports, integer[]) is
  'Takes back what these records said of plays, where it is as it was then.';
revoke all on function private.take_back_plays(public.imports, integer[]) from public;

create or replace function private.take_back_own(p_import public.imports, p_slice integer[])
 returns void
  language plpgsql
 set search_path = ''
as $$
begin
  perform private.take_back_plays(p_import, p_slice);
  perform private.take_back_records(p_import, p_slice);
  delete from public.list_items i using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'list'
    and i.list_id = (r.done ->> 'list')::uuid and i.user_id = p_import.user_id and i.kind = t.title_kind
    and i.title_id = t.title_id and i.note = r.done ->> 'note';
  -- A list the import has made goes when nothing is left in it and nothing was done to it.
  delete from public.lists l using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and (r.done ->> 'made')::boolean
    and l.id = (r.done ->> 'list')::uuid and l.user_id = p_import.user_id and l.items = 0
    and l.description in ('', private.import_list_description(p_import.id, l.name))
    and l.visibility = 'private' and l.name = left(private.trimmed(r.entry #>> '{list,name}'), 100);
  delete from public.list_items i using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ->> 'own' = 'listTitles'
    and i.list_id = (r.done ->> 'in')::uuid and i.user_id = p_import.user_id
    and i.kind = r.entry #>> '{own,record,kind}' and i.title_id = (r.entry #>> '{own,record,id}')::integer
    and i.note = r.entry #>> '{own,record,note}';
  delete from public.lists l using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ->> 'own' = 'lists'
    and l.id = (r.done ->> 'id')::uuid and l.user_id = p_import.user_id and l.items = 0
    and l.name = r.entry #>> '{own,record,name}' and l.description = r.entry #>> '{own,record,description}'
    and l.visibility = r.entry #>> '{own,record,visibility}';
end
$$;
