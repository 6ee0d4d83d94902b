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
