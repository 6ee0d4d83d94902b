import type { Database } from 'embedded-services/supabase';

/** A column and whether request roles may select, insert or update it. */
export interface CatalogColumn {
  name: string;
  type: string;
  nullable: boolean;
  hasDefault: boolean;
  select: boolean;
  insert: boolean;
  update: boolean;
}

/** A foreign key within the schema `public`, by which the API embeds rows. */
export interface CatalogRelation {
  name: string;
  columns: string[];
  oneToOne: boolean;
  target: string;
  targetColumns: string[];
}

export interface CatalogTable {
  name: string;
  view: boolean;
  columns: CatalogColumn[];
  relations: CatalogRelation[];
}

export interface CatalogFunction {
  name: string;
  args: { name: string; type: string; optional: boolean }[];
  /** Columns of a function that returns a table, else null. */
  columns: { name: string; type: string }[] | null;
  type: string;
}

const TABLES = `
  select c.relname as name, c.relkind = 'v' as view,
    (select json_agg(json_build_object(
        'name', a.attname, 'type', format_type(a.atttypid, null),
        'nullable', not a.attnotnull, 'hasDefault', a.atthasdef or a.attidentity <> '',
        'select', has_column_privilege('authenticated', c.oid, a.attnum, 'select'),
        'insert', c.relkind = 'r' and has_column_privilege('authenticated', c.oid, a.attnum, 'insert'),
        'update', c.relkind = 'r' and has_column_privilege('authenticated', c.oid, a.attnum, 'update')
      ) order by a.attname)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select coalesce(json_agg(json_build_object(
        'name', k.conname, 'target', t.relname,
        'columns', (select json_agg(a.attname order by o.n) from unnest(k.conkey) with ordinality o (num, n)
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = o.num),
        'targetColumns', (select json_agg(a.attname order by o.n)
          from unnest(k.confkey) with ordinality o (num, n)
          join pg_attribute a on a.attrelid = k.confrelid and a.attnum = o.num),
        'oneToOne', exists (select from pg_index i where i.indrelid = k.conrelid and i.indisunique
          and i.indpred is null and string_to_array(i.indkey::text, ' ')::int2[] <@ k.conkey)
      ) order by k.conname), '[]')
      from pg_constraint k join pg_class t on t.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and t.relnamespace = c.relnamespace) as relations
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
  order by c.relname`;

const FUNCTIONS = `
  select p.proname as name, case when p.proretset then null else format_type(p.prorettype, null) end as type,
    (select coalesce(json_agg(json_build_object(
        'name', n.name, 'type', format_type(t.type, null), 'optional', n.ord > p.pronargs - p.pronargdefaults
      ) order by n.name), '[]')
      from unnest(p.proargnames) with ordinality n (name, ord)
      join unnest(p.proargtypes) with ordinality t (type, ord) using (ord)) as args,
    (select json_agg(json_build_object('name', n.name, 'type', format_type(t.type, null)) order by n.ord)
      from unnest(p.proargnames) with ordinality n (name, ord)
      join unnest(p.proallargtypes) with ordinality t (type, ord) using (ord)
      join unnest(p.proargmodes) with ordinality m (mode, ord) using (ord)
      where m.mode = 't') as columns
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
    and p.prorettype <> 'trigger'::regtype
    and (has_function_privilege('authenticated', p.oid, 'execute')
      or has_function_privilege('service_role', p.oid, 'execute'))
  order by p.proname`;

/** Reads everything of the schema `public` that requests can reach from the database. */
export async function readCatalog(
  database: Database,
): Promise<{ tables: CatalogTable[]; functions: CatalogFunction[] }> {
  const tables = await database.query<CatalogTable>(TABLES);
  const functions = await database.query<CatalogFunction>(FUNCTIONS);
  return { tables: tables.rows, functions: functions.rows };
}
