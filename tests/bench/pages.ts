import { gzipSync } from 'node:zlib';
import { readdirSync, readFileSync } from 'node:fs';
import { startMarquee } from '../support/host/marquee.ts';
import { load, workedMs } from './load.ts';
import type { Figure } from './table.ts';

const FILES = 'dist/client/_astro';
const LIST = '/movies/popular';
/** Kept pages are for readers who do not say who they are: who does has each page made anew. */
const CLAIM = { authorization: 'Bearer nobody' };
/** One client may hold 1,000 (src/host/gate/connections.ts), those of a line before among them; one more closes an idle one. */
const CONNECTIONS = [10, 100, 900];

const PAGES = {
  'list page': LIST,
  'movie page': '/movie/603',
  'series page': '/tv/1396',
  'person page': '/person/6384',
  search: '/search?query=matrix',
  'Load More fragment': '/partials/movies/popular?page=2',
};

/** The script whose compressed size is nearest to that of a list page. */
async function similarFile(siteUrl: string): Promise<string> {
  const wanted = gzipSync(await (await fetch(siteUrl + LIST)).text()).length;
  const distances = readdirSync(FILES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({
      name,
      distance: Math.abs(gzipSync(readFileSync(`${FILES}/${name}`)).length - wanted),
    }));
  const [nearest] = distances.sort((a, b) => a.distance - b.distance);
  return `/_astro/${nearest?.name}`;
}

/** What is kept and what is made anew, with a static file of a list page's size beside them in the same run. */
export async function benchPages(): Promise<Figure[]> {
  const marquee = await startMarquee({ RATE_LIMIT: 'off' });

  async function measure(
    what: string,
    path: string,
    { connections = 20, headers = {} }: { connections?: number; headers?: Record<string, string> } = {},
  ): Promise<Figure> {
    const options = {
      url: marquee.url + path,
      connections,
      headers: { 'accept-encoding': 'gzip', ...headers },
    };
    await load({ ...options, duration: 2 });
    const before = workedMs(marquee.process.pid);
    const result = await load(options);
    const values = {
      'requests/s': result.requests.average,
      'p50 ms': result.latency.p50,
      'p99 ms': result.latency.p99,
      'server CPU ms': (workedMs(marquee.process.pid) - before) / result.requests.total,
      'kB each': result.throughput.total / result.requests.total / 1024,
    };
    return { what, values };
  }

  try {
    const file = await similarFile(marquee.url);
    const { headers } = await fetch(marquee.url + LIST, { headers: { 'accept-encoding': 'gzip' } });
    const figures = [await measure('static file', file)];
    for (const [what, path] of Object.entries(PAGES)) figures.push(await measure(`${what}, kept`, path));
    const unchanged = { 'if-none-match': headers.get('etag') ?? '' };
    figures.push(
      await measure('list page, unchanged (304)', LIST, { headers: unchanged }),
      await measure('generated poster', '/embedded/images/w342/m603.svg'),
    );
    for (const [what, path] of Object.entries(PAGES)) {
      figures.push(await measure(`${what}, made anew, one reader`, path, { connections: 1, headers: CLAIM }));
    }
    for (const connections of CONNECTIONS) {
      figures.push(
        await measure(`static file, ${connections} connections`, file, { connections }),
        await measure(`list page, kept, ${connections} connections`, LIST, { connections }),
        await measure(`movie page, kept, ${connections} connections`, '/movie/603', { connections }),
      );
    }
    return figures;
  } finally {
    await marquee.stop();
  }
}
