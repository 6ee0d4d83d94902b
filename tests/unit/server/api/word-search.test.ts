import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { addToList } from '../../../../src/backend/list-entries.ts';
import { loadAiSearches, setKeepsSearches } from '../../../../src/backend/ai-searches.ts';
import type { Client } from '../../../../src/backend/client.ts';
import type { ApiRefusal } from '../../../../src/domain/api-errors.ts';
import type { WordSearchAnswer } from '../../../../src/domain/ai-search.ts';
import { answerWordSearch } from '../../../../src/server/api/word-search.ts';
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

const answerOf = async (response: Response) => (await response.json()) as WordSearchAnswer;
const refusalOf = async (response: Response) => ((await response.json()) as ApiRefusal).error.code;

describe('a search without AI', () => {
  test('needs no key, asks no model and answers that person only', async () => {
    const response = await search();
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    const { titles, understood } = await answerOf(response);
    expect(titles.map(({ title }) => title)).toContain('Toy Story');
    expect(understood.chips.map(({ label }) => label)).toEqual(['Animation', '1990s']);
    expect(site.provider.calls).toEqual([]);
  });

  test('leaves out what the person has watched', async () => {
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

  test('is kept with what was understood, unless the person wants none kept', async () => {
    const { searchId } = await answerOf(await search());
    const [kept] = await loadAiSearches(client, person.id);
    expect(kept).toMatchObject({ id: searchId, results: { understood: { english: true } } });
    await setKeepsSearches(client, person.id, false);
    expect((await answerOf(await search())).searchId).toBeNull();
  });

  test('is for people who are signed in', async () => {
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

  test('counts against the limit of searches with AI', async () => {
    for (let count = 0; count < 10; count += 1) expect((await search()).status).toBe(200);
    const response = await search();
    expect([response.status, await refusalOf(response)]).toEqual([429, 'limited']);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});
