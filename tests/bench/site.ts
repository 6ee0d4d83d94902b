import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { loadKeys } from '../../packages/embedded/src/supabase/auth/keys.ts';
import { TMDB_KEY } from '../support/e2e/ports.ts';
import { startMarquee } from '../support/host/marquee.ts';
import { realLengths, realReview } from '../support/tmdb/real-length.ts';
import { startTmdbServer, type TmdbServer } from '../support/tmdb/server.ts';
import { barePage } from './bare-page.ts';
import { signUpPerson } from './people.ts';
import type { Figure } from './table.ts';
import { handOn, pictures, serve, type Protocol } from './picture-host.ts';

/** A title that has five reviews. */
export const REVIEWED = 7;

export interface BenchSite {
  browser: Browser;
  /** Where visitors find the product, and where it listens itself. */
  url: string;
  ownUrl: string;
  /** Where `/list` and `/detail` are the barest pages with the same pictures. */
  bareUrl: string;
  anonKey: string;
  tmdb: TmdbServer;
}

async function writeReviews(siteUrl: string, anonKey: string): Promise<void> {
  const { client, id } = await signUpPerson(siteUrl, anonKey, 'reader@example.org');
  const reviews = Array.from({ length: 5 }, (_, at) => realReview(at));
  const movies = reviews.map((review) => ({ user_id: id, review, movie_id: REVIEWED }));
  const series = reviews.map((review) => ({ user_id: id, review, series_id: REVIEWED }));
  const answers = await Promise.all([
    client.from('movie_reviews').insert(movies),
    client.from('series_reviews').insert(series),
  ]);
  for (const { error } of answers) if (error) throw error;
}

/** The browser that the browser tests use. */
export function benchBrowser(): Promise<Browser> {
  const found = 'tests/results/browser-path';
  const executablePath = existsSync(found) ? readFileSync(found, 'utf8') : '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

/**
 * Starts a browser, a catalogue with texts and pictures of real length and weight, and the product in front of it,
 * everything by one protocol; ends it all after the work. `folder` is a checkout with another build.
 */
export async function withBenchSite<T>(
  protocol: Protocol,
  work: (site: BenchSite) => Promise<T>,
  folder = '.',
): Promise<T> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  const browser = await benchBrowser();
  const tmdb = await startTmdbServer({ apiKey: TMDB_KEY });
  tmdb.behave(realLengths());
  const images = await serve(protocol, await pictures(browser));
  const imageUrl = `${images.url}/t/p`;
  const settings = {
    ...{ DATA_DIR: dataDirectory, RATE_LIMIT: 'off' },
    ...{ TMDB_API_URL: tmdb.url, TMDB_IMAGE_URL: imageUrl, TMDB_API_KEY: TMDB_KEY },
  };
  const marquee = await startMarquee(settings, folder);
  const front = protocol === 'HTTP/2' ? await serve(protocol, handOn(marquee.url)) : null;
  const bare = await serve(protocol, barePage(imageUrl));
  try {
    const { anonKey } = await loadKeys(dataDirectory);
    await writeReviews(marquee.url, anonKey);
    const url = front?.url ?? marquee.url;
    return await work({ browser, url, ownUrl: marquee.url, bareUrl: bare.url, anonKey, tmdb });
  } finally {
    await browser.close();
    await Promise.all([marquee.stop(), tmdb.close()]);
    for (const server of [images, front, bare]) server?.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

/** Figures of this build, and of the one built in the checkout BENCH_BESIDE, where that is set, by the same browser. */
export async function withEachBuild(
  protocol: Protocol,
  work: (site: BenchSite) => Promise<Figure[]>,
): Promise<Figure[]> {
  const beside = process.env['BENCH_BESIDE'];
  if (!beside) return withBenchSite(protocol, work);
  const figures: Figure[] = [];
  for (const [name, folder] of [
    ['beside', beside],
    ['this', '.'],
  ] as const) {
    const taken = await withBenchSite(protocol, work, folder);
    figures.push(...taken.map(({ what, values }) => ({ what: `${what} (${name})`, values })));
  }
  return figures.toSorted((a, b) => a.what.localeCompare(b.what));
}
