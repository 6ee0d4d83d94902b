import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { startMarquee } from '../support/marquee.ts';
import type { Figure } from './table.ts';

const SECONDS = 5;
const CONNECTIONS = 20;

async function load(url: string): Promise<Record<string, number>> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'gzip' },
  });
  if (result.non2xx > 0) throw new Error(`${url}: ${result.non2xx} answers were not 2xx`);
  return {
    'requests/s': result.requests.average,
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    'kB each': result.throughput.total / result.requests.total / 1024,
  };
}

/** Megabytes a process holds in memory; NaN where the system does not say. */
function memory(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** Pages of the product on its embedded services, with a static file beside them in the same run. */
export async function benchPages(): Promise<Figure[]> {
  const started = performance.now();
  const marquee = await startMarquee();
  const ready = performance.now() - started;
  try {
    const before = memory(marquee.process.pid);
    const html = await (await fetch(`${marquee.url}/movies`)).text();
    const script = /\/_astro\/[^"]+\.js/.exec(html)?.[0] ?? '';
    const figures: Figure[] = [];
    for (const [what, path] of [
      ['static script', script],
      ['list page', '/movies/popular'],
      ['movie page', '/movie/603'],
      ['series page', '/tv/1396'],
      ['search', '/search?query=matrix'],
      ['Load More fragment', '/partials/movies/popular?page=2'],
      ['generated poster', '/embedded/images/w342/m603.svg'],
    ] as const) {
      figures.push({ what, values: await load(marquee.url + path) });
    }
    figures.push(
      { what: 'first start, new data directory', values: { ms: ready } },
      { what: 'memory after start', values: { MB: before } },
      { what: 'memory after the load', values: { MB: memory(marquee.process.pid) } },
    );
    return figures;
  } finally {
    await marquee.stop();
  }
}
