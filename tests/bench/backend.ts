import type { Options } from 'autocannon';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadListMarks } from '../../src/features/marks/list-marks.queries.ts';
import { loadListPage } from '../../src/features/marks/list-pages.queries.ts';
import { setRating } from '../../src/features/reviews/ratings.queries.ts';
import type { ListQuery } from '../../src/core/lists.ts';
import { loadKeys } from '../../packages/embedded/src/supabase/auth/keys.ts';
import { startMarquee, type Marquee } from '../support/host/marquee.ts';
import { load, memoryOfAll } from './load.ts';
import { fillList, signUpPerson, type Person, type SentRequest } from './people.ts';
import type { Figure } from './table.ts';

const ROWS = { ordinary: 100, large: 10_000, others: 39_900 };

type Values = Record<string, number>;

/** Repeats a request, with a body of its own each time where `bodyOf` makes one. */
async function loadRequest(request: SentRequest, bodyOf?: () => string): Promise<Values> {
  const { url, headers, body } = request;
  const options: Options = {
    url,
    duration: 3,
    headers,
    ...(body === undefined ? {} : { body }),
    requests: [
      { method: request.method, ...(bodyOf && { setupRequest: (each) => ({ ...each, body: bodyOf() }) }) },
    ],
  };
  // Warms up too: what many wait for is mostly each other, so one who is alone is measured as well.
  const alone = await load({ ...options, connections: 1, duration: 1 });
  const result = await load(options);
  return {
    'alone ms': alone.latency.average,
    'requests/s': result.requests.average,
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
  };
}

/** One reader of a page, alone and while somebody repeats a dear request. */
async function measureBeside(cheap: SentRequest, dear: SentRequest): Promise<Values> {
  const options = ({ url, method, headers }: SentRequest): Options => ({
    url,
    method,
    headers,
    connections: 1,
    duration: 3,
  });
  const alone = await load(options(cheap));
  const [beside] = await Promise.all([load(options(cheap)), load(options(dear))]);
  return {
    'alone ms': alone.latency.average,
    'beside ms': beside.latency.average,
    'p99 ms': beside.latency.p99,
  };
}

/** What the access layer sends for the rows of a page of the wishlist. */
async function pageRequest(
  { client, id, sentBy }: Person,
  query: ListQuery,
): Promise<SentRequest | undefined> {
  const sent = await sentBy(() => loadListPage(client, id, 'wishlist', 'movie', query));
  return sent.find(({ method }) => method === 'GET');
}

async function measure(marquee: Marquee, dataDirectory: string): Promise<Map<string, Values>> {
  const figures = new Map<string, Values>();
  const measureMemory = (what: string) => figures.set(what, { MB: memoryOfAll(marquee.process.pid) });
  async function repeat(what: string, request: SentRequest | undefined, bodyOf?: () => string) {
    if (!request) throw new Error(`nothing was sent for: ${what}`);
    figures.set(what, await loadRequest(request, bodyOf));
  }

  measureMemory('memory after start');
  const { anonKey } = await loadKeys(dataDirectory);
  const ordinary = await signUpPerson(marquee.url, anonKey, 'ordinary@example.org');
  const large = await signUpPerson(marquee.url, anonKey, 'large@example.org');
  const others = await signUpPerson(marquee.url, anonKey, 'others@example.org');
  const started = performance.now();
  await fillList(ordinary, 'wishlist', ROWS.ordinary);
  await fillList(large, 'wishlist', ROWS.large);
  await fillList(others, 'wishlist', ROWS.others);
  const seconds = (performance.now() - started) / 1000;
  const rows = ROWS.ordinary + ROWS.large + ROWS.others;
  figures.set('rows inserted, 1,000 a request', { 'requests/s': rows / 1000 / seconds });
  measureMemory('memory after 50,000 rows');

  for (const [what, person, query] of [
    ['list page of 20, list of 100', ordinary, { page: 1 }],
    ['list page of 20, list of 10,000', large, { page: 1 }],
    ['its last page', large, { page: ROWS.large / 20 }],
    ['its page by title', large, { page: 1, sort: 'title' }],
    ['its page with a text filter', large, { page: 1, text: 'harbour 77' }],
  ] as const) {
    await repeat(what, await pageRequest(person, query));
  }

  const titles = Array.from({ length: 20 }, (_, index) => ({ kind: 'movie' as const, id: index * 50 + 1 }));
  const [marks] = await large.sentBy(() => loadListMarks(large.client, titles));
  await repeat('in my lists? 20 titles', marks);
  const { client, id } = ordinary;
  const [rating] = await ordinary.sentBy(() => setRating(client, id, { kind: 'movie', id: 1 }, 4));
  const sent = JSON.parse(rating?.body ?? '{}') as object;
  let movieId = 1;
  await repeat('insert of a rating', rating, () => JSON.stringify({ ...sent, movie_id: (movieId += 1) }));
  const [user] = await ordinary.sentBy(() => client.auth.getUser());
  await repeat('getUser', user);
  measureMemory('memory after the load');

  const cheap = await pageRequest(ordinary, { page: 1 });
  const dear = await pageRequest(large, { page: 1, text: 'harbour 77' });
  if (cheap && dear)
    figures.set('a reader beside a text filter over 10,000', await measureBeside(cheap, dear));
  return figures;
}

async function measureOn(settings: Record<string, string>): Promise<Map<string, Values>> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  const marquee = await startMarquee({ RATE_LIMIT: 'off', ...settings, DATA_DIR: dataDirectory });
  try {
    return await measure(marquee, dataDirectory);
  } finally {
    await marquee.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

/**
 * The embedded backend over HTTP on each of its engines, both with every commit on disk. Memory is that of all
 * processes together.
 */
export async function benchBackend(): Promise<Figure[]> {
  const engines = new Map([
    ['PGlite', await measureOn({ DATABASE_ENGINE: 'pglite' })],
    ['PostgreSQL', await measureOn({ DATABASE_ENGINE: 'postgres' })],
  ]);
  return [...engines].flatMap(([engine, figures]) =>
    [...figures].map(([what, values]) => ({ what: `${engine}: ${what}`, values })),
  );
}
