import type { Page } from '../support/e2e/test.ts';
import { enter } from '../support/e2e/people.ts';
import { expect, test } from '../support/browser/browser.ts';
import { TMDB_URL } from '../support/e2e/ports.ts';

test('what can be done with a title fills its rows at every width, what few need behind More', async ({
  page,
}) => {
  await page.goto('/movie/10378');
  const buttons = page.locator('.title-actions .button').filter({ visible: true });
  const expectNames = async (...names: string[]) => {
    await expect(buttons).toHaveCount(names.length);
    for (const [at, name] of names.entries()) await expect(buttons.nth(at)).toContainText(name);
  };
  const expectTidy = async (at: string) => {
    const row = (await page.locator('.title-actions').boundingBox())?.width ?? 0;
    const places = await buttons.evaluateAll((all) =>
      all.map((each) => {
        const { top, right, left, width: wide, height } = each.getBoundingClientRect();
        const whole = each.scrollWidth <= each.clientWidth;
        const fits = wide >= 44 && height >= 44 && right <= innerWidth && whole;
        return { top: Math.round(top), left, right, fits };
      }),
    );
    expect(
      places.every(({ fits }) => fits),
      at,
    ).toBe(true);
    for (const top of new Set(places.map((place) => place.top))) {
      const inRow = places.filter((place) => place.top === top);
      const filled =
        Math.max(...inRow.map(({ right }) => right)) - Math.min(...inRow.map(({ left }) => left));
      expect(row - filled, at).toBeLessThan(2);
    }
  };
  const more = page.getByText('More', { exact: true });
  for (const width of [320, 375, 412, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNames('Watched', 'Wishlist', 'Trailer', 'More');
    await expectTidy(`${width}`);
    await more.click();
    await expectNames(
      ...['Watched', 'Wishlist', 'Trailer', 'More'],
      ...['Favorite', 'Not interested', 'Add to list', 'Tags and note', 'Review', 'Share'],
    );
    await expectTidy(`${width}, with more`);
    await more.click();
  }
});

test('where to watch a title stands in the first screen, and leaves no hole where nothing streams', async ({
  page,
}) => {
  for (const path of ['/movie/157336', '/tv/1396']) {
    await page.goto(path);
    for (const [width, height] of [
      [1280, 800],
      [375, 812],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { bottom, cut } = await page.locator('.watch').evaluate((block) => ({
        bottom: block.getBoundingClientRect().bottom,
        cut: [...block.querySelectorAll('dl')].some((row) => row.scrollWidth > row.clientWidth),
      }));
      expect(bottom, `${path} ${width}`).toBeLessThanOrEqual(height);
      expect(cut, `${path} ${width}`).toBe(false);
    }
  }
  const block = page.locator('where-to-watch');
  await expect(block).toContainText('Not streaming');
  const room = await block.evaluate((each) => {
    const last = each.lastElementChild?.getBoundingClientRect().bottom ?? 0;
    return each.getBoundingClientRect().bottom - last;
  });
  expect(room).toBeLessThan(24);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no button stands among what can be done with a title that does nothing', async ({ page }) => {
    for (const [path, button] of [
      ['/movie/10378', 'Add to list'],
      ['/tv/1396', 'Follow'],
    ] as const) {
      await page.goto(path);
      const actions = page.locator('.title-actions');
      await expect(actions).toContainText(button);
      await expect(actions.getByRole('button')).toHaveCount(0);
      await expect(actions.getByRole('link', { name: 'Write a Review' })).toBeVisible();
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('every link and button is as large as a thumb, and names below posters stand in one line', async ({
    page,
  }) => {
    for (const path of ['/movie/603', '/genres', '/', '/movies/popular']) {
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
      expect(small, path).toEqual([]);
    }
    const tops = await page
      .locator('.title-card-name')
      .evaluateAll((names) => names.slice(0, 2).map((name) => name.getBoundingClientRect().top));
    expect(tops).toHaveLength(2);
    expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 0))).toBeLessThan(0.5);
  });
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

test('More never stands alone in a row of what can be done with a title', async ({ page, baseURL }) => {
  await enter(page, baseURL);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/tv/1396', '/movie/603']) {
    await page.goto(path);
    await expect(page.locator('.title-actions .title-stars')).toBeVisible();
    const tops = await page.locator('.title-actions > *').evaluateAll((all) =>
      all
        .flatMap((each) => (getComputedStyle(each).display === 'contents' ? [...each.children] : [each]))
        .filter((each) => each.checkVisibility())
        .map((each) => [each.matches('.more-acts'), Math.round(each.getBoundingClientRect().top)] as const),
    );
    const more = tops.find(([isMore]) => isMore)?.[1];
    expect(tops.filter(([, top]) => top === more).length, path).toBeGreaterThan(1);
  }
  await test.step('on a phone the name of a followed series stands beside its poster', async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/tv/1396');
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(page.locator('.hero-text progress')).toBeVisible();
    const poster = await page.locator('.hero-poster').boundingBox();
    const name = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect((name?.x ?? 0) - (poster?.x ?? 0) - (poster?.width ?? 0)).toBe(16);
  });
});

test('the header has room for everything, each on one line', async ({ page }) => {
  await page.goto('/privacy');
  for (const width of [768, 1024, 1180, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await page
      .locator('header .page > a, header nav .nav-link, #search-bar, header .button')
      .evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility())
          .map((each) => each.getBoundingClientRect())
          .map(({ left, right, height, top }) => ({ left, right, height, middle: top + height / 2 })),
      );
    for (const [at, { left, height, middle }] of boxes.entries()) {
      expect(height, `${width}`).toBeLessThanOrEqual(48);
      expect(Math.abs(middle - 32), `${width}`).toBeLessThanOrEqual(1.5);
      // The menus stand side by side and carry their own room.
      if (at > 0)
        expect(left - (boxes[at - 1]?.right ?? 0), `${width}`).toBeGreaterThanOrEqual(
          at > 1 && at < 4 && width >= 1180 ? 0 : 12,
        );
    }
  }
});

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

for (const width of [375, ...(process.env['TEST_LONG'] ? [412] : []), 1280]) {
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
