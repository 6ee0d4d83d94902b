import { resolve } from 'node:path';
import { type Database, engineOf, openDirectory, PostgresDatabase } from 'embedded-services/supabase';
import type { Config } from '../contract/config.ts';

/**
 * Opens the server's database without migrating it, runs `work` and closes it. Rejects with one sentence if
 * there is none, or a server is running on its directory.
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

/** Rejects if the data directory has no database: it is probably the wrong one. */
export async function assertDirectoryExists(dataDir: string): Promise<void> {
  if ((await engineOf(dataDir)) !== undefined) return;
  throw new Error(`There is no database in ${resolve(dataDir)}: start the server once, or set DATA_DIR.`);
}
