import type { Page } from '../support/e2e/test.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../support/browser/browser.ts';
import { test, type ListOwner } from '../support/e2e/lists.ts';
import { toastOf } from '../support/e2e/people.ts';

const SEASON = '/tv/1396/season/1';

const group = (page: Page, part: string) =>
  page.getByRole('radiogroup', { name: `Your rating of ${part}`, exact: true });

const kept = async ({ client, id }: ListOwner) => {
  const call = client.from('part_ratings').select('season, number, stars').eq('user_id', id);
  return (await call.order('number', { nullsFirst: true })).data;
};

test.beforeEach(async ({ owner }) => {
  await owner.client.from('part_ratings').delete().eq('user_id', owner.id);
});

test('a season and its episodes are given stars, drawn by episode, and the other tab follows', async ({
  page,
  owner,
  context,
}) => {
  const watch = { user_id: owner.id, series_id: 1396, season: 1, number: 2, day: '2025-05-05' };
  await owner.client.from('episode_watches').upsert(watch, { ignoreDuplicates: true });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(SEASON);
    await expect(group(tab, 'Episode 2')).toBeVisible();
    // Stars appear once an episode is watched.
    await expect(group(tab, 'Episode 3')).toBeHidden();
    await expect(group(tab, 'Episode 2').getByRole('radio')).toHaveCount(5);
  }
  await expect(page.getByText('Not rated yet')).toBeVisible();
  await group(page, 'Season 1').getByRole('radio', { name: '4 of 5' }).click();
  await expect(page.getByText('4.0 of 5, 1 rating')).toBeVisible();
  await group(page, 'Episode 2').getByRole('radio', { name: '3 of 5' }).click();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => kept(owner))
    .toEqual([
      { season: 1, number: null, stars: 4 },
      { season: 1, number: 2, stars: 4 },
    ]);
  for (const tab of [page, other]) {
    await expect(group(tab, 'Season 1').getByRole('radio', { name: '4 of 5' })).toBeChecked();
    await expect(group(tab, 'Episode 2').getByRole('radio', { name: '4 of 5' })).toBeChecked();
    const table = tab.getByRole('region', { name: 'Your stars by episode, as a table' });
    await expect(table.getByRole('row')).toHaveText(['EpisodeYour rating', 'Episode 24 of 5']);
  }
  await expectAccessible(page);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }

  await group(page, 'Episode 2').getByRole('radio', { name: '4 of 5' }).focus();
  await page.keyboard.press('Delete');
  await expect(other.getByRole('region', { name: 'Your stars by episode, as a table' })).toBeHidden();
  await toastOf(page, 'Rating cleared').getByRole('button', { name: 'Undo' }).click();
  await expect(group(other, 'Episode 2').getByRole('radio', { name: '4 of 5' })).toBeChecked();

  await page.goto('/numbers');
  await expect(page.getByRole('heading', { name: 'Your best seasons' })).toBeVisible();
  await expect(page.getByText('Season 1: 4.0 of 5, 1 episode rated')).toBeVisible();
  await page.goto('/diary?day=2025-05-05');
  await expect(page.getByRole('img', { name: 'You gave it 4 out of 5 stars' })).toBeVisible();
});

test('an average stands on the page for everybody as soon as it is given, and nothing of who gave what', async ({
  page,
  browser,
  baseURL,
}) => {
  const season = '/tv/1396/season/2';
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: { cookies: [], origins: [] },
    javaScriptEnabled: false,
  });
  const visitor = await context.newPage();
  await visitor.goto(season);
  await expect(visitor.getByText('Not rated yet')).toBeVisible();
  await page.goto(season);
  await group(page, 'Season 2').getByRole('radio', { name: '3 of 5' }).click();
  await expect
    .poll(async () => {
      await visitor.reload();
      return visitor.getByText('3.0 of 5, 1 rating').count();
    })
    .toBe(1);
  await context.close();
});

test('stars given in the menu of a card are seen in the menu of another tab, and on the page of the title', async ({
  page,
  owner,
  context,
}) => {
  const open = async (tab: Page) => {
    await tab
      .getByRole('button', { name: /^More: / })
      .first()
      .click();
    return tab.locator('#card-menu').getByRole('radiogroup', { name: 'Your rating' });
  };
  await page.goto('/movies/popular');
  const other = await context.newPage();
  await other.goto('/movies/popular');
  const stars = await open(page);
  await stars.getByRole('radio', { name: '4 of 5' }).click();
  await expect
    .poll(async () => (await owner.client.from('movie_ratings').select('stars').eq('user_id', owner.id)).data)
    .toEqual([{ stars: 4 }]);
  await expect((await open(other)).getByRole('radio', { name: '4 of 5' })).toBeChecked();
  const [rated] =
    (await owner.client.from('movie_ratings').select('movie_id').eq('user_id', owner.id)).data ?? [];
  await other.goto(`/movie/${rated?.movie_id}`);
  const hero = other.locator('.title-stars').getByRole('radio', { name: '4 of 5' });
  await expect(hero).toBeChecked();
  await stars.getByRole('radio', { name: '2 of 5' }).click();
  await expect(other.locator('.title-stars').getByRole('radio', { name: '2 of 5' })).toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('one form gives a season or an episode stars, and takes them back', async ({ page, owner }) => {
    // Of a season nobody else of this file rates at the same time.
    await page.goto('/tv/1396/season/3');
    const rate = async (part: string, stars: string) => {
      await page.getByRole('combobox', { name: 'Season or episode' }).selectOption(part);
      await page.getByRole('combobox', { name: 'Your rating' }).selectOption(stars);
      await page.getByRole('button', { name: 'Rate', exact: true }).click();
      await expect(page).toHaveURL(/\/tv\/1396\/season\/3.*#ratings/);
    };
    await rate('The season as a whole', '4 of 5');
    await rate('2. Episode 2', '1 of 5');
    expect(await kept(owner)).toEqual([
      { season: 3, number: null, stars: 4 },
      { season: 3, number: 2, stars: 1 },
    ]);
    await expect(page.getByText('4.0 of 5, 1 rating')).toBeVisible();
    await rate('The season as a whole', 'No stars');
    expect(await kept(owner)).toEqual([{ season: 3, number: 2, stars: 1 }]);
  });
});
