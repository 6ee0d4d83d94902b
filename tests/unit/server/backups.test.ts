import { mkdtemp, mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createBackups, type MakeBackup } from '../../../src/server/backups.ts';

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'marquee-backups-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return path.join(made, 'nights');
}

const writes: MakeBackup = async (file) => {
  await writeFile(file, 'backup');
  return { rows: { 'public.profiles': 1200, 'auth.users': 1 }, files: 1, bytes: 6 };
};

/** A folder's backups, with a clock the test moves. */
async function nightly(make: MakeBackup = writes, keep = 2) {
  const directory = await folder();
  let now = new Date('2026-11-21T02:23:00Z');
  const backups = createBackups({ directory, keep }, make, () => now);
  return { directory, backups, at: (moment: string) => (now = new Date(moment)) };
}

test('Makes a night’s backup once, in a folder readable by its owner only', async () => {
  const { directory, backups, at } = await nightly();
  expect(await backups.latest()).toEqual({ directory, keep: 2, kept: 0, newest: null });
  expect(await backups.run()).toBe('1,201 rows and 1 file saved, 6 B; 1 backup kept.');
  expect((await stat(directory)).mode & 0o777).toBe(0o700);
  at('2026-11-22T01:59:00Z');
  expect(await backups.run()).toBe('The backup of 2026-11-21T02:23:00.000Z is of this night.');
  at('2026-11-22T02:00:00Z');
  await backups.run();
  expect(await readdir(directory)).toEqual([
    'marquee-2026-11-21T02-23-00Z.backup',
    'marquee-2026-11-22T02-00-00Z.backup',
  ]);
  expect(await backups.latest()).toMatchObject({
    kept: 2,
    newest: { at: '2026-11-22T02:00:00.000Z', bytes: 6 },
  });
});

test('Makes it after a start when the server was off at night', async () => {
  const { backups, at } = await nightly();
  await backups.run();
  at('2026-11-22T19:00:00Z');
  expect(await backups.run()).toMatch(/saved/);
});

test('Deletes the oldest beyond the limit, and no other files', async () => {
  const { directory, backups, at } = await nightly();
  await mkdir(directory, { recursive: true });
  await writeFile(path.join(directory, 'my-own.backup'), 'mine');
  for (const day of ['21', '22', '23']) {
    at(`2026-11-${day}T02:23:00Z`);
    await backups.run();
  }
  expect(await readdir(directory)).toEqual([
    'marquee-2026-11-22T02-23-00Z.backup',
    'marquee-2026-11-23T02-23-00Z.backup',
    'my-own.backup',
  ]);
});

test('Keeps earlier backups after a failure, and retries within the night', async () => {
  let fails = false;
  const { directory, backups, at } = await nightly(
    async (file, leave) => (fails ? Promise.reject(new Error('The disk is full.')) : writes(file, leave)),
    1,
  );
  await backups.run();
  fails = true;
  at('2026-11-22T02:23:00Z');
  await expect(backups.run()).rejects.toThrow('The disk is full.');
  expect(await readdir(directory)).toEqual(['marquee-2026-11-21T02-23-00Z.backup']);
  fails = false;
  at('2026-11-22T03:23:00Z');
  await backups.run();
  expect(await readdir(directory)).toEqual(['marquee-2026-11-22T03-23-00Z.backup']);
});

test('Ignores incomplete backups, and deletes a killed process’s after a day', async () => {
  const { directory, backups } = await nightly();
  await mkdir(directory, { recursive: true });
  const half = path.join(directory, 'marquee-2026-11-21T02-10-00Z.backup.unfinished');
  await writeFile(half, 'half');
  expect((await backups.latest()).newest).toBeNull();
  await backups.run();
  expect(await readdir(directory)).toContain(path.basename(half));
  await utimes(half, 0, 0);
  await rm(path.join(directory, 'marquee-2026-11-21T02-23-00Z.backup'));
  await backups.run();
  expect(await readdir(directory)).toEqual(['marquee-2026-11-21T02-23-00Z.backup']);
});

test('Reports a file in place of the folder', async () => {
  const directory = await folder();
  await writeFile(directory, 'a file');
  const backups = createBackups({ directory, keep: 1 }, writes, () => new Date());
  await expect(backups.run()).rejects.toThrow(/ENOTDIR/);
});
