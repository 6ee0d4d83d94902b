import type { Clock } from '../part.ts';
import type { Files } from './files.ts';

/** An upload under way has written its bytes before its row: nothing younger is taken for forgotten. */
const GRACE_MS = 60 * 60_000;

/**
 * Removes the files no object has, which a crash between bytes and row left behind, and answers how many. Files
 * of the last hour stay.
 */
export function sweepOrphans(files: Files, clock: Clock): Promise<number> {
  return files.sweep(new Date(clock().getTime() - GRACE_MS));
}
