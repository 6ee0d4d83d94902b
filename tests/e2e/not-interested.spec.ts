import type { Locator, Page } from '../support/e2e/test.ts';
import { saveHideSeen } from '../../src/backend/lists/hide-seen.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../support/browser/browser.ts';
import { expectPressed, openMarked, openMore } from '../support/browser/list-buttons.ts';
import { save, savedTitle, test } from '../support/e2e/lists.ts';
import { dialogOf, signIn, toastOf } from '../support/e2e/people.ts';
import { at } from '../support/e2e/ports.ts';

/** Everything a card of a list or rail is called by, those on show only. */
const names = (place: Locator) => place.locator('li:not([hidden]) .title-card-name').allTextContents();
const grid = (page: Page) => page.locator('[data-cards]');
const cardOf = (place: Locator, name: string) =>
  place.locator('.title-card').filter({ has: place.page().getByText(name, { exact: true }) });

/** Says "Not interested" in the menu of a card, and waits until it is kept. */
async function dismiss(card: Locator): Promise<void> {
  const page = card.page();
  await card.hover();
  await card.getByRole('button', { name: /^More: / }).click();
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('dismissed_titles') && answer.request().method() === 'POST',
  );
  await page.locator('[data-card-menu]').getByRole('button', { name: 'Not interested' }).click();
  expect((await kept).status()).toBe(201);
}

const undo = (page: Page, title: string) =>
  toastOf(page, title).getByRole('button', { name: 'Undo' }).click();

test.beforeEach(({ owner }) => saveHideSeen(owner.client, owner.id, false));

test.describe('a title somebody is not interested in', () => {
  test('leaves a list at once, comes back with Undo, and stays away on the next visit', async ({ page }) => {
    await openMarked(page, '/movies/popular');
    const before = await names(grid(page));
    const [, second = '', third = ''] = before;
    await dismiss(cardOf(grid(page), second));
    await expect(cardOf(grid(page), second)).toBeHidden();
    await expect(cardOf(grid(page), third).getByRole('link')).toBeFocused();
    // Pressed again before that is on its way, nothing would be left to write.
    const takenBack = page.waitForResponse(
      (answer) => answer.url().includes('dismissed_titles') && answer.request().method() === 'DELETE',
    );
    await undo(page, 'Not interested');
    await takenBack;
    await expect(cardOf(grid(page), second)).toBeVisible();
    await dismiss(cardOf(grid(page), second));
    await openMarked(page, '/movies/popular');
    expect(await names(grid(page))).toHaveLength(20);
    expect(await names(grid(page))).not.toContain(second);
    await expect(page.getByText('1 title is left out here')).toBeVisible();
    await expectAccessible(page);
  });

  test('leaves no gap behind Load More, and Back brings the place back, though more was dismissed', async ({
    page,
    owner,
  }) => {
    const second = await page.request.get('/partials/movies/top-rated?page=2');
    const [id = 0] = Array.from((await second.text()).matchAll(/data-title="movie-(\d+)"/g), (at) =>
      Number(at[1]),
    ).slice(9);
    await save(owner, 'dismissed', savedTitle(1, { id }));
    await openMarked(page, '/movies/top-rated');
    const [first = ''] = await names(grid(page));
    await dismiss(cardOf(grid(page), first));
    await openMarked(page, '/movies/top-rated');
    await expect(page.getByText('1 title is left out here')).toBeVisible();
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(grid(page).locator('> li')).toHaveCount(40);
    await expect(page.getByText('2 titles are left out here')).toBeVisible();
    const loaded = await names(grid(page));
    expect(new Set(loaded).size).toBe(40);
    const target = loaded[30] ?? '';
    await cardOf(grid(page), target).getByRole('link').click();
    await openMore(page);
    await page.getByRole('button', { name: 'Not interested', exact: true }).click();
    await expect(page.getByText('You said you are not interested')).toBeVisible();
    await expect(toastOf(page, 'Not interested')).toBeVisible();
    await page.goBack();
    await expect.poll(async () => (await names(grid(page))).slice(20).length).toBeGreaterThan(18);
    const after = await names(grid(page));
    expect(new Set(after).size).toBe(after.length);
    expect(loaded.filter((name) => name !== target && !after.includes(name))).toEqual([]);
  });

  test('leaves home, Discover and what is similar too', async ({ page }) => {
    await openMarked(page, '/discover/movies');
    const [found = ''] = await names(grid(page));
    await dismiss(cardOf(grid(page), found));
    await page.goto('/discover/movies');
    expect(await names(grid(page))).not.toContain(found);
    await page.goto('/');
    const rails = page.getByRole('main').locator('.scroll-row');
    const popular = rails.last();
    expect(await names(rails.filter({ visible: true }).first())).not.toContain(found);
    const [shown = ''] = await names(popular);
    await popular.scrollIntoViewIfNeeded();
    await dismiss(cardOf(popular, shown).first());
    await expect(cardOf(popular, shown).first()).toBeHidden();
    await page.goto('/movie/603');
    const similar = page.locator('.scroll-row').last();
    const [like = ''] = await names(similar);
    const length = (await names(similar)).length;
    await similar.scrollIntoViewIfNeeded();
    await dismiss(cardOf(similar, like));
    await page.reload();
    expect(await names(similar)).not.toContain(like);
    expect(await names(similar)).toHaveLength(length);
  });

  test('is recommended no more', async ({ page }) => {
    const ask = async () => {
      await page.goto('/recommendations');
      await page.getByLabel('What would you like to watch?').fill('science fiction about dreams');
      await page.getByRole('button', { name: 'Search without AI' }).click();
      await expect(page.locator('.title-card').first()).toBeVisible();
      return page.locator('.title-card-name').allTextContents();
    };
    const [first = ''] = await ask();
    await dismiss(page.locator('.title-card').first());
    expect(await ask()).not.toContain(first);
  });

  test('says so on its own page, also without scripts, and is taken back there', async ({
    page,
    browser,
    owner,
  }) => {
    await openMarked(page, '/movie/603');
    await page.getByRole('button', { name: 'Not interested', exact: true }).click();
    await expect(toastOf(page, 'Not interested')).toBeVisible();
    const bare = await browser.newContext({ javaScriptEnabled: false, storageState: owner.state });
    const reader = await bare.newPage();
    await reader.goto(page.url());
    await expect(reader.getByText('You said you are not interested')).toBeVisible();
    await reader.goto(new URL(at('/dismissed'), page.url()).href);
    await expect(reader.getByRole('link', { name: /The Matrix/ })).toBeVisible();
    await bare.close();
    await expectAccessible(page);
    // Pressed where nothing is awake yet.
    await page.goto(page.url(), { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByText('You said you are not interested')).toBeHidden();
    await openMore(page);
    await expectPressed(page.getByRole('button', { name: 'Not interested', exact: true }), false);
    await undo(page, 'Taken back');
    await expect(page.getByText('You said you are not interested')).toBeVisible();
  });

  test('stands with the others on a page of their own, which takes it back with undo', async ({
    page,
    owner,
  }) => {
    await owner.client.from('dismissed_titles').insert(
      Array.from({ length: 21 }, (_, at) => ({
        user_id: owner.id,
        kind: 'movie',
        title_id: 90_000_000 + at,
        title: `Film ${at}`,
        dismissed_at: new Date(Date.UTC(2026, 0, 1 + at)).toISOString(),
      })),
    );
    await page.goto('/dismissed');
    await expect(page.getByRole('status').filter({ hasText: 'Showing 21 results' })).toBeVisible();
    await page.getByRole('button', { name: 'Take back: show Film 20 again' }).click();
    await expect(cardOf(grid(page), 'Film 20')).toHaveCount(0);
    await undo(page, 'Taken back');
    await expect(cardOf(grid(page), 'Film 20')).toHaveCount(1);
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(cardOf(grid(page), 'Film 0')).toHaveCount(1);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });

  test('goes by keyboard, in another tab too, and on a narrow screen', async ({ page, context }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const other = await context.newPage();
    await openMarked(other, '/tv-series/popular');
    await openMarked(page, '/tv-series/popular');
    await expectNoSidewaysScroll(page);
    const [first = ''] = await names(grid(page));
    const link = cardOf(grid(page), first).getByRole('link');
    await link.focus();
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter'])
      await page.keyboard.press(key);
    const menu = page.getByRole('group', { name: first });
    await expect(menu.getByRole('button', { name: 'Not interested' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('button', { name: 'Not interested' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cardOf(grid(page), first)).toBeHidden();
    await expect(cardOf(grid(other), first)).toBeHidden();
    await undo(page, 'Not interested');
    await expect(cardOf(grid(other), first)).toBeVisible();
  });

  test('is hidden for a visitor as soon as they have signed in', async ({ browser, owner, baseURL }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      storageState: { cookies: [], origins: [] },
    });
    const page = await context.newPage();
    await page.goto('/movies/popular');
    const [first = ''] = await names(grid(page));
    const card = cardOf(grid(page), first);
    await card.hover();
    await card.getByRole('button', { name: /^More: / }).click();
    await page.getByRole('button', { name: 'Not interested', exact: true }).click();
    await expect(dialogOf(page)).toBeVisible();
    const kept = page.waitForResponse(/rest\/v1\/dismissed_titles/);
    await signIn(page, owner.person);
    await kept;
    await expect(card).toHaveAttribute('data-dimmed', 'Not interested');
    await page.reload();
    await expect(card).toHaveCount(0);
    await context.close();
  });
});

test.describe('"Hide what I have seen"', () => {
  test('works without scripts, holds for all lists, and is off again in the profile', async ({
    browser,
    owner,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      storageState: owner.state,
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    await page.goto('/movies/popular');
    const [first = ''] = await names(grid(page));
    const key = await grid(page).locator('.title-card').first().getAttribute('data-title');
    await owner.client
      .from('watched_movies')
      .insert({ user_id: owner.id, movie_id: Number(key?.slice(6)), movie_title: first });
    await page.reload();
    expect(await names(grid(page))).toContain(first);
    await page.getByRole('button', { name: 'Hide what I have seen' }).click();
    await expect(page).toHaveURL(/\/movies\/popular$/);
    await expectPressed(page.getByRole('button', { name: 'Hide what I have seen' }), true);
    expect(await names(grid(page))).not.toContain(first);
    expect(await names(grid(page))).toHaveLength(20);
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(page).toHaveURL(/page=2&after=\d+$/);
    expect(await names(grid(page))).toHaveLength(20);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Hide what I have seen' }).click();
    await expectPressed(page.getByRole('button', { name: 'Hide what I have seen' }), false);
    await page.goto('/movies/popular');
    expect(await names(grid(page))).toContain(first);
    await context.close();
  });

  test('dims what was seen in a collection and among results of a search, and says so', async ({
    page,
    owner,
  }) => {
    await saveHideSeen(owner.client, owner.id, true);
    await save(owner, 'watched', savedTitle(1, { id: 121, title: 'The Two Towers' }));
    const card = page.locator('[data-title="movie-121"]');
    for (const path of ['/search?query=two+towers&searchType=movie', '/collection/119']) {
      await openMarked(page, path);
      await expect(card).toHaveAttribute('data-dimmed', 'Seen');
      expect(await card.ariaSnapshot()).toMatch(/\bSeen\b/);
      await expectAccessible(page);
    }
    const other = page.locator('[data-title="movie-122"]');
    const place = () =>
      other.evaluate(({ offsetTop, offsetHeight }: HTMLElement) => [offsetTop, offsetHeight]);
    const before = await place();
    await other.hover();
    const watched = other.getByRole('button', { name: /^Watched: / });
    await watched.click();
    await expect(other).toHaveAttribute('data-dimmed', 'Seen');
    expect(await place()).toEqual(before);
    await expectPressed(watched, true);
    await watched.click();
    await expect(other).not.toHaveAttribute('data-dimmed');
    await page.goto('/watched');
    await expect(card).toBeVisible();
    await expect(page.locator('[data-dimmed]')).toHaveCount(0);
    // Where no other title is.
    await page.goto('/privacy');
    await page.locator('#search-query').fill('two towers');
    await expect(page.locator('a.suggestion').first()).toHaveAttribute('data-dimmed', 'Seen');
    await expectAccessible(page);
  });
});
