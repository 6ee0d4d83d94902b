import type { Result, Transaction } from '../contract.ts';

/** A table whose rows travel, by its quoted and qualified name, with the columns that are stored and not computed. */
export interface TableColumns {
  name: string;
  columns: string[];
  /** Whether its rows may be megabytes each. */
  heavy?: boolean;
}

interface TableFound extends TableColumns {
  parents: string[];
}

const batchRows = 500;
/** Of rows that hold files. */
const heavyRows = 4;

// schema_migrations is the target's own record of what it has had.
const tablesQuery = `
  select format('%I.%I', n.nspname, c.relname) as name,
    (select array_agg(format('%I', a.attname)::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    exists (select from pg_attribute a where a.attrelid = c.oid and a.atttypid = 'bytea'::regtype) as heavy,
    (select coalesce(array_agg(distinct format('%I.%I', pn.nspname, p.relname)::text), '{}')
      from pg_constraint f join pg_class p on p.oid = f.confrelid join pg_namespace pn on pn.oid = p.relnamespace
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as parents
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('auth', 'storage', 'public', 'private') and c.relname <> 'schema_migrations'
  order by 1`;

/** Every table of the backend's schemas, each after the tables its foreign keys point at. */
export async function listTables(tx: Transaction): Promise<TableColumns[]> {
  const waiting = (await tx.query<TableFound>(tablesQuery)).rows;
  const ordered: TableColumns[] = [];
  while (waiting.length > 0) {
    const free = waiting.findIndex(({ parents }) =>
      parents.every((parent) => !waiting.some((table) => table.name === parent)),
    );
    if (free === -1)
      throw new Error(`Foreign keys in a circle: ${waiting.map(({ name }) => name).join(', ')}`);
    ordered.push(
      ...waiting
        .splice(free, 1)
        .map(({ name, columns, heavy }) => ({ name, columns, heavy: heavy === true })),
    );
  }
  return ordered;
}

/** Some rows of one table, each as the text of its JSON, so that no number passes through JavaScript. */
export interface RowBatch {
  rows: string[];
  /** All of them as the text of one array. */
  json: string;
  count: number;
}

/**
 * A table's rows in batches, in the order of their text where they are to be `sorted`. Needs a transaction, and
 * finishes one table before the next.
 */
export async function* readRows(
  tx: Transaction,
  { name, columns, heavy = false }: TableColumns,
  { sorted = false } = {},
): AsyncGenerator<RowBatch> {
  const order = sorted ? ' order by row_to_json(r)::text collate "C"' : '';
  await tx.query(
    `declare travelling no scroll cursor for
      select row_to_json(r)::text as row from (select ${columns.join(', ')} from ${name}) r${order}`,
  );
  for (;;) {
    const { rows }: Result<{ row: string }> = await tx.query(
      `fetch ${heavy ? heavyRows : batchRows} from travelling`,
    );
    if (rows.length === 0) break;
    const texts = rows.map(({ row }) => row);
    yield { rows: texts, json: `[${texts.join(',')}]`, count: texts.length };
  }
  await tx.query('close travelling');
}

/** Writes one batch of `readRows`; answers how many rows. Triggers must be off, see `emptyTables`. */
export async function writeRows(
  tx: Transaction,
  { name, columns }: TableColumns,
  json: string,
): Promise<number> {
  const list = columns.join(', ');
  const { affectedRows } = await tx.query(
    `insert into ${name} (${list}) overriding system value
      select ${list} from json_populate_recordset(null::${name}, $1::json)`,
    [json],
  );
  return affectedRows;
}

/** Rows of a table as `readRows` answers them, with the columns they have. */
interface TableRows {
  table: string;
  columns: string[];
  rows: string;
}

/** Rows of an earlier build as the tables of today take them, by what its SQL file has made in this transaction. */
export async function convertRows(tx: Transaction, { table, rows: json }: TableRows): Promise<TableRows> {
  const { rows } = await tx.query<{ rows: string; columns: string[] }>(
    `select converted.rows::text as rows,
      (select coalesce(array_agg(format('%I', key)::text), '{}') from jsonb_object_keys(converted.rows -> 0) key) as columns
    from (select jsonb_agg(pg_temp.row_of($1, r.row)) as rows from jsonb_array_elements($2::jsonb) r (row)) converted`,
    [table, json],
  );
  return { table, columns: rows[0]?.columns ?? [], rows: rows[0]?.rows ?? '[]' };
}

/** Whether nobody has an account, which is what makes a database free to be filled. */
export async function hasAccounts(tx: Transaction): Promise<boolean> {
  return (await tx.query('select from auth.users limit 1')).rows.length > 0;
}

/** Removes what migrations inserted, and stops triggers, which have had their effect where the rows come from. */
export async function emptyTables(tx: Transaction, tables: readonly TableColumns[]): Promise<void> {
  await tx.exec(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  for (const { name } of tables) await tx.exec(`alter table ${name} disable trigger user`);
}

// Sequences that belong to a column, be it serial or an identity.
const numberedQuery = `
  select d.objid::regclass::text as sequence, format('%I.%I', n.nspname, c.relname) as name,
    format('%I', a.attname) as number
  from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
    join pg_class c on c.oid = d.refobjid join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
  where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')`;

/** Turns triggers on again and lets sequences go on after the highest number written. */
export async function finishTables(tx: Transaction, tables: readonly TableColumns[]): Promise<void> {
  for (const { name } of tables) await tx.exec(`alter table ${name} enable trigger user`);
  const numbered = await tx.query<{ sequence: string; name: string; number: string }>(numberedQuery);
  for (const { sequence, name, number } of numbered.rows) {
    if (!tables.some((table) => table.name === name)) continue;
    await tx.query(`select setval($1::regclass, max(${number})) from ${name} having count(*) > 0`, [
      sequence,
    ]);
  }
}
