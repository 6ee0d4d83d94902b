import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TMDB_KEY } from '../support/e2e/ports.ts';
import { startMarquee } from '../support/host/marquee.ts';
import { startTmdbServer } from '../support/tmdb/server.ts';
import { load, memoryOfAll } from './load.ts';
import { quantile, type Figure } from './table.ts';

const AT_ONCE = 1000;
const STARTS = 5;

/** Milliseconds until the product is ready and has answered its first page, and what it holds then. */
async function start(
  dataDirectory: string,
  engine: string,
): Promise<{ ready: number; first: number; held: number }> {
  const began = performance.now();
  const marquee = await startMarquee({ DATA_DIR: dataDirectory, DATABASE_ENGINE: engine });
  const ready = performance.now() - began;
  const asked = performance.now();
  await (await fetch(`${marquee.url}/movies`)).text();
  const first = performance.now() - asked;
  const held = memoryOfAll(marquee.process.pid);
  await marquee.stop();
  return { ready, first, held };
}

function startFigure(what: string, starts: Awaited<ReturnType<typeof start>>[]): Figure {
  const median = (key: 'ready' | 'first' | 'held') => {
    const figures = starts.map((one) => one[key]);
    return quantile(figures, 0.5);
  };
  return {
    what,
    values: { 'ready ms': median('ready'), 'first page ms': median('first'), 'memory MB': median('held') },
  };
}

/** How fast the product starts, with a new data directory and with one it knows (medians of five). */
export async function benchStart(): Promise<Figure[]> {
  return [...(await startsOn('pglite')), ...(await startsOn('postgres'))];
}

async function startsOn(engine: string): Promise<Figure[]> {
  const directories = Array.from({ length: STARTS }, () => mkdtempSync(join(tmpdir(), 'marquee-bench-')));
  try {
    const fresh = [];
    for (const directory of directories) fresh.push(await start(directory, engine));
    const again = [];
    for (const directory of directories) again.push(await start(directory, engine));
    return [
      startFigure(`${engine}: new data directory`, fresh),
      startFigure(`${engine}: known data directory`, again),
    ];
  } finally {
    for (const directory of directories) rmSync(directory, { recursive: true, force: true });
  }
}

/** A thousand readers who want the same page of a site that has just started, and what TMDB hears of them. */
export async function benchCrowd(): Promise<Figure[]> {
  const tmdb = await startTmdbServer({ apiKey: TMDB_KEY });
  const marquee = await startMarquee({
    RATE_LIMIT: 'off',
    TMDB_API_URL: tmdb.url,
    TMDB_IMAGE_URL: tmdb.imageUrl,
    TMDB_API_KEY: TMDB_KEY,
  });
  try {
    const heard = async (what: string, url: string, readers: number): Promise<Figure> => {
      tmdb.calls.length = 0;
      const result = await load({ url, connections: readers, amount: readers });
      return {
        what,
        values: {
          'TMDB calls': String(tmdb.calls.length),
          'p50 ms': result.latency.p50,
          'p99 ms': result.latency.p99,
        },
      };
    };
    return [
      await heard('one reader of a movie', `${marquee.url}/movie/1001`, 1),
      await heard(`${AT_ONCE} readers of another at once`, `${marquee.url}/movie/1002`, AT_ONCE),
      await heard(`${AT_ONCE} readers of a list at once`, `${marquee.url}/movies/popular`, AT_ONCE),
    ];
  } finally {
    await marquee.stop();
    await tmdb.close();
  }
}
