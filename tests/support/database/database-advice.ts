// The rules of hosted Supabase's advisors that apply here, as queries of PostgreSQL's catalog. Each returns
// one `finding` per violation. Written for this schema; the numbers are Supabase's.

const ours = `n.nspname in ('public', 'private')`;
const exposedRelations = `pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'`;
const policies = `pg_policies p where p.schemaname in ('public', 'storage')
  and p.policyname <> 'service_role_sees_all'`;
const expression = `(coalesce(p.qual, '') || ' ' || coalesce(p.with_check, ''))`;

export const advice: Record<string, string> = {
  // 0013
  'tables without row level security': `
    select c.relname as finding from ${exposedRelations} where c.relkind = 'r' and not c.relrowsecurity`,
  // 0007
  'policies without row level security': `
    select distinct c.relname as finding from ${exposedRelations} join pg_policy p on p.polrelid = c.oid
    where not c.relrowsecurity`,
  // 0008
  'row level security without policies': `
    select c.relname as finding from ${exposedRelations}
    where c.relkind = 'r' and c.relrowsecurity
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname <> 'service_role_sees_all')`,
  // 0004
  'tables without primary key': `
    select c.relname as finding from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and ${ours}
      and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
  // 0001
  'foreign keys without index': `
    select k.conname as finding from pg_constraint k join pg_namespace n on n.oid = k.connamespace
    where k.contype = 'f' and ${ours} and not exists (
      select from pg_index i where i.indrelid = k.conrelid
        and (i.indkey::int2[])[0 : cardinality(k.conkey) - 1] @> k.conkey
    )`,
  // 0009
  'duplicate indexes': `
    select min(i.indexrelid::regclass::text) as finding from pg_index i
      join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
    where ${ours}
    group by i.indrelid, i.indkey, i.indoption, coalesce(pg_get_expr(i.indexprs, i.indrelid), ''),
      coalesce(pg_get_expr(i.indpred, i.indrelid), '')
    having count(*) > 1`,
  // 0021
  'foreign keys to another column of auth': `
    select k.conname as finding from pg_constraint k join pg_namespace n on n.oid = k.connamespace
      join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and ${ours} and t.relnamespace = 'auth'::regnamespace
      and not exists (select from pg_index i where i.indexrelid = k.conindid and i.indisprimary)`,
  // 0011
  'functions with an open search path': `
    select f.proname as finding from pg_proc f join pg_namespace n on n.oid = f.pronamespace
    where ${ours} and not coalesce(f.proconfig, '{}') @> array['search_path=""']`,
  // 0028, 0029
  'open definer functions': `
    select r.name || ' ' || f.proname as finding from pg_proc f join pg_namespace n on n.oid = f.pronamespace
      cross join unnest(array['anon', 'authenticated']) as r (name)
    where ${ours} and f.prosecdef and has_function_privilege(r.name, f.oid, 'execute')`,
  // Besides 0028: a grant to PUBLIC reaches unintended roles.
  'functions anybody may call by default': `
    select f.proname as finding from pg_proc f join pg_namespace n on n.oid = f.pronamespace
    where ${ours} and exists (
      select from aclexplode(coalesce(f.proacl, acldefault('f', f.proowner))) a where a.grantee = 0
    )`,
  // 0010, 0002
  'views with the rights of their owner': `
    select c.relname as finding from ${exposedRelations}
    where c.relkind in ('v', 'm')
      and not coalesce(c.reloptions, '{}') && array['security_invoker=true', 'security_invoker=on']`,
  // 0003
  'policies that ask who is calling on every row': `
    select p.tablename || ': ' || p.policyname as finding from ${policies}
      and regexp_replace(${expression}, 'select\\s+(auth|private)\\.\\w+\\(\\)', '', 'gi')
        ~ '(auth|private)\\.\\w+\\(|current_setting\\('`,
  // Besides 0012: a policy names its role.
  'policies open to every role': `
    select p.tablename || ': ' || p.policyname as finding from ${policies} and 'public' = any (p.roles)`,
  // 0006
  'several policies for one verb': `
    select p.tablename || ' ' || p.cmd as finding from ${policies} and p.schemaname = 'public'
    group by p.tablename, p.cmd, p.roles && '{anon}', p.roles && '{authenticated}' having count(*) > 1`,
  // 0024
  'policies that let everybody write': `
    select p.tablename || ': ' || p.policyname as finding from ${policies} and p.cmd <> 'SELECT' and (
      coalesce(p.qual, '') in ('true', '(1 = 1)') or coalesce(p.with_check, '') in ('true', '(1 = 1)')
      or (p.cmd = 'INSERT' and p.with_check is null) or (p.cmd in ('UPDATE', 'ALL') and p.with_check is null)
    )`,
  // 0015
  'policies that trust the metadata of a user': `
    select p.tablename || ': ' || p.policyname as finding from ${policies} and ${expression} ~ 'user_meta_?data'`,
  // From the row level security guide: the policy's column leads an index.
  'policy columns without leading index': `
    select c.relname as finding from ${exposedRelations} join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and a.attname = 'user_id'
      and not exists (select from pg_index i where i.indrelid = c.oid and i.indkey[0] = a.attnum)`,
  // 0025
  'public buckets everybody can list': `
    select p.policyname as finding from ${policies} and p.tablename = 'objects' and p.cmd in ('SELECT', 'ALL')
      and (p.roles && '{public,anon}' or p.qual not like '%auth.uid()%')`,
  // 0023: the columns that must never be granted with their table.
  'grants on whole tables that hold private columns': `
    select t.name || ' ' || r.name as finding from unnest(array['profiles', 'user_api_keys']) as t (name)
      cross join unnest(array['anon', 'authenticated']) as r (name)
    where has_table_privilege(r.name, 'public.' || t.name, 'select')`,
  // 0014, 0016, 0017, 0018
  'extensions and odd types in the exposed schema': `
    select e.extname as finding from pg_extension e where e.extnamespace = 'public'::regnamespace
    union all
    select c.relname from ${exposedRelations} where c.relkind in ('m', 'f')
    union all
    select c.relname || '.' || a.attname from ${exposedRelations} join pg_attribute a on a.attrelid = c.oid
    where a.attnum > 0 and a.atttypid::regtype::text ~ '^reg'`,
};
