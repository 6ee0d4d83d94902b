import autocannon from 'autocannon';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadListPage } from '../../src/features/marks/list-pages.queries.ts';
import {
  changeOwnPublicProfile,
  claimHandle,
} from '../../src/features/public-profile/own-profile-page.queries.ts';
import { loadKeys } from '../../packages/embedded/src/supabase/auth/keys.ts';
import { startMarquee, type Marquee } from '../support/host/marquee.ts';
import { sessionCookies } from '../support/host/session-cookies.ts';
import { quietClient } from './load.ts';
import { fillList, fillWatches, PASSWORD, signUpPerson, type Person } from './people.ts';
import { quantile, type Figure } from './table.ts';

const REVIEWS = 10_000;
const WATCHES = 49_000;
/** What everybody has written about. */
const TITLE = 501;
const TIMES = 7;
const VISITORS = 20;
const SECONDS = 5;
const EMAIL = 'reader@example.org';

type Values = Figure['values'];

/** A request of a visitor, as programs send it. */
interface Dear {
  what: string;
  path: string;
  method: 'GET' | 'POST';
  body?: string;
}

const repeated = (count: number, part: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => part(n)).join(',');

function dearest(authorId: string): Dear[] {
  const reviews = '/embedded/backend/rest/v1/movie_reviews?select=id&';
  const call = (name: string, body: object) =>
    ({ path: `/embedded/backend/rest/v1/rpc/${name}`, method: 'POST', body: JSON.stringify(body) }) as const;
  return [
    {
      what: '150 patterns',
      path: `${reviews}or=(${repeated(150, (n) => `review.ilike.*x${n}y*`)})`,
      method: 'GET',
    },
    {
      what: 'ten conditions',
      path: `${reviews}or=(${repeated(10, (n) => `review.eq.${n}`)})`,
      method: 'GET',
    },
    { what: 'all in the order of their texts', path: `${reviews}order=review&limit=1`, method: 'GET' },
    {
      what: 'a thousand whole reviews, the last',
      path: `/embedded/backend/rest/v1/movie_reviews?select=*&limit=1000&offset=${REVIEWS - 1000}`,
      method: 'GET',
    },
    {
      what: 'reviews of a title, the last',
      ...call('movie_review_page', { p_movie_id: TITLE, p_offset: REVIEWS - 20 }),
    },
    { what: 'numbers of a page', ...call('profile_numbers', { p_owner: authorId, p_today: '2026-11-23' }) },
    {
      what: 'reviews of a page',
      ...call('profile_reviews', { p_owner: authorId, p_limit: 50, p_offset: REVIEWS - 50 }),
    },
    { what: 'a page of a person, another number each time', path: '/@author?page=', method: 'GET' },
  ];
}

/** Each asks for a page of its own where the address ends in a number. */
let page = 1;
const addressOf = ({ path }: Dear) => (path.endsWith('=') ? `${path}${(page += 1)}` : path);

async function alone(marquee: Marquee, dear: Dear, headers: Record<string, string>): Promise<Values> {
  const times: number[] = [];
  let status = 0;
  for (let n = 0; n < TIMES; n += 1) {
    const began = performance.now();
    const { method, body = null } = dear;
    const answer = await fetch(marquee.url + addressOf(dear), { method, headers, body });
    await answer.text();
    times.push(performance.now() - began);
    ({ status } = answer);
  }
  return { 'p50 ms': quantile(times, 0.5), 'least ms': Math.min(...times), status: String(status) };
}

async function fillReviews({ client, id }: Person, movie: (n: number) => number): Promise<void> {
  for (let from = 0; from < REVIEWS; from += 1000) {
    const rows = Array.from({ length: 1000 }, (_, n) => {
      return {
        user_id: id,
        movie_id: movie(from + n),
        review: `${'Seen it and liked it. '.repeat(20)}${from + n}`,
      };
    });
    const { error } = await client.from('movie_reviews').insert(rows);
    if (error) throw error;
  }
}

/** Somebody who reads again and again while others do what they do; latency and what failed. */
async function reading(url: string, headers: Record<string, string>) {
  const { latency, non2xx, errors } = await autocannon({
    ...{ url, headers, connections: 1, duration: SECONDS, setupClient: quietClient },
  });
  return { p50: latency.p50, p99: latency.p99, failed: non2xx + errors };
}

async function measure(marquee: Marquee, dataDirectory: string): Promise<Figure[]> {
  const { anonKey } = await loadKeys(dataDirectory);
  const author = await signUpPerson(marquee.url, anonKey, 'author@example.org');
  const reader = await signUpPerson(marquee.url, anonKey, EMAIL);
  await fillReviews(author, (n) => 1 + (n % 500));
  await fillReviews(reader, () => TITLE);
  await fillWatches(author, WATCHES);
  await claimHandle(author.client, 'author');
  const parts = { favorites: true, watches: true, lists: true, reviews: true, numbers: true };
  await changeOwnPublicProfile(author.client, author.id, { level: 'public', parts });
  await fillList(reader, 'wishlist', 100);
  const headers = { apikey: anonKey, 'content-type': 'application/json' };
  const figures: Figure[] = [];
  const all = dearest(author.id);
  for (const dear of all) figures.push({ what: dear.what, values: await alone(marquee, dear, headers) });

  const sent = await reader.sentBy(() =>
    loadListPage(reader.client, reader.id, 'wishlist', 'movie', { page: 1 }),
  );
  const rows = sent.find(({ method }) => method === 'GET');
  const cookie = await sessionCookies(`${marquee.url}/embedded/backend`, anonKey, {
    email: EMAIL,
    password: PASSWORD,
  });
  const pages = [
    { what: 'rows of a wishlist', url: rows?.url ?? '', headers: rows?.headers ?? {} },
    { what: 'the page /wishlist', url: `${marquee.url}/wishlist`, headers: { cookie } },
  ];
  for (const { what, url, headers: own } of pages) {
    const before = await reading(url, own);
    const crowd = autocannon({
      ...{
        url: marquee.url,
        connections: VISITORS,
        duration: SECONDS,
        timeout: 30,
        setupClient: quietClient,
      },
      requests: all.map((dear) => ({
        ...{ method: dear.method, headers, ...(dear.body !== undefined && { body: dear.body }) },
        setupRequest: (request) => ({ ...request, path: addressOf(dear) }),
      })),
    });
    const beside = await reading(url, own);
    const { requests } = await crowd;
    const after = await reading(url, own);
    const calm = Math.min(before.p50, after.p50);
    figures.push({
      what: `${what}, beside ${VISITORS} of these`,
      values: {
        'p50 ms': beside.p50,
        'p99 ms': beside.p99,
        'alone p50 ms': calm,
        times: beside.p50 / calm,
        failed: beside.failed,
        'dear requests/s': requests.average,
      },
    });
  }
  return figures;
}

/**
 * What the dearest requests of visitors cost, and what somebody signed in feels of twenty of them side by side, on each
 * engine.
 */
export async function benchVisitors(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const engine of ['postgres', 'pglite']) {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
    const marquee = await startMarquee({
      RATE_LIMIT: 'off',
      DATABASE_ENGINE: engine,
      DATA_DIR: dataDirectory,
    });
    try {
      const measured = await measure(marquee, dataDirectory);
      figures.push(...measured.map(({ what, values }) => ({ what: `${engine}: ${what}`, values })));
    } finally {
      await marquee.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    }
  }
  return figures;
}
