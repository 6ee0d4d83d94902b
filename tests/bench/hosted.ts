import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { tickService } from '../../src/features/watch/my-services.queries.ts';
import { setRating } from '../../src/features/reviews/ratings.queries.ts';
import { addDays, today } from '../../src/core/dates.ts';
import { loadKeys } from '../../packages/embedded/src/supabase/auth/keys.ts';
import { startHostedProject, type HostedProject } from '../support/backend/hosted-project.ts';
import { askedOf } from '../support/backend/in-a-row.ts';
import { startMarquee, type Marquee } from '../support/host/marquee.ts';
import { sessionCookies } from '../support/host/session-cookies.ts';
import { benchBrowser } from './site.ts';
import { fillList, fillWatches, PASSWORD, signUpPerson, type Person } from './people.ts';
import { quantile, type Figure } from './table.ts';

const LATENCY_MS = 40;
const TIMES = 15;
const EMAIL = 'hosted@example.org';
const JOBS_TOKEN = 'bench-of-a-hosted-project';

/** Pages of somebody signed in; home last as somebody sees it who was away for ten days. */
const PAGES = [
  '/',
  '/wishlist',
  '/wishlist?services=mine',
  '/diary',
  '/up-next',
  '/calendar',
  '/numbers',
  '/lists',
  '/notices',
  '/profile',
  '/for-you',
  '/movies/popular',
];

/** What a page of the server's takes, and what it asks the project for. */
async function serverFigures(marquee: Marquee, project: HostedProject, path: string, cookie: string) {
  const times: number[] = [];
  const ask = async () => {
    const began = performance.now();
    const answer = await fetch(marquee.url + path, { headers: { cookie } });
    await answer.text();
    times.push(performance.now() - began);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  };
  await ask();
  times.length = 0;
  let rows = 0;
  for (let n = 0; n < TIMES; n += 1) rows = Math.max(rows, (await askedOf(project, ask)).row);
  const names = project.calls.map(({ what }) => what.split('/').at(-1));
  process.stderr.write(`${path}: ${names.join(', ')}\n`);
  return {
    calls: String(names.length),
    'in a row': String(rows),
    'p50 ms': quantile(times, 0.5),
    'p95 ms': quantile(times, 0.95),
  };
}

/** What the page's scripts ask the project for by themselves once it is there. */
async function browserFigures(context: BrowserContext, project: HostedProject, url: string) {
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(project.url) && request.method() !== 'OPTIONS') {
      asked.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
    }
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  process.stderr.write(`  browser: ${asked.join(', ')}\n`);
  return { 'by its scripts': String(asked.length) };
}

/** Somebody with lists, a diary, a service, and a movie they liked. */
async function furnish({ client, id }: Person, liked: number): Promise<void> {
  await fillList({ client, id } as Person, 'wishlist', 60);
  await fillWatches({ client, id } as Person, 1000);
  await tickService(client, id, 8);
  await setRating(client, id, { kind: 'movie', id: liked }, 5);
}

async function stayedAway({ client, id }: Person): Promise<void> {
  const day = today(() => new Date());
  const row = { visited_on: day, before_on: addDays(day, -10) };
  const { error } = await client.from('home_visits').update(row).eq('user_id', id);
  if (error) throw error;
}

const idsOn = async (url: string, kind: string) =>
  [...(await (await fetch(url)).text()).matchAll(new RegExp(`data-title="${kind}-(\\d+)"`, 'g'))].map(
    ([, id]) => Number(id),
  );

async function measure(marquee: Marquee, project: HostedProject, anonKey: string, person: Person) {
  const [movie] = await idsOn(`${marquee.url}/movies/popular`, 'movie');
  const [awaited] = await idsOn(`${marquee.url}/movies/upcoming`, 'movie');
  const [series] = await idsOn(`${marquee.url}/tv-series/popular`, 'tv');
  const headers = { authorization: `Bearer ${JOBS_TOKEN}` };
  await fetch(`${marquee.url}/api/jobs/fill-facts`, { method: 'POST', headers });
  const cookie = await sessionCookies(project.url, anonKey, { email: EMAIL, password: PASSWORD });
  project.delay(LATENCY_MS);
  const browser = await benchBrowser();
  const context = await browser.newContext();
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      return { name, value, url: marquee.url };
    }),
  );
  const figures: Figure[] = [];
  const add = async (path: string, what = path) => {
    const served = await serverFigures(marquee, project, path, cookie);
    const scripts = await browserFigures(context, project, marquee.url + path);
    figures.push({ what, values: { ...served, ...scripts } });
  };
  for (const path of PAGES) await add(path);
  await add(`/movie/${movie}`, 'a movie');
  await add(`/movie/${awaited}`, 'a movie to come');
  await add(`/tv/${series}`, 'a series');
  await stayedAway(person);
  await add('/', '/ after ten days');
  await browser.close();
  return figures;
}

/**
 * What pages of somebody signed in ask a hosted project for, each call 40 ms away, and what they take. The project is an
 * embedded backend behind a gateway that signs as Supabase does.
 */
export async function benchHosted(): Promise<Figure[]> {
  const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'marquee-bench-')));
  const [DATA_DIR = '', beside = ''] = folders;
  const backend = await startMarquee({ DATA_DIR, RATE_LIMIT: 'off', JOBS: 'off' });
  const { anonKey, secretKey } = await loadKeys(DATA_DIR);
  const project = await startHostedProject(`${backend.url}/embedded/backend`);
  const marquee = await startMarquee({
    ...{ DATA_DIR: beside, RATE_LIMIT: 'off', JOBS: 'off', JOBS_TOKEN },
    ...{ SUPABASE_URL: project.url, SUPABASE_ANON_KEY: anonKey, SUPABASE_SECRET_KEY: secretKey },
  });
  try {
    const person = await signUpPerson(backend.url, anonKey, EMAIL);
    const [liked = 0] = await idsOn(`${backend.url}/movies/popular`, 'movie');
    await furnish(person, liked);
    return await measure(marquee, project, anonKey, person);
  } finally {
    await Promise.all([marquee.stop(), backend.stop()]);
    await project.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}
