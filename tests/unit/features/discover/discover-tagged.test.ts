import { expect, test } from 'vitest';
import {
  asksMore,
  discoverTagged,
  type TaggedTitle,
} from '../../../../src/features/discover/discover-tagged.ts';
import { NO_FILTERS, type DiscoverFilters } from '../../../../src/features/discover/discover.ts';

const title = (id: number, more: Partial<TaggedTitle> = {}): TaggedTitle => ({
  ...{ kind: 'movie', id, title: `Title ${id}`, posterPath: null, date: '1995-05-05', voteAverage: 7 },
  ...{ genres: [18], language: 'en', countries: ['US'], minutes: 100, people: [1], keywords: [2] },
  ...more,
});
const unknown = title(9, {
  ...{
    date: null,
    voteAverage: null,
    genres: [],
    language: null,
    countries: [],
    minutes: null,
    people: [],
    keywords: [],
  },
});
const all = [
  title(1),
  title(2, { date: '2020-01-01', voteAverage: 9, genres: [18, 53], minutes: 40 }),
  unknown,
];
const found = (filters: Partial<DiscoverFilters>) =>
  discoverTagged(all, { ...NO_FILTERS, ...filters }, '2026-01-01').map(({ id }) => id);

test('Shows all without filters, latest tagged first', () => {
  expect(found({})).toEqual([1, 2, 9]);
});

test.each<[string, Partial<DiscoverFilters>, number[]]>([
  ['genres, all of them', { genres: [18, 53] }, [2]],
  ['genres, any of them', { genres: [18, 53], match: 'any' }, [1, 2]],
  ['genres left out', { without: [53] }, [1, 9]],
  ['years', { from: 1990, to: 1999 }, [1]],
  ['minutes', { longest: 60 }, [2]],
  ['score', { score: 8 }, [2]],
  ['language', { language: 'en' }, [1, 2]],
  ['country', { country: 'DE' }, []],
  ['people', { people: [1] }, [1, 2]],
  ['keywords', { keywords: [2, 3] }, []],
  ['what is out', { release: 'released' }, [1, 2]],
])('Filters by %s, excluding unknown values', (_what, filters, ids) => {
  expect(found(filters)).toEqual(ids);
});

test('Sorts as requested', () => {
  expect(found({ order: 'score' })).toEqual([2, 1, 9]);
  expect(found({ order: 'oldest' })).toEqual([1, 2, 9]);
});

test('Reports unknown values of titles', () => {
  expect(asksMore(NO_FILTERS)).toBe(false);
  expect(asksMore({ ...NO_FILTERS, services: [8] })).toBe(true);
});

test.each<[Partial<DiscoverFilters>, number[]]>([
  [{ from: 1995, to: 2020 }, [1, 2]],
  [{ from: 1996 }, [2]],
  [{ to: 2019 }, [1]],
  [{ shortest: 40, longest: 100 }, [1, 2]],
  [{ shortest: 41 }, [1]],
  [{ score: 7 }, [1, 2]],
  [{ people: [1, 5] }, []],
  [{ keywords: [2] }, [1, 2]],
  [{ language: 'ko' }, []],
  [{ country: 'US' }, [1, 2]],
])('Includes values at a limit: %j', (filters, ids) => {
  expect(found(filters)).toEqual(ids);
});

test('Counts today’s titles as released, and undated or later ones as unreleased', () => {
  const dated = ['2025-12-31', '2026-01-01', '2026-01-02', null].map((date, id) => title(id, { date }));
  const released = (release: 'released' | 'upcoming') =>
    discoverTagged(dated, { ...NO_FILTERS, release } as DiscoverFilters, '2026-01-01').map(({ id }) => id);
  expect(released('released')).toEqual([0, 1]);
  expect(released('upcoming')).toEqual([2, 3]);
});

test('Excludes genres without any included ones', () => {
  expect(found({ genres: [], match: 'any' })).toEqual([1, 2, 9]);
});

test.each<[DiscoverFilters['order'], number[]]>([
  ['newest', [3, 2, 1, 4, 9]],
  ['oldest', [1, 4, 2, 3, 9]],
  ['name', [4, 2, 9, 3, 1]],
  ['score', [2, 1, 3, 4, 9]],
])('Sorts by %s, unknown last', (order, ids) => {
  const some = [
    title(1, { title: 'Zoe', voteAverage: 7 }),
    title(2, { title: 'été', date: '2020-01-01', voteAverage: 9 }),
    title(3, { title: 'Yes', date: '2021-01-01', voteAverage: 0 }),
    title(4, { title: 'Adam', voteAverage: 0 }),
    { ...unknown, title: 'Fog' },
  ];
  expect(discoverTagged(some, { ...NO_FILTERS, order }, '2026-01-01').map(({ id }) => id)).toEqual(ids);
});

test.each<[Partial<DiscoverFilters>, boolean]>([
  [{ services: [8] }, true],
  [{ certification: 'PG' }, true],
  [{ votes: 5 }, true],
  [{ status: 'ended' }, true],
  [{ score: 5, people: [1] }, false],
])('Detects in %j whether unknown values of own titles matter: %s', (filters, more) => {
  expect(asksMore({ ...NO_FILTERS, ...filters })).toBe(more);
});
