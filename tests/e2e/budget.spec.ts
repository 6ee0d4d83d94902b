import { expect, test } from '../support/browser/browser.ts';
import {
  expectFirstAction,
  expectOwnScript,
  FIRST_ACTIONS,
  PAGES,
} from '../support/browser/script-budget.ts';
import { neverIdle } from '../support/browser/never-idle.ts';
import { KILOBYTE, weigh } from '../support/browser/weigh.ts';
import { openDialog, signedInState } from '../support/e2e/people.ts';

for (const [name, path, limit] of PAGES) {
  test(`${name} costs a reader at most ${limit} kB of HTML and 10 kB of script, and no React`, async ({
    page,
  }) => {
    await neverIdle(page);
    const scales = weigh(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 2000);
    await scales.quiet();
    const [html, script] = [scales.bytes('document'), scales.sent('script')];
    // What could not be weighed is no saving.
    expect(html).toBeGreaterThan(4 * KILOBYTE);
    expect(html).toBeLessThanOrEqual(limit * KILOBYTE);
    expect(script).toBeGreaterThan(KILOBYTE);
    expect(script).toBeLessThanOrEqual(10 * KILOBYTE);
    expect(scales.addresses('script').filter((url) => /react|client\.|supabase/i.test(url))).toEqual([]);
  });
}

/** What else a reader comes to, a page of each kind. */
const OTHERS = [
  ...[
    '/',
    '/genres',
    '/movies/popular?page=2',
    '/movie/genre/28',
    '/discover/movies',
    '/discover/series?order=score',
  ],
  ...['/search?q=matrix', '/movie/603/cast', '/movie/603/watch', '/tv/1396/season/1', '/person/6384'],
  ...[
    '/collection/2344',
    '/recommendations',
    '/developers',
    '/privacy',
    '/reset-password',
    '/where?query=dune',
    '/help',
  ],
];

test('no other page costs a reader more than 10 kB of script before it is used', async ({ page }) => {
  await neverIdle(page);
  for (const path of OTHERS) {
    const scales = weigh(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const script = scales.sent('script');
    expect(script, path).toBeGreaterThan(KILOBYTE);
    expect(script, path).toBeLessThanOrEqual(10 * KILOBYTE);
  }
});

for (const action of FIRST_ACTIONS) {
  test(`using ${action.name} first costs a visitor at most ${action.limit} kB of script in all`, async ({
    page,
  }) => {
    await expectFirstAction(page, action);
  });
}

test('a page of somebody signed in hydrates by itself, and costs at most 220 kB of script in use', async ({
  browser,
  baseURL,
}) => {
  const { state } = await signedInState(baseURL);
  for (const path of ['/', '/movie/603', '/tv/1396', '/tv/1396/season/1', '/recommendations']) {
    const context = await browser.newContext({ storageState: state, baseURL });
    await expectOwnScript(await context.newPage(), path);
    await context.close();
  }
});

test.describe('a browser that speaks another language', () => {
  test.use({ locale: 'de' });

  test('is offered it within the 10 kB of script of a reader', async ({ page }) => {
    await neverIdle(page);
    const scales = weigh(page);
    await page.goto('/movie/603', { waitUntil: 'networkidle' });
    await expect(page.locator('.language-offer')).toBeVisible();
    expect(scales.addresses('script').filter((url) => url.includes('/language-offer.'))).toHaveLength(1);
    expect(scales.bytes('script')).toBeLessThanOrEqual(10 * KILOBYTE);
  });
});

test('every image says its size, and only the first poster is fetched at once', async ({ page }) => {
  await page.goto('/movies/popular');
  const images = await page.locator('main img').evaluateAll((all) =>
    all.map((image) => ({
      sized: image.hasAttribute('width') && image.hasAttribute('height'),
      eager: image.getAttribute('loading') === 'eager',
      urgent: image.getAttribute('fetchpriority') === 'high',
    })),
  );
  expect(images.every(({ sized }) => sized)).toBe(true);
  expect(images.filter(({ eager }) => eager)).toHaveLength(1);
  expect(images.filter(({ urgent }) => urgent)).toHaveLength(1);
});

test('a visitor’s first press finds its scripts fetched ahead', async ({ page }) => {
  await page.goto('/movies/popular', { waitUntil: 'networkidle' });
  await page.context().setOffline(true);
  await openDialog(page);
  await page.context().setOffline(false);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const scales = weigh(page);
  await page.goto('/movies/popular', { waitUntil: 'networkidle' });
  await scales.quiet();
  expect(scales.addresses('script').filter((url) => url.includes('AuthDialog'))).toEqual([]);
});
