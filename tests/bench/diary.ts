import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import type { Client } from '../../src/core/backend/client.ts';
import type { Database } from '../../src/core/backend/database.types.ts';
import { loadKeys } from '../../packages/embedded/src/supabase/auth/keys.ts';
import { startMarquee } from '../support/host/marquee.ts';
import { sessionCookies } from '../support/host/session-cookies.ts';
import { fillList, PASSWORD, signUpPerson, type Person } from './people.ts';
import type { Figure } from './table.ts';
import { timePages } from './timed-pages.ts';

const WATCHES = 10_000;
const EPISODES = 10_000;
const SERIES = 200;
const ROWS = { watched: 8000, wishlist: 5000, favorite: 500 };
const RATED = 2000;
const FACTS_A_CALL = 100;
const ROWS_A_CALL = 1000;
const EMAIL = 'diarist@example.org';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const chunks = <Some>(all: readonly Some[], size: number) =>
  upTo(Math.ceil(all.length / size)).map((n) => all.slice((n - 1) * size, n * size));
const dayOf = (n: number) =>
  new Date(Date.UTC(2015, 0, 1) + (n % 4000) * 86_400_000).toISOString().slice(0, 10);

/** Half a star to five. */
const starsOf = (n: number) => (1 + (n % 10)) / 2;

/** The ids of the movies on the first pages of the bundled catalogue: what is recommended for them is known. */
async function cataloguedMovies(url: string): Promise<number[]> {
  const page = await (await fetch(`${url}/movies/popular`)).text();
  return [...page.matchAll(/data-title="movie-(\d+)"/g)].map(([, id]) => Number(id));
}

/** Writes the diary of somebody who has watched a great deal, and what is known of its titles. */
async function fillDiary({ client, id: user_id }: Person, service: Client, liked: number[]): Promise<void> {
  const throwing = async (call: PromiseLike<{ error: unknown }>) => {
    const { error } = await call;
    if (error) throw error as Error;
  };
  const titles = [...liked, ...upTo(ROWS.watched).map((n) => 2_000_000 + n)];
  const watches = upTo(WATCHES).map((n) => {
    const title_id = titles[n % titles.length] ?? n;
    const day = n % 50 ? dayOf(n) : null;
    return { user_id, kind: 'movie', title_id, title: `Film ${title_id}`, day, stars: starsOf(n) };
  });
  for (const rows of chunks(watches, ROWS_A_CALL)) await throwing(client.from('watches').insert(rows));
  const episodes = upTo(EPISODES).map((n) => {
    return { user_id, series_id: 1 + (n % SERIES), season: 1, number: n, day: n % 3 ? dayOf(n) : null };
  });
  for (const rows of chunks(episodes, ROWS_A_CALL)) {
    await throwing(client.from('episode_watches').insert(rows));
  }
  const given = [
    ...upTo(EPISODES).map((n) => ({ series_id: 1 + (n % SERIES), number: n })),
    ...upTo(SERIES).map((n) => ({ series_id: n, number: null })),
  ].map((part, n) => ({ user_id, season: 1, stars: starsOf(n), ...part }));
  for (const rows of chunks(given, ROWS_A_CALL)) await throwing(client.from('part_ratings').insert(rows));
  const facts = titles.map((title_id, n) => ({
    ...{ kind: 'movie', title_id, known: true, name: `Film ${title_id}`, minutes: 60 + (n % 120) },
    ...{
      genre_ids: [n % 19, 19 + (n % 7)],
      genre_names: ['Some', 'Other'],
      countries: ['US', 'FR'],
      language: 'en',
    },
    ...{
      vote: 5 + (n % 40) / 10,
      actor_ids: upTo(10).map((a) => (n * a) % 3000),
      actor_names: upTo(10).map(String),
    },
    ...{ director_ids: [n % 500], director_names: ['Ida'], collection_id: null, collection_name: null },
  }));
  for (const p_facts of chunks(facts, FACTS_A_CALL))
    await throwing(service.rpc('save_title_facts', { p_facts }));
  const rate = (ids: readonly number[], of: (n: number) => number) =>
    throwing(
      // Stars of their watches are there already.
      client.from('movie_ratings').upsert(
        ids.map((movie_id, n) => ({ user_id, movie_id, rating: of(n) })),
        { onConflict: 'user_id,movie_id' },
      ),
    );
  for (const ids of chunks(titles.slice(liked.length, RATED), ROWS_A_CALL))
    await rate(ids, (n) => 1 + (n % 4));
  // What is recommended is told by those rated last.
  await rate(liked, () => 5);
}

/** Home, diary and numbers of somebody with ten thousand watches and as many episodes, all with stars, on either engine. */
export async function benchDiary(): Promise<Figure[]> {
  return [...(await diaryOn('pglite')), ...(await diaryOn('postgres'))];
}

async function diaryOn(engine: string): Promise<Figure[]> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  const settings = { DATA_DIR: dataDirectory, RATE_LIMIT: 'off', DATABASE_ENGINE: engine };
  const marquee = await startMarquee(settings);
  try {
    const { anonKey, secretKey } = await loadKeys(dataDirectory);
    const backend = `${marquee.url}/embedded/backend`;
    const person = await signUpPerson(marquee.url, anonKey, EMAIL);
    const service = createClient<Database>(backend, secretKey, { auth: { persistSession: false } });
    await fillDiary(person, service, await cataloguedMovies(marquee.url));
    // Away from the ids of the catalogue, of which something is to be left to recommend.
    await fillList(person, 'watched', ROWS.watched, 3_000_001);
    await fillList(person, 'wishlist', ROWS.wishlist, 4_000_001);
    await fillList(person, 'favorite', ROWS.favorite, 3_000_001);
    const cookie = await sessionCookies(backend, anonKey, { email: EMAIL, password: PASSWORD });
    const home = await (await fetch(`${marquee.url}/`, { headers: { cookie } })).text();
    const rail = /liked-movie-\d+/.exec(home)?.[0] ?? '';
    const figures = await timePages(marquee, cookie, [
      { path: '/', holds: 'Because you liked' },
      { path: `/partials/home/${rail}`, holds: 'data-title' },
      { path: '/diary', holds: 'diary-month' },
      { path: '/diary?view=list', holds: 'data-watch' },
      { path: '/diary?view=list&page=300', holds: 'data-watch' },
      { path: '/numbers', holds: 'chart-bar' },
      { path: '/numbers/2020', holds: 'chart-bar' },
    ]);
    return figures.map(({ what, values }) => ({ what: `${engine}: ${what}`, values }));
  } finally {
    await marquee.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}
