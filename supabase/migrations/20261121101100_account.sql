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
comment on function public.delete_user() is
  'Deletes the caller''s account and all their rows. Definer, because nobody else may touch auth.users;
it takes no argument and deletes nobody but the caller.';
revoke all on function public.delete_user() from public;
grant execute on function public.delete_user() to authenticated;
