import { resolve } from 'node:path';
import { type Database, engineOf, openDirectory, PostgresDatabase } from 'embedded-services/supabase';
import type { Config } from '../contract/config.ts';

/**
 * Does something with the database the server uses, as it is, and closes it. Rejects with one sentence when
 * there is none, or when a server is running on its directory.
 */
export async function withDatabase<Done>(
  config: Config,
  work: (database: Database) => Promise<Done>,
): Promise<Done> {
  const database = await open(config);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function open({ databaseUrl, dataDir }: Config): Promise<Database> {
  if (databaseUrl !== undefined) return PostgresDatabase.open(databaseUrl);
  await assertDirectoryExists(dataDir);
  return openDirectory(resolve(dataDir));
}

/** Rejects when no server has made a database in this data directory: probably it is the wrong one. */
export async function assertDirectoryExists(dataDir: string): Promise<void> {
  if ((await engineOf(dataDir)) !== undefined) return;
  throw new Error(`There is no database in ${resolve(dataDir)}: start the server once, or set DATA_DIR.`);
}
