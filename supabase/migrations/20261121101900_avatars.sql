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
