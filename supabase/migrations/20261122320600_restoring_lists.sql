-- Lists of our own export go back as well, each with its titles in their places. And a record that does not fit for a
-- reason nobody thought of stops no other.

alter function private.restore_other(uuid, text, jsonb) rename to restore_row;
create function private.restore_other(p_user_id uuid, p_part text, p_record jsonb) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_done jsonb;
begin
  if p_part <> 'pageFavorites' then
    return private.restore_row(p_user_id, p_part, p_record);
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
comment on function private.restore_other(uuid, text, jsonb) is
  'Enters a record of the parts that are one row each. Null when it is there.';
revoke all on function private.restore_other(uuid, text, jsonb) from public;

create function private.restored_list(p_import public.imports, p_list text) returns uuid
  language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(
    (select (r.done ->> 'id')::uuid from public.import_titles t
     join public.import_rows r on r.title_number = t.number
     where t.import_id = p_import.id and t.key = 'own|lists' and r.done ->> 'own' = 'lists'
       and r.entry #>> '{own,record,list}' = p_list limit 1),
    (select l.id from public.import_titles t
     join public.import_rows r on r.title_number = t.number and r.entry #>> '{own,part}' = 'lists'
       and r.entry #>> '{own,record,list}' = p_list
     join public.lists l on l.user_id = p_import.user_id and l.removed_at is null
       and (l.id::text = p_list or (l.name = r.entry #>> '{own,record,name}'
         and l.created_at = (r.entry #>> '{own,record,at}')::timestamptz))
     where t.import_id = p_import.id and t.key = 'own|lists' limit 1)
  );
end
$$;
comment on function private.restored_list(public.imports, text) is
  'The list here that an export names so: made of its record, or there before.';
revoke all on function private.restored_list(public.imports, text) from public;

create function private.restore_list(p_import public.imports, p_part text, p_record jsonb) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_list uuid := private.restored_list(p_import, p_record ->> 'list');
  v_done jsonb;
begin
  if p_part = 'lists' then
    if v_list is null then
      insert into public.lists (user_id, name, description, ranked, visibility, created_at, updated_at)
      values (p_import.user_id, p_record ->> 'name', p_record ->> 'description', (p_record ->> 'ranked')::boolean,
        p_record ->> 'visibility', (p_record ->> 'at')::timestamptz, (p_record ->> 'changedAt')::timestamptz)
      returning jsonb_build_object('id', id) into v_done;
    end if;
    return v_done;
  end if;
  -- A title of a list that is none here is refused: it has nowhere to go.
  insert into public.list_items (
    list_id, user_id, kind, title_id, position, title, poster_path, release_date, vote_average, note, added_at
  ) values (
    v_list, p_import.user_id, p_record ->> 'kind', (p_record ->> 'id')::integer, (p_record ->> 'position')::bigint,
    p_record ->> 'name', p_record ->> 'poster', (p_record ->> 'date')::date, (p_record ->> 'votes')::numeric,
    p_record ->> 'note', (p_record ->> 'at')::timestamptz
  ) on conflict (list_id, kind, title_id) do nothing returning jsonb_build_object('in', list_id) into v_done;
  return v_done;
end
$$;
comment on function private.restore_list(public.imports, text, jsonb) is
  'Makes a list of a record, or enters a title into one. Null when it is there.';
revoke all on function private.restore_list(public.imports, text, jsonb) from public;

create or replace function private.save_import_own(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
declare
  r record;
  v_part text;
  v_record jsonb;
  v_done jsonb;
begin
  for r in
    select w.position, w.entry -> 'own' as own from public.import_rows w
    where w.import_id = p_import.id and w.position = any (p_slice) and w.what = 'own' and w.state = 'waiting'
    order by w.rank, w.position
  loop
    v_part := r.own ->> 'part';
    v_record := r.own -> 'record';
    begin
      v_done := case
        when v_part = 'profile' then private.restore_settings(p_import.user_id, v_record)
        when v_part = 'diary' then private.restore_watch(p_import, v_record)
        when v_part in ('wishlist', 'watched', 'favorites') then
          private.restore_saved(p_import.user_id, v_part, v_record)
        when v_part in ('ratings', 'reviews') then private.restore_opinion(p_import, v_part, v_record)
        when v_part in ('lists', 'listTitles') then private.restore_list(p_import, v_part, v_record)
        else private.restore_other(p_import.user_id, v_part, v_record)
      end;
      update public.import_rows w
      set state = case when v_done is null or v_done ? 'reason' then 'already' else 'imported' end,
        reason = case when v_done is null and v_part in ('ratings', 'reviews') then 'existing' else v_done ->> 'reason' end,
        done = case when not v_done ? 'reason' then v_done || jsonb_build_object('own', v_part) end
      where w.import_id = p_import.id and w.position = r.position;
    exception when others then
      -- A server that ends, a lock that is lost or a disk that is full say nothing about the record.
      if left(sqlstate, 2) in ('08', '25', '40', '53', '54', '57', '58', 'XX') then raise; end if;
      perform private.settle_import_rows(p_import.id, array[r.position], 'unreadable',
        case when sqlerrm ~ '(can be|holds|lists_items_bound)' then 'full' else 'value' end);
    end;
  end loop;
end
$$;

create or replace function private.take_back_own(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform private.take_back_records(p_import, p_slice);
  delete from public.list_items i using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'list'
    and i.list_id = (r.done ->> 'list')::uuid and i.user_id = p_import.user_id and i.kind = t.title_kind
    and i.title_id = t.title_id and i.note = r.done ->> 'note';
  -- A list the import has made goes when nothing is left in it and nothing was done to it.
  delete from public.lists l using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and (r.done ->> 'made')::boolean
    and l.id = (r.done ->> 'list')::uuid and l.user_id = p_import.user_id and l.items = 0 and l.description = ''
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
