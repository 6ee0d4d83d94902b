import type { Page } from '../support/e2e/test.ts';
import { logWatch } from '../../src/features/diary/watches.queries.ts';
import { addDays, formatDate, localDay } from '../../src/core/dates.ts';
import type { ListTitle } from '../../src/core/lists.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../support/browser/browser.ts';
import { test, type ListOwner } from '../support/e2e/lists.ts';
import { dialogOf, toastOf } from '../support/e2e/people.ts';

const MATRIX: ListTitle = {
  kind: 'movie',
  id: 603,
  title: 'The Matrix',
  posterPath: '/m603.svg',
  date: '1999-03-30',
  voteAverage: 8.2,
};
const today = () => localDay(() => new Date());
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heroStars = (page: Page) => page.locator('.title-stars').getByRole('radio');
const log = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log', exact: true });

async function write({ client }: ListOwner, day: string | null, title = MATRIX, note: string | null = null) {
  await logWatch(client, crypto.randomUUID(), title, { day, again: false, note, stars: null });
}

const openDiary = (page: Page, path = '/diary?view=list') => page.goto(path);

test(
  'a mark offers its day, stars and a note, and the diary shows them',
  { tag: '@hosted' },
  async ({ page }) => {
    await page.goto('/movie/603');
    await button(page, 'Watched').click();
    const toast = toastOf(page, 'Marked as watched');
    await expect(toast).toBeVisible();
    const [marked, lies] = await Promise.all([button(page, 'Watched').boundingBox(), toast.boundingBox()]);
    if (!marked || !lies) throw new Error('nothing is drawn');
    const apart = lies.y >= marked.y + marked.height || lies.y + lies.height <= marked.y;
    expect(apart || lies.x >= marked.x + marked.width || lies.x + lies.width <= marked.x).toBe(true);
    await toast.getByRole('button', { name: 'Day, stars, note' }).click();
    const dialog = dialogOf(page);
    await dialog.getByText('Yesterday').click();
    await dialog.getByRole('radio', { name: '4 of 5' }).check();
    await dialog.getByLabel('Note, only for you').fill('Again with friends 🍿');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toastOf(page, 'Diary updated')).toBeVisible();
    await expect(heroStars(page).nth(3)).toBeChecked();
    await openDiary(page);
    const entry = page.getByRole('region', { name: formatDate(addDays(today(), -1)) });
    await expect(entry).toContainText('The Matrix');
    await expect(entry).toContainText('Again with friends 🍿');
    await expect(entry.getByRole('img', { name: 'You gave it 4 out of 5 stars' })).toBeVisible();
  },
);

test(
  'a film is logged in three clicks from any page, and Undo takes it back',
  { tag: '@below' },
  async ({ page }) => {
    await page.goto('/movies/popular');
    await log(page).click();
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('the matrix');
    await dialog.getByRole('button', { name: /^The Matrix 1999/ }).click();
    await expect(dialog.getByRole('radio', { name: 'Today' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(log(page)).toBeFocused();
    const toast = toastOf(page, 'Logged');
    await expect(toast).toContainText(`The Matrix, watched on ${formatDate(today())}`);
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(toastOf(page, 'Restored')).toBeVisible();
    await openDiary(page);
    await expect(page.getByRole('heading', { name: 'Nothing in your diary yet' })).toBeVisible();
    await expectAccessible(page);
  },
);

test('a day to come is refused in words, and one before the release is asked about and kept', async ({
  page,
}) => {
  await page.goto('/movie/603');
  await log(page).click();
  const dialog = dialogOf(page);
  // The title of the page is there before a word is typed.
  await dialog.getByRole('button', { name: /This page/ }).click();
  await dialog.getByText('A date').click();
  await dialog.getByLabel('Day', { exact: true }).fill(addDays(today(), 1));
  await expect(dialog.getByText('That day is in the future. Pick today or an earlier day.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByLabel('Day', { exact: true }).fill('1999-03-01');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('The Matrix came out on', { exact: false })).toContainText(
    'Did you see it before that?',
  );
  await dialog.getByRole('button', { name: 'Save anyway' }).click();
  await expect(toastOf(page, 'Logged')).toContainText('March 1, 1999');
});

test('the sheet is worked by keyboard alone on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/movies/popular');
  await expect(log(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await log(page).focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('matrix 1999');
  await expect(dialog.getByRole('button', { name: /^The Matrix 1999/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(log(page)).toBeFocused();
});

test('a watch is changed and deleted in the diary, with the way back, and other tabs agree, hydrated or not', async ({
  page,
  owner,
  context,
}) => {
  await write(owner, '2025-05-05', MATRIX, 'First');
  await openDiary(page);
  const other = await context.newPage();
  await openDiary(other);
  const held = Promise.withResolvers<void>();
  const hydrating = await context.newPage();
  await hydrating.route(/\/_astro\/(?:en\/)?Diary\.[^/]*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = hydrating.waitForRequest(/\/_astro\/(?:en\/)?Diary\./);
  await openDiary(hydrating);
  await hydrating.getByText('First').hover();
  await asked;
  await page.getByRole('button', { name: 'Edit your watch of The Matrix' }).click();
  const dialog = dialogOf(page);
  await dialog.getByText('I don’t remember').click();
  await dialog.getByLabel('Note, only for you').fill('Second');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'No date' })).toContainText('Second');
  held.resolve();
  for (const tab of [page, other, hydrating]) {
    const undated = tab.getByRole('region', { name: 'No date' });
    await expect(undated).toContainText('Second');
    await expect(tab.getByRole('region', { name: 'May 5, 2025' })).toBeHidden();
  }
  // Where it stands now.
  await expect(page.getByRole('button', { name: 'Edit your watch of The Matrix' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete your watch of The Matrix' }).click();
  await expect(page.getByText('0 entries')).toBeVisible();
  await expect(other.getByText('Second')).toBeHidden();
  await toastOf(page, 'Deleted from your diary').getByRole('button', { name: 'Undo' }).click();
  for (const tab of [page, other])
    await expect(tab.getByRole('region', { name: 'No date' })).toContainText('Second');
  // The watched list is another matter.
  await page.goto('/watched');
  await expect(page.getByRole('link', { name: /^The Matrix/ })).toBeVisible();
});

test.describe('stars beside Watched', () => {
  for (const [width, height] of [
    [1280, 800],
    [375, 812],
  ] as const) {
    test(`are in the first view of ${width} × ${height}, and are the rating below`, async ({
      page,
      owner,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/movie/603');
      for (const shown of [heroStars(page).first(), heroStars(page).last(), button(page, 'Watched')]) {
        await expect(shown).toBeInViewport({ ratio: 1 });
      }
      await heroStars(page).nth(2).check();
      const below = page.locator('#reviews').getByRole('radio');
      await page.locator('#reviews').scrollIntoViewIfNeeded();
      await expect(below.nth(2)).toBeChecked();
      await below.nth(4).check();
      await expect(heroStars(page).nth(4)).toBeChecked();
      await expect
        .poll(
          async () =>
            (await owner.client.from('movie_ratings').select('rating').eq('user_id', owner.id)).data,
        )
        .toEqual([{ rating: 5 }]);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the diary is read month by month and as a list, and filtered by kind and year', async ({
    page,
    owner,
  }) => {
    await write(owner, '2026-02-14');
    await write(owner, '2025-12-31', {
      ...MATRIX,
      kind: 'tv',
      id: 1396,
      title: 'Breaking Bad',
      posterPath: null,
    });
    await write(owner, null, { ...MATRIX, id: 90_000_077, title: 'تذكار' });
    await page.goto('/diary');
    await expect(page.getByRole('heading', { name: 'February 2026' })).toBeVisible();
    await page.getByRole('link', { name: 'Older: December 2025' }).click();
    await page.getByRole('link', { name: 'December 31, 2025: 1 entry' }).click();
    await expect(page.getByRole('link', { name: /Breaking Bad/ })).toBeVisible();
    await page.getByRole('link', { name: 'List' }).click();
    await expect(page.getByText('3 entries')).toBeVisible();
    await page.getByLabel('Year').selectOption('2026');
    await page.getByLabel('Show').selectOption('movie');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('1 entry', { exact: true })).toBeVisible();
    await page.goto('/diary');
    await page.getByRole('link', { name: '1 entry without a date' }).click();
    await expect(page.getByRole('link', { name: /تذكار/ })).toBeVisible();
  });
});

test('a month with much in it and a list of many pages fit every screen', async ({ page, owner }) => {
  const rows = Array.from({ length: 70 }, (_, at) => ({
    user_id: owner.id,
    kind: 'movie',
    title_id: [603, 13, 680, 155, 278][at % 5] ?? 603,
    title: at % 7 === 0 ? 'Supercalifragilisticexpialidocious '.repeat(3).trim() : `Film ${at} 千と千尋`,
    poster_path: `/m${[603, 13, 680, 155, 278][at % 5]}.svg`,
    day: `2026-02-${String((at % 14) + 1).padStart(2, '0')}`,
    note: at % 3 === 0 ? 'W'.repeat(200) : null,
    again: at % 2 === 0,
  }));
  await owner.client.from('watches').insert(rows);
  for (const width of [320, 375, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/diary', '/diary?view=list&page=2']) {
      await openDiary(page, path);
      await expectNoSidewaysScroll(page);
    }
  }
  await expectAccessible(page);
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await openDiary(page, '/diary');
  await expect(page.getByRole('link', { name: 'February 1, 2026: 5 entries' })).toContainText('+1 more');
  await expectAccessible(page);
});

test('what is typed before the sheet opens stands in its field', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/_astro\/(?:en\/)?WatchSheet[^/]*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.locator('astro-island[ssr][component-url*="/HeaderOwn."]')).toHaveCount(0);
  await log(page).click();
  await page.keyboard.type('the matrixx');
  await page.keyboard.press('Backspace');
  held.resolve();
  await expect(dialogOf(page).getByRole('searchbox')).toHaveValue('the matrix');
  await expect(
    dialogOf(page)
      .getByRole('button', { name: /^The Matrix/ })
      .first(),
  ).toBeVisible();
});
