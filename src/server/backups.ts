import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../contract/config.ts';
import type { KeptBackups } from '../features/admin/backups.ts';
import type { Clock } from '../core/dates.ts';
import { formatBytes } from '../core/units.ts';
import { plural } from './plural.ts';

type Folder = NonNullable<Config['backups']>;

/** Backs up everything into a file; undefined if the data is hosted. */
export type MakeBackup = (
  file: string,
  leave: readonly string[],
) => Promise<{ rows: Record<string, number>; files: number; bytes: number }>;

/** The nightly backups. */
export interface Backups {
  /** Makes tonight's backup unless it exists, and deletes excess ones. Returns a sentence for the log. */
  run(): Promise<string>;
  latest(): Promise<KeptBackups>;
}

/** The hour (UTC) of the nightly backup; retried hourly until it succeeds. */
const HOUR = 2;
const DAY_MS = 86_400_000;
const NAME = /^marquee-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.backup$/;

/** The path of a backup made now. */
export function backupPath({ directory }: Folder, now: Date): string {
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return path.join(path.resolve(directory), `marquee-${moment}Z.backup`);
}

/**
 * Creates the directory, private to this user, and removes remains of killed backups. If it cannot be
 * created, writing the backup reports it.
 */
export async function openFolder(folder: Folder): Promise<void> {
  await mkdir(folder.directory, { recursive: true, mode: 0o700 }).catch(() => undefined);
  await dropUnfinished(folder);
}

/** The directory's file names; none if it does not exist. */
async function namesIn({ directory }: Folder): Promise<string[]> {
  return readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

/** Finished backups, the newest first. */
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

/** Removes remains of killed backups, which could fill the disk. */
async function dropUnfinished(folder: Folder): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (!name.endsWith('.unfinished') || !NAME.test(name.slice(0, -'.unfinished'.length))) continue;
    const file = path.join(folder.directory, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    // A recent one may belong to a running process.
    if (mtimeMs < Date.now() - DAY_MS) await rm(file, { force: true });
  }
}

/** Deletes the oldest backups above the limit; returns how many remain. */
export async function dropOldBackups(folder: Folder): Promise<number> {
  const names = await backupsIn(folder);
  for (const name of names.slice(folder.keep)) await rm(path.join(folder.directory, name), { force: true });
  return Math.min(names.length, folder.keep);
}

/** When the current night began. */
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
