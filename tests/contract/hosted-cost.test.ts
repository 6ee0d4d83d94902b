import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveTitleFacts } from '../../src/features/numbers/title-facts.queries.ts';
import { saveOwnRegion } from '../../src/features/watch/regions.queries.ts';
import { tickService } from '../../src/features/watch/my-services.queries.ts';
import { followSeries } from '../../src/features/series/following.queries.ts';
import { addDays, today } from '../../src/core/dates.ts';
import { factsOf } from '../../src/features/numbers/title-facts.ts';
import { loadDiary } from '../../src/features/diary/diary.server.ts';
import { loadMovie, loadSeries } from '../../src/features/title/title-details.server.ts';
import type { HomePage } from '../../src/features/home/home.server.ts';
import { loadRoot } from '../../src/features/home/root.server.ts';
import { loadSavedTitles } from '../../src/features/saved/saved-titles.server.ts';
import { services, type Services } from '../../src/server/services.ts';
import { viewerOf } from '../../src/server/viewer.ts';
import { tokenReader } from '../../src/server/token-reader.ts';
import { startBackend } from '../support/backend/backend-server.ts';
import { startHostedProject } from '../support/backend/hosted-project.ts';
import { askedOf } from '../support/backend/in-a-row.ts';
import { keepEpisodes, season } from '../support/database/series.ts';
import { cookieOf, pageContext, provideServices } from '../support/host/page-context.ts';
import { serviceClient } from '../support/host/server-jobs.ts';
import { signedInPerson } from '../support/host/signed-in-person.ts';
import { movieOf } from '../support/tmdb/known-titles.ts';

/** How far the project is away: longer than anything a page computes between two calls. */
const LATENCY_MS = 200;

const server = await startBackend();
const project = await startHostedProject(server.url);
afterAll(async () => {
  await project.close();
  await server.close();
});
const ada = await signedInPerson(server, 'Ada');
const own = { user_id: ada.id };
const day = today(() => server.now());
let cookie = '';
/** A movie that is still to come, whose page goes by the reader's region; and today's trending movies. */
let awaited = 0;
let trending: number[] = [];

beforeAll(async () => {
  const readToken = tokenReader(`${project.url}/auth/v1/.well-known/jwks.json`, () => server.now());
  const jobs = { sendsReminders: false } as Services['jobs'];
  provideServices(server, { jobs, backend: { url: project.url, readToken } });
  cookie = await cookieOf({ url: project.url, keys: server.keys }, ada.email);
  const { catalogue } = await services();
  awaited = (await catalogue.movieList('upcoming', { page: 1 })).results[0]?.id ?? 0;
  trending = (await catalogue.trending('movie', 'day', { page: 1 })).results.map(({ id }) => id);
  const { client } = ada;
  await saveOwnRegion(client, ada.id, 'DE');
  await tickService(client, ada.id, 8);
  const ids = Array.from({ length: 60 }, (_, at) => 7_000_000 + at);
  for (const table of ['wishlists', 'watched_movies'] as const)
    await client.from(table).insert(ids.map((movie_id) => ({ ...own, movie_id, movie_title: 'Saved' })));
  for (const movie_id of [7_000_001, 7_000_002, 7_000_003, 7_000_004, 7_000_005])
    await client.from('movie_ratings').insert({ ...own, movie_id, rating: 5 });
  await saveTitleFacts(serviceClient(server), [factsOf(movieOf({ id: 7_000_001, title: 'Liked' }))]);
  await client.from('home_visits').insert({ ...own, visited_on: addDays(day, -10) });
  project.delay(LATENCY_MS);
});

async function home(): Promise<HomePage> {
  const root = await loadRoot(pageContext('/', cookie));
  if (root.kind !== 'home') throw new Error(root.kind);
  return root.home;
}

/** What a page asks the project once the keys and the catalogue's answers are at hand. */
async function asked(page: () => Promise<unknown>) {
  await page();
  return askedOf(project, page);
}

/** Follows a series with an episode to watch, so that home opens with it. */
async function followWithEpisode(): Promise<void> {
  await keepEpisodes(server.database, 8, season(1, 2, addDays(day, -3)));
  await followSeries(ada.client, ada.id, { id: 8, title: 'Followed', posterPath: null });
}

test('Waits on the home page for at most two calls in a row, with missed episodes and a leading movie', async () => {
  expect((await home()).lead).toMatchObject({ why: 'trending', title: { id: trending[0] } });
  const { calls, row } = await asked(home);
  expect(calls).toBeGreaterThan(10);
  expect(row).toBeLessThanOrEqual(2);
});

test('Waits no longer on the home page when the user has seen all of the first trending page', async () => {
  await ada.client
    .from('watched_movies')
    .insert(trending.map((movie_id) => ({ ...own, movie_id, movie_title: 'Seen' })));
  const { lead } = await home();
  expect(lead).toMatchObject({ why: 'trending' });
  expect(trending).not.toContain(lead?.kind === 'title' && lead.title.id);
  expect((await asked(home)).row).toBeLessThanOrEqual(2);
  await ada.client.from('watched_movies').delete().in('movie_id', trending);
});

test('Waits no longer on the home page when a series leads', async () => {
  await followWithEpisode();
  expect(await home()).toMatchObject({ lead: { kind: 'episode' }, away: { episodes: 2 } });
  expect((await asked(home)).row).toBeLessThanOrEqual(2);
});

test.each(['/wishlist', '/wishlist?q=saved', '/wishlist?services=mine', '/wishlist?tab=tv'])(
  'Waits on %s for at most two calls in a row',
  async (path) => {
    const page = () => loadSavedTitles(pageContext(path, cookie), 'wishlist');
    expect(await page()).toMatchObject({ kind: 'ok' });
    expect((await asked(page)).row).toBeLessThanOrEqual(2);
  },
);

test.each(['/diary', '/diary?view=list'])('Waits on %s for at most two calls in a row', async (path) => {
  const page = () => loadDiary(pageContext(path, cookie));
  expect(await page()).toMatchObject({ kind: 'ok' });
  expect((await asked(page)).row).toBeLessThanOrEqual(2);
});

test('Waits on a title for at most two calls in a row, before and after its release', async () => {
  const request = (path: string) => ({
    requestId: 'test',
    parameters: new URLSearchParams(),
    viewer: viewerOf(pageContext(path, cookie)),
  });
  const pages = [
    () => loadMovie(String(awaited), request(`/movie/${awaited}`)),
    () => loadMovie(String(trending[0]), request(`/movie/${trending[0]}`)),
    () => loadSeries('456', request('/tv/456')),
  ];
  for (const page of pages) {
    expect(await page()).toMatchObject({ kind: 'ok' });
    expect((await asked(page)).row).toBeLessThanOrEqual(2);
  }
});
