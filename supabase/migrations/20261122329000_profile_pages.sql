-- The page of a person (`/@name`): a name one picks, who may see the page, and what it shows. Opt-in: without a row here
-- nobody has a page.
--
-- A name is taken by what it looks like (its skeleton), not by its letters alone: `adm1n` is `admin`, `rn` is `m`. A name
-- somebody has left leads to the new one for ninety days and can be had by nobody else meanwhile; then it is free.

create function private.handle_skeleton(p_handle text) returns text
  language sql immutable parallel safe strict set search_path = ''
as $$
  -- No two digits look like the same letter, so that ana66 and ana99 are two names.
  select replace(replace(
    translate(lower(p_handle), 'i1053478_', 'lloseatb'), 'rn', 'm'), 'vv', 'w')
$$;
comment on function private.handle_skeleton(text) is
  'What a name looks like: case, underscores, and letters and digits taken for each other folded together.';
revoke all on function private.handle_skeleton(text) from public;
-- A generated column is computed as whoever writes the row.
grant execute on function private.handle_skeleton(text) to authenticated;

create table private.reserved_handles (
  skeleton text primary key,
  within boolean not null default false
);
comment on table private.reserved_handles is
  'Looks no name may have: first parts of addresses of this site, and what would pass for whoever runs it. A test holds
them to the table of pages.';
comment on column private.reserved_handles.within is 'No name may begin or end so either.';
insert into private.reserved_handles (skeleton)
select distinct private.handle_skeleton(word)
from unnest(array[
  'about', 'abuse', 'account', 'accounts', 'activity', 'anonymous', 'api', 'app', 'auth', 'billing', 'blog', 'blocked',
  'calendar', 'card', 'cards', 'collection', 'collections', 'confirm', 'contact', 'copyright', 'deleted', 'developer',
  'diary', 'discover', 'dismissed', 'embedded', 'everyone', 'everybody', 'export', 'exports', 'favicon', 'favorites',
  'feed', 'follow', 'followers', 'following', 'genre', 'genres', 'guest', 'handle', 'help', 'home', 'icons', 'import',
  'imports', 'info', 'legal', 'list', 'lists', 'login', 'logout', 'mail', 'manifest', 'member', 'members', 'metrics',
  'mod', 'mods', 'movie', 'movies', 'nobody', 'notice', 'notices', 'null', 'numbers', 'offline', 'opensearch', 'owner',
  'partials', 'people', 'person', 'postmaster', 'privacy', 'profile', 'profiles', 'recommendations', 'register',
  'reminders', 'reset_password', 'review', 'reviews', 'robots', 'root', 'saved_searches', 'search', 'security',
  'series', 'service', 'services', 'settings', 'share', 'signin', 'signup', 'site', 'sitemap', 'sitemaps', 'somebody',
  'staff', 'status', 'storage', 'sw', 'system', 'team', 'terms', 'title', 'titles', 'tmdb', 'tv', 'tv_series', 'undefined',
  'unsubscribe', 'up_next', 'user', 'users', 'verified', 'watch', 'watched', 'webmaster', 'wishlist', 'www',
  'year', 'years'
]) as word
on conflict do nothing;
insert into private.reserved_handles (skeleton, within)
select private.handle_skeleton(word), true
from unnest(array['admin', 'administrator', 'marquee', 'moderator', 'official', 'support']) as word;

create table public.profile_pages (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  handle text not null,
  skeleton text generated always as (private.handle_skeleton(handle)) stored,
  visibility text not null default 'private',
  link_key text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  show_favorites boolean not null default true,
  show_watches boolean not null default true,
  show_lists boolean not null default true,
  show_reviews boolean not null default true,
  show_numbers boolean not null default true,
  suspended_at timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  constraint profile_pages_one_look unique (skeleton),
  constraint profile_pages_handle_shape check (handle ~ '^[a-z0-9_]{3,30}$' and handle ~ '[a-z0-9]'),
  constraint profile_pages_visibility_known check (visibility in ('private', 'link', 'public'))
);
comment on table public.profile_pages is 'Who has a page, under which name, who may see it and what it shows.';
comment on column public.profile_pages.handle is 'The name in `/@name`, in lower case. Set by claim_handle alone.';
comment on column public.profile_pages.visibility is
  'private: nobody but its owner; link: whoever has the address with its key; public: everybody.';
comment on column public.profile_pages.link_key is 'The secret of the address of a page by link. Granted to nobody.';
comment on column public.profile_pages.suspended_at is
  'Since when an admin has hidden the page, whatever its owner chose. Granted to nobody.';
comment on column public.profile_pages.changed_at is 'When the name, the level or a switch last changed.';
create unique index profile_pages_by_handle on public.profile_pages (handle);
create index profile_pages_public on public.profile_pages (changed_at desc, user_id)
  where visibility = 'public' and suspended_at is null;

create table private.former_handles (
  handle text primary key,
  skeleton text generated always as (private.handle_skeleton(handle)) stored,
  user_id uuid not null references public.profiles (id) on delete cascade,
  left_at timestamptz not null default now()
);
comment on table private.former_handles is 'Names people have left, for ninety days, with whose page they lead to.';
create index former_handles_by_look on private.former_handles (skeleton);
create index former_handles_by_person on private.former_handles (user_id, left_at);

create table public.follows (
  follower_id uuid not null references public.profiles (id) on delete cascade,
  followed_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (follower_id, followed_id),
  constraint follows_somebody_else check (follower_id <> followed_id)
);
comment on table public.follows is 'Who follows whom. Whoever is followed learns how many do, not who.';
create index follows_by_followed on public.follows (followed_id, follower_id);
create index follows_by_time on public.follows (follower_id, created_at desc, followed_id);

create table public.blocks (
  blocker_id uuid not null references public.profiles (id) on delete cascade,
  blocked_id uuid not null references public.profiles (id) on delete cascade,
  known_as text,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  constraint blocks_somebody_else check (blocker_id <> blocked_id)
);
comment on table public.blocks is
  'Who has blocked whom. It holds in both directions, and is told to nobody but who blocks.';
comment on column public.blocks.known_as is
  'The display name at that moment, where it was to be seen: the list of blocked people names them by it.';
create index blocks_by_blocked on public.blocks (blocked_id, blocker_id);
create index blocks_by_time on public.blocks (blocker_id, created_at desc, blocked_id);

create function private.blocked_between(p_one uuid, p_other uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.blocks
    where (blocker_id = p_one and blocked_id = p_other) or (blocker_id = p_other and blocked_id = p_one)
  )
$$;
comment on function private.blocked_between(uuid, uuid) is
  'Whether one of two people has blocked the other, whoever it was; false for whoever is signed out (null).';
revoke all on function private.blocked_between(uuid, uuid) from public;
-- Policies call it as the role of the request. Without usage on the schema nobody can call it directly.
grant execute on function private.blocked_between(uuid, uuid) to anon, authenticated;

create function private.people_blocked() returns uuid[]
  language sql stable security definer set search_path = ''
as $$
  select array(
    select blocked_id from public.blocks where blocker_id = (select auth.uid())
    union all
    select blocker_id from public.blocks where blocked_id = (select auth.uid())
  )
$$;
comment on function private.people_blocked() is
  'Everybody between whom and the caller there is a block, whoever made it: for policies, which ask it once a statement.';
revoke all on function private.people_blocked() from public;
grant execute on function private.people_blocked() to anon, authenticated;

create function private.may_see_profile(p_viewer uuid, p_owner uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.profile_pages p
    where p.user_id = p_owner
      and (
        p.user_id = p_viewer
        or (
          p.visibility = 'public' and p.suspended_at is null
          and not private.blocked_between(p_viewer, p.user_id)
        )
      )
  )
$$;
comment on function private.may_see_profile(uuid, uuid) is
  'Whether somebody (null: signed out) is shown a person''s page without the key of its link.';
revoke all on function private.may_see_profile(uuid, uuid) from public;
grant execute on function private.may_see_profile(uuid, uuid) to anon, authenticated;

create function private.end_follows() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.follows
  where (follower_id = new.blocker_id and followed_id = new.blocked_id)
    or (follower_id = new.blocked_id and followed_id = new.blocker_id);
  return null;
end
$$;
comment on function private.end_follows() is 'Who blocks somebody ends following in both directions.';
revoke all on function private.end_follows() from public;
create trigger end_follows after insert on public.blocks for each row execute function private.end_follows();

create function private.prepare_block() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Two at once, or a follow at once, come one after the other.
  perform pg_advisory_xact_lock(hashtextextended('people:' || new.blocker_id::text, 0));
  if (select count(*) from public.blocks where blocker_id = new.blocker_id) >= 1000 then
    raise exception 'A thousand people can be blocked' using errcode = '23514', constraint = 'blocks_bound';
  end if;
  new.created_at := now();
  new.known_as := (
    select p.full_name from public.profiles p
    where p.id = new.blocked_id and (
      private.may_see_profile(new.blocker_id, p.id)
      or exists (select from public.movie_reviews r where r.user_id = p.id)
      or exists (select from public.series_reviews r where r.user_id = p.id)
    )
  );
  return new;
end
$$;
comment on function private.prepare_block() is 'Keeps what a blocked person was called, and bounds their number.';
revoke all on function private.prepare_block() from public;
create trigger prepare_block before insert on public.blocks for each row execute function private.prepare_block();

create function private.prepare_follow() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('people:' || new.follower_id::text, 0));
  if (select count(*) from public.follows where follower_id = new.follower_id) >= 1000 then
    raise exception 'A thousand people can be followed' using errcode = '23514', constraint = 'follows_bound';
  end if;
  new.created_at := now();
  return new;
end
$$;
comment on function private.prepare_follow() is 'Bounds how many people somebody follows.';
revoke all on function private.prepare_follow() from public;
create trigger prepare_follow before insert on public.follows for each row execute function private.prepare_follow();

alter table public.profile_pages enable row level security;
grant select (
  user_id, handle, visibility, show_favorites, show_watches, show_lists, show_reviews, show_numbers
) on public.profile_pages to anon, authenticated;
grant update (visibility, show_favorites, show_watches, show_lists, show_reviews, show_numbers)
  on public.profile_pages to authenticated;
create policy "public pages are everybody's to see, but not between the blocked" on public.profile_pages
  for select to anon, authenticated
  using (
    (select auth.uid()) = user_id
    or (
      visibility = 'public' and suspended_at is null
      and user_id <> all ((select private.people_blocked())::uuid[])
    )
  );
create policy "people change their own page" on public.profile_pages for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

alter table public.follows enable row level security;
grant select, delete on public.follows to authenticated;
grant insert (follower_id, followed_id) on public.follows to authenticated;
create policy "people see whom they follow" on public.follows for select to authenticated
  using ((select auth.uid()) = follower_id);
create policy "people follow whose page they may see" on public.follows for insert to authenticated
  with check (
    (select auth.uid()) = follower_id and private.may_see_profile((select auth.uid()), followed_id)
  );
create policy "people stop following" on public.follows for delete to authenticated
  using ((select auth.uid()) = follower_id);

alter table public.blocks enable row level security;
grant select, delete on public.blocks to authenticated;
grant insert (blocker_id, blocked_id) on public.blocks to authenticated;
create policy "people see whom they have blocked" on public.blocks for select to authenticated
  using ((select auth.uid()) = blocker_id);
create policy "people block for themselves" on public.blocks for insert to authenticated
  with check ((select auth.uid()) = blocker_id);
create policy "people take back a block" on public.blocks for delete to authenticated
  using ((select auth.uid()) = blocker_id);

-- The author of a review is public, and whose page may be seen has a name to be seen; anybody else is listed to nobody.
drop policy if exists "authors are public, everybody sees themselves" on public.profiles;
create policy "authors are public, everybody sees themselves" on public.profiles for select to anon, authenticated
  using (
    (select auth.uid()) = id
    or exists (select from public.movie_reviews r where r.user_id = profiles.id)
    or exists (select from public.series_reviews r where r.user_id = profiles.id)
    or exists (select from public.profile_pages p where p.user_id = profiles.id)
  );

create function private.touch_profile_page() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.changed_at := now();
  -- The links given away so far end with the level.
  if new.visibility = 'private' and old.visibility <> 'private' then
    new.link_key := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  end if;
  return new;
end
$$;
comment on function private.touch_profile_page() is
  'Keeps when a page changed; whoever makes theirs private gives out a new link the next time.';
revoke all on function private.touch_profile_page() from public;
create trigger touch_profile_page before update on public.profile_pages
  for each row execute function private.touch_profile_page();

create function private.handle_state(p_person uuid, p_handle text) returns text
  language sql stable set search_path = ''
as $$
  select case
    when p_handle !~ '^[a-z0-9_]{3,30}$' or p_handle !~ '[a-z0-9]' then 'malformed'
    when exists (select from public.profile_pages where user_id = p_person and handle = p_handle) then 'own'
    when exists (
      select from private.reserved_handles r, private.handle_skeleton(p_handle) as look
      where look = r.skeleton
        or (r.within and (starts_with(look, r.skeleton) or right(look, length(r.skeleton)) = r.skeleton))
    ) then 'reserved'
    when exists (
      select from public.profile_pages
      where skeleton = private.handle_skeleton(p_handle) and user_id is distinct from p_person
    ) or exists (
      select from private.former_handles
      where skeleton = private.handle_skeleton(p_handle) and user_id is distinct from p_person
        and left_at > now() - interval '90 days'
    ) then 'taken'
    else 'free'
  end
$$;
revoke all on function private.handle_state(uuid, text) from public;

create function private.folded_handle(p_handle text) returns text
  language sql immutable parallel safe set search_path = ''
as $$
  -- Other letters are refused before they are folded: some of them become a Latin letter by that.
  select case when private.trimmed(p_handle) ~ '^[A-Za-z0-9_]+$' then lower(private.trimmed(p_handle)) else '' end
$$;
comment on function private.folded_handle(text) is 'A name in lower case; empty when it is none.';
revoke all on function private.folded_handle(text) from public;

create function public.handle_state(p_handle text) returns text
  language sql stable security definer set search_path = ''
as $$
  select private.handle_state((select auth.uid()), private.folded_handle(p_handle))
$$;
comment on function public.handle_state(text) is
  'Whether the caller could have a name: free, own, taken, reserved or malformed. Only that it is taken is told.';
revoke all on function public.handle_state(text) from public;
grant execute on function public.handle_state(text) to authenticated;

create function public.claim_handle(p_handle text) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := (select auth.uid());
  wanted text := private.folded_handle(p_handle);
  state text;
  current text;
begin
  -- Two people who want what looks alike, and two tabs of one, come one after the other.
  perform pg_advisory_xact_lock(hashtextextended('handle:' || private.handle_skeleton(wanted), 0));
  perform pg_advisory_xact_lock(hashtextextended('handle-of:' || person::text, 0));
  state := private.handle_state(person, wanted);
  if state <> 'free' then
    return state;
  end if;
  delete from private.former_handles where left_at <= now() - interval '90 days';
  select handle into current from public.profile_pages where user_id = person;
  if current is null then
    insert into public.profile_pages (user_id, handle) values (person, wanted);
    return 'claimed';
  end if;
  if (
    select count(*) from private.former_handles where user_id = person and left_at > now() - interval '30 days'
  ) >= 3 then
    return 'too-often';
  end if;
  delete from private.former_handles where user_id = person and handle = wanted;
  update public.profile_pages set handle = wanted where user_id = person;
  insert into private.former_handles (handle, user_id) values (current, person)
  on conflict (handle) do update set user_id = excluded.user_id, left_at = now();
  return 'claimed';
end
$$;
comment on function public.claim_handle(text) is
  'Gives the caller a name, and with the first one a page, private as yet: claimed, or why not (own, taken, reserved,
malformed; too-often after three changes in thirty days). The name before leads to the new one for ninety days.';
revoke all on function public.claim_handle(text) from public;
grant execute on function public.claim_handle(text) to authenticated;

create function public.my_profile_page()
  returns table (
    handle text, visibility text, link_key text, show_favorites boolean, show_watches boolean, show_lists boolean,
    show_reviews boolean, show_numbers boolean, suspended boolean, followers integer, following integer
  )
  language sql stable security definer set search_path = ''
as $$
  select p.handle, p.visibility, p.link_key, p.show_favorites, p.show_watches, p.show_lists, p.show_reviews,
    p.show_numbers, p.suspended_at is not null,
    (select count(*)::integer from public.follows f where f.followed_id = p.user_id),
    (select count(*)::integer from public.follows f where f.follower_id = p.user_id)
  from public.profile_pages p
  where p.user_id = (select auth.uid())
$$;
comment on function public.my_profile_page() is
  'The caller''s own page with the key of its link; no row for whoever has none.';
revoke all on function public.my_profile_page() from public;
grant execute on function public.my_profile_page() to authenticated;
