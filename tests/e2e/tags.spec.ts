import type { Page } from '../support/e2e/test.ts';
import { keepMarks, loadMarks } from '../../src/features/tags/tags.queries.ts';
import type { ListTitle } from '../../src/core/lists.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../support/browser/browser.ts';
import { openMarked } from '../support/browser/list-buttons.ts';
import { openList, save, savedTitle, test } from '../support/e2e/lists.ts';
import { dialogOf, toastOf } from '../support/e2e/people.ts';

const dialog = (page: Page) => dialogOf(page).filter({ hasText: 'Tags and private note' });
const chips = (page: Page) => page.getByRole('region', { name: 'Your tags and note' }).getByRole('listitem');
const matrix = { kind: 'movie', id: 603, season: null } as const;
const tagged = (id: number): ListTitle => savedTitle(1, { id });

test.beforeEach(async ({ owner }) => {
  const { data } = await owner.client.rpc('my_tags');
  for (const { key } of data ?? []) await owner.client.rpc('delete_tag', { p_key: key });
  const { changedAt } = await loadMarks(owner.client, matrix);
  const nothing = { add: [], remove: [], note: '', expected: changedAt };
  await keepMarks(owner.client, tagged(603), null, nothing);
});

test('A title is tagged by keyboard from its page, shows its tags and note, and Undo takes them back', async ({
  page,
  owner,
}) => {
  await keepMarks(owner.client, tagged(604), null, { add: ['Noir'], remove: [], note: null, expected: null });
  await openMarked(page, '/movie/603');
  await page.getByRole('button', { name: 'Tags and note' }).click();
  const field = dialog(page).getByRole('combobox', { name: 'Tags' });
  await field.fill('x'.repeat(41));
  await field.press('Enter');
  await expect(dialog(page).getByRole('alert').filter({ hasText: '40 characters at most' })).toBeVisible();
  await expect(field).toHaveValue('x'.repeat(41));
  await field.fill('nó');
  await expect(dialog(page).getByRole('option', { name: 'Noir' })).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await field.pressSequentially('مشاهدة,もう一度,oops,');
  await field.press('Backspace');
  await expect(dialog(page).getByRole('button', { name: /^Remove the tag/ })).toHaveCount(3);
  await dialog(page).getByRole('textbox', { name: 'Private note' }).fill('Watch with Ben');
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await expectNoSidewaysScroll(page);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toBeHidden();
  // They stand beside one's stars, which wake when they come into sight, and come with the first use of the page then.
  await page.locator('.rating-panel').scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.locator('.rating-panel').hover();
    await page.mouse.move(0, 0);
    await expect(chips(page)).toHaveText(['Noir', 'مشاهدة', 'もう一度'], { timeout: 500 });
  }).toPass();
  await expect(page.getByText('Watch with Ben')).toBeVisible();
  await expectAccessible(page);
  await toastOf(page, 'Saved').getByRole('button', { name: 'Undo' }).click();
  await expect(chips(page)).toHaveCount(0);
  expect(await loadMarks(owner.client, matrix)).toEqual({ tags: [], note: '', changedAt: null });
});

test.describe('without a network', () => {
  test.use({ tolerated: [/ERR_FAILED .*keep_tags_and_note/] });

  test('what was written is still there when saving fails, and after the page was left', async ({ page }) => {
    await openMarked(page, '/movie/603');
    const open = page.getByRole('button', { name: 'Tags and note' });
    await open.click();
    await page.route(/keep_tags_and_note/, (route) => route.abort());
    const note = dialog(page).getByRole('textbox', { name: 'Private note' });
    await note.fill('Not lost');
    await dialog(page).getByRole('combobox', { name: 'Tags' }).fill('typed');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page).getByText('What you wrote is still here')).toBeVisible();
    await expect(note).toHaveValue('Not lost');
    await page.unroute(/keep_tags_and_note/);
    await openMarked(page, '/movie/603');
    await open.click();
    await expect(note).toHaveValue('Not lost');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page)).toBeHidden();
  });
});

test('A card is tagged from its menu', async ({ page }) => {
  await openMarked(page, '/movies/popular');
  const card = page.locator('.title-card').first();
  await card.hover();
  await card.getByRole('button', { name: /^More: / }).click();
  await page.locator('[data-card-menu]').getByRole('button', { name: 'Tags and note' }).click();
  await dialog(page).getByRole('combobox', { name: 'Tags' }).fill('from a card');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(toastOf(page, 'Saved')).toBeVisible();
});

test('Lists, diary, numbers and Discover are narrowed to a tag, also without scripts', async ({
  page,
  owner,
}) => {
  await save(owner, 'wishlist', savedTitle(1, { id: 603, title: 'The Matrix' }), savedTitle(2));
  await keepMarks(owner.client, tagged(603), null, { add: ['Noir'], remove: [], note: null, expected: null });
  const plain = await page.request.get('/wishlist?tag=noir');
  const html = await plain.text();
  expect(html).toContain('The Matrix');
  expect(html).not.toContain(savedTitle(2).title);
  await openList(page, '/wishlist');
  await page.getByRole('combobox', { name: 'Tag' }).selectOption('Noir');
  await expect(page).toHaveURL(/\/wishlist\?tag=noir$/);
  await expect(page.getByText(savedTitle(2).title)).toHaveCount(0);
  for (const path of ['/diary?tag=noir', '/numbers?tag=noir']) {
    await page.goto(path);
    await expect(page.getByRole('combobox', { name: 'Tag' })).toHaveValue('noir');
    await expectAccessible(page);
  }
  await page.goto('/discover/movies');
  await page.getByRole('combobox', { name: 'My tags' }).selectOption('Noir');
  await expect(page).toHaveURL(/\/discover\/movies\?tag=noir$/);
  await expect(page.locator('[data-results] .title-card')).toHaveCount(1);
  await page.goto('/tags?tag=noir');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Titles tagged Noir');
  await expectAccessible(page);
});

test('Tags are renamed, merged and deleted on their page, each with Undo', async ({ page, owner }) => {
  const add = (id: number, tags: string[]) =>
    keepMarks(owner.client, tagged(id), null, { add: tags, remove: [], note: null, expected: null });
  await add(603, ['Noir', 'Dark']);
  await add(604, ['Noir']);
  await page.goto('/tags');
  const rows = page.locator('main li bdi');
  await expect(rows).toHaveText(['Dark', 'Noir']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Rename or merge Noir' }).click();
  const field = page.getByRole('textbox', { name: 'New name of the tag' });
  await field.fill('DARK');
  await field.press('Enter');
  await expect(rows).toHaveText(['Dark']);
  await expect(page.getByText('2 movies')).toBeVisible();
  await toastOf(page, 'Merged').getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveText(['Dark', 'Noir']);
  await page.getByRole('button', { name: 'Delete Dark' }).click();
  await expect(rows).toHaveText(['Noir']);
  await toastOf(page, 'Deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveText(['Dark', 'Noir']);
});
