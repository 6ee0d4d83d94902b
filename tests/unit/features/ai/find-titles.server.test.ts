import { describe, expect, test } from 'vitest';
import { findTitles } from '../../../../src/features/ai/find-titles.server.ts';
import { SAID, searchNamesakes } from '../../../support/tmdb/namesakes.ts';
import { catalogueOver } from '../../../support/tmdb/catalogue.ts';

const catalogue = catalogueOver({ url: 'http://tmdb.test/3' }, { fetch: searchNamesakes });
const never = new AbortController().signal;

const named = (name: string, year: number | null = null) => ({ name, year });

describe.each(['movie', 'tv'] as const)('a recommended %s', (kind) => {
  test.each(SAID[kind])('as %s (%s) is %s', async (name, year, id) => {
    const [found] = await findTitles(catalogue, kind, [named(name, year)], never, () => undefined);
    expect(found?.title?.id ?? null).toBe(id);
    expect(found?.failure).toBeNull();
  });
});

describe('many names', () => {
  const names = ['Psycho', 'The Shining', 'Titanic', 'Dune', 'Crash', 'Heat', 'Emma', 'Frozen'].map((name) =>
    named(name),
  );

  test('are looked up by five, and returned in order', async () => {
    let underWay = 0;
    let most = 0;
    const slow = catalogueOver(
      { url: 'http://tmdb.test/3' },
      {
        fetch: async (request) => {
          underWay += 1;
          most = Math.max(most, underWay);
          await new Promise((resolve) => setImmediate(resolve));
          underWay -= 1;
          return searchNamesakes(request);
        },
      },
    );
    const progress: number[] = [];
    const found = await findTitles(slow, 'movie', names, never, (done) => progress.push(done));
    expect(most).toBe(5);
    expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(found.map(({ named: { name }, title }) => [name, title?.title])).toEqual([
      ['Psycho', 'Psycho'],
      ['The Shining', undefined],
      ['Titanic', 'Titanic'],
      ['Dune', 'Dune'],
      ['Crash', 'Crash'],
      ['Heat', 'Heat'],
      ['Emma', 'Emma.'],
      ['Frozen', 'Frozen'],
    ]);
  });

  test('survive single failures of the catalogue', async () => {
    const shaky = catalogueOver(
      { url: 'http://tmdb.test/3' },
      {
        fetch: (request) =>
          request.url.includes('Titanic')
            ? Promise.resolve(new Response('', { status: 404 }))
            : searchNamesakes(request),
      },
    );
    const found = await findTitles(shaky, 'movie', names.slice(0, 4), never, () => undefined);
    expect(found.map(({ title, failure }) => [title?.title ?? null, failure?.message ?? null])).toEqual([
      ['Psycho', null],
      [null, null],
      [null, 'API error: 404 Not Found'],
      ['Dune', null],
    ]);
  });

  test('are no longer looked up once the client left', async () => {
    const person = new AbortController();
    let calls = 0;
    const counting = catalogueOver(
      { url: 'http://tmdb.test/3' },
      {
        fetch: (request) => {
          calls += 1;
          person.abort();
          return searchNamesakes(request);
        },
      },
    );
    await expect(findTitles(counting, 'movie', names, person.signal, () => undefined)).rejects.toThrow(
      'abort',
    );
    expect(calls).toBe(5);
  });
});
