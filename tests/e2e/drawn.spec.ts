import { logWatch } from '../../src/backend/diary/watches.ts';
import {
  changeOwnPublicProfile,
  chooseFavorites,
  claimHandle,
} from '../../src/backend/public-profile/own-profile-page.ts';
import { setReminder } from '../../src/backend/reminders/reminders.ts';
import { loadOwnRating, setRating } from '../../src/backend/reviews/ratings.ts';
import { postReview } from '../../src/backend/reviews/reviews.ts';
import { setSeasonStars } from '../../src/backend/seasons/season-stars.ts';
import { followSeries, loadSeriesMarks, markEpisodes } from '../../src/backend/series/following.ts';
import { keepMarks } from '../../src/backend/tags/tags.ts';
import { loadMyServices, tickService } from '../../src/backend/watch/my-services.ts';
import { saveOwnRegion } from '../../src/backend/watch/regions.ts';
import { NEWS_CHANNEL } from '../../src/domain/auth/drawn.ts';
import { addDays } from '../../src/domain/dates.ts';
import type { APIRequestContext, Page } from '../support/e2e/test.ts';
import { expect, expectAccessible } from '../support/browser/browser.ts';
import { KILOBYTE, weigh } from '../support/browser/weigh.ts';
import { save, savedTitle, savedTitles, shownTitles, test, type ListOwner } from '../support/e2e/lists.ts';
import { stateOf, toastOf } from '../support/e2e/people.ts';

/** Pages the server draws whole for whoever is signed in. */
const DRAWN = {
  'home, and lists of the catalogue,': [
    '/',
    '/movies/popular',
    '/tv-series/popular',
    '/movie/genre/28',
    '/collection/2344',
    '/person/6384',
    '/search?query=matrix',
    '/discover/movies',
  ],
  'pages of one’s own': [
    '/wishlist',
    '/wishlist?tab=tv',
    '/watched',
    '/watched?view=list',
    '/dismissed',
    '/dismissed?tab=tv',
    '/diary',
    '/up-next',
    '/calendar',
    '/numbers',
    '/lists',
    '/saved-searches',
    '/tags',
    '/tags?tag=summer',
  ],
  'what one is told and found': [
    '/reminders',
    '/notices',
    '/notices/settings',
    '/for-you',
    '/for-you/why',
    '/connections',
    '/connections/tokens',
    '/export',
    '/import',
    '/profile',
    '/recommendations',
    '/recommendations?kind=tv&q=political+drama',
  ],
  'pages with nothing of one’s own': [
    '/privacy',
    '/terms',
    '/developers',
    '/genres',
    '/movie/genres',
    '/movie/603/cast',
    '/tv/1396/cast',
  ],
};

/** Holds back what an island's page brings until it is let go. */
async function heldBack(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/_astro\/(?!Layout|Drawn)[^/]*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

const MOVIE = {
  kind: 'movie',
  id: 862,
  title: 'Toy Story',
  posterPath: null,
  date: null,
  voteAverage: null,
} as const;
/** Five seasons of it are bundled. */
const SERIES = { id: 1396, title: 'Breaking Bad', posterPath: null };
const SEASON_PATH = `/tv/${SERIES.id}/season/4`;
const SEASON = { seriesId: SERIES.id, season: 4 };

/** Takes back all of that: other tests are of the same person. */
async function forgetAll({ client, id }: Pick<ListOwner, 'client' | 'id'>): Promise<void> {
  const tables = ['movie_reviews', 'movie_ratings', 'watches', 'part_ratings', 'my_services'] as const;
  for (const table of [...tables, 'episode_watches', 'followed_series', 'movie_reminders'] as const)
    await client.from(table).delete().eq('user_id', id);
  await saveOwnRegion(client, id, null);
}

/** Gives, writes, follows and ticks whatever the pages of a title and of a season show of somebody. */
async function useAll(request: APIRequestContext, { client, id }: ListOwner): Promise<void> {
  const title = { kind: 'tv', ...SERIES, date: null, voteAverage: null } as const;
  const today = new Date().toISOString().slice(0, 10);
  await forgetAll({ client, id });
  const offers = await (await request.get(`/partials/watch/movie/${MOVIE.id}?region=DE`)).text();
  await Promise.all([
    setRating(client, id, MOVIE, 4),
    postReview(client, id, MOVIE, 'I know kung fu'),
    logWatch(client, crypto.randomUUID(), MOVIE, {
      day: '2025-03-09',
      again: false,
      note: null,
      stars: null,
    }),
    tickService(client, id, Number(/data-service="(\d+)/.exec(offers)?.[1])),
    saveOwnRegion(client, id, 'DE'),
    setSeasonStars(client, id, SEASON, null, 4),
    setSeasonStars(client, id, SEASON, 2, 3),
    keepMarks(client, title, 4, { add: [], remove: [], note: 'With Ada', expected: null }),
  ]);
  await followSeries(client, id, SERIES);
  await expect
    .poll(async (): Promise<unknown> => (await request.post(`/api/series/${SERIES.id}/episodes`)).json())
    .toEqual({ kind: 'kept' });
  await markEpisodes(client, SERIES, { scope: 'upTo', season: 4, number: 2, today, day: null });
}

/** A page of a movie still to come. */
async function upcoming(request: APIRequestContext): Promise<string[]> {
  const list = await (await request.get('/movies/upcoming')).text();
  return list.match(/\/movie\/\d+(?=")/g)?.slice(0, 1) ?? [];
}

/** Opens pages, and answers what they asked the backend meanwhile, and what their scripts weigh. */
async function restful(page: Page, path: string): Promise<{ asked: string[]; script: number }> {
  const scales = weigh(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/embedded/backend/')) asked.push(request.url());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 10_000);
  await scales.quiet();
  return { asked, script: scales.bytes('script') };
}

for (const [pages, paths] of Object.entries(DRAWN)) {
  test(`${pages} cost at most 20 kB of script and ask the backend for nothing until they are used`, async ({
    page,
    owner,
  }) => {
    // As many pages as in ten other tests.
    test.setTimeout(180_000);
    for (const list of ['wishlist', 'dismissed'] as const)
      await save(owner, list, ...savedTitles(3), ...savedTitles(3, 'tv'));
    for (const path of paths) {
      const { asked, script } = await restful(page, path);
      expect(asked, path).toEqual([]);
      expect(script, path).toBeGreaterThan(KILOBYTE);
      expect(script, path).toBeLessThanOrEqual(20 * KILOBYTE);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toContainText('A');
    }
  });
}

test('the page of a person costs as little, and says whose lists its titles are in to nobody else', async ({
  page,
  owner,
  request,
  playwright,
  baseURL,
}) => {
  const handle = `ada_${owner.id.slice(0, 8)}`;
  await claimHandle(owner.client, handle);
  await changeOwnPublicProfile(owner.client, owner.id, { level: 'public' });
  await chooseFavorites(owner.client, [MOVIE]);
  await save(owner, 'wishlist', savedTitle(1, { id: MOVIE.id }));
  const { asked, script } = await restful(page, `/@${handle}`);
  expect(asked).toEqual([]);
  expect(script).toBeLessThanOrEqual(20 * KILOBYTE);
  const wished = /data-mark="wishlist"[^>]*aria-pressed="true"/;
  expect(await (await request.get(`/@${handle}`)).text()).toMatch(wished);
  const visitor = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    storageState: { cookies: [], origins: [] },
  });
  const everybodys = await (await visitor.get(`/@${handle}`)).text();
  expect(everybodys).toContain('Toy Story');
  expect(everybodys).not.toMatch(/data-drawn=|aria-pressed="true"/);
  await visitor.dispose();
});

test('cards say without scripts what is one’s own of their titles, and to nobody else', async ({
  browser,
  baseURL,
  owner,
  playwright,
}) => {
  const visitor = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    storageState: { cookies: [], origins: [] },
  });
  const everybodys = async () => (await visitor.get('/movies/top-rated')).text();
  const [wished = 0, favorite = 0] = Array.from(
    (await everybodys()).matchAll(/data-title="movie-(\d+)"/g),
    (at) => Number(at[1]),
  );
  await save(owner, 'wishlist', savedTitle(1, { id: wished }));
  await save(owner, 'favorite', savedTitle(2, { id: favorite }));
  const ticked = [900001, 900002, 900003, 900005].map((service_id) => ({ user_id: owner.id, service_id }));
  await owner.client.from('my_services').insert(ticked);
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
    storageState: owner.state,
  });
  const page = await context.newPage();
  const card = (key: string) => page.locator(`[data-title="${key}"]`);
  await page.goto('/movies/top-rated');
  await expect(card(`movie-${wished}`).locator('[data-mark=wishlist]')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(card(`movie-${wished}`).locator('[data-mark=watched]')).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(card(`movie-${favorite}`).locator('[data-mark=favorite]')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  // What is not at hand yet is looked up meanwhile.
  await expect(async () => {
    await page.reload();
    await expect(page.locator('.title-card [data-included]').first()).toBeAttached({ timeout: 500 });
  }).toPass();
  await owner.client.from('my_services').delete().eq('user_id', owner.id);
  await context.close();
  expect(await everybodys()).not.toMatch(/data-drawn=|data-included=|data-mark="\w+"[^>]*aria-pressed/);
  await visitor.dispose();
});

test.describe('a page that sleeps', () => {
  test.use({ tolerated: [/status of 404/] });

  test('does what was pressed and chosen before its scripts came', async ({ page, owner }) => {
    await save(owner, 'wishlist', savedTitle(1), savedTitle(2), savedTitle(3));
    await page.goto('/wishlist', { waitUntil: 'networkidle' });
    let letGo = await heldBack(page);
    await page.getByRole('button', { name: 'Remove Film 02 from your wishlist' }).click();
    letGo();
    await expect(shownTitles(page)).toHaveText(['Film 01', 'Film 03']);
    await expect(toastOf(page, 'Removed from wishlist')).toBeVisible();
    await page.goto('/wishlist', { waitUntil: 'networkidle' });
    letGo = await heldBack(page);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Title');
    letGo();
    await expect(page).toHaveURL(/sort=title/);
  });

  test('may be one that is not there, too', async ({ page }) => {
    const { asked, script } = await restful(page, '/nobody-made-this');
    expect(asked).toEqual([]);
    expect(script).toBeGreaterThan(KILOBYTE);
    expect(script).toBeLessThanOrEqual(20 * KILOBYTE);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toContainText('A');
  });

  test('is drawn anew when another tab has written something', async ({ page, owner, context }) => {
    await save(owner, 'wishlist', savedTitle(1), savedTitle(2));
    await page.goto('/wishlist', { waitUntil: 'networkidle' });
    const other = await context.newPage();
    await other.goto('/wishlist', { waitUntil: 'networkidle' });
    await other.getByRole('button', { name: 'Remove Film 01 from your wishlist' }).click();
    await expect(shownTitles(page)).toHaveText(['Film 02']);
    await toastOf(other, 'Removed from wishlist').getByRole('button', { name: 'Undo' }).click();
    await expect(shownTitles(page)).toHaveText(['Film 01', 'Film 02']);
  });

  test('is not drawn anew once it is used, though that was before all of its scripts had come', async ({
    page,
    owner,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route(/\/_astro\/Drawn[^/]*\.js/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const account = page.getByRole('banner').getByRole('button', { name: 'Account' });
    await expect(async () => {
      await page.mouse.move(0, 0);
      await account.hover();
      await expect(page.locator('header astro-island[client=session]:not([ssr])')).not.toHaveCount(0, {
        timeout: 500,
      });
    }).toPass();
    held.resolve();
    await page.waitForLoadState('networkidle');
    await page.evaluate(
      ([channel, userId]) => {
        document.title = 'In use';
        new BroadcastChannel(channel).postMessage({ message: { userId } });
      },
      [NEWS_CHANNEL, owner.id] as const,
    );
    await account.click();
    await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
    await expect(page).toHaveTitle('In use');
  });

  test('is drawn anew when it only learns later that there was something', async ({
    page,
    owner,
    context,
  }) => {
    await save(owner, 'wishlist', savedTitle(1), savedTitle(2));
    await page.goto('/wishlist', { waitUntil: 'networkidle' });
    const other = await context.newPage();
    await other.goto('/privacy');
    await save(owner, 'wishlist', savedTitle(3));
    // The message came before anybody listened; when it was told comes into sight now.
    await other.evaluate((name) => localStorage.setItem(name, String(Date.now())), NEWS_CHANNEL);
    await expect(shownTitles(page)).toHaveText(['Film 01', 'Film 02', 'Film 03']);
  });

  test('does not sleep on what the page before was still writing when it was left', async ({ page }) => {
    // The answer of the write never comes while its page is there.
    await page.addInitScript(() => {
      const send = window.fetch.bind(window);
      window.fetch = async (address, init) => {
        const answer = await send(address, init);
        const writes = typeof address === 'string' && address.includes('/wishlists');
        return writes ? new Promise(() => undefined) : answer;
      };
    });
    await page.goto('/movies/popular', { waitUntil: 'networkidle' });
    const card = page.locator('.title-card').first();
    await card.hover();
    const written = page.waitForResponse(/\/rest\/v1\/wishlists/);
    await card.locator('[data-mark=wishlist]').click();
    await written;
    const learnt = page.waitForResponse(/my_list_marks/);
    await page.goto('/movies/top-rated');
    await learnt;
    await page.waitForLoadState('networkidle');
    // Once: the page after that sleeps again.
    const asked: string[] = [];
    page.on('request', (request) => void (request.url().includes('/backend/') && asked.push(request.url())));
    await page.goto('/movies/upcoming', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
  });

  test('asks to sign in when another tab signs out', async ({ browser, baseURL, owner }) => {
    // Signing out ends the session of the state all tests of a worker share.
    const context = await browser.newContext({ storageState: await stateOf(baseURL, owner.person) });
    const [page, other] = [await context.newPage(), await context.newPage()];
    for (const tab of [page, other]) await tab.goto('/wishlist', { waitUntil: 'networkidle' });
    await other.getByRole('button', { name: 'Account' }).click();
    await other.getByRole('menuitem', { name: 'Sign Out' }).click();
    for (const tab of [page, other])
      await expect(
        tab.getByRole('heading', { level: 1, name: 'Sign in to see your wishlist' }),
      ).toBeVisible();
    await context.close();
  });
});

const stars = (page: Page, of: string) => page.getByRole('radiogroup', { name: of, exact: true }).first();
const have = (page: Page) => page.getByRole('button', { name: /^I have / }).first();
const mark = (page: Page, of: string) => page.getByRole('button', { name: `Watched: ${of}`, exact: true });

/** Opens a page that is drawn whole: where its similar titles can be seen may not be at hand the first time. */
const openWhole = (page: Page, path: string) =>
  expect(async () => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('html[data-drawn]')).toBeAttached({ timeout: 500 });
  }).toPass();

test.describe('the pages of a title and of its season', () => {
  test.beforeEach(({ request, owner }) => useAll(request, owner));
  test.afterEach(({ owner }) => forgetAll(owner));

  test('cost as little, and ask for nothing either', async ({ page, owner, request }) => {
    // Where similar titles can be seen is not at hand for everybody who has services.
    await owner.client.from('my_services').delete().eq('user_id', owner.id);
    const ofTitles = [`/movie/${MOVIE.id}`, `/movie/${MOVIE.id}/watch`, `/tv/${SERIES.id}`, SEASON_PATH];
    const paths = [...(await upcoming(request)), ...ofTitles];
    for (const path of paths) {
      const { asked, script } = await restful(page, path);
      expect(asked, path).toEqual([]);
      expect(script, path).toBeGreaterThan(KILOBYTE);
      expect(script, path).toBeLessThanOrEqual(20 * KILOBYTE);
      await expectAccessible(page);
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('show what is one’s own of a movie', async ({ page, owner, request }) => {
      await openWhole(page, `/movie/${MOVIE.id}`);
      await expect(stars(page, 'Your rating').getByRole('radio', { name: '4 of 5' })).toBeChecked();
      const block = page.locator('where-to-watch');
      await expect(block.getByRole('link', { name: 'Germany' })).toBeVisible();
      await expect(have(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('button', { name: /^March 9, 2025/ })).toBeVisible();
      await page.goto(`/movie/${MOVIE.id}/watch?region=DE`);
      await expect(page.locator('[data-have][aria-pressed=true]')).toHaveCount(1);
      await page.goBack();
      const review = page.getByRole('article').filter({ hasText: 'I know kung fu' });
      await expect(review.getByRole('button', { name: 'Delete' })).toBeVisible();
      const [path = ''] = await upcoming(request);
      const movieId = Number(path.split('/').at(-1));
      await setReminder(owner.client, owner.id, {
        movieId,
        ...{ title: 'To come', posterPath: null, place: null, byEmail: false },
        remindOn: addDays(new Date().toISOString().slice(0, 10), 60),
      });
      await openWhole(page, path);
      await expect(page.getByRole('button', { name: 'Reminder set!' })).toBeVisible();
    });

    test('show how far one is', async ({ page }) => {
      await openWhole(page, `/tv/${SERIES.id}`);
      await expect(page.getByRole('button', { name: 'Following' })).toBeVisible();
      await expect(page.getByText('35 of 62', { exact: true })).toBeVisible();
      await expect(page.getByText('2 of 13', { exact: true })).toBeVisible();
      await expect(mark(page, 'Season 1')).toHaveAttribute('aria-pressed', 'true');
      // What only scripts do is not there without them.
      await expect(mark(page, 'Season 4')).toBeHidden();
      await openWhole(page, SEASON_PATH);
      await expect(page.getByText('2 of 13', { exact: true })).toBeVisible();
      await expect(mark(page, 'Episode 2')).toHaveAttribute('aria-pressed', 'true');
      await expect(mark(page, 'Episode 3')).toBeHidden();
      await expect(page.getByText('With Ada')).toBeVisible();
      await expect(
        stars(page, 'Your rating of Season 4').getByRole('radio', { name: '4 of 5' }),
      ).toBeChecked();
      await expect(
        stars(page, 'Your rating of Episode 2').getByRole('radio', { name: '3 of 5' }),
      ).toBeChecked();
      const table = page.getByRole('region', { name: 'Your stars by episode, as a table' });
      await expect(table.getByRole('row')).toHaveText(['EpisodeYour rating', 'Episode 23 of 5']);
    });
  });

  test('do once what was pressed before their scripts came', async ({ page, owner: { client, id } }) => {
    await openWhole(page, `/movie/${MOVIE.id}`);
    let letGo = await heldBack(page);
    await stars(page, 'Your rating').getByRole('radio', { name: '2 of 5' }).click();
    await have(page).click();
    letGo();
    await expect.poll(() => loadOwnRating(client, id, MOVIE)).toBe(2);
    await expect.poll(() => loadMyServices(client, id)).toEqual([]);
    await expect(stars(page, 'Your rating').getByRole('radio', { name: '2 of 5' })).toBeChecked();

    await openWhole(page, `/movie/${MOVIE.id}`);
    letGo = await heldBack(page);
    await stars(page, 'Your rating').getByRole('radio', { name: '2 of 5' }).click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    letGo();
    await expect.poll(() => loadOwnRating(client, id, MOVIE)).toBe(4);
    await expect(stars(page, 'Your rating').getByRole('radio', { name: '4 of 5' })).toBeFocused();

    await openWhole(page, `/movie/${MOVIE.id}/watch?region=DE`);
    letGo = await heldBack(page);
    await have(page).click();
    letGo();
    await expect.poll(() => loadMyServices(client, id)).toHaveLength(1);

    await openWhole(page, SEASON_PATH);
    letGo = await heldBack(page);
    await mark(page, 'Episode 3').click();
    await stars(page, 'Your rating of Episode 1').getByRole('radio', { name: '5 of 5' }).click();
    letGo();
    await expect(page.getByText('3 of 13', { exact: true })).toBeVisible();
    await expect(mark(page, 'Episode 3')).toHaveAttribute('aria-pressed', 'true');
    const range = { season: 4, from: 1, to: 13 };
    const numbers = async () => (await loadSeriesMarks(client, SERIES.id, '2030-01-01', range)).numbers;
    await expect.poll(numbers).toEqual([1, 2, 3]);
    const table = page.getByRole('region', { name: 'Your stars by episode, as a table' });
    await expect(table.getByRole('row')).toHaveCount(3);
    await openWhole(page, `/tv/${SERIES.id}`);
    letGo = await heldBack(page);
    await page.getByRole('button', { name: 'Following' }).click();
    letGo();
    await page.getByRole('menuitem', { name: 'Pause' }).click();
    await expect(page.getByRole('button', { name: 'Paused' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeHidden();
  });

  test('are drawn anew when another tab has written something', async ({ page, context }) => {
    await openWhole(page, `/movie/${MOVIE.id}`);
    const other = await context.newPage();
    await openWhole(other, `/movie/${MOVIE.id}`);
    await stars(other, 'Your rating').getByRole('radio', { name: '1 of 5' }).click();
    await expect(stars(page, 'Your rating').getByRole('radio', { name: '1 of 5' })).toBeChecked();
  });

  test('say nothing of it to anybody else', async ({ request, playwright, baseURL }) => {
    const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '', storageState: undefined });
    expect(await (await request.get(SEASON_PATH)).text()).toContain('With Ada');
    for (const path of [`/movie/${MOVIE.id}`, `/movie/${MOVIE.id}/watch`, `/tv/${SERIES.id}`, SEASON_PATH]) {
      const page = await (await visitor.get(path)).text();
      expect(page).toContain('</html>');
      const ofSomebody = /data-drawn=|data-stands-in=|="I have |data-own>|With Ada|halves&quot;/;
      expect(ofSomebody.exec(page)?.[0], path).toBeUndefined();
    }
    await visitor.dispose();
  });
});
