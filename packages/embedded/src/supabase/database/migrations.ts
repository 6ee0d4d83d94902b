import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Transaction } from './contract.ts';
import { packagePath } from './package-path.ts';

const migrationTimeoutMs = 120_000;

/** A directory of SQL files, and the table of applied migrations. */
export interface MigrationSource {
  folder: string;
  /** A qualified, trusted name. Default: the Supabase CLI's. */
  ledger?: `${string}.schema_migrations`;
  earlier?: EarlierBackups;
}

/** The Supabase CLI's table of migrations. */
const SUPABASE_LEDGER = 'supabase_migrations.schema_migrations';

/** Backups of builds before the first migration, whose rows can be converted. */
interface EarlierBackups {
  /** The oldest such build, by commit, and its latest migration. */
  build: string;
  newest: string;
  /** SQL that defines `pg_temp.row_of(table, row)` and `pg_temp.finish_rows(migration)`. */
  file: string;
}

/** The schemas auth and storage, which hosted Supabase provides. */
export const platformMigrations: MigrationSource = {
  folder: packagePath('src/supabase/database/bootstrap'),
  ledger: 'auth.schema_migrations',
};

interface Migration {
  version: string;
  name: string;
  file: string;
}

/** The migrations of a directory, oldest first: files named `<version>_<name>.sql`. */
export async function listMigrations(folder: string): Promise<Migration[]> {
  const found: Migration[] = [];
  for (const file of (await readdir(folder)).sort()) {
    const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
    if (version !== undefined && name !== undefined) found.push({ version, name, file: join(folder, file) });
  }
  return found;
}

/** The applied versions, oldest first. */
export async function appliedVersions(
  database: Database,
  { ledger = SUPABASE_LEDGER }: MigrationSource,
): Promise<string[]> {
  const { rows } = await database.query<{ version: string }>(
    `select version from ${ledger} order by version`,
  );
  return rows.map((row) => row.version);
}

/** `newest`: the last version to apply; `undefined` applies all. */
export interface MigrateOptions {
  newest?: string | undefined;
}

/** Why data cannot be migrated, and how to fix that. */
export interface Refusal {
  says: string;
  cure: string;
}

/** Why a database with these versions cannot be migrated by a source; undefined if it can. */
export async function refusalOf(
  applied: readonly string[],
  { folder }: MigrationSource,
): Promise<Refusal | undefined> {
  const known = (await listMigrations(folder)).map(({ version }) => version);
  const unknown = applied.filter((version) => !known.includes(version));
  const older = unknown.filter((version) => version < (known[0] ?? ''));
  if (older.length > 0) return olderThan(older.at(-1));
  return unknown.length > 0 ? newerThan(unknown) : undefined;
}

/** The latest migration of a database. */
export async function newestMigration(tx: Transaction): Promise<string | undefined> {
  const newest = `select max(version) as version from ${SUPABASE_LEDGER}`;
  return (await tx.query<{ version: string | null }>(newest)).rows[0]?.version ?? undefined;
}

/** How to restore a backup: load its rows at migration `newest`, converted by `earlier`. */
export interface RestorePlan {
  newest: string;
  earlier?: EarlierBackups;
}

/** Plans the restore of rows at a migration, or returns why it is impossible. */
export async function planRestore(
  migration: string,
  { folder, earlier }: MigrationSource,
): Promise<RestorePlan | Refusal> {
  const known = (await listMigrations(folder)).map(({ version }) => version);
  const [first = ''] = known;
  if (migration > (known.at(-1) ?? '')) return newerThan([migration]);
  if (migration >= first) return { newest: migration };
  if (earlier && migration >= earlier.newest) return { newest: first, earlier };
  return tooOld(migration, earlier?.build);
}

function newerThan(versions: readonly string[]): Refusal {
  return {
    says: `The data was written by a newer version (migration ${versions.join(', ')} is unknown here).`,
    cure: 'Update this checkout, or restore a backup made with it.',
  };
}

function olderThan(newest = ''): Refusal {
  return {
    says: `The data was written by an older build (its newest migration is ${newest}).`,
    cure:
      'Nothing was changed: make a backup with that build (npm run backup -- FILE), ' +
      'and restore it with this one (npm run restore -- FILE --replace).',
  };
}

function tooOld(newest: string, build = ''): Refusal {
  return {
    says: `The backup was made by a build older than ${build} (its newest migration is ${newest}).`,
    cure: `Restore it with build ${build} (git checkout ${build}), start that, and make a backup there.`,
  };
}

/** Rejects for a database the source cannot migrate; accepts an empty one. */
export async function refuseForeign(database: Database, source: MigrationSource): Promise<void> {
  const { rows } = await database.query<{ ledger: string | null }>('select to_regclass($1)::text as ledger', [
    source.ledger ?? SUPABASE_LEDGER,
  ]);
  if (!rows[0]?.ledger) return;
  const refusal = await refusalOf(await appliedVersions(database, source), source);
  if (refusal) throw new Error(`${refusal.says} ${refusal.cure}`);
}

/**
 * Migrates a database, each migration in its own transaction. Rejects if it has an unknown migration: a newer
 * build wrote it, or one before the first migration.
 */
export async function migrate(
  database: Database,
  source: MigrationSource,
  { newest }: MigrateOptions = {},
): Promise<void> {
  await refuseForeign(database, source);
  const ledger = source.ledger ?? SUPABASE_LEDGER;
  const schema = ledger.slice(0, ledger.indexOf('.'));
  await database.exec(`
    create schema if not exists ${schema};
    create table if not exists ${ledger} (version text primary key, statements text[], name text)`);
  const migrations = await listMigrations(source.folder);
  const applied = new Set(await appliedVersions(database, source));
  for (const migration of migrations) {
    if (!applied.has(migration.version) && (newest === undefined || migration.version <= newest)) {
      await apply(database, source, migration);
    }
  }
}

async function apply(
  database: Database,
  { ledger = SUPABASE_LEDGER }: MigrationSource,
  migration: Migration,
): Promise<void> {
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
