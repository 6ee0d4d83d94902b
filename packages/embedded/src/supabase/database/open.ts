import { resolve } from 'node:path';
import type { Database } from './contract.ts';
import { createDataDirectory } from './directory/data-directory.ts';
import { openDirectory, type DirectoryOptions } from './open-directory.ts';
import type { MigrationSource } from './migrations.ts';
import { PostgresDatabase } from './postgres/postgres-database.ts';
import { prepareSchema } from './schema.ts';

export interface OpenOptions extends DirectoryOptions {
  /** The database's directory, unless `databaseUrl` is set. */
  dataDir: string;
  databaseUrl?: string | undefined;
  migrations: MigrationSource;
}

/**
 * Opens the embedded backend's database; creates and migrates it as needed. Rejects with one sentence for the
 * operator if that fails; changes and locks nothing then.
 */
export async function openDatabase({
  dataDir,
  databaseUrl,
  migrations,
  ...options
}: OpenOptions): Promise<Database> {
  const database = await (databaseUrl === undefined
    ? openDirectory(dataDir, options)
    : openServer(resolve(dataDir), databaseUrl, options));
  try {
    await prepareSchema(database, migrations);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** An external PostgreSQL server; the data directory still has uploads and keys. */
async function openServer(dataDir: string, url: string, { log }: DirectoryOptions): Promise<Database> {
  await createDataDirectory(dataDir, log);
  return PostgresDatabase.open(url, { log });
}
