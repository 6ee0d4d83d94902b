import { expect, test } from '../support/browser/browser.ts';
import { at } from '../support/e2e/ports.ts';

test.describe('a movie page', () => {
  test('tells what there is to know', async ({ page }) => {
    await page.goto('/movie/603');
    await expect(page).toHaveTitle('The Matrix (1999) · Marquee');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('The Matrix (1999)');
    for (const text of [
      '2h 16m',
      'Released',
      'Lana Wachowski, Lilly Wachowski',
      '$63,000,000',
      'Keanu Reeves',
      'Neo',
    ]) {
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByText('English (Original)')).toBeVisible();
    await expect(page.getByText(/\d\.\d\/10$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Science Fiction' })).toHaveAttribute(
      'href',
      at('/movie/genre/878'),
    );
    await expect(page.getByRole('heading', { name: 'Similar Movies' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Watch Trailer' })).toHaveCount(0);
  });

  test('Write a Review leads to the reviews', async ({ page }) => {
    await page.goto('/movie/603');
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('link', { name: 'Write a Review' }).click();
    await expect(page.getByRole('heading', { name: 'Reviews' })).toBeInViewport();
  });

  test('Watch Trailer loads the player only when asked, in a dialog that gives focus back', async ({
    page,
  }) => {
    const players: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('youtube')) players.push(request.url());
    });
    await page.goto('/movie/10378', { waitUntil: 'networkidle' });
    expect(players).toEqual([]);
    const open = page.getByRole('link', { name: 'Watch Trailer' });
    // Pressed before its script is there.
    await open.evaluate((link: HTMLElement) => {
      link.focus();
      link.click();
    });
    const dialog = page.getByRole('dialog', { name: /^Trailer: / });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('iframe')).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?autoplay=1/,
    );
    await expect(dialog.getByRole('heading', { name: 'Trailer: Big Buck Bunny' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(open).toBeFocused();
  });

  test('an unknown movie is a real 404', async ({ page, request }) => {
    for (const id of ['2147483647', '2147483648', '9007199254740993']) {
      expect((await request.get(`/movie/${id}`)).status(), id).toBe(404);
    }
    await page.goto('/movie/2147483647');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Movie Not Found');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  for (const id of ['abc', '1e99', '-1', '0x10', '1.5']) {
    test(`/movie/${id} is an invalid id`, async ({ page, request }) => {
      expect((await request.get(`/movie/${id}`)).status()).toBe(400);
      await page.goto(`/movie/${id}`);
      await expect(page.getByText('Invalid movie ID')).toBeVisible();
    });
  }
  test.use({ tolerated: [/status of 40[04]/] });
});

test.describe('a series page', () => {
  test('tells what there is to know', async ({ page }) => {
    await page.goto('/tv/1396');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Breaking Bad');
    for (const text of ['2008 - 2013', 'Ended', 'Vince Gilligan', 'AMC', 'Bryan Cranston', 'Walter White']) {
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByText('Total seasons')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Similar Series' })).toBeVisible();
  });

  test('a series on air carries a badge', async ({ page }) => {
    // An invented one: of real series that still run nobody here knows what airs when.
    await page.goto('/tv/900001003');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/(?:Streaming now|Upcoming)$/);
  });

  test('an unknown series says so', async ({ page, request }) => {
    expect((await request.get('/tv/2147483647')).status()).toBe(404);
    await page.goto('/tv/2147483647');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('TV Series Not Found');
    await expect(page.getByText('Could not retrieve TV series details.')).toBeVisible();
  });
  test.use({ tolerated: [/status of 404/] });
});

test('any other address is the not-found page with a way home', async ({ page, request }) => {
  for (const path of ['/no/such/page', '/movies/popular/more', '/tv-series/a/b', '/genre']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(page).toHaveURL('/');
});
test.use({ tolerated: [/status of 404/] });
