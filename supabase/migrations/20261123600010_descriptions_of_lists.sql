-- Lists that are brought keep what is said of them: a description stands at one of a list's places, whichever is saved first.

create index import_rows_describing on public.import_rows (import_id) where entry -> 'list' ? 'description';

create function private.import_list_description(p_import_id uuid, p_name text) returns text
  language sql stable set search_path = ''
as $$
  select coalesce((
    select left(private.trimmed(r.entry #>> '{list,description}'), 2000) from public.import_rows r
    where r.import_id = p_import_id and r.entry -> 'list' ? 'description'
      and left(private.trimmed(r.entry #>> '{list,name}'), 100) = p_name
    order by r.position limit 1
  ), '')
$$;
comment on function private.import_list_description(uuid, text) is
  'What an import says of the list of this name, cut to what a list takes; empty for nothing.';
revoke all on function private.import_list_description(uuid, text) from public;

create or replace function private.save_import_places(p_import public.imports, p_slice integer[]) returns void
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
        insert into public.lists (user_id, name, description)
        values (p_import.user_id, r.list_name, private.import_list_description(p_import.id, r.list_name))
        returning id into v_list;
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
        set state = 'imported',
          reason = case when char_length(private.trimmed(coalesce(r.entry ->> 'text', ''))) > 500 then 'shortened' end,
          done = jsonb_build_object('list', v_list, 'made', v_made, 'note', r.note)
        where w.import_id = p_import.id and w.position = r.position;
      end if;
    exception when integrity_constraint_violation or data_exception then
      perform private.settle_import_rows(p_import.id, array[r.position], 'unreadable',
        case when sqlerrm ~ '(lists can be made|lists_items_bound)' then 'full' else 'value' end);
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
