import { readdir } from 'node:fs/promises';
import type { Engine } from './contract.ts';
import { clusterFolder } from './cluster/create-cluster.ts';
import { findPrograms, type Programs } from './cluster/programs.ts';
import { letThrough, serverUser, type ServerUser } from './cluster/server-user.ts';
import { DataDirectoryError } from './directory/data-directory-error.ts';
import { databaseFolder } from './directory/data-directory.ts';

/** A data directory's engine and its requirements; `why` is for the boot log. */
export type Choice =
  | { engine: 'pglite'; why: string | undefined }
  | { engine: 'postgres'; why: string | undefined; programs: Programs; isNew: boolean };

const names: Record<Engine, string> = { pglite: 'PGlite', postgres: 'PostgreSQL' };

async function holdsFiles(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length > 0;
}

/**
 * The engine of a data directory's files; undefined for a new one. After an interrupted move, the newer
 * engine.
 */
export async function engineOf(dataDir: string): Promise<Engine | undefined> {
  if (await holdsFiles(clusterFolder(dataDir))) return 'postgres';
  return (await holdsFiles(databaseFolder(dataDir))) ? 'pglite' : undefined;
}

async function findRunnable(dataDir: string): Promise<Programs | string> {
  const user = await letServerThrough(dataDir);
  return typeof user === 'string' ? user : findPrograms(dataDir, user);
}

/**
 * Lets the user that will run PostgreSQL traverse the data directory; returns that user, or why there is
 * none.
 */
export async function letServerThrough(dataDir: string): Promise<ServerUser | string> {
  const user = await serverUser(clusterFolder(dataDir));
  if (typeof user !== 'string') await letThrough(dataDir, user);
  return user;
}

function otherEngine(dataDir: string, found: Engine, wanted: Engine): DataDirectoryError {
  const way =
    wanted === 'postgres'
      ? 'take its data along with npm run move-to-postgres'
      : 'make a backup, and restore it with DATABASE_ENGINE=pglite into another DATA_DIR';
  const sentence = `The data directory ${dataDir} was made by ${names[found]} and DATABASE_ENGINE is ${wanted}`;
  return new DataDirectoryError('other-engine', `${sentence}: ${way}, or remove DATABASE_ENGINE.`);
}

function cannotRun(dataDir: string, reason: string, found: Engine | undefined): DataDirectoryError {
  const sentence =
    found === undefined
      ? `PostgreSQL is asked for and cannot run here (${reason}); where DATABASE_ENGINE does not say so, PGlite serves.`
      : `The database in ${clusterFolder(dataDir)} is PostgreSQL's, which cannot run here (${reason}): start it where it ` +
        'can, make a backup there (npm run backup -- FILE) and restore it here (npm run restore -- FILE --replace).';
  return new DataDirectoryError('no-engine', sentence);
}

/**
 * Chooses the engine of a locked data directory: that of its files; for a new one `wanted`, else PostgreSQL
 * if it can run, else PGlite. Throws one sentence if the wanted or required engine is unavailable; changes
 * nothing then.
 */
export async function chooseEngine(dataDir: string, wanted: Engine | undefined): Promise<Choice> {
  const found = await engineOf(dataDir);
  if (found !== undefined && wanted !== undefined && found !== wanted)
    throw otherEngine(dataDir, found, wanted);
  if (found === 'pglite' && wanted === undefined)
    return { engine: 'pglite', why: 'which made it; npm run move-to-postgres is faster' };
  const asked = wanted && `DATABASE_ENGINE=${wanted}`;
  if (wanted === 'pglite') return { engine: 'pglite', why: asked };
  const programs = await findRunnable(dataDir);
  if (typeof programs !== 'string')
    return { engine: 'postgres', why: asked, programs, isNew: found === undefined };
  if (found === 'postgres' || wanted === 'postgres') throw cannotRun(dataDir, programs, found);
  return { engine: 'pglite', why: `PostgreSQL cannot run here: ${programs}` };
}
