-- Whoever signs in has a profile to save, an account from before there were profiles too.

create function public.make_my_profile()
returns void
language sql security definer set search_path = ''
as $$
  insert into public.profiles (id, email)
  select u.id, coalesce(u.email, '') from auth.users u where u.id = (select auth.uid())
  on conflict (id) do nothing
$$;
comment on function public.make_my_profile() is 'Makes the caller''s profile where there is none; nothing happens where there is.';
revoke execute on function public.make_my_profile() from public, anon;
grant execute on function public.make_my_profile() to authenticated;
