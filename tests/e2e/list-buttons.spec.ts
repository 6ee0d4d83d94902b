import type { Page } from '../support/e2e/test.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test as base,
} from '../support/browser/browser.ts';
import { onceAWorker } from '../support/e2e/once-a-worker.ts';
import {
  dialogOf,
  signedInState,
  signIn,
  toastOf,
  type Newcomer,
  type StorageState,
} from '../support/e2e/people.ts';
import {
  backendCalls,
  button,
  cardButton,
  expectPressed,
  expectToast,
  openMarked,
} from '../support/browser/list-buttons.ts';

interface Somebody {
  state: StorageState;
  person: Newcomer;
}

/** Tests of somebody who signed in once for all that a worker runs; each test has titles of its own. */
const test = base.extend<{ somebody: Somebody }>({
  somebody: onceAWorker(signedInState),
  storageState: ({ somebody }, use) => use(somebody.state),
});

const undoIn = (toast: ReturnType<typeof toastOf>) => toast.getByRole('button', { name: 'Undo' });

/** Fails where a toast covers buttons of the title that a page is about; its wishlist button is not pressed. */
async function expectUncovered(page: Page, title: string): Promise<void> {
  await button(page, 'Wishlist').evaluate((element) =>
    scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 20),
  );
  await button(page, 'Wishlist').click();
  await expectToast(page, 'Added to wishlist', `${title} has been added to your wishlist`);
  // The button shows it, so nothing else does.
  expect((await toastOf(page, 'Added to wishlist').boundingBox())?.width).toBeLessThanOrEqual(1);
  await button(page, 'Wishlist').click();
  await expect(undoIn(toastOf(page, 'Removed from wishlist'))).toBeInViewport({ ratio: 1 });
  const reachable = await page
    .locator('.title-actions')
    .locator('[form=marks]:visible, [data-more-of]')
    .evaluateAll((buttons) =>
      buttons.map((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === each;
      }),
    );
  expect(reachable).toEqual(Array(6).fill(true));
}

test.describe('the buttons of a title', () => {
  test('say what they did, are never covered by it, give a way back by mouse and keyboard, and remember it', async ({
    page,
  }) => {
    await openMarked(page, '/movie/155');
    await expectUncovered(page, 'The Dark Knight');

    await button(page, 'Watched').click();
    await expectToast(page, 'Marked as watched', 'The Dark Knight has been added to your watched list');
    await expectPressed(button(page, 'Watched'), true);
    await button(page, 'Watched').click();
    await expectPressed(button(page, 'Watched'), false);
    await undoIn(toastOf(page, 'Removed from watched list')).click();
    await expectPressed(button(page, 'Watched'), true);
    await expect(toastOf(page, 'Restored')).toBeVisible();

    await button(page, 'Favorite').focus();
    await page.keyboard.press('Enter');
    await expectToast(page, 'Added to favorites', 'The Dark Knight');
    await page.keyboard.press('Space');
    await expectPressed(button(page, 'Favorite'), false);
    await expect(button(page, 'Favorite')).toBeFocused();
    await undoIn(toastOf(page, 'Removed from favorites')).focus();
    await page.keyboard.press('Enter');
    await expectPressed(button(page, 'Favorite'), true);
    await expect(toastOf(page, 'Restored').first()).toBeVisible();
    await expectAccessible(page);

    await openMarked(page, '/movie/155');
    await expectPressed(button(page, 'Watched'), true);
    await expectPressed(button(page, 'Favorite'), true);
    await expectPressed(button(page, 'Wishlist'), false);
  });

  test(
    'take the title from the wishlist when it is watched, and undo brings it back',
    { tag: '@hosted' },
    async ({ page }) => {
      await openMarked(page, '/movie/27205');
      await button(page, 'Wishlist').click();
      await expectToast(page, 'Added to wishlist', 'Inception');
      await button(page, 'Watched').click();
      await expectToast(page, 'Marked as watched', 'Inception has been added to your watched list');
      await expectPressed(button(page, 'Wishlist'), false);
      await undoIn(toastOf(page, 'Marked as watched')).click();
      await expect(toastOf(page, 'Restored')).toBeVisible();
      await openMarked(page, '/movie/27205');
      await expectPressed(button(page, 'Wishlist'), true);
      await expectPressed(button(page, 'Watched'), false);
    },
  );

  test('clicked ten times before they show it are pressed once, and so is a double click; of a series those on the poster and in sliders are of one mind', async ({
    page,
  }) => {
    await openMarked(page, '/tv/1396');
    const wanted: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/marks'))
        wanted.push((request.postDataJSON() as { present: boolean }).present);
    });
    await button(page, 'Wishlist').evaluate((target: HTMLElement) => {
      for (let clicks = 1; clicks <= 10; clicks += 1) target.click();
    });
    const overlay = page.locator('.hero-poster').getByRole('button', { name: 'Wishlist: Breaking Bad' });
    await expectPressed(overlay, true);
    await expectToast(page, 'Added to wishlist', 'Breaking Bad has been added to your wishlist');
    await overlay.dblclick();
    await expectToast(page, 'Removed from wishlist', 'Breaking Bad');
    await expectPressed(button(page, 'Wishlist'), false);
    expect(wanted).toEqual([true, false]);
    await expectAccessible(page);

    const card = page.locator('.scroll-row .title-card').first();
    const name = (await card.locator('.title-card-name').textContent()) ?? '';
    await card.hover();
    await cardButton(page, 'Favorite', name).click();
    await expectToast(page, 'Added to favorites', name);
    await expect(page).toHaveURL('/tv/1396');
  });
});

test.describe('the buttons of cards', () => {
  test('are reached with the keyboard beside the link, and do not offer to have watched what is not released', async ({
    page,
  }) => {
    await openMarked(page, '/movies/upcoming');
    const card = page.locator('.title-card').nth(3);
    await expect(card.locator('[form=marks]')).toHaveCount(2);
    await expect(card.locator('[form=marks][name=watched]')).toHaveCount(0);
    await card.getByRole('link').focus();
    await page.keyboard.press('ArrowDown');
    await expect(card.locator('[form=marks][name=wishlist]')).toBeFocused();
    await expect(card.locator('[form=marks][name=wishlist]')).toHaveCSS('opacity', '1');
    await page.keyboard.press('Tab');
    await expect(page.locator('.title-card').nth(4).getByRole('link')).toBeFocused();
    await expectAccessible(page);
    await card.getByRole('link').click();
    const actions = page.locator('.title-actions');
    await expect(actions.locator('[form=marks][name=wishlist]')).toBeVisible();
    await expect(actions.locator('[form=marks][name=watched]')).toHaveCount(0);
  });

  test('show their state at once, and those loaded later learn theirs by one query for all', async ({
    page,
  }) => {
    await openMarked(page, '/movies/top-rated?page=2');
    const name = (await page.locator('.title-card-name').first().textContent()) ?? '';
    await cardButton(page, 'Favorite', name).click();
    await expectToast(page, 'Added to favorites', name);
    await openMarked(page, '/movies/top-rated');
    await page.waitForLoadState('networkidle');
    const calls = backendCalls(page);
    const all = page.waitForResponse(/my_list_marks/);
    await page.getByRole('link', { name: 'Load More' }).click();
    await all;
    await expectPressed(cardButton(page, 'Favorite', name), true);
    expect(calls.filter((call) => call === 'POST rpc/my_list_marks')).toHaveLength(1);
  });

  test.describe('whose state cannot be learnt', () => {
    test.use({ tolerated: [/status of 500/] });

    test('save the title as its own page does, and show an unknown state as such, set all the same when pressed', async ({
      page,
    }) => {
      const kept: object[] = [];
      page.on('request', (request) => {
        if (!request.url().endsWith('/api/marks')) return;
        const { present, title } = request.postDataJSON() as { present: boolean; title: object };
        if (present) kept.push(title);
      });
      await openMarked(page, '/search?query=matrix');
      await cardButton(page, 'Favorite', 'The Matrix Reloaded').click();
      await expectToast(page, 'Added to favorites', 'The Matrix Reloaded');
      await cardButton(page, 'Favorite', 'The Matrix Reloaded').click();
      await expectToast(page, 'Removed from favorites', 'The Matrix Reloaded');
      await openMarked(page, '/movie/604');
      await button(page, 'Favorite').click();
      await expectToast(page, 'Added to favorites', 'The Matrix Reloaded');
      expect(kept).toHaveLength(2);
      expect(kept[0]).toEqual(kept[1]);
      expect(kept[1]).toMatchObject({
        id: 604,
        date: '2003-05-15',
        voteAverage: 7.1,
      });

      // Of what Load More brings the state is learnt here.
      const marks = '**/rest/v1/rpc/my_list_marks';
      await page.route(marks, (route) => route.fulfill({ status: 500, json: {} }));
      await openMarked(page, '/movies/top-rated');
      await page.getByRole('link', { name: 'Load More' }).click();
      const unknown = page.getByRole('button', { name: /^Wishlist: .* \(unknown, press to try again\)$/ });
      await expect(unknown.first()).not.toHaveAttribute('aria-pressed');
      await expectAccessible(page);
      await page.unroute(marks);
      await unknown.first().click();
      await expect(unknown).toHaveCount(0);
    });
  });

  test.describe('on a small screen that is touched', () => {
    test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });

    test('are seen, thumb-sized and nothing is too wide, nor are those of a title covered by a toast', async ({
      page,
    }) => {
      await openMarked(page, '/movies/popular');
      const marks = page.locator('.title-card').first().locator('[form=marks]');
      for (const mark of await marks.all()) {
        await expect(mark).toHaveCSS('opacity', '1');
        const box = await mark.boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(44);
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
      await expectNoSidewaysScroll(page);
      await openMarked(page, '/movie/578');
      await expectNoSidewaysScroll(page);
      await expectUncovered(page, 'Jaws');
    });
  });
});

test.describe('another tab', () => {
  // 409 is what tells that somebody was faster.
  test.use({ tolerated: [/status of 409/] });

  test('follows what this one does, leaves a title both race for in one list, and one of another browser that was faster is noticed', async ({
    page,
    context,
    browser,
    baseURL,
    somebody,
  }) => {
    test.slow();
    const other = await context.newPage();
    await openMarked(other, '/movie/550');
    await openMarked(page, '/movie/550');
    await button(page, 'Watched').click();
    await expectPressed(button(other, 'Watched'), true);
    await button(page, 'Wishlist').click();
    await expectPressed(button(other, 'Watched'), false);
    await expectPressed(button(other, 'Wishlist'), true);
    await button(page, 'Wishlist').click();
    await expectPressed(button(other, 'Wishlist'), false);

    await Promise.all([button(page, 'Wishlist').click(), button(other, 'Watched').click()]);
    const states = () =>
      Promise.all(
        [page, other].flatMap((tab) =>
          (['Wishlist', 'Watched'] as const).map((name) => button(tab, name).getAttribute('aria-pressed')),
        ),
      );
    await expect
      .poll(async () => (await states()).join())
      .toMatch(/^(?:true,false,true,false|false,true,false,true)$/);
    const before = await states();
    await Promise.all([openMarked(page, '/movie/550'), openMarked(other, '/movie/550')]);
    await expect.poll(states).toEqual(before);

    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', storageState: somebody.state });
    const faster = await elsewhere.newPage();
    await openMarked(page, '/movie/122');
    await openMarked(faster, '/movie/122');
    const title = (await page.getByRole('heading', { level: 1 }).textContent())?.replace(/ \(.*/s, '').trim();
    for (const [name, added, already, text] of [
      ['Wishlist', 'Added to wishlist', 'Already in wishlist', 'is already in your wishlist'],
      ['Watched', 'Marked as watched', 'Already watched', 'is already in your watched list'],
      ['Favorite', 'Added to favorites', 'Already favorited', 'is already in your favorites'],
    ] as const) {
      await button(faster, name).click();
      await expectPressed(button(faster, name), true);
      // Said once it is written; the toast before it has the title as well.
      await expectToast(faster, added, title ?? '-');
      await button(page, name).click();
      await expectToast(page, already, `${title} ${text}`);
      await expectPressed(button(page, name), true);
    }
    await elsewhere.close();
  });
});

test.describe('what cannot be written', () => {
  test.use({ tolerated: [/status of 500|net::ERR_FAILED|A script could not be fetched/] });

  test('is shown at once, goes back when there is no network or the backend fails, and is offered again', async ({
    page,
    context,
  }) => {
    await openMarked(page, '/movie/769');
    await context.setOffline(true);
    await button(page, 'Wishlist').click();
    await expectToast(page, 'No connection', 'Failed to add movie to wishlist');
    await expectPressed(button(page, 'Wishlist'), false);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await context.setOffline(false);
    await expectToast(page, 'Error', 'Failed to add movie to wishlist');
    await page.locator('.toast').getByRole('button', { name: 'Try again' }).click();
    await expectToast(page, 'Added to wishlist', 'GoodFellas');

    const looked = Promise.withResolvers<void>();
    await page.route('**/api/marks', async (route) => {
      await looked.promise;
      await route.fulfill({ status: 500, json: {} });
    });
    await button(page, 'Favorite').click();
    await expectPressed(button(page, 'Favorite'), true);
    looked.resolve();
    await expectToast(page, 'Error', 'Failed to add movie to favorites');
    await expectPressed(button(page, 'Favorite'), false);
    await button(page, 'Wishlist').click();
    await expect(
      page.locator('.toast').filter({ hasText: 'Failed to remove movie from wishlist' }),
    ).toBeVisible();
    await expectPressed(button(page, 'Wishlist'), true);
  });
});

test.describe('somebody who is signed out', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('loads nothing for the buttons before touching one, is asked to sign in, changes nothing by closing that, and finds it done once signed in', async ({
    page,
    context,
    somebody,
  }) => {
    test.slow();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(scripts.filter((url) => /react|mark-buttons|supabase/i.test(url))).toEqual([]);
    const card = page.locator('.title-card').first();
    const name = (await card.locator('.title-card-name').textContent()) ?? '';
    await card.hover();
    await cardButton(page, 'Favorite', name).click();
    await expect(toastOf(page, 'Please sign in')).toBeVisible();
    await dialogOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialogOf(page)).toHaveCount(0);
    await expectPressed(cardButton(page, 'Favorite', name), false);
    await card.hover();
    await cardButton(page, 'Favorite', name).click();
    await signIn(page, somebody.person);
    // Home has replaced the landing page.
    await expect(page.getByRole('tab', { name: 'Trending Movies' })).toBeVisible();
    await expectToast(page, 'Added to favorites', name);
    await expectPressed(cardButton(page, 'Favorite', name), true);

    // A page that is asking for something would load again without its session.
    await page.goto('about:blank');
    await context.clearCookies();
    await page.goto('/tv/66732');
    await button(page, 'Watched').click();
    await expectToast(page, 'Please sign in', 'You need to be signed in to mark TV series as watched');
    await expectPressed(button(page, 'Watched'), false);
    await signIn(page, somebody.person);
    await expect(toastOf(page, 'Marked as watched')).toBeVisible();
    await expectPressed(button(page, 'Watched'), true);
    await openMarked(page, '/tv/66732');
    await expectPressed(button(page, 'Watched'), true);
  });
});
