import type { Locator } from '../support/e2e/test.ts';
import { expect, expectAccessible, test } from '../support/browser/browser.ts';
import { at, BASE_PATH } from '../support/e2e/ports.ts';

const RECENT = BASE_PATH + 'recent_movie_searches';

test.describe('searching', () => {
  test('finds a movie by title and shows what was searched, finds series when the type says so, forgives a typo, and looks for no blanks', async ({
    page,
  }) => {
    await page.goto('/');
    const box = page.locator('#search-query');
    await box.fill('the matrix');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/search\?searchType=all&query=the\+matrix$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for: the matrix');
    await expect(page.locator('[data-title="movie-603"]')).toBeVisible();
    await expect(box).toHaveValue('the matrix');
    await page.locator('#search-type').selectOption('tv');
    await box.fill('breaking bad');
    await box.press('Enter');
    await expect(page.locator('[data-title="tv-1396"]')).toBeVisible();
    await expect(page.locator('#search-type')).toHaveValue('tv');
    await page.goto('/search?query=pulp%20ficton');
    await expect(page.locator('[data-title="movie-680"]')).toBeVisible();
    await page.goto('/movies');
    await box.fill('   ');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/movies$/);
  });

  for (const javaScriptEnabled of [true, false]) {
    test(`an address of another site opens the title, with scripts: ${javaScriptEnabled}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      for (const start of ['/', '/search?query=kill']) {
        await page.goto(at(start));
        await page.locator('#search-query').fill('https://www.imdb.com/title/tt0133093/?ref_=nv_sr_srsg_0');
        await page.locator('#search-query').press('Enter');
        await expect(page).toHaveURL(/\/movie\/603$/);
      }
      await context.close();
    });
  }

  test('nothing found says so, on every tab, and what is of another type is a step away', async ({
    page,
  }) => {
    await page.goto('/search?query=zzzzqqqq&searchType=movie');
    await expect(page.getByRole('heading', { name: 'No movies found' })).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'Results by type' });
    await tabs.getByRole('link', { name: 'TV Series 0' }).click();
    await expect(page.getByRole('heading', { name: 'No TV series found' })).toBeVisible();
    await page.goto('/search?query=Breaking%20Bad&searchType=movie');
    await page.getByRole('link', { name: 'Breaking Bad (2008)' }).click();
    await expect(page).toHaveURL(/\/tv\/1396$/);
  });

  test('people are found by name, and Load More brings more of them', { tag: '@below' }, async ({ page }) => {
    await page.goto('/search?query=keanu%20reeves');
    const tabs = page.getByRole('navigation', { name: 'Results by type' });
    await expect(tabs.getByRole('link', { name: /^People/ })).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('[data-title="person-6384"] a')).toHaveAttribute('href', at('/person/6384'));
    await page.goto('/search?query=john&searchType=person');
    await expect(page.locator('[data-cards] > li')).toHaveCount(20);
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect.poll(() => page.locator('[data-cards] > li').count()).toBeGreaterThan(20);
  });

  test('a slash anywhere on the page goes to the box, suggestions come while typing, and the keys alone lead to one', async ({
    page,
  }) => {
    await page.goto('/movies');
    await page.locator('body').press('/');
    await expect(page.locator('#search-query')).toBeFocused();
    await expect(page.locator('#search-query')).toHaveValue('');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.locator('#search-query')).not.toBeFocused();
    await page.locator('body').press('Control+k');
    await expect(page.locator('#search-query')).toBeFocused();
    await page.keyboard.type('the matri');
    await expect(page.getByRole('group', { name: 'Movies' }).getByRole('option').first()).toContainText(
      'The Matrix',
    );
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/movie\/603$/);
  });

  test('what is searched for is shown as text', async ({ page }) => {
    for (const query of [
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "'; drop table x",
      '%00',
      '🎬',
    ]) {
      await page.goto(`/search?${new URLSearchParams({ query }).toString()}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search results for: ${query}`);
    }
  });
});

test.describe('recent searches', () => {
  test('keep seven, newest first, each once', async ({ page }) => {
    for (const text of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'three']) {
      await page.goto('/movies');
      await page.locator('#search-query').fill(text);
      await expect(page.locator('astro-island[ssr] #search-query')).toHaveCount(0);
      await page.locator('#search-query').press('Enter');
      await expect(page).toHaveURL(/\/search/);
    }
    const stored = await page.evaluate((key) => localStorage.getItem(key), RECENT);
    expect(JSON.parse(stored ?? '')).toEqual(['three', 'eight', 'seven', 'six', 'five', 'four', 'two']);
  });

  test('are searched again by a click or by arrows and Enter, and go with Escape, outside of the box and with Clear all', async ({
    page,
  }) => {
    await page.addInitScript((key) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(['alien', 'heat']));
    }, RECENT);
    const [alien, heat] = ['alien', 'heat'].map((name) => page.getByRole('option', { name })) as [
      Locator,
      Locator,
    ];
    const open = async () => {
      await page.locator('#search-query').click();
      await expect(alien).toBeVisible();
    };
    await page.goto('/movies');
    await open();
    await page.keyboard.press('Escape');
    await expect(alien).toBeHidden();
    await open();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(alien).toBeHidden();
    await open();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(heat).toHaveAttribute('data-focus');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/query=heat/);
    await page.goto('/movies');
    await open();
    await heat.click();
    await expect(page).toHaveURL(/\/search\?query=heat$/);
    await page.goto('/movies');
    await open();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(alien).toBeHidden();
    expect(await page.evaluate((key) => localStorage.getItem(key), RECENT)).toBe('[]');
  });

  test('what was typed before the box woke is kept', async ({ page }) => {
    await page.route('**/_astro/**/SearchBox*.js', async (route) => {
      await page.locator('#search-query').pressSequentially('blade');
      await route.continue();
    });
    await page.goto('/movies');
    await page.locator('#search-query').focus();
    await expect(page.locator('astro-island[ssr] #search-query')).toHaveCount(0);
    await expect(page.locator('#search-query')).toHaveValue('blade');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the search icon leads into the box with the type selector, and Escape out of it, at once and once hydrated', async ({
    page,
  }) => {
    const icon = page.getByRole('button', { name: 'Search', exact: true });
    await page.goto('/movies');
    for (const when of ['at once', 'hydrated']) {
      await expect(page.locator('#search-query')).toBeHidden();
      await icon.click();
      await expect(page.locator('#search-query')).toBeFocused();
      // One Escape closes the bar before hydration and after: the list is empty.
      if (when === 'hydrated')
        await expect(page.locator('header .search-bar astro-island[ssr]')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.locator('#search-query')).toBeHidden();
      await expect(icon).toBeFocused();
    }
    await icon.click();
    await page.locator('#search-type').selectOption('tv');
    await page.locator('#search-query').fill('friends');
    await page.locator('#search-query').press('Enter');
    await expect(page).toHaveURL(/searchType=tv&query=friends/);
  });

  test('the open menu holds both sections, keeps the focus, gives it back, and does not stay behind on a tablet that is turned', async ({
    page,
  }) => {
    await page.goto('/movies');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    const reached = async () =>
      page.evaluate(() =>
        document.activeElement?.closest('#drawer') ? 'menu' : document.activeElement?.tagName,
      );
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press(key);
        // Beyond the last link there is the browser's own bar, for which the body stands.
        expect(['menu', 'BODY']).toContain(await reached());
      }
    }
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Trending Now' })).toBeVisible();
    await menu.getByText('TV Series', { exact: true }).click();
    await expect(menu.getByRole('link', { name: 'Airing Today' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'AI Search' }).click();
    await expect(page).toHaveURL(/\/recommendations$/);
  });
});

test.describe('the header menus', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('open with a click, one at a time, close elsewhere, and work with the keyboard alone', async ({
    page,
  }) => {
    await page.goto('/');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByText('Movies', { exact: true }).click();
    for (const name of ['Trending Now', 'Popular', 'Top Rated', 'Upcoming', 'Browse by genres →']) {
      await expect(main.getByRole('link', { name })).toBeVisible();
    }
    await main.getByText('TV Series', { exact: true }).click();
    await expect(main.getByRole('link', { name: 'Upcoming' })).toBeHidden();
    await expect(main.getByRole('link', { name: 'On The Air' })).toBeVisible();
    await page.getByRole('heading', { name: 'Join the Community' }).click();
    await expect(main.getByRole('link', { name: 'On The Air' })).toBeHidden();

    const movies = main.getByText('Movies', { exact: true });
    await movies.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: 'Trending Now' }).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(movies).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/movies\/trending-now$/);
  });
});
