-- Roles: who is an admin. Granted by the server only; a request can read its own row and nothing else.

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, role),
  constraint user_roles_role_known check (role in ('admin'))
);
comment on table public.user_roles is 'Roles beyond that of a registered user. No row means none.';
comment on column public.user_roles.created_at is 'Since when the person has the role.';

create index user_roles_role_idx on public.user_roles (role, created_at);

alter table public.user_roles enable row level security;
grant select on public.user_roles to authenticated;

create function private.is_admin() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.user_roles where user_id = (select auth.uid()) and role = 'admin'
  )
$$;
comment on function private.is_admin() is
  'Whether the caller is an admin now; read from the table, so that a revoked role ends at once.';
revoke all on function private.is_admin() from public;
-- Policies call it as the role of the request. Without usage on the schema nobody can call it directly.
grant execute on function private.is_admin() to authenticated;

create policy "people see their own roles, admins all" on public.user_roles for select to authenticated
  using ((select auth.uid()) = user_id or (select private.is_admin()));

create function private.require_admin() returns void
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'admin role required' using errcode = 'insufficient_privilege';
  end if;
end
$$;
comment on function private.require_admin() is 'Raises 42501 unless the caller is an admin.';
revoke all on function private.require_admin() from public;

create function public.grant_admin(p_email text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.user_roles (user_id, role)
  select id, 'admin' from public.profiles where lower(email) = lower(p_email)
  on conflict do nothing;
  return exists (select from public.profiles where lower(email) = lower(p_email));
end
$$;
comment on function public.grant_admin(text) is
  'Makes the account with this e-mail an admin; false when there is none. For the server''s command only.';
revoke all on function public.grant_admin(text) from public;
grant execute on function public.grant_admin(text) to service_role;

create function public.revoke_admin(p_email text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.user_roles r using public.profiles p
  where p.id = r.user_id and r.role = 'admin' and lower(p.email) = lower(p_email);
  return found;
end
$$;
comment on function public.revoke_admin(text) is
  'Takes the admin role from the account with this e-mail; false when it had none.';
revoke all on function public.revoke_admin(text) from public;
grant execute on function public.revoke_admin(text) to service_role;
