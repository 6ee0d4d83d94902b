import { afterAll, expect, test } from 'vitest';
import {
  clearAiSearches,
  keepAiSearch,
  loadAiSearch,
  loadOwnAiPage,
  setKeepsSearches,
} from '../../src/features/ai/ai-searches.queries.ts';
import type { AiResults } from '../../src/features/ai/ai-search.ts';
import { startBackend } from '../support/backend/backend-server.ts';
import { signedInPerson } from '../support/host/signed-in-person.ts';

const server = await startBackend();
afterAll(() => server.close());

const ada = await signedInPerson(server, 'Ada');
const bob = await signedInPerson(server, 'Bob');

const results: AiResults = {
  titles: [],
  unresolved: [{ name: 'No Such Film', year: 1999, reason: null }],
  reasoning: 'Why not',
  offline: false,
  provider: 'Gemini',
};
const keep = (person: typeof ada, description: string) =>
  keepAiSearch(person.client, person.id, { kind: 'tv', description, results });

test('Returns saved searches to their owner only, newest first', async () => {
  await keep(ada, 'first');
  server.advance(1000);
  const id = await keep(ada, 'second');
  const { searches } = await loadOwnAiPage(ada.client);
  expect(searches.map(({ description }) => description)).toEqual(['second', 'first']);
  const second = {
    id,
    kind: 'tv',
    description: 'second',
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
  };
  expect(searches[0]).toEqual({ ...second, titles: 0, onServices: false });
  expect(await loadAiSearch(ada.client, ada.id, id ?? '')).toEqual({ ...second, results });
  expect((await loadOwnAiPage(bob.client)).searches).toEqual([]);
  expect(await loadAiSearch(bob.client, ada.id, id ?? '')).toBeNull();
  expect(await loadAiSearch(bob.client, bob.id, id ?? '')).toBeNull();
  await expect(
    keepAiSearch(bob.client, ada.id, { kind: 'tv', description: 'foisted', results }),
  ).resolves.toBeNull();
});

test('Keeps only the newest of equal searches', async () => {
  server.advance(1000);
  const id = await keep(ada, ' First');
  const { searches } = await loadOwnAiPage(ada.client);
  expect(searches.map((search) => search.description)).toEqual([' First', 'second']);
  expect(searches[0]?.id).toBe(id);
});

test('Skips an invalid row, which only its owner can have made', async () => {
  const row = { user_id: ada.id, kind: 'movie', description: 'odd', results: { titles: 7 } };
  const { data, error } = await ada.client.from('ai_searches').insert(row).select('id').single();
  expect(error).toBeNull();
  expect((await loadOwnAiPage(ada.client)).searches).toHaveLength(2);
  expect(await loadAiSearch(ada.client, ada.id, data?.id ?? '')).toBeNull();
});

test('Clears only the user’s own searches', async () => {
  await keep(bob, 'mine');
  await clearAiSearches(ada.client, bob.id);
  await clearAiSearches(ada.client, ada.id);
  expect((await loadOwnAiPage(ada.client)).searches).toEqual([]);
  expect((await loadOwnAiPage(bob.client)).searches).toHaveLength(1);
});

test('Saves searches until the user turns that off, and again when turned on', async () => {
  expect(await loadOwnAiPage(bob.client)).toMatchObject({ keepSearches: true });
  await setKeepsSearches(bob.client, bob.id, false);
  expect(await loadOwnAiPage(bob.client)).toMatchObject({ keepSearches: false });
  expect(await loadOwnAiPage(ada.client)).toMatchObject({ keepSearches: true });
  expect(await keep(bob, 'secret')).toBeNull();
  await setKeepsSearches(bob.client, bob.id, true);
  expect(await keep(bob, 'not secret')).toEqual(expect.any(String));
});
