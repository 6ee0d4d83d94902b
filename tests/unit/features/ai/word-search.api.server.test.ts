import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addToList } from '../../../../src/features/marks/list-entries.queries.ts';
import { setKeepsSearches } from '../../../../src/features/ai/ai-searches.queries.ts';
import type { Client } from '../../../../src/core/backend/client.ts';
import { tickService } from '../../../../src/features/watch/my-services.queries.ts';
import type { ApiRefusal } from '../../../../src/core/api-errors.ts';
import type { WordSearchAnswer } from '../../../../src/features/ai/ai-search.ts';
import { titleKey } from '../../../../src/core/title.ts';
import { answerWordSearch } from '../../../../src/features/ai/word-search.api.server.ts';
import { keptSearches } from '../../../support/ai/kept.ts';
import { dividingService } from '../../../support/ai/on-services.ts';
import { startAiSite, type Visitor } from '../../../support/ai/site.ts';
import { signIn } from '../../../support/database/people.ts';

const site = await startAiSite();
afterAll(() => site.close());

let person: Visitor;
let client: Client;

beforeEach(async () => {
  person = await site.signIn();
  client = (await signIn(site.backend, person.email)).client as Client;
  site.provider.calls.length = 0;
});

const WISH = { kind: 'movie', description: 'animation from the 90s' };

const search = (body: unknown = WISH, visitor: Visitor | null = person) =>
  answerWordSearch(site.request(visitor, 'POST', body));

const answerOf = async (response: Response) => {
  const answer = (await response.json()) as WordSearchAnswer;
  return { ...answer, titles: answer.titles.map(({ title }) => title) };
};
const refusalOf = async (response: Response) => ((await response.json()) as ApiRefusal).error.code;

describe('a search without AI', () => {
  test('needs no key, uses no model and answers that user only', async () => {
    const response = await search();
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    const { titles, understood } = await answerOf(response);
    expect(titles.map(({ title }) => title)).toContain('Toy Story');
    expect(understood.chips.map(({ label }) => label)).toEqual(['Animation', '1990s']);
    expect(site.provider.calls).toEqual([]);
  });

  test('excludes watched titles', async () => {
    const film = {
      kind: 'movie',
      id: 862,
      title: 'Toy Story',
      posterPath: null,
      date: null,
      voteAverage: null,
    } as const;
    await addToList(client, person.id, 'watched', film);
    expect((await answerOf(await search())).titles.map(({ title }) => title)).not.toContain('Toy Story');
  });

  test('is saved with the parsed wishes, unless turned off', async () => {
    const { searchId } = await answerOf(await search());
    const [kept] = await keptSearches(client, person.id);
    expect(kept).toMatchObject({ id: searchId, results: { understood: { english: true } } });
    await setKeepsSearches(client, person.id, false);
    expect((await answerOf(await search())).searchId).toBeNull();
  });

  test('requires signing in', async () => {
    const response = await search(WISH, null);
    expect([response.status, await refusalOf(response)]).toEqual([401, 'signedOut']);
  });

  test.each([
    ['nothing', {}, 'descriptionMissing'],
    ['blanks', { kind: 'movie', description: ' \n ' }, 'descriptionMissing'],
    ['a kind there is not', { kind: 'book', description: 'x' }, 'descriptionMissing'],
    ['too much', { kind: 'movie', description: 'x'.repeat(1001) }, 'descriptionLong'],
  ])('is refused by code: %s', async (_what, body, code) => {
    const response = await search(body);
    expect([response.status, await refusalOf(response)]).toEqual([400, code]);
  });

  test('counts towards the limit of searches with AI', async () => {
    for (let count = 0; count < 10; count += 1) expect((await search()).status).toBe(200);
    const response = await search();
    expect([response.status, await refusalOf(response)]).toEqual([429, 'limited']);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

describe('a search without AI on the user’s services only', () => {
  const NARROWED = { ...WISH, onServices: true };

  async function divided() {
    const { titles } = await answerOf(await search());
    const { id, has } = await dividingService(site, titles);
    await tickService(client, person.id, id);
    return { titles, id, has };
  }

  test('shows only included titles, and how many were left out', async () => {
    const { titles, id, has } = await divided();
    const answer = await answerOf(await search(NARROWED));
    const shown = answer.titles.map(titleKey);
    expect(shown).toEqual(expect.arrayContaining(has));
    const included = await site.services.offers.included(answer.titles, 'US');
    for (const key of shown) expect(included.get(key)).toContain(id);
    expect(answer.leftOut?.unknown).toBe(0);
    expect(answer.leftOut?.elsewhere).toBeGreaterThanOrEqual(titles.length - has.length);
    const [kept] = await keptSearches(client, person.id);
    expect(kept?.results.leftOut).toEqual(answer.leftOut);
  });

  test('counts unchecked titles separately, shows none of them, and checks at most forty', async () => {
    const { has } = await divided();
    const { offers } = site.services;
    const included = offers.included.bind(offers);
    const asked: number[] = [];
    const failing = vi.spyOn(offers, 'included').mockImplementation(async (titles, ...rest) => {
      asked.push(titles.length);
      const found = await included(titles, ...rest);
      found.delete(has[0] ?? '');
      return found;
    });
    const answer = await answerOf(await search(NARROWED));
    failing.mockRestore();
    expect(answer.titles.map(titleKey)).not.toContain(has[0]);
    expect(answer.leftOut?.unknown).toBe(1);
    expect(asked.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(40);
  });

  test('is saved besides the same search without it', async () => {
    await divided();
    await search(NARROWED);
    const kept = await keptSearches(client, person.id);
    expect(kept.map(({ results }) => results.leftOut !== undefined)).toEqual([true, false]);
  });

  test('is refused without services, and filled with nothing else', async () => {
    const response = await search(NARROWED);
    expect([response.status, await refusalOf(response)]).toEqual([400, 'noServices']);
  });
});
