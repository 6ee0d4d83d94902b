import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openDirectory } from '../../packages/embedded/src/supabase/database/open-directory.ts';
import { readBackup } from '../../packages/embedded/src/supabase/database/transfer/backup-file.ts';
import { temporaryFolder } from '../../packages/embedded/tests/support/temporary-folder.ts';
import { dataDirectory } from '../support/database/database-engines.ts';
import { openDatabase, restoreBackup } from '../support/database/marquee-database.ts';

/** Made by build 405f67a4 of a directory of its own, with rows in most tables. It is never made anew. */
const BACKUP = join(import.meta.dirname, '../support/database/405f67a4.backup');
const NEWEST = '20261128020010';

/** What the conversion changes. */
const CONVERTED: Record<string, string[]> = {
  'public.letterboxd_entries': ['movie_id', 'again'],
  'public.profiles': ['avatar_url'],
  'public.movie_reviews': ['review'],
  'public.import_rows': ['reason', 'done'],
  'public.plays': ['done'],
};

async function restored(path = BACKUP): Promise<Database> {
  const dataDir = await temporaryFolder();
  await restoreBackup({ path, dataDir, replace: false, now: new Date() });
  const database = await openDatabase({ dataDir });
  onTestFinished(() => database.close());
  return database;
}

test('Refuses an older build’s data directory unchanged, with one sentence about migrating it', async () => {
  const dataDir = await dataDirectory();
  const before = await openDirectory(dataDir);
  const ledger = 'supabase_migrations.schema_migrations';
  await before.exec(`delete from ${ledger} where version < (select max(version) from ${ledger})`);
  await before.query(`update ${ledger} set version = $1`, [NEWEST]);
  await before.close();
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    'make a backup with that build (npm run backup -- FILE), and restore it with this one (npm run restore -- FILE --replace)',
  );
  const after = await openDirectory(dataDir);
  const { rows } = await after.query('select version from supabase_migrations.schema_migrations');
  await after.close();
  expect(rows).toEqual([{ version: NEWEST }]);
});

test('Restores an older build’s backup with every row', async () => {
  const database = await restored();
  let compared = 0;
  for await (const record of readBackup(BACKUP)) {
    if (record.kind !== 'rows' || record.table === 'private.deliveries') continue;
    const columns = record.columns.filter((column) => !CONVERTED[record.table]?.includes(column));
    const { rows } = await database.query<{ row: string }>(
      `select row_to_json(r)::text as row from (select ${columns.join(', ')} from ${record.table}) r`,
    );
    const names = columns.map((column) => column.replaceAll('"', ''));
    const saved = (JSON.parse(record.rows) as Record<string, unknown>[]).map((row) =>
      Object.fromEntries(names.map((name) => [name, row[name]])),
    );
    expect([record.table, rows.map(({ row }) => JSON.parse(row) as unknown)]).toEqual([
      record.table,
      expect.arrayContaining(saved),
    ]);
    compared += saved.length;
  }
  expect(compared).toBeGreaterThan(200);
});

test('Migrates an older build’s rows as later migrations would have', async () => {
  const database = await restored();
  const values = async (sql: string) =>
    (await database.query<{ value: unknown }>(`select (${sql})::text as value`)).rows[0]?.value;
  expect(
    await values(
      'select jsonb_agg(jsonb_build_array(kind, title_id, again) order by title_id) from public.letterboxd_entries',
    ),
  ).toBe('[["movie", 1, false], ["movie", 11, true]]');
  expect(await values("select string_agg(avatar_url, ' ') from public.profiles")).toMatch(
    /^\/storage\/v1\/object\/public\/avatars\//,
  );
  expect(await values('select review from public.movie_reviews where movie_id = 13')).toBe('a'.repeat(700));
  expect(await values("select count(*) from public.import_rows where reason = 'shortened'")).toBe('0');
  expect(await values("select count(*) from private.deliveries where outcome = 'partRating'")).toBe('0');
  const isPrint = /^[0-9a-f]{32}$/;
  expect(await values("select done ->> 'print' from public.import_rows where what = 'watch'")).toMatch(
    isPrint,
  );
  expect(await values("select done ->> 'print' from public.plays where watch_id is not null")).toMatch(
    isPrint,
  );
});

test('Refuses a backup of an even older build, and restores nothing', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'ancient.backup');
  const lines = gunzipSync(await readFile(BACKUP)).toString();
  await writeFile(path, gzipSync(lines.replace(NEWEST, '20261122180200')));
  const dataDir = join(folder, 'data');
  await expect(restoreBackup({ path, dataDir, replace: false, now: new Date() })).rejects.toThrow(
    'Restore it with build 405f67a4',
  );
  expect(existsSync(dataDir)).toBe(false);
});
