create table private.former_handles (
  handle text not null,
  skeleton text generated always as (private.handle_skeleton(handle)) stored,
  user_id uuid not null,
  left_at timestamptz not null default now(),
  constraint former_handles_pkey primary key (handle),
  constraint former_handles_user_id_fkey foreign key (user_id) references public.profiles (id) on delete cascade
);
comment on table private.former_handles is 'Names people have left, for ninety days, with whose page they lead to.';
create index former_handles_by_look on private.former_handles (skeleton);
create index former_handles_by_person on private.former_handles (user_id, left_at);

create table private.profile_counts (
  user_id uuid not null,
  version bigint not null,
  counted_at timestamptz not null default now(),
  movies integer not null,
  series integer not null,
  minutes bigint not null,
  firsts jsonb not null,
  reviews integer not null,
  ratings integer not null,
  constraint profile_counts_pkey primary key (user_id),
  constraint profile_counts_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);
comment on table private.profile_counts is
  'What a person has watched, reviewed and rated, added up when somebody asked for their page.';
comment on column private.profile_counts.version is 'Of number_versions, read before it was counted.';
comment on column private.profile_counts.firsts is
  'Of each year: how many of its titles were watched on which day for the first time in it.';

create table private.reserved_handles (
  skeleton text not null,
  within boolean not null default false,
  constraint reserved_handles_pkey primary key (skeleton)
);
comment on table private.reserved_handles is
'Looks no name may have: first parts of addresses of this site, and what would pass for whoever runs it. A test holds
them to the table of pages.';
comment on column private.reserved_handles.within is 'No name may begin or end so either.';

create table public.blocks (
  blocker_id uuid not null,
  blocked_id uuid not null,
  known_as text,
  created_at timestamptz not null default now(),
  constraint blocks_pkey primary key (blocker_id, blocked_id),
  constraint blocks_blocked_id_fkey foreign key (blocked_id) references public.profiles (id) on delete cascade,
  constraint blocks_blocker_id_fkey foreign key (blocker_id) references public.profiles (id) on delete cascade,
  constraint blocks_somebody_else check (blocker_id <> blocked_id)
);
comment on table public.blocks is
  'Who has blocked whom. It holds in both directions, and is told to nobody but who blocks.';
comment on column public.blocks.known_as is
  'The display name at that moment, where it was to be seen: the list of blocked people names them by it.';
create index blocks_by_blocked on public.blocks (blocked_id, blocker_id);
create index blocks_by_time on public.blocks (blocker_id, created_at desc, blocked_id);
alter table public.blocks enable row level security;
create policy "people block for themselves" on public.blocks for insert to authenticated
  with check ((select auth.uid()) = blocker_id);
create policy "people see whom they have blocked" on public.blocks for select to authenticated
  using ((select auth.uid()) = blocker_id);
create policy "people take back a block" on public.blocks for delete to authenticated
  using ((select auth.uid()) = blocker_id);
grant select on public.blocks to anon, authenticated;
grant delete on public.blocks to authenticated;
grant insert (blocker_id, blocked_id) on public.blocks to authenticated;
create trigger end_follows after insert on public.blocks
  for each row execute function private.end_follows();
create trigger prepare_block before insert on public.blocks
  for each row execute function private.prepare_block();

create table public.follows (
  follower_id uuid not null,
  followed_id uuid not null,
  created_at timestamptz not null default now(),
  constraint follows_pkey primary key (follower_id, followed_id),
  constraint follows_followed_id_fkey foreign key (followed_id) references public.profiles (id) on delete cascade,
  constraint follows_follower_id_fkey foreign key (follower_id) references public.profiles (id) on delete cascade,
  constraint follows_somebody_else check (follower_id <> followed_id)
);
comment on table public.follows is
  'Who follows whom. Whoever is followed learns who does as far as the follower''s own page may be seen (my_followers).';
create index follows_by_followed on public.follows (followed_id, follower_id);
create index follows_by_time on public.follows (follower_id, created_at desc, followed_id);
create index follows_of_followed_by_time on public.follows (followed_id, created_at desc, follower_id);
alter table public.follows enable row level security;
create policy "people follow whose page they may see" on public.follows for insert to authenticated
  with check (
    (select auth.uid()) = follower_id and private.may_see_profile((select auth.uid()), followed_id)
  );
create policy "people see whom they follow" on public.follows for select to authenticated
  using ((select auth.uid()) = follower_id);
create policy "people stop following" on public.follows for delete to authenticated
  using ((select auth.uid()) = follower_id);
grant select on public.follows to anon, authenticated;
grant delete on public.follows to authenticated;
grant insert (follower_id, followed_id) on public.follows to authenticated;
create trigger prepare_follow before insert on public.follows
  for each row execute function private.prepare_follow();

create table public.profile_favorites (
  user_id uuid not null,
  place smallint not null,
  kind text not null,
  title_id integer not null,
  title text not null,
  poster_path text,
  release_date date,
  refreshed_at timestamptz not null default now(),
  constraint profile_favorites_pkey primary key (user_id, place),
  constraint profile_favorites_once unique (user_id, kind, title_id) deferrable,
  constraint profile_favorites_user_id_fkey foreign key (user_id) references public.profiles (id) on delete cascade,
  constraint profile_favorites_kind_known check (kind in ('movie', 'tv')),
  constraint profile_favorites_place_range check (place between 1 and 4),
  constraint profile_favorites_poster_path_shape check (
    char_length(poster_path) <= 200 and poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint profile_favorites_release_date_sane check (release_date between '1800-01-01' and '2200-01-01'),
  constraint profile_favorites_title_id_positive check (title_id > 0),
  constraint profile_favorites_title_length check (char_length(title) <= 500 and title ~ '\S')
);
comment on table public.profile_favorites is
'The four titles a person shows on their page, with what is needed to show them without the catalogue. Another thing
than their list of favorites, which is theirs alone.';
comment on column public.profile_favorites.refreshed_at is 'When the columns were last compared with the catalogue.';
create index profile_favorites_by_title on public.profile_favorites (kind, title_id, refreshed_at);
alter table public.profile_favorites enable row level security;
create policy "people choose their own four" on public.profile_favorites for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people see their own four" on public.profile_favorites for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people take back their own four" on public.profile_favorites for delete to authenticated
  using ((select auth.uid()) = user_id);
grant select, delete on public.profile_favorites to authenticated;
grant insert (user_id, place, kind, title_id, title, poster_path, release_date)
  on public.profile_favorites to authenticated;
create trigger tell_deleted_favorites after delete on public.profile_favorites
  referencing old table as gone
  for each statement execute function private.tell_taken_back();

create table public.profile_pages (
  user_id uuid not null,
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
  constraint profile_pages_pkey primary key (user_id),
  constraint profile_pages_one_look unique (skeleton),
  constraint profile_pages_user_id_fkey foreign key (user_id) references public.profiles (id) on delete cascade,
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
create index profile_pages_public
  on public.profile_pages (changed_at desc, user_id) where visibility = 'public' and suspended_at is null;
alter table public.profile_pages enable row level security;
create policy "people change their own page" on public.profile_pages for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy "public pages are everybody's to see, but not between the blocke" on public.profile_pages
  for select to anon, authenticated
  using (
    (select auth.uid()) = user_id
    or (
      visibility = 'public' and suspended_at is null
      and user_id <> all ((select private.people_blocked())::uuid[])
    )
  );
grant select (user_id, handle, visibility, show_favorites, show_watches, show_lists, show_reviews, show_numbers)
  on public.profile_pages to anon, authenticated;
grant update (visibility, show_favorites, show_watches, show_lists, show_reviews, show_numbers)
  on public.profile_pages to authenticated;
create trigger tell_profile_page after delete or update on public.profile_pages
  for each row execute function private.tell_profile_page();
create trigger touch_profile_page before update on public.profile_pages
  for each row execute function private.touch_profile_page();

create table public.profile_reports (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  profile_id uuid not null,
  reason text not null,
  created_at timestamptz not null default now(),
  constraint profile_reports_pkey primary key (id),
  constraint profile_reports_once unique (user_id, profile_id),
  constraint profile_reports_profile_id_fkey
    foreign key (profile_id) references public.profile_pages (user_id) on delete cascade,
  constraint profile_reports_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint profile_reports_reason_length check (char_length(reason) <= 500 and reason ~ '\S'),
  constraint profile_reports_somebody_else check (user_id <> profile_id)
);
comment on table public.profile_reports is 'One report per person and page; gone with the page.';
create index profile_reports_by_profile on public.profile_reports (profile_id);
alter table public.profile_reports enable row level security;
create policy "people report the pages of others" on public.profile_reports for insert to authenticated
  with check ((select auth.uid()) = user_id and private.reportable_profile(profile_id));
create policy "people see their own reports" on public.profile_reports for select to authenticated
  using ((select auth.uid()) = user_id);
grant select on public.profile_reports to authenticated;
grant insert (user_id, profile_id, reason) on public.profile_reports to authenticated;

create table public.shared_years (
  user_id uuid not null default auth.uid(),
  year smallint not null,
  secret text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  watches integer not null,
  titles integer not null,
  movies integer not null,
  series integer not null,
  minutes integer not null,
  days integer not null,
  constraint shared_years_pkey primary key (user_id, year),
  constraint shared_years_secret_once unique (secret),
  constraint shared_years_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint shared_years_counts check (least(watches, titles, movies, series, minutes, days) >= 0),
  constraint shared_years_year check (year between 1870 and 2200)
);
comment on table public.shared_years is
  'Years somebody shares, each as it was when it was shared; whoever knows the secret of the link sees its numbers.';
comment on column public.shared_years.secret is
  'The last part of the link; another one each time a year is shared anew.';
comment on column public.shared_years.minutes is 'Of what is known how long it is.';
comment on column public.shared_years.days is 'Days with something watched.';
alter table public.shared_years enable row level security;
create policy "people bring years they share up to date" on public.shared_years for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "people see the years they share" on public.shared_years for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people share their own years" on public.shared_years for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people take years they share back" on public.shared_years for delete to authenticated
  using ((select auth.uid()) = user_id);
grant select, delete on public.shared_years to authenticated;
grant insert (user_id, year, watches, titles, movies, series, minutes, days) on public.shared_years to authenticated;
grant update (watches, titles, movies, series, minutes, days) on public.shared_years to authenticated;

create or replace function private.blocked_between(p_one uuid, p_other uuid)
  returns boolean
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
grant execute on function private.blocked_between(uuid, uuid) to anon, authenticated;

create or replace function private.end_follows()
  returns trigger
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

create or replace function private.folded_handle(p_handle text)
  returns text
  language sql immutable parallel safe set search_path = ''
as $$
  -- Other letters are refused before they are folded: some of them become a Latin letter by that.
  select case when private.trimmed(p_handle) ~ '^[A-Za-z0-9_]+$' then lower(private.trimmed(p_handle)) else '' end
$$;
comment on function private.folded_handle(text) is 'A name in lower case; empty when it is none.';
revoke all on function private.folded_handle(text) from public;

create or replace function private.follow_watch_stars()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  -- What is imported or restored brings the stars of its titles itself.
  v_person constant uuid := auth.uid();
  v_titles jsonb;
begin
  if v_person is null then
    return null;
  end if;
  if tg_op = 'DELETE' then
    select jsonb_agg(distinct jsonb_build_object('kind', g.kind, 'id', g.title_id)) into v_titles
    from gone g where g.user_id = v_person and g.stars is not null;
  elsif tg_op = 'INSERT' then
    select jsonb_agg(distinct jsonb_build_object('kind', a.kind, 'id', a.title_id)) into v_titles
    from added a where a.user_id = v_person and a.stars is not null;
  else
    select jsonb_agg(distinct jsonb_build_object('kind', a.kind, 'id', a.title_id)) into v_titles
    from added a join gone g on g.id = a.id
    where a.user_id = v_person and (a.stars is distinct from g.stars or (a.stars is not null and a.day is distinct from g.day));
  end if;
  if v_titles is null then
    return null;
  end if;

  delete from public.movie_ratings r using jsonb_to_recordset(v_titles) as t (kind text, id integer)
  where t.kind = 'movie' and r.user_id = v_person and r.movie_id = t.id and r.follows_watch and not exists (
    select from public.watches w
    where w.user_id = v_person and w.kind = 'movie' and w.title_id = t.id and w.stars is not null
  );
  delete from public.series_ratings r using jsonb_to_recordset(v_titles) as t (kind text, id integer)
  where t.kind = 'tv' and r.user_id = v_person and r.series_id = t.id and r.follows_watch and not exists (
    select from public.watches w
    where w.user_id = v_person and w.kind = 'tv' and w.title_id = t.id and w.stars is not null
  );
  -- A watch that goes gives no stars to a title that has none, least of all one that goes with its account.
  insert into public.movie_ratings as r (user_id, movie_id, stars, follows_watch)
  select v_person, l.title_id, l.stars, true
  from private.latest_watch_stars(v_person, v_titles) l
  where l.kind = 'movie' and (tg_op <> 'DELETE' or exists (
    select from public.movie_ratings o where o.user_id = v_person and o.movie_id = l.title_id
  ))
  on conflict (user_id, movie_id) do update set stars = excluded.stars
  where r.follows_watch and r.stars <> excluded.stars;
  insert into public.series_ratings as r (user_id, series_id, stars, follows_watch)
  select v_person, l.title_id, l.stars, true
  from private.latest_watch_stars(v_person, v_titles) l
  where l.kind = 'tv' and (tg_op <> 'DELETE' or exists (
    select from public.series_ratings o where o.user_id = v_person and o.series_id = l.title_id
  ))
  on conflict (user_id, series_id) do update set stars = excluded.stars
  where r.follows_watch and r.stars <> excluded.stars;
  return null;
end
$$;
comment on function private.follow_watch_stars() is
  'Gives titles the stars of their latest watch that has some, where none were given by hand.';
revoke all on function private.follow_watch_stars() from public;

create or replace function private.handle_confirmed_user()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles set full_name = left(private.trimmed(new.raw_user_meta_data ->> 'full_name'), 120)
  where id = new.id;
  return new;
end
$$;
comment on function private.handle_confirmed_user() is
  'Names the profile as the sign-up did that was confirmed. Must not raise.';
revoke all on function private.handle_confirmed_user() from public;

create or replace function private.handle_new_user()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles (id, email, full_name, language)
  values (
    new.id,
    coalesce(new.email, ''),
    -- Sign-up metadata is whatever the client sent; nothing in it may stop the sign-up.
    left(private.trimmed(new.raw_user_meta_data ->> 'full_name'), 120),
    substring(new.raw_user_meta_data ->> 'language' from '^[a-z]{2}(?:-[a-z]{2})?$')
  )
  on conflict (id) do nothing;
  return new;
end
$$;
comment on function private.handle_new_user() is 'Makes the profile of a new account. Must not raise.';
revoke all on function private.handle_new_user() from public;

create or replace function private.handle_skeleton(p_handle text)
  returns text
  language sql immutable parallel safe strict set search_path = ''
as $$
  -- No two digits look like the same letter, so that ana66 and ana99 are two names.
  select replace(replace(
    translate(lower(p_handle), 'i1053478_', 'lloseatb'), 'rn', 'm'), 'vv', 'w')
$$;
comment on function private.handle_skeleton(text) is
  'What a name looks like: case, underscores, and letters and digits taken for each other folded together.';
revoke all on function private.handle_skeleton(text) from public;
grant execute on function private.handle_skeleton(text) to authenticated;

create or replace function private.handle_state(p_person uuid, p_handle text)
  returns text
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

create or replace function private.may_see_profile(p_viewer uuid, p_owner uuid)
  returns boolean
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

create or replace function private.opens_profile(p_page public.profile_pages, p_key text)
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select p_page.user_id = (select auth.uid())
    or (
      p_page.suspended_at is null
      and (p_page.visibility = 'public' or (p_page.visibility = 'link' and p_page.link_key = p_key))
      and not private.blocked_between((select auth.uid()), p_page.user_id)
    )
$$;
comment on function private.opens_profile(public.profile_pages, text) is
  'Whether the caller is shown a page, be it by the key of its link. Null counts as no.';
revoke all on function private.opens_profile(public.profile_pages, text) from public;

create or replace function private.people_blocked()
  returns uuid[]
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

create or replace function private.prepare_block()
  returns trigger
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

create or replace function private.prepare_follow()
  returns trigger
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

create or replace function private.profile_part(p_owner uuid, p_key text, p_part text)
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.profile_pages p
    where p.user_id = p_owner and private.opens_profile(p, p_key)
      and case p_part
        when 'favorites' then p.show_favorites
        when 'watches' then p.show_watches
        when 'lists' then p.show_lists
        when 'reviews' then p.show_reviews
        when 'numbers' then p.show_numbers
      end
  )
$$;
comment on function private.profile_part(uuid, text, text) is
  'Whether a part of a page (favorites, watches, lists, reviews, numbers) is shown to the caller: to its owner as to others.';
revoke all on function private.profile_part(uuid, text, text) from public;
grant execute on function private.profile_part(uuid, text, text) to anon, authenticated;

create or replace function private.touch_profile_page()
  returns trigger
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

create or replace function public.choose_profile_favorites(p_titles jsonb)
  returns integer
  language plpgsql set search_path = ''
as $$
declare
  person uuid := (select auth.uid());
  chosen integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('four:' || person::text, 0));
  delete from public.profile_favorites where user_id = person;
  insert into public.profile_favorites (user_id, place, kind, title_id, title, poster_path, release_date)
  select person, t.place, t.entry ->> 'kind', (t.entry ->> 'id')::integer, t.entry ->> 'title',
    t.entry ->> 'posterPath', (t.entry ->> 'date')::date
  from jsonb_array_elements(p_titles) with ordinality as t (entry, place)
  where t.place <= 4;
  get diagnostics chosen = row_count;
  return chosen;
end
$$;
comment on function public.choose_profile_favorites(jsonb) is
  'Puts these titles (kind, id, title, posterPath, date; four at most, in their order) in the place of the caller''s.';
revoke all on function public.choose_profile_favorites(jsonb) from public;
grant execute on function public.choose_profile_favorites(jsonb) to authenticated;

create or replace function public.claim_handle(p_handle text)
  returns text
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

create or replace function public.followed_activity(p_since date, p_limit integer default 12)
  returns table (
    user_id uuid, handle text, full_name text, avatar_url text, day date, kind text, title_id integer, title text,
    poster_path text, release_date date, episodes integer, others integer
  )
  language sql stable security definer set search_path = ''
as $$
  select a.user_id, a.handle, n.full_name, n.avatar_url, a.day, a.kind, a.title_id, a.title, a.poster_path,
    a.release_date, a.episodes, a.others
  from (
    select p.user_id, p.handle, w.*,
      (count(*) over day_of - 1)::integer as others,
      row_number() over (partition by p.user_id, w.day order by w.watched_at desc, w.title_id) as place
    from (
      select f.followed_id from public.follows f
      where f.follower_id = (select auth.uid())
      order by f.created_at desc, f.followed_id
      limit 300
    ) f
    join public.profile_pages p on p.user_id = f.followed_id
    cross join lateral private.latest_watches(p.user_id, greatest(p_since, current_date - 60), 8) w
    where p.visibility = 'public' and p.suspended_at is null and p.show_watches
      and not private.blocked_between((select auth.uid()), p.user_id)
    window day_of as (partition by p.user_id, w.day)
  ) a
  join public.profiles n on n.id = a.user_id
  where a.place = 1
  order by a.day desc, a.watched_at desc, a.user_id
  limit least(greatest(p_limit, 1), 50)
$$;
comment on function public.followed_activity(date, integer) is
'What people the caller follows have watched since a day (two months at most), as their public pages show it: a row a
person and day, the latest title of it and how many others. Of the eight latest watches of the 300 people followed last.';
revoke all on function public.followed_activity(date, integer) from public;
grant execute on function public.followed_activity(date, integer) to authenticated;

create or replace function public.handle_state(p_handle text)
  returns text
  language sql stable security definer set search_path = ''
as $$
  select private.handle_state((select auth.uid()), private.folded_handle(p_handle))
$$;
comment on function public.handle_state(text) is
  'Whether the caller could have a name: free, own, taken, reserved or malformed. Only that it is taken is told.';
revoke all on function public.handle_state(text) from public;
grant execute on function public.handle_state(text) to authenticated;

create or replace function public.my_followers(p_limit integer default 30, p_offset integer default 0)
  returns table (
    user_id uuid, handle text, full_name text, avatar_url text, since timestamptz, total_count integer
  )
  language sql stable security definer set search_path = ''
as $$
  select f.follower_id,
    case when seen then p.handle end, case when seen then n.full_name end, case when seen then n.avatar_url end,
    f.created_at, (select count(*)::integer from public.follows c where c.followed_id = (select auth.uid()))
  from (
    select * from public.follows
    where followed_id = (select auth.uid())
    order by created_at desc, follower_id
    limit least(greatest(p_limit, 1), 100) offset greatest(p_offset, 0)
  ) f
  join public.profiles n on n.id = f.follower_id
  left join public.profile_pages p on p.user_id = f.follower_id
  cross join lateral private.may_see_profile((select auth.uid()), f.follower_id) as seen
  order by f.created_at desc, f.follower_id
$$;
comment on function public.my_followers(integer, integer) is
  'Who follows the caller, the latest first; of whoever keeps their page to themselves, nothing but that they do.';
revoke all on function public.my_followers(integer, integer) from public;
grant execute on function public.my_followers(integer, integer) to authenticated;

create or replace function public.my_following(p_limit integer default 30, p_offset integer default 0)
  returns table (
    user_id uuid, handle text, full_name text, avatar_url text, since timestamptz, total_count integer
  )
  language sql stable security definer set search_path = ''
as $$
  select f.followed_id,
    case when seen then p.handle end, case when seen then n.full_name end, case when seen then n.avatar_url end,
    f.created_at, (select count(*)::integer from public.follows c where c.follower_id = (select auth.uid()))
  from (
    select * from public.follows
    where follower_id = (select auth.uid())
    order by created_at desc, followed_id
    limit least(greatest(p_limit, 1), 100) offset greatest(p_offset, 0)
  ) f
  join public.profiles n on n.id = f.followed_id
  left join public.profile_pages p on p.user_id = f.followed_id
  cross join lateral private.may_see_profile((select auth.uid()), f.followed_id) as seen
  order by f.created_at desc, f.followed_id
$$;
comment on function public.my_following(integer, integer) is
  'Whom the caller follows, the latest first; of whoever has made their page private since, nothing but that they do.';
revoke all on function public.my_following(integer, integer) from public;
grant execute on function public.my_following(integer, integer) to authenticated;

create or replace function public.my_profile_page()
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

create or replace function public.profile_favorites_of(p_owner uuid, p_key text default null)
  returns table (kind text, title_id integer, title text, poster_path text, release_date date)
  language sql stable security definer set search_path = ''
as $$
  select f.kind, f.title_id, f.title, f.poster_path, f.release_date
  from public.profile_favorites f
  where f.user_id = p_owner and private.profile_part(p_owner, p_key, 'favorites')
  order by f.place
$$;
comment on function public.profile_favorites_of(uuid, text) is 'The four titles of a page, in their order.';
revoke all on function public.profile_favorites_of(uuid, text) from public;
grant execute on function public.profile_favorites_of(uuid, text) to anon, authenticated;

create or replace function public.profile_numbers(p_owner uuid, p_today date, p_key text default null)
  returns table (
    titles integer, movies integer, series integer, minutes bigint, this_year integer, reviews integer,
    ratings integer
  )
  language plpgsql security definer set search_path = ''
as $$
declare
  v_version bigint;
  v_counts private.profile_counts;
begin
  if private.profile_part(p_owner, p_key, 'numbers') is not true then
    return;
  end if;
  -- Read first: what changes while it is counted has a later version, and is counted again.
  select v.version into v_version from private.number_versions v where v.user_id = p_owner;
  v_version := coalesce(v_version, 0);
  select * into v_counts from private.profile_counts c
  where c.user_id = p_owner and c.version = v_version and c.counted_at > now() - interval '1 day';
  if not found then
    v_counts := private.count_profile(p_owner, v_version);
    -- Nothing is written where the disk is full, or by a call that only reads.
    if current_setting('transaction_read_only') = 'off' then
      insert into private.profile_counts select v_counts.*
      on conflict (user_id) do update set version = excluded.version, counted_at = excluded.counted_at,
        movies = excluded.movies, series = excluded.series, minutes = excluded.minutes, firsts = excluded.firsts,
        reviews = excluded.reviews, ratings = excluded.ratings;
    end if;
  end if;
  return query select v_counts.movies + v_counts.series, v_counts.movies, v_counts.series, v_counts.minutes,
    (
      select coalesce(sum(d.value::integer), 0)::integer
      from jsonb_each_text(v_counts.firsts -> date_part('year', p_today)::integer::text) d
      where d.key::date <= p_today
    ),
    v_counts.reviews, v_counts.ratings;
end
$$;
comment on function public.profile_numbers(uuid, date, text) is
  'What the diary of a page adds up to: titles once each, minutes where they are known, titles of the year so far.';
revoke all on function public.profile_numbers(uuid, date, text) from public;
grant execute on function public.profile_numbers(uuid, date, text) to anon, authenticated;

create or replace function public.profile_page(p_handle text, p_key text default null)
  returns table (
    user_id uuid, handle text, full_name text, avatar_url text, visibility text, show_favorites boolean,
    show_watches boolean, show_lists boolean, show_reviews boolean, show_numbers boolean, suspended boolean,
    followers integer, following integer, is_own boolean, is_followed boolean
  )
  language sql stable security definer set search_path = ''
as $$
  select p.user_id, p.handle, n.full_name, n.avatar_url, p.visibility, p.show_favorites, p.show_watches, p.show_lists,
    p.show_reviews, p.show_numbers, p.suspended_at is not null,
    (select count(*)::integer from public.follows f where f.followed_id = p.user_id),
    (select count(*)::integer from public.follows f where f.follower_id = p.user_id),
    coalesce(p.user_id = (select auth.uid()), false),
    exists (select from public.follows f where f.follower_id = (select auth.uid()) and f.followed_id = p.user_id)
  from (
    select c.user_id from public.profile_pages c where c.handle = private.folded_handle(p_handle)
    union all
    select l.user_id from private.former_handles l
    where l.handle = private.folded_handle(p_handle) and l.left_at > now() - interval '90 days'
    limit 1
  ) found
  join public.profile_pages p on p.user_id = found.user_id
  join public.profiles n on n.id = p.user_id
  where private.opens_profile(p, p_key)
$$;
comment on function public.profile_page(text, text) is
'The page of a name, present or left within ninety days (then `handle` is another), for whoever may see it; else no row,
as for a name nobody has.';
revoke all on function public.profile_page(text, text) from public;
grant execute on function public.profile_page(text, text) to anon, authenticated;

create or replace function public.profile_reviews(
  p_owner uuid, p_key text default null, p_limit integer default 10, p_offset integer default 0
)
  returns table (
    id uuid, kind text, title_id integer, title text, poster_path text, review text, tells_end boolean,
    created_at timestamptz, stars real, total_count integer
  )
  language sql stable security definer set search_path = '' set work_mem = '16MB'
as $$
  with written as materialized (
    select r.id, 'movie' as kind, r.movie_id as title_id, r.created_at
    from public.movie_reviews r where r.user_id = p_owner and private.profile_part(p_owner, p_key, 'reviews')
    union all
    select r.id, 'tv', r.series_id, r.created_at
    from public.series_reviews r where r.user_id = p_owner and private.profile_part(p_owner, p_key, 'reviews')
  )
  select w.id, w.kind, w.title_id, t.name, t.poster_path, coalesce(mr.review, sr.review),
    coalesce(mr.tells_end, sr.tells_end), w.created_at, coalesce(m.stars, s.stars),
    (select count(*)::integer from written)
  from (
    select * from written order by created_at desc, id
    limit least(greatest(p_limit, 1), 50) offset least(greatest(p_offset, 0), 100000)
  ) w
  left join public.movie_reviews mr on w.kind = 'movie' and mr.id = w.id
  left join public.series_reviews sr on w.kind = 'tv' and sr.id = w.id
  left join public.movie_ratings m on w.kind = 'movie' and m.user_id = p_owner and m.movie_id = w.title_id
  left join public.series_ratings s on w.kind = 'tv' and s.user_id = p_owner and s.series_id = w.title_id
  left join lateral private.watched_title(p_owner, w.kind, w.title_id) t on true
  order by w.created_at desc, w.id
$$;
comment on function public.profile_reviews(uuid, text, integer, integer) is
'One page of the reviews of a page, the latest first, each with the author''s stars now and what its title is called
where that is known here.';
revoke all on function public.profile_reviews(uuid, text, integer, integer) from public;
grant execute on function public.profile_reviews(uuid, text, integer, integer) to anon, authenticated;

create or replace function public.profile_watches(p_owner uuid, p_key text default null, p_limit integer default 12)
  returns table (
    kind text, title_id integer, title text, poster_path text, release_date date, day date, episodes integer
  )
  language sql stable security definer set search_path = ''
as $$
  select w.kind, w.title_id, w.title, w.poster_path, w.release_date, w.day, w.episodes
  from private.latest_watches(p_owner, '1900-01-01', least(greatest(p_limit, 1), 50)) w
  where private.profile_part(p_owner, p_key, 'watches')
$$;
comment on function public.profile_watches(uuid, text, integer) is
  'The latest watches of a page, those of a day known; episodes of a series on one day once.';
revoke all on function public.profile_watches(uuid, text, integer) from public;
grant execute on function public.profile_watches(uuid, text, integer) to anon, authenticated;

create or replace function public.remove_follower(p_follower uuid)
  returns boolean
  language sql security definer set search_path = ''
as $$
  with gone as (
    delete from public.follows where followed_id = (select auth.uid()) and follower_id = p_follower returning true
  )
  select exists (select from gone)
$$;
comment on function public.remove_follower(uuid) is
  'Ends that somebody follows the caller, who may follow again unless they are blocked. False where nobody did.';
revoke all on function public.remove_follower(uuid) from public;
grant execute on function public.remove_follower(uuid) to authenticated;

create or replace function public.renew_profile_link()
  returns text
  language sql security definer set search_path = ''
as $$
  update public.profile_pages
  set link_key = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
  where user_id = (select auth.uid())
  returning link_key
$$;
comment on function public.renew_profile_link() is
  'Gives the caller''s page by link another secret; the link so far leads nowhere. Null without a page.';
revoke all on function public.renew_profile_link() from public;
grant execute on function public.renew_profile_link() to authenticated;

create or replace function public.shared_year(p_secret text)
  returns table (
    year smallint, watches integer, titles integer, movies integer, series integer, minutes integer, days integer
  )
  language sql stable security definer set search_path = ''
as $$
  select one.year, one.watches, one.titles, one.movies, one.series, one.minutes, one.days
  from public.shared_years one
  where one.secret = p_secret
$$;
comment on function public.shared_year(text) is
  'The numbers of the year a link shares, for whoever knows its secret; nothing when it was taken back.';
revoke all on function public.shared_year(text) from public;
grant execute on function public.shared_year(text) to anon, authenticated;

-- Parts of addresses, names of the site, and words that would pass for them.
insert into private.reserved_handles (skeleton)
select distinct private.handle_skeleton(word) from unnest(array[
  'about', 'abuse', 'account', 'accounts', 'activity', 'anonymous', 'api', 'app', 'auth', 'billing', 'blocked',
  'blog', 'calendar', 'card', 'cards', 'collection', 'collections', 'confirm', 'connections', 'contact',
  'copyright', 'deleted', 'developer', 'developers', 'diary', 'discover', 'dismissed', 'embedded', 'everybody',
  'everyone', 'export', 'exports', 'favicon', 'favorites', 'feed', 'feeds', 'follow', 'followers', 'following',
  'for_you', 'genre', 'genres', 'guest', 'handle', 'help', 'home', 'hooks', 'icons', 'import', 'imports', 'info',
  'invitation', 'invite', 'join', 'legal', 'list', 'lists', 'login', 'logout', 'mail', 'manifest', 'member',
  'members', 'metrics', 'mod', 'mods', 'movie', 'movies', 'nobody', 'notice', 'notices', 'null', 'numbers',
  'offline', 'opensearch', 'owner', 'partials', 'people', 'person', 'postmaster', 'privacy', 'profile',
  'profiles', 'recommendations', 'register', 'reminders', 'reset_password', 'review', 'reviews', 'robots',
  'root', 'saved_searches', 'search', 'security', 'series', 'service', 'services', 'settings', 'share', 'signin',
  'signup', 'site', 'sitemap', 'sitemaps', 'somebody', 'staff', 'status', 'storage', 'sw', 'system', 'tag',
  'tags', 'team', 'terms', 'title', 'titles', 'tmdb', 'tv', 'tv_series', 'undefined', 'unsubscribe', 'up_next',
  'user', 'users', 'verified', 'watch', 'watched', 'webmaster', 'where', 'wishlist', 'www', 'year', 'years'
]) word
on conflict do nothing;
-- No name holds these.
insert into private.reserved_handles (skeleton, within)
select private.handle_skeleton(word), true
from unnest(array['admin', 'administrator', 'marquee', 'moderator', 'official', 'support']) word
on conflict (skeleton) do update set within = true;
