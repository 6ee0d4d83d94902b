import { workedMs } from './load.ts';
import type { Figure } from './table.ts';

const TIMES = 30;

/** A page of somebody signed in, and what must stand in it for it to have come. */
interface TimedPage {
  path: string;
  holds: string;
}

/** Milliseconds until a page has come whole, many times over, one after the other. */
async function time(url: string, cookie: string, holds: string): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const started = performance.now();
    const answer = await fetch(url, { headers: { cookie } });
    const page = await answer.text();
    times.push(performance.now() - started);
    if (answer.status !== 200 || !page.includes(holds))
      throw new Error(`${url}: ${answer.status} without ${holds}`);
  }
  return times.sort((a, b) => a - b);
}

const at = (sorted: number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? NaN;

/** What pages take, each asked for once more often than is counted. */
export async function timePages(
  marquee: { url: string; process: { pid?: number | undefined } },
  cookie: string,
  pages: readonly TimedPage[],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { path, holds } of pages) {
    const first = performance.now();
    await (await fetch(marquee.url + path, { headers: { cookie } })).text();
    const firstMs = performance.now() - first;
    await time(marquee.url + path, cookie, holds);
    const before = workedMs(marquee.process.pid);
    const times = await time(marquee.url + path, cookie, holds);
    // What the page costs, however busy the machine is with something else.
    const work = (workedMs(marquee.process.pid) - before) / TIMES;
    const values = { 'first ms': firstMs, 'p50 ms': at(times, 0.5), 'p95 ms': at(times, 0.95) };
    figures.push({ what: path, values: { ...values, 'server CPU ms': work } });
  }
  return figures;
}
