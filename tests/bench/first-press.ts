import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { realLengths } from '../support/tmdb/real-length.ts';
import { signedInCookies } from './browser.ts';
import { withEachBuild, type BenchSite } from './site.ts';
import { quantile, type Figure } from './table.ts';
import { measure, open, PHONE, type Cookies } from './visit.ts';

const ROUNDS = 5;
/** How long a page is left alone before the later of two presses. */
const SETTLED_MS = 3_000;
/** A press without its effect by then is lost. */
const LOST_MS = 15_000;
/** A series whose seasons the catalogue has. */
const SERIES = 1003;

/** What is pressed, by selectors and names that older builds have too. */
interface Press {
  /** The page, another one in each round where a press stays in its data: the first thousand movies are wished for. */
  path: (round: number) => string;
  /** The first visible one that is not pressed already, with a name that begins so. */
  target: string;
  name?: string;
  /** What is visible once the press shows, and once it has its effect; a mark shows its state itself. */
  shows: 'state' | { seen: string; whole: string };
  isVisitors?: true;
}

const list = () => '/movies/popular';
const MENU = { seen: '[role=menu]', whole: '[role=menuitem]' };
const CARD_MENU = ':is([data-card-menu], [role=menu])';
const DIALOG = {
  seen: ':is([role=dialog], [role=status]:popover-open)',
  whole: '[role=dialog] input[type=email]',
};
const SEARCH = { seen: 'input[type=search]', whole: 'input[type=search]:focus' };
const FOUR = 'input[type=radio][value="4"]:checked';

const PRESSES: Record<string, Press> = {
  'Wishlist, title': {
    path: (round) => `/movie/${2000 + round}`,
    target: '.title-actions button',
    name: 'Wishlist',
    shows: 'state',
  },
  'Wishlist, card': { path: list, target: '.title-card button', name: 'Wishlist: ', shows: 'state' },
  'stars, title': {
    path: (round) => `/movie/${3000 + round}`,
    target: '.title-stars label',
    name: '4 of 5',
    shows: { seen: FOUR, whole: `main:not(:has(.title-stars [aria-busy=true])) ${FOUR}` },
  },
  'account menu': { path: list, target: 'header [aria-haspopup=menu]', shows: MENU },
  'card menu': {
    path: list,
    target: '.title-card button',
    name: 'More: ',
    shows: { seen: CARD_MENU, whole: `${CARD_MENU} :is(button, a)` },
  },
  follow: {
    path: (round) => `/tv/${300 + round}`,
    target: 'main button',
    name: 'Follow',
    shows: {
      seen: 'main button:is([popovertarget], [aria-busy=true])[class*=button]',
      whole: 'main button[aria-haspopup=menu]',
    },
  },
  episode: {
    path: () => `/tv/${SERIES}/season/2`,
    target: '.episode button',
    name: 'Watched: ',
    shows: 'state',
  },
  'Sign In, visitor': {
    path: list,
    target: 'header button',
    name: 'Sign In',
    shows: DIALOG,
    isVisitors: true,
  },
  'search, visitor': { path: list, target: 'header button', name: 'Search', shows: SEARCH, isVisitors: true },
};

/** A press as its page keeps it, over a navigation too: when it was made, and after how long it showed (ms). */
interface Kept {
  what: string;
  name: string;
  at?: number;
  seen?: number;
  whole?: number;
}

/** Runs in a page before anything else: says where to press, and looks in each frame what shows of it. */
function observePresses(presses: Record<string, Pick<Press, 'target' | 'name' | 'shows'>>): void {
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  const nameOf = (one: HTMLElement) => one.ariaLabel || one.title || one.innerText.trim();
  const kept = () => JSON.parse(sessionStorage.getItem('press') ?? 'null') as Kept | null;
  const keep = (press: Kept) => sessionStorage.setItem('press', JSON.stringify(press));
  const stateOf = ({ what, name }: Kept) => {
    const { target = '', shows = 'state' } = presses[what] ?? {};
    if (shows !== 'state')
      return { seen: visible(shows.seen).length > 0, whole: visible(shows.whole).length > 0 };
    const button = visible(target).find((one) => nameOf(one) === name);
    const [isOn, isBusy] = [button?.ariaPressed === 'true', button?.ariaBusy === 'true'];
    return { seen: isOn || isBusy, whole: isOn && !isBusy };
  };
  const look = () => {
    const press = kept();
    if (press?.at !== undefined && press.whole === undefined) {
      const { seen, whole } = stateOf(press);
      const ms = performance.timeOrigin + performance.now() - press.at;
      if (seen || whole) press.seen ??= ms;
      if (whole) press.whole = ms;
      if (seen || whole) keep(press);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const pressed = ({ timeStamp }: Event) => {
    const press = kept();
    if (press) keep({ ...press, at: press.at ?? performance.timeOrigin + timeStamp });
  };
  document.addEventListener('pointerdown', pressed, { capture: true });
  const pointOf = (what: string) => {
    const { target = '', name = '' } = presses[what] ?? {};
    const button = visible(target).find((one) => nameOf(one).startsWith(name) && one.ariaPressed !== 'true');
    if (!button || performance.getEntriesByName('first-contentful-paint').length === 0) return null;
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    keep({ what, name: nameOf(button) });
    const { x, y, width, height } = button.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  Object.assign(globalThis, { pointOf });
}

/** Presses once; the times are not there where the press was lost. */
async function pressOnce(page: Page, what: string): Promise<Partial<Kept>> {
  const found = await page.waitForFunction(
    (one) =>
      (globalThis as unknown as { pointOf: (what: string) => { x: number; y: number } | null }).pointOf(one),
    what,
  );
  const point = await found.jsonValue();
  if (point) await page.touchscreen.tap(point.x, point.y);
  const told = () =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('press') ?? '{}') as Partial<Kept>);
  const until = performance.now() + LOST_MS;
  let press: Partial<Kept> = {};
  while (press.whole === undefined && performance.now() < until) {
    await setTimeout(50);
    // A form that was sent leads to another page.
    press = await told().catch(() => ({}));
  }
  return press;
}

async function pressCold(browser: Browser, what: string, url: string, cookies: Cookies, settledMs: number) {
  const [context, page] = await open(browser, PHONE, cookies);
  await page.addInitScript(observePresses, PRESSES);
  await page.goto(url, { waitUntil: settledMs > 0 ? 'load' : 'commit' });
  if (settledMs > 0) await setTimeout(settledMs);
  const press = await pressOnce(page, what);
  await context.close();
  return press;
}

const median = (presses: readonly Partial<Kept>[], key: 'seen' | 'whole') =>
  quantile(
    presses.flatMap((press) => press[key] ?? []),
    0.5,
  );

/** First presses at first paint and three seconds after the page has loaded, each on a cold page. */
async function pressAll({ browser, url, tmdb }: BenchSite, cookies: Cookies): Promise<Figure[]> {
  const real = realLengths();
  tmdb.behave((call) => (call.path.startsWith(`/tv/${SERIES}`) ? undefined : real(call)));
  const figures: Figure[] = [];
  let asked = 0;
  for (const [what, { path, isVisitors }] of Object.entries(PRESSES)) {
    const presses = async (settledMs: number) => {
      const all: Partial<Kept>[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        all.push(
          await pressCold(browser, what, url + path((asked += 1)), isVisitors ? [] : cookies, settledMs),
        );
      return all;
    };
    const [early, settled] = [await presses(0), await presses(SETTLED_MS)];
    const isLost = ({ whole }: Partial<Kept>) => whole === undefined;
    const values = {
      'at first paint: seen ms': median(early, 'seen'),
      'whole ms': median(early, 'whole'),
      'after 3 s: seen ms': median(settled, 'seen'),
      'whole ms, after 3 s': median(settled, 'whole'),
      lost: `${[...early, ...settled].filter(isLost).length} of ${2 * ROUNDS}`,
    };
    figures.push({ what, values });
  }
  return figures;
}

const OWN_PAGES = { home: '/', wishlist: '/wishlist', movie: '/movie/7', series: '/tv/7', diary: '/diary' };

/** First presses of a phone, and what pages of a signed-in user take on it: this build, and beside it that of BENCH_BESIDE. */
export function benchFirstPress(): Promise<Figure[]> {
  return withEachBuild('HTTP/1.1', async (site) => {
    const cookies = await signedInCookies(site.browser, site);
    const visits = Object.entries(OWN_PAGES).map(
      ([what, path]) => [what, { profile: PHONE, url: site.url + path, cookies }] as const,
    );
    const pages = await measure(site.browser, Object.fromEntries(visits), ROUNDS);
    const taken = ['LCP ms', 'TBT ms', 'HTML kB', 'scripts kB'];
    const short = pages.map(({ what, values }) => ({
      what,
      values: Object.fromEntries(Object.entries(values).filter(([name]) => taken.includes(name))),
    }));
    return [...(await pressAll(site, cookies)), ...short];
  });
}
