import { expectAccessible, expectFit, hydrateIslands, test as base } from '../support/browser/browser.ts';
import { exampleOf, publish, READ } from '../support/e2e/example-pages.ts';
import { fillAccount } from '../support/e2e/full-account.ts';
import { ownerOf } from '../support/e2e/lists.ts';
import { onceAWorker } from '../support/e2e/once-a-worker.ts';
import { signedInState, type StorageState } from '../support/e2e/people.ts';
import { request as requests } from '../support/e2e/test.ts';

/** What else the page of a row shows. */
const MORE: Record<string, string[]> = {
  '/': ['/movie/603', '/tv/1396', '/tv/1396/season/1', '/person/6384'],
  '/tv-series/[...category]': ['/tv-series/popular?year=2019'],
  '/movie/[id]/watch': ['/movie/603/watch?region=KP'],
  '/where': ['/where?query=dune', '/where?query=parasite&region=KP', '/where?query=zzzzqqq'],
  '/person/[id]': ['/person/6384'],
  '/search': [
    '/search?query=matrix&searchType=movie',
    '/search?query=zzzzqqq&searchType=tv',
    '/search?query=keanu%20reeves',
  ],
  '/watched': ['/watched?view=list'],
  '/diary': ['/diary?view=list'],
  '/calendar': ['/calendar?view=month'],
};

/** How a page is visited: its language, whether the account is full or empty, and the screens it has to fit. */
interface Look {
  prefix: '' | '/de' | '/ar';
  account: 'full' | 'empty';
  screens: Parameters<typeof expectFit>[1][];
}

// Each look tells several facts: a language, a direction, screens, an account.
const ENGLISH: Look = { prefix: '', account: 'full', screens: ['desk', 'phone'] };
const TRANSLATED: readonly Look[] = [
  { prefix: '/ar', account: 'full', screens: ['desk'] },
  { prefix: '/de', account: 'empty', screens: ['phone'] },
];

/**
 * Rows that are seen in another language as well: in Arabic those of numbers, days and names, in German those of long words
 * and what an account without anything shows. In the long form all are seen in both.
 */
const TOLD_APART: Record<string, readonly string[]> = {
  '/ar': ['/', '/movie/[id]', '/tv/[id]/season/[n]', '/search', '/diary', '/calendar'],
  '/de': [
    '/discover/movies',
    '/recommendations',
    '/wishlist',
    '/numbers',
    '/connections',
    '/notices/settings',
    '/profile',
  ],
};

const LONG = process.env['TEST_LONG'] !== undefined;

const test = base.extend<{ accounts: Record<Look['account'], StorageState> }>({
  accounts: onceAWorker(async (url) => {
    const [full, empty] = await Promise.all([signedInState(url), signedInState(url)]);
    const request = await requests.newContext({ baseURL: url });
    const { client, id } = await ownerOf(request, url, full.person);
    await request.dispose();
    await fillAccount(client, id);
    return { full: full.state, empty: empty.state };
  }),
});

// Some say that there is no such page, or that a link is over.
test.use({ tolerated: [/status of (?:4\d\d|500)/] });

/** Tests of so many rows run beside each other. */
const TOGETHER = 12;

for (const who of ['a visitor', 'somebody signed in'] as const) {
  const visits = who === 'a visitor';
  // Signed in, home is another page, and titles show the user's records.
  const rows = READ.filter(({ path, access }) =>
    visits ? access === 'everybody' : access === 'person' || path === '/',
  );
  for (let first = 0; first < rows.length; first += TOGETHER) {
    const some = rows.slice(first, first + TOGETHER);
    test(`pages are accessible to ${who}, fit a phone and a desk, and complain of nothing, some in other languages and with nothing saved: ${some[0]?.path} to ${some.at(-1)?.path}`, async ({
      page,
      context,
      request,
      baseURL,
      accounts,
    }) => {
      test.setTimeout(240_000);
      if (some.some(({ path }) => /^[/](?:@|list[/])/.test(path))) await publish(request, baseURL ?? '');
      const visit = (address: string, { prefix, account, screens }: Look) =>
        test.step(`${prefix}${address}, ${account}`, async () => {
          await page.goto(prefix + address);
          await hydrateIslands(page);
          for (const screen of screens) await expectFit(page, screen);
          // The layout around the pages is one, mirrored in Arabic.
          if (prefix === '' || LONG || (prefix === '/ar' && address === '/')) await expectAccessible(page);
        });
      for (const look of [ENGLISH, ...TRANSLATED]) {
        if (!visits) {
          await context.clearCookies();
          await context.addCookies(accounts[look.account].cookies);
        }
        for (const { path } of some) {
          if (look !== ENGLISH && !LONG && !TOLD_APART[look.prefix]?.includes(path)) continue;
          const more = visits && path === '/' ? [] : (MORE[path] ?? []);
          for (const address of [exampleOf(path), ...(look === ENGLISH || LONG ? more : [])])
            await visit(address, look);
        }
      }
    });
  }
}
