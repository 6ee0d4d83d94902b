import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Client } from '../../../../src/core/backend/client.ts';
import { tickService } from '../../../../src/features/watch/my-services.queries.ts';
import { answerSaveKey } from '../../../../src/features/ai/ai-keys.api.server.ts';
import { answerWordSearch } from '../../../../src/features/ai/word-search.api.server.ts';
import { loadAiPage } from '../../../../src/features/ai/ai-page.server.ts';
import { GOOD_KEY } from '../../../support/ai/server.ts';
import { startAiSite, type Visitor } from '../../../support/ai/site.ts';
import { signIn } from '../../../support/database/people.ts';

const site = await startAiSite();
afterAll(() => site.close());

let person: Visitor;
beforeEach(async () => {
  person = await site.signIn();
});

const open = (who: Visitor | null, query = '') =>
  loadAiPage({
    ...site.request(who, 'GET'),
    response: { headers: new Headers() },
    url: new URL(`http://site.test/recommendations${query}`),
  });

test('Shows a new user no key, no service and no search', async () => {
  expect(await open(person)).toEqual({
    kind: 'ok',
    data: {
      linked: null,
      asked: false,
      own: { userId: person.id, hasKey: false, hasServices: false, keepSearches: true, searches: [] },
    },
  });
});

test('Shows the user’s data, with the number of titles of each search, in one call', async () => {
  const { client } = await signIn(site.backend, person.email);
  await tickService(client as Client, person.id, 8);
  await answerSaveKey(site.request(person, 'PUT', { provider: 'gemini', key: GOOD_KEY }));
  const wish = { kind: 'movie', description: 'animation from the 90s' };
  const found = (await (await answerWordSearch(site.request(person, 'POST', wish))).json()) as {
    titles: unknown[];
    searchId: string;
  };
  const calls = vi.fn(fetch);
  vi.spyOn(site.services.backend, 'fetchFor').mockReturnValueOnce(calls);
  const page = await open(person);
  expect(page).toMatchObject({
    kind: 'ok',
    data: {
      own: {
        ...{ hasKey: true, hasServices: true },
        searches: [{ ...wish, id: found.searchId, titles: found.titles.length, onServices: false }],
      },
    },
  });
  expect(JSON.stringify(page)).not.toContain('results');
  const asked = calls.mock.calls.map(([address]) =>
    String(address instanceof Request ? address.url : address),
  );
  expect(asked.filter((address) => address.includes('/rest/'))).toEqual([
    expect.stringContaining('/rpc/own_ai_page'),
  ]);
});

test('Fills the form from a link, also while the backend fails, without its data', async () => {
  const query = '?kind=tv&q=political+drama';
  vi.spyOn(site.services.backend, 'fetchFor').mockReturnValueOnce((...call: Parameters<typeof fetch>) => {
    const [address] = call;
    const path = address instanceof Request ? address.url : String(address);
    return path.includes('/rest/') ? Promise.resolve(new Response('{}', { status: 503 })) : fetch(...call);
  });
  const linked = { kind: 'tv', description: 'political drama' };
  expect(await open(person, query)).toEqual({ kind: 'ok', data: { linked, asked: false, own: null } });
});

test('Refuses visitors', async () => {
  expect(await open(null)).toEqual({ kind: 'signedOut' });
});
