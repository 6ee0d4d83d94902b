-- What is done with lists beyond writing rows: reading one by its address, moving, copying, removing, adding many.

create function private.readable_list(p_address text) returns public.lists
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

create function public.read_list(p_address text, p_offset integer default 0, p_limit integer default 20) returns jsonb
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
  'A list by its address with some of its titles in order (100 at most), and how much of it the caller has seen; null
where there is none the caller may read. Definer: a list by link is read by whoever knows its address and by nobody else.';
revoke all on function public.read_list(text, integer, integer) from public;
grant execute on function public.read_list(text, integer, integer) to anon, authenticated;

create function public.lists_of(p_person uuid)
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

create function public.my_lists_for(p_kind text, p_title_id integer)
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

create function public.public_lists(p_limit integer default 5000)
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

create function public.move_list_item(
  p_list uuid, p_kind text, p_title_id integer,
  p_place integer default null, p_after_kind text default null, p_after_id integer default null
) returns integer
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

create function public.copy_list(p_address text) returns table (id uuid, address text)
  language plpgsql security definer set search_path = ''
as $$
declare
  list public.lists := private.readable_list(p_address);
  me uuid := (select auth.uid());
  made public.lists;
begin
  if list.id is null then
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
No row where there is no list the caller may read.';
revoke all on function public.copy_list(text) from public;
grant execute on function public.copy_list(text) to authenticated;

create function public.remove_list(p_list uuid) returns boolean
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

create function public.restore_list(p_list uuid) returns boolean
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
comment on function public.restore_list(uuid) is 'Puts a removed list of the caller''s back as it was. False after a day.';
revoke all on function public.restore_list(uuid) from public;
grant execute on function public.restore_list(uuid) to authenticated;

create function public.forget_removed_lists() returns integer
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

create function private.add_to_lists(p_person uuid, p_items jsonb)
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

create function public.add_to_lists(p_person uuid, p_items jsonb)
  returns table (list text, kind text, title_id integer, list_id uuid, list_made boolean, outcome text)
  language sql security definer set search_path = ''
as $$
  select * from private.add_to_lists(p_person, p_items)
$$;
comment on function public.add_to_lists(uuid, jsonb) is 'private.add_to_lists for the server''s own jobs.';
revoke all on function public.add_to_lists(uuid, jsonb) from public;
grant execute on function public.add_to_lists(uuid, jsonb) to service_role;
