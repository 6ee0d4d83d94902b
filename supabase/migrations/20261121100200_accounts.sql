-- Profiles: the public face of an account. One row per account, made by the sign-up trigger.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  full_name text,
  avatar_url text,
  created_at timestamptz not null default now(),
  constraint profiles_full_name_length check (char_length(full_name) between 1 and 120),
  -- Only this person's file in the avatars bucket, on whatever host serves it: anybody's browser loads it.
  constraint profiles_avatar_url_own_file check (
    char_length(avatar_url) <= 500
    and avatar_url ~ (
      '^(https?://[^/\s"''<>\\@]+)?/storage/v1/object/public/avatars/'
      || id::text || '\.(png|jpg|jpeg|webp|gif)(\?v=[0-9A-Za-z]+)?$'
    )
  )
);
comment on table public.profiles is 'What others see of an account. The e-mail is for the server only.';
comment on column public.profiles.email is
  'Kept in step with auth.users. Granted to no request role: one''s own comes from the session.';

create index profiles_created_at_idx on public.profiles (created_at desc, id);
create index profiles_email_idx on public.profiles (lower(email));

alter table public.profiles enable row level security;
grant select (id, full_name, avatar_url, created_at) on public.profiles to anon, authenticated;
grant update (full_name, avatar_url) on public.profiles to authenticated;

create policy "people change their own profile" on public.profiles for update to authenticated
  using ((select auth.uid()) = id)
  with check ((select auth.uid()) = id);
-- Who may see a profile is decided with the reviews: a person who never wrote one stays unlisted.

create function private.tidy_profile() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.full_name := nullif(private.trimmed(new.full_name), '');
  return new;
end
$$;
revoke all on function private.tidy_profile() from public;

create function private.handle_new_user() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles (id, email, full_name)
  values (
    new.id,
    coalesce(new.email, ''),
    -- Sign-up metadata is whatever the client sent; nothing in it may stop the sign-up.
    left(private.trimmed(new.raw_user_meta_data ->> 'full_name'), 120)
  )
  on conflict (id) do nothing;
  return new;
end
$$;
comment on function private.handle_new_user() is 'Makes the profile of a new account. Must not raise.';
revoke all on function private.handle_new_user() from public;

create function private.handle_changed_email() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles set email = coalesce(new.email, '') where id = new.id;
  return new;
end
$$;
revoke all on function private.handle_changed_email() from public;

create trigger tidy_profile before insert or update of full_name on public.profiles
  for each row execute function private.tidy_profile();
create trigger on_auth_user_created after insert on auth.users
  for each row execute function private.handle_new_user();
create trigger on_auth_user_email_changed after update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.handle_changed_email();

-- Roles: who is an admin. Granted by the server only; a request can read its own row and nothing else.

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, role),
  constraint user_roles_role_known check (role in ('admin'))
);
comment on table public.user_roles is 'Roles beyond that of a registered user. No row means none.';
comment on column public.user_roles.created_at is 'Since when the person has the role.';

create index user_roles_role_idx on public.user_roles (role, created_at);

alter table public.user_roles enable row level security;
grant select on public.user_roles to authenticated;

create function private.is_admin() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.user_roles where user_id = (select auth.uid()) and role = 'admin'
  )
$$;
comment on function private.is_admin() is
  'Whether the caller is an admin now; read from the table, so that a revoked role ends at once.';
revoke all on function private.is_admin() from public;
-- Policies call it as the role of the request. Without usage on the schema nobody can call it directly.
grant execute on function private.is_admin() to authenticated;

create policy "people see their own roles, admins all" on public.user_roles for select to authenticated
  using ((select auth.uid()) = user_id or (select private.is_admin()));

create function private.require_admin() returns void
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'admin role required' using errcode = 'insufficient_privilege';
  end if;
end
$$;
comment on function private.require_admin() is 'Raises 42501 unless the caller is an admin.';
revoke all on function private.require_admin() from public;

create function public.grant_admin(p_email text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.user_roles (user_id, role)
  select id, 'admin' from public.profiles where lower(email) = lower(p_email)
  on conflict do nothing;
  return exists (select from public.profiles where lower(email) = lower(p_email));
end
$$;
comment on function public.grant_admin(text) is
  'Makes the account with this e-mail an admin; false when there is none. For the server''s command only.';
revoke all on function public.grant_admin(text) from public;
grant execute on function public.grant_admin(text) to service_role;

create function public.revoke_admin(p_email text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.user_roles r using public.profiles p
  where p.id = r.user_id and r.role = 'admin' and lower(p.email) = lower(p_email);
  return found;
end
$$;
comment on function public.revoke_admin(text) is
  'Takes the admin role from the account with this e-mail; false when it had none.';
revoke all on function public.revoke_admin(text) from public;
grant execute on function public.revoke_admin(text) to service_role;

-- Deleting one's account. Everything a person owns hangs on auth.users with on delete cascade; the avatar
-- file is removed through the storage API before this is called, as storage rows stand for files.

create function public.delete_user() returns void
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
revoke all on function public.delete_user() from public;
grant execute on function public.delete_user() to authenticated;

-- Avatars: one public bucket, one file per person, named {user id}.{extension}.
--
-- Anybody reads a file by its address; the policies are for writing and listing. Replacing a file takes
-- select, insert and update. SVG stays out: it can carry scripts.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', true, 2097152, array['image/png', 'image/jpeg', 'image/webp', 'image/gif'])
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy "people see their own avatar file" on storage.objects for select to authenticated
  using (
    bucket_id = 'avatars' and name ~ ('^' || (select auth.uid())::text || '\.(png|jpg|jpeg|webp|gif)$')
  );
create policy "people upload their own avatar file" on storage.objects for insert to authenticated
  with check (
    bucket_id = 'avatars' and name ~ ('^' || (select auth.uid())::text || '\.(png|jpg|jpeg|webp|gif)$')
  );
create policy "people replace their own avatar file" on storage.objects for update to authenticated
  using (
    bucket_id = 'avatars' and name ~ ('^' || (select auth.uid())::text || '\.(png|jpg|jpeg|webp|gif)$')
  )
  with check (
    bucket_id = 'avatars' and name ~ ('^' || (select auth.uid())::text || '\.(png|jpg|jpeg|webp|gif)$')
  );
create policy "people remove their own avatar file" on storage.objects for delete to authenticated
  using (
    bucket_id = 'avatars' and name ~ ('^' || (select auth.uid())::text || '\.(png|jpg|jpeg|webp|gif)$')
  );
