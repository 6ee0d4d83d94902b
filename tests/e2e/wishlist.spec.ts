import { expect, expectAccessible, test as visitor } from '../support/browser/browser.ts';
import {
  expectTabs,
  openList,
  save,
  savedTitle,
  savedTitles,
  shownTitles,
  test,
} from '../support/e2e/lists.ts';
import { newcomer, register, signIn, toastOf } from '../support/e2e/people.ts';
import type { Locator, Page } from '../support/e2e/test.ts';
import { addListed, makeList } from '../../src/features/custom-lists/custom-lists.queries.ts';
import { findListEntry } from '../../src/features/marks/list-entries.queries.ts';
import { listed } from '../../src/features/custom-lists/custom-lists.ts';
import { listPath } from '../../src/core/routes.ts';
import { cardButton } from '../support/browser/list-buttons.ts';

visitor('the wishlist asks a visitor to sign in, and is there afterwards', async ({ page, request }) => {
  const person = newcomer();
  await register(request, person);
  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to see your wishlist' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await signIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'My Wishlist' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No movies in your wishlist yet' })).toBeVisible();
});

test.describe('the wishlist', () => {
  // 500 is provoked; the invented titles have no pages, which links under the pointer fetch ahead.
  test.use({ tolerated: [/status of (?:404|500)/] });

  test('has a tab for each kind with its count, and cards that lead to the titles', async ({
    page,
    owner,
  }) => {
    await save(owner, 'wishlist', savedTitle(1, { id: 603, title: 'The Matrix' }), savedTitle(2));
    await save(owner, 'wishlist', savedTitle(1, { kind: 'tv', id: 1396, title: 'Breaking Bad' }));
    const answer = await page.goto('/wishlist');
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
    await expectTabs(page, 2, 1);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Movies (2)');
    await page.getByRole('link', { name: /^The Matrix/ }).click();
    await expect(page).toHaveURL('/movie/603');
    await page.goto('/wishlist');
    await page.getByRole('tab', { name: 'TV Series (1)' }).click();
    await expect(page).toHaveURL('/wishlist?tab=tv');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('TV Series (1)');
    await page.getByRole('link', { name: /Breaking Bad/ }).click();
    await expect(page).toHaveURL('/tv/1396');
  });

  test('says for each kind that it is empty, and where to find titles', async ({ page }) => {
    await openList(page, '/wishlist');
    await expectTabs(page, 0, 0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Browse Movies' }).click();
    await expect(page).toHaveURL('/movies');
    await openList(page, '/wishlist?tab=tv');
    await expect(page.getByRole('heading', { name: 'No TV series in your wishlist yet' })).toBeVisible();
    await page.getByRole('link', { name: 'Browse TV Series' }).click();
    await expect(page).toHaveURL('/tv-series');
  });

  test('is sorted by what is chosen', async ({ page, owner }) => {
    await save(owner, 'wishlist', savedTitle(1, { title: 'b' }), savedTitle(2, { title: 'C' }));
    await save(owner, 'wishlist', savedTitle(3, { title: 'A', date: null, voteAverage: null }));
    await openList(page, '/wishlist');
    await expect(shownTitles(page)).toHaveText(['b', 'C', 'A']);
    for (const [sort, titles, address] of [
      ['Title', ['A', 'b', 'C'], '/wishlist?sort=title'],
      ['Year', ['C', 'b', 'A'], '/wishlist?sort=year'],
      ['Rating', ['C', 'b', 'A'], '/wishlist?sort=rating'],
      ['Date added', ['b', 'C', 'A'], '/wishlist'],
    ] as const) {
      await page.getByLabel('Sort by').selectOption(sort);
      await expect(page).toHaveURL(address);
      await expect(shownTitles(page)).toHaveText([...titles]);
      await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText(sort);
    }
  });

  test('is looked through by title while one types, and shows everything again', async ({ page, owner }) => {
    await save(owner, 'wishlist', ...savedTitles(45));
    await openList(page, '/wishlist?sort=title');
    await page.getByLabel('Filter by title').pressSequentially('FILM 4');
    await expect(page).toHaveURL('/wishlist?sort=title&q=FILM+4');
    await expect(shownTitles(page)).toHaveText([
      'Film 40',
      'Film 41',
      'Film 42',
      'Film 43',
      'Film 44',
      'Film 45',
    ]);
    await expect(page.getByText('Showing 6 results')).toBeVisible();
    await expect(page.getByLabel('Filter by title')).toBeFocused();
    await expectTabs(page, 45, 0);
    await page.getByLabel('Filter by title').fill('<b>nothing');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('heading', { name: 'No titles match “<b>nothing”' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Clear filter' }).click();
    await expect(page).toHaveURL('/wishlist?sort=title');
    await expect(shownTitles(page)).toHaveCount(20);
  });

  test('loses a title at once and gets it back to its place', { tag: '@below' }, async ({ page, owner }) => {
    await save(owner, 'wishlist', ...savedTitles(3));
    await openList(page, '/wishlist');
    await page.getByRole('button', { name: 'Remove Film 02 from your wishlist' }).click();
    await expect(shownTitles(page)).toHaveText(['Film 01', 'Film 03']);
    await expectTabs(page, 2, 0);
    await expect(page.getByText('Showing 2 results')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Film 03/ })).toBeFocused();
    const toast = toastOf(page, 'Removed from wishlist');
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(shownTitles(page)).toHaveText(['Film 01', 'Film 02', 'Film 03']);
    await expect(toastOf(page, 'Restored')).toBeVisible();
    await page.reload();
    await expect(shownTitles(page)).toHaveText(['Film 01', 'Film 02', 'Film 03']);
  });

  test('gives a watched title to the watched list, but not one that is not out yet, keeps what could not be removed, and says that it is empty once its last title has gone', async ({
    page,
    owner,
  }) => {
    const later = { title: 'Some day', date: '2199-01-01', voteAverage: null };
    await save(owner, 'wishlist', savedTitle(1), savedTitle(2, later));
    await openList(page, '/wishlist');
    await expect(page.getByText('January 1, 2199')).toBeVisible();
    await expect(page.getByRole('button', { name: /Watched/ })).toHaveCount(1);
    await page.getByRole('button', { name: 'Watched: mark Film 01 as watched' }).click();
    await expect(toastOf(page, 'Marked as watched')).toContainText(
      'Film 01 has been added to your watched list',
    );
    await expect(shownTitles(page)).toHaveText(['Some day']);

    await page.route('**/api/marks', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: 'Remove Some day from your wishlist' }).click();
    await expect(toastOf(page, 'Error')).toContainText('Failed to remove movie from wishlist');
    await expect(shownTitles(page)).toHaveText(['Some day']);
    await expectTabs(page, 1, 0);

    await page.unroute('**/api/marks');
    await page.getByRole('button', { name: 'Remove Some day from your wishlist' }).click();
    await expect(page.getByRole('heading', { name: 'No movies in your wishlist yet' })).toBeVisible();
    await expectTabs(page, 0, 0);
    await expect(page.getByRole('tabpanel')).toBeFocused();
    await expect(toastOf(page, 'Removed from wishlist')).toBeVisible();
    await page.reload();
    await expectTabs(page, 0, 0);
    await page.goto('/watched');
    await expect(shownTitles(page)).toHaveText(['Film 01']);
  });

  test('keeps a title the catalogue has lost, until it is removed', async ({ page, owner }) => {
    await save(owner, 'wishlist', savedTitle(1, { title: 'Lost Film' }));
    await openList(page, '/wishlist');
    const lost = page.waitForResponse(`**/movie/${savedTitle(1).id}`);
    await page.getByRole('link', { name: /^Lost Film/ }).click();
    expect((await lost).status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Movie Not Found' })).toBeVisible();
    await expect(page.getByText('You keep it as “Lost Film”.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove from wishlist' }).click();
    await expect(page.getByRole('button', { name: 'Remove from wishlist' })).toBeHidden();
    const toast = toastOf(page, 'Removed from wishlist');
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(toastOf(page, 'Restored')).toBeVisible();
    await openList(page, '/wishlist');
    await page.getByRole('button', { name: 'Remove Lost Film from your wishlist' }).click();
    await expect(toastOf(page, 'Removed from wishlist')).toBeVisible();
    await expectTabs(page, 0, 0);
  });
});

test.describe('a card’s button', () => {
  const TOY_STORY = savedTitle(1, { id: 862, title: 'Toy Story' });

  /** One press, and two in a row: a double click, a double tap, a key held down. */
  const PRESSES: [
    way: string,
    once: (button: Locator) => Promise<void>,
    twice: (button: Locator) => Promise<void>,
  ][] = [
    ['mouse', (button) => button.click(), (button) => button.dblclick()],
    [
      'touch',
      // A tap so soon before the two would be the first of three.
      (button) => button.click(),
      async (button) => {
        const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        const { touchscreen } = button.page();
        await touchscreen.tap(x + width / 2, y + height / 2);
        await touchscreen.tap(x + width / 2, y + height / 2);
      },
    ],
    [
      'key',
      (button) => button.press('Enter'),
      async (button) => {
        await button.focus();
        const { keyboard } = button.page();
        await keyboard.down('Enter');
        await keyboard.down('Enter');
        await keyboard.up('Enter');
      },
    ],
  ];

  /** Writes to the wishlist that leave a page. */
  function writesOf(page: Page): string[] {
    const writes: string[] = [];
    page.on('request', (request) => {
      if (/\/rest\/v1\/wishlists|\/api\/marks/.test(request.url()) && /POST|DELETE/.test(request.method()))
        writes.push(request.method());
    });
    return writes;
  }

  test.use({ hasTouch: true });

  for (const place of ['among results', 'in a list of one’s own']) {
    test(`${place} does one act a press and a double press, by mouse, touch and key`, async ({
      page,
      owner,
    }) => {
      const list = { id: crypto.randomUUID(), name: 'Toys', description: '', ranked: false };
      const address = await makeList(owner.client, owner.id, list.id, list);
      await addListed(owner.client, owner.id, list.id, listed(TOY_STORY));
      const path = place === 'among results' ? '/search?query=toy+story' : listPath({ address, ...list });
      await page.goto(path, { waitUntil: 'networkidle' });
      const button = cardButton(page, 'Wishlist', TOY_STORY.title);
      const isSaved = () =>
        findListEntry(owner.client, owner.id, 'wishlist', TOY_STORY).then((entry) => entry !== null);
      const writes = writesOf(page);
      for (const [way, once, twice] of PRESSES) {
        await once(button);
        await expect(button, way).toHaveAttribute('aria-pressed', 'true');
        await expect.poll(isSaved, way).toBe(true);
        await twice(button);
        await expect(button, way).toHaveAttribute('aria-pressed', 'false');
        await expect.poll(isSaved, way).toBe(false);
      }
      expect(writes).toHaveLength(2 * PRESSES.length);
    });
  }
});
