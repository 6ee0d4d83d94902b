import { expect, test } from '../support/browser/browser.ts';
import { expectTabs, openList, ownerOf, save, savedTitle, shownTitles } from '../support/e2e/lists.ts';
import { dialogOf, newcomer, register, signIn, toastOf } from '../support/e2e/people.ts';
import { withDatabase } from '../support/database/failing-database.ts';

test.describe('while the movie database is down', () => {
  // Of a page fetched ahead.
  test.use({ tolerated: [/status of 50[23]/] });

  test('saved titles are shown as they were kept, and can be worked with', async ({ playwright, page }) => {
    await withDatabase(async (base, fail) => {
      const person = newcomer();
      const request = await playwright.request.newContext({ baseURL: base });
      await register(request, person);
      const owner = await ownerOf(request, base, person);
      await save(owner, 'wishlist', savedTitle(1, { title: 'Kept Film' }), savedTitle(2));
      await save(owner, 'watched', savedTitle(3, { kind: 'tv', title: 'Kept Series' }));
      fail(500);
      await page.goto(`${base}/wishlist`);
      await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
      await expect(dialogOf(page)).toBeVisible();
      await signIn(page, person);
      await expect(shownTitles(page)).toHaveText(['Kept Film', 'Film 02']);
      await expectTabs(page, 2, 0);
      await openList(page, `${base}/wishlist`);
      await page.getByRole('button', { name: 'Remove Film 02 from your wishlist' }).click();
      await expect(toastOf(page, 'Removed from wishlist')).toBeVisible();
      await page.getByRole('button', { name: 'Watched: mark Kept Film as watched' }).click();
      await expect(toastOf(page, 'Marked as watched')).toBeVisible();
      await openList(page, `${base}/watched`);
      await expect(shownTitles(page)).toHaveText(['Kept Film']);
      await page.getByRole('tab', { name: 'TV Series (1)' }).click();
      await expect(shownTitles(page)).toHaveText(['Kept Series']);
      // A page still at work would complain that its server ends.
      await page.goto('about:blank');
      await request.dispose();
    }, page.request);
  });
});
