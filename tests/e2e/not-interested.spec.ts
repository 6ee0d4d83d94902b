import type { Locator, Page } from '../support/e2e/test.ts';
import { saveHideSeen } from '../../src/features/marks/hide-seen.queries.ts';
import {
  expect,
  expectAccessible,
  expectFitForEverybody,
  expectNoSidewaysScroll,
} from '../support/browser/browser.ts';
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
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/marks'));
  await page.locator('[data-card-menu]').getByRole('button', { name: 'Not interested' }).click();
  expect((await kept).status()).toBe(200);
}

const undo = (page: Page, title: string) =>
  toastOf(page, title).getByRole('button', { name: 'Undo' }).click();

test.beforeEach(({ owner }) => saveHideSeen(owner.client, owner.id, false));

test.describe('a title somebody is not interested in', () => {
  test('leaves a list at once, in another tab too, by keyboard and mouse, comes back with Undo, and stays away from then on without leaving a gap', async ({
    page,
    owner,
    context,
  }) => {
    test.slow();
    // Another one, behind Load More.
    const behind = await page.request.get('/partials/movies/top-rated?page=2');
    const [id = 0] = Array.from((await behind.text()).matchAll(/data-title="movie-(\d+)"/g), (at) =>
      Number(at[1]),
    ).slice(9);
    await save(owner, 'dismissed', savedTitle(1, { id }));
    const other = await context.newPage();
    await openMarked(other, '/movies/top-rated');
    await page.setViewportSize({ width: 320, height: 640 });
    await openMarked(page, '/movies/top-rated');
    await expectNoSidewaysScroll(page);
    const [first = '', second = '', third = ''] = await names(grid(page));
    await cardOf(grid(page), first).getByRole('link').focus();
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter'])
      await page.keyboard.press(key);
    const menu = page.getByRole('group', { name: first });
    await expect(menu.getByRole('button', { name: 'Not interested' })).toBeFocused();
    await expect(menu.getByRole('button', { name: 'New list' })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('button', { name: 'Not interested' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cardOf(grid(page), first)).toBeHidden();
    await expect(cardOf(grid(page), second).getByRole('link')).toBeFocused();
    await expect(cardOf(grid(other), first)).toBeHidden();
    // Pressed again before that is on its way, nothing would be left to write.
    const takenBack = page.waitForResponse((answer) => answer.url().endsWith('/api/marks'));
    await undo(page, 'Not interested');
    await takenBack;
    await expect(cardOf(grid(page), first)).toBeVisible();
    await expect(cardOf(grid(other), first)).toBeVisible();
    await other.close();
    await page.setViewportSize({ width: 1280, height: 800 });
    await dismiss(cardOf(grid(page), first));
    await expect(cardOf(grid(page), first)).toBeHidden();

    await openMarked(page, '/movies/top-rated');
    const stay = await names(grid(page));
    expect(stay).toHaveLength(20);
    expect(stay.slice(0, 2)).toEqual([second, third]);
    await expect(page.getByText('1 title is left out here')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(grid(page).locator('> li')).toHaveCount(40);
    await expect(page.getByText('2 titles are left out here')).toBeVisible();
    const loaded = await names(grid(page));
    expect(new Set(loaded).size).toBe(40);
    // Back brings the place back, though more was dismissed.
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

  test('leaves home, Discover and what is similar too, and is recommended no more', async ({ page }) => {
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

    const ask = async () => {
      await page.goto('/recommendations');
      await page.getByLabel('What would you like to watch?').fill('science fiction about dreams');
      await page.getByRole('button', { name: 'Search without AI' }).click();
      await expect(page.locator('.title-card').first()).toBeVisible();
      return page.locator('.title-card-name').allTextContents();
    };
    const [recommended = ''] = await ask();
    await dismiss(page.locator('.title-card').first());
    expect(await ask()).not.toContain(recommended);
  });

  test('says so on its own page, also without scripts, stands with the others on a page of their own, and is taken back on both; a visitor’s is kept once they have signed in', async ({
    page,
    browser,
    owner,
    baseURL,
  }) => {
    test.slow();
    await owner.client.from('dismissed_titles').insert(
      Array.from({ length: 20 }, (_, at) => ({
        user_id: owner.id,
        kind: 'movie',
        title_id: 90_000_000 + at,
        title: `Film ${at}`,
        dismissed_at: new Date(Date.UTC(2026, 0, 1 + at)).toISOString(),
      })),
    );
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
    await page.goto(page.url());
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByText('You said you are not interested')).toBeHidden();
    await openMore(page);
    await expectPressed(page.getByRole('button', { name: 'Not interested', exact: true }), false);
    await undo(page, 'Taken back');
    await expect(page.getByText('You said you are not interested')).toBeVisible();
    await expect(toastOf(page, 'Restored')).toBeVisible();

    await page.goto('/dismissed');
    await expect(page.getByRole('status').filter({ hasText: 'Showing 21 results' })).toBeVisible();
    await page.getByRole('button', { name: 'Take back: show Film 19 again' }).click();
    await expect(cardOf(grid(page), 'Film 19')).toHaveCount(0);
    await undo(page, 'Taken back');
    await expect(cardOf(grid(page), 'Film 19')).toHaveCount(1);
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(cardOf(grid(page), 'Film 0')).toHaveCount(1);
    await expectFitForEverybody(page);

    const visiting = await browser.newContext({
      baseURL: baseURL ?? '',
      storageState: { cookies: [], origins: [] },
    });
    const visitor = await visiting.newPage();
    await visitor.goto('/movies/popular');
    const [first = ''] = await names(grid(visitor));
    const card = cardOf(grid(visitor), first);
    await card.hover();
    await card.getByRole('button', { name: /^More: / }).click();
    await visitor.getByRole('button', { name: 'Not interested', exact: true }).click();
    await expect(dialogOf(visitor)).toBeVisible();
    const kept = visitor.waitForResponse(/\/api\/marks$/);
    await signIn(visitor, owner.person);
    await kept;
    await expect(card).toHaveAttribute('data-dimmed', 'Not interested');
    await visitor.reload();
    await expect(card).toHaveCount(0);
    await visiting.close();
  });
});

test('"Hide what I have seen" works without scripts, holds for all lists, dims in a collection and among results of a search, and is off again in the profile', async ({
  page,
  browser,
  owner,
  baseURL,
}) => {
  test.slow();
  const bare = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: owner.state,
    javaScriptEnabled: false,
  });
  const reader = await bare.newPage();
  await reader.goto('/movies/popular');
  const [first = ''] = await names(grid(reader));
  const key = await grid(reader).locator('.title-card').first().getAttribute('data-title');
  await owner.client
    .from('watched_movies')
    .insert({ user_id: owner.id, movie_id: Number(key?.slice(6)), movie_title: first });
  await reader.reload();
  expect(await names(grid(reader))).toContain(first);
  await reader.getByRole('button', { name: 'Hide what I have seen' }).click();
  await expect(reader).toHaveURL(/\/movies\/popular$/);
  await expectPressed(reader.getByRole('button', { name: 'Hide what I have seen' }), true);
  expect(await names(grid(reader))).not.toContain(first);
  expect(await names(grid(reader))).toHaveLength(20);
  await reader.getByRole('link', { name: 'Load More' }).click();
  await expect(reader).toHaveURL(/page=2&after=\d+$/);
  expect(await names(grid(reader))).toHaveLength(20);
  await reader.goto('/profile');
  await reader.getByRole('button', { name: 'Hide what I have seen' }).click();
  await expectPressed(reader.getByRole('button', { name: 'Hide what I have seen' }), false);
  await reader.goto('/movies/popular');
  expect(await names(grid(reader))).toContain(first);

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
  const place = () => other.evaluate(({ offsetTop, offsetHeight }: HTMLElement) => [offsetTop, offsetHeight]);
  const before = await place();
  await other.hover();
  const watched = other.getByRole('button', { name: /^Watched: / });
  await watched.click();
  await expect(other).toHaveAttribute('data-dimmed', 'Seen');
  expect(await place()).toEqual(before);
  await expectPressed(watched, true);
  // A press before the answer to the last one is the same press.
  await expect(watched).not.toHaveAttribute('aria-busy', 'true');
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
  await bare.close();
});
