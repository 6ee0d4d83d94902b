import { expect, expectAccessible, test as base } from '../support/browser/browser.ts';
import { startMarquee } from '../support/host/marquee.ts';
import { startTmdbServer } from '../support/tmdb/server.ts';
import { at, TMDB_KEY } from '../support/e2e/ports.ts';
import { onceAWorker } from '../support/e2e/once-a-worker.ts';
import { enter, signedInState, type StorageState } from '../support/e2e/people.ts';

/** Tests of somebody who signed in once for all that a worker runs. */
const test = base.extend<{ state: StorageState }>({
  state: onceAWorker(async (url) => (await signedInState(url)).state),
  storageState: ({ state }, use) => use(state),
});

const ROWS = ['Popular Movies', 'Top Rated', 'Upcoming Movies'];

test.describe('the home page of somebody signed in', () => {
  test('opens with the first trending movie and the way to its details', async ({ page }) => {
    const response = await page.goto('/');
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    const first = page.getByRole('tabpanel', { name: 'Trending Movies' }).locator('[data-title]').first();
    await expect(first.getByRole('heading')).toHaveText(name ?? '');
    await page.getByRole('link', { name: 'View Details' }).click();
    await expect(page).toHaveURL(/\/movie\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '');
  });

  test(
    'leads with the next episode of a series, marks it in place and then shows the one after',
    { tag: '@below' },
    async ({ browser, baseURL }) => {
      const { state } = await signedInState(baseURL);
      const context = await browser.newContext({ baseURL, storageState: state });
      const page = await context.newPage();
      await page.goto('/tv/1396', { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Follow', exact: true }).click();
      await expect(page.getByText('Next: S1 E1')).toBeVisible();
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Breaking Bad');
      await expect(page.getByText('S1 E1 · 47m')).toBeVisible();
      await page.getByRole('button', { name: 'Mark S1 E1 of Breaking Bad as watched' }).click();
      await expect(page.getByText('S1 E2 · 47m')).toBeVisible();
      await expectAccessible(page);
      await context.close();
    },
  );

  test('has sliders of popular, top rated and upcoming movies', async ({ page }) => {
    await page.goto('/');
    for (const heading of ROWS) {
      const row = page.getByRole('region', { name: heading });
      await expect(row.getByRole('heading', { name: heading, level: 2 })).toBeVisible();
      await expect(row.locator('[data-title]')).not.toHaveCount(0);
    }
  });

  test('counts as upcoming only what comes out after today, the next first', async ({ page }) => {
    await page.goto('/');
    const dates = await page
      .getByRole('region', { name: 'Upcoming Movies' })
      .locator('[data-title] p')
      .allTextContents();
    const now = new Date().toISOString().slice(0, 10);
    expect(dates.length).toBeGreaterThan(0);
    const days = dates.map((text) => new Date(`${text} UTC`).toISOString().slice(0, 10));
    expect(days.filter((day) => day <= now)).toEqual([]);
    expect(days).toEqual(days.toSorted());
  });

  test('turns between trending movies and series, with the mouse and with arrows', async ({ page }) => {
    await page.goto('/');
    const movies = page.getByRole('tab', { name: 'Trending Movies' });
    const series = page.getByRole('tab', { name: 'Trending TV Series' });
    const panel = page.getByRole('tabpanel', { name: 'Trending TV Series' });
    await expect(movies).toHaveAttribute('aria-selected', 'true');
    await expect(panel).toBeHidden();
    await series.click();
    await expect(panel.locator(`a[href^="${at('/tv/')}"]`).first()).toBeVisible();
    await expect(page.getByRole('tabpanel', { name: 'Trending Movies' })).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await expect(movies).toBeFocused();
    await expect(movies).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(series).toBeFocused();
    await expect(panel).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first steps lead on, and can be put away for good', async ({ page }) => {
    await page.goto('/');
    const steps = page.getByRole('region', { name: 'Make Marquee yours' });
    await expect(steps.getByRole('link')).toHaveCount(4);
    await expect(steps.getByRole('link', { name: 'Import your history' })).toHaveAttribute(
      'href',
      at('/import'),
    );
    await steps.getByRole('button', { name: 'Hide these steps' }).click();
    await expect(page).toHaveURL('/');
    await expect(steps).toHaveCount(0);
  });

  test('both trending rows can be read', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#trending-movies [data-title]').first()).toBeVisible();
    await page.getByRole('link', { name: 'Trending TV Series' }).click();
    await expect(page.locator('#trending-series [data-title]').first()).toBeVisible();
  });
});

test.describe('in front of a movie database of which a part fails', () => {
  let base = '';
  const stops: (() => Promise<unknown>)[] = [];
  test.beforeAll(async () => {
    const tmdb = await startTmdbServer({ apiKey: TMDB_KEY });
    tmdb.behave(({ path }) => (path === '/movie/top_rated' ? 500 : undefined));
    const marquee = await startMarquee({
      TMDB_API_URL: tmdb.url,
      TMDB_IMAGE_URL: tmdb.imageUrl,
      TMDB_API_KEY: TMDB_KEY,
    });
    base = marquee.url;
    stops.push(
      () => marquee.stop(),
      () => tmdb.close(),
    );
  });
  test.afterAll(async () => {
    for (const stop of stops) await stop();
  });

  test('that row says so, with a way to try again, and the others are there', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: base, storageState: { cookies: [], origins: [] } });
    const page = await context.newPage();
    await enter(page, base);
    await page.goto('/');
    const failing = page.getByRole('region', { name: 'Top Rated' });
    await expect(failing.getByRole('alert')).toContainText('Error loading movies');
    await expect(failing.getByRole('alert')).toContainText('API error: 500 Internal Server Error');
    await expect(failing.getByRole('link', { name: 'Try again' })).toBeVisible();
    for (const name of ['Popular Movies', 'Upcoming Movies']) {
      await expect(page.getByRole('region', { name }).locator('[data-title]')).not.toHaveCount(0);
    }
    await expectAccessible(page);
    await context.close();
  });
});
