import type { Browser } from '@playwright/test';
import { openDialog, signIn, toastOf } from '../support/e2e/people.ts';
import { bareTwins } from './bare-twin.ts';
import { fillList, PASSWORD, signUpPerson } from './people.ts';
import { serve, type Protocol } from './picture-host.ts';
import { REVIEWED, withBenchSite, type BenchSite } from './site.ts';
import type { Figure } from './table.ts';
import { measure, PHONE, phone, wide, type Cookies, type Profile, type Visits } from './visit.ts';

const BARE = { 'bare list': '/list', 'bare title': '/detail' };
const PAGES = {
  landing: '/',
  list: '/movies/popular',
  genre: '/movie/genre/28',
  search: '/search?query=matrix',
  movie: `/movie/${REVIEWED}`,
  series: `/tv/${REVIEWED}`,
};
/** Pages of somebody signed in, who has this many titles in the wishlist. */
const OWN_PAGES = { 'home, signed in': '/', 'wishlist of 1,000': '/wishlist' };
const WISHED = 1_000;

/** Bare pages and ours, as visits of one device. */
function firstVisits({ url, bareUrl }: BenchSite, profile: Profile): Visits {
  const at = (origin: string, paths: Record<string, string>) =>
    Object.entries(paths).map(([what, path]) => [what, { profile, url: origin + path }] as const);
  return Object.fromEntries([...at(bareUrl, BARE), ...at(url, PAGES)]);
}

/** What a phone sees of first visits, beside bare pages with the same pictures. */
export function benchPhone(protocol: Protocol): () => Promise<Figure[]> {
  return () => withBenchSite(protocol, (site) => measure(site.browser, firstVisits(site, PHONE)));
}

/** Phones people hold: width, height and density. */
const PHONES: Parameters<typeof phone>[] = [
  [360, 740, 3],
  [390, 844, 3],
  [412, 823, 1.75],
  [430, 932, 3],
];

/** A page of each kind a reader comes to. */
const READ = {
  ...PAGES,
  discover: '/discover/movies',
  person: '/person/100',
  'where to watch': `/movie/${REVIEWED}/watch`,
};

/** What eyes see of pages of readers, each beside a bare one with its texts and pictures, on four phones, five visits each. */
export function benchEyes(): Promise<Figure[]> {
  return withBenchSite('HTTP/1.1', async ({ browser, url }) => {
    const figures: Figure[] = [];
    const twins = bareTwins();
    const bare = await serve('HTTP/1.1', twins.handle);
    for (const device of PHONES) {
      const profile = phone(...device);
      const visits: Visits = {};
      for (const [what, path] of Object.entries(READ)) {
        const twin = bare.url + (await twins.make(browser, profile, url + path));
        visits[`bare ${what}`] = { profile, url: twin, watched: true };
        visits[what] = { profile, url: url + path, watched: true };
      }
      const seen = await measure(browser, visits, 5);
      const [width, , density] = device;
      figures.push(...seen.map(({ what, values }) => ({ what: `${what}, ${width} at ${density}`, values })));
    }
    bare.close();
    return figures;
  });
}

/** The same on wide screens. */
export function benchWide(): Promise<Figure[]> {
  return withBenchSite('HTTP/2', async (site) => {
    const figures: Figure[] = [];
    for (const [width, height] of [
      [1280, 800],
      [1920, 1080],
    ] as const) {
      const seen = await measure(site.browser, firstVisits(site, wide(width, height)));
      figures.push(...seen.map(({ what, values }) => ({ what: `${what}, ${width} px`, values })));
    }
    return figures;
  });
}

/** The second page of a visit. */
export function benchSecond(): Promise<Figure[]> {
  return withBenchSite('HTTP/1.1', ({ browser, url }) => {
    const from = (path: string, follow: string) => ({ profile: PHONE, url: url + path, follow });
    return measure(browser, {
      'movie, from its list': from('/movies/popular', '[data-cards] > :first-child a'),
      'movie, from the landing': from('/', '.scroll-row > :first-child a'),
      'list, from the landing': from('/', 'a[href="/movies/trending-now"]:visible'),
    });
  });
}

/** Signs somebody up who has saved many titles, and answers what their browser keeps. */
export async function signedInCookies(browser: Browser, { ownUrl, anonKey }: BenchSite): Promise<Cookies> {
  const email = 'bench@example.org';
  await fillList(await signUpPerson(ownUrl, anonKey, email), 'wishlist', WISHED);
  const context = await browser.newContext({ baseURL: ownUrl });
  const page = await context.newPage();
  await page.goto('/movies');
  await openDialog(page);
  await signIn(page, { email, password: PASSWORD });
  await toastOf(page, 'Welcome back!').waitFor();
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/** What somebody signed in sees on a phone. */
export function benchOwn(): Promise<Figure[]> {
  return withBenchSite('HTTP/1.1', async (site) => {
    const cookies = await signedInCookies(site.browser, site);
    const own = Object.entries(OWN_PAGES).map(
      ([what, path]) => [what, { profile: PHONE, url: site.url + path, cookies }] as const,
    );
    return measure(site.browser, Object.fromEntries(own));
  });
}
