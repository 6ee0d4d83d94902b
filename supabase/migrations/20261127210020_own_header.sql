-- What the header of every page says of whoever is signed in: one question of the server instead of four of the browser.
create function public.own_header()
returns table (full_name text, avatar_url text, created_at timestamptz, admin boolean, unread integer)
language sql
stable
set search_path = ''
as $$
  select p.full_name, p.avatar_url, p.created_at,
    exists (select from public.user_roles r where r.user_id = me.id and r.role = 'admin'),
    public.my_unread_notices()
  from (select (select auth.uid()) as id) me
  left join public.profiles p on p.id = me.id
$$;
comment on function public.own_header() is
  'Name and picture of the caller, whether they are an admin, and how many notices they have not read (100 for all beyond).';
revoke all on function public.own_header() from public;
grant execute on function public.own_header() to authenticated;
