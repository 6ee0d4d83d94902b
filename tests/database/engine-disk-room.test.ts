import { m } from '../../src/paraglide/messages.js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { signIn } from '../../src/core/backend/auth.ts';
import type { Client } from '../../src/core/backend/client.ts';
import { addToList } from '../../src/features/marks/list-entries.queries.ts';
import { countList } from '../../src/features/marks/list-pages.queries.ts';
import { uploadAvatar } from '../../src/features/profile/avatars.queries.ts';
import { openDirectory } from '../../packages/embedded/src/supabase/database/open-directory.ts';
import { startBackend } from '../support/backend/backend-server.ts';
import { picture } from '../../packages/embedded/tests/support/pictures.ts';
import { PASSWORD } from '../support/database/people.ts';
import { signedInPerson } from '../support/host/signed-in-person.ts';
import { ENGINES } from '../../packages/embedded/tests/support/temporary-folder.ts';
import { dataDirectory } from '../support/database/database-engines.ts';

test.each(ENGINES)(
  'Reads everything on a nearly full disk (%s), saves nothing partially, and recovers',
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

test('Reports a nearly full disk for every save, and keeps the session', async () => {
  let free = 1e9;
  const database = await openDirectory(await dataDirectory(), { freeBytes: () => Promise.resolve(free) });
  const server = await startBackend({ database });
  onTestFinished(() => server.close());
  const { client, id, email } = await signedInPerson(server, 'Ada');
  free = 10e6;
  await expect.poll(() => database.healthy(), { timeout: 15_000 }).toBe(false);

  const entry = {
    kind: 'movie',
    id: 603,
    title: 'X',
    posterPath: null,
    date: null,
    voteAverage: null,
  } as const;
  await expect(addToList(client, id, 'wishlist', entry)).rejects.toMatchObject({
    kind: 'full',
    message: m.backend_full(),
  });
  await expect(uploadAvatar(client, id, picture('image/png'), '1')).rejects.toMatchObject({
    kind: 'full',
    message: m.backend_full(),
  });
  const visitor = server.client() as Client;
  expect(await signIn(visitor, email, PASSWORD)).toMatchObject({ reason: 'full', message: m.backend_full() });
  expect(await countList(client, id, 'wishlist')).toEqual({ movie: 0, tv: 0 });
  // The client would try again for half a minute, of which each look at the clock takes more.
  let later = 0;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + (later += 60_000));
  const refreshed = await client.auth.refreshSession().finally(() => clock.mockRestore());
  expect(refreshed.error?.status).toBe(503);
  expect((await client.auth.getSession()).data.session).not.toBeNull();
});
