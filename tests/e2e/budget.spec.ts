import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, test } from '../support/browser/browser.ts';

const KILOBYTE = 1024;

/** Bytes of an answer, gzipped; none for one that is still under way when the test ends. */
async function weightOf(response: Response): Promise<number> {
  const body = await response.body().catch(() => null);
  return body ? gzipSync(body, { level: 9 }).length : 0;
}

/** Kinds of page with the most their HTML may weigh, gzipped (docs/behaviour.md, Budgets). */
const PAGES = [
  ['a list', '/movies/popular', 14],
  ['a movie', '/movie/603', 18],
  ['a series', '/tv/1396', 18],
] as const;

for (const [name, path, limit] of PAGES) {
  test(`${name} costs a reader at most ${limit} kB of HTML and 8 kB of script, and no React`, async ({
    page,
  }) => {
    let html = 0;
    let script = 0;
    const names: string[] = [];
    page.on('response', async (response) => {
      const type = response.request().resourceType();
      if (type !== 'document' && type !== 'script') return;
      const weight = await weightOf(response);
      if (type === 'document') html += weight;
      else {
        script += weight;
        names.push(response.url());
      }
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 2000);
    await page.waitForLoadState('networkidle');
    // What could not be weighed is no saving.
    expect(html).toBeGreaterThan(4 * KILOBYTE);
    expect(html).toBeLessThanOrEqual(limit * KILOBYTE);
    expect(script).toBeGreaterThan(KILOBYTE);
    expect(script).toBeLessThanOrEqual(8 * KILOBYTE);
    expect(names.filter((url) => /react|client\.|supabase/i.test(url))).toEqual([]);
  });
}

test('the style sheet stays below 12 kB', async ({ page }) => {
  await page.goto('/movies/popular');
  const css = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n'),
  );
  const weight = gzipSync(css, { level: 9 }).length;
  expect(weight).toBeGreaterThan(4 * KILOBYTE);
  expect(weight).toBeLessThanOrEqual(12 * KILOBYTE);
});

test('waking the first island costs at most 90 kB in all', async ({ page }) => {
  let script = 0;
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    // Added in one step: `+=` would remember the sum from before the wait.
    const weight = await weightOf(response);
    script += weight;
  });
  await page.goto('/movies/popular', { waitUntil: 'networkidle' });
  await page.locator('#search-query').focus();
  await expect(page.locator('astro-island[ssr] #search-query')).toHaveCount(0);
  await expect.poll(() => script).toBeGreaterThan(40 * KILOBYTE);
  await page.waitForLoadState('networkidle');
  expect(script).toBeLessThanOrEqual(90 * KILOBYTE);
});

test('every image says its size, and only the first row is fetched at once', async ({ page }) => {
  await page.goto('/movies/popular');
  const images = await page.locator('main img').evaluateAll((all) =>
    all.map((image) => ({
      sized: image.hasAttribute('width') && image.hasAttribute('height'),
      eager: image.getAttribute('loading') === 'eager',
      urgent: image.getAttribute('fetchpriority') === 'high',
    })),
  );
  expect(images.every(({ sized }) => sized)).toBe(true);
  expect(images.filter(({ eager }) => eager)).toHaveLength(5);
  expect(images.filter(({ urgent }) => urgent)).toHaveLength(1);
});
