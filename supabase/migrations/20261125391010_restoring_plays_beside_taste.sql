-- What other programs played goes back from our own export beside what somebody said of their taste: the definition that
-- brought taste had left plays out.

create or replace function private.restore_other(p_user_id uuid, p_part text, p_record jsonb) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_done jsonb;
begin
  case p_part
    when 'taste' then
      insert into public.for_you_feedback (user_id, subject, direction, name, traits, said_at)
      values (
        p_user_id, p_record ->> 'subject', (p_record ->> 'direction')::smallint, p_record ->> 'name',
        array(select jsonb_array_elements_text(p_record -> 'traits')), (p_record ->> 'at')::timestamptz
      ) on conflict do nothing returning '{}' into v_done;
    when 'pageFavorites' then
      insert into public.profile_favorites (user_id, place, kind, title_id, title, poster_path, release_date)
      select p_user_id, (p_record ->> 'place')::smallint, p_record ->> 'kind', (p_record ->> 'id')::integer,
        p_record ->> 'name', p_record ->> 'poster', (p_record ->> 'date')::date
      where not exists (
        select from public.profile_favorites g
        where g.user_id = p_user_id and g.kind = p_record ->> 'kind' and g.title_id = (p_record ->> 'id')::integer
      )
      on conflict (user_id, place) do nothing returning '{}' into v_done;
    else
      return private.restore_play(p_user_id, p_part, p_record);
  end case;
  return v_done;
end
$$;
