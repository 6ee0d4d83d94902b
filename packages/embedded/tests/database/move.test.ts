import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../../src/supabase/database/contract.ts';
import { createBackup } from '../../src/supabase/database/transfer/backup.ts';
import { moveRows } from '../../src/supabase/database/transfer/move-rows.ts';
import { proveAlike } from '../../src/supabase/database/transfer/prove-alike.ts';
import { dataDirectory, openMemoryDatabase } from '../support/database-engines.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { copyTree } from '../support/prepared-directory.ts';
import { openPostgresDatabase } from '../support/postgres-database.ts';
import { startPostgres } from '../support/postgres.ts';
import { contents, fillWholeDatabase, otherFiles, writeFiles } from '../support/whole-database.ts';
import { moveInside, openDatabase, restoreBackup } from '../support/films.ts';

const server = await startPostgres();
afterAll(() => server.stop());

async function openUrl(databaseUrl: string): Promise<Database> {
  const database = await openDatabase({ dataDir: await temporaryFolder(), databaseUrl });
  onTestFinished(() => database.close());
  return database;
}

/** A filled database, which nobody changes. */
let source: Database;
beforeAll(async () => {
  source = await openMemoryDatabase();
  await fillWholeDatabase(source);
});
afterAll(() => source.close());

describe('The way to a PostgreSQL server', () => {
  test('takes every row along, also for an owner who is no superuser, and the database works on there', async () => {
    const target = await openUrl(await server.createDatabase('moved', 'mover'));
    const counts = await moveRows(source, target);
    const expected = await contents(source);
    expect(await contents(target)).toEqual(expected);
    const lengths = Object.entries(expected).map(([table, rows]) => [table, rows.length]);
    expect(counts).toEqual(Object.fromEntries(lengths));
    await target.query("insert into auth.users (id, email) values (gen_random_uuid(), 'new@example.org')");
    const { rows } = await target.query("select 1 from public.profiles where email = 'new@example.org'");
    expect(rows).toHaveLength(1);
    const { rows: tokens } = await target.query(
      "insert into auth.refresh_tokens (token) values ('next') returning id",
    );
    expect(tokens).toEqual([{ id: 2 }]);
  });

  test('is closed where somebody has an account already, and changes nothing there', async () => {
    const target = await openUrl(await server.createDatabase('taken'));
    await target.query("insert into auth.users (id, email) values (gen_random_uuid(), 'first@example.org')");
    const before = await contents(target);
    await expect(moveRows(source, target)).rejects.toThrow('The target is not empty');
    expect(await contents(target)).toEqual(before);
  });

  test('leads back: a backup made there can be restored in a data directory, and the other way round', async () => {
    const there = await openUrl(await server.createDatabase('there'));
    await fillWholeDatabase(there);
    const original = await contents(there);
    const [folder, dataDir, uploads] = [
      await temporaryFolder(),
      await temporaryFolder(),
      await temporaryFolder(),
    ];
    await writeFiles(uploads);
    const path = join(folder, 'first.backup');
    const now = new Date();
    await createBackup(there, { dataDir: uploads, path, now });
    await restoreBackup({ path, dataDir, replace: false, now });
    const here = await openDatabase({ dataDir });
    onTestFinished(() => here.close());
    expect(sortedRows(await contents(here))).toEqual(sortedRows(original));

    const second = join(folder, 'second.backup');
    await createBackup(here, { dataDir, path: second, now });
    const databaseUrl = await server.createDatabase('again');
    const files = await temporaryFolder();
    await restoreBackup({ path: second, dataDir: files, databaseUrl, replace: false, now });
    expect(await otherFiles(files)).toEqual(await otherFiles(uploads));
    expect(await contents(await openUrl(databaseUrl))).toEqual(original);
    const twice = restoreBackup({ path: second, dataDir: files, databaseUrl, replace: false, now });
    await expect(twice).rejects.toThrow('The database of DATABASE_URL is not empty');
  });
});

describe('The way to a PostgreSQL of the directory’s own', () => {
  const now = new Date('2026-11-22T10:00:00Z');

  let original: string;
  let rows: Record<string, string[]>;
  beforeAll(async () => {
    original = await dataDirectory('pglite');
    const database = await openDatabase({ dataDir: original });
    await fillWholeDatabase(database);
    rows = await contents(database);
    await database.close();
    await writeFiles(original);
  });

  async function filledDirectory(): Promise<string> {
    const dataDir = await temporaryFolder();
    copyTree(original, dataDir);
    return dataDir;
  }

  test('takes every row along, keeps the files, and lays the old database beside the new one', async () => {
    const dataDir = await filledDirectory();
    const files = await otherFiles(dataDir);
    const { aside } = await moveInside(dataDir, now);
    expect(aside).toBe('database.before-move-2026-11-22T10-00-00.000Z');
    const database = await openDatabase({ dataDir });
    onTestFinished(() => database.close());
    expect(database.engine).toBe('postgres');
    expect(await contents(database)).toEqual(rows);
    expect(await otherFiles(dataDir)).toEqual(files);
    expect((await readdir(dataDir)).filter((name) => /^(?:database|move)/.test(name))).toEqual([aside]);
  });

  test('begins anew after it was cut off, and is not gone twice', async () => {
    const dataDir = await filledDirectory();
    await mkdir(join(dataDir, 'move.new', 'postgres', 'base'), { recursive: true });
    await moveInside(dataDir, now);
    await expect(moveInside(dataDir, now)).rejects.toThrow('PostgreSQL keeps the data in');
    const database = await openDatabase({ dataDir });
    onTestFinished(() => database.close());
    expect(await contents(database)).toEqual(rows);
  });

  test('is closed where PostgreSQL cannot run, and PGlite goes on with its data', async () => {
    const dataDir = await filledDirectory();
    vi.stubGlobal('process', Object.create(process, { arch: { value: 'pdp11' } }));
    onTestFinished(() => void vi.unstubAllGlobals());
    await expect(moveInside(dataDir, now)).rejects.toThrow('PostgreSQL is asked for and cannot run here');
    const database = await openDatabase({ dataDir });
    onTestFinished(() => database.close());
    expect(database.engine).toBe('pglite');
    expect(await contents(database)).toEqual(rows);
    expect(await readdir(dataDir)).not.toContain('move.new');
  });

  test('tells two databases apart that differ in a table, a row more, a value or a row less', async () => {
    const copy = await openPostgresDatabase();
    onTestFinished(() => copy.close());
    await moveRows(source, copy);
    // Else each change would be written down elsewhere as well.
    await copy.exec('alter table public.favorite_movies disable trigger user');
    const [all, title] = ['public.favorite_movies', 'update public.favorite_movies set movie_title ='];
    for (const [change, back] of [
      ['create table public.more (id int)', 'drop table public.more'],
      [
        `insert into ${all} (user_id, movie_id, movie_title) select user_id, 1201, 'more' from ${all} where movie_id = 1200`,
        `delete from ${all} where movie_id = 1201`,
      ],
      [`${title} movie_title || ' ' where movie_id = 7`, `${title} rtrim(movie_title) where movie_id = 7`],
      [`delete from ${all} where movie_id = 1200`, ''],
    ] as const) {
      await proveAlike(source, copy);
      await copy.exec(change);
      await expect(proveAlike(source, copy), change).rejects.toThrow(/The copy .* the original/);
      await copy.exec(back);
    }
  });
});

/** The engines order text by different rules. */
function sortedRows(tables: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, [...rows].sort()]));
}
