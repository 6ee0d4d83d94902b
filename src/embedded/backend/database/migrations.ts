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
}

/** The product's schema, recorded where and how the Supabase CLI records it. */
export const productMigrations: MigrationSource = {
  folder: sourcePath('supabase/migrations'),
  ledger: 'supabase_migrations.schema_migrations',
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

/**
 * Brings a database up to date, each migration in a transaction of its own. Refuses a database that has had
 * a migration this checkout does not know, since a newer product wrote it.
 */
export async function migrate(
  database: Database,
  source: MigrationSource,
  { newest }: MigrateOptions = {},
): Promise<void> {
  const schema = source.ledger.slice(0, source.ledger.indexOf('.'));
  await database.exec(`
    create schema if not exists ${schema};
    create table if not exists ${source.ledger} (version text primary key, statements text[], name text)`);
  const migrations = await listMigrations(source.folder);
  const applied = new Set(await appliedVersions(database, source));
  const unknown = [...applied].filter((version) => !migrations.some((known) => known.version === version));
  if (unknown.length > 0) {
    throw new Error(
      `The data was written by a newer version (migration ${unknown.join(', ')} is unknown here). ` +
        'Update this checkout, or restore a backup made with it.',
    );
  }
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
