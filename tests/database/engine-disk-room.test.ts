import { expect, onTestFinished, test } from 'vitest';
import { openDirectory } from '../../src/embedded/backend/database/open-directory.ts';
import { dataDirectory, ENGINES } from '../support/database/data-directory.ts';

test.each(ENGINES)(
  'On a disk that is nearly full (%s) everything can be read, nothing half saved, and saving comes back',
  async (engine) => {
    let free = 1e9;
    const database = await openDirectory(await dataDirectory(engine), {
      freeBytes: () => Promise.resolve(free),
    });
    onTestFinished(() => database.close());
    // The disk is looked at once a second; the tests' clock is the machine's.
    const looked = async (healthy: boolean) =>
      expect.poll(() => database.healthy(), { timeout: 15_000 }).toBe(healthy);
    const add = (id: number) => database.query('insert into public.kept values ($1)', [id]);
    await database.exec('create table public.kept (id int primary key)');
    await add(1);

    free = 10e6;
    await looked(false);
    const full = { code: '53100', message: 'The disk is full: nothing can be saved' };
    await expect(add(2)).rejects.toMatchObject(full);
    await expect(database.transaction((tx) => tx.exec('delete from public.kept'))).rejects.toMatchObject(
      full,
    );
    expect((await database.query('select id from public.kept')).rows).toEqual([{ id: 1 }]);

    free = 1e9;
    await looked(true);
    await add(2);
    expect((await database.query('select id from public.kept order by id')).rows).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
  },
);
