import { realpath, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { chooseEngine, type Choice } from './choose-engine.ts';
import { clusterFolder, createCluster } from './cluster/create-cluster.ts';
import { OwnServer } from './cluster/own-server.ts';
import { POOL_SIZE } from './cluster/settings.ts';
import type { Database, DatabaseLog, Engine } from './contract.ts';
import {
  assertMajor,
  brokenDirectory,
  createDataDirectory,
  creationFailed,
  databaseFolder,
  ensureCluster,
} from './directory/data-directory.ts';
import { DataDirectoryError } from './directory/data-directory-error.ts';
import { lockDirectory } from './directory/directory-lock.ts';
import { freeBytes } from './directory/free-space.ts';
import { PgliteDatabase } from './pglite/pglite-database.ts';
import { PostgresDatabase } from './postgres/postgres-database.ts';

export interface DirectoryOptions {
  /** The engine of a new directory, by default PostgreSQL if it can run. Existing directories keep theirs. */
  engine?: Engine | undefined;
  log?: DatabaseLog | undefined;
  /**
   * Called when the engine died and could not be reopened: requests fail until it can. Never called for an
   * external server.
   */
  onFatal?: ((error: Error) => void) | undefined;
  /** Free bytes of the files' disk; by default measured. */
  freeBytes?: (() => Promise<number>) | undefined;
}

/** Opens a data directory without migrating it; locked until closed. */
export async function openDirectory(directory: string, options: DirectoryOptions = {}): Promise<Database> {
  await createDataDirectory(resolve(directory), options.log);
  const lock = lockDirectory(resolve(directory));
  try {
    // A server that outlived its process is identified by the real path.
    const dataDir = await realpath(directory);
    const place = { dataDir, options, release: () => lock.release() };
    const choice = await chooseEngine(dataDir, options.engine);
    if (choice.engine === 'pglite') return await openPglite(place, choice.why);
    if (!choice.isNew || options.engine !== undefined) return await openCluster(place, choice);
    return await openCluster(place, choice).catch(async (error: Error) => {
      await rm(clusterFolder(dataDir), { recursive: true, force: true });
      return openPglite(place, `PostgreSQL cannot run here: ${error.message}`);
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

interface Place {
  dataDir: string;
  options: DirectoryOptions;
  /** Releases the lock. */
  release: () => void;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function openPglite({ dataDir, options, release }: Place, why: string | undefined): Promise<Database> {
  const directory = databaseFolder(dataDir);
  try {
    await ensureCluster(dataDir);
    return await PgliteDatabase.open({
      freeBytes: () => freeBytes(dataDir),
      ...options,
      why,
      settings: { directory },
      onClosed: release,
    });
  } catch (error) {
    if (error instanceof DataDirectoryError) throw error;
    throw brokenDirectory(directory, messageOf(error), error);
  }
}

async function openCluster(
  { dataDir, options, release }: Place,
  { programs, isNew, why }: Extract<Choice, { engine: 'postgres' }>,
): Promise<Database> {
  const cluster = clusterFolder(dataDir);
  if (isNew) {
    await createCluster(dataDir, programs).catch((error: unknown) => {
      throw creationFailed(dataDir, messageOf(error));
    });
  } else await assertMajor(cluster, programs.version.split('.')[0] ?? '');
  try {
    const server = await OwnServer.start(programs, dataDir, options);
    const close = async (): Promise<void> => {
      await server.stop();
      release();
    };
    return await PostgresDatabase.open(server.url, {
      freeBytes: () => freeBytes(dataDir),
      ...options,
      why,
      name: 'Its server',
      connections: POOL_SIZE,
      onClosed: close,
    });
  } catch (error) {
    throw brokenDirectory(cluster, messageOf(error), error);
  }
}
