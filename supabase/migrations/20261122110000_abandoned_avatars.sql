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
