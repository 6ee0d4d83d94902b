import { compress } from '../../src/host/compression.ts';
import { startMarquee } from '../support/host/marquee.ts';
import { otherPerson } from '../support/e2e/opinions.ts';
import { startTmdbServer } from '../support/tmdb/server.ts';
import { realLengths, realReview } from '../support/tmdb/real-length.ts';
import { inScript } from '../support/tmdb/scripts.ts';
import { worstAnswers } from '../support/tmdb/worst.ts';
import { TMDB_KEY, TMDB_URL } from '../support/e2e/ports.ts';
import { expect, test } from '../support/browser/browser.ts';
import { withDatabase } from '../support/database/failing-database.ts';

/** Naming a page in every language, in head and footer, may cost it 3 %. */
const KILOBYTE = 1024 * 1.03;

test.describe('in front of a movie database', () => {
  test('every kind of page shows what it answers', async ({ page }) => {
    for (const path of [
      '/',
      '/movies/popular',
      '/movies/upcoming',
      '/movies/popular?year=2019',
      '/tv-series/airing-today',
      '/tv-series/popular?year=2019',
      '/genres',
      '/movie/genre/28',
      '/tv/genre/18',
      '/search?query=a&searchType=movie',
      '/search?query=a&searchType=tv',
    ]) {
      const answer = await page.goto(TMDB_URL + path);
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('a movie and a series open from their lists', async ({ page }) => {
    for (const [list, title] of [
      ['/movies/popular', /\/movie\/\d+$/],
      ['/tv-series/popular', /\/tv\/\d+$/],
    ] as const) {
      await page.goto(TMDB_URL + list);
      await page.locator('[data-cards] a').first().click();
      await expect(page).toHaveURL(title);
      await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    }
  });

  test('the key reaches neither pages nor scripts', async ({ request }) => {
    for (const path of ['/', '/movies/popular', '/movie/1', '/search?query=a']) {
      expect(await (await request.get(TMDB_URL + path)).text()).not.toContain(TMDB_KEY);
    }
  });
});

test('pages keep their weight whatever the movie database sends', async ({ request }) => {
  const tmdb = await startTmdbServer({ apiKey: TMDB_KEY });
  tmdb.behave(worstAnswers());
  const settings = { TMDB_API_URL: tmdb.url, TMDB_IMAGE_URL: tmdb.imageUrl, TMDB_API_KEY: TMDB_KEY };
  const marquee = await startMarquee(settings);
  try {
    for (const [path, kilobytes] of [
      ['/movie/7', 30],
      ['/tv/7', 30],
      ['/person/7', 30],
      ['/person/7?sort=rating', 30],
      ['/person/7?role=acting&page=3', 30],
      ['/movie/7/cast', 30],
      ['/tv/7/cast?page=2', 30],
      ['/movie/7/watch', 30],
      ['/tv/7/watch?region=DE', 30],
      ['/collection/7', 30],
      ['/tv/7/season/7?page=4', 30],
      ['/movies/popular', 26],
      ['/movies/top-rated?year=2019&page=3', 26],
      ['/tv-series/popular?year=2019&page=3', 26],
      ['/tv/genre/18', 26],
      ['/search?query=a&page=2', 26],
      ['/discover/movies', 26],
      ['/discover/series', 26],
    ] as const) {
      const answer = await request.get(marquee.url + path);
      expect(answer.status(), path).toBe(200);
      const weight = (await compress(await answer.body(), 'br')).length;
      expect(weight, path).toBeLessThanOrEqual(kilobytes * KILOBYTE);
    }
  } finally {
    await marquee.stop();
    await tmdb.close();
  }
});

test('pages of letters that hardly compress weigh at most 34 and 40 kB with their styles', async ({
  request,
}) => {
  const tmdb = await startTmdbServer({ apiKey: TMDB_KEY });
  // What a page may weigh is said of one at the root of its site.
  const settings = {
    TMDB_API_URL: tmdb.url,
    TMDB_IMAGE_URL: tmdb.imageUrl,
    TMDB_API_KEY: TMDB_KEY,
    BASE_PATH: '',
  };
  const worst = worstAnswers();
  try {
    for (const script of ['two bytes', 'Han'] as const) {
      tmdb.behave(inScript(worst, script));
      const marquee = await startMarquee(settings);
      try {
        for (const [path, kilobytes] of [
          ['/person/7', 40],
          ['/person/7?role=acting&page=3', 40],
          ['/movie/7', 40],
          ['/tv/7', 40],
          ['/tv/7/cast?page=2', 40],
          ['/collection/7', 40],
          ['/tv/7/season/7?page=4', 40],
          ['/movies/popular', 34],
        ] as const) {
          const answer = await request.get(marquee.url + path);
          expect(answer.status(), `${path} ${script}`).toBe(200);
          const weight = (await compress(await answer.body(), 'br')).length;
          expect(weight, `${path} ${script}`).toBeLessThanOrEqual(kilobytes * KILOBYTE);
        }
      } finally {
        await marquee.stop();
      }
    }
  } finally {
    await tmdb.close();
  }
});

/** Discover with all that makes its page heavier: chips, a name of each, and addresses that hold them. */
const FILTERED =
  '/discover/movies?genres=12-28&without=18&from=1990&to=1999&score=7&votes=50&language=en&country=US' +
  '&people=1-2-3&keywords=1-2-3&page=3';

test('pages of texts of real length, with five reviews, weigh at most 24, 26 and 28 kB with their styles', async ({
  playwright,
}) => {
  const tmdb = await startTmdbServer({ apiKey: TMDB_KEY });
  tmdb.behave(realLengths());
  const settings = { TMDB_API_URL: tmdb.url, TMDB_IMAGE_URL: tmdb.imageUrl, TMDB_API_KEY: TMDB_KEY };
  const marquee = await startMarquee(settings);
  const request = await playwright.request.newContext({ baseURL: marquee.url });
  try {
    const reader = await otherPerson(request, 'Reader of Titles');
    await reader.write(7, ...[1, 2, 3, 4, 5].map(realReview));
    for (const [path, kilobytes] of [
      ['/movie/7', 28],
      ['/tv/7', 28],
      ['/movies/popular', 24],
      ['/movie/genre/28', 24],
      ['/search?query=a', 24],
      ['/discover/movies', 26],
      ['/discover/series', 26],
      [FILTERED, 26],
      ['/', 28],
    ] as const) {
      const answer = await request.get(marquee.url + path);
      expect(answer.status(), path).toBe(200);
      const weight = (await compress(await answer.body(), 'br')).length;
      expect(weight, path).toBeLessThanOrEqual(kilobytes * KILOBYTE);
    }
  } finally {
    await request.dispose();
    await marquee.stop();
    await tmdb.close();
  }
});

test.describe('when the movie database fails', () => {
  test.use({ tolerated: [/status of 50[23]/] });

  test('what was seen is still served, what was not says so with a way to try again', async ({
    page,
    request,
  }) => {
    await withDatabase(async (base, fail) => {
      await page.goto(`${base}/movies/popular`);
      const title = (await page.locator('[data-cards] a').first().getAttribute('href')) ?? '';
      await page.goto(new URL(title, base).href);
      fail(500);
      const again = await page.goto(new URL(title, base).href);
      expect(again?.status()).toBe(200);
      await page.goto(`${base}/movies/popular`);
      await expect(page.locator('[data-cards] [data-title]')).not.toHaveCount(0);

      const unseen = await page.goto(`${base}/movies/top-rated`);
      expect(unseen?.status()).toBe(502);
      expect(unseen?.headers()['retry-after']).toMatch(/^\d+$/);
      const alert = page.getByRole('alert');
      await expect(alert.getByRole('heading', { name: 'Error loading movies' })).toBeVisible();
      await expect(alert).toContainText('API error: 500 Internal Server Error');

      await page.goto(`${base}/tv-series/popular`);
      await expect(
        page.getByText('There was a problem loading tv series. Please try again later.'),
      ).toBeVisible();
      await page.goto(`${base}/movie/genres`);
      await expect(page.getByRole('heading', { name: 'Error loading genre list' })).toBeVisible();
      await page.goto(`${base}/tv/genres`);
      await expect(page.getByRole('heading', { name: 'Error loading genres' })).toBeVisible();
      await page.goto(`${base}/search?query=x`);
      await expect(page.getByRole('heading', { name: 'Search failed' })).toBeVisible();
      await page.goto(`${base}/`);
      await expect(page.getByRole('heading', { name: 'Error loading data' })).toBeVisible();
      await page.goto(`${base}/tv/999`);
      await expect(page.getByText('Failed to load series details')).toBeVisible();
    }, request);
  });
});
