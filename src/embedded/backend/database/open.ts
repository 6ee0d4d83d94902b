import { resolve } from 'node:path';
import type { Database, DatabaseLog } from './contract.ts';
import {
  brokenDirectory,
  createDataDirectory,
  databaseFolder,
  ensureCluster,
} from './directory/data-directory.ts';
import { DataDirectoryError } from './directory/data-directory-error.ts';
import { freeBytes } from './directory/free-space.ts';
import { lockDirectory } from './directory/directory-lock.ts';
import { PgliteDatabase, type PgliteOptions } from './pglite/pglite-database.ts';
import { PostgresDatabase, type PostgresOptions } from './postgres/postgres-database.ts';
import { prepareSchema } from './schema.ts';

export interface OpenOptions {
  /** Holds the database (folder `database`) unless `databaseUrl` is given. */
  dataDir: string;
  databaseUrl?: string | undefined;
  log?: DatabaseLog | undefined;
  /** See PgliteOptions. A PostgreSQL server is somebody else's to restart and never calls it. */
  onFatal?: ((error: Error) => void) | undefined;
}

/**
 * Opens the embedded backend's database, creating and migrating it as needed. Rejects with one sentence for
 * whoever started the program when that cannot be done; nothing is changed or locked then.
 */
export async function openDatabase({ dataDir, databaseUrl, log, onFatal }: OpenOptions): Promise<Database> {
  const options = { log, onFatal };
  const database = await (databaseUrl === undefined
    ? openDirectory(resolve(dataDir), options)
    : openServer(resolve(dataDir), databaseUrl, options));
  try {
    await prepareSchema(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** A PostgreSQL server holds the rows; uploads and keys lie in the data directory all the same. */
async function openServer(dataDir: string, url: string, options: PostgresOptions): Promise<Database> {
  await createDataDirectory(dataDir, options.log);
  return PostgresDatabase.open(url, options);
}

/** Opens what lies in a data directory as it is, without migrating it; locked until closed. */
export async function openDirectory(
  dataDir: string,
  options: Omit<PgliteOptions, 'settings' | 'onClosed'> = {},
): Promise<Database> {
  await createDataDirectory(dataDir, options.log);
  const lock = lockDirectory(dataDir);
  try {
    await ensureCluster(dataDir);
    const settings = { directory: databaseFolder(dataDir) };
    return await PgliteDatabase.open({
      freeBytes: () => freeBytes(dataDir),
      ...options,
      settings,
      onClosed: () => lock.release(),
    });
  } catch (error) {
    lock.release();
    if (error instanceof DataDirectoryError) throw error;
    throw brokenDirectory(dataDir, error instanceof Error ? error.message : String(error), error);
  }
}
