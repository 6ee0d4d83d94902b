import type { Result, Transaction } from '../contract.ts';

/** A table by its quoted, qualified name, with its stored columns. */
export interface TableColumns {
  name: string;
  columns: string[];
  /** Whether rows may be megabytes each. */
  heavy?: boolean;
}

interface TableFound extends TableColumns {
  parents: string[];
}

const batchRows = 500;
/** Batch size of rows that contain files. */
const heavyRows = 4;

// Without schema_migrations, which the target maintains itself.
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

/** All tables of the backend's schemas, each after those its foreign keys refer to. */
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

/** Rows of a table as JSON texts, so that numbers lose no precision in JavaScript. */
export interface RowBatch {
  rows: string[];
  /** All rows as one JSON array. */
  json: string;
  count: number;
}

/**
 * Reads a table's rows in batches, optionally sorted by their text. Needs a transaction; finish one table
 * before the next.
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

/** Writes a batch of `readRows`; returns the number of rows. Triggers must be off, see `emptyTables`. */
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

/** Rows with their columns. */
interface TableRows {
  table: string;
  columns: string[];
  rows: string;
}

/**
 * Converts rows of an earlier build to today's tables, by functions its SQL file created in this transaction.
 */
export async function convertRows(tx: Transaction, { table, rows: json }: TableRows): Promise<TableRows> {
  const { rows } = await tx.query<{ rows: string; columns: string[] }>(
    `select converted.rows::text as rows,
      (select coalesce(array_agg(format('%I', key)::text), '{}') from jsonb_object_keys(converted.rows -> 0) key) as columns
    from (select jsonb_agg(pg_temp.row_of($1, r.row)) as rows from jsonb_array_elements($2::jsonb) r (row)) converted`,
    [table, json],
  );
  return { table, columns: rows[0]?.columns ?? [], rows: rows[0]?.rows ?? '[]' };
}

/** Whether any account exists; a database without accounts may be filled. */
export async function hasAccounts(tx: Transaction): Promise<boolean> {
  return (await tx.query('select from auth.users limit 1')).rows.length > 0;
}

/**
 * Removes rows that migrations inserted, and disables triggers, whose effects the copied rows already have.
 */
export async function emptyTables(tx: Transaction, tables: readonly TableColumns[]): Promise<void> {
  await tx.exec(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  for (const { name } of tables) await tx.exec(`alter table ${name} disable trigger user`);
}

// Sequences owned by a column (serial or identity).
const numberedQuery = `
  select d.objid::regclass::text as sequence, format('%I.%I', n.nspname, c.relname) as name,
    format('%I', a.attname) as number
  from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
    join pg_class c on c.oid = d.refobjid join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
  where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')`;

/** Enables triggers and sets sequences to the highest values. */
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
