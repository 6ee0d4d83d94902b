import { expect, expectAccessible } from '../support/browser/browser.ts';
import {
  expectTabs,
  openList,
  save,
  savedTitle,
  savedTitles,
  shownTitles,
  test,
} from '../support/e2e/lists.ts';
import { dialogOf, toastOf } from '../support/e2e/people.ts';

test.describe('the watched list', () => {
  // The invented titles have no pages, which links under the pointer fetch ahead.
  test.use({ tolerated: [/status of 404/] });

  test(
    'appends twenty at a time, with the focus on the first new title, and is found again as it was left',
    {
      tag: '@below',
    },
    async ({ page, owner }) => {
      await save(owner, 'watched', ...savedTitles(45), savedTitle(46, { id: 603, title: 'The Matrix' }));
      await openList(page, '/watched');
      await expect(page.getByText('Showing 46 results')).toBeVisible();
      await expect(shownTitles(page)).toHaveCount(20);
      await page.getByRole('link', { name: 'Load More' }).click();
      await expect(shownTitles(page)).toHaveCount(40);
      await expect(page.getByRole('link', { name: /^Film 21/ })).toBeFocused();
      await page.getByRole('link', { name: 'Load More' }).click();
      await expect(shownTitles(page)).toHaveText([
        ...savedTitles(45).map(({ title }) => title),
        'The Matrix',
      ]);
      await expect(page.getByRole('link', { name: 'Load More' })).toBeHidden();
      await page.getByRole('link', { name: /^The Matrix/ }).click();
      await expect(page).toHaveURL('/movie/603');
      await page.goBack();
      await expect(shownTitles(page)).toHaveCount(46);
      await expect(page.getByRole('link', { name: /^The Matrix/ })).toBeFocused();
      await expect(page.getByRole('link', { name: /^The Matrix/ })).toBeInViewport();
    },
  );

  test('shows favorites only when asked to, and lets them be made and unmade', async ({ page, owner }) => {
    await save(owner, 'watched', ...savedTitles(3));
    await save(owner, 'favorite', savedTitle(2));
    await openList(page, '/watched');
    const favorite = (title: string) => page.getByRole('button', { name: `Favorite: ${title}` });
    await expect(favorite('Film 02')).toHaveAttribute('aria-pressed', 'true');
    await favorite('Film 03').click();
    await expect(favorite('Film 03')).toHaveAttribute('aria-pressed', 'true');
    await expect(toastOf(page, 'Added to favorites')).toBeVisible();
    await page.getByRole('link', { name: 'Favorites Only' }).click();
    await expect(page).toHaveURL('/watched?show=favorites');
    await expect(shownTitles(page)).toHaveText(['Film 02', 'Film 03']);
    await expect(page.getByText('Showing 2 results')).toBeVisible();
    await favorite('Film 02').click();
    await expect(shownTitles(page)).toHaveText(['Film 03']);
    await expect(page.getByText('Showing 1 result')).toBeVisible();
    await expectTabs(page, 3, 0);
    await favorite('Film 03').click();
    await expect(page.getByRole('heading', { name: 'No favorites among them yet' })).toBeVisible();
    await page.getByRole('link', { name: 'Show All' }).click();
    await expect(shownTitles(page)).toHaveCount(3);
  });

  test('loses a title at once and gets it back with the day it was watched', async ({ page, owner }) => {
    await save(owner, 'watched', ...savedTitles(3, 'tv'));
    const { kind, id, title } = savedTitle(1, { kind: 'tv' });
    const watch = { user_id: owner.id, kind, title_id: id, title, day: '2025-03-02' };
    await owner.client.from('watches').insert(watch);
    await openList(page, '/watched?tab=tv&view=list');
    await page.getByRole('button', { name: 'Remove Film 01 from your watched list' }).click();
    await expect(shownTitles(page)).toHaveText(['Film 02', 'Film 03']);
    await toastOf(page, 'Removed from watched list').getByRole('button', { name: 'Undo' }).click();
    await expect(shownTitles(page)).toHaveText(['Film 01', 'Film 02', 'Film 03']);
    await expect(toastOf(page, 'Restored')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('article')).toContainText([
      'Watched March 2, 2025',
      'Watched, no date',
      'Watched, no date',
    ]);
  });

  test('remembers whether it is a list or a grid', async ({ page, owner }) => {
    await save(owner, 'watched', ...savedTitles(2));
    await openList(page, '/watched');
    const layouts = page.getByRole('navigation', { name: 'Layout' });
    await expect(page.locator('[data-cards=grid]')).toBeVisible();
    await layouts.getByRole('link', { name: 'List' }).click();
    await expect(page.locator('[data-cards=list]')).toBeVisible();
    await expect(page).toHaveURL('/watched');
    // As the server renders it, not only as it is redrawn.
    expect(await (await page.request.get('/watched')).text()).toContain('data-cards="list"');
    await openList(page, '/watched');
    await layouts.getByRole('link', { name: 'Grid' }).click();
    await expect(page.locator('[data-cards=grid]')).toBeVisible();
    await page.reload();
    await expect(page.locator('[data-cards=grid]')).toBeVisible();
  });

  test('is emptied only after a question that names the number and the tab, and can be restored', async ({
    page,
    owner,
  }) => {
    await save(owner, 'watched', ...savedTitles(25), ...savedTitles(2, 'tv'));
    await openList(page, '/watched?q=film+1');
    const removeAll = page.getByRole('menuitem', { name: 'Remove All' });
    const more = page.getByRole('main').getByRole('button', { name: 'More', exact: true });
    await more.click();
    await removeAll.click();
    const dialog = dialogOf(page);
    await expect(dialog).toContainText('Remove 25 movies from your watched list?');
    await expect(dialog).toContainText('tab Movies');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(more).toBeFocused();
    await expectTabs(page, 25, 2);
    await more.click();
    await removeAll.click();
    await dialog.getByRole('button', { name: 'Remove All' }).click();
    await expect(dialog).toBeHidden();
    await expectTabs(page, 0, 2);
    await expect(page.getByRole('heading', { name: 'No watched movies yet' })).toBeVisible();
    const toast = toastOf(page, 'All movies removed');
    await expect(toast).toContainText('25 removed');
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expectTabs(page, 25, 2);
    await expect(shownTitles(page)).toHaveCount(10);
    await openList(page, '/watched?tab=tv');
    await more.click();
    await removeAll.click();
    await expect(dialog).toContainText('Remove 2 TV series from your watched list?');
    await dialog.getByRole('button', { name: 'Remove All' }).click();
    await expect(toastOf(page, 'All TV series removed')).toBeVisible();
    await page.reload();
    await expectTabs(page, 25, 0);
  });

  test('works with the keyboard alone', async ({ page, owner }) => {
    await save(owner, 'watched', ...savedTitles(2));
    await openList(page, '/watched');
    await page.getByRole('tab', { name: 'Movies (2)' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'TV Series (0)' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Movies (2)' })).toBeFocused();
    await page.getByRole('button', { name: 'Remove Film 01 from your watched list' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: /^Film 02/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: 'Favorite: Film 02' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Favorite: Film 02' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('tab', { name: 'TV Series (0)' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/watched?tab=tv');
  });

  test('changes in one tab when another tab takes a title away', async ({ page, owner, context }) => {
    await save(owner, 'watched', ...savedTitles(2));
    await openList(page, '/watched');
    const other = await context.newPage();
    await openList(other, '/watched');
    await other.getByRole('button', { name: 'Remove Film 01 from your watched list' }).click();
    await expect(toastOf(other, 'Removed from watched list')).toBeVisible();
    await expect(shownTitles(page)).toHaveText(['Film 02']);
    await expectTabs(page, 1, 0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the watched list is read, sorted, filtered, laid out and paged by links and forms', async ({
    page,
    owner,
  }) => {
    await save(owner, 'watched', ...savedTitles(45));
    await page.goto('/watched');
    await expect(shownTitles(page)).toHaveCount(20);
    await expect(page.getByRole('button', { name: /Remove/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(page).toHaveURL('/watched?page=2');
    await expect(shownTitles(page).first()).toHaveText('Film 21');
    await page.getByRole('link', { name: 'Previous page' }).click();
    await page.getByLabel('Sort by').selectOption('Year');
    await page.getByLabel('Filter by title').fill('film 4');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(shownTitles(page)).toHaveText([
      'Film 45',
      'Film 44',
      'Film 43',
      'Film 42',
      'Film 41',
      'Film 40',
    ]);
    await page.getByRole('navigation', { name: 'Layout' }).getByRole('link', { name: 'List' }).click();
    await expect(page.locator('[data-cards=list]')).toBeVisible();
    await page.getByRole('tab', { name: 'TV Series (0)' }).click();
    await expect(page.getByRole('heading', { name: 'No watched TV series yet' })).toBeVisible();
  });
});
