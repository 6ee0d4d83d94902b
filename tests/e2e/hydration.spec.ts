import { logWatch } from '../../src/features/diary/watches.queries.ts';
import {
  changeOwnPublicProfile,
  chooseFavorites,
  claimHandle,
} from '../../src/features/public-profile/own-profile-page.queries.ts';
import { setReminder } from '../../src/features/reminders/reminders.queries.ts';
import { loadOwnRating, setRating } from '../../src/features/reviews/ratings.queries.ts';
import { postReview } from '../../src/features/reviews/reviews.queries.ts';
import { setSeasonStars } from '../../src/features/seasons/season-stars.queries.ts';
import { followSeries, loadSeriesMarks, markEpisodes } from '../../src/features/series/following.queries.ts';
import { keepMarks } from '../../src/features/tags/tags.queries.ts';
import { loadMyServices, tickService } from '../../src/features/watch/my-services.queries.ts';
import { saveOwnRegion } from '../../src/features/watch/regions.queries.ts';
import { addDays } from '../../src/core/dates.ts';
import type { ListName } from '../../src/core/lists.ts';
import { findListEntry } from '../../src/features/marks/list-entries.queries.ts';
import type { APIRequestContext, Locator, Page } from '../support/e2e/test.ts';
import { openMore } from '../support/browser/list-buttons.ts';
import { neverIdle } from '../support/browser/never-idle.ts';
import { expect } from '../support/browser/browser.ts';
import { save, savedTitle, shownTitles, test, type ListOwner } from '../support/e2e/lists.ts';
import { stateOf, toastOf } from '../support/e2e/people.ts';

/** Holds back what an island's page brings until it is let go. */
async function heldBack(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/_astro\/(?:en\/)?(?!Layout|en\/)[^/]*\.js/, async (route) => {
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

test('the page of a person says whose lists its titles are in to nobody else', async ({
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
  const wished = /aria-pressed="true"[^>]*name="wishlist"/;
  expect(await (await request.get(`/@${handle}`)).text()).toMatch(wished);
  const visitor = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    storageState: { cookies: [], origins: [] },
  });
  const everybodys = await (await visitor.get(`/@${handle}`)).text();
  expect(everybodys).toContain('Toy Story');
  expect(everybodys).not.toMatch(/aria-pressed="true"/);
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
  await expect(card(`movie-${wished}`).locator('[form=marks][name=wishlist]')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(card(`movie-${wished}`).locator('[form=marks][name=watched]')).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(card(`movie-${favorite}`).locator('[form=marks][name=favorite]')).toHaveAttribute(
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
  expect(await everybodys()).not.toMatch(/data-included=|form="marks"[^>]*aria-pressed/);
  await visitor.dispose();
});

test.describe('a page whose scripts are still to come', () => {
  test('does what is pressed and chosen meanwhile', async ({ page, owner }) => {
    await save(owner, 'wishlist', savedTitle(1), savedTitle(2), savedTitle(3));
    await neverIdle(page);
    await page.goto('/wishlist', { waitUntil: 'networkidle' });
    let letGo = await heldBack(page);
    const remove = page.getByRole('button', { name: 'Remove Film 02 from your wishlist' });
    await remove.click();
    await expect(remove).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect(shownTitles(page)).toHaveText(['Film 01', 'Film 03']);
    await expect(toastOf(page, 'Removed from wishlist')).toBeVisible();
    await page.goto('/wishlist', { waitUntil: 'networkidle' });
    letGo = await heldBack(page);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Title');
    letGo();
    await expect(page).toHaveURL(/sort=title/);
  });

  test('takes a title out of its list by the first press, by mouse, touch and key', async ({
    browser,
    baseURL,
    owner,
  }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      storageState: owner.state,
      hasTouch: true,
    });
    const page = await context.newPage();
    await neverIdle(page);
    const title = savedTitle(1, { id: MOVIE.id });
    const PRESSES: [list: ListName, path: string, press: (button: Locator) => Promise<void>][] = [
      ['wishlist', `/movie/${MOVIE.id}`, (button) => button.click()],
      ['watched', `/movie/${MOVIE.id}`, (button) => button.tap()],
      ['favorite', `/movie/${MOVIE.id}`, (button) => button.press('Enter')],
      ['dismissed', `/movie/${MOVIE.id}`, (button) => button.tap()],
      ['favorite', `/search?query=toy+story`, (button) => button.tap()],
      ['wishlist', `/search?query=toy+story`, (button) => button.click()],
    ];
    for (const [list, path, press] of PRESSES) {
      await save(owner, list, title);
      await page.goto(path, { waitUntil: 'networkidle' });
      const isTitle = path.startsWith('/movie');
      if (isTitle) await openMore(page);
      await press(
        isTitle
          ? page.locator(`.title-actions [form=marks][name=${list}]:not([data-take-back])`)
          : page.locator(`[data-title=movie-${MOVIE.id}] [form=marks][name=${list}]`),
      );
      await expect
        .poll(() => findListEntry(owner.client, owner.id, list, title), `${list} on ${path}`)
        .toBeNull();
    }
    await context.close();
  });

  test('opens the account menu at once', async ({ page }) => {
    await neverIdle(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    const letGo = await heldBack(page);
    const account = page.getByRole('banner').getByRole('button', { name: 'Account' });
    await account.click();
    const item = await page.getByRole('menuitem', { name: 'Sign Out' }).elementHandle();
    expect(await item?.isVisible()).toBe(true);
    letGo();
    await expect(account).toHaveAttribute('aria-expanded', 'true');
    // A press may be under way.
    expect(await item?.isVisible(), 'is the same element after hydration').toBe(true);
    await expect(page.getByRole('menu')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'My Profile' })).toHaveAttribute('data-focus');
  });
});

test('a page asks to sign in when another tab signs out, hydrated or not yet', async ({
  browser,
  baseURL,
  owner,
}) => {
  // Signing out ends the session of the state all tests of a worker share.
  const context = await browser.newContext({ storageState: await stateOf(baseURL, owner.person) });
  const [page, later, other] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await neverIdle(later);
  await later.goto('/wishlist', { waitUntil: 'networkidle' });
  const letGo = await heldBack(later);
  for (const tab of [page, other]) await tab.goto('/wishlist', { waitUntil: 'networkidle' });
  await other.getByRole('button', { name: 'Account' }).click();
  await other.getByRole('menuitem', { name: 'Sign Out' }).click();
  const asksToSignIn = (tab: Page) =>
    expect(tab.getByRole('heading', { level: 1, name: 'Sign in to see your wishlist' })).toBeVisible();
  for (const tab of [page, other]) await asksToSignIn(tab);
  await later.getByRole('button', { name: 'Account' }).hover();
  letGo();
  await asksToSignIn(later);
  await context.close();
});

const stars = (page: Page, of: string) => page.getByRole('radiogroup', { name: of, exact: true }).first();
const have = (page: Page) => page.getByRole('button', { name: /^I have / }).first();
const mark = (page: Page, of: string) => page.getByRole('button', { name: `Watched: ${of}`, exact: true });

/** Opens a page and lets all of its scripts come that come by themselves. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });

test.describe('the pages of a title and of its season', () => {
  test.beforeEach(({ request, owner }) => useAll(request, owner));
  test.afterEach(({ owner }) => forgetAll(owner));

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('show what is one’s own of a movie', async ({ page, owner, request }) => {
      await open(page, `/movie/${MOVIE.id}`);
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
      await open(page, path);
      await expect(page.getByRole('button', { name: 'Reminder set!' })).toBeVisible();
    });

    test('show how far one is', async ({ page }) => {
      await open(page, `/tv/${SERIES.id}`);
      await expect(page.getByRole('button', { name: 'Following' })).toBeVisible();
      await expect(page.getByText('35 of 62', { exact: true })).toBeVisible();
      await expect(page.getByText('2 of 13', { exact: true })).toBeVisible();
      await expect(mark(page, 'Season 1')).toHaveAttribute('aria-pressed', 'true');
      // What only scripts do is not there without them.
      await expect(mark(page, 'Season 4')).toBeHidden();
      await open(page, SEASON_PATH);
      await expect(page.getByText('2 of 13', { exact: true })).toBeVisible();
      await expect(mark(page, 'Episode 2')).toHaveAttribute('aria-pressed', 'true');
      await expect(mark(page, 'Episode 3')).toBeVisible();
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
    await neverIdle(page);
    await open(page, `/movie/${MOVIE.id}`);
    let letGo = await heldBack(page);
    await stars(page, 'Your rating').getByRole('radio', { name: '2 of 5' }).click();
    await have(page).click();
    letGo();
    await expect.poll(() => loadOwnRating(client, id, MOVIE)).toBe(2);
    await expect.poll(() => loadMyServices(client, id)).toEqual([]);
    await expect(stars(page, 'Your rating').getByRole('radio', { name: '2 of 5' })).toBeChecked();

    await open(page, `/movie/${MOVIE.id}`);
    letGo = await heldBack(page);
    await stars(page, 'Your rating').getByRole('radio', { name: '2 of 5' }).click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    letGo();
    await expect.poll(() => loadOwnRating(client, id, MOVIE)).toBe(4);
    await expect(stars(page, 'Your rating').getByRole('radio', { name: '4 of 5' })).toBeFocused();

    await open(page, `/movie/${MOVIE.id}/watch?region=DE`);
    letGo = await heldBack(page);
    await have(page).click();
    letGo();
    await expect.poll(() => loadMyServices(client, id)).toHaveLength(1);

    await open(page, SEASON_PATH);
    letGo = await heldBack(page);
    await mark(page, 'Episode 3').dblclick();
    await mark(page, 'Episode 3').click();
    await stars(page, 'Your rating of Episode 1').getByRole('radio', { name: '5 of 5' }).click();
    letGo();
    await expect(page.getByText('3 of 13', { exact: true })).toBeVisible();
    await expect(mark(page, 'Episode 3')).toHaveAttribute('aria-pressed', 'true');
    const range = { season: 4, from: 1, to: 13 };
    const numbers = async () => (await loadSeriesMarks(client, SERIES.id, '2030-01-01', range)).numbers;
    await expect.poll(numbers).toEqual([1, 2, 3]);
    await mark(page, 'Episode 4').dblclick();
    await expect.poll(numbers).toEqual([1, 2, 3, 4]);
    await expect(mark(page, 'Episode 4')).toHaveAttribute('aria-pressed', 'true');
    const table = page.getByRole('region', { name: 'Your stars by episode, as a table' });
    await expect(table.getByRole('row')).toHaveCount(3);
    await open(page, `/tv/${SERIES.id}`);
    letGo = await heldBack(page);
    await page.getByRole('button', { name: 'Following' }).click();
    letGo();
    await page.getByRole('menuitem', { name: 'Pause' }).click();
    await expect(page.getByRole('button', { name: 'Paused' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeHidden();
  });

  test('show what another tab has written, before they were hydrated and after', async ({
    page,
    context,
  }) => {
    await neverIdle(page);
    await open(page, `/movie/${MOVIE.id}`);
    const letGo = await heldBack(page);
    const other = await context.newPage();
    await open(other, `/movie/${MOVIE.id}`);
    await stars(other, 'Your rating').getByRole('radio', { name: '1 of 5' }).click();
    await expect(stars(page, 'Your rating').getByRole('radio', { name: '4 of 5' })).toBeChecked();
    await page.getByRole('button', { name: 'Account' }).hover();
    letGo();
    await expect(stars(page, 'Your rating').getByRole('radio', { name: '1 of 5' })).toBeChecked();
    await stars(other, 'Your rating').getByRole('radio', { name: '2 of 5' }).click();
    await expect(stars(page, 'Your rating').getByRole('radio', { name: '2 of 5' })).toBeChecked();
  });

  test('say nothing of it to anybody else', async ({ request, playwright, baseURL }) => {
    const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '', storageState: undefined });
    expect(await (await request.get(SEASON_PATH)).text()).toContain('With Ada');
    for (const path of [`/movie/${MOVIE.id}`, `/movie/${MOVIE.id}/watch`, `/tv/${SERIES.id}`, SEASON_PATH]) {
      const page = await (await visitor.get(path)).text();
      expect(page).toContain('</html>');
      const ofSomebody = /data-have[^>]*aria-pressed="true"|With Ada|halves&quot;/;
      expect(ofSomebody.exec(page)?.[0], path).toBeUndefined();
    }
    await visitor.dispose();
  });
});
