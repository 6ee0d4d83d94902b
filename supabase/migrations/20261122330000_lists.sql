-- Lists people make themselves: a name, titles in an order of their own, and who may read them.

create table public.lists (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  address text not null default left(md5(gen_random_uuid()::text), 20),
  name text not null,
  description text not null default '',
  ranked boolean not null default false,
  visibility text not null default 'private',
  items integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  removed_at timestamptz,
  constraint lists_of_owner unique (user_id, id),
  constraint lists_address_once unique (address),
  constraint lists_address_shape check (address ~ '^[0-9a-f]{20}$'),
  constraint lists_name_length check (char_length(name) <= 100 and name ~ '\S'),
  constraint lists_description_length check (char_length(description) <= 2000),
  constraint lists_visibility_known check (visibility in ('private', 'link', 'public')),
  constraint lists_items_bound check (items between 0 and 5000)
);
comment on table public.lists is 'Lists of titles that people make themselves.';
comment on column public.lists.address is
  'What its page is found by: 80 random bits, so that nobody comes upon a list that is shown by its link only.';
comment on column public.lists.visibility is 'private: its owner; link: whoever knows its address; public: everybody.';
comment on column public.lists.items is 'How many titles it has, kept by triggers; 5,000 at most.';
comment on column public.lists.removed_at is 'Removed lists are nobody''s to see; they can be put back for a day.';
create index lists_by_owner on public.lists (user_id, updated_at desc, id);
create index lists_public on public.lists (updated_at desc, id)
  where visibility = 'public' and items > 0 and removed_at is null;
create index lists_removed on public.lists (removed_at) where removed_at is not null;

create table public.list_items (
  list_id uuid not null,
  user_id uuid not null default auth.uid(),
  kind text not null,
  title_id integer not null,
  position bigint,
  title text not null,
  poster_path text,
  release_date date,
  vote_average numeric(3, 1),
  note text not null default '',
  added_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  primary key (list_id, kind, title_id),
  constraint list_items_of_list foreign key (user_id, list_id) references public.lists (user_id, id) on delete cascade,
  constraint list_items_kind_known check (kind in ('movie', 'tv')),
  constraint list_items_title_id_positive check (title_id > 0),
  constraint list_items_title_length check (char_length(title) <= 500 and title ~ '\S'),
  constraint list_items_poster_path_shape check (
    char_length(poster_path) <= 200 and poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint list_items_release_date_sane check (release_date between '1800-01-01' and '2200-01-01'),
  constraint list_items_vote_average_range check (vote_average between 0 and 10),
  constraint list_items_note_length check (char_length(note) <= 500),
  -- Who adds may leave it to the trigger. Far from the ends of the type, where two have no middle.
  constraint list_items_position_sane check (position is not null and position between -1000000000000000 and 1000000000000000)
);
comment on table public.list_items is
  'Titles of lists, with what a page needs to name them without the catalogue. Whose a row is, is its list''s owner.';
comment on column public.list_items.position is
  'Where it stands: positions have gaps, so that moving one title writes one row (move_list_item).';
comment on column public.list_items.release_date is 'The first air date of a series.';
create index list_items_in_order on public.list_items (list_id, position, kind, title_id);
create index list_items_of_person on public.list_items (user_id, list_id);
create index list_items_by_title on public.list_items (kind, title_id, refreshed_at);

create function private.bound_lists() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
begin
  for person in select distinct a.user_id from added a order by 1 loop
    -- Two at once count one after the other.
    perform pg_advisory_xact_lock(hashtextextended('lists:' || person::text, 0));
    if (select count(*) from public.lists l where l.user_id = person and l.removed_at is null) > 200 then
      raise exception 'Two hundred lists can be made' using errcode = '23514';
    end if;
  end loop;
  return null;
end
$$;
comment on function private.bound_lists() is 'A person has two hundred lists at most; none is dropped for another.';
revoke all on function private.bound_lists() from public;
create trigger bound_lists after insert on public.lists
  referencing new table as added
  for each statement execute function private.bound_lists();

create function private.touch_list() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end
$$;
comment on function private.touch_list() is 'Says when a list last became another one; its titles'' names do not count.';
revoke all on function private.touch_list() from public;
create trigger touch_list before update on public.lists
  for each row execute function private.touch_list();

create function private.place_list_item() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  gap constant bigint := 1048576;
  behind bigint;
begin
  -- Whoever adds to a list or moves in it waits for whoever does so already: no two titles share a position.
  perform from public.lists l where l.id = new.list_id for update;
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
comment on function private.place_list_item() is
  'Puts a title at the end of its list, or at the position it comes with, or right behind that where it is taken.
Definer: a list''s row may be locked by whoever adds to it.';
revoke all on function private.place_list_item() from public;
create trigger place_list_item before insert on public.list_items
  for each row execute function private.place_list_item();

create function private.count_list_items() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.lists l set items = l.items + c.items * (case tg_op when 'INSERT' then 1 else -1 end)
  from (select t.list_id, count(*)::integer as items from touched t group by t.list_id) c
  where l.id = c.list_id;
  return null;
end
$$;
comment on function private.count_list_items() is
  'Keeps the number of titles of a list, whose check is the bound. Definer: nobody may write that number.';
revoke all on function private.count_list_items() from public;
create trigger count_added_list_items after insert on public.list_items
  referencing new table as touched
  for each statement execute function private.count_list_items();
create trigger count_removed_list_items after delete on public.list_items
  referencing old table as touched
  for each statement execute function private.count_list_items();

create function private.touch_list_of_item() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.lists l set updated_at = now() where l.id = new.list_id;
  return null;
end
$$;
comment on function private.touch_list_of_item() is 'A note or a place that changes changes its list.';
revoke all on function private.touch_list_of_item() from public;
create trigger touch_list_of_item after update of note on public.list_items
  for each row when (old.note is distinct from new.note)
  execute function private.touch_list_of_item();

alter table public.lists enable row level security;
grant select (id, user_id, address, name, description, ranked, visibility, items, created_at, updated_at)
  on public.lists to anon, authenticated;
grant insert (id, user_id, name, description, ranked, visibility) on public.lists to authenticated;
grant update (name, description, ranked, visibility) on public.lists to authenticated;
-- Lists by link are read by their address, with read_list: nobody can ask for all of them.
create policy "everybody sees public lists, people their own" on public.lists for select to anon, authenticated
  using (
    removed_at is null
    and (
      (select auth.uid()) = user_id
      or (visibility = 'public' and user_id <> all ((select private.people_blocked())::uuid[]))
    )
  );
create policy "people make their own lists" on public.lists for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people change their own lists" on public.lists for update to authenticated
  using ((select auth.uid()) = user_id and removed_at is null)
  with check ((select auth.uid()) = user_id);

alter table public.list_items enable row level security;
grant select on public.list_items to anon, authenticated;
grant insert (
    list_id, user_id, kind, title_id, position, title, poster_path, release_date, vote_average, note
  ), update (note), delete on public.list_items to authenticated;
create policy "titles are seen with their list" on public.list_items for select to anon, authenticated
  using (exists (select from public.lists l where l.id = list_id));
create policy "people add to their own lists" on public.list_items for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people write notes in their own lists" on public.list_items for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy "people take from their own lists" on public.list_items for delete to authenticated
  using ((select auth.uid()) = user_id);
