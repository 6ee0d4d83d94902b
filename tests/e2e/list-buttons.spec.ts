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
  openMore,
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

test.describe('the buttons of a movie', () => {
  test('add to each list, say so, and remember it', async ({ page }) => {
    await openMarked(page, '/movie/603');
    await button(page, 'Wishlist').click();
    await expectToast(page, 'Added to wishlist', 'The Matrix has been added to your wishlist');
    await button(page, 'Favorite').click();
    await expectToast(page, 'Added to favorites', 'The Matrix');
    await expectAccessible(page);
    await openMarked(page, '/movie/603');
    await expectPressed(button(page, 'Wishlist'), true);
    await expectPressed(button(page, 'Favorite'), true);
    await expectPressed(button(page, 'Watched'), false);
  });

  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 375, height: 740 },
  ]) {
    test(`are never covered by what a toast says, ${viewport.width} pixels wide`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openMarked(page, '/movie/578');
      const row = page.locator('.title-actions');
      await button(page, 'Wishlist').evaluate((element) =>
        scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 20),
      );
      await button(page, 'Wishlist').click();
      await expectToast(page, 'Added to wishlist', 'Jaws');
      // The button shows it, so nothing else does.
      expect((await toastOf(page, 'Added to wishlist').boundingBox())?.width).toBeLessThanOrEqual(1);
      await button(page, 'Wishlist').click();
      await expect(undoIn(toastOf(page, 'Removed from wishlist'))).toBeInViewport({ ratio: 1 });
      const reachable = await row.locator('[data-mark]:visible, [data-more-of]').evaluateAll((buttons) =>
        buttons.map((each) => {
          const { left, top, width, height } = each.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2) === each;
        }),
      );
      expect(reachable).toEqual(Array(6).fill(true));
    });
  }

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

  test('remove from a list with a way back', async ({ page }) => {
    await openMarked(page, '/movie/155');
    for (const [name, added, removed] of [
      ['Watched', 'Marked as watched', 'Removed from watched list'],
      ['Favorite', 'Added to favorites', 'Removed from favorites'],
    ] as const) {
      await button(page, name).click();
      await expectPressed(button(page, name), true);
      await expect(toastOf(page, added)).toBeVisible();
      await button(page, name).click();
      await expectPressed(button(page, name), false);
      await undoIn(toastOf(page, removed)).click();
      await expectPressed(button(page, name), true);
      await expect(toastOf(page, 'Restored')).toBeVisible();
    }
    await openMarked(page, '/movie/155');
    await expectPressed(button(page, 'Watched'), true);
    await expectPressed(button(page, 'Favorite'), true);
  });

  test('do not offer to have watched what is not released', async ({ page }) => {
    await openMarked(page, '/movies/upcoming');
    const card = page.locator('.title-card').first();
    await expect(card.locator('[data-mark]')).toHaveCount(2);
    await expect(card.locator('[data-mark=watched]')).toHaveCount(0);
    await card.getByRole('link').click();
    const actions = page.locator('.title-actions');
    await expect(actions.locator('[data-mark=wishlist]')).toBeVisible();
    await expect(actions.locator('[data-mark=watched]')).toHaveCount(0);
  });

  test('clicked ten times fast end in the last state, with at most one write', async ({ page }) => {
    await openMarked(page, '/movie/278');
    const calls = backendCalls(page);
    const clickFast = (times: number) =>
      button(page, 'Wishlist').evaluate((target: HTMLElement, count) => {
        for (let clicks = 1; clicks <= count; clicks += 1) target.click();
      }, times);
    await clickFast(10);
    await expectPressed(button(page, 'Wishlist'), false);
    await clickFast(11);
    await expectPressed(button(page, 'Wishlist'), true);
    await expectToast(page, 'Added to wishlist', 'The Shawshank Redemption');
    expect(calls).toEqual(['POST wishlists']);
  });

  test('work with the keyboard, undo included', async ({ page }) => {
    await openMarked(page, '/movie/238');
    await button(page, 'Favorite').focus();
    await page.keyboard.press('Enter');
    await expectToast(page, 'Added to favorites', 'The Godfather');
    await page.keyboard.press('Space');
    await expectPressed(button(page, 'Favorite'), false);
    await expect(button(page, 'Favorite')).toBeFocused();
    await undoIn(toastOf(page, 'Removed from favorites')).focus();
    await page.keyboard.press('Enter');
    await expectPressed(button(page, 'Favorite'), true);
  });
});

test('a series has wishlist and favorite on its poster as well, all of one mind', async ({ page }) => {
  await openMarked(page, '/tv/1396');
  const overlay = page.locator('.hero-poster');
  await overlay.getByRole('button', { name: 'Wishlist: Breaking Bad' }).click();
  await expectToast(page, 'Added to wishlist', 'Breaking Bad has been added to your wishlist');
  await expectPressed(button(page, 'Wishlist'), true);
  await button(page, 'Watched').click();
  await expectToast(page, 'Marked as watched', 'Breaking Bad has been added to your watched list');
  await expectPressed(overlay.getByRole('button', { name: 'Wishlist: Breaking Bad' }), false);
  await expectAccessible(page);
});

test.describe('the buttons of cards', () => {
  test('show their state without a query, and those loaded later by one for all', async ({ page }) => {
    await openMarked(page, '/movies/top-rated?page=2');
    const name = (await page.locator('.title-card-name').first().textContent()) ?? '';
    await cardButton(page, 'Favorite', name).click();
    await expectToast(page, 'Added to favorites', name);
    const calls = backendCalls(page);
    await openMarked(page, '/movies/top-rated');
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
    const all = page.waitForResponse(/my_list_marks/);
    await page.getByRole('link', { name: 'Load More' }).click();
    await all;
    await expectPressed(cardButton(page, 'Favorite', name), true);
    expect(calls.filter((call) => call === 'POST rpc/my_list_marks')).toHaveLength(1);
  });

  test('save the title as its own page does', async ({ page }) => {
    const kept: object[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('favorite_movies')) {
        kept.push(request.postDataJSON() as object);
      }
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
      movie_id: 604,
      movie_release_date: '2003-05-15',
      movie_vote_average: 7.1,
    });
  });

  test('work in sliders, for movies and for series', async ({ page }) => {
    await openMarked(page, '/tv/1399');
    const card = page.locator('.scroll-row .title-card').first();
    const name = (await card.locator('.title-card-name').textContent()) ?? '';
    await card.hover();
    await cardButton(page, 'Wishlist', name).click();
    await expectToast(page, 'Added to wishlist', `${name} has been added to your wishlist`);
    await expect(page).toHaveURL('/tv/1399');
  });

  test('are reached with the keyboard, beside the link of the card', async ({ page }) => {
    await openMarked(page, '/movies/popular');
    const card = page.locator('.title-card').nth(3);
    await card.getByRole('link').focus();
    await page.keyboard.press('ArrowDown');
    await expect(card.locator('[data-mark=wishlist]')).toBeFocused();
    await expect(card.locator('[data-mark=wishlist]')).toHaveCSS('opacity', '1');
    await page.keyboard.press('Tab');
    await expect(page.locator('.title-card').nth(4).getByRole('link')).toBeFocused();
    await expectAccessible(page);
  });
});

test.describe('on a small screen that is touched', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });

  test('the buttons are seen, thumb-sized, and nothing is too wide', async ({ page }) => {
    await openMarked(page, '/movies/popular');
    const marks = page.locator('.title-card').first().locator('[data-mark]');
    for (const mark of await marks.all()) {
      await expect(mark).toHaveCSS('opacity', '1');
      const box = await mark.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await expectNoSidewaysScroll(page);
    await page.goto('/tv/1396');
    await expectNoSidewaysScroll(page);
  });
});

test.describe('another tab', () => {
  // 409 is what tells that somebody was faster.
  test.use({ tolerated: [/status of 409/] });

  test('follows what this one does', async ({ page, context }) => {
    const other = await context.newPage();
    await openMarked(other, '/movie/550');
    await openMarked(page, '/movie/550');
    await button(page, 'Watched').click();
    await expectPressed(button(other, 'Watched'), true);
    await button(page, 'Wishlist').click();
    await expectPressed(button(other, 'Watched'), false);
    await expectPressed(button(other, 'Wishlist'), true);
  });

  test('that races for a title leaves it in exactly one list', async ({ page, context }) => {
    const other = await context.newPage();
    await openMarked(other, '/movie/424');
    await openMarked(page, '/movie/424');
    await Promise.all([button(page, 'Wishlist').click(), button(other, 'Watched').click()]);
    await expect(page.locator('.toast')).toBeVisible();
    await expect(other.locator('.toast')).toBeVisible();
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
    await Promise.all([openMarked(page, '/movie/424'), openMarked(other, '/movie/424')]);
    await expect.poll(states).toEqual(before);
  });

  test('of another browser that was faster is noticed', async ({ page, browser, baseURL, somebody }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', storageState: somebody.state });
    const other = await context.newPage();
    await openMarked(page, '/movie/122');
    await openMarked(other, '/movie/122');
    const title = (await page.getByRole('heading', { level: 1 }).textContent())?.replace(/ \(.*/s, '').trim();
    for (const [name, added, already, text] of [
      ['Wishlist', 'Added to wishlist', 'Already in wishlist', 'is already in your wishlist'],
      ['Watched', 'Marked as watched', 'Already watched', 'is already in your watched list'],
      ['Favorite', 'Added to favorites', 'Already favorited', 'is already in your favorites'],
    ] as const) {
      await button(other, name).click();
      await expectPressed(button(other, name), true);
      // Said once it is written; the toast before it has the title as well.
      await expectToast(other, added, title ?? '-');
      await button(page, name).click();
      await expectToast(page, already, `${title} ${text}`);
      await expectPressed(button(page, name), true);
    }
    await context.close();
  });
});

test.describe('what cannot be written', () => {
  test.use({ tolerated: [/status of 500|net::ERR_FAILED/] });

  test('goes back when there is no network', async ({ page, context }) => {
    await openMarked(page, '/movie/769');
    await context.setOffline(true);
    await button(page, 'Wishlist').click();
    await expectToast(page, 'Error', 'Failed to add movie to wishlist');
    await expectPressed(button(page, 'Wishlist'), false);
    await context.setOffline(false);
    await button(page, 'Wishlist').click();
    await expectToast(page, 'Added to wishlist', 'GoodFellas');
  });

  for (const [name, path, text] of [
    ['Watched', '/movie/497', 'Failed to add movie to watched list'],
    ['Favorite', '/tv/60059', 'Failed to add TV series to favorites'],
  ] as const) {
    test(`is shown at once, and goes back when the backend fails (${name})`, async ({ page }) => {
      await openMarked(page, path);
      let fail = (): void => undefined;
      const looked = new Promise<void>((resolve) => (fail = resolve));
      await page.route('**/rest/v1/**', async (route) => {
        await looked;
        await route.fulfill({ status: 500, json: {} });
      });
      await button(page, name).click();
      await expectPressed(button(page, name), true);
      fail();
      await expectToast(page, 'Error', text);
      await expectPressed(button(page, name), false);
    });
  }

  test('is shown as unknown when its state cannot be learnt, and asked for again when pressed', async ({
    page,
  }) => {
    await openMarked(page, '/movie/603');
    await button(page, 'Favorite').click();
    await expect(page.locator('.toast')).toBeVisible();
    const favorite = (name: string) =>
      page.locator('[data-title=movie-603]').getByRole('button', { name, exact: true });
    const before = await button(page, 'Favorite').getAttribute('aria-pressed');
    const marks = '**/rest/v1/rpc/my_list_marks';
    await page.route(marks, (route) => route.fulfill({ status: 500, json: {} }));
    await openMarked(page, '/search?query=matrix');
    // What the server drew is doubted as soon as the page is used.
    await page.locator('[data-mark]').first().focus();
    const unknown = favorite('Favorite: The Matrix (unknown, press to try again)');
    await expect(unknown).toBeVisible();
    await expect(unknown).not.toHaveAttribute('aria-pressed');
    await expectAccessible(page);
    const calls = backendCalls(page);
    await unknown.click();
    await expectToast(
      page,
      'Error',
      'We could not check whether The Matrix is in your favorites. Please try again.',
    );
    await expect(unknown).not.toHaveAttribute('aria-pressed');
    expect(calls).toEqual(['POST rpc/my_list_marks']);
    await page.unroute(marks);
    await cardButton(page, 'Wishlist', 'The Matrix Reloaded (unknown, press to try again)').click();
    await expectPressed(favorite('Favorite: The Matrix'), before === 'true');
    await expectPressed(cardButton(page, 'Wishlist', 'The Matrix Reloaded'), true);
    // What is shown at once is written a moment later.
    await expect
      .poll(() => calls)
      .toEqual(['POST rpc/my_list_marks', 'POST rpc/my_list_marks', 'POST wishlists']);
  });

  test('stays in its list when it cannot be removed', async ({ page }) => {
    await openMarked(page, '/movie/597');
    await button(page, 'Watched').click();
    await expect(toastOf(page, 'Marked as watched')).toBeVisible();
    await page.route('**/rest/v1/**', (route) => route.abort());
    await button(page, 'Watched').click();
    await expectToast(page, 'Error', 'Failed to remove movie from watched list');
    await expectPressed(button(page, 'Watched'), true);
  });
});

test.describe('somebody who is signed out', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  for (const [name, path, text, added] of [
    ['Watched', '/tv/66732', 'You need to be signed in to mark TV series as watched', 'Marked as watched'],
    [
      'Favorite',
      '/movie/11',
      'You need to be signed in to add movies to your favorites',
      'Added to favorites',
    ],
  ] as const) {
    test(`is asked to sign in by ${name}, and finds it done then`, async ({ page, somebody }) => {
      await page.goto(path);
      if (name === 'Favorite') await openMore(page);
      await button(page, name).click();
      await expectToast(page, 'Please sign in', text);
      await expectPressed(button(page, name), false);
      await signIn(page, somebody.person);
      await expect(toastOf(page, added)).toBeVisible();
      await expectPressed(button(page, name), true);
      await openMarked(page, path);
      await expectPressed(button(page, name), true);
    });
  }

  test('finds it done on the home page that replaces the landing page', async ({ page, somebody }) => {
    await page.goto('/');
    const card = page.locator('.title-card').first();
    const name = (await card.locator('.title-card-name').textContent()) ?? '';
    await card.hover();
    await cardButton(page, 'Favorite', name).click();
    await expect(toastOf(page, 'Please sign in')).toBeVisible();
    await signIn(page, somebody.person);
    await expect(page.getByRole('tab', { name: 'Trending Movies' })).toBeVisible();
    await expectToast(page, 'Added to favorites', name);
    await expectPressed(cardButton(page, 'Favorite', name), true);
  });

  test('who closes the dialog has changed nothing', async ({ page }) => {
    await page.goto('/movie/98');
    await button(page, 'Wishlist').click();
    await dialogOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialogOf(page)).toHaveCount(0);
    await expectPressed(button(page, 'Wishlist'), false);
  });

  test('loads nothing for the buttons before touching one', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/movies/popular', { waitUntil: 'networkidle' });
    expect(scripts.filter((url) => /react|mark-buttons|supabase/i.test(url))).toEqual([]);
    await cardButton(
      page,
      'Wishlist',
      (await page.locator('.title-card-name').first().textContent()) ?? '',
    ).click();
    await expect(dialogOf(page)).toBeVisible();
  });
});
