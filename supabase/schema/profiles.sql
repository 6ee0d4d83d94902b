create table public.profiles (
  id uuid not null,
  email text not null,
  full_name text,
  avatar_url text,
  created_at timestamptz not null default now(),
  region text,
  language text,
  constraint profiles_pkey primary key (id),
  constraint profiles_id_fkey foreign key (id) references auth.users (id) on delete cascade,
  constraint profiles_avatar_url_own_file check (
    char_length(avatar_url) <= 500
    and avatar_url ~ (
      '^/storage/v1/object/public/avatars/'
      || '(' || id || '|' || public.avatar_name(id) || ')\.(png|jpg|jpeg|webp|gif)(\?v=[0-9A-Za-z]+)?$'
    )
  ),
  constraint profiles_full_name_length check (char_length(full_name) between 1 and 120),
  constraint profiles_language_code check (language ~ '^[a-z]{2}(-[a-z]{2})?$'),
  constraint profiles_region_code check (region ~ '^[A-Z]{2}$')
);
comment on table public.profiles is 'What others see of an account. The e-mail is for the server only.';
comment on column public.profiles.email is
  'Kept in step with auth.users. Granted to no request role: one''s own comes from the session.';
comment on column public.profiles.region is
  'ISO 3166-1; null leaves it to the browser. Granted to no request role: others see profiles too (own_region).';
comment on column public.profiles.language is
  'As the address of pages says it (de, pt-br); null where nobody has chosen. Granted to no request role (own_language).';
create index profiles_created_at_idx on public.profiles (created_at desc, id);
create index profiles_email_idx on public.profiles (lower(email));
alter table public.profiles enable row level security;
create policy "authors are public, everybody sees themselves" on public.profiles for select to anon, authenticated
  using (
    (select auth.uid()) = id
    or exists (select from public.movie_reviews r where r.user_id = profiles.id)
    or exists (select from public.series_reviews r where r.user_id = profiles.id)
    or exists (select from public.profile_pages p where p.user_id = profiles.id)
  );
create policy "people change their own profile" on public.profiles for update to authenticated
  using ((select auth.uid()) = id)
  with check ((select auth.uid()) = id);
grant select (id, full_name, avatar_url, created_at) on public.profiles to anon, authenticated;
grant update (full_name, avatar_url, region, language) on public.profiles to authenticated;
create trigger tell_changed_profile after update on public.profiles
  for each row
  when (old.full_name is distinct from new.full_name or old.avatar_url is distinct from new.avatar_url)
  execute function private.tell_profile();
create trigger tell_deleted_profile after delete on public.profiles
  for each row execute function private.tell_profile();
create trigger tidy_profile before insert or update of full_name on public.profiles
  for each row execute function private.tidy_profile();

create table public.time_zones (
  user_id uuid not null,
  time_zone text not null,
  constraint time_zones_pkey primary key (user_id),
  constraint time_zones_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint time_zones_shape check (time_zone ~ '^[A-Za-z0-9_+-]{1,40}(/[A-Za-z0-9_+-]{1,40}){0,2}$')
);
comment on table public.time_zones is
  'Where a person''s day begins, by its IANA name. One that nobody knows any more is read as UTC.';
alter table public.time_zones enable row level security;
create policy "people change their own time zone" on public.time_zones for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy "people see their own time zone" on public.time_zones for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people set their own time zone" on public.time_zones for insert to authenticated
  with check ((select auth.uid()) = user_id);
grant select on public.time_zones to authenticated;
grant insert (user_id, time_zone) on public.time_zones to authenticated;
grant update (user_id, time_zone) on public.time_zones to authenticated;

create or replace function private.count_profile(p_owner uuid, p_version bigint)
  returns private.profile_counts
  language sql stable set search_path = '' set work_mem = '16MB'
as $$
  with seen as materialized (
    select l.kind, l.title_id, date_part('year', l.day)::integer as year, min(l.day) as day,
      coalesce(sum(l.minutes), 0) as timed,
      count(*) filter (where l.minutes is null and (l.kind = 'movie' or l.source = 'episode')) as untimed
    from private.watch_log l
    where l.user_id = p_owner
    group by 1, 2, 3
  ),
  title as (
    select s.kind, s.title_id, sum(s.timed) as timed, sum(s.untimed) as untimed from seen s group by s.kind, s.title_id
  ),
  total as (
    select count(*) filter (where t.kind = 'movie') as movies, count(*) filter (where t.kind = 'tv') as series,
      coalesce(sum(t.timed + t.untimed * coalesce(f.minutes, 0)), 0) as minutes
    from title t left join private.title_facts f on f.kind = t.kind and f.title_id = t.title_id
  ),
  first as (
    select d.year, jsonb_object_agg(d.day, d.titles) as days
    from (
      select s.year, s.day, count(*) as titles from seen s where s.year is not null group by s.year, s.day
    ) d
    group by d.year
  )
  select p_owner, p_version, now(), t.movies::integer, t.series::integer, t.minutes::bigint,
    coalesce((select jsonb_object_agg(f.year, f.days) from first f), '{}'),
    ((select count(*) from public.movie_reviews r where r.user_id = p_owner)
      + (select count(*) from public.series_reviews r where r.user_id = p_owner))::integer,
    ((select count(*) from public.movie_ratings r where r.user_id = p_owner)
      + (select count(*) from public.series_ratings r where r.user_id = p_owner))::integer
  from total t
$$;
comment on function private.count_profile(uuid, bigint) is 'What a person''s page counts, counted now.';
revoke all on function private.count_profile(uuid, bigint) from public;

create or replace function private.reportable_profile(p_owner uuid)
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.profile_pages p
    where p.user_id = p_owner and p.visibility in ('public', 'link') and p.suspended_at is null
      and not private.blocked_between((select auth.uid()), p.user_id)
  )
$$;
comment on function private.reportable_profile(uuid) is
  'Whether there is a page somebody other than its owner can have seen.';
revoke all on function private.reportable_profile(uuid) from public;
grant execute on function private.reportable_profile(uuid) to authenticated;

create or replace function private.tidy_profile()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.full_name := nullif(private.trimmed(new.full_name), '');
  return new;
end
$$;
revoke all on function private.tidy_profile() from public;

create or replace function public.abandoned_avatars(p_limit integer default 100)
  returns table (name text)
  language sql stable security definer set search_path = ''
as $$
  select o.name
  from storage.objects o
  where o.bucket_id = 'avatars'
    and not exists (select from auth.users u where u.id::text = split_part(o.name, '.', 1))
    and not exists (select from auth.users u where public.avatar_name(u.id) = split_part(o.name, '.', 1))
  order by o.created_at, o.name
  limit least(greatest(p_limit, 1), 1000)
$$;
comment on function public.abandoned_avatars(integer) is
'Files of the avatars bucket whose account is gone, the oldest first. The server''s job removes them through
the storage API, because the database cannot remove their bytes.';
revoke all on function public.abandoned_avatars(integer) from public;
grant execute on function public.abandoned_avatars(integer) to service_role;

create or replace function public.avatar_name(p_user_id uuid)
  returns text
  language sql immutable set search_path = ''
as $$
  select left(encode(sha256(convert_to(p_user_id::text, 'UTF8')), 'hex'), 32)::uuid::text
$$;
comment on function public.avatar_name(uuid) is
  'What the file of an account''s picture is called, without its ending: the same for ever, and no way back to the account.';
revoke all on function public.avatar_name(uuid) from public;
grant execute on function public.avatar_name(uuid) to authenticated, service_role;

create or replace function public.delete_user()
  returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := (select auth.uid());
begin
  if caller is null then
    raise exception 'sign in to delete your account' using errcode = 'insufficient_privilege';
  end if;
  delete from auth.users where id = caller;
end
$$;
comment on function public.delete_user() is
'Deletes the caller''s account and all their rows; the avatar''s file follows through the storage API. Definer,
because nobody else may touch auth.users; it takes no argument and deletes nobody but the caller.';
revoke all on function public.delete_user() from public;
grant execute on function public.delete_user() to authenticated;

create or replace function public.make_my_profile()
  returns void
  language sql security definer set search_path = ''
as $$
  insert into public.profiles (id, email)
  select u.id, coalesce(u.email, '') from auth.users u where u.id = (select auth.uid())
  on conflict (id) do nothing
$$;
comment on function public.make_my_profile() is
  'Makes the caller''s profile where there is none; nothing happens where there is.';
revoke all on function public.make_my_profile() from public;
grant execute on function public.make_my_profile() to authenticated;

create or replace function public.own_header()
  returns table (full_name text, avatar_url text, created_at timestamptz, admin boolean, unread integer)
  language sql stable set search_path = ''
as $$
  select p.full_name, p.avatar_url, p.created_at,
    exists (select from public.user_roles r where r.user_id = me.id and r.role = 'admin'),
    public.my_unread_notices()
  from (select (select auth.uid()) as id) me
  left join public.profiles p on p.id = me.id
$$;
comment on function public.own_header() is
  'Name and picture of the caller, whether they are an admin, and how many notices they have not read (100 for all beyond).';
revoke all on function public.own_header() from public;
grant execute on function public.own_header() to authenticated;

create or replace function public.own_language()
  returns text
  language sql stable security definer set search_path = ''
as $$
  select language from public.profiles where id = (select auth.uid())
$$;
comment on function public.own_language() is
  'The language the caller has chosen, null when they have not. Definer, because no role may select the column.';
revoke all on function public.own_language() from public;
grant execute on function public.own_language() to authenticated;

create or replace function public.own_region()
  returns text
  language sql stable security definer set search_path = ''
as $$
  select region from public.profiles where id = (select auth.uid())
$$;
comment on function public.own_region() is
  'The country the caller watches in, null when they have not said. Definer, because no role may select the column.';
revoke all on function public.own_region() from public;
grant execute on function public.own_region() to authenticated;
