import type { Locator, Page } from '../support/e2e/test.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../support/browser/browser.ts';
import { test } from '../support/e2e/lists.ts';

const heroStars = (page: Page) => page.locator('.title-stars');

/** A point within a star: 0.25 is the middle of its left half. */
async function clickAt(page: Page, star: Locator, part: number): Promise<void> {
  const box = await star.boundingBox();
  if (!box) throw new Error('no star is shown');
  await page.mouse.click(box.x + box.width * part, box.y + box.height / 2);
}

async function openTitle(page: Page, id: number): Promise<void> {
  await page.goto(`/movie/${id}`);
  await expect(heroStars(page).getByRole('radio')).toHaveCount(10);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/profile');
  const choice = page.getByRole('button', { name: 'Rate in half stars' });
  if ((await choice.getAttribute('aria-pressed')) === 'false') await choice.click();
  await expect(page.getByRole('button', { name: 'Rate in half stars', pressed: true })).toBeVisible();
});

// The same person gives whole stars in other tests.
test.afterEach(async ({ owner }) => {
  await owner.client.from('list_settings').upsert({ user_id: owner.id, half_stars: false });
});

test('halves are given by pointer and keyboard, on a desk and on a phone', async ({ page, owner }) => {
  const kept = async () =>
    (await owner.client.from('movie_ratings').select('rating, stars').eq('user_id', owner.id)).data;
  await openTitle(page, 603);
  for (const [width, height] of [
    [1280, 800],
    [375, 812],
  ] as const) {
    await page.setViewportSize({ width, height });
    await heroStars(page).scrollIntoViewIfNeeded();
    await clickAt(page, heroStars(page).locator('.star').nth(3), 0.25);
    await expect(heroStars(page).getByRole('radio', { name: '3½ of 5' })).toBeChecked();
    await expect.poll(kept).toEqual([{ rating: 4, stars: 3.5 }]);
    await clickAt(page, heroStars(page).locator('.star').nth(3), 0.75);
    await expect.poll(kept).toEqual([{ rating: 4, stars: 4 }]);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(kept).toEqual([{ rating: 3, stars: 2.5 }]);
    for (const label of await heroStars(page).locator('label').all()) {
      const box = await label.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Delete');
    await expect.poll(kept).toEqual([]);
  }
  await expectAccessible(page);
});

test('the first stars of a movie mark it as watched without a day, and Undo takes that back alone', async ({
  page,
  owner,
}) => {
  const { client, id } = owner;
  const days = async () => (await client.from('watches').select('day').eq('user_id', id)).data;
  const seen = async () => (await client.from('watched_movies').select('movie_id').eq('user_id', id)).data;
  await openTitle(page, 13);
  await clickAt(page, heroStars(page).locator('.star').nth(3), 0.75);
  await expect(page.getByRole('button', { name: 'I saw it on …' })).toBeVisible();
  expect([await days(), await seen()]).toEqual([[{ day: null }], [{ movie_id: 13 }]]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(seen).toEqual([]);
  expect(await days()).toEqual([]);
  await expect(heroStars(page).getByRole('radio', { name: '4 of 5' })).toBeChecked();
  await page.goto('/profile#stars');
  await page.getByRole('button', { name: 'Stars mark a movie as watched', pressed: true }).click();
  await openTitle(page, 157336);
  await clickAt(page, heroStars(page).locator('.star').nth(3), 0.75);
  await expect
    .poll(async () => (await client.from('movie_ratings').select('movie_id').eq('user_id', id)).data)
    .toHaveLength(2);
  expect(await seen()).toEqual([]);
  await client.from('list_settings').upsert({ user_id: id, rated_is_seen: true });
  await client.from('movie_ratings').delete().eq('user_id', id);
});

test('halves are mirrored where reading goes to the left', async ({ page }) => {
  await openTitle(page, 603);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const stars = heroStars(page).locator('.star');
  const [first, last] = [await stars.first().boundingBox(), await stars.last().boundingBox()];
  expect(first?.x).toBeGreaterThan(last?.x ?? Infinity);
  await clickAt(page, stars.nth(1), 0.75);
  await expect(heroStars(page).getByRole('radio', { name: '1½ of 5' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(heroStars(page).getByRole('radio', { name: '2 of 5' })).toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('stars are chosen from a list, with halves for who gives them, and taken back', async ({
    page,
    owner,
  }) => {
    const kept = async () =>
      (await owner.client.from('movie_ratings').select('stars').eq('user_id', owner.id)).data;
    await page.goto('/movie/603');
    await page.getByRole('combobox', { name: 'Your rating' }).selectOption('3½ of 5');
    await page.getByRole('button', { name: 'Rate', exact: true }).click();
    await expect(page).toHaveURL(/\/movie\/603.*#reviews/);
    expect(await kept()).toEqual([{ stars: 3.5 }]);
    await page.getByRole('combobox', { name: 'Your rating' }).selectOption('No stars');
    await page.getByRole('button', { name: 'Rate', exact: true }).click();
    await expect.poll(kept).toEqual([]);
    await owner.client.from('list_settings').upsert({ user_id: owner.id, half_stars: false });
    await page.goto('/movie/603');
    const choices = page.getByRole('combobox', { name: 'Your rating' }).locator('option');
    await expect(choices).toHaveText(['5 of 5', '4 of 5', '3 of 5', '2 of 5', '1 of 5', 'No stars']);
  });
});
