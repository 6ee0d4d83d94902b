import { afterAll, expect, test } from 'vitest';
import type { Client } from '../../src/core/backend/client.ts';
import {
  loadSavedSearches,
  removeSearch,
  renameSearch,
  saveSearch,
} from '../../src/features/search/saved-searches.queries.ts';
import { MOST_SAVED_SEARCHES } from '../../src/features/search/saved-searches.ts';
import { startBackend } from '../support/backend/backend-server.ts';
import { signedInAdmin, signedInPerson } from '../support/host/signed-in-person.ts';

const server = await startBackend();
afterAll(() => server.close());

const ada = await signedInPerson(server, 'Ada');
const bob = await signedInPerson(server, 'Bob');
const root = await signedInAdmin(server, 'Root');
const visitor = server.client() as Client;

const LAUGHS = { kind: 'movie', name: 'Laughs', query: 'genres=35' } as const;
const names = async (person = ada) =>
  (await loadSavedSearches(person.client, person.id)).map(({ name }) => name);

test('Returns saved searches to their owner only, newest first', async () => {
  const kept = await saveSearch(ada.client, ada.id, LAUGHS);
  server.advance(1000);
  await saveSearch(ada.client, ada.id, { ...LAUGHS, kind: 'tv', name: 'Series to laugh at' });
  expect(await names()).toEqual(['Series to laugh at', 'Laughs']);
  expect(kept).toMatchObject(LAUGHS);
  for (const { client } of [bob, root]) expect(await loadSavedSearches(client, ada.id)).toEqual([]);
  await expect(loadSavedSearches(visitor, ada.id)).rejects.toMatchObject({ kind: 'expired' });
});

test('Refuses to save, rename or remove for another user', async () => {
  const [search] = await loadSavedSearches(ada.client, ada.id);
  if (!search) throw new Error('nothing is saved');
  for (const client of [bob.client, root.client, visitor]) {
    const foisted = saveSearch(client, ada.id, { ...LAUGHS, query: 'genres=18' });
    const refused = client === visitor ? 'expired' : 'forbidden';
    await expect(foisted).rejects.toMatchObject({ kind: refused });
    const taken = renameSearch(client, ada.id, search.id, 'Mine now');
    await expect(taken).rejects.toMatchObject({ kind: client === visitor ? 'expired' : 'none' });
  }
  await removeSearch(bob.client, ada.id, search.id);
  expect(await names()).toEqual(['Series to laugh at', 'Laughs']);
});

test('Saves a search once, renames, removes and restores it', async () => {
  await expect(saveSearch(ada.client, ada.id, { ...LAUGHS, name: 'Again' })).rejects.toMatchObject({
    kind: 'duplicate',
  });
  const search = (await loadSavedSearches(ada.client, ada.id)).find(({ name }) => name === 'Laughs');
  if (!search) throw new Error('nothing is saved');
  await renameSearch(ada.client, ada.id, search.id, 'Lachen 笑 ضحك');
  expect(await names()).toEqual(['Series to laugh at', 'Lachen 笑 ضحك']);
  await removeSearch(ada.client, ada.id, search.id);
  expect(await names()).toEqual(['Series to laugh at']);
  server.advance(60_000);
  await saveSearch(ada.client, ada.id, search);
  expect(await names()).toEqual(['Series to laugh at', 'Laughs']);
  await expect(renameSearch(ada.client, ada.id, search.id, 'Gone')).rejects.toMatchObject({ kind: 'none' });
});

test('Requires a unique name, ignoring case, on saving and renaming', async () => {
  const search = { ...LAUGHS, query: 'genres=18' };
  await expect(saveSearch(ada.client, ada.id, { ...search, name: 'LAUGHS' })).rejects.toMatchObject({
    kind: 'duplicate',
  });
  const other = await saveSearch(ada.client, ada.id, { ...search, name: 'Tears' });
  await expect(renameSearch(ada.client, ada.id, other.id, 'laughs')).rejects.toMatchObject({
    kind: 'duplicate',
  });
  await saveSearch(bob.client, bob.id, LAUGHS);
  const [his] = await loadSavedSearches(bob.client, bob.id);
  await removeSearch(bob.client, bob.id, his?.id ?? '');
});

test.each([
  ['a name of blanks', { name: '   ' }],
  ['a name too long', { name: 'x'.repeat(61) }],
  ['what is no query', { query: 'genres=35"><script>' }],
  ['an endless query', { query: `genres=${'1-'.repeat(600)}` }],
])('Refuses %s', async (_what, wrong) => {
  await expect(
    saveSearch(ada.client, ada.id, { ...LAUGHS, name: 'Others', query: 'genres=99', ...wrong }),
  ).rejects.toMatchObject({
    kind: 'invalid',
  });
});

test('Saves thirty and refuses more without dropping any', async () => {
  for (let index = 1; index <= MOST_SAVED_SEARCHES; index += 1)
    await saveSearch(bob.client, bob.id, { kind: 'movie', name: `Search ${index}`, query: `votes=${index}` });
  const more = saveSearch(bob.client, bob.id, { kind: 'movie', name: 'One more', query: '' });
  await expect(more).rejects.toMatchObject({ kind: 'invalid' });
  expect(await names(bob)).toHaveLength(MOST_SAVED_SEARCHES);
});
