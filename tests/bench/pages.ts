import { startMarquee } from '../support/marquee.ts';
import { load, memory } from './load.ts';
import type { Figure } from './table.ts';

async function loadPage(url: string): Promise<Record<string, number>> {
  const result = await load({ url, headers: { 'accept-encoding': 'gzip' } });
  return {
    'requests/s': result.requests.average,
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    'kB each': result.throughput.total / result.requests.total / 1024,
  };
}

/** Pages of the product on its embedded services, with a static file beside them in the same run. */
export async function benchPages(): Promise<Figure[]> {
  const started = performance.now();
  const marquee = await startMarquee({ RATE_LIMIT: 'off' });
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
      figures.push({ what, values: await loadPage(marquee.url + path) });
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
