import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ImportEntry } from '../../src/features/import/files/entry.ts';
import { IMPORTS_API, importPaths } from '../../src/features/import/import-paths.ts';
import type { ImportProgress } from '../../src/features/import/import-job.ts';
import { loadKeys } from '../../packages/embedded/src/supabase/auth/keys.ts';
import { TMDB_KEY } from '../support/e2e/ports.ts';
import { startMarquee } from '../support/host/marquee.ts';
import { sessionCookies } from '../support/host/session-cookies.ts';
import { startTmdbServer } from '../support/tmdb/server.ts';
import { PASSWORD, signUpPerson } from './people.ts';
import { quantile, type Figure } from './table.ts';

const ROWS = 10_000;
const A_REQUEST = 500;
/** Pages asked for in each state, one after the other with a breath between, as a few readers do. */
const PAGES = 60;
const BREATH_MS = 25;
/** As many titles a second as may be asked for: the import is done sooner, and weighs more. */
const PER_SECOND = '50';
const EMAIL = 'importer@example.org';

const entry = (index: number): ImportEntry => ({
  at: { file: 'diary.csv', line: index + 2 },
  what: index % 4 === 0 ? 'rating' : 'watch',
  kind: 'movie',
  name: `Imported film ${Math.floor(index / 20)}`,
  year: 2001,
  ids: {},
  day: new Date(Date.UTC(2015, 0, 1) + (index % 3000) * 86_400_000).toISOString().slice(0, 10),
  again: false,
  ...(index % 4 === 0 && { stars: { value: 7, of: 10 } }),
});

/** Milliseconds of pages that are made for who asks, some of which ask the movie database. */
async function browse(url: string, cookie: string, from: number): Promise<number[]> {
  const times: number[] = [];
  const paths = ['/movies/popular', '/wishlist', '/diary', '/search?query='];
  for (let n = 0; n < PAGES; n += 1) {
    const path = paths[n % paths.length] ?? '/';
    const started = performance.now();
    const answer = await fetch(`${url}${path.endsWith('=') ? `${path}film+${from + n}` : path}`, {
      headers: { cookie },
    });
    await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    times.push(performance.now() - started);
    await setTimeout(BREATH_MS);
  }
  return times;
}

const figure = (what: string, times: readonly number[], more: Record<string, number> = {}): Figure => ({
  what,
  values: { pages: times.length, 'p50 ms': quantile(times, 0.5), 'p95 ms': quantile(times, 0.95), ...more },
});

/** What readers notice while somebody brings 10,000 rows: the same pages before, while titles are looked for, and after. */
export async function benchImportJob(): Promise<Figure[]> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  const tmdb = await startTmdbServer({ apiKey: TMDB_KEY });
  tmdb.behave(({ path, query }) => {
    const name = query.get('query') ?? '';
    const [, number] = /^imported film (\d+)$/i.exec(name) ?? [];
    if (path !== '/search/movie' || number === undefined) return undefined;
    const film = {
      id: 5_000_000 + Number(number),
      title: name,
      original_title: name,
      release_date: '2001-02-03',
    };
    return { status: 200, body: { page: 1, total_pages: 1, total_results: 1, results: [film] } };
  });
  const marquee = await startMarquee({
    DATA_DIR: dataDirectory,
    RATE_LIMIT: 'off',
    TMDB_API_URL: tmdb.url,
    TMDB_IMAGE_URL: tmdb.imageUrl,
    TMDB_API_KEY: TMDB_KEY,
    TMDB_PER_SECOND: PER_SECOND,
  });
  try {
    const { anonKey } = await loadKeys(dataDirectory);
    await signUpPerson(marquee.url, anonKey, EMAIL);
    const cookie = await sessionCookies(`${marquee.url}/embedded/backend`, anonKey, {
      email: EMAIL,
      password: PASSWORD,
    });
    const headers = { cookie, 'content-type': 'application/json', origin: marquee.url };
    const ask = async <T>(path: string, body?: unknown): Promise<T> => {
      const sent = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
      const answer = await fetch(marquee.url + path, sent);
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as T;
    };
    await browse(marquee.url, cookie, 100_000);
    const before = await browse(marquee.url, cookie, 0);

    const began = performance.now();
    const { id } = await ask<ImportProgress>(IMPORTS_API, {
      ...{
        source: 'letterboxd',
        fileName: 'diary.zip',
        fingerprint: 'a'.repeat(64),
        total: ROWS,
        counts: {},
      },
      switches: { replaceRatings: false, replaceReviews: false, replaceDates: false },
    });
    for (let from = 0; from < ROWS; from += A_REQUEST) {
      const entries = Array.from({ length: A_REQUEST }, (_, index) => entry(from + index));
      await ask(importPaths.rows(id), { from, entries });
    }
    const sentMs = performance.now() - began;
    const meanwhile: number[] = [];
    let state = '';
    for (let round = 1; state !== 'done'; round += 1) {
      meanwhile.push(...(await browse(marquee.url, cookie, round * 1000)));
      ({ state } = await ask<ImportProgress>(importPaths.progress(id)));
      if (round > 200) throw new Error(`The import is still ${state}`);
    }
    const seconds = (performance.now() - began) / 1000;
    const after = await browse(marquee.url, cookie, 900_000);
    return [
      figure('before', before),
      figure(`while ${ROWS.toLocaleString('en-US')} rows are brought`, meanwhile, {
        'sent s': sentMs / 1000,
        'done s': seconds,
      }),
      figure('after', after),
    ];
  } finally {
    await marquee.stop();
    await tmdb.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}
