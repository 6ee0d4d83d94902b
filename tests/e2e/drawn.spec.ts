import type { Page } from '../support/e2e/test.ts';
import { expect, expectAccessible } from '../support/browser/browser.ts';
import { KILOBYTE, weigh } from '../support/browser/weigh.ts';
import { save, savedTitle, savedTitles, shownTitles, test } from '../support/e2e/lists.ts';
import { stateOf, toastOf } from '../support/e2e/people.ts';

/** Pages the server draws whole for whoever is signed in. */
const DRAWN = [
  '/',
  '/movies/popular',
  '/tv-series/popular',
  '/movie/genre/28',
  '/collection/2344',
  '/person/6384',
  '/search?query=matrix',
  '/discover/movies',
  '/wishlist',
  '/watched',
  '/diary',
  '/up-next',
  '/calendar',
  '/numbers',
  '/lists',
  '/saved-searches',
];

/** Holds back what an island's page brings until it is let go. */
async function heldBack(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/_astro\/(?!Layout|Drawn)[^/]*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('pages of one’s own cost at most 20 kB of script and ask the backend for nothing until they are used', async ({
  page,
  owner,
}) => {
  await save(owner, 'wishlist', ...savedTitles(3));
  for (const path of DRAWN) {
    const scales = weigh(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/embedded/backend/')) asked.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 1000);
    await page.waitForLoadState('networkidle');
    expect(asked, path).toEqual([]);
    expect(scales.bytes('script'), path).toBeGreaterThan(KILOBYTE);
    expect(scales.bytes('script'), path).toBeLessThanOrEqual(20 * KILOBYTE);
    await expect(page.getByRole('button', { name: 'Account' })).toContainText('A');
    await expectAccessible(page);
  }
});

test('cards say without scripts what is one’s own of their titles, and to nobody else', async ({
  browser,
  baseURL,
  owner,
  playwright,
}) => {
  const visitor = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    storageState: { cookies: [], origins: [] },
  });
  const everybodys = async () => (await visitor.get('/movies/top-rated')).text();
  const [wished = 0, favorite = 0] = Array.from(
    (await everybodys()).matchAll(/data-title="movie-(\d+)"/g),
    (at) => Number(at[1]),
  );
  await save(owner, 'wishlist', savedTitle(1, { id: wished }));
  await save(owner, 'favorite', savedTitle(2, { id: favorite }));
  const ticked = [900001, 900002, 900003, 900005].map((service_id) => ({ user_id: owner.id, service_id }));
  await owner.client.from('my_services').insert(ticked);
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
    storageState: owner.state,
  });
  const page = await context.newPage();
  const card = (key: string) => page.locator(`[data-title="${key}"]`);
  await page.goto('/movies/top-rated');
  await expect(card(`movie-${wished}`).locator('[data-mark=wishlist]')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(card(`movie-${wished}`).locator('[data-mark=watched]')).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(card(`movie-${favorite}`).locator('[data-mark=favorite]')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  // What is not at hand yet is looked up meanwhile.
  await expect(async () => {
    await page.reload();
    await expect(page.locator('.title-card [data-included]').first()).toBeAttached({ timeout: 500 });
  }).toPass();
  await owner.client.from('my_services').delete().eq('user_id', owner.id);
  await context.close();
  expect(await everybodys()).not.toMatch(/data-drawn=|data-included=|data-mark="\w+"[^>]*aria-pressed/);
  await visitor.dispose();
});

test.describe('a page that sleeps', () => {
  test.use({ tolerated: [/status of 404/] });

  test('does what was pressed and chosen before its scripts came', async ({ page, owner }) => {
    await save(owner, 'wishlist', savedTitle(1), savedTitle(2), savedTitle(3));
    await page.goto('/wishlist', { waitUntil: 'networkidle' });
    let letGo = await heldBack(page);
    await page.getByRole('button', { name: 'Remove Film 02 from your wishlist' }).click();
    letGo();
    await expect(shownTitles(page)).toHaveText(['Film 01', 'Film 03']);
    await expect(toastOf(page, 'Removed from wishlist')).toBeVisible();
    await page.goto('/wishlist', { waitUntil: 'networkidle' });
    letGo = await heldBack(page);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Title');
    letGo();
    await expect(page).toHaveURL(/sort=title/);
  });

  test('is drawn anew when another tab has written something', async ({ page, owner, context }) => {
    await save(owner, 'wishlist', savedTitle(1), savedTitle(2));
    await page.goto('/wishlist', { waitUntil: 'networkidle' });
    const other = await context.newPage();
    await other.goto('/wishlist', { waitUntil: 'networkidle' });
    await other.getByRole('button', { name: 'Remove Film 01 from your wishlist' }).click();
    await expect(shownTitles(page)).toHaveText(['Film 02']);
    await toastOf(other, 'Removed from wishlist').getByRole('button', { name: 'Undo' }).click();
    await expect(shownTitles(page)).toHaveText(['Film 01', 'Film 02']);
  });

  test('does not sleep on what the page before was still writing when it was left', async ({ page }) => {
    // The answer of the write never comes while its page is there.
    await page.addInitScript(() => {
      const send = window.fetch.bind(window);
      window.fetch = async (address, init) => {
        const answer = await send(address, init);
        const writes = typeof address === 'string' && address.includes('/wishlists');
        return writes ? new Promise(() => undefined) : answer;
      };
    });
    await page.goto('/movies/popular', { waitUntil: 'networkidle' });
    const card = page.locator('.title-card').first();
    await card.hover();
    const written = page.waitForResponse(/\/rest\/v1\/wishlists/);
    await card.locator('[data-mark=wishlist]').click();
    await written;
    const learnt = page.waitForResponse(/my_list_marks/);
    await page.goto('/movies/top-rated');
    await learnt;
    // Once: the page after that sleeps again.
    const asked: string[] = [];
    page.on('request', (request) => void (request.url().includes('/backend/') && asked.push(request.url())));
    await page.goto('/movies/upcoming', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
  });

  test('asks to sign in when another tab signs out', async ({ browser, baseURL, owner }) => {
    // Signing out ends the session of the state all tests of a worker share.
    const context = await browser.newContext({ storageState: await stateOf(baseURL, owner.person) });
    const [page, other] = [await context.newPage(), await context.newPage()];
    for (const tab of [page, other]) await tab.goto('/wishlist', { waitUntil: 'networkidle' });
    await other.getByRole('button', { name: 'Account' }).click();
    await other.getByRole('menuitem', { name: 'Sign Out' }).click();
    for (const tab of [page, other])
      await expect(
        tab.getByRole('heading', { level: 1, name: 'Sign in to see your wishlist' }),
      ).toBeVisible();
    await context.close();
  });
});
