import { expect, test } from '../support/browser/browser.ts';

test.use({ javaScriptEnabled: false });

test.describe('without JavaScript', () => {
  test('lists, paging and titles work by links', async ({ page }) => {
    await page.goto('/movies/popular');
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(page).toHaveURL(/\/movies\/popular\?page=2$/);
    await expect(page.locator('[data-cards] [data-title]')).toHaveCount(20);
    await page.getByRole('link', { name: 'Previous page' }).click();
    await expect(page).toHaveURL(/\/movies\/popular$/);
    await page.locator('[data-cards] a').first().click();
    await expect(page).toHaveURL(/\/movie\/\d+$/);
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Cast' })).toBeVisible();
  });

  test('a title says why it cannot be rated here, in place of a button that does nothing', async ({
    page,
  }) => {
    await page.goto('/movie/603');
    const reviews = page.locator('#reviews');
    await expect(reviews.getByText('Signing in to rate needs JavaScript.')).toBeVisible();
    await expect(reviews.getByRole('button', { name: 'Sign in to rate' })).toBeHidden();
  });

  test('Sign In says what it needs', async ({ page }) => {
    await page.goto('/movies/popular');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Signing in needs JavaScript.')).toBeVisible();
  });

  test('search is a plain form', async ({ page }) => {
    await page.goto('/');
    await page.locator('#search-query').fill('alien');
    await page.locator('#search-query').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for: alien');
  });

  test('the year filter is a plain form', async ({ page }) => {
    await page.goto('/movies/popular');
    await page.getByLabel('Year', { exact: true }).selectOption('1999');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page).toHaveURL(/\?year=1999$/);
    await expect(page.locator('[data-title="movie-603"]')).toBeVisible();
  });

  test('the header menus open', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByText('Movies', { exact: true }).click();
    await page.getByRole('link', { name: 'Top Rated' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Top Rated Movies');
  });

  test('a slider is a row that scrolls', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('list', { name: 'Trending Now' }).getByRole('listitem')).not.toHaveCount(0);
  });

  test('the drawer opens on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Upcoming' }).click();
    await expect(page).toHaveURL(/\/movies\/upcoming$/);
  });
});
