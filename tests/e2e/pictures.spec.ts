import type { Page } from '../support/e2e/test.ts';
import { expect, test } from '../support/browser/browser.ts';
import { TMDB_URL } from '../support/e2e/ports.ts';

/** Widths with the device's pixels for one of CSS; of phones no more than two are counted. */
const SCREENS = [
  { width: 360, height: 760, density: 2, phone: true },
  { width: 412, height: 823, density: 1.75, phone: true },
  { width: 390, height: 844, density: 3, phone: true },
  { width: 1280, height: 800, density: 1, phone: false },
  { width: 1920, height: 1080, density: 1, phone: false },
];

/** Of each picture in sight that came, the width asked for, for each pixel of the device. */
const sharpness = (page: Page, selector: string, density: number) =>
  page.locator(selector).evaluateAll(
    (images: HTMLImageElement[], pixels) =>
      images
        .filter((image) => image.currentSrc && image.checkVisibility())
        .map((image) => {
          // A card that rises is no wider; what is cut off at the sides is shown as wide as it is high.
          const { clientWidth, clientHeight } = image;
          const [, asked] = /\/w(\d+)\//.exec(image.currentSrc) ?? [];
          const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
          return Number(asked) / (Math.max(clientWidth, clientHeight * ratio) * pixels);
        }),
    density,
  );

for (const { width, height, density, phone } of SCREENS) {
  test(`pictures are neither blurred nor wasted, ${width} pixels wide at ${density}`, async ({ browser }) => {
    const counted = Math.min(density, 2);
    for (const [path, selector] of [
      ['/movies/popular', '.poster-grid img'],
      ['/movie/1001', '.hero-poster img'],
      ['/movie/1001', phone ? '.scroll-row img' : '.hero-backdrop img'],
      ['/', '.scroll-row img'],
    ] as const) {
      // By somebody new: a browser shows what it has in a larger size.
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: density,
        isMobile: phone,
      });
      const page = await context.newPage();
      await page.goto(TMDB_URL + path);
      await page.locator(selector).first().scrollIntoViewIfNeeded();
      await expect
        .poll(async () => (await sharpness(page, selector, counted)).length, { message: path + selector })
        .toBeGreaterThan(0);
      for (const sharp of await sharpness(page, selector, counted)) {
        expect(sharp, path + selector).toBeGreaterThanOrEqual(0.75);
        expect(sharp, path + selector).toBeLessThanOrEqual(1.6);
      }
      await context.close();
    }
  });
}

for (const [name, width] of [
  ['a phone', 412],
  ['a wide screen', 1280],
] as const) {
  test(`nothing moves when pictures come late, on ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const { dataset } = document.documentElement;
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          dataset['moved'] = String(Number(dataset['moved'] ?? 0) + entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/', '/movies/popular', '/movie/1001', '/tv/1001', '/search?query=a']) {
      const gate = Promise.withResolvers<undefined>();
      await page.route('**/t/p/**', async (route) => {
        await gate.promise;
        await route.fallback();
      });
      await page.goto(TMDB_URL + path, { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      // What fonts move is measured in layout.spec.ts: from here on only pictures come.
      await page.waitForFunction(() =>
        [...document.fonts].some(({ family, status }) => /Bricolage/.test(family) && status === 'loaded'),
      );
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        document.documentElement.dataset['moved'] = '0';
      });
      gate.resolve(undefined);
      await page.waitForLoadState('networkidle');
      const moved = await page.evaluate(() => Number(document.documentElement.dataset['moved'] ?? 0));
      expect(moved, path).toBeLessThan(0.01);
    }
  });
}

test('a phone asks for one poster before everything else, shows a small one as the backdrop, and does not ask for what is far below', async ({
  browser,
}) => {
  /** What a page asks for that nobody has been to yet; a browser shows what it has in a larger size. */
  async function visit(path: string) {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
    });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.push(request.url());
    });
    await page.goto(TMDB_URL + path, { waitUntil: 'networkidle' });
    return { page, asked };
  }
  const { page, asked } = await visit('/movie/1001');
  const at = (pattern: RegExp) => asked.findIndex((url) => pattern.test(url));
  expect(at(/w185\/poster-1001/)).toBe(0);
  expect(asked.filter((url) => /poster-1001|backdrop-1001/.test(url))).toHaveLength(2);
  // Known once the page is: the address is sent ahead of it.
  const answer = await page.request.get(`${TMDB_URL}/movie/1001`);
  expect(answer.headers()['link']).toMatch(
    /w185\/poster-1001\.jpg>; rel=preload; as=image; fetchpriority=high; media="\(max-width:479px\)"/,
  );
  // Each width of window is told of the one its `sizes` choose, and fetches no other.
  const list = await visit('/movies/popular');
  const first = await list.page
    .locator('.poster-grid img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(first).toMatch(/\/w185\//);
  expect(list.asked[0]).toBe(first);
  expect(list.asked.filter((url) => /\/w342\//.test(url))).toEqual([]);
  for (const visited of [page, list.page]) await visited.context().close();
});

test('the first poster of a phone’s list is the largest, wherever the edges of its columns fall', async ({
  page,
}) => {
  for (const width of [360, 390, 412, 430]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/movies/popular');
    const heights = await page
      .locator('[data-cards] .poster-frame')
      .evaluateAll((frames) => frames.map((frame) => frame.getBoundingClientRect().height));
    const [first = 0, ...others] = heights;
    expect(others).toHaveLength(19);
    expect(Math.max(...others), `${width} pixels`).toBeLessThan(first - 1);
  }
});
