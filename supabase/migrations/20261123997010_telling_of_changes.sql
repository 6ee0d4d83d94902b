-- What became private, was deleted or looks otherwise is said on a channel the moment it is committed, whoever changed it
-- and by which way: the server listens and forgets the pages it keeps of it. Where nobody listens (hosted, the server is
-- not connected to the database) nothing comes of it.

create function private.tell_change(p_what jsonb) returns void
  language sql set search_path = ''
as $$ select pg_notify('marquee_changes', p_what::text) $$;
comment on function private.tell_change(jsonb) is
  'Tells the server which page shows something else: kind and id of a title, a list by address, or a handle; `gone` where
it is not for everybody any more. `every` stands for all pages, `accounts` says that some were deleted. Never a name.';
revoke all on function private.tell_change(jsonb) from public;

create function private.tell_page_of(p_person uuid) returns void
  language sql security definer set search_path = ''
as $$
  select private.tell_change(jsonb_build_object('handle', p.handle))
  from public.profile_pages p where p.user_id = p_person and p.visibility <> 'private'
$$;
comment on function private.tell_page_of(uuid) is 'Tells that the page of a person shows something else, if they have one.';
revoke all on function private.tell_page_of(uuid) from public;

create function private.tell_lists_of(p_person uuid) returns void
  language sql security definer set search_path = ''
as $$
  select private.tell_change(jsonb_build_object('list', l.address))
  from public.lists l where l.user_id = p_person and l.visibility <> 'private' and l.removed_at is null
$$;
comment on function private.tell_lists_of(uuid) is 'Tells that the lists of a person, which name them, show something else.';
revoke all on function private.tell_lists_of(uuid) from public;

create function private.tell_titles(p_kind text, p_ids integer[]) returns void
  language sql set search_path = ''
as $$
  -- A server that is told thousands of pages does nothing else meanwhile: it forgets them all.
  select private.tell_change('{"every": true}') where cardinality(p_ids) > 100
  union all
  select private.tell_change(jsonb_build_object('kind', p_kind, 'id', t.id))
  from unnest(p_ids) as t (id) where cardinality(p_ids) <= 100
$$;
comment on function private.tell_titles(text, integer[]) is 'Tells that the pages of titles show something else.';
revoke all on function private.tell_titles(text, integer[]) from public;

create function private.tell_list() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  was boolean := old.visibility <> 'private' and old.removed_at is null;
  stays boolean := tg_op = 'UPDATE' and new.visibility = old.visibility and new.removed_at is null;
begin
  if was then
    perform private.tell_change(jsonb_build_object('list', old.address, 'gone', not stays));
  end if;
  if was or (tg_op = 'UPDATE' and new.visibility = 'public') then
    perform private.tell_page_of(old.user_id);
  end if;
  return null;
end
$$;
revoke all on function private.tell_list() from public;
create trigger tell_list after update or delete on public.lists
  for each row execute function private.tell_list();

create function private.tell_profile_page() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  stays boolean := tg_op = 'UPDATE' and new.visibility = old.visibility and new.handle = old.handle
    and new.suspended_at is not distinct from old.suspended_at;
begin
  if old.visibility <> 'private' then
    perform private.tell_change(jsonb_build_object('handle', old.handle, 'gone', not stays));
  end if;
  -- Their lists lead to the page where it is everybody's.
  if not stays then
    perform private.tell_lists_of(old.user_id);
  end if;
  return null;
end
$$;
revoke all on function private.tell_profile_page() from public;
create trigger tell_profile_page after update or delete on public.profile_pages
  for each row execute function private.tell_profile_page();

create function private.tell_reviews() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  ids integer[];
begin
  select array_agg(distinct (to_jsonb(b) ->> tg_argv[1])::integer) into ids from before b;
  perform private.tell_titles(tg_argv[0], ids);
  perform private.tell_page_of(b.user_id) from (select distinct user_id from before) b;
  return null;
end
$$;
revoke all on function private.tell_reviews() from public;
create trigger tell_changed_reviews after update on public.movie_reviews referencing old table as before
  for each statement execute function private.tell_reviews('movie', 'movie_id');
create trigger tell_deleted_reviews after delete on public.movie_reviews referencing old table as before
  for each statement execute function private.tell_reviews('movie', 'movie_id');
create trigger tell_changed_reviews after update on public.series_reviews referencing old table as before
  for each statement execute function private.tell_reviews('tv', 'series_id');
create trigger tell_deleted_reviews after delete on public.series_reviews referencing old table as before
  for each statement execute function private.tell_reviews('tv', 'series_id');

create function private.tell_profile() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.tell_change('{"accounts": true}');
    return null;
  end if;
  -- Name and picture stand wherever they are the author.
  perform private.tell_page_of(new.id);
  perform private.tell_lists_of(new.id);
  perform private.tell_titles('movie', array(select r.movie_id from public.movie_reviews r where r.user_id = new.id));
  perform private.tell_titles('tv', array(select r.series_id from public.series_reviews r where r.user_id = new.id));
  return null;
end
$$;
revoke all on function private.tell_profile() from public;
create trigger tell_changed_profile after update on public.profiles
  for each row
  when (
    old.full_name is distinct from new.full_name or old.avatar_url is distinct from new.avatar_url
  )
  execute function private.tell_profile();
create trigger tell_deleted_profile after delete on public.profiles
  for each row execute function private.tell_profile();
