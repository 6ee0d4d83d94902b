import { afterAll, expect, test } from 'vitest';
import type { Client } from '../../src/core/backend/client.ts';
import { addToList } from '../../src/features/marks/list-entries.queries.ts';
import { loadMyServices, tickService, untickService } from '../../src/features/watch/my-services.queries.ts';
import { keepTitleOffers } from '../../src/features/watch/title-offers.queries.ts';
import { MOST_SERVICES } from '../../src/features/watch/my-services.ts';
import { startBackend } from '../support/backend/backend-server.ts';
import { look } from '../../packages/embedded/tests/support/persona.ts';
import { serviceClient } from '../support/host/server-jobs.ts';
import { signedInAdmin, signedInPerson } from '../support/host/signed-in-person.ts';

const server = await startBackend();
afterAll(() => server.close());

const ada = await signedInPerson(server, 'Ada');
const bob = await signedInPerson(server, 'Bob');
const root = await signedInAdmin(server, 'Root');
const visitor = server.client() as Client;
const jobs = serviceClient(server);

test('Returns ticked services to their owner only, each once', async () => {
  for (const id of [337, 8, 8]) await tickService(ada.client, ada.id, id);
  expect(await loadMyServices(ada.client, ada.id)).toEqual([8, 337]);
  for (const { client } of [bob, root]) expect(await loadMyServices(client, ada.id)).toEqual([]);
  await expect(loadMyServices(visitor, ada.id)).rejects.toMatchObject({ kind: 'expired' });
});

test('Refuses to tick or untick for another user', async () => {
  for (const client of [bob.client, root.client]) {
    await expect(tickService(client, ada.id, 9)).rejects.toMatchObject({ kind: 'forbidden' });
    await untickService(client, ada.id, 8);
  }
  expect(await loadMyServices(ada.client, ada.id)).toEqual([8, 337]);
  await untickService(ada.client, ada.id, 8);
  await untickService(ada.client, ada.id, 8);
  expect(await loadMyServices(ada.client, ada.id)).toEqual([337]);
});

test('Refuses more than fifty without dropping any', async () => {
  for (let id = 1; id <= MOST_SERVICES; id++) await tickService(bob.client, bob.id, id);
  await expect(tickService(bob.client, bob.id, 999)).rejects.toMatchObject({ kind: 'invalid' });
  expect(await loadMyServices(bob.client, bob.id)).toHaveLength(MOST_SERVICES);
});

test('Lets only the server store offers of saved titles', async () => {
  const offers = {
    kind: 'movie',
    id: 603,
    region: 'DE',
    included: [8, 9],
    free: [],
    checkedAt: server.now().toISOString(),
  } as const;
  await addToList(ada.client, ada.id, 'wishlist', {
    kind: 'movie',
    id: 603,
    title: 'One',
    posterPath: null,
    date: null,
    voteAverage: null,
  });
  for (const client of [ada.client, root.client]) {
    await expect(keepTitleOffers(client, [offers], 'US')).rejects.toMatchObject({
      kind: 'forbidden',
    });
  }
  expect(await keepTitleOffers(jobs, [offers, { ...offers, id: 604 }], 'US')).toBe(1);
  const kept = 'select title_id, included from public.title_offers';
  expect(await look(server.database, kept)).toEqual([{ title_id: 603, included: [8, 9] }]);
  const { error } = await bob.client.from('title_offers').select('title_id');
  expect(error).toMatchObject({ code: '42501' });
});
