-- The name of a profile is that of the sign-up whose link was followed. Anybody can sign up with a stranger's
-- address, and several may before one of them follows a link; until then the profile carries the first one's name.

create function private.handle_confirmed_user() returns trigger
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

create trigger on_auth_user_confirmed after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.handle_confirmed_user();

-- An account goes in one transaction, its files after it: a deletion that fails leaves the picture where it was.
-- What could not be removed then is found here.

create function public.abandoned_avatars(p_limit integer default 100) returns table (name text)
  language sql stable security definer set search_path = ''
as $$
  select o.name
  from storage.objects o
  where o.bucket_id = 'avatars'
    and not exists (select from auth.users u where u.id::text = split_part(o.name, '.', 1))
  order by o.created_at, o.name
  limit least(greatest(p_limit, 1), 1000)
$$;
comment on function public.abandoned_avatars(integer) is
  'Files of the avatars bucket whose account is gone, the oldest first. The server''s job removes them through
the storage API, because the database cannot remove their bytes.';

revoke all on function public.abandoned_avatars(integer) from public;
grant execute on function public.abandoned_avatars(integer) to service_role;

comment on function public.delete_user() is
  'Deletes the caller''s account and all their rows; the avatar''s file follows through the storage API. Definer,
because nobody else may touch auth.users; it takes no argument and deletes nobody but the caller.';

-- The country somebody watches in: it decides whose services and age ratings they are shown.

alter table public.profiles
  add column region text constraint profiles_region_code check (region ~ '^[A-Z]{2}$');
comment on column public.profiles.region is
  'ISO 3166-1; null leaves it to the browser. Granted to no request role: others see profiles too (own_region).';
grant update (region) on public.profiles to authenticated;

create function public.own_region() returns text
  language sql stable security definer set search_path = ''
as $$
  select region from public.profiles where id = (select auth.uid())
$$;
comment on function public.own_region() is
  'The country the caller watches in, null when they have not said. Definer, because no role may select the column.';
revoke all on function public.own_region() from public;
grant execute on function public.own_region() to authenticated;
