import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '../../../src/tmdb/calendar.ts';
import { catalogueOn } from '../../support/tmdb.ts';

const DAY = '2026-11-23';
const catalogue = catalogueOn(DAY);

/** A Monday to a Sunday, and days far from the one the data was written on. */
const WEEK = Array.from({ length: 7 }, (_, days) => addDays(DAY, days));
const DISTANT = ['2026-12-31', '2027-02-28', '2027-07-14', '2028-02-29', '2031-10-05'];

const LISTS = [
  'trending/movie/day',
  'trending/movie/week',
  'movie/popular',
  'movie/top_rated',
  'movie/upcoming',
  'trending/tv/day',
  'trending/tv/week',
  'tv/airing_today',
  'tv/on_the_air',
  'tv/popular',
  'tv/top_rated',
];

const common = {
  adult: z.literal(false),
  backdrop_path: z.string().regex(/^\/[mt]b\d+\.svg$/),
  genre_ids: z.array(z.number().int()).min(1),
  id: z.number().int().positive(),
  original_language: z.string().length(2),
  overview: z.string().min(1),
  popularity: z.number().positive(),
  poster_path: z.string().regex(/^\/[mt]\d+\.svg$/),
  vote_average: z.number().min(0).max(10),
  vote_count: z.number().int().min(0),
  media_type: z.literal(['movie', 'tv']).optional(),
};
const item = z.union([
  z.object({
    ...common,
    title: z.string().min(1),
    original_title: z.string().min(1),
    release_date: z.iso.date(),
    video: z.literal(false),
  }),
  z.object({
    ...common,
    name: z.string().min(1),
    original_name: z.string().min(1),
    first_air_date: z.iso.date(),
    origin_country: z.array(z.string().length(2)),
  }),
]);
const page = z.object({
  page: z.literal(1),
  results: z.array(item).length(20),
  total_pages: z.number().int().min(4),
  total_results: z.number().int().min(61),
});

describe('every list', () => {
  test.each(LISTS)('%s has full items and at least four pages on each day of the week', async (path) => {
    const answers = await Promise.all(WEEK.map((day) => catalogueOn(day).get(path)));
    for (const answer of answers) expect(page.safeParse(answer).error?.issues).toBeUndefined();
  });

  test.each(LISTS)('%s never runs dry, years from now', async (path) => {
    const answers = await Promise.all(DISTANT.map((day) => catalogueOn(day).get(path)));
    expect(answers.map(({ total_results }) => total_results).filter((total) => total < 61)).toEqual([]);
  });

  test.each(LISTS)('%s shows each title once over all of its pages', async (path) => {
    const ids = (await catalogue.all(path)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength((await catalogue.get(path)).total_results);
  });

  test.each(LISTS)('%s is the same whenever it is asked on the same day', async (path) => {
    expect(await catalogueOn(DAY).get(path)).toEqual(await catalogue.get(path));
  });

  test('says what kind an item is only where TMDB does', async () => {
    const [trending, popular] = await Promise.all([
      catalogue.get('trending/tv/week'),
      catalogue.get('tv/popular'),
    ]);
    expect(new Set(trending.results.map(({ media_type }) => media_type))).toEqual(new Set(['tv']));
    expect(popular.results[0]).not.toHaveProperty('media_type');
  });
});

describe('the order of lists', () => {
  const ids = async (path: string, day = DAY) =>
    (await catalogueOn(day).get(path)).results.map(({ id }) => id);

  test.each(['movie', 'tv'])(
    'trends of the day, trends of the week and popularity differ for %s',
    async (kind) => {
      const orders = await Promise.all(
        [`trending/${kind}/day`, `trending/${kind}/week`, `${kind}/popular`].map((path) => ids(path)),
      );
      expect(new Set(orders.map(String)).size).toBe(3);
    },
  );

  /** How many titles of a list's first page are still there on another day. */
  const kept = async (path: string, from: string | undefined, to: string | undefined) => {
    const [before, after] = await Promise.all([ids(path, from), ids(path, to)]);
    return after.filter((id) => before.includes(id)).length;
  };

  test('daily trends change overnight, far more than popularity does', async () => {
    const trends = await kept('trending/movie/day', WEEK[0], WEEK[1]);
    expect(trends).toBeLessThan(15);
    expect(await kept('movie/popular', WEEK[0], WEEK[1])).toBeGreaterThan(trends);
  });

  test('weekly trends last from Monday to Sunday', async () => {
    const week = await kept('trending/movie/week', WEEK[0], WEEK[6]);
    expect(week).toBeGreaterThan(15);
    expect(await kept('trending/movie/week', WEEK[0], addDays(DAY, 7))).toBeLessThan(week);
  });

  test('popular titles come by falling popularity', async () => {
    const values = (await catalogue.all('movie/popular')).map(({ popularity }) => popularity);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });

  test.each(['movie', 'tv'])(
    'top rated titles of %s come by falling vote of at least 200 people',
    async (kind) => {
      const titles = await catalogue.all(`${kind}/top_rated`);
      const votes = titles.map(({ vote_average }) => vote_average);
      expect(votes).toEqual(votes.toSorted((a, b) => b - a));
      expect(Math.min(...titles.map(({ vote_count }) => vote_count))).toBeGreaterThanOrEqual(200);
    },
  );

  test('no documentary is among the top rated movies', async () => {
    const titles = await catalogue.all('movie/top_rated');
    expect(titles.filter(({ genre_ids }) => genre_ids.includes(99))).toEqual([]);
  });
});

describe('pages', () => {
  test('the second page goes on where the first ends', async () => {
    const second = await catalogue.get('movie/popular?page=2');
    expect(second.page).toBe(2);
    expect(second.results).toEqual((await catalogue.all('movie/popular')).slice(20, 40));
  });

  test('a page past the end is empty and keeps the totals', async () => {
    const first = await catalogue.get('tv/popular');
    expect(await catalogue.get('tv/popular?page=500')).toEqual({ ...first, page: 500, results: [] });
  });

  test.each(['0', '501', '-1', '1.5', 'two', '1e2'])(
    'page "%s" is refused as TMDB refuses it',
    async (page) => {
      const answer = await catalogue.fetch(`movie/popular?page=${page}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({
        success: false,
        status_code: 22,
        status_message: 'Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.',
      });
    },
  );
});
