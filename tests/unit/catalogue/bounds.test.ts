import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LONGEST, MOST } from '../../../src/core/bounds.ts';
import { catalogueOver, TODAY } from '../../support/tmdb/catalogue.ts';
import { startTmdbServer, type TmdbServer } from '../../support/tmdb/server.ts';
import { worstAnswers } from '../../support/tmdb/worst.ts';

let server: TmdbServer;
const worst = worstAnswers();
beforeAll(async () => {
  server = await startTmdbServer({ today: TODAY });
});
beforeEach(() => server.behave(worst));
afterAll(() => server.close());

const catalogue = () => catalogueOver(server);

/** Lengths of all texts in a value. */
function lengths(value: unknown): number[] {
  if (typeof value === 'string') return [value.length];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(lengths) : [];
}

describe('for any answer of the movie database', () => {
  test('a movie is limited to its page’s data', async () => {
    const movie = await catalogue().movie(7);
    expect(movie).not.toBeNull();
    if (!movie) return;
    expect(movie.cast).toHaveLength(10);
    expect(movie.genres).toHaveLength(MOST.genres);
    expect(new Set(movie.genres.map(({ id }) => id)).size).toBe(MOST.genres);
    expect(movie.productionCountries).toHaveLength(MOST.countries);
    expect(movie.productionCompanies).toHaveLength(MOST.companies);
    expect(movie.spokenLanguages).toHaveLength(MOST.languages);
    expect(movie.directors).toHaveLength(MOST.directors);
    expect(movie.similar).toHaveLength(10);
    expect(movie.overview).toHaveLength(LONGEST.overview);
    expect(
      Math.max(...lengths({ ...movie, overview: '', similar: [], moreSimilar: [] })),
    ).toBeLessThanOrEqual(LONGEST.tagline);
  });

  test('texts of usual length stay complete in every script', async () => {
    const overview = '彼'.repeat(200);
    const companies = ['東宝映像事業部', '株式会社スタジオジブリ', '電通', '日本テレビ放送網'];
    const body = {
      id: 7,
      title: '劇場版「とても長い題名のついた映画」無限に続く物語 第一章',
      overview,
      production_companies: companies.map((name) => ({ name })),
      genres: [{ id: 16, name: 'サイエンスフィクション' }],
    };
    server.behave(({ path }) => (path === '/movie/7' ? { status: 200, body } : undefined));
    expect(await catalogue().movie(7)).toMatchObject({
      title: body.title,
      overview,
      productionCompanies: companies,
      genres: body.genres,
    });
  });

  test('the trailer is found even as the last of four hundred videos', async () => {
    const movie = await catalogue().movie(7);
    expect(movie?.videos).toHaveLength(MOST.videos);
    expect(movie?.videos[0]?.type).toBe('Trailer');
  });

  test('a series is limited to its page’s data', async () => {
    const series = await catalogue().series(7);
    expect(series?.networks).toHaveLength(MOST.networks);
    expect(series?.createdBy).toHaveLength(MOST.creators);
    expect(series?.cast).toHaveLength(10);
    expect(series?.numberOfSeasons).toBe(3);
  });

  test('a movie’s numbers are integers', async () => {
    expect(await catalogue().movie(7)).toMatchObject({ runtime: 91, budget: 1_000_001 });
  });

  test('a list page has at most twenty titles, and page 500 is the last', async () => {
    const page = await catalogue().movieList('popular', { page: 1 });
    expect(page.results).toHaveLength(20);
    expect(page.totalPages).toBe(500);
    for (const { genreIds } of page.results) expect(new Set(genreIds).size).toBe(MOST.genres);
    expect(Math.max(...lengths(page))).toBeLessThanOrEqual(LONGEST.listOverview);
  });

  test('genres are listed once each, up to a limit', async () => {
    const genres = await catalogue().genres('movie');
    expect(genres).toHaveLength(MOST.allGenres);
    expect(new Set(genres.map(({ id }) => id)).size).toBe(MOST.allGenres);
  });

  test('a year 0 is no date, and a too large id is no title', async () => {
    const results = [
      { id: 2_147_483_648, title: 'Too far' },
      { id: 2_147_483_647, title: 'The last one', release_date: '0000-05-05' },
    ];
    server.behave(() => ({ status: 200, body: { page: 1, total_pages: 1, total_results: 2, results } }));
    const page = await catalogue().movieList('popular', { page: 1 });
    expect(page.results.map(({ title, date }) => [title, date])).toEqual([['The last one', null]]);
  });
});
