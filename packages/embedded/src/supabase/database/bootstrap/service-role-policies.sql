-- Where service_role could not be given BYPASSRLS, a policy on every protected table gives it the same
-- sight. Run after the migrations, at every start.
do $$
declare
  protected record;
begin
  if (select rolbypassrls from pg_roles where rolname = 'service_role') then
    return;
  end if;
  for protected in
    select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and c.relrowsecurity and n.nspname in ('public', 'storage')
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'service_role_sees_all')
  loop
    execute format(
      'create policy service_role_sees_all on %s for all to service_role using (true) with check (true)',
      protected.name
    );
  end loop;
end
$$;
