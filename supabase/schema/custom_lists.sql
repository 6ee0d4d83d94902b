create table private.hidden_lists (
  list_id uuid not null,
  visibility text not null,
  hidden_at timestamptz not null default now(),
  constraint hidden_lists_pkey primary key (list_id),
  constraint hidden_lists_list_id_fkey foreign key (list_id) references public.lists (id) on delete cascade
);
comment on table private.hidden_lists is 'Lists an admin has hidden, and how they were shown before.';

create table public.list_items (
  list_id uuid not null,
  user_id uuid not null default auth.uid(),
  kind text not null,
  title_id integer not null,
  "position" bigint,
  title text not null,
  poster_path text,
  release_date date,
  vote_average numeric(3,1),
  note text not null default '',
  added_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  constraint list_items_pkey primary key (list_id, kind, title_id),
  constraint list_items_of_list foreign key (user_id, list_id) references public.lists (user_id, id) on delete cascade,
  constraint list_items_kind_known check (kind in ('movie', 'tv')),
  constraint list_items_note_length check (char_length(note) <= 20000),
  constraint list_items_position_sane
    check (position is not null and position between -1000000000000000 and 1000000000000000),
  constraint list_items_poster_path_shape check (
    char_length(poster_path) <= 200 and poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint list_items_release_date_sane check (release_date between '1800-01-01' and '2200-01-01'),
  constraint list_items_title_id_positive check (title_id > 0),
  constraint list_items_title_length check (char_length(title) <= 500 and title ~ '\S'),
  constraint list_items_vote_average_range check (vote_average between 0 and 10)
);
comment on table public.list_items is
  'Titles of lists, with what a page needs to name them without the catalogue. Whose a row is, is its list''s owner.';
comment on column public.list_items."position" is
  'Where it stands: positions have gaps, so that moving one title writes one row (move_list_item).';
comment on column public.list_items.release_date is 'The first air date of a series.';
create index list_items_by_title on public.list_items (kind, title_id, refreshed_at);
create index list_items_in_order on public.list_items (list_id, "position", kind, title_id);
create index list_items_of_person on public.list_items (user_id, list_id);
alter table public.list_items enable row level security;
create policy "people add to their own lists" on public.list_items for insert to authenticated
  with check (
    (select auth.uid()) = user_id
    and exists (select from public.lists l where l.id = list_id and l.user_id = (select auth.uid()))
  );
create policy "people take from their own lists" on public.list_items for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy "people write notes in their own lists" on public.list_items for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy "titles are seen with their list" on public.list_items for select to anon, authenticated
  using (exists (select from public.lists l where l.id = list_id));
grant select on public.list_items to anon, authenticated;
grant delete on public.list_items to authenticated;
grant insert (
  list_id, user_id, kind, title_id, "position", title, poster_path, release_date, vote_average, note
) on public.list_items to authenticated;
grant update (note) on public.list_items to authenticated;
create trigger count_added_list_items after insert on public.list_items
  referencing new table as touched
  for each statement execute function private.count_list_items();
create trigger count_removed_list_items after delete on public.list_items
  referencing old table as touched
  for each statement execute function private.count_list_items();
create trigger note_change after insert or delete or update on public.list_items
  for each row execute function private.note_change('list_items', 'list_id', 'kind', 'title_id');
create trigger place_list_item before insert on public.list_items
  for each row execute function private.place_list_item();
create trigger tell_webhooks after insert on public.list_items
  for each row execute function private.tell_webhooks('listed', 'list_items', 'added_at', 'list_id', 'kind', 'title_id');
create trigger touch_list_of_item after update of note on public.list_items
  for each row
  when (old.note is distinct from new.note)
  execute function private.touch_list_of_item();
create trigger typed_length before insert or update of note on public.list_items
  for each row execute function private.bound_typed('note', '500');

create table public.list_reports (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  list_id uuid not null,
  reason text not null,
  created_at timestamptz not null default now(),
  constraint list_reports_pkey primary key (id),
  constraint list_reports_once unique (user_id, list_id),
  constraint list_reports_list_id_fkey foreign key (list_id) references public.lists (id) on delete cascade,
  constraint list_reports_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint list_reports_reason_length check (char_length(reason) <= 500 and reason ~ '\S')
);
comment on table public.list_reports is 'One report per person and list; gone with the list.';
create index list_reports_by_list on public.list_reports (list_id);
alter table public.list_reports enable row level security;
create policy "people report the lists of others" on public.list_reports for insert to authenticated
  with check ((select auth.uid()) = user_id and private.reportable_list(list_id));
create policy "people see their own reports" on public.list_reports for select to authenticated
  using ((select auth.uid()) = user_id);
grant select on public.list_reports to authenticated;
grant insert (user_id, list_id, reason) on public.list_reports to authenticated;

create table public.list_settings (
  user_id uuid not null,
  hide_seen boolean not null default false,
  half_stars boolean not null default false,
  rated_is_seen boolean not null default true,
  constraint list_settings_pkey primary key (user_id),
  constraint list_settings_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);
comment on table public.list_settings is 'How lists of the catalogue are made for a person, and how they give stars.';
comment on column public.list_settings.hide_seen is 'Whether they leave out what the person has watched.';
comment on column public.list_settings.half_stars is 'Whether the person gives half stars.';
comment on column public.list_settings.rated_is_seen is 'Whether stars put a movie into the watched list.';
alter table public.list_settings enable row level security;
create policy "people change their own settings" on public.list_settings for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy "people choose their own settings" on public.list_settings for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people see their own settings" on public.list_settings for select to authenticated
  using ((select auth.uid()) = user_id);
grant select on public.list_settings to authenticated;
grant insert (user_id, hide_seen, half_stars, rated_is_seen) on public.list_settings to authenticated;
grant update (user_id, hide_seen, half_stars, rated_is_seen) on public.list_settings to authenticated;

create table public.lists (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  address text not null default "left"(md5(gen_random_uuid()::text), 20),
  name text not null,
  description text not null default '',
  ranked boolean not null default false,
  visibility text not null default 'private',
  items integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  removed_at timestamptz,
  constraint lists_pkey primary key (id),
  constraint lists_address_once unique (address),
  constraint lists_of_owner unique (user_id, id),
  constraint lists_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint lists_address_shape check (address ~ '^[0-9a-f]{20}$'),
  constraint lists_description_length check (char_length(description) <= 20000),
  constraint lists_items_bound check (items between 0 and 5000),
  constraint lists_name_length check (char_length(name) <= 100 and name ~ '\S'),
  constraint lists_visibility_known check (visibility in ('private', 'link', 'public'))
);
comment on table public.lists is 'Lists of titles that people make themselves.';
comment on column public.lists.address is
  'What its page is found by: 80 random bits, so that nobody comes upon a list that is shown by its link only.';
comment on column public.lists.visibility is
  'private: its owner; link: whoever knows its address; public: everybody.';
comment on column public.lists.items is 'How many titles it has, kept by triggers; 5,000 at most.';
comment on column public.lists.removed_at is 'Removed lists are nobody''s to see; they can be put back for a day.';
create index lists_by_owner on public.lists (user_id, updated_at desc, id);
create index lists_public
  on public.lists (updated_at desc, id) where visibility = 'public' and items > 0 and removed_at is null;
create index lists_removed on public.lists (removed_at) where removed_at is not null;
alter table public.lists enable row level security;
-- Lists by link are read by their address, with read_list: nobody can ask for all of them.
create policy "everybody sees public lists, people their own" on public.lists for select to anon, authenticated
  using (
    removed_at is null
    and (
      (select auth.uid()) = user_id
      or (visibility = 'public' and user_id <> all ((select private.people_blocked())::uuid[]))
    )
  );
create policy "people change their own lists" on public.lists for update to authenticated
  using ((select auth.uid()) = user_id and removed_at is null)
  with check ((select auth.uid()) = user_id);
create policy "people make their own lists" on public.lists for insert to authenticated
  with check ((select auth.uid()) = user_id);
grant select (id, user_id, address, name, description, ranked, visibility, items, created_at, updated_at)
  on public.lists to anon, authenticated;
grant insert (id, user_id, name, description, ranked, visibility) on public.lists to authenticated;
grant update (name, description, ranked, visibility) on public.lists to authenticated;
create trigger bound_lists after insert on public.lists
  referencing new table as added
  for each statement execute function private.bound_lists();
create trigger keep_list_hidden before update of visibility on public.lists
  for each row
  when (new.visibility <> 'private')
  execute function private.keep_list_hidden();
create trigger note_change after insert or delete or update on public.lists
  for each row execute function private.note_change('lists', 'id');
create trigger tell_list after delete or update on public.lists
  for each row execute function private.tell_list();
create trigger touch_list before update on public.lists
  for each row execute function private.touch_list();
create trigger typed_length before insert or update of description on public.lists
  for each row execute function private.bound_typed('description', '2000');

create or replace function private.add_to_lists(p_person uuid, p_items jsonb)
  returns table (list text, kind text, title_id integer, list_id uuid, list_made boolean, outcome text)
  language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  gap constant bigint := 1048576;
  item record;
  target uuid;
  room integer;
  is_new boolean;
begin
  if jsonb_array_length(p_items) > 1000 then
    raise exception 'More than 1000 titles at once' using errcode = '22023';
  end if;
  -- The lock of the bound on lists: of two imports at once one makes a list and the other finds it.
  perform pg_advisory_xact_lock(hashtextextended('lists:' || p_person::text, 0));
  for item in
    select left(private.trimmed(r.list), 100) as list, r.position, r.kind, r.id, r.title, r.poster_path,
      r.release_date, r.vote_average, coalesce(left(r.note, 500), '') as note
    from jsonb_to_recordset(p_items) as r (
      list text, position integer, kind text, id integer, title text, poster_path text, release_date date,
      vote_average numeric, note text
    )
    order by 1, r.position nulls last
  loop
    is_new := false;
    list := item.list;
    kind := item.kind;
    title_id := item.id;
    select l.id, 5000 - l.items into target, room
    from public.lists l
    where l.user_id = p_person and l.name = item.list and l.removed_at is null
    order by l.created_at, l.id
    limit 1;
    if target is null then
      if (select count(*) from public.lists l where l.user_id = p_person and l.removed_at is null) < 200 then
        insert into public.lists (user_id, name) values (p_person, item.list) returning lists.id into target;
        room := 5000;
        is_new := true;
      end if;
    end if;
    list_id := target;
    list_made := is_new;
    if target is null or item.list = '' then
      outcome := 'full';
    elsif exists (
      select from public.list_items i where i.list_id = target and i.kind = item.kind and i.title_id = item.id
    ) then
      outcome := 'already';
    elsif room < 1 then
      outcome := 'full';
    else
      insert into public.list_items (
        list_id, user_id, kind, title_id, position, title, poster_path, release_date, vote_average, note
      )
      values (
        target, p_person, item.kind, item.id, item.position * gap, item.title, item.poster_path,
        item.release_date, item.vote_average, item.note
      );
      outcome := 'added';
    end if;
    return next;
  end loop;
end
$$;
comment on function private.add_to_lists(uuid, jsonb) is
'Adds titles to a person''s lists by the lists'' names: [{list, position, kind, id, title, poster_path, release_date,
vote_average, note}], 1,000 at most. A list that is not there is made, private (list_made on its first row). Titles
stand where their position (from 1) says, in whatever order the calls come. For each: added, already (by list and
title, so that saying it again changes nothing), or full (5,000 titles, 200 lists). Invalid values are refused for all.';
revoke all on function private.add_to_lists(uuid, jsonb) from public;

create or replace function private.bound_lists()
  returns trigger
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

create or replace function private.count_list_items()
  returns trigger
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

create or replace function private.is_listed(p_kind text, p_id integer)
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select case p_kind
    when 'movie' then exists (select from public.wishlists where movie_id = p_id)
      or exists (select from public.watched_movies where movie_id = p_id)
    when 'tv' then exists (select from public.tv_wishlists where series_id = p_id)
      or exists (select from public.watched_tv_series where series_id = p_id)
    else false
  end
$$;
comment on function private.is_listed(text, integer) is
  'Whether a title stands in anybody''s wishlist or watched list.';
revoke all on function private.is_listed(text, integer) from public;

create or replace function private.keep_list_hidden()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.hidden_lists h where h.list_id = new.id) then
    raise exception 'An admin has hidden this list' using errcode = '23514', constraint = 'lists_hidden';
  end if;
  return new;
end
$$;
comment on function private.keep_list_hidden() is
  'A list that an admin has hidden stays private until an admin shows it.';
revoke all on function private.keep_list_hidden() from public;

create or replace function private.kept_titles()
  returns table (kind text, title_id integer)
  language sql stable set search_path = ''
as $$
  select 'movie', movie_id from public.wishlists
  union select 'movie', movie_id from public.watched_movies
  union select 'movie', movie_id from public.favorite_movies
  union select 'tv', series_id from public.tv_wishlists
  union select 'tv', series_id from public.watched_tv_series
  union select 'tv', series_id from public.favorite_tv_series
  union select 'movie', movie_id from public.movie_ratings
  union select 'tv', series_id from public.series_ratings
  union select 'tv', series_id from public.part_ratings
  union select kind, title_id from public.watches
  union select 'tv', series_id from public.episode_watches
  union select kind, title_id from public.title_tags
  union select kind, title_id from public.private_notes
$$;
comment on function private.kept_titles() is 'Every title that somebody keeps, each once.';
revoke all on function private.kept_titles() from public;

create or replace function private.place_list_item()
  returns trigger
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
comment on function private.place_list_item() is
'Puts a title at the end of its list, or at the position it comes with, or right behind that where it is taken.
Definer: a list''s row may be locked by whoever adds to it.';
revoke all on function private.place_list_item() from public;

create or replace function private.readable_list(p_address text)
  returns public.lists
  language sql stable set search_path = ''
as $$
  select l.* from public.lists l
  where l.address = p_address and l.removed_at is null
    and (
      l.user_id = (select auth.uid())
      or (l.visibility in ('public', 'link') and not private.blocked_between((select auth.uid()), l.user_id))
    )
$$;
comment on function private.readable_list(text) is
  'The list of an address, if the caller may read it; all null for any other, whether there is one or not.';
revoke all on function private.readable_list(text) from public;

create or replace function private.reportable_list(p_list uuid)
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.lists l
    where l.id = p_list and l.visibility <> 'private' and l.removed_at is null
      and l.user_id <> (select auth.uid())
      and not private.blocked_between((select auth.uid()), l.user_id)
  )
$$;
comment on function private.reportable_list(uuid) is
  'Whether there is a list of somebody else that the caller can have seen.';
revoke all on function private.reportable_list(uuid) from public;
grant execute on function private.reportable_list(uuid) to authenticated;

create or replace function private.touch_list()
  returns trigger
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
comment on function private.touch_list() is
  'Says when a list last became another one; its titles'' names do not count.';
revoke all on function private.touch_list() from public;

create or replace function private.touch_list_of_item()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.lists l set updated_at = now() where l.id = new.list_id;
  return null;
end
$$;
comment on function private.touch_list_of_item() is 'A note or a place that changes changes its list.';
revoke all on function private.touch_list_of_item() from public;

create or replace function public.add_to_lists(p_person uuid, p_items jsonb)
  returns table (list text, kind text, title_id integer, list_id uuid, list_made boolean, outcome text)
  language sql security definer set search_path = ''
as $$
  select * from private.add_to_lists(p_person, p_items)
$$;
comment on function public.add_to_lists(uuid, jsonb) is 'private.add_to_lists for the server''s own jobs.';
revoke all on function public.add_to_lists(uuid, jsonb) from public;
grant execute on function public.add_to_lists(uuid, jsonb) to service_role;

create or replace function public.copy_list(p_address text, p_description text default '')
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
revoke all on function public.copy_list(text, text) from public;
grant execute on function public.copy_list(text, text) to authenticated;

create or replace function public.forget_removed_lists()
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  forgotten integer;
begin
  delete from public.lists l where l.removed_at < now() - interval '1 day';
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;
comment on function public.forget_removed_lists() is 'Forgets lists removed more than a day ago, with their titles.';
revoke all on function public.forget_removed_lists() from public;
grant execute on function public.forget_removed_lists() to service_role;

create or replace function public.lists_of(p_person uuid)
  returns table (
    id uuid, address text, name text, description text, ranked boolean, visibility text, items integer,
    updated_at timestamptz, posters text[]
  )
  language sql stable set search_path = ''
as $$
  select l.id, l.address, l.name, l.description, l.ranked, l.visibility, l.items, l.updated_at,
    array(
      select i.poster_path from public.list_items i
      where i.list_id = l.id and i.poster_path is not null
      order by i.position, i.kind, i.title_id
      limit 5
    )
  from public.lists l
  where l.user_id = p_person
  order by l.updated_at desc, l.id
  limit 200
$$;
comment on function public.lists_of(uuid) is
'A person''s lists, the one that changed last first, as far as the caller may see them: their own all, those of
others where they are public. With up to five posters of each.';
revoke all on function public.lists_of(uuid) from public;
grant execute on function public.lists_of(uuid) to anon, authenticated;

create or replace function public.move_list_item(
  p_list uuid, p_kind text, p_title_id integer, p_place integer default null, p_after_kind text default null,
  p_after_id integer default null
)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  gap constant bigint := 1048576;
  lower_one bigint;
  upper_one bigint;
  target bigint;
begin
  perform from public.lists l
  where l.id = p_list and l.user_id = (select auth.uid()) and l.removed_at is null
  for update;
  if not found then
    raise exception 'There is no such list of yours' using errcode = '42501';
  end if;
  for attempt in 1..2 loop
    if p_place is not null then
      select o.position into upper_one
      from public.list_items o
      where o.list_id = p_list and (o.kind, o.title_id) <> (p_kind, p_title_id)
      order by o.position, o.kind, o.title_id
      offset greatest(p_place, 1) - 1 limit 1;
      select max(o.position) into lower_one
      from public.list_items o
      where o.list_id = p_list and (o.kind, o.title_id) <> (p_kind, p_title_id)
        and (upper_one is null or o.position < upper_one);
    else
      lower_one := null;
      if p_after_id is not null then
        select o.position into lower_one
        from public.list_items o
        where o.list_id = p_list and o.kind = p_after_kind and o.title_id = p_after_id;
        if not found then
          raise exception 'What it is to stand behind is not in the list' using errcode = '23503';
        end if;
      end if;
      select min(o.position) into upper_one
      from public.list_items o
      where o.list_id = p_list and (o.kind, o.title_id) <> (p_kind, p_title_id)
        and (lower_one is null or o.position > lower_one);
    end if;
    target := case
      when upper_one is null then coalesce(lower_one, 0) + gap
      when lower_one is null then upper_one - gap
      else lower_one + (upper_one - lower_one) / 2
    end;
    exit when target is distinct from lower_one and target is distinct from upper_one;
    -- The gap is used up: all get new ones, in their order.
    update public.list_items i set position = n.place * gap
    from (
      select o.kind, o.title_id, row_number() over (order by o.position, o.kind, o.title_id) as place
      from public.list_items o where o.list_id = p_list
    ) n
    where i.list_id = p_list and i.kind = n.kind and i.title_id = n.title_id;
  end loop;
  update public.list_items i set position = target
  where i.list_id = p_list and i.kind = p_kind and i.title_id = p_title_id;
  if not found then
    raise exception 'The title is not in the list' using errcode = '23503';
  end if;
  update public.lists l set updated_at = now() where l.id = p_list;
  return (select count(*)::integer from public.list_items o where o.list_id = p_list and o.position <= target);
end
$$;
comment on function public.move_list_item(uuid, text, integer, integer, text, integer) is
'Moves a title of the caller''s list to a place (from 1), or right behind another title, or to the beginning, and
answers its place. One row is written; when a gap is used up all get new positions. Definer: nobody writes positions.';
revoke all on function public.move_list_item(uuid, text, integer, integer, text, integer) from public;
grant execute on function public.move_list_item(uuid, text, integer, integer, text, integer) to authenticated;

create or replace function public.my_lists_for(p_kind text, p_title_id integer)
  returns table (id uuid, address text, name text, visibility text, items integer, holds boolean)
  language sql stable set search_path = ''
as $$
  select l.id, l.address, l.name, l.visibility, l.items,
    exists (
      select from public.list_items i
      where i.list_id = l.id and i.kind = p_kind and i.title_id = p_title_id
    )
  from public.lists l
  where l.user_id = (select auth.uid())
  order by l.updated_at desc, l.id
$$;
comment on function public.my_lists_for(text, integer) is
  'The caller''s lists, the one that changed last first, and which of them hold a title.';
revoke all on function public.my_lists_for(text, integer) from public;
grant execute on function public.my_lists_for(text, integer) to authenticated;

create or replace function public.public_lists(p_limit integer default 5000)
  returns table (address text, name text, updated_at timestamptz)
  language sql stable set search_path = ''
as $$
  select l.address, l.name, l.updated_at
  from public.lists l
  where l.visibility = 'public' and l.items > 0
  order by l.updated_at desc, l.id
  limit least(greatest(p_limit, 0), 5000)
$$;
comment on function public.public_lists(integer) is 'Public lists with titles, the one that changed last first.';
revoke all on function public.public_lists(integer) from public;
grant execute on function public.public_lists(integer) to anon, authenticated;

create or replace function public.read_list(p_address text, p_offset integer default 0, p_limit integer default 20)
  returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  list public.lists := private.readable_list(p_address);
  me uuid := (select auth.uid());
begin
  if list.id is null then
    return null;
  end if;
  return jsonb_build_object(
    'id', list.id, 'address', list.address, 'name', list.name, 'description', list.description,
    'ranked', list.ranked, 'visibility', list.visibility, 'items', list.items,
    'created_at', list.created_at, 'updated_at', list.updated_at,
    'own', coalesce(list.user_id = me, false), 'owner_id', list.user_id,
    'owner_name', (select p.full_name from public.profiles p where p.id = list.user_id),
    -- The same for everybody, the owner too: only a page that everybody may open is named.
    'owner_handle', (
      select p.handle from public.profile_pages p
      where p.user_id = list.user_id and p.visibility = 'public' and p.suspended_at is null
    ),
    'progress', case when me is null then null else (
      select jsonb_build_object(
        'released', count(*),
        'seen', count(*) filter (where case i.kind
          when 'movie' then exists (
            select from public.watched_movies w where w.user_id = me and w.movie_id = i.title_id
          )
          else exists (
            select from public.watched_tv_series w where w.user_id = me and w.series_id = i.title_id
          )
        end)
      )
      from public.list_items i
      where i.list_id = list.id
        and coalesce(i.release_date, '1800-01-01') <= (now() at time zone 'utc')::date
    ) end,
    'titles', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'kind', t.kind, 'id', t.title_id, 'title', t.title, 'poster_path', t.poster_path,
          'date', t.release_date, 'vote_average', t.vote_average, 'note', t.note
        ) order by t.position, t.kind, t.title_id
      )
      from (
        select i.* from public.list_items i
        where i.list_id = list.id
        order by i.position, i.kind, i.title_id
        offset greatest(p_offset, 0) limit least(greatest(p_limit, 0), 100)
      ) t
    ), '[]')
  );
end
$$;
comment on function public.read_list(text, integer, integer) is
'A list by its address with some of its titles in order (100 at most), the name of its owner''s page where that is
public, and how much of it the caller has seen; null where there is none the caller may read. Definer: a list by link is
read by whoever knows its address and by nobody else.';
revoke all on function public.read_list(text, integer, integer) from public;
grant execute on function public.read_list(text, integer, integer) to anon, authenticated;

create or replace function public.remove_list(p_list uuid)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.lists l set removed_at = now()
  where l.id = p_list and l.user_id = (select auth.uid()) and l.removed_at is null;
  return found;
end
$$;
comment on function public.remove_list(uuid) is
  'Removes the caller''s list: from now on nobody sees it. restore_list puts it back for a day. False when it is gone.';
revoke all on function public.remove_list(uuid) from public;
grant execute on function public.remove_list(uuid) to authenticated;

create or replace function public.restore_list(p_list uuid)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  -- The lock of the bound on lists, before any row is locked.
  perform pg_advisory_xact_lock(hashtextextended('lists:' || (select auth.uid())::text, 0));
  if (
    select count(*) from public.lists l where l.user_id = (select auth.uid()) and l.removed_at is null
  ) >= 200 then
    raise exception 'Two hundred lists can be made' using errcode = '23514';
  end if;
  update public.lists l set removed_at = null
  where l.id = p_list and l.user_id = (select auth.uid()) and l.removed_at > now() - interval '1 day';
  return found;
end
$$;
comment on function public.restore_list(uuid) is
  'Puts a removed list of the caller''s back as it was. False after a day.';
revoke all on function public.restore_list(uuid) from public;
grant execute on function public.restore_list(uuid) to authenticated;
