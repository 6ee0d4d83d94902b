import type { Database } from '../../database/contract.ts';
import type { Argument, Callable, Catalog, Column, ForeignKey, Relation } from './catalog.ts';

interface RelationRow {
  oid: number;
  name: string;
  columns: Column[];
  primary_key: string[];
}

interface FunctionRow {
  name: string;
  arguments: Argument[];
  writes: boolean;
  set_of: boolean;
  is_void: boolean;
  /** oid of the table whose rows it returns; null for other types. */
  relation: number | null;
  /** Columns of `returns table (…)` and OUT parameters; empty without. */
  columns: Column[];
}

const relationsSql = `
  select c.oid::int as oid, c.relname as name,
    coalesce((
      select json_agg(json_build_object(
        'name', a.attname, 'type', format_type(a.atttypid, -1), 'defaultSql',
        case when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end) order by a.attnum)
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped), '[]') as columns,
    coalesce((
      select json_agg(a.attname order by k.position)
      from pg_constraint p cross join unnest(p.conkey) with ordinality k (attnum, position)
        join pg_attribute a on a.attrelid = p.conrelid and a.attnum = k.attnum
      where p.conrelid = c.oid and p.contype = 'p'), '[]') as primary_key
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  order by c.relname`;

const foreignKeysSql = `
  select f.conname as name, s.relname as table, t.relname as target,
    (select json_agg(a.attname order by k.position) from unnest(f.conkey) with ordinality k (attnum, position)
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.attnum) as columns,
    (select json_agg(a.attname order by k.position) from unnest(f.confkey) with ordinality k (attnum, position)
      join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.attnum) as "targetColumns",
    exists (select from pg_constraint u where u.conrelid = f.conrelid and u.contype in ('p', 'u')
      and u.conkey <@ f.conkey) as unique
  from pg_constraint f join pg_class s on s.oid = f.conrelid join pg_class t on t.oid = f.confrelid
  where f.contype = 'f' and s.relnamespace = 'public'::regnamespace and t.relnamespace = 'public'::regnamespace
  order by f.conname`;

// Trigger functions and those with unnamed or variadic arguments cannot be called.
const functionsSql = `
  select p.proname as name, p.provolatile = 'v' as writes, p.proretset as set_of,
    p.prorettype = 'void'::regtype as is_void, nullif(t.typrelid, 0)::int as relation,
    coalesce((
      select json_agg(json_build_object('name', p.proargnames[i], 'type', format_type(k.type, -1),
        'optional', k.position > p.pronargs - p.pronargdefaults) order by i)
      from (select i, type, row_number() over (order by i) as position
        from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality u (type, i)
        where coalesce(p.proargmodes[i::int], 'i') in ('i', 'b')) k), '[]') as arguments,
    coalesce((
      select json_agg(json_build_object('name', p.proargnames[i], 'type', format_type(type, -1), 'defaultSql', null)
        order by i)
      from unnest(p.proallargtypes) with ordinality u (type, i)
      where p.proargmodes[i::int] in ('o', 'b', 't')), '[]') as columns
  from pg_proc p join pg_type t on t.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
    and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype) and p.provariadic = 0
    and (p.pronargs = 0 or p.proargnames is not null and '' <> all (p.proargnames[1:p.pronargs]))
  order by p.proname, p.oid`;

function toRelation(name: string, columns: Column[], primaryKey: string[]): Relation {
  return { name, columns: new Map(columns.map((column) => [column.name, column])), primaryKey };
}

/** Reads schema `public` once after the migrations: the only source of identifiers for SQL. */
export function readCatalog(database: Database): Promise<Catalog> {
  return database.transaction(async (tx) => {
    // With an empty search path, types and defaults are schema-qualified.
    await tx.query(`select set_config('search_path', '', true)`);
    const relations = await tx.query<RelationRow>(relationsSql);
    const foreignKeys = await tx.query<ForeignKey>(foreignKeysSql);
    const functions = await tx.query<FunctionRow>(functionsSql);
    const byOid = new Map(
      relations.rows.map((row) => [row.oid, toRelation(row.name, row.columns, row.primary_key)]),
    );
    const callables = new Map<string, Callable[]>();
    for (const row of functions.rows) {
      const callable: Callable = {
        name: row.name,
        arguments: row.arguments,
        writes: row.writes,
        setOf: row.set_of,
        result: resultOf(row, byOid),
      };
      callables.set(row.name, [...(callables.get(row.name) ?? []), callable]);
    }
    return {
      relations: new Map([...byOid.values()].map((relation) => [relation.name, relation])),
      foreignKeys: foreignKeys.rows,
      callables,
    };
  });
}

function resultOf(row: FunctionRow, byOid: Map<number, Relation>): Callable['result'] {
  if (row.is_void) return { kind: 'void' };
  const table = row.relation === null ? undefined : byOid.get(row.relation);
  if (table !== undefined) return { kind: 'rows', rows: table };
  // A single OUT parameter is a value, unless declared as a table.
  if (row.columns.length > 1 || (row.columns.length === 1 && row.set_of)) {
    return { kind: 'rows', rows: toRelation(row.name, row.columns, []) };
  }
  return { kind: 'value' };
}
