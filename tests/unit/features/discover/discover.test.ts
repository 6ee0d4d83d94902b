import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DISCOVER_ORDERS,
  DISCOVER_PARAMETERS,
  discoverAddress,
  NO_FILTERS,
  readDiscover,
  SERIES_STATUSES,
} from '../../../../src/features/discover/discover.ts';
import type { Kind } from '../../../../src/core/title.ts';

const DAY = '2026-05-14';

const read = (query: string, kind: Kind = 'movie') => readDiscover(kind, new URLSearchParams(query), DAY);

describe('the address of filters', () => {
  test('contains only set filters, in one order', () => {
    expect(read('order=score&longest=110&genres=35,28&from=1990&to=1999').canonical).toBe(
      '/discover/movies?genres=28-35&from=1990&to=1999&longest=110&order=score',
    );
    expect(read('').canonical).toBe('/discover/movies');
    expect(read('', 'tv').canonical).toBe('/discover/series');
  });

  test('accepts a form without scripts: separate boxes and empty fields', () => {
    expect(
      read('genres=35&genres=28&match=all&from=&to=&score=&language=&status=&order=popular').canonical,
    ).toBe('/discover/movies?genres=28-35');
  });

  test.each([
    ['genres=action,,28,0,-,99999999999,28', 'genres=28'],
    ['genres=28&match=any', 'genres=28'],
    ['genres=28-35&match=any', 'genres=28-35&match=any'],
    ['genres=28&without=28-27', 'genres=28&without=27'],
    ['from=1999&to=1990', 'from=1990&to=1999'],
    ['from=0012&to=99999', ''],
    ['decade=1990', 'from=1990&to=1999'],
    ['decade=1990&from=1950&to=1960', 'from=1990&to=1999'],
    ['decade=any&from=1950', ''],
    ['decade=1995&from=1950', 'from=1950'],
    ['decade=11990&from=1950', 'from=1950'],
    ['decade=1990x&from=1950', 'from=1950'],
    ['shortest=120&longest=90', 'shortest=90&longest=120'],
    ['shortest=-5&longest=1e3', ''],
    ['score=7.25', 'score=7.3'],
    ['score=7,5', 'score=7.5'],
    ['score=11&votes=NaN', ''],
    ['language=en-US', 'refused=language'],
    ['language=KO', 'language=ko'],
    ['language=qq', 'refused=language'],
    ['language=xx', 'language=xx'],
    ['language=', ''],
    ['language=cn', 'language=cn'],
    ['country=kr', 'country=KR'],
    ['country=ZZ', 'refused=country'],
    ['country=UK', 'refused=country'],
    ['country=eu', 'refused=country'],
    ['country=xx', 'refused=country'],
    ['country=SU', 'country=SU'],
    ['country=DE&refused=country-country-nothing', 'country=DE&refused=country'],
    ['certification=PG-13', 'certification=PG-13'],
    ['certification=%00%3Cscript%3E', 'refused=certification'],
    ['certification=12&region=de', 'certification=12&region=DE'],
    ['release=soon&order=random&status=returning', 'refused=status'],
    ['services=119,8|8&region=de', 'services=8-119&region=DE'],
    ['services=8&region=Europe', 'services=8&refused=region'],
    ['region=DE', ''],
    ['page=3&unknown=1&utm_source=x', ''],
  ])('%s means %s', (query, canonical) => {
    expect(read(query).canonical).toBe(canonical ? `/discover/movies?${canonical}` : '/discover/movies');
  });

  test('has status for series only, and age rating, people and revenue for movies only', () => {
    const query = 'certification=R&status=ended&people=31&order=revenue';
    expect(read(query).canonical).toBe(
      '/discover/movies?certification=R&people=31&order=revenue&refused=status',
    );
    expect(read(query, 'tv').canonical).toBe(
      '/discover/series?status=ended&refused=certification-people-order',
    );
  });

  test('is limited to twenty genres, five people, five keywords and fifty services', () => {
    const many = Array.from({ length: 60 }, (_, index) => index + 1).join('-');
    const { filters } = read(
      `genres=${many}&without=${many}&people=${many}&keywords=${many}&services=${many}`,
    );
    const { genres, people, keywords, services } = filters;
    expect([genres, people, keywords, services].map(({ length }) => length)).toEqual([20, 5, 5, 50]);
    expect(filters.without).toEqual([]);
  });
});

const id = fc.integer({ min: 1, max: 2_147_483_647 });
const ids = fc.uniqueArray(id, { maxLength: 20 }).map((list) => list.sort((a, b) => a - b));
const few = ids.map((list) => list.slice(0, 5));
const range = (arbitrary: fc.Arbitrary<number>) =>
  fc
    .tuple(fc.option(arbitrary), fc.option(arbitrary))
    .map(([a, b]) => (a !== null && b !== null && a > b ? [b, a] : [a, b]));

const sensible = fc
  .record({
    genres: ids,
    any: fc.boolean(),
    without: ids,
    years: range(fc.integer({ min: 1870, max: 2036 })),
    minutes: range(fc.integer({ min: 1, max: 999 })),
    score: fc.option(fc.integer({ min: 1, max: 100 }).map((tenths) => tenths / 10)),
    votes: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    language: fc.option(fc.constantFrom('en', 'ko', 'ja', 'cn', 'xx')),
    country: fc.option(fc.constantFrom('US', 'KR', 'DE')),
    certification: fc.option(fc.constantFrom('PG-13', '12', 'R', '16+', 'Ｐ12')),
    release: fc.option(fc.constantFrom('released', 'announced')),
    people: few,
    keywords: few,
    services: ids,
    region: fc.option(fc.constantFrom('DE', 'US')),
    order: fc.constantFrom(...DISCOVER_ORDERS),
  })
  .map(({ years, minutes, any, without, ...rest }) => ({
    ...NO_FILTERS,
    ...rest,
    match: any && rest.genres.length > 1 ? ('any' as const) : ('all' as const),
    without: without.filter((one) => !rest.genres.includes(one)),
    from: years[0] ?? null,
    to: years[1] ?? null,
    region: rest.services.length > 0 || rest.certification !== null ? rest.region : null,
    shortest: minutes[0] ?? null,
    longest: minutes[1] ?? null,
  }));

const nonsense = fc.array(
  fc.tuple(
    fc.constantFrom(...DISCOVER_PARAMETERS, 'decade', 'page', 'refused'),
    fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(
        ...SERIES_STATUSES,
        '1990',
        '2000',
        'any',
        '28-12',
        'en',
        'US',
        '5.05',
        'PG-13 ',
        'a b',
      ),
      fc.array(fc.integer(), { maxLength: 30 }).map((list) => list.join('|')),
    ),
  ),
  { maxLength: 30 },
);

describe('reading and writing an address', () => {
  test('returns the same filters', () => {
    fc.assert(
      fc.property(sensible, (filters) => {
        const query = discoverAddress('movie', filters).split('?')[1] ?? '';
        expect(read(query).filters).toEqual(filters);
      }),
    );
  });

  test('is stable: a canonical address is its own', () => {
    fc.assert(
      fc.property(nonsense, fc.constantFrom<Kind>('movie', 'tv'), (pairs, kind) => {
        const { canonical, ...meant } = readDiscover(kind, new URLSearchParams(pairs), DAY);
        const again = readDiscover(kind, new URL(canonical, 'http://x').searchParams, DAY);
        expect(again).toEqual({ canonical, ...meant });
      }),
      { numRuns: 500 },
    );
  });

  test('gives equal filters one address, in any order', () => {
    fc.assert(
      fc.property(sensible, fc.array(fc.nat(), { minLength: 90, maxLength: 90 }), (filters, dice) => {
        const { canonical } = read(discoverAddress('movie', filters).split('?')[1] ?? '');
        const pairs = [...new URL(canonical, 'http://x').searchParams].flatMap(([name, value]) =>
          ['genres', 'without', 'people', 'keywords', 'services'].includes(name)
            ? value.split('-').map((one) => [name, one] as const)
            : [[name, value] as const],
        );
        const shuffled = pairs
          .map((pair, index) => ({ pair, at: dice[index] ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ pair: [name, value] }) => [name, value]);
        expect(read(new URLSearchParams(shuffled).toString()).canonical).toBe(canonical);
      }),
    );
  });
});
