import { saveOwnRegion } from '../../../src/features/watch/regions.queries.ts';
import { expect, test } from '../../support/e2e/journeys.ts';
import { save, savedTitle } from '../../support/e2e/lists.ts';

test.use({ locale: 'en-US' });

test('tonight: somebody without an account has one movie picked for them, and sees where it is on', async ({
  page,
  pressed,
}) => {
  await page.goto('/');
  await page.getByRole('banner').locator('summary', { hasText: 'Movies' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Discover' }).first().click();
  await page.getByRole('link', { name: 'Pick one for me' }).click();
  await page.getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { name: /^Where to watch in/ })).toBeVisible();
  await pressed(4);
});

test('the man in the rain: a scene somebody remembers leads to its movie', async ({ page, me, pressed }) => {
  expect(me.id).toBeTruthy();
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'AI Search' }).click();
  await page.getByLabel('What would you like to watch?').fill('a replicant dies on a rooftop in the rain');
  await page.getByRole('button', { name: 'Get Recommendations' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Try the offline recommender' }).click();
  await page
    .getByRole('article')
    .getByRole('link', { name: /Blade Runner/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Blade Runner');
  await pressed(4);
});

test('on my services: what somebody wants to see and can see right now', async ({ page, me, pressed }) => {
  await saveOwnRegion(me.client, me.id, 'US');
  await save(me, 'wishlist', savedTitle(1), savedTitle(2, { id: 603, title: 'The Matrix' }));
  await page.goto('/movie/603');
  await page
    .locator('where-to-watch')
    .getByRole('button', { name: /^I have / })
    .first()
    .click();
  // The next page is drawn with what was saved.
  await expect.poll(async () => (await me.client.from('my_services').select()).data?.length).toBe(1);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account/ })
    .click();
  await page.getByRole('menuitem', { name: 'My Wishlist' }).click();
  await page.getByRole('link', { name: 'On my services', exact: true }).click();
  await expect(page.locator('[data-cards] [data-title]').getByRole('heading')).toHaveText(['The Matrix']);
  await pressed(4);
});

test('what else did she do: from a movie to an actress to another movie of hers', async ({
  page,
  pressed,
}) => {
  await page.goto('/movie/603');
  await page
    .getByRole('link', { name: /Carrie-Anne Moss/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Carrie-Anne Moss');
  await page
    .getByRole('link', { name: /Memento/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Memento');
  await pressed(2);
});

test('recommendations: five stars for five titles, and what fits is there with its reasons', async ({
  page,
  me,
  pressed,
}) => {
  expect(me.id).toBeTruthy();
  await page.goto('/');
  await page.getByRole('link', { name: /Rate five favorites/ }).click();
  await page.waitForURL('/for-you');
  const wall = page.locator('star-wall');
  await wall.locator('li a').first().focus();
  for (let left = 29; left > 24; left -= 1) {
    await page.keyboard.press('5');
    await expect(wall.locator('li')).toHaveCount(left);
  }
  await page.getByRole('link', { name: 'See what fits you' }).click();
  await expect(page.getByRole('list', { name: 'Why' }).first()).toBeVisible({ timeout: 30_000 });
  await pressed(7);
});

test('another country: where a movie is on for somebody who travels', async ({ page, pressed }) => {
  await page.goto('/movie/603');
  await page.locator('where-to-watch').getByRole('link', { name: 'United States' }).click();
  await page.getByLabel('Region').selectOption('France');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL(/region=FR/);
  await page.goto('/tv/1399');
  await expect(page.locator('where-to-watch').getByRole('link', { name: 'France' })).toBeVisible();
  await pressed(3);
});
