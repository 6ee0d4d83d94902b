import { readFile } from 'node:fs/promises';
import type { Database } from './contract.ts';
import {
  migrate,
  platformMigrations,
  refuseForeign,
  type MigrateOptions,
  type MigrationSource,
} from './migrations.ts';
import { packagePath } from './package-path.ts';

const turnTimeoutMs = 10 * 60_000;

function bootstrapSql(name: string): Promise<string> {
  return readFile(packagePath('src/supabase/database/bootstrap', name), 'utf8');
}

/** Prepares a database for a project: roles, the schemas hosted Supabase provides, then migrations. */
export async function prepareSchema(
  database: Database,
  migrations: MigrationSource,
  options: MigrateOptions = {},
): Promise<void> {
  if (database.engine === 'postgres') await refuseHosted(database);
  await inTurn(database, () => prepare(database, migrations, options));
}

/**
 * Runs work in one process at a time, for processes that start together on one server; others wait with an
 * advisory lock.
 */
export function inTurn<T>(database: Database, work: () => Promise<T>): Promise<T> {
  if (database.engine === 'pglite') return work();
  return database.transaction(
    async (tx) => {
      await tx.query("select pg_advisory_xact_lock(hashtext('marquee schema'))");
      return work();
    },
    { timeoutMs: turnTimeoutMs },
  );
}

async function prepare(
  database: Database,
  migrations: MigrationSource,
  options: MigrateOptions,
): Promise<void> {
  // Before any change, so that the build it belongs to can still open it.
  await refuseForeign(database, migrations);
  await database.exec(await bootstrapSql('roles.sql'));
  await migrate(database, platformMigrations);
  await migrate(database, migrations, options);
  await database.exec(await bootstrapSql('service-role-policies.sql'));
}

async function refuseHosted(database: Database): Promise<void> {
  const { rows } = await database.query("select 1 from pg_roles where rolname = 'supabase_auth_admin'");
  if (rows.length === 0) return;
  throw new Error(
    'DATABASE_URL is a Supabase project, which brings its own servers: set SUPABASE_URL and SUPABASE_ANON_KEY instead.',
  );
}
