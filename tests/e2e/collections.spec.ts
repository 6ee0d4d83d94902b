import { expect, test } from '../support/browser/browser.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a movie leads to its collection, and that to its other parts', async ({ page }) => {
    await page.goto('/movie/120');
    await page.getByRole('link', { name: 'The Lord of the Rings Collection' }).click();
    await expect(page).toHaveURL(/\/collection\/119$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Lord of the Rings Collection');
    await expect(page.locator('[data-cards] [data-title]')).toHaveCount(3);
    await page.locator('[data-title="movie-121"] a').click();
    await expect(page).toHaveURL(/\/movie\/121$/);
  });

  test('a series leads to its seasons, and each to the next', async ({ page }) => {
    await page.goto('/tv/1396');
    await page.getByRole('link', { name: /^Season 1\b/ }).click();
    await expect(page).toHaveURL(/\/tv\/1396\/season\/1$/);
    await expect(page.locator('.episode')).toHaveCount(7);
    await page
      .getByRole('navigation', { name: 'Other seasons' })
      .getByRole('link', { name: 'Season 2' })
      .click();
    await expect(page).toHaveURL(/\/tv\/1396\/season\/2$/);
  });
});

test.describe('what does not exist', () => {
  test.use({ tolerated: [/status of 404/] });

  test('is not found, and leads on', async ({ page }) => {
    for (const [path, heading] of [
      ['/collection/999999999', 'Collection Not Found'],
      ['/tv/1396/season/99', 'Season Not Found'],
    ] as const) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  });
});
