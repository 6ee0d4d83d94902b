import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { loadKeys } from '../../src/embedded/backend/auth/keys.ts';
import { openDialog, signIn, toastOf } from '../support/e2e/people.ts';
import { startMarquee } from '../support/host/marquee.ts';
import { fillList, PASSWORD, signUpPerson } from './people.ts';
import { quantile, type Figure } from './table.ts';

const ROUNDS = 7;
/** A middling phone on a middling network: 1.6 Mbit/s, 150 ms, a processor four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const PAGES = {
  list: '/movies/popular',
  movie: '/movie/603',
  series: '/tv/1396',
  search: '/search?query=matrix',
};

/** Pages of somebody signed in, who has this many titles in the wishlist. */
const OWN_PAGES = { 'home, signed in': '/', 'wishlist of 1,000': '/wishlist' };
const WISHED = 1_000;

interface Vitals {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  bytes: number;
}

/** Runs in the page, before anything else, and collects what it measures of itself. */
function observe(): void {
  const vitals = { lcp: 0, cls: 0, tbt: 0 };
  Object.assign(globalThis, { vitals });
  const watch = (type: string, use: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (vitals.lcp = entry.startTime));
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) vitals.cls += shift.value;
  });
  watch('longtask', (entry) => (vitals.tbt += Math.max(0, entry.duration - 50)));
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Signs somebody up who has saved many titles, and answers what their browser keeps. */
async function signedInCookies(browser: Browser, siteUrl: string, dataDirectory: string): Promise<Cookies> {
  const { anonKey } = await loadKeys(dataDirectory);
  const email = 'bench@example.org';
  await fillList(await signUpPerson(siteUrl, anonKey, email), 'wishlist', WISHED);
  const context = await browser.newContext({ baseURL: siteUrl });
  const page = await context.newPage();
  await page.goto('/movies');
  await openDialog(page);
  await signIn(page, { email, password: PASSWORD });
  await toastOf(page, 'Welcome back!').waitFor();
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

async function visit(browser: Browser, url: string, cookies: Cookies): Promise<Vitals> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle' });
  const vitals = await page.evaluate(() => {
    const own = (globalThis as unknown as { vitals: Omit<Vitals, 'fcp' | 'bytes'> }).vitals;
    return {
      ...own,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    };
  });
  await context.close();
  return { ...vitals, bytes };
}

/** What a phone sees: medians over several first visits of each page. */
export async function benchBrowser(): Promise<Figure[]> {
  const found = 'tests/results/browser-path';
  const executablePath = existsSync(found) ? readFileSync(found, 'utf8') : '/usr/bin/chromium';
  const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  const marquee = await startMarquee({ DATA_DIR: dataDirectory, RATE_LIMIT: 'off' });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const figures: Figure[] = [];
  try {
    const own = await signedInCookies(browser, marquee.url, dataDirectory);
    const pages = [
      ...Object.entries(PAGES).map(([what, path]) => ({ what, path, cookies: [] as Cookies })),
      ...Object.entries(OWN_PAGES).map(([what, path]) => ({ what, path, cookies: own })),
    ];
    for (const { what, path, cookies } of pages) {
      const visits: Vitals[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        visits.push(await visit(browser, marquee.url + path, cookies));
      }
      const median = (key: keyof Vitals) =>
        quantile(
          visits.map((visit) => visit[key]),
          0.5,
        );
      figures.push({
        what,
        values: {
          'FCP ms': median('fcp'),
          'LCP ms': median('lcp'),
          CLS: median('cls'),
          'TBT ms': median('tbt'),
          kB: median('bytes') / 1024,
        },
      });
    }
    return figures;
  } finally {
    await browser.close();
    await marquee.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}
