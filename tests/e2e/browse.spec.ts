import { expect, test } from '../support/browser/browser.ts';

const cards = '[data-cards] [data-title]';

test.describe('a visitor browses', () => {
  test('from the landing page to a list to a movie', { tag: '@below' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const feature of [
      'Explore Vast Library',
      'AI-Powered Suggestions',
      'Curate Your Wishlist',
      'Join the Community',
    ]) {
      await expect(page.getByRole('heading', { name: feature })).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'Trending Now' })).toBeVisible();
    await expect(page.locator('footer')).toContainText(
      'This website uses TMDB and the TMDB APIs but is not endorsed, certified, or otherwise approved by TMDB.',
    );
    await page.getByRole('link', { name: 'See all: Trending Now' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Trending Now' })).toBeVisible();
    const first = page.locator(cards).first();
    const name = await first.getByRole('heading').textContent();
    await first.getByRole('link').click();
    await expect(page).toHaveURL(/\/movie\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '');
  });

  test('to every list, each a full page of cards under its name', async ({ page }) => {
    for (const [path, heading] of [
      ['/movies', 'Trending Now'],
      ['/movies/trending-now', 'Trending Now'],
      ['/movies/popular', 'Popular Movies'],
      ['/movies/top-rated', 'Top Rated Movies'],
      ['/movies/nonsense', 'Popular Movies'],
      ['/tv-series', 'Airing Today'],
      ['/tv-series/airing-today', 'Airing Today'],
      ['/tv-series/on-the-air', 'On The Air'],
      ['/tv-series/popular', 'Popular TV Series'],
      ['/tv-series/top-rated', 'Top Rated'],
      ['/tv-series/nonsense', 'Popular TV Series'],
      ['/movies/upcoming', 'Upcoming Movies'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
      await expect(page.locator(cards), path).toHaveCount(20);
      // What is trending is of no year.
      const year = page.getByLabel('Year', { exact: true });
      await expect(year, path).toHaveCount(path === '/movies' || path === '/movies/trending-now' ? 0 : 1);
    }
    // Nothing that is upcoming is already out.
    const dates = await page.locator(`${cards} p`).allTextContents();
    const now = new Date().toISOString().slice(0, 10);
    expect(dates).toHaveLength(20);
    expect(dates.filter((text) => new Date(`${text} UTC`).toISOString().slice(0, 10) <= now)).toEqual([]);
  });

  test('genre indexes lead to genres, and the TV-movie genre reads TV Shows', async ({ page }) => {
    await page.goto('/genres');
    await expect(page.getByRole('heading', { name: 'Movie Genres' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'TV Series Genres' })).toBeVisible();
    await page.goto('/movie/genres');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Movie Genres');
    await page.getByRole('link', { name: 'TV Shows' }).click();
    await expect(page).toHaveURL(/\/movie\/genre\/10770$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('TV Shows');
    await page.goto('/tv/genres');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('TV Series Genres');
    await page.getByRole('link', { name: 'Drama' }).click();
    await expect(page.locator(cards)).toHaveCount(20);
  });
});

test.describe('the year filter', () => {
  test('narrows a list, names the year, offers more from it and can be cleared', async ({ page }) => {
    await page.goto('/tv-series/popular');
    await page.getByLabel('Year', { exact: true }).selectOption('2019');
    await expect(page).toHaveURL(/\/tv-series\/popular\?year=2019$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Popular TV Series (2019)');
    const years = await page.locator(`${cards} p`).allTextContents();
    expect(years.length).toBeGreaterThan(0);
    expect(years.every((text) => text.startsWith('2019'))).toBe(true);
    await expect(page.getByRole('link', { name: 'Load More' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Clear year filter' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Popular TV Series');
  });

  test('a year without series says so in the words of the product', async ({ page }) => {
    await page.goto('/tv-series/popular?year=1901');
    await expect(page.getByText("We couldn't find any TV series from 1901 in this category.")).toBeVisible();
  });
});

test.describe('Load More', () => {
  test('appends without repeats, says so, moves on to the first new card, and Back brings cards and place back, but to no later visit', async ({
    page,
  }) => {
    await page.goto('/movies/popular');
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(page.locator(cards)).toHaveCount(40);
    await expect(page.getByText('20 more loaded.')).toBeVisible();
    const keys = await page
      .locator(cards)
      .evaluateAll((all) => all.map((card) => card.getAttribute('data-title')));
    expect(new Set(keys).size).toBe(40);
    await expect(page.locator(cards).nth(20).getByRole('link')).toBeFocused();
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(page.locator(cards)).toHaveCount(60);
    const card = page.locator(cards).nth(44);
    const key = await card.getAttribute('data-title');
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/\/movie\/\d+$/);
    await page.goBack();
    await expect(page.locator(cards)).toHaveCount(60);
    const again = page.locator(`[data-title="${key}"]`);
    await expect(again).toBeInViewport();
    await expect(again.getByRole('link')).toBeFocused();

    await page.goto('/movies/popular');
    await page.locator(cards).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/movie\/\d+$/);
    await page.goBack();
    await expect(page).toHaveURL(/popular$/);
    await expect(page.locator(cards)).toHaveCount(20);
  });

  test('leads to the next cards even when it is pressed before its script is there', async ({ page }) => {
    await page.goto('/movies/popular', { waitUntil: 'networkidle' });
    await page.evaluate(() => document.querySelector<HTMLElement>('a[data-more]')?.click());
    await expect(page.locator(cards)).toHaveCount(40);
    await page.reload({ waitUntil: 'networkidle' });
    await page.route('**/more-cards*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
  });

  test('a failed fetch keeps what is there and can be tried again', async ({ page }) => {
    await page.route('**/partials/**', (route) => route.abort());
    await page.goto('/movies/popular');
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(page.getByText('Loading more failed. What is here stays; try again.')).toBeVisible();
    await expect(page.locator(cards)).toHaveCount(20);
    await page.unroute('**/partials/**');
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(page.locator(cards)).toHaveCount(40);
  });
  test.use({ tolerated: [/partials|more-cards/] });

  test('ends at the last page', async ({ page }) => {
    await page.goto('/movie/genre/37?page=2');
    await expect(page.getByText('Page 2')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Load More' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Previous page' }).click();
    await expect(page).toHaveURL(/\/movie\/genre\/37$/);
  });
});

test.describe('where the pictures are blocked', () => {
  test.use({ tolerated: [/ERR_FAILED/] });

  test('no broken icon is shown: the names stand in their frames', async ({ page }) => {
    await page.route('**/embedded/images/**', (route) => route.abort());
    for (const path of ['/', '/movies/popular', '/genres', '/movie/603']) {
      await page.goto(path);
      const broken = () =>
        page
          .locator('main img')
          .evaluateAll(
            (images) =>
              images.filter(
                (image) =>
                  (image as HTMLImageElement).complete && image.checkVisibility({ visibilityProperty: true }),
              ).length,
          );
      await expect.poll(broken, path).toBe(0);
    }
  });
});

test('a name of another script runs and begins as its letters do', async ({ page }) => {
  await page.goto('/movie/603');
  const beginsRight = await page.locator('h1').evaluate((heading) => {
    heading.textContent = 'ماتريكس';
    const text = document.createRange();
    text.selectNodeContents(heading);
    return Math.abs(text.getBoundingClientRect().right - heading.getBoundingClientRect().right) < 1;
  });
  expect(beginsRight).toBe(true);
});
