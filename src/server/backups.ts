import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../contract/config.ts';
import type { KeptBackups } from '../features/admin/backups.ts';
import type { Clock } from '../core/dates.ts';
import { formatBytes } from '../core/units.ts';
import { plural } from './plural.ts';

type Folder = NonNullable<Config['backups']>;

/** Makes one of all there is; undefined where the data is not here. */
export type MakeBackup = (
  file: string,
  leave: readonly string[],
) => Promise<{ rows: Record<string, number>; files: number; bytes: number }>;

/** The backups of one night after the other. */
export interface Backups {
  /** Makes today's unless there is one, drops those that are too many, and says so in a sentence. */
  run(): Promise<string>;
  latest(): Promise<KeptBackups>;
}

/** A night's backup is made from this hour on (UTC), and tried again every hour until there is one. */
const HOUR = 2;
const DAY_MS = 86_400_000;
const NAME = /^marquee-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.backup$/;

/** The place of a backup that is made now. */
export function backupPath({ directory }: Folder, now: Date): string {
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return path.join(path.resolve(directory), `marquee-${moment}Z.backup`);
}

/**
 * Makes the folder, for this user alone, and removes what killed backups left in it. Where it cannot be made, the backup
 * says so when it is written.
 */
export async function openFolder(folder: Folder): Promise<void> {
  await mkdir(folder.directory, { recursive: true, mode: 0o700 }).catch(() => undefined);
  await dropUnfinished(folder);
}

/** The names in the folder; none where it is not there. */
async function namesIn({ directory }: Folder): Promise<string[]> {
  return readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

/** Only what was finished has its name; the newest first. */
async function backupsIn(folder: Folder): Promise<string[]> {
  const names = await namesIn(folder);
  return names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed();
}

function madeAt(name: string): Date {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  return new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
}

/** Removes what killed backups left: a full disk would keep the next one from being made. */
async function dropUnfinished(folder: Folder): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (!name.endsWith('.unfinished') || !NAME.test(name.slice(0, -'.unfinished'.length))) continue;
    const file = path.join(folder.directory, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    // A younger one may be another process's.
    if (mtimeMs < Date.now() - DAY_MS) await rm(file, { force: true });
  }
}

/** Drops the oldest backups beyond the number to keep; answers how many are kept. */
export async function dropOldBackups(folder: Folder): Promise<number> {
  const names = await backupsIn(folder);
  for (const name of names.slice(folder.keep)) await rm(path.join(folder.directory, name), { force: true });
  return Math.min(names.length, folder.keep);
}

/** Since when a backup counts as this night's. */
function sinceWhen(now: Date): number {
  const hour = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), HOUR);
  return hour <= now.getTime() ? hour : hour - DAY_MS;
}

/** The backups of BACKUP_DIR. */
export function createBackups(folder: Folder, make: MakeBackup, clock: Clock): Backups {
  async function latest(): Promise<KeptBackups> {
    const names = await backupsIn(folder);
    const [name] = names;
    const newest =
      name === undefined
        ? null
        : { at: madeAt(name).toISOString(), bytes: (await stat(path.join(folder.directory, name))).size };
    return { directory: folder.directory, keep: folder.keep, kept: names.length, newest };
  }
  return {
    latest,
    async run() {
      const now = clock();
      const { newest } = await latest();
      if (newest && Date.parse(newest.at) >= sinceWhen(now))
        return `The backup of ${newest.at} is of this night.`;
      await openFolder(folder);
      const { rows, files, bytes } = await make(backupPath(folder, now), [path.resolve(folder.directory)]);
      const kept = await dropOldBackups(folder);
      const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
      const held = [
        plural(all, { one: '{n} row', other: '{n} rows' }),
        plural(files, { one: '{n} file', other: '{n} files' }),
      ];
      return `${held.join(' and ')} saved, ${formatBytes(bytes)}; ${plural(kept, { one: '{n} backup', other: '{n} backups' })} kept.`;
    },
  };
}
