import { gzipSync } from 'node:zlib';
import { LANGUAGES, SERVED } from '../../src/domain/language/languages.ts';
import { spokenPath } from '../../src/domain/language/addresses.ts';
import type { Page } from '../support/e2e/test.ts';
import { expect, test } from '../support/browser/browser.ts';
import { KILOBYTE, weigh } from '../support/browser/weigh.ts';
import { dialogOf, openDialog, signedInState } from '../support/e2e/people.ts';

/** Kinds of page with the most their HTML may weigh, gzipped as the server does it. */
const PAGES = [
  ['a list', '/movies/popular', 12],
  ['a movie', '/movie/603', 16],
  ['a series', '/tv/1396', 16],
] as const;

for (const [name, path, limit] of PAGES) {
  test(`${name} costs a reader at most ${limit} kB of HTML and 8 kB of script, and no React`, async ({
    page,
    request,
  }) => {
    const scales = weigh(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 2000);
    await scales.quiet();
    const [html, script] = [scales.bytes('document'), scales.sent('script')];
    // What could not be weighed is no saving.
    expect(html).toBeGreaterThan(4 * KILOBYTE);
    const gzipped = await request.get(path, { headers: { 'accept-encoding': 'gzip' } });
    expect(Number(gzipped.headers()['content-length'])).toBeGreaterThan(html);
    expect(Number(gzipped.headers()['content-length'])).toBeLessThanOrEqual(limit * KILOBYTE);
    expect(script).toBeGreaterThan(KILOBYTE);
    expect(script).toBeLessThanOrEqual(8 * KILOBYTE);
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
  ...['/collection/2344', '/recommendations', '/developers', '/privacy', '/reset-password'],
];

test('no other page costs a reader more than 8 kB of script before it is used', async ({ page }) => {
  for (const path of OTHERS) {
    const scales = weigh(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const script = scales.sent('script');
    expect(script, path).toBeGreaterThan(KILOBYTE);
    expect(script, path).toBeLessThanOrEqual(8 * KILOBYTE);
  }
});

test('Discover costs a reader at most 14 kB of HTML, whatever it says of what is asked', async ({
  request,
}) => {
  for (const path of [
    '/discover/movies',
    '/discover/movies?order=score&refused=country',
    '/discover/series',
  ]) {
    const { 'content-length': length } = (
      await request.get(path, { headers: { 'accept-encoding': 'gzip' } })
    ).headers();
    expect(Number(length), path).toBeGreaterThan(4 * KILOBYTE);
    expect(Number(length), path).toBeLessThanOrEqual(14 * KILOBYTE);
  }
});

test('styles cost at most 7 kB in a page, and 8 kB once for what lies below', async ({ page, request }) => {
  for (const path of ['/', '/movies/popular', '/movie/603', '/discover/movies']) {
    await page.goto(path);
    const css = await page.evaluate(() =>
      [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n'),
    );
    const weight = gzipSync(css, { level: 9 }).length;
    expect(weight, path).toBeGreaterThan(3 * KILOBYTE);
    expect(weight, path).toBeLessThanOrEqual(7 * KILOBYTE);
  }
  const late = await page.locator('link[rel=stylesheet][href*="/late."]').getAttribute('href');
  const kept = await (await request.get(late ?? '')).body();
  expect(kept.length).toBeGreaterThan(KILOBYTE);
  expect(gzipSync(kept, { level: 9 }).length).toBeLessThanOrEqual(8 * KILOBYTE);
});

/** What a visitor may do first, and what shows that it is done. */
const FIRST_ACTIONS: [name: string, path: string, act: (page: Page) => Promise<unknown>][] = [
  [
    'the search box',
    '/movies/popular',
    async (page) => {
      await page.locator('#search-query').focus();
      await expect(page.locator('astro-island[ssr] #search-query')).toHaveCount(0);
    },
  ],
  [
    'a slider',
    '/movie/603',
    async (page) => {
      await page.locator('.carousel').first().hover();
      await expect(page.locator('.carousel-awake').first()).toBeVisible();
    },
  ],
  ['Sign In', '/movies/popular', openDialog],
  [
    'rating',
    '/movie/603',
    async (page) => {
      await page.locator('astro-island[component-url*="/RatingPanel."] button').click();
      await expect(dialogOf(page)).toBeVisible();
    },
  ],
  [
    'a list button',
    '/movies/popular',
    async (page) => {
      await page.locator('.title-card').first().hover();
      await page.locator('[data-mark]').first().click();
      await expect(dialogOf(page)).toBeVisible();
    },
  ],
  [
    'a list button of the title itself',
    '/movie/603',
    async (page) => {
      await page.locator('main [data-mark]').first().click();
      await expect(dialogOf(page)).toBeVisible();
    },
  ],
];

async function expectFirstAction(page: Page, path: string, act: (page: Page) => Promise<unknown>) {
  const scales = weigh(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 2000);
  await scales.quiet();
  // Until then one has read.
  expect(scales.sent('script'), path).toBeGreaterThan(KILOBYTE);
  expect(scales.sent('script'), path).toBeLessThanOrEqual(8 * KILOBYTE);
  await act(page);
  await scales.quiet();
  const script = scales.bytes('script');
  expect(script, path).toBeGreaterThan(20 * KILOBYTE);
  expect(script, path).toBeLessThanOrEqual(42 * KILOBYTE);
}

for (const [name, path, act] of FIRST_ACTIONS) {
  test(`using ${name} first costs a visitor at most 42 kB of script in all`, async ({ page }) => {
    await expectFirstAction(page, path, act);
  });
}

/** What a page of somebody signed in brings once it is used. */
async function expectOwnScript(page: Page, path: string) {
  const scales = weigh(page);
  await page.goto(path);
  await page.locator('[data-mark]').first().focus();
  // On the way down one's own opinions come.
  await page.keyboard.press('End');
  await expect.poll(() => scales.bytes('script'), path).toBeGreaterThan(60 * KILOBYTE);
  await scales.quiet();
  expect(scales.bytes('script'), path).toBeLessThanOrEqual(90 * KILOBYTE);
}

test('a page costs somebody signed in at most 90 kB of script once it is used', async ({
  browser,
  baseURL,
}) => {
  const { state } = await signedInState(baseURL);
  for (const path of ['/', '/movie/603']) {
    const context = await browser.newContext({ storageState: state, baseURL });
    await expectOwnScript(await context.newPage(), path);
    await context.close();
  }
});

for (const language of SERVED.filter((other) => other !== 'en')) {
  const { name, tag: locale } = LANGUAGES[language];
  test(`pages in ${name} keep to the script of English, and cost hardly more HTML`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const gzipped = async (path: string) => {
      const answer = await request.get(path, { headers: { 'accept-encoding': 'gzip' } });
      return Number(answer.headers()['content-length']);
    };
    // Letters of two and three bytes compress less.
    const share = language === 'ar' || language === 'ja' ? 1.1 : 1.04;
    for (const [, path] of PAGES) {
      const [english, spoken] = [await gzipped(path), await gzipped(spokenPath(path, language))];
      expect(english, path).toBeGreaterThan(4 * KILOBYTE);
      expect(spoken, spokenPath(path, language)).toBeLessThanOrEqual(share * english);
    }

    const { state } = await signedInState(baseURL);
    // Whoever reads a language has a browser that speaks it: no other is offered. Each has an empty cache.
    const inNewBrowser = async (weighed: (page: Page) => Promise<void>, storageState?: typeof state) => {
      const context = await browser.newContext({ baseURL, locale, ...(storageState && { storageState }) });
      await weighed(await context.newPage());
      await context.close();
    };
    // The two that bring the most.
    for (const [action, path, act] of FIRST_ACTIONS) {
      if (action !== 'rating' && action !== 'a list button') continue;
      await inNewBrowser((page) => expectFirstAction(page, spokenPath(path, language), act));
    }
    await inNewBrowser((page) => expectOwnScript(page, spokenPath('/movie/603', language)), state);
  });
}

test.describe('a browser that speaks another language', () => {
  test.use({ locale: 'de' });

  test('is offered it within the 8 kB of script of a reader', async ({ page }) => {
    const scales = weigh(page);
    await page.goto('/movie/603', { waitUntil: 'networkidle' });
    await expect(page.locator('.language-offer')).toBeVisible();
    expect(scales.addresses('script').filter((url) => url.includes('/language-offer.'))).toHaveLength(1);
    expect(scales.bytes('script')).toBeLessThanOrEqual(8 * KILOBYTE);
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
