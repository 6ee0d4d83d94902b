import { describe, expect, test } from 'vitest';
import { decadeOf, filterChips } from '../../../../src/features/discover/discover-chips.ts';
import { readCodes, readRange } from '../../../../src/features/discover/discover-parameters.ts';
import { countryName, isCountryToday, languageName } from '../../../../src/core/code-names.ts';
import { refusedIn } from '../../../../src/features/discover/discover-refused.ts';
import {
  discoverAddress,
  NO_FILTERS,
  pickAddress,
  pickedAddress,
  votesNeeded,
  type DiscoverFilters,
} from '../../../../src/features/discover/discover.ts';

const genres = new Map([
  [28, 'Action'],
  [35, 'Comedy'],
]);
const chips = (filters: Partial<DiscoverFilters>, names = {}) =>
  filterChips('movie', { ...NO_FILTERS, ...filters }, { genres, ...names });
/** Each chip's label and remaining query. */
const told = (filters: Partial<DiscoverFilters>, names = {}) =>
  chips(filters, names).map(({ label, path }) => `${label} → ${path.split('?')[1] ?? ''}`);

describe('A chip shows one filter, and links to the rest', () => {
  test.each<[Partial<DiscoverFilters>, string[]]>([
    [{ from: 1990, to: 1999 }, ['1990s → ']],
    [{ from: 1991, to: 2000 }, ['1991–2000 → ']],
    [{ from: 1990, to: 1998 }, ['1990–1998 → ']],
    [{ from: 1995, to: 1995 }, ['From 1995 only → ']],
    [{ from: 1990 }, ['1990 or later → ']],
    [{ to: 1999 }, ['1999 or earlier → ']],
    [{ shortest: 60, longest: 90 }, ['60–90 minutes → ']],
    [{ shortest: 60 }, ['60 minutes or more → ']],
    [{ longest: 90 }, ['90 minutes or less → ']],
    [{ genres: [28, 35] }, ['Action → genres=35', 'Comedy → genres=28']],
    [{ genres: [28, 35], match: 'any' }, ['Action or Comedy → ']],
    [{ genres: [99] }, ['99 → ']],
    [{ without: [28, 35] }, ['No Action → without=35', 'No Comedy → without=28']],
    [{ score: 7, votes: 200 }, ['Score 7 or more → votes=200', '200 votes or more → score=7']],
    [{ language: 'ko', country: 'JP' }, ['In Korean → country=JP', 'From Japan → language=ko']],
    [{ certification: 'PG-13', region: 'US' }, ['Up to PG-13 (United States) → ']],
    [{ certification: 'PG-13' }, ['Up to PG-13 → ']],
  ])('%j', (filters, labels) => {
    expect(told(filters)).toEqual(labels);
  });

  test('shows states and releases by name', () => {
    const [series] = filterChips('tv', { ...NO_FILTERS, status: 'ended' }, { genres });
    expect([series?.label.length, series?.rest.status]).toEqual([expect.any(Number), null]);
    const [release] = chips({ release: 'released' });
    expect([typeof release?.label, release?.path]).toEqual(['string', '/discover/movies']);
  });

  test('shows people, keywords and services by name, if known', () => {
    const people = new Map([[5, 'Ada']]);
    expect(told({ people: [5, 6] }, { people })).toEqual([
      'With Ada → people=6',
      'With one person → people=5',
    ]);
    expect(told({ people: [5] })).toEqual(['With one person → ']);
    const keywords = new Map([[7, 'noir']]);
    expect(told({ keywords: [7, 8] }, { keywords })).toEqual([
      'About noir → keywords=8',
      'About one keyword → keywords=7',
    ]);
    expect(told({ keywords: [7] })).toEqual(['About one keyword → ']);
  });

  test('shows up to four services by name, more by number', () => {
    const services = new Map([[8, 'Eight']]);
    const of = (count: number) => Array.from({ length: count }, (_, at) => at + 8);
    expect(told({ services: [8, 9], region: 'DE' }, { services })).toEqual([
      'On Eight → services=9&region=DE',
      'On one service → services=8&region=DE',
    ]);
    expect(told({ services: of(4), region: 'DE' })).toHaveLength(4);
    expect(told({ services: of(5), region: 'DE' })).toEqual(['On any of 5 services → ']);
  });

  test('keeps the region while needed', () => {
    const both = { services: [8], certification: 'PG', region: 'DE' };
    expect(told(both)).toEqual([
      'Up to PG (Germany) → services=8&region=DE',
      'On one service → certification=PG&region=DE',
    ]);
    expect(chips({ services: [8], region: 'DE' })[0]?.rest.region).toBeNull();
    expect(chips({ certification: 'PG', region: 'DE' })[0]?.rest.region).toBeNull();
    const many = { ...both, services: [1, 2, 3, 4, 5] };
    expect(chips(many).at(-1)?.rest).toMatchObject({ services: [], region: 'DE' });
  });

  test.each([
    [{ from: 1990, to: 1999 }, 1990],
    [{ from: 1991, to: 2000 }, null],
    [{ from: 1990, to: 2000 }, null],
    [{ from: null, to: 9 }, null],
    [{ from: 1990, to: null }, null],
  ])('shows the years %j as the decade %s', (years, decade) => {
    expect(decadeOf(years)).toBe(decade);
  });
});

describe('An address of filters', () => {
  const limits = { least: 0, most: 10, decimals: 1 };

  test.each([
    [
      ['1', '2'],
      [1, 2],
    ],
    [
      ['2', '1'],
      [1, 2],
    ],
    [
      ['2', '2'],
      [2, 2],
    ],
    [
      [' 7,25 ', '10'],
      [7.3, 10],
    ],
    [
      ['0', '10.04'],
      [0, 10],
    ],
    [
      ['-1', '11'],
      [null, null],
    ],
    [
      ['x1', '1x'],
      [null, null],
    ],
    [
      ['1e1', ''],
      [null, null],
    ],
    [
      [null, 3],
      [null, 3],
    ],
  ] as [[string | number | null, string | number | null], unknown][])('%j is the range %j', (ends, range) => {
    expect(readRange(ends, limits)).toEqual(range);
  });

  test('names existing countries and languages', () => {
    expect(['DE', 'JP'].map(countryName)).toEqual(['Germany', 'Japan']);
    for (const code of ['de', 'DEU', 'EU', 'UN', 'ZZ', 'QQ', ''])
      expect(countryName(code), code).toBeUndefined();
    expect([isCountryToday('DE'), isCountryToday('SU'), isCountryToday('ZZ')]).toEqual([true, false, false]);
    expect(['ko', 'cn'].map(languageName)).toEqual(['Korean', 'Cantonese']);
    expect(languageName('xx')).toMatch(/^[A-Z]/);
    for (const code of ['KO', 'kor', 'qq', '']) expect(languageName(code), code).toBeUndefined();
  });

  test.each([
    ['certification=%20PG-13%20', 'PG-13'],
    ['certification=12', '12'],
    ['certification=Btl.%2FTE', 'Btl./TE'],
    ['certification=', null],
    ['certification=-12', null],
    ['certification=12%3Cb%3E', null],
    ['certification=1234567890123', null],
  ])('?%s is the rating %j', (query, certification) => {
    expect(readCodes(new URLSearchParams(query)).certification).toBe(certification);
  });

  test('is read in any case, and with spaces', () => {
    const query = 'language=%20KO&country=jp%20&region=%20de';
    expect(readCodes(new URLSearchParams(query))).toMatchObject({
      language: 'ko',
      country: 'JP',
      region: 'DE',
    });
    expect(readCodes(new URLSearchParams())).toMatchObject({ language: null, country: null, region: null });
  });

  test.each<[string, 'movie' | 'tv', Partial<DiscoverFilters>, string[]]>([
    ['language=qq', 'movie', {}, ['language']],
    ['language=%20', 'movie', {}, []],
    ['language=ko', 'movie', { language: 'ko' }, []],
    ['people=5', 'tv', {}, ['people']],
    ['people=5', 'tv', { people: [5] }, []],
    ['people=x', 'movie', {}, []],
    ['region=QQ', 'movie', {}, []],
    ['region=QQ', 'movie', { services: [8] }, ['region']],
    ['region=QQ', 'movie', { certification: 'PG' }, ['region']],
    ['order=revenue', 'tv', {}, ['order']],
    ['order=revenue', 'movie', {}, []],
    ['refused=status-order', 'movie', {}, ['status', 'order']],
  ])('?%s of %s with %j cannot be requested: %j', (query, kind, filters, refused) => {
    expect(refusedIn(kind, new URLSearchParams(query), { ...NO_FILTERS, ...filters })).toEqual(refused);
  });

  test('leads to a random result, and back', () => {
    const filters = { ...NO_FILTERS, genres: [28] };
    expect(discoverAddress('movie', filters, 1)).toBe('/discover/movies?genres=28');
    expect(discoverAddress('tv', NO_FILTERS, 2)).toBe('/discover/series?page=2');
    expect(pickAddress('movie', filters)).toBe('/discover/movies/pick?genres=28');
    expect(pickedAddress('movie', '/discover/movies?genres=28', 603)).toBe(
      '/discover/movies/picked?genres=28&title=603',
    );
    expect(pickedAddress('tv', '/discover/series', 7)).toBe('/discover/series/picked?title=7');
  });

  test('requires votes for the best first, unless a number is given', () => {
    const best = { ...NO_FILTERS, order: 'score' as const };
    expect([votesNeeded('movie', best), votesNeeded('tv', best)]).toEqual([200, 100]);
    expect(votesNeeded('movie', { ...best, votes: 5 })).toBeNull();
    expect(votesNeeded('movie', NO_FILTERS)).toBeNull();
  });
});
