import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { loadFeedback } from '../../src/features/admin/admin.queries.ts';
import type { Client } from '../../src/core/backend/client.ts';
import type { Database } from '../../src/core/backend/database.types.ts';
import type { FeedbackQuery } from '../../src/features/admin/admin.ts';
import { loadKeys } from '../../packages/embedded/src/supabase/auth/keys.ts';
import type { Database as Engine } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openDirectory } from '../../packages/embedded/src/supabase/database/open-directory.ts';
import { startMarquee } from '../support/host/marquee.ts';
import { cookieOf } from '../support/host/page-context.ts';
import { PASSWORD } from '../support/database/people.ts';
import { signUpPerson } from './people.ts';
import { quantile, type Figure } from './table.ts';

const ADMIN = 'admin@example.org';
const PEOPLE = 2000;
const REPEATS = 20;

/** 100,000 reviews and as many ratings of 500 movies and 500 series, spread over two years. */
async function fillOpinions(database: Engine): Promise<void> {
  await database.exec(`
    insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data, created_at)
    select gen_random_uuid(), 'authenticated', 'authenticated', 'person' || n || '@example.org', now(),
      jsonb_build_object('full_name', 'Person ' || n), now()
    from generate_series(1, ${PEOPLE}) as n;
    create temporary table people as
      select id, row_number() over (order by email) - 1 as n from public.profiles where email like 'person%';
    create temporary table opinions as
      select p.id as user_id, t.n + 1 as title_id, 1 + (p.n * 7 + t.n * 3) % 5 as rating,
        now() - interval '1 minute' * ((p.n * 521 + t.n * 9973) % 1051200) as created_at,
        'Review ' || p.n || ' of ' || t.n || ': ' || (array['a harbour in winter', 'loud and long',
          'I laughed and cried', 'the lantern scene alone', 'not for me'])[1 + (p.n + t.n) % 5] as review
      from people p cross join lateral (
        select (p.n * 25 + k) % 500 as n from generate_series(0, 24) as k
      ) t;
    insert into public.movie_reviews (user_id, movie_id, review, created_at)
      select user_id, title_id, review, created_at from opinions;
    insert into public.series_reviews (user_id, series_id, review, created_at)
      select user_id, title_id, review, created_at - interval '7 minutes' from opinions;
    insert into public.movie_ratings (user_id, movie_id, rating, created_at)
      select user_id, title_id, rating, created_at - interval '1 minute' from opinions;
    insert into public.series_ratings (user_id, series_id, rating, created_at)
      select user_id, title_id, rating, created_at - interval '8 minutes' from opinions;
    drop table people, opinions;
    analyze;
  `);
}

const VIEWS: [string, string, FeedbackQuery][] = [
  ['newest', '', {}],
  ['page 100', '?page=100', { page: 100 }],
  ['last page that can be asked for', '?page=5001', { page: 5001 }],
  ['worst ratings', '?sort=rating-asc', { sort: 'rating', ascending: true }],
  ['by person', '?sort=person-asc', { sort: 'person', ascending: true }],
  ['by title', '?sort=title-asc', { sort: 'title', ascending: true }],
  ['by kind', '?sort=kind-asc', { sort: 'kind', ascending: true }],
  [
    'reviews of movies with 5 stars',
    '?kind=movie&type=review&rating=5',
    { kind: 'movie', type: 'review', rating: 5 },
  ],
  ['a week', '?from=2026-05-01&to=2026-05-07', { from: '2026-05-01', to: '2026-05-07' }],
  ['search for a text of many', '?q=harbour', { search: 'harbour' }],
  ['search for one person', '?q=person1234%40', { search: 'person1234@' }],
  ['search for nothing there is', '?q=zeppelin', { search: 'zeppelin' }],
];

async function timed(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const times: number[] = [];
  for (let round = -2; round < REPEATS; round += 1) {
    const started = performance.now();
    await work();
    if (round >= 0) times.push(performance.now() - started);
  }
  return { 'p50 ms': quantile(times, 0.5), 'p95 ms': quantile(times, 0.95) };
}

/** The pages of an admin with 100,000 reviews and as many ratings on PGlite, asked for one after another. */
export async function benchAdmin(): Promise<Figure[]> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  try {
    const first = await startMarquee({ RATE_LIMIT: 'off', DATA_DIR: dataDirectory });
    const { anonKey } = await loadKeys(dataDirectory);
    await signUpPerson(first.url, anonKey, ADMIN);
    await first.stop();
    const database = await openDirectory(dataDirectory);
    await database.query('select public.grant_admin($1)', [ADMIN]);
    await fillOpinions(database);
    await database.close();
    return await measure(dataDirectory, anonKey);
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

async function measure(dataDirectory: string, anonKey: string): Promise<Figure[]> {
  const marquee = await startMarquee({ RATE_LIMIT: 'off', DATA_DIR: dataDirectory });
  try {
    const url = `${marquee.url}/embedded/backend`;
    const cookie = await cookieOf({ url, keys: { anonKey } }, ADMIN);
    const client = await adminClient(url, anonKey);
    const get = async (path: string) => {
      const response = await fetch(marquee.url + path, { headers: { cookie } });
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
      return response.text();
    };
    const figures: Figure[] = [];
    for (const [what, parameters, query] of VIEWS) {
      const rpc = await timed(() => loadFeedback(client, query));
      const page = await timed(() => get(`/admin/feedback${parameters}`));
      figures.push({
        what: `table: ${what}`,
        values: { ...page, 'query p50 ms': rpc['p50 ms'] ?? NaN, 'query p95 ms': rpc['p95 ms'] ?? NaN },
      });
    }
    for (const path of ['/admin', '/admin/reports', '/admin/log', '/admin/operations']) {
      figures.push({ what: path, values: await timed(() => get(path)) });
    }
    const started = performance.now();
    const csv = await get('/admin/feedback.csv');
    const values = { seconds: (performance.now() - started) / 1000, MB: csv.length / 1e6 };
    return [...figures, { what: 'CSV of 50,000 rows', values }];
  } finally {
    await marquee.stop();
  }
}

async function adminClient(url: string, anonKey: string): Promise<Client> {
  const client = createClient<Database>(url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword({ email: ADMIN, password: PASSWORD });
  if (error) throw error;
  return client;
}
