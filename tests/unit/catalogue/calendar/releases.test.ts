import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MOST } from '../../../../src/core/bounds.ts';
import { catalogueOver, TODAY } from '../../../support/tmdb/catalogue.ts';
import { catalogueOn } from '../../../../packages/embedded/tests/support/tmdb.ts';
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

/** The releases read from these results. */
async function read(results: unknown) {
  server.behave(() => ({ status: 200, body: { id: 603, results } }));
  return catalogueOver(server).releases(603);
}

const release = (type: unknown, day: unknown) => ({ type, release_date: day, certification: '' });
const country = (code: unknown, ...dates: unknown[]) => ({ iso_3166_1: code, release_dates: dates });

describe('release dates of a movie', () => {
  test('are the first day in cinemas and the first at home, by country', async () => {
    const midnight = (day: string) => `${day}T00:00:00.000Z`;
    const days = await read([
      country(
        'DE',
        release(4, midnight('2027-03-02')),
        release(3, midnight('2027-01-15')),
        release(3, midnight('2027-01-14')),
        release(1, midnight('2026-12-01')),
        release(2, midnight('2027-01-02')),
        release(5, midnight('2027-04-01')),
      ),
      country('US', release(2, midnight('2026-12-24'))),
    ]);
    expect(days).toEqual({
      DE: { theatre: '2027-01-14', digital: '2027-03-02' },
      US: { theatre: '2026-12-24', digital: null },
    });
  });

  test('skip countries without a day, and invalid countries and days', async () => {
    const days = await read([
      country('FR', release(3, '')),
      country('GB', release(3, 'soon'), release('4', '2027-01-01'), release(4, null)),
      country('xx', release(3, '2027-01-01')),
      country(7, release(3, '2027-01-01')),
      { iso_3166_1: 'IT' },
      null,
      country('JP', release(3, '2027-02-30'), release(4, '2027-02-28')),
    ]);
    expect(days).toEqual({ JP: { theatre: null, digital: '2027-02-28' } });
  });

  test('are limited in countries', async () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const codes = letters.flatMap((first) => letters.map((second) => first + second));
    const days = await read(codes.map((code) => country(code, release(3, '2027-01-01'))));
    expect(Object.keys(days ?? {})).toHaveLength(MOST.releaseCountries);
  });

  test('are null for a missing movie', async () => {
    server.behave(() => ({ status: 404, body: { status_code: 34 } }));
    expect(await catalogueOver(server).releases(603)).toBeNull();
  });
});

test('Releases an invented movie on its own days in several countries, and later at home', async () => {
  const { results } = await catalogueOn('2026-11-23').get<{ results: { id: number }[] }>('movie/upcoming');
  const [coming] = results;
  const own = await catalogueOn('2026-11-23').get<{
    results: { iso_3166_1: string; release_dates: object[] }[];
  }>(`movie/${coming?.id}/release_dates`);
  const days = (await read(own.results)) ?? {};
  expect(Object.keys(days).length).toBeGreaterThan(5);
  expect(new Set(Object.values(days).map(({ theatre }) => theatre)).size).toBeGreaterThan(2);
  for (const { theatre, digital } of Object.values(days))
    expect((theatre ?? '') < (digital ?? '')).toBe(true);
});
