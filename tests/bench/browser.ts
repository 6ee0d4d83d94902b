import { existsSync, readFileSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { startMarquee } from '../support/marquee.ts';
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

async function visit(browser: Browser, url: string): Promise<Vitals> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
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
  const marquee = await startMarquee();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const figures: Figure[] = [];
  try {
    for (const [what, path] of Object.entries(PAGES)) {
      const visits: Vitals[] = [];
      for (let round = 0; round < ROUNDS; round++) visits.push(await visit(browser, marquee.url + path));
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
  }
}
