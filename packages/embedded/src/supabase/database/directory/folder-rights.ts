import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const FULL = ['ENOSPC', 'EDQUOT'];

/** Whether a disk took no more: it is full, or this user's share of it is. */
export function isDiskFull(error: unknown): boolean {
  return FULL.includes((error as { code?: string } | undefined)?.code ?? '');
}

/**
 * Who owns a folder, or the nearest one around it that is there, and who this process is: `/data belongs to uid 0, gid 0
 * (mode 755); this process runs as uid 1000, gid 1000.` Empty where users have no numbers (Windows).
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

/** Why a folder cannot be written, as one sentence or two: what the system says, then who owns it. */
export function notWritableWords(what: string, folder: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return [`${what} cannot be written (${reason}).`, ownersOf(folder)].filter(Boolean).join(' ');
}
