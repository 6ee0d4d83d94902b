import { chmod, mkdir, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { loadKeys } from '../../src/supabase/auth/keys.ts';
import { makePrivate } from '../../src/supabase/database/directory/private-directory.ts';
import { createBackup } from '../../src/supabase/database/transfer/backup.ts';
import { FileStore } from '../../src/supabase/storage/file-store.ts';
import { dataDirectory } from '../support/database-engines.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startPostgres } from '../support/postgres.ts';
import { writeFiles } from '../support/whole-database.ts';
import { openDatabase, restoreBackup } from '../support/films.ts';

/** Making a database takes seconds, on a busy machine a minute. */
const SLOW = { timeout: 180_000 };

// As most machines are set up: others may read what is made, unless it is made otherwise.
beforeEach(() => {
  const before = process.umask(0o022);
  onTestFinished(() => void process.umask(before));
});

const refused = (path: string): number =>
  path === '' ? 0o067 : /^programs(?:\/|$)/.test(path) ? 0o022 : 0o077;

const rights = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;

/**
 * What others have a right to in a folder, itself included; whoever runs PostgreSQL for root may pass through it, and
 * read its programs.
 */
async function openIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))];
  const found = await Promise.all(
    paths.map(async (path) => ({
      path,
      open: ((await rights(path)) & refused(relative(folder, path))) !== 0,
    })),
  );
  return found.filter(({ open }) => open).map(({ path }) => relative(folder, path));
}

async function openAndWrite(dataDir: string, warnings: string[] = []): Promise<void> {
  const log = { info: () => undefined, warn: (message: string) => void warnings.push(message) };
  const database = await openDatabase({ dataDir, log });
  await database.exec(
    'create table if not exists public.written as select n from generate_series(1, 9000) n',
  );
  // A server of its own does so by itself, and lets nobody else.
  if (database.engine === 'pglite') await database.exec('checkpoint');
  await loadKeys(dataDir);
  await new FileStore(join(dataDir, 'storage'), database).put('avatars', new Uint8Array([1]));
  await database.close();
}

test(
  'Nobody else can read or write anything in a data directory, from its first start on',
  SLOW,
  async () => {
    const dataDir = join(await temporaryFolder(), 'data');
    const warnings: string[] = [];
    await openAndWrite(dataDir, warnings);
    expect(await openIn(dataDir)).toEqual([]);
    expect(warnings).toEqual([]);
  },
);

test('A directory of an earlier version is closed to others when it is opened, and the log says so once', async () => {
  const dataDir = await dataDirectory('pglite');
  await mkdir(join(dataDir, 'storage', 'avatars'), { recursive: true });
  await writeFile(join(dataDir, 'storage', 'avatars', 'v1'), 'bytes');
  await mkdir(join(dataDir, 'cards'));
  const [pages, elsewhere] = [join(dataDir, 'database', 'base'), join(await temporaryFolder(), 'else.txt')];
  await writeFile(elsewhere, 'not ours');
  await symlink(elsewhere, join(dataDir, 'storage', 'link'));
  await Promise.all([
    chmod(dataDir, 0o755),
    chmod(join(dataDir, 'database', 'PG_VERSION'), 0o666),
    chmod(pages, 0o755),
  ]);
  const warnings: string[] = [];
  await openAndWrite(dataDir, warnings);
  await openAndWrite(dataDir, warnings);
  expect((await openIn(dataDir)).filter((path) => path !== 'storage/link')).toEqual([]);
  expect(await rights(elsewhere)).toBe(0o644);
  expect(warnings).toEqual([
    `The data directory ${dataDir} could be read by other users of this machine: it is closed to them now.`,
  ]);
});

test('A directory that holds other things too is left as it is, and the log says why', async () => {
  const dataDir = await dataDirectory('pglite');
  await writeFile(join(dataDir, 'holiday.txt'), 'not ours');
  await mkdir(join(dataDir, 'lost+found'));
  await chmod(dataDir, 0o755);
  const warnings: string[] = [];
  await openAndWrite(dataDir, warnings);
  expect([await rights(dataDir), await rights(join(dataDir, 'holiday.txt'))]).toEqual([0o755, 0o644]);
  expect(warnings).toEqual([
    `The data directory ${dataDir} can be read by other users of this machine, and was left so: it holds other things, such as holiday.txt.`,
  ]);
  await rm(join(dataDir, 'holiday.txt'));
  await openAndWrite(dataDir, warnings);
  expect([await rights(dataDir), await rights(join(dataDir, 'lost+found'))]).toEqual([0o700, 0o755]);
});

test('A folder that only looks like a data directory is left as it is', async () => {
  const folder = join(await temporaryFolder(), 'media');
  await mkdir(join(folder, 'storage'), { recursive: true });
  await chmod(folder, 0o755);
  const warnings: string[] = [];
  await makePrivate(folder, { info: () => undefined, warn: (message) => void warnings.push(message) });
  expect([await rights(folder), await rights(join(folder, 'storage'))]).toEqual([0o755, 0o755]);
  expect(warnings).toEqual([expect.stringContaining('it is not known to be ours')]);
});

test('A closed directory whose database files anybody may write is closed all the same', async () => {
  const dataDir = await dataDirectory('pglite');
  await chmod(join(dataDir, 'database', 'PG_VERSION'), 0o666);
  await chmod(join(dataDir, 'database', 'global', 'pg_control'), 0o666);
  await openAndWrite(dataDir);
  expect(await openIn(dataDir)).toEqual([]);
});

test('Keys and uploads are as private where the rows lie in a PostgreSQL', async () => {
  const server = await startPostgres();
  onTestFinished(() => server.stop());
  const dataDir = join(await temporaryFolder(), 'data');
  await mkdir(dataDir, { mode: 0o755 });
  const database = await openDatabase({ dataDir, databaseUrl: server.url });
  onTestFinished(() => database.close());
  await loadKeys(dataDir);
  await new FileStore(join(dataDir, 'storage'), database).put('avatars', new Uint8Array([1]));
  expect(await openIn(dataDir)).toEqual([]);
});

test('A backup can be read by its owner only, and what is restored of it too', SLOW, async () => {
  const [dataDir, folder] = [await dataDirectory('pglite'), await temporaryFolder()];
  await writeFiles(dataDir);
  const path = join(folder, 'monday.backup');
  const database = await openDatabase({ dataDir });
  await createBackup(database, { dataDir, path, now: new Date() });
  await database.close();
  expect(await rights(path)).toBe(0o600);
  const elsewhere = join(folder, 'elsewhere');
  process.umask(0o022);
  await restoreBackup({ path, dataDir: elsewhere, replace: false, now: new Date() });
  expect(await openIn(elsewhere)).toEqual([]);
});
