import autocannon from 'autocannon';
import { pageAddress } from '../../src/core/routes.ts';
import { SERVED } from '../../src/core/language/languages.ts';
import { memoryOfAll, memoryOfOne, quietClient } from './load.ts';
import { startWithLongTexts } from './long-texts.ts';
import type { Figure } from './table.ts';

const STEPS = 10;
const CRAWLERS = 4;

/** Every page once in each language, as a crawler meets them: titles, people, searches, filters and pages of lists. */
function addressAt(asked: number): string {
  const n = Math.floor(asked / SERVED.length);
  const id = 1 + Math.floor(n / 8);
  const kinds = [
    `/movie/${id}`,
    `/tv/${id}`,
    `/movie/${id + 100_000}`,
    `/person/${id}`,
    `/search?query=word${n}`,
    `/discover/movies?from=${1900 + (id % 120)}&page=${1 + (Math.floor(id / 120) % 9)}`,
    `/movies/popular?page=${1 + (id % 500)}`,
    `/tv/${id + 100_000}`,
  ];
  return pageAddress(kinds[n % kinds.length] ?? '/', SERVED[asked % SERVED.length] ?? 'en');
}

/** Memory over 3,000 addresses asked for once in each language (CRAWL_ADDRESSES for another number), with texts as long as TMDB's. */
export async function benchCrawl(): Promise<Figure[]> {
  const requests = Number(process.env['CRAWL_ADDRESSES'] ?? 3_000) * SERVED.length;
  const { marquee, tmdb, end } = await startWithLongTexts();
  const figures: Figure[] = [];
  let [asked, most] = [0, 0];
  const measure = (values: Figure['values']) => {
    const all = memoryOfAll(marquee.process.pid);
    most = Math.max(most, all);
    const host = memoryOfOne(marquee.process.pid);
    const held = { 'host MB': host, 'PostgreSQL MB': all - host, 'together MB': all };
    figures.push({
      what: `after ${asked.toLocaleString('en-US')} requests`,
      values: { ...held, ...values },
    });
  };
  try {
    measure({});
    for (let step = 1; step <= STEPS; step += 1) {
      const result = await autocannon({
        url: marquee.url,
        connections: CRAWLERS,
        amount: requests / STEPS,
        timeout: 60,
        setupClient: quietClient,
        requests: [{ setupRequest: (request) => ({ ...request, path: addressAt((asked += 1)) }) }],
      });
      tmdb.calls.length = 0;
      measure({ ok: result['2xx'], 'not there': result['4xx'], failed: result['5xx'] + result.errors });
    }
  } finally {
    await end();
  }
  return [...figures, { what: 'at its most', values: { 'together MB': most } }];
}
