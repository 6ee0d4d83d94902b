-- What is not one's own answers as what never was: a title is added to a list only by whoever sees that list as theirs.
-- Before, the keys of the table spoke first, and told whether somebody's private list holds a title.

drop policy "people add to their own lists" on public.list_items;
create policy "people add to their own lists" on public.list_items for insert to authenticated
  with check (
    (select auth.uid()) = user_id
    and exists (select from public.lists l where l.id = list_id and l.user_id = (select auth.uid()))
  );

create or replace function private.place_list_item() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  gap constant bigint := 1048576;
  behind bigint;
begin
  -- Whoever adds to a list or moves in it waits for whoever does so already: no two titles share a position. Nobody
  -- waits for what others do with a list of theirs.
  perform from public.lists l where l.id = new.list_id and l.user_id = new.user_id for update;
  if not found then
    return new;
  end if;
  if new.position is null then
    select coalesce(max(i.position), 0) + gap into new.position from public.list_items i where i.list_id = new.list_id;
    return new;
  end if;
  -- What is put back finds its place taken where another was moved there meanwhile: it stands right behind it.
  while exists (
    select from public.list_items i where i.list_id = new.list_id and i.position = new.position
  ) loop
    select min(i.position) into behind
    from public.list_items i where i.list_id = new.list_id and i.position > new.position;
    new.position := new.position + greatest((coalesce(behind, new.position + 2 * gap) - new.position) / 2, 1);
  end loop;
  return new;
end
$$;

create or replace function public.copy_list(p_address text) returns table (id uuid, address text)
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
  insert into public.lists (user_id, name, ranked) values (me, list.name, list.ranked) returning * into made;
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
comment on function public.copy_list(text) is
  'Makes the caller a private list of the same name and titles. Description and notes are their author''s and stay.
No row where there is no list the caller may read, or an admin has hidden it.';
