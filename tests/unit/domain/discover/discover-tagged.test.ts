import { expect, test } from 'vitest';
import {
  asksMore,
  discoverTagged,
  type TaggedTitle,
} from '../../../../src/domain/discover/discover-tagged.ts';
import { NO_FILTERS, type DiscoverFilters } from '../../../../src/domain/discover/discover.ts';

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

test('without filters all are there, the latest tagged first', () => {
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
])('they are narrowed by %s, and what is not known of a title it does not fulfil', (_what, filters, ids) => {
  expect(found(filters)).toEqual(ids);
});

test('they come in the order that is asked for', () => {
  expect(found({ order: 'score' })).toEqual([2, 1, 9]);
  expect(found({ order: 'oldest' })).toEqual([1, 2, 9]);
});

test('what is not known of any of them is told', () => {
  expect(asksMore(NO_FILTERS)).toBe(false);
  expect(asksMore({ ...NO_FILTERS, services: [8] })).toBe(true);
});
