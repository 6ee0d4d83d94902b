-- A copied list says whose it was: its maker's words of that are its description.

drop function public.copy_list(text);

create function public.copy_list(p_address text, p_description text default '')
returns table (id uuid, address text)
  language plpgsql security definer set search_path = ''
as $$
declare
  list public.lists := private.readable_list(p_address);
  me uuid := (select auth.uid());
  made public.lists;
begin
  -- What an admin has hidden does not come back as another list.
  if list.id is null or exists (select from private.hidden_lists h where h.list_id = list.id) then
    return;
  end if;
  insert into public.lists (user_id, name, ranked, description) values (me, list.name, list.ranked, p_description)
  returning * into made;
  insert into public.list_items (
    list_id, user_id, kind, title_id, position, title, poster_path, release_date, vote_average, refreshed_at
  )
  select made.id, me, i.kind, i.title_id, i.position, i.title, i.poster_path, i.release_date, i.vote_average,
    i.refreshed_at
  from public.list_items i
  where i.list_id = list.id
  order by i.position, i.kind, i.title_id;
  return query select made.id, made.address;
end
$$;
comment on function public.copy_list(text, text) is
  'Makes the caller a private list of the same name and titles, with a description of theirs. What its author has written
stays. No row where there is no list the caller may read, or an admin has hidden it.';
revoke all on function public.copy_list(text, text) from public, anon;
grant execute on function public.copy_list(text, text) to authenticated;
