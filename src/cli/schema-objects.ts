import type { Database } from 'embedded-services/supabase';

const KINDS = ['platform', 'type', 'table', 'view', 'function'] as const;
type Kind = (typeof KINDS)[number];

/** An object of the schema with the statements that create it, read from a database. */
export interface SchemaObject {
  /** `public.lists`; functions include argument types. */
  name: string;
  kind: Kind;
  statements: string[];
}

// Leaves out objects of extensions.
const OWN = (catalog: string, id: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${id} and d.deptype = 'e')`;

const SCHEMAS = `('public', 'private')`;

// One `grant` per role and set of columns; owners need none.
const GRANTS = `
  select format('grant %s on table %s to %s;', string_agg(lower(x.privilege_type), ', ' order by x.privilege_type),
      c.oid::regclass, x.role) as line, x.role, '' as verb
    from (select p.privilege_type, coalesce(r.rolname, 'public') as role
      from aclexplode(c.relacl) p left join pg_roles r on r.oid = p.grantee where p.grantee <> c.relowner) x
    group by x.role
  union all
  select format('grant %s (%s) on table %s to %s;', lower(p.privilege_type),
      string_agg(quote_ident(a.attname), ', ' order by a.attnum), c.oid::regclass, coalesce(r.rolname, 'public')),
      coalesce(r.rolname, 'public'), p.privilege_type
    from pg_attribute a, aclexplode(a.attacl) p left join pg_roles r on r.oid = p.grantee
    where a.attrelid = c.oid and not a.attisdropped
    group by p.privilege_type, r.rolname`;

const COMMENTS = `
  select format('comment on %s %s is %L;', case c.relkind when 'v' then 'view' else 'table' end, c.oid::regclass,
      obj_description(c.oid, 'pg_class')) as line, 0 as place
    where obj_description(c.oid, 'pg_class') is not null
  union all
  select format('comment on column %s.%I is %L;', c.oid::regclass, a.attname, col_description(c.oid, a.attnum)), a.attnum
    from pg_attribute a where a.attrelid = c.oid and col_description(c.oid, a.attnum) is not null`;

const TRIGGERS = `
  select pg_get_triggerdef(t.oid, true) || ';' as line, t.tgname from pg_trigger t
  where t.tgrelid = c.oid and not t.tgisinternal`;

const POLICIES = `
  select format(E'create policy %I on %s%s for %s to %s%s%s;', p.polname, c.oid::regclass,
      case when p.polpermissive then '' else ' as restrictive' end,
      case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
      (select string_agg(coalesce(r.rolname, 'public'), ', ' order by r.rolname)
        from unnest(p.polroles) o (id) left join pg_roles r on r.oid = o.id),
      E'\\n  using (' || pg_get_expr(p.polqual, c.oid, true) || ')',
      E'\\n  with check (' || pg_get_expr(p.polwithcheck, c.oid, true) || ')') as line, p.polname
  from pg_policy p where p.polrelid = c.oid`;

const TABLES = `
  select c.oid::regclass::text as name,
    format(E'create table %s (\\n%s\\n);', c.oid::regclass, (select string_agg('  ' || line, E',\\n' order by part, place) from (
      select 1 as part, a.attnum::int as place, concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
          case when a.attnotnull then 'not null' end,
          case when a.attidentity <> '' then 'generated ' || case a.attidentity when 'a' then 'always' else 'by default' end || ' as identity' end,
          case when a.attgenerated <> '' then 'generated always as (' || pg_get_expr(v.adbin, c.oid, true) || ') stored'
            else 'default ' || pg_get_expr(v.adbin, c.oid, true) end) as line
        from pg_attribute a left join pg_attrdef v on v.adrelid = c.oid and v.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      union all
      select 2, row_number() over (order by k.contype <> 'p', k.contype, k.conname)::int,
          format('constraint %I %s', k.conname, pg_get_constraintdef(k.oid, true))
        from pg_constraint k where k.conrelid = c.oid and k.contype <> 'n') lines)) as head,
    (select array_agg(line order by place, line) from (${COMMENTS}) x) as comments,
    (select array_agg(pg_get_indexdef(i.indexrelid) || ';' order by i.indexrelid::regclass::text) from pg_index i
      where i.indrelid = c.oid and not exists (select from pg_constraint k where k.conindid = i.indexrelid)) as indexes,
    (select array_agg(line order by tgname) from (${TRIGGERS}) x) as triggers,
    case when c.relrowsecurity then array[format('alter table %s enable row level security;', c.oid::regclass)] end as security,
    (select array_agg(line order by polname) from (${POLICIES}) x) as policies,
    (select array_agg(line order by role, verb) from (${GRANTS}) x) as grants
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ${SCHEMAS} and c.relkind in ('r', 'p') and ${OWN('pg_class', 'c.oid')}`;

// Supabase's own tables: only triggers that call our functions, and policies, belong to this app.
const PLATFORM = `
  select * from (
    select c.oid::regclass::text as name, '-- ' || c.oid::regclass || ', which Supabase brings:' as head,
      null::text[] as comments, (select array_agg(line order by tgname) from (${TRIGGERS} and exists (select from pg_proc f
        where f.oid = t.tgfoid and f.pronamespace::regnamespace::text in ${SCHEMAS})) x) as triggers,
      case when n.nspname = 'storage' then (select array_agg(line order by polname) from (${POLICIES}) x) end as policies,
      null::text[] as grants
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('auth', 'storage') and c.relkind = 'r') x
  where triggers is not null or policies is not null`;

const TYPES = `
  select c.oid::regclass::text as name,
    format(E'create type %s as (\\n%s\\n);', c.oid::regclass, (
      select string_agg(format('  %I %s', a.attname, format_type(a.atttypid, a.atttypmod)), E',\\n' order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)) as head,
    case when obj_description(c.reltype, 'pg_type') is not null then
      array[format('comment on type %s is %L;', c.oid::regclass, obj_description(c.reltype, 'pg_type'))]
    end as comments,
    null::text[] as grants
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ${SCHEMAS} and c.relkind = 'c' and ${OWN('pg_class', 'c.oid')}`;

const VIEWS = `
  select c.oid::regclass::text as name,
    format(E'create view %s%s as\\n%s', c.oid::regclass, ' with (' || array_to_string(c.reloptions, ', ') || ')',
      pg_get_viewdef(c.oid, 110)) as head,
    (select array_agg(line order by place, line) from (${COMMENTS}) x) as comments,
    (select array_agg(line order by tgname) from (${TRIGGERS}) x) as triggers,
    (select array_agg(line order by role, verb) from (${GRANTS}) x) as grants
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ${SCHEMAS} and c.relkind = 'v' and ${OWN('pg_class', 'c.oid')}`;

const FUNCTIONS = `
  select p.oid::regprocedure::text as name, trim(trailing E'\\n' from pg_get_functiondef(p.oid)) || ';' as head,
    case when obj_description(p.oid, 'pg_proc') is not null then
      array[format('comment on function %s is %L;', p.oid::regprocedure, obj_description(p.oid, 'pg_proc'))]
    end as comments,
    (select array_agg(format('grant execute on function %s to %s;', p.oid::regprocedure, coalesce(r.rolname, 'public'))
        order by r.rolname)
      from aclexplode(p.proacl) x left join pg_roles r on r.oid = x.grantee where x.grantee <> p.proowner) as grants
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ${SCHEMAS} and p.prokind = 'f' and ${OWN('pg_proc', 'p.oid')}`;

interface Row {
  name: string;
  head: string;
  comments: string[] | null;
  indexes?: string[] | null;
  triggers?: string[] | null;
  security?: string[] | null;
  policies?: string[] | null;
  grants: string[] | null;
}

const QUERIES: Record<Kind, string> = {
  platform: PLATFORM,
  type: TYPES,
  table: TABLES,
  view: VIEWS,
  function: FUNCTIONS,
};

/**
 * Reads all types, tables, views and functions of the schemas `public` and `private`, and this app's parts of
 * Supabase's tables, by kind and name.
 */
export function readSchemaObjects(database: Database): Promise<SchemaObject[]> {
  return database.transaction(async (tx) => {
    // Makes PostgreSQL qualify every name with its schema.
    await tx.query("set local search_path to ''");
    const objects: SchemaObject[] = [];
    for (const kind of KINDS) {
      const { rows } = await tx.query<Row>(
        `select * from (${QUERIES[kind]}) found order by name collate "C", head collate "C"`,
      );
      for (const { name, head, comments, indexes, security, policies, grants, triggers } of rows) {
        const lines = [comments, indexes, security, policies, grants, triggers].flatMap((part) => part ?? []);
        objects.push({ name, kind, statements: [head, ...lines] });
      }
    }
    return objects;
  });
}
