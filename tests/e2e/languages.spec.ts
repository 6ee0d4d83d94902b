import { LANGUAGES, SERVED, type Language } from '../../src/core/language/languages.ts';
import { langAttributes } from '../../src/core/language/addresses.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrateIslands,
  test,
} from '../support/browser/browser.ts';
import { openList, save, savedTitle, shownTitles, test as withLists } from '../support/e2e/lists.ts';
import { dialogOf } from '../support/e2e/people.ts';
import { TMDB_URL } from '../support/e2e/ports.ts';
import { pageAddress } from '../../src/core/routes.ts';
import { textsOn } from '../support/language/spoken-page.ts';

const OTHERS = SERVED.filter((language) => language !== 'en');
const PAGES = [
  '/',
  '/movies/popular',
  '/movie/603',
  '/tv/1396/season/1',
  '/person/31',
  '/search?query=matrix',
];

for (const language of OTHERS) {
  test(`pages in ${LANGUAGES[language].name} say so, name the same page in every language, and lead on in theirs`, async ({
    page,
  }) => {
    const { lang, dir } = langAttributes(language);
    await page.goto(pageAddress('/movie/603', language));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    if (dir) await expect(page.locator('html')).toHaveAttribute('dir', dir);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(`/${language}/movie/603`);
    const alternates = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((all) =>
        all.map((link) => [link.getAttribute('hreflang'), new URL(link.getAttribute('href') ?? '').pathname]),
      );
    const expected = SERVED.map((one) => [LANGUAGES[one].tag, pageAddress('/movie/603', one)]);
    expect(alternates).toEqual([...expected, ['x-default', '/movie/603']]);
    // What leads on stays in the language; files and the footer's other languages are what they are.
    const elsewhere = await page
      .locator('a[href^="/"]')
      .evaluateAll(
        (all, prefix) =>
          all
            .map((link) => link.getAttribute('href') ?? '')
            .filter((path) => path !== prefix && !path.startsWith(`${prefix}/`)),
        `/${language}`,
      );
    expect(elsewhere).toEqual([]);
  });
}

// The movie database of the tests tells everything in English alone.
for (const [path, sentences] of [
  ['/movie/1001', [/^Story number 1,/, /^Nothing stays where it was/]],
  ['/tv/1001', [/^Story number 1,/, /^Nothing stays where it was/]],
  ['/tv/1001/season/1', [/^What happens on day 2/, /^The 3th Tide/]],
] as const) {
  test(`what is told in English alone says so on ${path} in German, and all else is in German`, async ({
    page,
  }) => {
    await page.goto(`${TMDB_URL}/de${path}`);
    const main = page.getByRole('main');
    for (const sentence of sentences) {
      const told = main.getByText(sentence).first();
      await expect(told).toBeVisible();
      expect(await told.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');
    }
    const texts = await textsOn(page);
    expect(texts).toContain('Anmelden');
    expect(texts.filter((text) => sentences.some((sentence) => sentence.test(text)))).toEqual([]);
  });
}

for (const language of ['ar', 'ja', 'de'] satisfies Language[]) {
  test(`pages in ${LANGUAGES[language].name} have no accessibility violation and fit, on a phone and on a desk`, async ({
    page,
  }) => {
    test.slow();
    for (const path of PAGES) {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(pageAddress(path, language));
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      // On a desk only the length of words differs from English, which axe does not measure.
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectNoSidewaysScroll(page);
    }
  });
}

test('a page loads the scripts of its language, and of those without messages the same as every other', async ({
  browser,
  baseURL,
}) => {
  /** The scripts of a page whose islands have hydrated, by their folder. */
  const scriptsIn = async (language: Language) => {
    const context = await browser.newContext({ baseURL, locale: LANGUAGES[language].tag });
    const page = await context.newPage();
    const loaded: string[] = [];
    page.on('request', (request) => {
      const [, script] = /\/_astro\/(.+\.js)$/.exec(new URL(request.url()).pathname) ?? [];
      if (script) loaded.push(script);
    });
    await page.goto(pageAddress('/movie/603', language));
    await hydrateIslands(page);
    await page.waitForLoadState('networkidle');
    await context.close();
    const names = [...new Set(loaded)].toSorted();
    const own = names.filter((name) => name.startsWith(`${language}/`));
    return {
      own: own.map((name) => name.slice(language.length)),
      others: names.filter((name) => !own.includes(name)),
    };
  };
  const english = await scriptsIn('en');
  expect(english.own.length).toBeGreaterThan(0);
  for (const language of ['de', 'ar'] as const) expect(await scriptsIn(language)).toEqual(english);
});

test('a page from right to left is mirrored: the logo on the right, arrows and sliders the other way', async ({
  page,
}) => {
  await page.goto('/ar/movie/603');
  const logo = await page.getByRole('banner').getByRole('link', { name: 'Marquee' }).boundingBox();
  expect(logo?.x).toBeGreaterThan(600);
  const row = page.locator('.carousel').first();
  await row.hover();
  await expect(row.locator('.carousel-ready')).toBeVisible();
  const [back, on] = await Promise.all(
    (await row.locator(':scope > button').all()).map((arrow) => arrow.boundingBox()),
  );
  expect(back?.x).toBeGreaterThan(on?.x ?? Infinity);
});

test('names in another script stand where the reading of a page begins, texts to be read as theirs does', async ({
  page,
}) => {
  await page.goto('/ar/movie/603');
  const cast = page.locator('#cast-heading ~ ul li').first();
  for (const name of [
    page.getByText('The Matrix', { exact: true }),
    page.locator('.tagline'),
    cast.locator('p'),
  ])
    await expect(name).toHaveCSS('text-align', 'right');
  await expect(page.locator('main p[lang=en]:not(.tagline)').first()).toHaveCSS('text-align', 'start');
});

test('what programs read of a page is in its language: an app, a search engine', async ({ request }) => {
  const page = await (await request.get('/ar/movies/popular')).text();
  for (const [rel, path] of [
    ['manifest', '/ar/site.webmanifest'],
    ['search', '/ar/opensearch.xml'],
  ] as const) {
    expect(page).toMatch(new RegExp(`rel="${rel}" href="[^"]*${path}"`));
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const texts = (await answer.text()).match(/"(?:description|name)":"[^"]*|<Description>[^<]*/g) ?? [];
    const own = texts.filter((text) => !text.endsWith('"Marquee'));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((text) => !/\p{Script=Arabic}/u.test(text))).toEqual([]);
  }
});

test('the header is one line on a phone in every language', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  for (const language of SERVED) {
    await page.goto(pageAddress('/terms', language));
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height, language).toBeLessThan(70);
  }
});

test.describe('somebody whose browser speaks German', () => {
  test.use({ locale: 'de-AT' });

  test('is offered a page in it once, without anything moving, and led to the same page', async ({
    page,
  }) => {
    await page.goto('/movies/popular?year=1999');
    const offer = page.getByRole('complementary', { name: 'Diese Seite auf Deutsch?' });
    await expect(offer).toHaveCSS('position', 'fixed');
    await expectAccessible(page);
    await offer.getByRole('link').click();
    await expect(page).toHaveURL(/\/de\/movies\/popular\?year=1999$/);
    await expect(page.getByRole('link', { name: 'Filme' }).first()).toBeVisible();
    await page.goto('/movies/popular');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.language-offer')).toBeHidden();
  });

  test('can refuse it, and is asked nothing on pages in German', async ({ page }) => {
    await page.goto('/de/movies/popular');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.language-offer')).toBeHidden();
    await page.goto('/movies/popular');
    await page.getByRole('button', { name: 'Nein danke' }).click();
    await expect(page.locator('.language-offer')).toBeHidden();
  });
});

test('without scripts the footer leads to the same page in every language', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/movies/popular?year=1999');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/fr\/movies\/popular\?year=1999$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await context.close();
});

withLists('a stranger goes from search to the diary in German', async ({ page }) => {
  await page.goto('/de');
  await page.locator('#search-query').fill('matrix');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de\/search\?/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Matrix/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/de\/movie\/603$/);
  await page.getByRole('button', { name: 'Gesehen', exact: true }).first().click();
  await page.getByRole('status').getByRole('button').first().click();
  const dialog = dialogOf(page);
  await dialog.getByText('Gestern').click();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/de/diary?view=list');
  await expect(page.locator('[data-watch]').first()).toContainText('Matrix');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mein Tagebuch');
});

withLists(
  'what was saved is called as the page’s language calls it, where that is at hand',
  async ({ page, owner, request }) => {
    await save(owner, 'wishlist', savedTitle(1, { id: 603, title: 'The Matrix' }), savedTitle(2));
    await request.get('/de/movie/603');
    await openList(page, '/de/wishlist');
    await expect(shownTitles(page)).toHaveText(['Matrix', savedTitle(2).title]);
    await openList(page, '/wishlist');
    await expect(shownTitles(page)).toHaveText(['The Matrix', savedTitle(2).title]);
  },
);

withLists('whoever chooses a language in the profile is led to it, and back to English', async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/profile#language$/);
  await expect(page.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/profile#language$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
