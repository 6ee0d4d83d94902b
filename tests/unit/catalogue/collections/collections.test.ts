import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LONGEST, MOST } from '../../../../src/core/bounds.ts';
import { catalogueOver, failureOf, TODAY } from '../../../support/tmdb/catalogue.ts';
import { COLLECTION } from '../../../support/tmdb/collections.ts';
import { startTmdbServer, type TmdbServer } from '../../../support/tmdb/server.ts';

let server: TmdbServer;
beforeAll(async () => {
  server = await startTmdbServer({ today: TODAY });
});
beforeEach(() => {
  server.behave(null);
  server.calls.length = 0;
});
afterAll(() => server.close());

/** The collection read from this answer. */
async function read(body: unknown) {
  server.behave(() => ({ status: 200, body }));
  return catalogueOver(server).collection(10);
}

const part = (id: number, more: object = {}) => ({
  id,
  title: `Part ${id}`,
  release_date: `${2000 + id}-01-01`,
  ...more,
});

describe('a collection', () => {
  test('has its parts by date, once each, undated last, without titles for adults', async () => {
    const collection = await catalogueOver(server).collection(COLLECTION);
    const dates = collection?.parts.map(({ date }) => date) ?? [];
    expect(collection?.name).toBe('The Harbour Collection');
    expect(collection?.parts.map(({ id }) => id).sort()).toEqual([
      1001, 1002, 1003, 1004, 1005, 1006, 1010, 1023,
    ]);
    expect(dates.at(-1)).toBeNull();
    expect(dates.slice(0, -1)).toEqual(dates.slice(0, -1).sort());
    expect(server.calls.map(({ path }) => path)).toEqual([`/collection/${COLLECTION}`]);
  });

  test('that does not exist is null after one call', async () => {
    const catalogue = catalogueOver(server);
    expect(await catalogue.collection(3)).toBeNull();
    expect(await catalogue.collection(3)).toBeNull();
    expect(server.calls).toHaveLength(1);
  });

  test.each([
    [{ id: 10, name: 'X', parts: [part(1, { adult: true }), part(2, { softcore: true })] }],
    [{ id: 10, name: 'X', adult: true, parts: [part(1)] }],
    [{ id: 10, name: 'X', softcore: 'yes', parts: [part(1)] }],
  ])('for adults does not exist', async (answer) => {
    expect(await read(answer)).toBeNull();
  });

  test('with only a name has no parts', async () => {
    expect(await read({ id: 10, name: 'مجموعة' })).toEqual({
      id: 10,
      name: 'مجموعة',
      overview: '',
      posterPath: null,
      backdropPath: null,
      parts: [],
    });
  });

  test('keeps valid parts among values of wrong types', async () => {
    const collection = await read({
      id: 10,
      name: '東映まんがまつり',
      overview: 7,
      poster_path: 'javascript:alert(1)',
      backdrop_path: [],
      parts: [
        null,
        'x',
        { id: 4 },
        part(3, { media_type: 'tv' }),
        part(2, { media_type: 'movie', release_date: 7 }),
        part(1, { media_type: null, poster_path: 3 }),
      ],
    });
    expect(collection?.parts.map(({ id, date }) => [id, date])).toEqual([
      [1, '2001-01-01'],
      [2, null],
    ]);
    expect(collection?.posterPath).toBeNull();
  });

  test('of a thousand parts is limited, including texts', async () => {
    const parts = Array.from({ length: 1000 }, (_, index) => part(index + 1, { release_date: '' }));
    const collection = await read({ id: 10, name: 'n'.repeat(500), overview: 'o'.repeat(50_000), parts });
    expect(collection?.parts).toHaveLength(MOST.parts);
    expect(collection?.name).toHaveLength(LONGEST.title);
    expect(collection?.overview).toHaveLength(LONGEST.overview);
  });

  test('without a name is invalid', async () => {
    expect((await failureOf(read({ id: 10, parts: [] }))).status).toBe(502);
  });
});
