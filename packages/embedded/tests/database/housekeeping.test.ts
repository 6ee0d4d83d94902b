import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDirectory } from '../../src/supabase/database/open-directory.ts';
import { dataDirectory } from '../support/database-engines.ts';

const logSegmentBytes = 1024 * 1024;

test('A busy server keeps its log short and its tables tidy without being asked', async () => {
  const dataDir = await dataDirectory('pglite');
  const database = await openDirectory(dataDir);
  onTestFinished(() => database.close());
  await database.exec(`
    create table public.busy (id int primary key, filler text storage plain);
    insert into public.busy select g, repeat('x', 2000) from generate_series(1, 45000) g;
    delete from public.busy where id % 2 = 0`);
  const log = join(dataDir, 'database', 'pg_wal');
  const before = (await readdir(log)).length * logSegmentBytes;
  const work = async () => {
    for (let turn = 0; turn < 600; turn++) await database.query('select 1');
  };
  await work();
  const after = (await readdir(log)).length * logSegmentBytes;
  expect(before).toBeGreaterThan(80_000_000);
  expect(after).toBeLessThan(80_000_000);
  const look = async () => {
    // The engine counts dead rows a second late at times: then they are found the next time it tidies.
    await work();
    const { rows } = await database.query(
      "select n_dead_tup as dead, last_analyze is not null as analyzed from pg_stat_user_tables where relname = 'busy'",
    );
    return rows;
  };
  await expect.poll(look, { timeout: 20_000 }).toEqual([{ dead: 0, analyzed: true }]);
});
