-- What somebody said of their taste goes back from our own export, and is taken back with it.

create or replace function private.restore_other(p_user_id uuid, p_part text, p_record jsonb) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_done jsonb;
begin
  if p_part = 'taste' then
    insert into public.for_you_feedback (user_id, subject, direction, name, traits, said_at)
    values (
      p_user_id, p_record ->> 'subject', (p_record ->> 'direction')::smallint, p_record ->> 'name',
      array(select jsonb_array_elements_text(p_record -> 'traits')), (p_record ->> 'at')::timestamptz
    ) on conflict do nothing returning '{}' into v_done;
    return v_done;
  end if;
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

alter function private.take_back_own(public.imports, integer[]) rename to take_back_own_and_lists;
create function private.take_back_own(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform private.take_back_own_and_lists(p_import, p_slice);
  delete from public.for_you_feedback g using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ->> 'own' = 'taste'
    and g.user_id = p_import.user_id and g.subject = r.entry #>> '{own,record,subject}'
    and g.said_at = (r.entry #>> '{own,record,at}')::timestamptz;
end
$$;
comment on function private.take_back_own(public.imports, integer[]) is
  'Takes back records of our own export and places in lists of these rows.';
revoke all on function private.take_back_own(public.imports, integer[]) from public;
