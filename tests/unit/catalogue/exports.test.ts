import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createCatalogue } from '../../../src/catalogue/client.ts';
import { createCatalogueServer } from '../../../packages/embedded/src/tmdb/server.ts';
import { failureOf, TODAY } from '../../support/tmdb/catalogue.ts';

const quiet = { warn: () => undefined, error: () => undefined };
const clock = () => new Date(`${TODAY}T12:00:00Z`);

/** A catalogue with this answer of its file host, and the requested addresses. */
function over(answer: () => Response, exportsUrl: string | undefined = 'http://files.test/p/exports') {
  const asked: string[] = [];
  const fetch = (request: Request) => {
    asked.push(request.url);
    return Promise.resolve(answer());
  };
  const setting = { fetch, exportsUrl, clock, log: quiet, apiKey: 'secret', baseUrl: 'http://api.test/3' };
  return { asked, catalogue: createCatalogue(setting) };
}

const file = (...lines: (object | string)[]) =>
  new Response(
    gzipSync(lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')),
  );

describe('the ids of all people', () => {
  test('are read from the file of the day before, once a day, without the key', async () => {
    const { asked, catalogue } = over(() => file({ id: 5 }));
    expect(await catalogue.idsOf('person')).toEqual([5]);
    await catalogue.idsOf('person');
    expect(asked).toEqual(['http://files.test/p/exports/person_ids_03_09_2026.json.gz']);
  });

  test('are the most popular first, once each, without those for adults and invalid ids', async () => {
    const { catalogue } = over(() =>
      file(
        { id: 1, popularity: 2 },
        { id: 2, popularity: 9, adult: true },
        { id: 3, popularity: 7, name: 'أم كلثوم' },
        { id: 1, popularity: 2 },
        { id: -4 },
        { id: '6' },
        '<html>',
        'null',
        '',
        { id: 7, popularity: null },
      ),
    );
    expect(await catalogue.idsOf('person')).toEqual([3, 1, 7]);
  });

  test('are limited to 50,000', async () => {
    const { catalogue } = over(() =>
      file(...Array.from({ length: 50_001 }, (_, index) => ({ id: index + 1 }))),
    );
    expect(await catalogue.idsOf('person')).toHaveLength(50_000);
  });

  test('are empty without a request, where exports are off', async () => {
    const catalogue = createCatalogue({
      ...{ clock, log: quiet, apiKey: 'secret', baseUrl: 'http://api.test/3' },
      fetch: () => Promise.reject(new Error('asked')),
    });
    expect(await catalogue.idsOf('person')).toEqual([]);
  });

  test.each([
    ['missing', () => new Response('', { status: 404 }), 'API error: 404 Not Found'],
    ['not packed', () => new Response('{"id":1}'), 'The movie database sent an answer we could not read.'],
    [
      'cut off',
      () => new Response(gzipSync('{"id":1}').subarray(0, 12)),
      'The movie database sent an answer we could not read.',
    ],
    ['endless', () => file('x'.repeat(6_000_000)), 'The movie database sent an answer we could not read.'],
  ])('fail when the file is %s', async (_, answer, message) => {
    expect((await failureOf(over(answer).catalogue.idsOf('person'))).message).toBe(message);
  });
});

test('Exports all people and collections of the bundled titles', async () => {
  const server = createCatalogueServer({ clock });
  const catalogue = createCatalogue({
    ...{ clock, log: quiet, apiKey: undefined, baseUrl: 'http://catalogue.embedded/3' },
    exportsUrl: 'http://catalogue.embedded/p/exports',
    fetch: (request) => server.api(request),
  });
  const people = await catalogue.idsOf('person');
  const collections = await catalogue.idsOf('collection');
  expect(people.length).toBeGreaterThan(4000);
  expect(collections.length).toBeGreaterThanOrEqual(20);
  for (const id of [people[0], people.at(-1)])
    expect(await catalogue.artist(id ?? 0), String(id)).not.toBeNull();
  for (const id of collections) expect(await catalogue.collection(id), String(id)).not.toBeNull();
  const other = await server.api(new Request('http://catalogue.embedded/p/exports/movie_ids.json.gz'));
  expect(other.status).toBe(404);
});
