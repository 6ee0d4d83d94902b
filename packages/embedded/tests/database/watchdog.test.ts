import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../src/supabase/database/contract.ts';
import { PgliteDatabase, type PgliteOptions } from '../../src/supabase/database/pglite/pglite-database.ts';
import { dataDirectory } from '../support/database-engines.ts';

const endless = 'select count(*) from generate_series(1, 100000000000)';

/** Reads a file the engine has not opened yet. */
const unread = 'select count(*) from public.profiles';

interface Opened {
  database: Database;
  folder: string;
  warnings: string[];
  fatal: Error[];
}

async function open(options: Partial<PgliteOptions> = {}): Promise<Opened> {
  const folder = join(await dataDirectory('pglite'), 'database');
  const [warnings, fatal]: [string[], Error[]] = [[], []];
  const database = await PgliteDatabase.open({
    settings: { directory: folder },
    log: { info: () => undefined, warn: (message) => warnings.push(message) },
    onFatal: (error) => fatal.push(error),
    ...options,
  });
  onTestFinished(() => database.close());
  return { database, folder, warnings, fatal };
}

async function shelf(database: Database): Promise<unknown[]> {
  return (await database.query('select id from public.shelf order by id')).rows;
}

test('An endless query is stopped at the limit, what was committed is kept and what was not is gone', async () => {
  const { database, warnings } = await open();
  await database.exec('create table public.shelf (id int primary key); insert into public.shelf values (1)');
  const stuck = database.transaction(
    async (tx) => {
      await tx.query('insert into public.shelf values (2)');
      await tx.query(endless);
    },
    { timeoutMs: 200 },
  );
  await expect(stuck).rejects.toMatchObject({ code: '57014' });
  expect(await shelf(database)).toEqual([{ id: 1 }]);
  expect(warnings).toHaveLength(1);
});

test('Requests that wait behind an endless query are answered after it', async () => {
  const { database } = await open({ timeoutMs: 200 });
  const stuck = database.query(endless);
  const behind = Array.from({ length: 20 }, (_, index) =>
    database.query('select $1::int as number', [index]),
  );
  await expect(stuck).rejects.toMatchObject({ code: '57014' });
  const answers = await Promise.all(behind);
  expect(answers.map(({ rows }) => rows[0])).toEqual(behind.map((_, number) => ({ number })));
});

test('Endless recursion is an error of that statement and leaves the engine alive', async () => {
  const { database, warnings } = await open();
  await database.exec(`
    create function public.forever(i int) returns int language plpgsql as
      $$ begin return public.forever(i + 1); end $$;
    create function public.also_forever(i int) returns int language sql as $$ select public.also_forever(i + 1) $$`);
  await expect(database.query('select public.forever(1)')).rejects.toMatchObject({ code: '54001' });
  await expect(database.query('select public.also_forever(1)')).rejects.toMatchObject({ code: '54001' });
  await expect(database.query("select repeat('[', 100000)::jsonb")).rejects.toMatchObject({ code: '22P02' });
  expect(await database.healthy()).toBe(true);
  expect(warnings).toEqual([]);
});

test('An error that puts the engine in doubt is reported, and the engine opened again', async () => {
  const { database, warnings } = await open();
  await database.exec(`do $$ begin perform set_config('app.here', 'yes', false); end $$`);
  const broken = database.exec(`do $$ begin raise exception 'no space left' using errcode = '53100'; end $$`);
  await expect(broken).rejects.toMatchObject({ code: '53100' });
  const { rows } = await database.query("select current_setting('app.here', true) as here");
  expect(rows).toEqual([{ here: null }]);
  expect(warnings).toHaveLength(1);
});

test('A database whose files are gone fails at once, says so, makes no new one, and comes back with the files', async () => {
  const { database, folder, fatal } = await open({ timeoutMs: 200, retryAfterMs: 0 });
  await rename(folder, `${folder}.away`);
  await expect(database.query(unread)).rejects.toMatchObject({
    code: expect.stringMatching(/^58/) as string,
  });
  await expect(database.query('select 1')).rejects.toMatchObject({ code: '08006' });
  expect(await database.healthy()).toBe(false);
  expect(existsSync(folder)).toBe(false);
  expect(fatal.length).toBeGreaterThan(0);
  await rename(`${folder}.away`, folder);
  expect(await database.healthy()).toBe(true);
});

test('Between two attempts to open it again, a dead database refuses without trying', async () => {
  const { database, folder, fatal } = await open({ timeoutMs: 200, retryAfterMs: 3_600_000 });
  await rename(folder, `${folder}.away`);
  await expect(database.query(unread)).rejects.toMatchObject({
    code: expect.stringMatching(/^58/) as string,
  });
  await expect(database.query('select 1')).rejects.toMatchObject({ code: '08006' });
  await rename(`${folder}.away`, folder);
  await expect(database.query('select 1')).rejects.toMatchObject({ code: '08006' });
  expect(fatal).toHaveLength(1);
});
