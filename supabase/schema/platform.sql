create trigger guard_door before insert on auth.users
  for each row execute function private.guard_door();
create trigger on_auth_user_confirmed after update of email_confirmed_at on auth.users
  for each row
  when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.handle_confirmed_user();
create trigger on_auth_user_created after insert on auth.users
  for each row execute function private.handle_new_user();
create trigger on_auth_user_email_changed after update of email on auth.users
  for each row
  when (old.email::text is distinct from new.email::text)
  execute function private.handle_changed_email();
create trigger settle_invitation after update of email_confirmed_at on auth.users
  for each row
  when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.settle_invitation();
-- Providers confirm an address while the account is made. After the trigger that makes the profile, by its name.
create trigger settle_new_account after insert on auth.users
  for each row
  when (new.email_confirmed_at is not null)
  execute function private.settle_invitation();

create policy "people remove their own avatar file" on storage.objects for delete to authenticated
  using (
    bucket_id = 'avatars' and name ~ (
      '^(' || (select auth.uid()) || '|' || (select public.avatar_name((select auth.uid()))) || ')\.(png|jpg|jpeg|webp|gif)$'
    )
  );
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
create policy "people see their own avatar file" on storage.objects for select to authenticated
  using (
    bucket_id = 'avatars' and name ~ (
      '^(' || (select auth.uid()) || '|' || (select public.avatar_name((select auth.uid()))) || ')\.(png|jpg|jpeg|webp|gif)$'
    )
  );
create policy "people upload their own avatar file" on storage.objects for insert to authenticated
  with check (
    bucket_id = 'avatars' and name ~ (
      '^(' || (select auth.uid()) || '|' || (select public.avatar_name((select auth.uid()))) || ')\.(png|jpg|jpeg|webp|gif)$'
    )
  );

-- Avatars: one public bucket, one file per person, named {user id}.{extension}.
--
-- Anybody reads a file by its address; the policies are for writing and listing. Replacing a file takes
-- select, insert and update. SVG stays out: it can carry scripts.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', true, 2097152, array['image/png', 'image/jpeg', 'image/webp', 'image/gif'])
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;
