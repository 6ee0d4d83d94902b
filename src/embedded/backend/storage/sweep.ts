import type { Database } from '../database/contract.ts';
import type { Clock } from '../part.ts';
import { FileStore } from './file-store.ts';
import { keptVersions } from './objects.ts';

/** An upload under way has written its bytes before its row: nothing younger is taken for forgotten. */
const GRACE_MS = 60 * 60_000;

/**
 * Removes the files no object has, which a crash between bytes and row left behind, and answers how many. Files
 * of the last hour stay.
 */
export async function sweepOrphans(options: {
  database: Database;
  directory: string;
  clock: Clock;
}): Promise<number> {
  const before = options.clock().getTime() - GRACE_MS;
  return new FileStore(options.directory).sweep(await keptVersions(options.database), before);
}
