-- A picture's address stands in pages that everybody reads, and was named after the account. It is named by what cannot be
-- followed back to it now; a picture that was uploaded before keeps its name until another takes its place.

create function public.avatar_name(p_user_id uuid) returns text
  language sql immutable set search_path = ''
as $$
  select left(encode(sha256(convert_to(p_user_id::text, 'UTF8')), 'hex'), 32)::uuid::text
$$;
comment on function public.avatar_name(uuid) is
  'What the file of an account''s picture is called, without its ending: the same for ever, and no way back to the account.';
revoke all on function public.avatar_name(uuid) from public;
grant execute on function public.avatar_name(uuid) to authenticated, service_role;

drop policy "people see their own avatar file" on storage.objects;
create policy "people see their own avatar file" on storage.objects for select to authenticated
  using (
    bucket_id = 'avatars' and name ~ (
      '^(' || (select auth.uid()) || '|' || (select public.avatar_name((select auth.uid()))) || ')\.(png|jpg|jpeg|webp|gif)$'
    )
  );
drop policy "people upload their own avatar file" on storage.objects;
create policy "people upload their own avatar file" on storage.objects for insert to authenticated
  with check (
    bucket_id = 'avatars' and name ~ (
      '^(' || (select auth.uid()) || '|' || (select public.avatar_name((select auth.uid()))) || ')\.(png|jpg|jpeg|webp|gif)$'
    )
  );
drop policy "people replace their own avatar file" on storage.objects;
create policy "people replace their own avatar file" on storage.objects for update to authenticated
  using (
    bucket_id = 'avatars' and name ~ (
      '^(' || (select auth.uid()) || '|' || (select public.avatar_name((select auth.uid()))) || ')\.(png|jpg|jpeg|webp|gif)$'
    )
  )
  with check (
    bucket_id = 'avatars' and name ~ (
      '^(' || (select auth.uid()) || '|' || (select public.avatar_name((select auth.uid()))) || ')\.(png|jpg|jpeg|webp|gif)$'
    )
  );
drop policy "people remove their own avatar file" on storage.objects;
create policy "people remove their own avatar file" on storage.objects for delete to authenticated
  using (
    bucket_id = 'avatars' and name ~ (
      '^(' || (select auth.uid()) || '|' || (select public.avatar_name((select auth.uid()))) || ')\.(png|jpg|jpeg|webp|gif)$'
    )
  );

alter table public.profiles drop constraint profiles_avatar_url_own_file;
alter table public.profiles add constraint profiles_avatar_url_own_file check (
  char_length(avatar_url) <= 500
  and avatar_url ~ (
    '^(https?://[^/\s"''<>\\@]+)?/storage/v1/object/public/avatars/'
    || '(' || id || '|' || public.avatar_name(id) || ')\.(png|jpg|jpeg|webp|gif)(\?v=[0-9A-Za-z]+)?$'
  )
);

-- Two plain conditions, each of which is one look through all accounts, however many files there are.
create or replace function public.abandoned_avatars(p_limit integer default 100) returns table (name text)
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
