-- Lists people made elsewhere: each becomes a list of the same name here, seen by nobody else until its owner says so.

create function private.save_import_places(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
declare
  gap constant bigint := 1048576;
  r record;
  v_list uuid;
  v_made boolean;
  v_before bigint;
begin
  for r in
    select l.*, left(private.trimmed(l.entry #>> '{list,name}'), 100) as list_name,
      left(private.trimmed(coalesce(l.entry ->> 'text', '')), 500) as note
    from private.import_lines(p_import, p_slice, '{list}') l
    order by (l.entry #>> '{list,position}')::integer, l.position
  loop
    begin
      select w.id, w.created_at >= p_import.started_at into v_list, v_made from public.lists w
      where w.user_id = p_import.user_id and w.name = r.list_name and w.removed_at is null
      order by w.created_at, w.id limit 1;
      if v_list is null then
        insert into public.lists (user_id, name) values (p_import.user_id, r.list_name) returning id into v_list;
        v_made := true;
      end if;
      -- Behind what stands there already, in the order of the file.
      select coalesce(max(i.position), 0) into v_before from public.list_items i
      where i.list_id = v_list and i.added_at < p_import.started_at;
      insert into public.list_items (
        list_id, user_id, kind, title_id, position, title, poster_path, release_date, vote_average, note
      ) values (
        v_list, p_import.user_id, r.kind, r.id, v_before + ((r.entry #>> '{list,position}')::bigint + 1) * gap, r.title,
        r.poster_path, r.release_date, r.vote_average, r.note
      ) on conflict do nothing;
      if found then
        update public.import_rows w
        set state = 'imported', done = jsonb_build_object('list', v_list, 'made', v_made, 'note', r.note)
        where w.import_id = p_import.id and w.position = r.position;
      end if;
    exception when integrity_constraint_violation or data_exception then
      perform private.settle_import_rows(p_import.id, array[r.position], 'unreadable',
        case when sqlerrm ~ '(lists can be made|lists_items_bound)' then 'full' else 'value' end);
    end;
  end loop;
end
$$;
comment on function private.save_import_places(public.imports, integer[]) is
  'Enters titles into lists of the same name, which are made where there are none.';
revoke all on function private.save_import_places(public.imports, integer[]) from public;

alter function private.save_import_lists(public.imports, integer[]) rename to save_import_wishes;
create function private.save_import_lists(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform private.save_import_wishes(p_import, p_slice);
  perform private.save_import_places(p_import, p_slice);
end
$$;
comment on function private.save_import_lists(public.imports, integer[]) is
  'Enters wishes, favorites, dismissed titles and places into their lists.';
revoke all on function private.save_import_lists(public.imports, integer[]) from public;

alter function private.take_back_own(public.imports, integer[]) rename to take_back_records;
create function private.take_back_own(p_import public.imports, p_slice integer[]) returns void
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
end
$$;
comment on function private.take_back_own(public.imports, integer[]) is
  'Takes back records of our own export and places in lists of these rows.';
revoke all on function private.take_back_own(public.imports, integer[]) from public;
