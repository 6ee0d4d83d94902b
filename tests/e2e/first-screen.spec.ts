import type { Page } from '../support/e2e/test.ts';
import { expect, test } from '../support/browser/browser.ts';
import { TMDB_URL } from '../support/e2e/ports.ts';

const LATE = /\/_astro\/late\.[\w-]+\.css$/;

/** A page of each kind whose first screen has looks of its own. */
const PATHS = [
  '/',
  '/movies/popular',
  '/search?query=a',
  '/movie/603',
  '/tv/1396',
  '/person/6384',
  '/collection/2344',
  '/tv/1396/season/1',
  '/tv/1396/cast',
  '/genres',
  '/discover/movies',
  '/recommendations',
  '/terms',
];

/**
 * How everything looks that is in sight, and is written before the late styles; pictures left out, and what an SVG takes
 * from a file of drawings.
 */
const looks = (page: Page) =>
  page.locator('link[rel=stylesheet][href*="/late."]').evaluate((link) => {
    const seen = [...document.querySelectorAll<HTMLElement | SVGElement>('body *')].filter((element) => {
      const { top, width, height } = element.getBoundingClientRect();
      const before = link.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
      const grows = element.matches('img, picture, use, main') || element.contains(link);
      // What a script puts on cards late is seen only once somebody comes to them.
      const shown = element.checkVisibility({ opacityProperty: true });
      return before && !grows && shown && width && height && top < innerHeight;
    });
    return seen.map((element) => {
      const { x, y, width, bottom } = element.getBoundingClientRect();
      const end = Math.min(bottom, innerHeight);
      const { color, backgroundColor, borderColor, fontSize, fontWeight, opacity } =
        getComputedStyle(element);
      const name = `${element.tagName} ${element.getAttribute('class')}`;
      return {
        name,
        x,
        y,
        width,
        end,
        color,
        backgroundColor,
        borderColor,
        fontSize,
        fontWeight,
        opacity,
      };
    });
  });

for (const [device, viewport] of [
  ['a phone', { width: 412, height: 823 }],
  ['a wide screen', { width: 1280, height: 800 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport, tolerated: [/\.woff2$/] });

    test('the first screen is whole before the late styles are here', async ({ page }) => {
      // Ours come with those styles, and move nothing by more than a fraction of a pixel.
      await page.route(/\.woff2$/, (route) => route.abort());
      for (const path of PATHS) {
        let release: (() => void) | undefined;
        const held = new Promise<void>((resolve) => (release = resolve));
        await page.route(LATE, async (route) => {
          await held;
          await route.continue();
        });
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('main h1').first(), path).toBeVisible();
        await page.locator('link[rel=stylesheet][href*="/late."]').waitFor({ state: 'attached' });
        // What stands before them may have a sheet of its own, without which nothing of it is painted.
        const others = page.locator('link[rel=stylesheet]:not([href*="/late."])');
        await expect
          .poll(() =>
            others.evaluateAll((all: HTMLLinkElement[]) => all.every(({ sheet }) => sheet !== null)),
          )
          .toBe(true);
        const first = await looks(page);
        expect(first.length, path).toBeGreaterThan(10);
        release?.();
        await page.waitForLoadState();
        expect(await looks(page), path).toEqual(first);
        await page.unroute(LATE);
      }
    });
  });
}

/** Opens a list whose pictures stay away until they are let go. */
async function listWithoutPictures(page: Page) {
  const asked = new Set<string>();
  const held = Promise.withResolvers<undefined>();
  await page.route('**/t/p/**', async (route) => {
    asked.add(route.request().url());
    await held.promise;
    await route.continue();
  });
  await page.goto(`${TMDB_URL}/movies/popular`, { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  const pictures = page.locator('.poster-grid img');
  await expect(pictures.nth(3)).toBeVisible();
  return { asked, pictures, letGo: () => held.resolve(undefined) };
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  test('pictures it does not show yet wait for those it shows', async ({ page }) => {
    const { asked, pictures, letGo } = await listWithoutPictures(page);
    await expect.poll(() => asked.size).toBe(4);
    await expect(pictures.nth(4)).toBeHidden();
    expect(asked.size).toBe(4);
    letGo();
    await expect(pictures.nth(4)).toBeVisible();
  });

  test('one that never comes holds them up for some seconds only', async ({ page }) => {
    const { pictures, letGo } = await listWithoutPictures(page);
    await expect(pictures.nth(4)).toBeHidden();
    await expect(pictures.nth(4)).toBeVisible();
    letGo();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('none waits, since nothing would let it go', async ({ page }) => {
      const { pictures, letGo } = await listWithoutPictures(page);
      await expect(pictures.nth(4)).toBeVisible();
      letGo();
    });
  });
});

test('on a wide screen pictures below a backdrop let it pass first', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/w1280\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${TMDB_URL}/movie/1001`, { waitUntil: 'commit' });
  const below = page.locator('.scroll-row img').first();
  await expect(page.locator('footer')).toBeAttached();
  await expect(below).toBeHidden();
  expect(asked.filter((url) => /\/w(?:185|342)\//.test(url))).toHaveLength(1);
  release?.();
  await expect(below).toBeVisible();
});

test('a page begins with what its header needs, and names the late styles where its first screen ends', async ({
  request,
}) => {
  for (const path of PATHS) {
    const html = await (await request.get(path)).text();
    const [head = '', body = ''] = html.split('</head>');
    const inHead = [...head.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css);
    expect(inHead, path).toHaveLength(1);
    expect(inHead.join('').length, path).toBeLessThan(10_000);
    expect(body.indexOf('<style>'), path).toBeGreaterThan(body.indexOf('</header>'));
    expect(body.indexOf('<style>'), path).toBeLessThan(body.indexOf('<main'));
    expect(body.search(/<link rel="stylesheet"[^>]*\/late\./), path).toBeGreaterThan(body.indexOf('<h1'));
  }
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
