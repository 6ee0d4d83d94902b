import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { suggestPath } from '../../../../src/features/search/search.ts';
import type { Suggestion, SuggestionsAnswer } from '../../../../src/features/search/suggestions.ts';
import { answerSuggestions } from '../../../../src/features/search/suggestions.api.server.ts';
import type { BackendServer } from '../../../support/backend/backend-server.ts';
import { provideServices } from '../../../support/host/page-context.ts';
import { catalogueOver, TODAY } from '../../../support/tmdb/catalogue.ts';
import { startTmdbServer } from '../../../support/tmdb/server.ts';

const server = await startTmdbServer({ today: TODAY });
beforeEach(() => {
  server.behave(null);
  server.calls.length = 0;
  const publicConfig = { backendUrl: '', backendKey: '', imageBase: 'https://image.tmdb.org/t/p' };
  provideServices({ now: () => new Date(), keys: {} } as BackendServer, {
    catalogue: catalogueOver(server),
    publicConfig,
  });
});
afterAll(() => server.close());

const ask = (words: string) =>
  answerSuggestions(new URL(`http://x/partials/suggest?${new URLSearchParams({ query: words })}`), 'one');

async function suggested(words: string): Promise<Suggestion[]> {
  const response = await ask(words);
  expect(response.status).toBe(200);
  return ((await response.json()) as SuggestionsAnswer).suggestions;
}

const named = async (words: string) => (await suggested(words)).map(({ type, name }) => [type, name]);
const asked = () => server.calls.map(({ path, query }) => [path, query.get('query')]);

const found = (results: object[], path: string) => ({
  status: 200,
  body: { page: 1, total_pages: 1, total_results: results.length, results: path === 'none' ? [] : results },
});

describe('suggestions', () => {
  test('include movies, series, people and collections by name, grouped, at most eight, in two calls', async () => {
    const answer = await suggested('orchard');
    expect(answer.map(({ type }) => type)).toEqual([
      ...['movie', 'movie'],
      ...['tv', 'tv', 'tv', 'tv'],
      ...['person', 'collection'],
    ]);
    expect(asked().sort()).toEqual([
      ['/search/collection', 'orchard'],
      ['/search/multi', 'orchard'],
    ]);
  });

  test('have a small picture, a distinguishing line, and a title’s data for lists', async () => {
    const [harbour] = await suggested('harbour');
    expect(harbour).toEqual({
      type: 'movie',
      id: 1001,
      name: 'Harbour',
      line: '2021',
      picture: 'https://image.tmdb.org/t/p/w92/poster-1001.jpg',
      listed: { date: '2021-01-15', posterPath: '/poster-1001.jpg', voteAverage: 5 },
    });
    const [calder] = await suggested('ines calder');
    expect(calder).toEqual({
      type: 'person',
      id: 9006,
      name: 'Ines Calder',
      line: 'Directing · Harbour',
      picture: 'https://image.tmdb.org/t/p/w185/profile-9006.jpg',
    });
  });

  test('rank famous items first, and exclude adult ones', async () => {
    server.behave(({ path }) => {
      if (path !== '/search/multi') return found([{ id: 1, name: 'Nolan Collection', softcore: true }], path);
      const item = (id: number, title: string, votes: number, more = {}) => ({
        ...{ id, title, media_type: 'movie', vote_count: votes, ...more },
      });
      return found(
        [
          item(1, 'Nolan', 0),
          item(2, 'Nolan at Work', 9000),
          item(3, 'Nolan Unveiled', 10, { adult: true }),
          { id: 4, name: 'Blue Nolan', media_type: 'person', known_for: [{ title: 'X', softcore: true }] },
          {
            id: 5,
            name: 'Christopher Nolan',
            media_type: 'person',
            known_for: [{ title: 'Y', vote_count: 30000 }],
          },
        ],
        path,
      );
    });
    expect(await named('nolan')).toEqual([
      ['movie', 'Nolan at Work'],
      ['movie', 'Nolan'],
      ['person', 'Christopher Nolan'],
    ]);
  });

  test('support a year at the end, and titles with such names, in two calls', async () => {
    expect((await named('harbour 1998'))[0]).toEqual(['movie', 'Harbour']);
    expect((await suggested('harbour (1998)')).map(({ line }) => line)).toEqual(['1998']);
    server.calls.length = 0;
    expect(await named('platform 1984')).toEqual([['movie', 'Platform 1984']]);
    expect(asked().sort()).toEqual([
      ['/search/multi', 'platform'],
      ['/search/multi', 'platform 1984'],
    ]);
  });

  test('start at two characters', async () => {
    expect(await suggested(' h ')).toEqual([]);
    expect(asked()).toEqual([]);
    expect(await suggested('ha')).not.toEqual([]);
  });

  test('of equal words have one address and cost one request an hour', async () => {
    expect(suggestPath('  The   MATRIX ')).toBe(suggestPath('the matrix'));
    await suggested('Harbour');
    await suggested(' HARBOUR ');
    expect(asked()).toHaveLength(2);
  });

  test('have at most 6 kB, for any results', async () => {
    const long = '名'.repeat(900);
    server.behave(({ path }) => {
      const items = Array.from({ length: 60 }, (_, id) => ({
        id: id + 1,
        title: `${id} ${long}`,
        name: `${id} ${long}`,
        media_type: ['movie', 'tv', 'person'][id % 3],
        known_for_department: long,
        known_for: [{ title: long }],
        poster_path: `/${'p'.repeat(70)}.jpg`,
        profile_path: `/${'p'.repeat(70)}.jpg`,
      }));
      return found(items, path);
    });
    const response = await ask(long);
    const text = await response.text();
    expect((JSON.parse(text) as SuggestionsAnswer).suggestions).toHaveLength(8);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(6 * 1024);
  });

  test('show one call’s results when the other fails, uncached', async () => {
    server.behave(({ path }) => (path === '/search/collection' ? { status: 500, body: {} } : undefined));
    const response = await ask('orchard');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { suggestions } = (await response.json()) as SuggestionsAnswer;
    expect(suggestions.map(({ type }) => type)).not.toContain('collection');
    expect(suggestions.length).toBeGreaterThan(0);
  });

  test('fail when both calls fail', async () => {
    server.behave(() => ({ status: 500, body: {} }));
    const response = await ask('orchard');
    expect(response.status).toBe(502);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});
