import type { Clock } from '../part.ts';
import type { Files } from './files.ts';

/** An upload writes its bytes before its row, so younger files can belong to an upload in progress. */
const GRACE_MS = 60 * 60_000;

/**
 * Removes files without an object, left by a crash between bytes and row. Returns their number. Files of the
 * last hour stay.
 */
export function sweepOrphans(files: Files, clock: Clock): Promise<number> {
  return files.sweep(new Date(clock().getTime() - GRACE_MS));
}
