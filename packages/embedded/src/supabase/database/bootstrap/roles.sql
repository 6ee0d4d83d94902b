-- The roles a request can take, as on hosted Supabase. Roles belong to the whole PostgreSQL server, not to
-- this database, so they may exist already; run at every start.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      execute format('create role %I nologin noinherit', wanted);
    end if;
  end loop;
exception
  when insufficient_privilege then
    raise exception 'an administrator of this PostgreSQL must run: create role anon nologin noinherit; create role authenticated nologin noinherit; create role service_role nologin noinherit bypassrls'
      using errcode = 'insufficient_privilege';
end
$$;

-- service_role sees every row. Only a superuser may say so (before PostgreSQL 16); whoever is none gets
-- policies for it instead, see service-role-policies.sql.
do $$
begin
  if not (select rolbypassrls from pg_roles where rolname = 'service_role') then
    alter role service_role bypassrls;
  end if;
exception
  when insufficient_privilege then null;
end
$$;

-- A request switches from the owner to its role, which takes membership unless the owner is a superuser.
-- Since PostgreSQL 16 a membership says whether it allows that, and the one of a role's maker does not.
do $$
declare
  wanted text;
  switching text := case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end;
begin
  if (select rolsuper from pg_roles where rolname = current_user) then
    return;
  end if;
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not pg_has_role(current_user, wanted, switching) then
      execute format('grant %I to %I', wanted, current_user);
    end if;
  end loop;
exception
  when insufficient_privilege then
    raise exception 'an administrator of this PostgreSQL must run: grant anon, authenticated, service_role to %', current_user
      using errcode = 'insufficient_privilege';
end
$$;
