import type { Page } from '../support/e2e/test.ts';
import { loadListsOf, makeList, removeList } from '../../src/features/custom-lists/custom-lists.queries.ts';
import { loadWatchesOf } from '../../src/features/diary/watches.queries.ts';
import { findListEntry } from '../../src/features/marks/list-entries.queries.ts';
import { loadOwnRating } from '../../src/features/reviews/ratings.queries.ts';
import { findFollowed } from '../../src/features/series/following.queries.ts';
import { LIST_NAMES } from '../../src/core/list-names.ts';
import type { ListName } from '../../src/core/lists.ts';
import { expect } from '../support/browser/browser.ts';
import { save, savedTitle, test, type ListOwner } from '../support/e2e/lists.ts';

/** How often each press is made: once, and twenty times in the long form. */
const LONG = process.env['TEST_LONG'] !== undefined;
const TIMES = LONG ? 20 : 1;
/** The lists whose marks are pressed: one that is made and one that is taken back, or all in the long form. */
const PRESSED: readonly ListName[] = LONG ? LIST_NAMES : ['wishlist', 'watched'];

const MOVIE = { kind: 'movie', id: 603 } as const;

/** A phone on a slow network: four times slower than this machine, 1.6 Mbit/s, 150 ms. */
async function asOnAPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 150 },
    ...{ downloadThroughput: 200_000, uploadThroughput: 93_750 },
  });
}

/** Ways of leaving a page, in the task of a press. Each press takes another first, and in turn. */
const LEAVING = ['link', 'back', 'close'] as const;
const leavingOf = (press: number, time: number) => LEAVING[(press + time) % LEAVING.length]!;

/** Presses what this selects, and leaves the page in the same task. */
async function pressAndLeave(page: Page, selector: string, leaving: (typeof LEAVING)[number]): Promise<void> {
  const pressed = page.evaluate(
    ([target, way]) => {
      const pressed = document.querySelector<HTMLElement>(target);
      if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
      else pressed?.click();
      if (way === 'link') document.querySelector<HTMLAnchorElement>('a[href$="/terms"]')?.click();
      if (way === 'back') history.back();
      if (way === 'close') close();
    },
    [selector, leaving] as const,
  );
  const left = leaving === 'close' ? page.waitForEvent('close') : page.waitForURL(/terms|privacy/);
  await Promise.all([pressed.catch(() => undefined), left]);
}

/** Opens a page in a window of its own, which scripts may close. */
async function open(page: Page, path: string): Promise<Page> {
  await page.goto('/terms');
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/privacy'));
  const other = await opened;
  await other.waitForLoadState();
  await other.goto(path, { waitUntil: 'networkidle' });
  await asOnAPhone(other);
  return other;
}

const entryOf = ({ client, id }: ListOwner, list: ListName) => findListEntry(client, id, list, MOVIE);

for (const [press, list] of PRESSED.entries()) {
  test(`is in the list once, pressed on a page that is left in the same task: ${list}`, async ({
    page,
    owner,
  }) => {
    test.setTimeout(45_000 + TIMES * 10_000);
    // Of every other list the first press takes the mark back.
    let isHeld = press % 2 === 0;
    if (isHeld) await save(owner, list, savedTitle(1, { id: MOVIE.id }));
    for (let time = 0; time < TIMES; time += 1) {
      const leaving = leavingOf(press, time);
      const shown = await open(page, `/movie/${MOVIE.id}`);
      await pressAndLeave(shown, `.title-actions [form=marks][name=${list}]:not([data-take-back])`, leaving);
      isHeld = !isHeld;
      await expect
        .poll(async () => (await entryOf(owner, list)) !== null, `${time + 1}, ${leaving}`)
        .toBe(isHeld);
      if (list === 'watched') {
        const watches = await loadWatchesOf(owner.client, owner.id, MOVIE, 50);
        expect(watches.length).toBeLessThanOrEqual(Math.ceil((time + 1) / 2));
      }
      if (!shown.isClosed()) await shown.close();
    }
  });
}

test('of two marks the second is made, too, though the first was not answered', async ({ page, owner }) => {
  const shown = await open(page, '/movies/popular');
  const key = await shown.locator('.title-card').first().getAttribute('data-title');
  const title = { kind: 'movie', id: Number(key?.slice('movie-'.length)) } as const;
  const buttonOf = (list: ListName) => `[data-title=${key}] [form=marks][name=${list}]`;
  await shown.evaluate(
    (target) => document.querySelector<HTMLElement>(target)?.click(),
    buttonOf('wishlist'),
  );
  await pressAndLeave(shown, buttonOf('watched'), 'link');
  await expect.poll(() => findListEntry(owner.client, owner.id, 'watched', title)).not.toBeNull();
  await expect.poll(() => findListEntry(owner.client, owner.id, 'wishlist', title)).toBeNull();
  expect(await loadWatchesOf(owner.client, owner.id, title)).toHaveLength(1);
});

/** Presses of islands: where, what comes before, what is pressed, and what is kept. */
interface IslandPress {
  what: string;
  path: string;
  /** Leads to where it can be pressed. */
  ready?: (page: Page) => Promise<unknown>;
  press: string;
  kept: (owner: ListOwner) => Promise<number>;
  /** The count, or the stars, after it; 1 unless said. */
  wanted?: number;
  forget: (owner: ListOwner) => PromiseLike<unknown>;
}

const rowsOf = async ({ client, id }: ListOwner, table: 'watches' | 'episode_watches' | 'movie_reviews') =>
  (await client.from(table).select('*').eq('user_id', id)).data?.length ?? 0;

const deleteRows = ({ client, id }: ListOwner, table: 'watches' | 'episode_watches' | 'movie_reviews') =>
  client.from(table).delete().eq('user_id', id);

const openCardMenu = (page: Page) =>
  page.locator('.title-card').first().locator('[data-more-of]').click({ force: true });

const OF_ISLANDS: IslandPress[] = [
  {
    what: 'stars',
    path: '/movie/603',
    press: '#reviews astro-island:not([ssr]) input[type=radio][value="4"]',
    kept: async ({ client, id }) => (await loadOwnRating(client, id, MOVIE)) ?? 0,
    wanted: 4,
    forget: ({ client, id }) => client.from('movie_ratings').delete().eq('user_id', id),
  },
  {
    what: 'follow',
    path: '/tv/1396',
    press: '.title-actions button[aria-busy=false]',
    kept: async ({ client, id }) => ((await findFollowed(client, id, 1396)) ? 1 : 0),
    forget: ({ client, id }) => client.from('followed_series').delete().eq('user_id', id),
  },
  {
    what: 'an episode',
    path: '/tv/1396/season/1',
    press: '[data-episode-mark=episode][aria-pressed=false]',
    kept: (owner) => rowsOf(owner, 'episode_watches'),
    forget: (owner) => deleteRows(owner, 'episode_watches'),
  },
  {
    what: 'a custom list',
    path: '/movies/popular',
    ready: openCardMenu,
    press: '[data-list-rows] button[aria-pressed=false]',
    kept: async ({ client, id }) => (await loadListsOf(client, id))[0]?.items ?? 0,
    async forget({ client, id }) {
      for (const list of await loadListsOf(client, id)) await removeList(client, list.id);
      const words = { name: 'Rainy days', description: '', ranked: false };
      await makeList(client, id, crypto.randomUUID(), words);
    },
  },
  {
    what: 'a new list',
    path: '/movies/popular',
    async ready(page) {
      await openCardMenu(page);
      await page.getByRole('button', { name: 'New list' }).click();
      await page.getByLabel('Name of the list').fill('Rainy days');
    },
    press: '[data-lists] form',
    kept: async ({ client, id }) => (await loadListsOf(client, id))[0]?.items ?? 0,
    async forget({ client, id }) {
      for (const list of await loadListsOf(client, id)) await removeList(client, list.id);
    },
  },
  {
    what: 'the diary',
    path: '/diary',
    async ready(page) {
      await page.locator('header a[data-opens]').click();
      await page.getByRole('dialog').getByRole('searchbox').fill('The Matrix');
      await page.getByRole('dialog').locator('ul button').first().click();
    },
    press: '[role=dialog] form [type=submit]',
    kept: (owner) => rowsOf(owner, 'watches'),
    forget: (owner) => deleteRows(owner, 'watches'),
  },
  {
    what: 'a review',
    path: '/movie/603',
    ready: (page) => page.locator('#reviews textarea').fill('I know kung fu'),
    press: '#reviews form [type=submit]',
    kept: (owner) => rowsOf(owner, 'movie_reviews'),
    forget: (owner) => deleteRows(owner, 'movie_reviews'),
  },
];

for (const [nth, { what, path, ready, press, kept, wanted = 1, forget }] of OF_ISLANDS.entries()) {
  test(`is kept once, pressed on a page that is left in the same task: ${what}`, async ({ page, owner }) => {
    test.setTimeout(45_000 + TIMES * 12_000);
    for (let time = 0; time < TIMES; time += 1) {
      await forget(owner);
      const leaving = leavingOf(nth, time);
      const shown = await open(page, path);
      await ready?.(shown);
      await shown.locator(press).first().scrollIntoViewIfNeeded();
      await pressAndLeave(shown, press, leaving);
      await expect.poll(() => kept(owner), `${time + 1}, ${leaving}`).toBe(wanted);
      if (!shown.isClosed()) await shown.close();
    }
    await forget(owner);
  });
}

/** Presses that need no hydration: a button of a form, or a radio button that the script finds chosen. */
const BEFORE_SCRIPTS: Record<string, string> = {
  stars: '#reviews [type=radio][value="4"]',
  follow: '[name=follow]',
  'an episode': '[name=episode]',
};

for (const { what, path, kept, wanted = 1, forget } of OF_ISLANDS) {
  const early = BEFORE_SCRIPTS[what];
  if (!early) continue;
  test(`is kept once, pressed before a script has come: ${what}`, async ({ page, owner }) => {
    await forget(owner);
    const come = Promise.withResolvers<void>();
    await page.route(/[.]js$/, async (route) => {
      await come.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const button = page.locator(early).first();
    if (what === 'stars') await button.check({ force: true });
    else await button.click({ noWaitAfter: true });
    come.resolve();
    await expect.poll(() => kept(owner)).toBe(wanted);
    await expect(page).toHaveURL(path);
    await forget(owner);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a mark is made and taken back, and leads back to its page', async ({ page, owner }) => {
    await save(owner, 'favorite', savedTitle(1, { id: MOVIE.id }));
    await page.goto(`/movie/${MOVIE.id}`);
    const wishlist = page.locator('.title-actions [name=wishlist]');
    await wishlist.click();
    await expect(page).toHaveURL(`/movie/${MOVIE.id}`);
    await expect(wishlist).toHaveAttribute('aria-pressed', 'true');
    expect(await entryOf(owner, 'wishlist')).toMatchObject({ title: 'The Matrix', date: '1999-03-31' });
    await wishlist.click();
    await expect(wishlist).toHaveAttribute('aria-pressed', 'false');
    expect(await entryOf(owner, 'wishlist')).toBeNull();
    expect(await entryOf(owner, 'favorite')).not.toBeNull();
  });
});
