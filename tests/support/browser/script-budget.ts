import { expect } from './browser.ts';
import { neverIdle } from './never-idle.ts';
import { KILOBYTE, weigh } from './weigh.ts';
import { dialogOf, openDialog } from '../e2e/people.ts';
import type { Page } from '../e2e/test.ts';

/** Kinds of page with the most their HTML may weigh, gzipped as the server does it. */
export const PAGES = [
  ['a list', '/movies/popular', 24],
  ['Discover', '/discover/movies', 26],
  ['a movie', '/movie/603', 30],
  ['a series', '/tv/1396', 30],
] as const;

/** Something a visitor may do first, and what shows that it is done. */
export interface FirstAction {
  name: string;
  path: string;
  /** The most kilobytes of script it may cost, with those of the page before. */
  limit: number;
  act: (page: Page) => Promise<unknown>;
}

export const FIRST_ACTIONS: readonly FirstAction[] = [
  {
    name: 'the search box',
    path: '/movies/popular',
    limit: 135,
    async act(page) {
      await page.locator('#search-query').focus();
      await expect(page.locator('astro-island[ssr] #search-query')).toHaveCount(0);
    },
  },
  {
    name: 'a slider',
    path: '/movie/603',
    limit: 120,
    async act(page) {
      await page.locator('.carousel').first().hover();
      await expect(page.locator('.carousel-ready').first()).toBeVisible();
    },
  },
  { name: 'Sign In', path: '/movies/popular', limit: 120, act: openDialog },
  {
    name: 'rating',
    path: '/movie/603',
    limit: 120,
    async act(page) {
      await page.locator('astro-island[component-url*="/RatingPanel."] button').click();
      await expect(dialogOf(page)).toBeVisible();
    },
  },
  {
    name: 'a list button',
    path: '/movies/popular',
    limit: 120,
    async act(page) {
      await page.locator('.title-card').first().hover();
      await page.locator('[form=marks]').first().click();
      await expect(dialogOf(page)).toBeVisible();
    },
  },
];

/** Expects a visitor's first action on a page to keep to the budget of script. */
export async function expectFirstAction(page: Page, { path, limit, act }: FirstAction) {
  await neverIdle(page);
  const scales = weigh(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 2000);
  await scales.quiet();
  // Until now the visitor has only read.
  expect(scales.sent('script'), path).toBeGreaterThan(KILOBYTE);
  expect(scales.sent('script'), path).toBeLessThanOrEqual(10 * KILOBYTE);
  await act(page);
  await scales.quiet();
  const script = scales.bytes('script');
  expect(script, path).toBeGreaterThan(20 * KILOBYTE);
  expect(script, path).toBeLessThanOrEqual(limit * KILOBYTE);
}

/** Expects a page of a signed-in user to hydrate by itself, and to keep to the budget of script in use. */
export async function expectOwnScript(page: Page, path: string) {
  const scales = weigh(page);
  await page.goto(path);
  await expect(page.locator(`astro-island[ssr][client=session]:not([opts*='"use"'])`), path).toHaveCount(0);
  await page.getByRole('banner').locator('[aria-haspopup=menu]').last().focus();
  // The user's reviews load on the way down.
  await page.keyboard.press('End');
  await scales.quiet();
  expect(scales.bytes('script'), path).toBeGreaterThan(60 * KILOBYTE);
  expect(scales.bytes('script'), path).toBeLessThanOrEqual(220 * KILOBYTE);
}
