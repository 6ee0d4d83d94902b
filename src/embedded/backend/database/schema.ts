import { readFile } from 'node:fs/promises';
import type { Database } from './contract.ts';
import { migrate, platformMigrations, productMigrations, type MigrateOptions } from './migrations.ts';
import { sourcePath } from './source-path.ts';

const turnTimeoutMs = 10 * 60_000;

function bootstrapSql(name: string): Promise<string> {
  return readFile(sourcePath('src/embedded/backend/database/bootstrap', name), 'utf8');
}

/**
 * Makes a database, empty or from an earlier version, what the product expects: roles, the schemas hosted
 * Supabase brings, then the product's migrations.
 */
export async function prepareSchema(database: Database, options: MigrateOptions = {}): Promise<void> {
  if (database.engine === 'pglite') return prepare(database, options);
  await refuseHosted(database);
  // Several processes may start on one server at the same moment: they take turns, each in its own session.
  await database.transaction(
    async (tx) => {
      await tx.query("select pg_advisory_xact_lock(hashtext('marquee schema'))");
      await prepare(database, options);
    },
    { timeoutMs: turnTimeoutMs },
  );
}

async function prepare(database: Database, options: MigrateOptions): Promise<void> {
  await database.exec(await bootstrapSql('roles.sql'));
  await migrate(database, platformMigrations);
  await migrate(database, productMigrations, options);
  await database.exec(await bootstrapSql('service-role-policies.sql'));
}

async function refuseHosted(database: Database): Promise<void> {
  const { rows } = await database.query("select 1 from pg_roles where rolname = 'supabase_auth_admin'");
  if (rows.length === 0) return;
  throw new Error(
    'DATABASE_URL is a Supabase project, which brings its own servers: set SUPABASE_URL and SUPABASE_ANON_KEY instead.',
  );
}
