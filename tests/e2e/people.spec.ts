import { expect, test } from '../support/browser/browser.ts';
import { cardButton, expectPressed } from '../support/browser/list-buttons.ts';
import { test as testOfOwner } from '../support/e2e/lists.ts';

const REEVES = '/person/6384';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'names lead from a title to its people, and from them to their titles',
    { tag: '@below' },
    async ({ page }) => {
      await page.goto('/movie/603');
      await page.getByRole('link', { name: 'Keanu Reeves' }).click();
      await expect(page).toHaveURL(REEVES);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keanu Reeves');
      await page.locator('#filmography').getByRole('link', { name: 'Best rated first' }).click();
      await expect(page).toHaveURL(`${REEVES}?sort=rating#filmography`);
      await page.getByRole('link', { name: 'Series', exact: true }).click();
      await expect(page.getByText('No series here.')).toBeVisible();
      await page.getByRole('link', { name: 'All', exact: true }).click();
      await page.locator('.credits').getByRole('link', { name: 'The Matrix', exact: true }).click();
      await expect(page).toHaveURL('/movie/603');
      await page.getByRole('link', { name: 'Lilly Wachowski' }).first().click();
      await expect(page.getByRole('heading', { level: 3, name: 'Directing' })).toBeVisible();
      await page.goto('/tv/1396');
      await page.getByRole('link', { name: /^All cast and crew \(\d+\)$/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Cast and crew of Breaking Bad (2008)',
      );
      await page.getByRole('link', { name: 'Vince Gilligan' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vince Gilligan');
    },
  );
});

test.describe('somebody who is not there', () => {
  test.use({ tolerated: [/status of 40[04]/] });

  test('is not found, and what is no number is no person', async ({ page }) => {
    expect((await page.goto('/person/2147483646'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Person Not Found' })).toBeVisible();
    expect((await page.goto('/person/abc'))?.status()).toBe(400);
    await expect(page.getByRole('alert')).toContainText('Invalid person ID');
    expect((await page.goto('/movie/2147483646/cast'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Movie Not Found' })).toBeVisible();
  });
});

testOfOwner(
  'who has seen some of it reads how many, and it follows the buttons of the page',
  async ({ page }) => {
    await page.goto(REEVES);
    await expect(page.getByText(/^You have seen none of \d+ yet$/)).toBeVisible();
    const watched = cardButton(page, 'Watched', 'The Matrix');
    await watched.click();
    await expectPressed(watched, true);
    await expect(page.getByText(/^You have seen 1 of \d+$/)).toBeVisible();
    await expect(page.locator('.credits').getByRole('link', { name: 'The Matrix Seen' })).toBeVisible();
  },
);
