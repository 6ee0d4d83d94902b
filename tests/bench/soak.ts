import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon, { type Request } from 'autocannon';
import { setRating } from '../../src/features/reviews/ratings.queries.ts';
import { loadKeys } from '../../packages/embedded/src/supabase/auth/keys.ts';
import { startMarquee } from '../support/host/marquee.ts';
import { sessionCookies } from '../support/host/session-cookies.ts';
import { memoryOfAll, quietClient } from './load.ts';
import { fillList, PASSWORD, signUpPerson } from './people.ts';
import { quantile, type Figure } from './table.ts';

const EMAIL = 'collector@example.org';
const SAVED = 500;

/** Pages of every kind, more variants than the page cache has room for, and answers that are errors. */
const PATHS = [
  '/',
  '/genres',
  ...Array.from({ length: 20 }, (_, index) => `/movies/popular?page=${index + 1}`),
  ...Array.from({ length: 10 }, (_, index) => `/tv-series/popular?page=${index + 1}`),
  ...[603, 278, 238, 550, 680, 13, 155, 122, 27205, 157336].map((id) => `/movie/${id}`),
  ...[1396, 1399, 66732, 1668, 2316].map((id) => `/tv/${id}`),
  ...['matrix', 'star', 'love', 'the', 'harbour'].map((query) => `/search?query=${query}`),
  '/movie/99999999',
  '/partials/movies/popular?page=2',
  '/embedded/images/w342/m603.svg',
  '/embedded/outbox.json',
];

/** What somebody signed in reads, and writes again and again. */
async function personalRequests(siteUrl: string, dataDirectory: string): Promise<Request[]> {
  const { anonKey } = await loadKeys(dataDirectory);
  const person = await signUpPerson(siteUrl, anonKey, EMAIL);
  await fillList(person, 'wishlist', SAVED);
  await fillList(person, 'watched', SAVED, SAVED + 1);
  const writes = await person.sentBy(() =>
    setRating(person.client, person.id, { kind: 'movie', id: 603 }, 4),
  );
  const cookie = await sessionCookies(`${siteUrl}/embedded/backend`, anonKey, {
    email: EMAIL,
    password: PASSWORD,
  });
  const reads = ['/', '/wishlist', '/watched?q=harbour', '/reminders', '/movie/603'];
  return [
    ...reads.map((path) => ({ path, headers: { cookie } })),
    ...writes.map(({ method, url, headers, body = '' }) => ({
      method,
      path: url.slice(siteUrl.length),
      headers,
      body,
    })),
  ];
}

/** Memory of all processes over ten minutes of mixed load (SOAK_MINUTES for another length), read at the end of each minute. */
export async function benchSoak(): Promise<Figure[]> {
  const minutes = Number(process.env['SOAK_MINUTES'] ?? 10);
  const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  const marquee = await startMarquee({ DATA_DIR: dataDirectory, RATE_LIMIT: 'off' });
  const megabytes: number[] = [];
  let requests = 0;
  let failed = 0;
  try {
    const personal = await personalRequests(marquee.url, dataDirectory);
    for (let minute = 0; minute < minutes; minute += 1) {
      const result = await autocannon({
        url: marquee.url,
        connections: 20,
        duration: 60,
        setupClient: quietClient,
        requests: [...PATHS.map((path) => ({ path })), ...personal],
      });
      requests += result.requests.total;
      failed += result['5xx'] + result.errors;
      megabytes.push(memoryOfAll(marquee.process.pid));
    }
  } finally {
    await marquee.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
  return [
    {
      what: `${requests.toLocaleString('en-US')} requests in ${minutes} minutes`,
      values: {
        failed,
        'after 1 minute, MB': megabytes[0] ?? Number.NaN,
        'median MB': quantile(megabytes, 0.5),
        'most MB': Math.max(...megabytes),
        'at the end, MB': megabytes.at(-1) ?? Number.NaN,
      },
    },
  ];
}
