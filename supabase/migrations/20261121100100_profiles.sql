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
