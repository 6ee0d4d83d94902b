import { readdir } from 'node:fs/promises';
import type { Engine } from './contract.ts';
import { clusterFolder } from './cluster/create-cluster.ts';
import { findPrograms, type Programs } from './cluster/programs.ts';
import { letThrough, serverUser, type ServerUser } from './cluster/server-user.ts';
import { DataDirectoryError } from './directory/data-directory-error.ts';
import { databaseFolder } from './directory/data-directory.ts';

/** The engine of a data directory, with what it takes to run it. `why` is for the start to say. */
export type Choice =
  | { engine: 'pglite'; why: string | undefined }
  | { engine: 'postgres'; why: string | undefined; programs: Programs; isNew: boolean };

const names: Record<Engine, string> = { pglite: 'PGlite', postgres: 'PostgreSQL' };

async function holdsFiles(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length > 0;
}

/** Whose files lie in a data directory; undefined in a new one. After a move that was cut off, the newer engine's. */
export async function engineOf(dataDir: string): Promise<Engine | undefined> {
  if (await holdsFiles(clusterFolder(dataDir))) return 'postgres';
  return (await holdsFiles(databaseFolder(dataDir))) ? 'pglite' : undefined;
}

async function findRunnable(dataDir: string): Promise<Programs | string> {
  const user = await letServerThrough(dataDir);
  return typeof user === 'string' ? user : findPrograms(dataDir, user);
}

/** Lets whoever will run PostgreSQL pass through a data directory, and answers who that is, or why nobody can. */
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
 * Decides which engine serves a locked data directory: the one whose files lie there, in a new one the one `wanted`,
 * else PostgreSQL where it can run and PGlite where it cannot. Throws one sentence where what is wanted or needed
 * is not to be had; nothing is changed then.
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
