import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { seenOf, type Seen } from './frames.ts';
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
export const phone = (width: number, height: number, deviceScaleFactor: number): Profile => ({
  context: { viewport: { width, height }, deviceScaleFactor, isMobile: true, hasTouch: true },
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: 1600 * KILOBIT,
    uploadThroughput: 750 * KILOBIT,
  },
  slower: 4,
});

export const PHONE = phone(412, 823, 1.75);

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
  /** What eyes saw, where that was asked for. */
  seen: Seen | null;
  /** When the last picture of the first screen had come. */
  pictured: number;
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

/** A new browser of a device, as slow as the device is. */
export async function open(
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
    pictured: Math.max(
      0,
      ...[...document.images]
        .filter((image) => {
          const { top, bottom, left, right } = image.getBoundingClientRect();
          return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
        })
        .flatMap(({ currentSrc }) => performance.getEntriesByName(currentSrc))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    ),
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));

export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

interface Visit {
  profile: Profile;
  url: string;
  cookies?: Cookies;
  /** What is clicked on the page; measured is then what it leads to. */
  follow?: string;
  /** Frames of the screen are kept, which costs the page some time of its own. */
  watched?: boolean;
}

/** One cold visit. */
async function visit(browser: Browser, wanted: Visit): Promise<Vitals> {
  const { profile, url, cookies = [], follow, watched = false } = wanted;
  const [context, page, session] = await open(browser, profile, cookies);
  let bytes = countBytes(session);
  const go = () => page.goto(url, { waitUntil: 'networkidle' });
  const seen = watched ? await seenOf(browser, page, url, go) : null;
  if (!watched) await go();
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
  return { ...vitals, seen, html, scripts, fonts, pictures };
}

/** The width asked for of a picture, else the element's name. */
const nameOf = (largest: string) => largest.replace(/^.*\/([wh]\d+|original)\/.*$/, '$1');

/** Visits to compare, by what is measured. */
export type Visits = Record<string, Visit>;

/** As many as it takes for the medians of two runs to be alike. */
const ROUNDS = 11;

/** Medians over several cold visits each, made in turn, so that a moment's load meets all of them. */
export async function measure(browser: Browser, wanted: Visits, rounds = ROUNDS): Promise<Figure[]> {
  const made = Object.entries(wanted).map(([what, one]) => ({ what, one, vitals: [] as Vitals[] }));
  for (let round = 0; round < rounds; round++)
    for (const { one, vitals } of made) vitals.push(await visit(browser, one));
  return made.map(({ what, vitals }) => ({ what, values: medians(vitals) }));
}

function medians(vitals: Vitals[]): Figure['values'] {
  const median = (of: (one: Vitals) => number) => quantile(vitals.map(of), 0.5);
  const kilobytes = (key: 'html' | 'scripts' | 'fonts' | 'pictures') => median((one) => one[key]) / 1000;
  const watched = vitals.flatMap(({ seen }) => seen ?? []);
  const eyes = (key: keyof Seen) =>
    quantile(
      watched.map((one) => one[key]),
      0.5,
    );
  return {
    ...(watched.length > 0 && {
      'Speed Index ms': eyes('speedIndex'),
      '85 % ms': eyes('at85'),
      '95 % ms': eyes('at95'),
    }),
    'FCP ms': median(({ fcp }) => fcp),
    'LCP ms': median(({ lcp }) => lcp),
    'pictures ms': median(({ pictured }) => pictured),
    CLS: median(({ cls }) => cls),
    'TBT ms': median(({ tbt }) => tbt),
    'HTML kB': kilobytes('html'),
    'scripts kB': kilobytes('scripts'),
    'fonts kB': kilobytes('fonts'),
    'pictures kB': kilobytes('pictures'),
    'largest thing': nameOf(vitals.at(-1)?.largest ?? ''),
  };
}
