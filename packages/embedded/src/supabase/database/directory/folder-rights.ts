import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const FULL = ['ENOSPC', 'EDQUOT'];

/** Whether the disk, or the user's quota, is full. */
export function isDiskFull(error: unknown): boolean {
  return FULL.includes((error as { code?: string } | undefined)?.code ?? '');
}

/**
 * The owner of a directory or its nearest existing parent, and this process's user: `/data belongs to uid 0,
 * gid 0 (mode 755); this process runs as uid 1000, gid 1000.` Empty on Windows.
 */
function ownersOf(folder: string): string {
  const [uid, gid] = [process.geteuid?.(), process.getegid?.()];
  if (uid === undefined || gid === undefined) return '';
  const path = resolve(folder);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return dirname(path) === path ? '' : ownersOf(dirname(path));
  const mode = (found.mode & 0o7777).toString(8);
  return `${path} belongs to uid ${found.uid}, gid ${found.gid} (mode ${mode}); this process runs as uid ${uid}, gid ${gid}.`;
}

/** Why a directory is not writable: the system's message, then the owner. */
export function notWritableWords(what: string, folder: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return [`${what} cannot be written (${reason}).`, ownersOf(folder)].filter(Boolean).join(' ');
}
