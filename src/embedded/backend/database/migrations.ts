import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Transaction } from './contract.ts';
import { sourcePath } from './source-path.ts';

const migrationTimeoutMs = 120_000;

/** A folder of SQL files, and the table that remembers which of them a database has had. */
export interface MigrationSource {
  folder: string;
  /** Qualified and spelled by us, never by a user. */
  ledger: `${string}.schema_migrations`;
  squashed?: Squashed;
}

/**
 * What the oldest files of a folder stand for. They carry versions of the files they were made of: a database that has
 * had all of those skips them, and goes on with what follows.
 */
interface Squashed {
  /** The states they were squashed to, oldest first: the newest version of each, and how many files had led there. */
  states: readonly { newest: string; versions: number }[];
  /** The build that brings whatever stands between them to the last. */
  build: string;
}

/** The product's schema, recorded where and how the Supabase CLI records it. */
export const productMigrations: MigrationSource = {
  folder: sourcePath('supabase/migrations'),
  ledger: 'supabase_migrations.schema_migrations',
  squashed: {
    states: [
      { newest: '20261121103100', versions: 23 },
      { newest: '20261122370020', versions: 81 },
    ],
    build: '82b2c08',
  },
};

/** What hosted Supabase brings along: the schemas auth and storage. */
export const platformMigrations: MigrationSource = {
  folder: sourcePath('src/embedded/backend/database/bootstrap'),
  ledger: 'auth.schema_migrations',
};

interface Migration {
  version: string;
  name: string;
  file: string;
}

/** The migrations in a folder, oldest first: files named `<version>_<name>.sql`, version in digits. */
export async function listMigrations(folder: string): Promise<Migration[]> {
  const found: Migration[] = [];
  for (const file of (await readdir(folder)).sort()) {
    const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
    if (version !== undefined && name !== undefined) found.push({ version, name, file: join(folder, file) });
  }
  return found;
}

/** The versions a database has had, oldest first. */
export async function appliedVersions(database: Database, { ledger }: MigrationSource): Promise<string[]> {
  const { rows } = await database.query<{ version: string }>(
    `select version from ${ledger} order by version`,
  );
  return rows.map((row) => row.version);
}

/** `newest`: the newest version to apply; `undefined` applies all. */
export interface MigrateOptions {
  newest?: string | undefined;
}

/** Why data cannot be brought up to date from here, and what to do first. */
export interface Refusal {
  says: string;
  cure: string;
}

/** Why a database that has had these versions cannot be brought up to date by a source, if it cannot. */
export async function refusalOf(
  applied: readonly string[],
  { folder, squashed }: MigrationSource,
): Promise<Refusal | undefined> {
  const known = new Set((await listMigrations(folder)).map(({ version }) => version));
  const unknown = applied.filter((version) => !known.has(version));
  const last = squashed?.states.at(-1)?.newest ?? '';
  const newer = unknown.filter((version) => version > last);
  if (newer.length > 0) return newerThan(newer);
  // What the squashed files made has had none of those they were made of but under their own versions.
  if (squashed === undefined || unknown.length === 0) return undefined;
  const had = applied.filter((version) => version <= last);
  const isWhole = squashed.states.some(
    ({ newest, versions }) => had.at(-1) === newest && had.length === versions,
  );
  return isWhole ? undefined : between(squashed, had.at(-1));
}

/** The same of rows of which only the newest version is told that they had been through. */
export async function refusalOfNewest(
  newest: string,
  { folder, squashed }: MigrationSource,
): Promise<Refusal | undefined> {
  if (newest > ((await listMigrations(folder)).at(-1)?.version ?? '')) return newerThan([newest]);
  if (squashed === undefined || newest === '' || newest > (squashed.states.at(-1)?.newest ?? ''))
    return undefined;
  return squashed.states.some((state) => state.newest === newest) ? undefined : between(squashed, newest);
}

function newerThan(versions: readonly string[]): Refusal {
  return {
    says: `The data was written by a newer version (migration ${versions.join(', ')} is unknown here).`,
    cure: 'Update this checkout, or restore a backup made with it.',
  };
}

function between({ build }: Squashed, newest = ''): Refusal {
  return {
    says:
      `The data was written by an early build (its newest migration is ${newest}), whose migrations are squashed by now: ` +
      'what it lacks of them cannot be told.',
    cure:
      `Nothing was changed. Open or restore it with build ${build} first (git checkout ${build}, then npm start), ` +
      'then start this one on the same directory.',
  };
}

/** Refuses a database that a source cannot bring up to date; one that has had nothing yet is fine. */
export async function refuseForeign(database: Database, source: MigrationSource): Promise<void> {
  const { rows } = await database.query<{ ledger: string | null }>('select to_regclass($1)::text as ledger', [
    source.ledger,
  ]);
  if (!rows[0]?.ledger) return;
  const refusal = await refusalOf(await appliedVersions(database, source), source);
  if (refusal) throw new Error(`${refusal.says} ${refusal.cure}`);
}

/**
 * Brings a database up to date, each migration in a transaction of its own. Refuses a database that has had
 * a migration this checkout does not know, since a newer product wrote it, and one that has had a part only of what
 * was squashed, since nobody can tell what it lacks.
 */
export async function migrate(
  database: Database,
  source: MigrationSource,
  { newest }: MigrateOptions = {},
): Promise<void> {
  await refuseForeign(database, source);
  const schema = source.ledger.slice(0, source.ledger.indexOf('.'));
  await database.exec(`
    create schema if not exists ${schema};
    create table if not exists ${source.ledger} (version text primary key, statements text[], name text)`);
  const migrations = await listMigrations(source.folder);
  const applied = new Set(await appliedVersions(database, source));
  for (const migration of migrations) {
    if (!applied.has(migration.version) && (newest === undefined || migration.version <= newest)) {
      await apply(database, source, migration);
    }
  }
}

async function apply(database: Database, { ledger }: MigrationSource, migration: Migration): Promise<void> {
  const sql = await readFile(migration.file, 'utf8');
  const record = `insert into ${ledger} (version, statements, name) values ($1, $2, $3)`;
  const applying = async (tx: Transaction): Promise<void> => {
    await tx.exec(sql);
    await tx.query(record, [migration.version, [sql], migration.name]);
  };
  try {
    await database.transaction(applying, { timeoutMs: migrationTimeoutMs });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Migration ${migration.version}_${migration.name} failed: ${reason}`, { cause: error });
  }
}
