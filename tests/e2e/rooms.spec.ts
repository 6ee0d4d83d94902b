import type { Page } from '../support/e2e/test.ts';
import { logWatch } from '../../src/features/diary/watches.queries.ts';
import { localDay } from '../../src/core/dates.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectFitForEverybody,
  test as visitor,
} from '../support/browser/browser.ts';
import { openList, save, savedTitle, savedTitles, test } from '../support/e2e/lists.ts';

/** Pages of one's own, by what they ask a visitor to sign in for. */
const MINE = {
  '/profile': 'to view and edit your profile',
  '/up-next': 'to see what is next',
  '/diary': 'to see your diary',
  '/diary?view=list': 'to see your diary',
  '/numbers': 'to see your numbers',
  '/wishlist': 'to see your wishlist',
  '/watched': 'to see your watched list',
  '/lists': 'to see your lists',
  '/reminders': 'to see your reminders',
  '/saved-searches': 'to see your saved searches',
  '/dismissed': 'to see what you are not interested in',
  '/tags': 'to see your tags',
  '/calendar': 'to see your calendar',
  '/calendar?view=month': 'to see your calendar',
  '/notices': 'to see your notifications',
  '/notices/settings': 'to change your notification settings',
  '/connections': 'to connect your programs',
  '/connections/tokens': 'to make tokens',
  '/import': 'to import your history',
  '/export': 'to export your data',
};

const left = async (page: Page) => (await page.getByRole('heading', { level: 1 }).boundingBox())?.x;

test('what is mine is accessible and fits every screen with nothing in it, in the long words of German, and begins at one edge on wide ones', async ({
  page,
}) => {
  test.slow();
  const edges: unknown[] = [];
  for (const path of Object.keys(MINE)) {
    await page.setViewportSize({ width: 1920, height: 800 });
    await page.goto(`/de${path}`);
    const wide = await left(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    edges.push([path, wide, await left(page)]);
    for (const width of [768, 375, 320]) {
      await page.setViewportSize({ width, height: 812 });
      await expectNoSidewaysScroll(page);
      if (width === 375) await expectAccessible(page);
    }
  }
  const [, ...same] = edges[0] as [string, number, number];
  expect(edges).toEqual(Object.keys(MINE).map((path) => [path, ...same]));
});

visitor(
  'what is mine asks a visitor to sign in, and is nobody else’s to keep or to find',
  async ({ page, request }) => {
    for (const [path, purpose] of Object.entries(MINE)) {
      const answer = await request.get(path);
      expect(answer.headers()['cache-control'], path).toBe('private, no-store');
      const html = await answer.text();
      expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1], path).toBe(`Sign in ${purpose}`);
      expect(html, path).toContain('<meta name="robots" content="noindex">');
    }
    await page.goto('/profile');
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expectFitForEverybody(page);
  },
);

test('the profile leads to each of its sections, and to what the account menu has no room for', async ({
  page,
}) => {
  await page.goto('/profile');
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  const ids = await sections.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(ids).toHaveLength(11);
  for (const id of ids) await expect(page.locator(id)).toHaveCount(1);
  const others = page.getByRole('navigation', { name: 'More of yours' }).getByRole('link');
  await expect(others).toHaveText([
    ...[
      'Calendar',
      'My Numbers',
      'Tags',
      'My Reminders',
      'Not Interested',
      'Connections',
      'Import',
      'Export',
    ],
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('home, what is next, diary and lists are within a thumb’s reach', async ({ page }) => {
    await page.goto('/diary');
    const bar = page.getByRole('navigation', { name: 'Yours' });
    await expect(bar.getByRole('link')).toHaveText(['Home', 'Up Next', 'Diary', 'Lists']);
    await expect(bar.getByRole('link', { name: 'Diary' })).toHaveAttribute('aria-current', 'page');
    await expect.poll(async () => ((await bar.boundingBox()) ?? { y: 0, height: 0 }).y).toBeGreaterThan(700);
    // The end of the page can be read above it.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const foot = await page.getByRole('contentinfo').boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThan(((await bar.boundingBox())?.y ?? 0) + 1);
    await bar.getByRole('link', { name: 'Lists' }).click();
    await expect(page).toHaveURL(/\/lists$/);
  });

  test('the controls of a saved list stand in one row, and what stands below a poster has no frame', async ({
    page,
    owner,
  }) => {
    await save(owner, 'watched', ...savedTitles(4));
    await openList(page, '/watched');
    const fold = page.locator('details:has([aria-label="Which titles, and how"])');
    const boxes = await Promise.all(
      [page.getByLabel('Sort by'), page.getByLabel('Filter by title'), fold].map((control) =>
        control.boundingBox(),
      ),
    );
    const ends = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0)));
    expect(new Set(ends).size).toBe(1);
    const layouts = page.getByRole('navigation', { name: 'Layout' });
    await expect(layouts).toBeHidden();
    await fold.locator('summary').click();
    await expect(layouts).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Remove All' })).toBeHidden();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const favorite = page.getByRole('button', { name: /^Add .* to favorites|Favorite/ }).first();
    expect(await favorite.evaluate((button) => getComputedStyle(button).borderTopWidth)).toBe('0px');
  });

  test('the days of a diary fill the width', async ({ page, owner }) => {
    const day = (ago: number) => localDay(() => new Date(Date.now() - ago * 86_400_000));
    for (let n = 1; n <= 3; n += 1) {
      const watch = { day: day(n), again: false, note: null, stars: null };
      await logWatch(owner.client, crypto.randomUUID(), savedTitle(n), watch);
    }
    await page.goto('/diary');
    const days = page.locator('.diary-month > li:not([data-empty])');
    await expect(days).toHaveCount(3);
    const widths = await days.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(Math.min(...widths)).toBeGreaterThan(95);
    expect(Math.max(...widths)).toBeLessThan(130);
  });
});

visitor('a visitor has no bar of theirs', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/movies/popular');
  await expect(page.locator('.mine-bar')).toHaveCount(0);
});

for (const width of [1280, 640]) {
  test(`text of twice the size keeps search and account in the header at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/movies/popular');
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    const header = page.getByRole('banner');
    const search =
      width > 767
        ? header.getByRole('combobox', { name: 'Search movies, series and people' })
        : header.getByRole('button', { name: 'Search' });
    for (const control of [search, header.getByRole('button', { name: 'Account' })]) {
      const box = await control.boundingBox();
      expect(box?.width ?? 0).toBeGreaterThan(60);
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    await expectNoSidewaysScroll(page);
  });
}

test('the menu of a saved list closes on Escape and on a press elsewhere', async ({ page, owner }) => {
  await save(owner, 'watched', ...savedTitles(2));
  await openList(page, '/watched');
  const menu = page.getByRole('main').getByRole('button', { name: 'More', exact: true });
  const offered = page.getByRole('menuitem', { name: 'Remove All' });
  await menu.press('ArrowDown');
  await expect(offered).toHaveAttribute('data-focus');
  await page.keyboard.press('Escape');
  await expect(offered).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await expect(offered).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(offered).toBeHidden();
});

test('signs of what is mine hang below a poster, and are buttons over it for whoever points at it', async ({
  page,
}) => {
  await page.goto('/movies/popular');
  const card = page.locator('.title-card').first();
  await card.hover();
  const mark = card.locator('[form=marks][name=wishlist]');
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const poster = await card.locator('.poster-frame').boundingBox();
  await expect
    .poll(async () => (await mark.boundingBox())?.y ?? 0)
    .toBeGreaterThan((poster?.y ?? 0) + (poster?.height ?? 0) - 20);
  await card.hover();
  await expect.poll(async () => (await mark.boundingBox())?.width ?? 0).toBeGreaterThan(40);
});
