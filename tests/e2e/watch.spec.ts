import { expect, expectAccessible, test } from '../support/browser/browser.ts';
import { dialogOf } from '../support/e2e/people.ts';
import type { Page } from '../support/e2e/test.ts';
import { at } from '../support/e2e/ports.ts';

/** The Matrix is to be had in both countries, at other services in each. */
const TITLE = '/movie/603';
const block = 'where-to-watch';

test.describe('pages are kept for everybody', () => {
  test('a German and an American asked in turn find no mixture: not in the page, not in what keeps it', async ({
    request,
  }) => {
    const readers = [
      { 'accept-language': 'de-DE,de;q=0.9', cookie: 'region=DE; marquee-region="DE"' },
      { 'accept-language': 'en-US,en;q=0.9', cookie: 'region=US; marquee-region="US"' },
    ];
    for (const path of [TITLE, '/tv/1399', `${TITLE}/watch`, `${TITLE}/watch?region=DE`]) {
      const bodies: string[] = [];
      for (const round of [1, 2, 3]) {
        for (const headers of readers) {
          const answer = await request.get(path, { headers });
          expect(answer.status(), `${path}, round ${round}`).toBe(200);
          expect(answer.headers()['vary'], path).toBe('Accept-Encoding');
          expect(answer.headers()['set-cookie'], path).toBeUndefined();
          const text = await answer.text();
          // Of a title's page what could be mixed: a part of it that came late is there the next time it is made.
          bodies.push(/<where-to-watch[^]*<\/where-to-watch>/.exec(text)?.[0] ?? text);
        }
      }
      expect(new Set(bodies).size, path).toBe(1);
    }
    const fragment = async (region: string) => {
      const answer = await request.get(`/partials/watch${TITLE}?region=${region}`);
      expect(answer.headers()['cache-control']).toContain('s-maxage=60');
      return answer.text();
    };
    expect(await fragment('DE')).toContain('Germany');
    expect(await fragment('FR')).toContain('France');
    expect(await fragment('DE')).not.toContain('France');
  });

  test('one region has one address', async ({ request }) => {
    for (const [asked, led] of [
      [`${TITLE}/watch?region=us`, `${TITLE}/watch`],
      [`${TITLE}/watch?region=de`, `${TITLE}/watch?region=DE`],
      [`${TITLE}/watch?region=nowhere`, `${TITLE}/watch`],
      [`${TITLE}/watch?region=DE&x=1`, `${TITLE}/watch?region=DE`],
      [`/partials/watch${TITLE}?region=de`, `/partials/watch${TITLE}?region=DE`],
    ] as const) {
      const answer = await request.get(asked, { maxRedirects: 0 });
      expect(answer.status(), asked).toBe(302);
      expect(answer.headers()['location'], asked).toBe(at(led));
    }
  });
});

test.describe('a reader in Germany', () => {
  test.use({ locale: 'de-DE' });

  for (const width of [375, 1280]) {
    test(`sees Germany’s services, and nothing moves when they come, ${width} pixels wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          const { dataset } = document.documentElement;
          for (const entry of list.getEntries()) {
            const { value } = entry as PerformanceEntry & { value: number };
            dataset['moved'] = String(Number(dataset['moved'] ?? 0) + value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const path of [TITLE, '/movie/13', '/movie/27205', '/tv/1399']) {
        const gate = Promise.withResolvers<undefined>();
        await page.route('**/partials/watch/**', async (route) => {
          await gate.promise;
          await route.fallback();
        });
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        await expect(page.locator(block).getByRole('link', { name: 'United States' })).toBeVisible();
        await page.locator(block).scrollIntoViewIfNeeded();
        const { height } = (await page.locator(block).boundingBox()) ?? { height: 0 };
        await page.evaluate(() => (document.documentElement.dataset['moved'] = '0'));
        gate.resolve(undefined);
        await expect(page.locator(block).getByRole('link', { name: 'Germany' })).toBeVisible();
        expect((await page.locator(block).boundingBox())?.height, path).toBe(height);
        const moved = await page.evaluate(() => Number(document.documentElement.dataset['moved'] ?? 0));
        expect(moved, path).toBeLessThan(0.001);
      }
    });
  }

  test('keeps what the page has, with its name, when theirs cannot be had', async ({ page }) => {
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/partials/watch'));
    await page.route('**/partials/watch/**', (route) => route.abort());
    await page.goto(TITLE);
    await failed;
    await expect(page.locator(block).getByRole('link', { name: 'United States' })).toBeVisible();
  });

  test.use({ tolerated: [/ERR_FAILED/] });

  test('chooses another country once, before any script is there, and finds it on every title', async ({
    page,
  }) => {
    await page.goto(TITLE);
    await page.route(/RegionForm/, (route) => route.abort());
    await page.locator(block).getByRole('link', { name: 'Germany' }).click();
    await expect(page).toHaveURL(`${TITLE}/watch?region=DE`);
    await expect(page.getByLabel('Region')).toHaveValue('DE');
    await page.getByLabel('Region').selectOption('France');
    await page.unroute(/RegionForm/);
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(`${TITLE}/watch?region=FR`);
    await page.waitForLoadState();
    await page.goto('/tv/1399');
    await expect(page.locator(block).getByRole('link', { name: 'France' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a title that is asked for is answered on a page of its own, by region', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('searchbox').fill('Where can I watch The Matrix?');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/where?query=Where+can+I+watch+The+Matrix%3F');
    const answer = page.locator('where-ask article').first();
    await expect(answer.getByRole('link', { name: 'The Matrix' })).toHaveAttribute('href', at(TITLE));
    await expect(answer.locator('[data-service]').first()).toBeVisible();
    await page.getByLabel('Region').selectOption('Germany');
    await page.getByRole('button', { name: 'Search' }).last().click();
    await expect(page).toHaveURL(/region=DE/);
    await expect(answer.locator('[data-service]').first()).toBeVisible();
  });

  test('a title’s page leads to all of its services, by region', async ({ page }) => {
    await page.goto(TITLE);
    await page.locator(block).getByRole('link', { name: 'United States' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where to watch The Matrix (1999)');
    await page.getByLabel('Region').selectOption('Germany');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(`${TITLE}/watch?region=DE`);
    await expect(page.getByRole('heading', { name: 'Included' })).toBeVisible();
    await page.getByLabel('Region').selectOption('United States');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(`${TITLE}/watch`);
  });
});

test.describe('a title that is asked for', () => {
  test.use({ locale: 'de-DE' });

  const field = (page: Page) => page.getByRole('main').getByRole('searchbox');

  test('is answered below the field, with its poster and the services of the reader’s country', async ({
    page,
  }) => {
    await page.goto('/');
    const asked = page.waitForRequest('**/partials/where?**');
    await field(page).pressSequentially('the matrix');
    expect(new URL((await asked).url()).searchParams.get('region')).toBe('DE');
    const answer = page.locator('where-ask article').first();
    await expect(answer.getByRole('heading', { name: 'Matrix' })).toBeVisible();
    await expect(answer.locator('img').first()).toBeVisible();
    await expect(answer.locator('[data-service]').first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'by that name' })).toHaveCount(1);
    await expect(page).toHaveURL('/');
    await expectAccessible(page);
    await field(page).fill('zzzzqqq');
    await expect(page.getByText('No movie or series goes by “zzzzqqq”.')).toBeVisible();
    await field(page).fill('');
    await expect(page.locator('where-ask [data-answer]')).toBeEmpty();
  });

  test('says that it could not be looked up, and is asked for again with the next letter', async ({
    page,
  }) => {
    await page.route('**/partials/where?**', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/');
    await field(page).fill('parasit');
    await expect(page.getByText('We could not look that up.')).toBeVisible();
    await page.unroute('**/partials/where?**');
    await field(page).fill('parasite');
    await expect(page.locator('where-ask article')).toHaveCount(1);
    await expect(page.getByText('We could not look that up.')).toBeHidden();
  });
  test.use({ tolerated: [/status of 503/] });

  test('stands beside its namesakes, and the search box leads to the answer', async ({ page }) => {
    await page.goto('/movies');
    await page.locator('#search-query').fill('dune');
    await page.getByRole('option', { name: 'Where can I watch “dune”?' }).click();
    await expect(page).toHaveURL('/where?query=dune');
    await expect(page.locator('where-ask article').nth(1)).toBeVisible();
    await expect(page.getByLabel('Region')).toHaveValue('DE');
  });

  test('that is nowhere to be had says so, and a press asks to be told', async ({ page }) => {
    await page.goto('/where?query=parasite&region=KP');
    await expect(page.getByText('Not streaming in North Korea right now.')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Wishlist' }).click();
    await expect(dialogOf(page)).toBeVisible();
  });
});

test('services that are invented are said to be, and where real data comes from is named and linked', async ({
  page,
}) => {
  for (const path of [TITLE, `${TITLE}/watch`]) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText('Sample services')).toBeVisible();
    await expect(main.getByRole('link', { name: 'JustWatch' })).toHaveAttribute(
      'href',
      'https://www.justwatch.com',
    );
  }
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'JustWatch' })).toBeVisible();
});

test('only the default region is for search engines', async ({ page }) => {
  const robots = page.locator('meta[name=robots]');
  await page.goto(`${TITLE}/watch`);
  await expect(robots).toHaveCount(0);
  await page.goto(`${TITLE}/watch?region=DE`);
  await expect(robots).toHaveAttribute('content', /noindex/);
});
