import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { quantile, type Figure } from './table.ts';

/** A device and its network. */
export interface Profile {
  context: BrowserContextOptions;
  network: { offline: false; latency: number; downloadThroughput: number; uploadThroughput: number };
  /** How many times slower than this machine its processor is. */
  slower: number;
}

const KILOBIT = 1000 / 8;

/** A middling phone on a middling network: 1.6 Mbit/s, 150 ms, a processor four times slower. */
export const PHONE: Profile = {
  context: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: 1600 * KILOBIT,
    uploadThroughput: 750 * KILOBIT,
  },
  slower: 4,
};

/** A computer on cable: 5 Mbit/s, 28 ms. */
export const wide = (width: number, height: number): Profile => ({
  context: { viewport: { width, height } },
  network: {
    offline: false,
    latency: 28,
    downloadThroughput: 5000 * KILOBIT,
    uploadThroughput: 1000 * KILOBIT,
  },
  slower: 1,
});

/** What a page's visit cost: milliseconds, bytes as sent, and what the largest thing shown was. */
interface Vitals {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  largest: string;
  html: number;
  scripts: number;
  fonts: number;
  pictures: number;
}

/** Runs in the page, before anything else, and collects what it measures of itself. */
function observe(): void {
  const vitals = { lcp: 0, cls: 0, tbt: 0, largest: '' };
  Object.assign(globalThis, { vitals });
  const watch = (type: string, use: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    const { element, url } = entry as PerformanceEntry & { element: Element | null; url: string };
    vitals.lcp = entry.startTime;
    vitals.largest = url || (element?.tagName ?? '');
  });
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) vitals.cls += shift.value;
  });
  watch('longtask', (entry) => (vitals.tbt += Math.max(0, entry.duration - 50)));
}

/** Bytes by kind that came over a session since it was made, as sent. */
function countBytes(session: CDPSession) {
  const bytes = { Document: 0, Script: 0, Font: 0, Image: 0 };
  const kinds = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind && kind in bytes) bytes[kind as keyof typeof bytes] += encodedDataLength;
  });
  return bytes;
}

async function open(
  browser: Browser,
  profile: Profile,
  cookies: Cookies,
): Promise<[BrowserContext, Page, CDPSession]> {
  const context = await browser.newContext({ ...profile.context, ignoreHTTPSErrors: true });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', profile.network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.slower });
  await page.addInitScript(observe);
  return [context, page, session];
}

type Own = Pick<Vitals, 'lcp' | 'cls' | 'tbt' | 'largest'>;

const readVitals = (page: Page) =>
  page.evaluate(() => ({
    ...(globalThis as unknown as { vitals: Own }).vitals,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));

export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

interface Visit {
  profile: Profile;
  url: string;
  cookies?: Cookies;
  /** What is clicked on the page; measured is then what it leads to. */
  follow?: string;
}

/** One cold visit. */
async function visit(browser: Browser, { profile, url, cookies = [], follow }: Visit): Promise<Vitals> {
  const [context, page, session] = await open(browser, profile, cookies);
  let bytes = countBytes(session);
  await page.goto(url, { waitUntil: 'networkidle' });
  if (follow !== undefined) {
    bytes = countBytes(session);
    const link = page.locator(follow);
    await (profile.context.hasTouch ? link.tap() : link.click());
    await page.waitForURL((address) => address.href !== url);
    await page.waitForLoadState('networkidle');
  }
  const vitals = await readVitals(page);
  await context.close();
  const { Document: html, Script: scripts, Font: fonts, Image: pictures } = bytes;
  return { ...vitals, html, scripts, fonts, pictures };
}

/** The width asked for of a picture, else the element's name. */
const nameOf = (largest: string) => largest.replace(/^.*\/(w\d+|original)\/.*$/, '$1');

/** Visits to compare, by what is measured. */
export type Visits = Record<string, Visit>;

/** As many as it takes for the medians of two runs to be alike. */
const ROUNDS = 11;

/** Medians over several cold visits each, made in turn, so that a moment's load meets all of them. */
export async function measure(browser: Browser, wanted: Visits): Promise<Figure[]> {
  const made = Object.entries(wanted).map(([what, one]) => ({ what, one, vitals: [] as Vitals[] }));
  for (let round = 0; round < ROUNDS; round++)
    for (const { one, vitals } of made) vitals.push(await visit(browser, one));
  return made.map(({ what, vitals }) => ({ what, values: medians(vitals) }));
}

function medians(vitals: Vitals[]): Figure['values'] {
  const median = (key: Exclude<keyof Vitals, 'largest'>) =>
    quantile(
      vitals.map((one) => one[key]),
      0.5,
    );
  const kilobytes = (key: 'html' | 'scripts' | 'fonts' | 'pictures') => median(key) / 1000;
  return {
    'FCP ms': median('fcp'),
    'LCP ms': median('lcp'),
    CLS: median('cls'),
    'TBT ms': median('tbt'),
    'HTML kB': kilobytes('html'),
    'scripts kB': kilobytes('scripts'),
    'fonts kB': kilobytes('fonts'),
    'pictures kB': kilobytes('pictures'),
    'largest thing': nameOf(vitals.at(-1)?.largest ?? ''),
  };
}
