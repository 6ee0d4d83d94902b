import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { engineOf } from '../../src/supabase/database/choose-engine.ts';
import type { BackupEnd } from '../../src/supabase/database/transfer/backup-file.ts';
import { createBackup } from '../../src/supabase/database/transfer/backup.ts';
import { type RestoreOptions } from '../../src/supabase/database/transfer/restore.ts';
import { dataDirectory, openMemoryDatabase } from '../support/database-engines.ts';
import { ENGINES, temporaryFolder } from '../support/temporary-folder.ts';
import { contents, fillWholeDatabase, otherFiles, writeFiles } from '../support/whole-database.ts';
import { openDatabase, restoreBackup } from '../support/films.ts';

const now = new Date('2026-11-21T10:00:00Z');

/** A backup of a filled database, and what it was made of. */
interface Original {
  backup: Buffer;
  end: BackupEnd;
  rows: Record<string, string[]>;
  files: Record<string, string>;
}

async function backUpFilledDatabase(): Promise<Original> {
  const folder = await temporaryFolder();
  await writeFiles(folder);
  const database = await openMemoryDatabase();
  await fillWholeDatabase(database);
  const rows = await contents(database);
  const files = await otherFiles(folder);
  const path = join(await temporaryFolder(), 'saved.backup');
  const end = await createBackup(database, { dataDir: folder, path, now });
  await database.close();
  return { backup: await readFile(path), end, rows, files };
}

/** Writes a backup's lines after `change` has had them. */
function changed(backup: Buffer, change: (lines: string[]) => string[]): Buffer {
  return gzipSync(change(gunzipSync(backup).toString().trimEnd().split('\n')).join('\n') + '\n');
}

async function placeOf(backup: Buffer): Promise<string> {
  const path = join(await temporaryFolder(), 'saved.backup');
  await writeFile(path, backup);
  return path;
}

describe('A backup', () => {
  let original: Original;

  beforeAll(async () => {
    original = await backUpFilledDatabase();
  });

  async function restore(
    backup: Buffer,
    dataDir: string,
    options: Partial<RestoreOptions> = {},
  ): Promise<BackupEnd> {
    return restoreBackup({ path: await placeOf(backup), dataDir, replace: false, now, ...options });
  }

  test.each(ENGINES)(
    'gives every row and file back (%s), with rights, numbers that go on, and triggers that work',
    async (engine) => {
      const dataDir = join(await temporaryFolder(), 'data');
      expect(await restore(original.backup, dataDir, { engine })).toEqual(original.end);
      expect(await engineOf(dataDir)).toBe(engine);
      expect(await otherFiles(dataDir)).toEqual(original.files);
      const database = await openDatabase({ dataDir });
      onTestFinished(() => database.close());
      const rows = await contents(database);
      for (const [table, expected] of Object.entries(original.rows))
        expect(rows[table], table).toEqual(expected);
      expect(Object.values(rows).filter((found) => found.length === 0)).toHaveLength(
        Object.values(original.rows).filter((found) => found.length === 0).length,
      );
      const { rows: tokens } = await database.query<{ id: number }>(
        "insert into auth.refresh_tokens (token) values ('next') returning id",
      );
      expect(tokens[0]?.id).toBe(2);
      await database.query(
        "insert into auth.users (id, email) values (gen_random_uuid(), 'new@example.org')",
      );
      const { rows: profiles } = await database.query(
        "select 1 from public.profiles where email = 'new@example.org'",
      );
      expect(profiles).toHaveLength(1);
    },
  );

  test('holds rows of every kind of table, and is readable for its owner alone', async () => {
    const filled = Object.entries(original.rows).filter(([, rows]) => rows.length > 0);
    expect(filled.map(([table]) => table)).toEqual(
      expect.arrayContaining(['auth.users', 'auth.sessions', 'storage.objects', 'public.favorite_movies']),
    );
    expect(original.end.rows['public.favorite_movies']).toBeGreaterThan(1200);
    expect(original.end.files).toBe(2);
    const database = await openMemoryDatabase();
    onTestFinished(() => database.close());
    const path = join(await temporaryFolder(), 'saved.backup');
    await createBackup(database, { dataDir: await temporaryFolder(), path, now });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  test('does not touch a directory that is in use unless told to, and then puts the old one aside', async () => {
    const dataDir = await dataDirectory();
    await writeFiles(dataDir);
    await writeFile(join(dataDir, 'secrets.json'), 'old');
    await expect(restore(original.backup, dataDir)).rejects.toThrow(
      /already holds a database. Add --replace/,
    );
    expect(await readFile(join(dataDir, 'secrets.json'), 'utf8')).toBe('old');
    await restore(original.backup, dataDir, { replace: true });
    expect(await readFile(join(dataDir, 'secrets.json'), 'utf8')).toBe('{"key":"k"}');
    const aside = (await readdir(dataDir)).filter((name) => name.includes('before-restore')).sort();
    const stamp = 'before-restore-2026-11-21T10-00-00.000Z';
    expect(aside).toEqual([`postgres.${stamp}`, `secrets.json.${stamp}`, `storage.${stamp}`]);
    const database = await openDatabase({ dataDir });
    onTestFinished(() => database.close());
    expect(await contents(database)).toMatchObject({ 'auth.users': original.rows['auth.users'] });
  });

  test('that was made by one engine replaces a database of it by the other, and comes back the same', async () => {
    const dataDir = await dataDirectory('pglite');
    const filled = await openDatabase({ dataDir });
    await fillWholeDatabase(filled);
    const rows = await contents(filled);
    await filled.close();
    for (const [at, engine] of (['postgres', 'pglite'] as const).entries()) {
      const database = await openDatabase({ dataDir });
      const path = join(await temporaryFolder(), 'other.backup');
      await createBackup(database, { dataDir, path, now });
      await database.close();
      const later = new Date(now.getTime() + at);
      await restore(await readFile(path), dataDir, { replace: true, engine, now: later });
      expect(await engineOf(dataDir)).toBe(engine);
    }
    const database = await openDatabase({ dataDir });
    onTestFinished(() => database.close());
    expect(await contents(database)).toEqual(rows);
  });

  test.each<[string, (backup: Buffer) => Buffer, RegExp]>([
    ['is no backup', () => Buffer.from('hello'), /is not a backup, or it is damaged/],
    ['is cut off', (backup) => backup.subarray(0, backup.length - 200), /is not a backup, or it is damaged/],
    [
      'was cut off between two lines',
      (backup) => changed(backup, (lines) => lines.slice(0, -1)),
      /its end is missing/,
    ],
    ['has a flipped bit', (backup) => flipped(backup), /is not a backup, or it is damaged/],
    [
      'lacks rows',
      (backup) =>
        changed(backup, (lines) =>
          lines.filter((line) => !line.includes('"public.favorite_movies","columns"')),
        ),
      /rows of public.favorite_movies are missing/,
    ],
    ['lacks its header', (backup) => changed(backup, (lines) => lines.slice(1)), /its header is missing/],
    [
      'was made by a newer version',
      (backup) =>
        changed(backup, (lines) => [
          (lines[0] ?? '').replace(/"migration":"\d+"/, '"migration":"29990101000000"'),
          ...lines.slice(1),
        ]),
      /was written by a newer version \(migration 29990101000000 is unknown here\)/,
    ],
    [
      'leads a file out of the directory',
      (backup) =>
        changed(backup, (lines) =>
          lines.map((line) => line.replace('"path":"secrets.json"', '"path":"../secrets.json"')),
        ),
      /unsafe name/,
    ],
    [
      'smuggles a statement in a name',
      (backup) =>
        changed(backup, (lines) =>
          lines.map((line) => line.replace('"columns":["', '"columns":["(select 1)","')),
        ),
      /is not a backup, or it is damaged/,
    ],
  ])('that %s is refused in one sentence and leaves nothing behind', async (_damage, damage, sentence) => {
    const dataDir = join(await temporaryFolder(), 'data');
    await expect(restore(damage(original.backup), dataDir)).rejects.toThrow(sentence);
    const left = await readdir(dataDir).catch(() => []);
    expect(left.filter((name) => name !== 'server.lock')).toEqual([]);
  });
});

function flipped(backup: Buffer): Buffer {
  const copy = Buffer.from(backup);
  const middle = Math.floor(copy.length / 2);
  copy[middle] = (copy[middle] ?? 0) ^ 1;
  return copy;
}
