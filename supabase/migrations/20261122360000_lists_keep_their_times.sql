-- A list that goes back says when it last changed, not when it was imported: lists stand in that order.

create or replace function private.touch_list() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- Nobody but functions of the database may write the time itself; one they write stands.
  if new.updated_at is not distinct from old.updated_at then
    new.updated_at := clock_timestamp();
  end if;
  return new;
end
$$;

create or replace function private.restore_list(p_import public.imports, p_part text, p_record jsonb) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_list uuid := private.restored_list(p_import, p_record ->> 'list');
  v_changed timestamptz;
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
  select l.updated_at into v_changed from public.lists l
  where l.id = v_list and exists (
    select from public.import_rows r
    where r.import_id = p_import.id and r.done ? 'own' and r.done ->> 'id' = v_list::text
  );
  -- A title of a list that is none here is refused: it has nowhere to go.
  insert into public.list_items (
    list_id, user_id, kind, title_id, position, title, poster_path, release_date, vote_average, note, added_at
  ) values (
    v_list, p_import.user_id, p_record ->> 'kind', (p_record ->> 'id')::integer, (p_record ->> 'position')::bigint,
    p_record ->> 'name', p_record ->> 'poster', (p_record ->> 'date')::date, (p_record ->> 'votes')::numeric,
    p_record ->> 'note', (p_record ->> 'at')::timestamptz
  ) on conflict (list_id, kind, title_id) do nothing returning jsonb_build_object('in', list_id) into v_done;
  -- A list that was here before has changed; one the import has made is as it was.
  if v_done is not null and v_changed is not null then
    update public.lists l set updated_at = v_changed where l.id = v_list;
  end if;
  return v_done;
end
$$;
