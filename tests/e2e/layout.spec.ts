import type { Page } from '../support/e2e/test.ts';
import { expect, test } from '../support/browser/browser.ts';
import { TMDB_URL } from '../support/e2e/ports.ts';

for (const width of [320, 375, 412, 768]) {
  test(`what can be done with a title fills its rows, what few need behind More, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/movie/10378');
    const buttons = page.locator('.title-actions .button').filter({ visible: true });
    const expectNames = async (...names: string[]) => {
      await expect(buttons).toHaveCount(names.length);
      for (const [at, name] of names.entries()) await expect(buttons.nth(at)).toContainText(name);
    };
    const expectTidy = async () => {
      const row = (await page.locator('.title-actions').boundingBox())?.width ?? 0;
      const places = await buttons.evaluateAll((all) =>
        all.map((each) => {
          const { top, right, left, width: wide, height } = each.getBoundingClientRect();
          const whole = each.scrollWidth <= each.clientWidth;
          const fits = wide >= 44 && height >= 44 && right <= innerWidth && whole;
          return { top: Math.round(top), left, right, fits };
        }),
      );
      expect(places.every(({ fits }) => fits)).toBe(true);
      for (const top of new Set(places.map((place) => place.top))) {
        const inRow = places.filter((place) => place.top === top);
        const filled =
          Math.max(...inRow.map(({ right }) => right)) - Math.min(...inRow.map(({ left }) => left));
        expect(row - filled).toBeLessThan(2);
      }
    };
    await expectNames('Watched', 'Wishlist', 'Trailer', 'More');
    await expectTidy();
    await page.getByText('More', { exact: true }).click();
    await expectNames(
      ...['Watched', 'Wishlist', 'Trailer', 'More'],
      ...['Favorite', 'Not interested', 'Add to list', 'Tags and note', 'Review', 'Share'],
    );
    await expectTidy();
  });
}

for (const [width, height] of [
  [375, 812],
  [1280, 800],
] as const) {
  test(`where to watch a title stands in the first screen, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of ['/movie/157336', '/tv/1396']) {
      await page.goto(path);
      const { bottom, cut } = await page.locator('.watch').evaluate((block) => ({
        bottom: block.getBoundingClientRect().bottom,
        cut: [...block.querySelectorAll('dl')].some((row) => row.scrollWidth > row.clientWidth),
      }));
      expect(bottom, path).toBeLessThanOrEqual(height);
      expect(cut, path).toBe(false);
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, button] of [
    ['/movie/10378', 'Add to list'],
    ['/tv/1396', 'Follow'],
  ] as const) {
    test(`no button stands among what can be done with ${path} that does nothing`, async ({ page }) => {
      await page.goto(path);
      const actions = page.locator('.title-actions');
      await expect(actions).toContainText(button);
      await expect(actions.getByRole('button')).toHaveCount(0);
      await expect(actions.getByRole('link', { name: 'Write a Review' })).toBeVisible();
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  for (const path of ['/movie/603', '/movies/popular', '/genres', '/']) {
    test(`every link and button of ${path} is as large as a thumb`, async ({ page }) => {
      await page.goto(path);
      const small = await page.locator('a, button, select, summary').evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility() && !each.matches('.skip-link'))
          .filter((each) => {
            const { width, height } = each.getBoundingClientRect();
            return width < 43.5 || height < 43.5;
          })
          .map((each) => each.outerHTML.slice(0, 120)),
      );
      expect(small).toEqual([]);
    });
  }
});

test('the posters behind the front page are sharp on a wide screen, and no edge of theirs is seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/');
  const picture = page.locator('.poster-wall img').first();
  const chosen = await picture.evaluate((image: HTMLImageElement) => ({
    name: image.currentSrc,
    shown: image.getBoundingClientRect().width,
  }));
  expect(Number(/\/w(\d+)\//.exec(chosen.name)?.[1])).toBeGreaterThanOrEqual(Math.floor(chosen.shown * 0.9));
  const edges = await page.locator('.poster-wall').evaluate((wall) => {
    const section = wall.parentElement?.getBoundingClientRect();
    const { left, top, right, bottom, width } = wall.getBoundingClientRect();
    // Its upper edge falls from right to left by as much as it slants.
    const slant = Math.tan((4 * Math.PI) / 180) * width;
    return (
      section && [
        top + slant <= section.top,
        bottom - slant >= section.bottom,
        left <= 0,
        right >= innerWidth,
      ]
    );
  });
  expect(edges).toEqual([true, true, true, true]);
});

for (const width of [768, 1024, 1180, 1280]) {
  test(`the header has room for everything, each on one line, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/privacy');
    const boxes = await page
      .locator('header .page > a, header nav .nav-link, #search-bar, header .button')
      .evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility())
          .map((each) => each.getBoundingClientRect())
          .map(({ left, right, height, top }) => ({ left, right, height, middle: top + height / 2 })),
      );
    for (const [at, { left, height, middle }] of boxes.entries()) {
      expect(height).toBeLessThanOrEqual(48);
      expect(Math.abs(middle - 32)).toBeLessThanOrEqual(1.5);
      // The menus stand side by side and carry their own room.
      if (at > 0)
        expect(left - (boxes[at - 1]?.right ?? 0)).toBeGreaterThanOrEqual(
          at > 1 && at < 4 && width >= 1180 ? 0 : 12,
        );
    }
  });
}

/** By what `addUpMoves` has added up; a hundredth is what the field calls none. */
async function expectNothingMoved(page: Page, path: string): Promise<void> {
  const moved = await page.evaluate(() => Number(document.documentElement.dataset['moved'] ?? 0));
  expect.soft(moved, path).toBeLessThan(0.01);
}

/** Adds up how much of each page moves from its beginning on. */
const addUpMoves = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const moved = list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value);
      const { dataset } = document.documentElement;
      dataset['moved'] = String(moved.reduce((sum, value) => sum + value, Number(dataset['moved'] ?? 0)));
    }).observe({ type: 'layout-shift', buffered: true });
  });

for (const width of [375, 1280]) {
  test(`nothing moves while a page comes bit by bit, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    await addUpMoves(page);
    const cdp = await page.context().newCDPSession(page);
    const [offline, latency, uploadThroughput] = [false, 20, -1];
    await cdp.send('Network.emulateNetworkConditions', {
      ...{ offline, latency, uploadThroughput },
      downloadThroughput: 20_000,
    });
    for (const path of ['/', '/movie/120', '/collection/119', '/person/31', `${TMDB_URL}/tv/1001`]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expectNothingMoved(page, path);
    }
  });
}

for (const width of [375, 412, 1280]) {
  test(`nothing moves when the fonts come late, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    await addUpMoves(page);
    for (const path of ['/', '/movies/popular', '/movie/120', `${TMDB_URL}/tv/1001`]) {
      const gate = Promise.withResolvers<undefined>();
      await page.route('**/*.woff2', async (route) => {
        await gate.promise;
        await route.fallback();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      gate.resolve(undefined);
      // The first visit ends in our own face, on phones too.
      await page.waitForFunction(() => document.fonts.check("600 20px 'Bricolage Grotesque Variable'"));
      await page.evaluate(() => document.fonts.ready);
      await expectNothingMoved(page, path);
    }
  });
}

test('the names below the posters of a phone stand in one line', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/movies/popular');
  const tops = await page
    .locator('.title-card-name')
    .evaluateAll((names) => names.slice(0, 2).map((name) => name.getBoundingClientRect().top));
  expect(tops).toHaveLength(2);
  expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 0))).toBeLessThan(0.5);
});
