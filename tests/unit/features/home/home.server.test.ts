import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hideFirstSteps } from '../../../../src/features/home/home.queries.ts';
import { saveHideSeen } from '../../../../src/features/marks/hide-seen.queries.ts';
import { followSeries } from '../../../../src/features/series/following.queries.ts';
import { saveTitleFacts } from '../../../../src/features/numbers/title-facts.queries.ts';
import { factsOf } from '../../../../src/features/numbers/title-facts.ts';
import type { Kind } from '../../../../src/core/title.ts';
import { loadHomeRail, type HomePage } from '../../../../src/features/home/home.server.ts';
import { loadRoot } from '../../../../src/features/home/root.server.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { keepEpisodes, season } from '../../../support/database/series.ts';
import { cookieOf, pageContext, provideServices } from '../../../support/host/page-context.ts';
import { serviceClient } from '../../../support/host/server-jobs.ts';
import { signedInPerson } from '../../../support/host/signed-in-person.ts';
import { catalogueOver } from '../../../support/tmdb/catalogue.ts';
import { movieOf, seriesOf } from '../../../support/tmdb/known-titles.ts';
import { startTmdbServer, type TmdbServer } from '../../../support/tmdb/server.ts';

const backend = await startBackend();
const ada = await signedInPerson(backend, 'Ada');
const cookie = await cookieOf(backend, ada.email);
let tmdb: TmdbServer;
beforeAll(async () => {
  tmdb = await startTmdbServer();
});
afterAll(() => Promise.all([tmdb.close(), backend.close()]));

/** Paths whose responses wait for the end of the test. */
let held: (path: string) => boolean = () => false;
let release = () => {};
/** Requests of this test's catalogue. */
let asked: string[] = [];

beforeEach(async () => {
  const { promise: over, resolve } = Promise.withResolvers<undefined>();
  release = () => resolve(undefined);
  held = () => false;
  tmdb.behave(null);
  const own: string[] = [];
  asked = own;
  const catalogue = catalogueOver(tmdb, {
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      own.push(pathname.replace('/3/', '/'));
      if (held(pathname)) await over;
      return fetch(request);
    },
  });
  provideServices(backend, { catalogue });
  await backend.database.exec(`delete from public.wishlists; delete from public.watched_movies;
    delete from public.followed_series; delete from public.movie_ratings; delete from public.dismissed_titles; delete from private.title_facts;
    delete from public.list_settings; delete from public.home_visits;
    delete from public.service_arrivals; delete from public.my_services;`);
});

async function home(): Promise<HomePage> {
  const root = await loadRoot(pageContext('/', cookie));
  if (root.kind !== 'home') throw new Error(root.kind);
  return root.home;
}
const rail = (page: HomePage, id: string) => page.rails.find(({ head }) => head.id === id);
const idsOf = (page: HomePage, id: string) => {
  const row = rail(page, id)?.row;
  return row?.kind === 'ok' ? row.titles.map((title) => title.id) : [];
};

/** The titles of a rail, in the page or, when refilled, in a later fragment. */
async function idsSoon(page: HomePage, id: string): Promise<number[]> {
  if (rail(page, id)?.row) return idsOf(page, id);
  const late = await loadHomeRail(pageContext('/', cookie), id);
  const row = late.kind === 'ok' ? late.data?.row : undefined;
  return row?.kind === 'ok' ? row.titles.map((title) => title.id) : [];
}

/** The page's leading title. */
const leading = ({ lead }: HomePage) => (lead?.kind === 'title' ? lead.title.id : lead?.series.id);

const day = (days: number) =>
  new Date(backend.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const wish = (movie_id: number, movie_title: string, movie_release_date: string | null) =>
  ada.client.from('wishlists').insert({ user_id: ada.id, movie_id, movie_title, movie_release_date });
const watch = (movie_id: number) =>
  ada.client.from('watched_movies').insert({ user_id: ada.id, movie_id, movie_title: 'Seen' });
const follow = (id: number) => followSeries(ada.client, ada.id, { id, title: `S ${id}`, posterPath: null });
async function rate(movie_id: number, rating: number, title = `Liked ${movie_id}`): Promise<void> {
  await ada.client.from('movie_ratings').insert({ user_id: ada.id, movie_id, rating });
  await saveTitleFacts(serviceClient(backend), [factsOf(movieOf({ id: movie_id, title }))]);
}

describe('the landing page', () => {
  const landing = async () => {
    const root = await loadRoot(pageContext('/', null));
    if (root.kind !== 'landing' || root.landing.kind !== 'ok') throw new Error(root.kind);
    return root.landing;
  };

  test('counts the genres of exactly its shown movies', async () => {
    const { trending, examples } = await landing();
    expect(examples.genres.length).toBeGreaterThan(0);
    for (const { count } of examples.genres) expect(count).toBeLessThanOrEqual(trending.length);
  });

  test('shows its movies though all other catalogue calls fail', async () => {
    tmdb.behave(({ path }) => (path === '/trending/movie/day' ? undefined : 500));
    const { trending, examples } = await landing();
    expect(trending.length).toBeGreaterThan(0);
    expect(examples).toEqual({ watch: null, season: null, genres: [] });
  });

  test('waits only for its movies', async () => {
    held = (path) => !path.endsWith('/trending/movie/day');
    const { trending, examples } = await landing();
    expect(trending.length).toBeGreaterThan(0);
    expect(examples.watch).toBeNull();
    release();
  });
});

describe('the home page', () => {
  test('is ready after one catalogue call, with the user’s data; the rest follows later', async () => {
    await wish(7, 'Wished', day(-5));
    await rate(1001, 5);
    held = (path) => !path.endsWith('/trending/movie/day');
    const page = await home();
    expect(leading(page)).toBe(idsOf(page, 'trending-movies')[0]);
    expect(idsOf(page, 'wishes')).toEqual([7]);
    expect(page.rails.map(({ head, row }) => [head.id, row?.kind ?? 'later'])).toEqual([
      ['wishes', 'ok'],
      ['liked-movie-1001', 'later'],
      ['trending-movies', 'ok'],
      ['trending-series', 'later'],
      ['category-popular', 'later'],
      ['category-top-rated', 'later'],
      ['category-upcoming', 'later'],
    ]);
    release();
  });

  test('starts with a series’ next episode, and shows the others’ below', async () => {
    for (const id of [8, 9]) await keepEpisodes(backend.database, id, season(1, 2));
    for (const id of [8, 9, 10]) await follow(id);
    const page = await home();
    const { lead } = page;
    expect(lead).toMatchObject({ kind: 'episode', series: { next: { season: 1, number: 1 } } });
    expect(page.rails[0]?.head).toMatchObject({ id: 'next', heading: 'Next episodes', more: '/up-next' });
    const below = page.rails[0]?.head.upNext?.map(({ id }) => id) ?? [];
    expect([leading(page), ...below].sort()).toEqual([8, 9]);
  });

  test('has no row of next episodes when its only one leads, despite any catalogue failure', async () => {
    await keepEpisodes(backend.database, 8, season(1, 2));
    await follow(8);
    tmdb.behave(({ path }) => (path === '/tv/8' ? 500 : undefined));
    const page = await home();
    expect(page.lead).toMatchObject({ kind: 'episode', series: { id: 8 }, backdropPath: null });
    expect(rail(page, 'next')).toBeUndefined();
  });

  test('starts with a wished title that arrived on the user’s services', async () => {
    const third = idsOf(await home(), 'trending-movies')[2] ?? 0;
    await wish(third, 'Wished', '1999-03-30');
    await backend.database.exec(`insert into public.my_services (user_id, service_id) values ('${ada.id}', 8);
      insert into public.service_arrivals (user_id, kind, title_id, service_id) values ('${ada.id}', 'movie', ${third}, 8)`);
    const page = await home();
    expect(page.lead).toMatchObject({ kind: 'title', why: 'arrived', title: { id: third } });
  });

  test('hides seen titles once they are many, until the user shows them again', async () => {
    const [first = 0, second] = idsOf(await home(), 'trending-movies');
    await watch(first);
    expect(idsOf(await home(), 'trending-movies')[0]).toBe(first);
    for (let id = 1; id < 50; id += 1) await watch(8_000_000 + id);
    const page = await home();
    expect(page.leavesOut).toBe(true);
    expect((await idsSoon(page, 'trending-movies'))[0]).toBe(second);
    await saveHideSeen(ada.client, ada.id, false);
    const again = await home();
    expect(again.leavesOut).toBe(false);
    expect((await idsSoon(again, 'trending-movies'))[0]).toBe(first);
  });

  test('fills its rails from further pages for users who have seen the first, without empty ones', async () => {
    const results = (page: number) =>
      Array.from({ length: 20 }, (_, at) => ({ id: 20 * page + at, title: `Popular ${20 * page + at}` }));
    tmdb.behave(({ path, query }) => {
      const page = Number(query.get('page') ?? 1);
      const body = { page, total_pages: 12, total_results: 240, results: results(page) };
      if (path === '/movie/popular') return { status: 200, body };
      return path === '/movie/top_rated' ? { status: 200, body: { page: 1, results: [] } } : undefined;
    });
    await saveHideSeen(ada.client, ada.id, true);
    const watchPopular = (movies: number) =>
      backend.database.exec(`insert into public.watched_movies (user_id, movie_id, movie_title)
        select '${ada.id}', 19 + n, 'Seen' from generate_series(1, ${movies}) n on conflict do nothing`);
    await watchPopular(150);
    const popular = await idsSoon(await home(), 'category-popular');
    expect(popular.length).toBeGreaterThanOrEqual(8);
    expect(popular[0]).toBe(170);
    await watchPopular(240);
    expect(await idsSoon(await home(), 'category-popular')).toEqual([]);
    await expect.poll(async () => rail(await home(), 'category-top-rated')).toBeUndefined();
  });

  test('shows the first steps until dismissed, with the completed ones', async () => {
    expect((await home()).steps).toEqual({ services: false, import: false, stars: false, series: false });
    for (const id of [8, 9, 10]) await follow(id);
    await watch(7);
    expect((await home()).steps).toEqual({ services: false, import: false, stars: false, series: true });
    await backend.database.exec(`insert into public.imports (user_id, source, file_name, fingerprint, total)
      values ('${ada.id}', 'letterboxd', 'watched.csv', repeat('a', 64), 1)`);
    expect((await home()).steps).toEqual({ services: false, import: true, stars: false, series: true });
    await hideFirstSteps(ada.client, ada.id);
    expect((await home()).steps).toBeNull();
  });

  test('shows what happened after a week’s absence, for the whole day', async () => {
    await keepEpisodes(backend.database, 8, season(1, 1, day(-3)));
    await follow(8);
    await home();
    const cameOn = (date: string) =>
      backend.database.exec(`update public.home_visits set visited_on = '${date}', before_on = null;
        update public.followed_series set followed_at = '${date}'`);
    await cameOn(day(-6));
    expect((await home()).away).toBeNull();
    await cameOn(day(-8));
    for (let times = 0; times < 2; times += 1)
      expect((await home()).away).toMatchObject({ since: day(-8), episodes: 1, series: 1 });
  });

  test('has no banner when even that call takes too long', async () => {
    held = () => true;
    const page = await home();
    expect(page.lead).toBeNull();
    expect(rail(page, 'trending-movies')?.row).toBeNull();
    release();
  });

  test('requests each rail once, and nothing when cached', async () => {
    await rate(1001, 5);
    const first = await home();
    for (const { head } of first.rails) await loadHomeRail(pageContext('/', cookie), head.id);
    expect(asked.sort()).toEqual([
      '/discover/movie',
      '/movie/1001/recommendations',
      '/movie/popular',
      '/movie/top_rated',
      '/trending/movie/day',
      '/trending/tv/day',
    ]);
    const again = await home();
    for (const { head } of again.rails) expect(await idsSoon(again, head.id)).not.toEqual([]);
    expect(asked).toHaveLength(6);
  });

  test('has no seen or dismissed film as its banner', async () => {
    const [first, second, third] = idsOf(await home(), 'trending-movies');
    await watch(first ?? 0);
    expect(leading(await home())).toBe(second);
    const dismissed = { user_id: ada.id, kind: 'movie' as Kind, title_id: second ?? 0, title: 'No' };
    await ada.client.from('dismissed_titles').insert(dismissed);
    const page = await home();
    expect(leading(page)).toBe(third);
    expect(await idsSoon(page, 'trending-movies')).not.toContain(second);
  });

  test('has no personal rails without data', async () => {
    expect((await home()).rails.map(({ head }) => head.id)).toEqual([
      'trending-movies',
      'trending-series',
      'category-popular',
      'category-top-rated',
      'category-upcoming',
    ]);
  });
});

describe('the wishlist’s rail', () => {
  test('starts with recent releases, then latest wishes, and ends with unreleased ones', async () => {
    await wish(1, 'Old, wished first', '1990-01-01');
    await wish(2, 'Next year', day(300));
    await wish(3, 'Next week', day(7));
    await wish(4, 'Out for two months', day(-60));
    await wish(5, 'Out today', day(0));
    await wish(6, '日付のない映画', null);
    expect(idsOf(await home(), 'wishes')).toEqual([5, 4, 6, 1, 3, 2]);
  });

  test('excludes followed series, which are in Up Next', async () => {
    for (const series_id of [8, 9])
      await ada.client.from('tv_wishlists').insert({ user_id: ada.id, series_id, series_name: 'Wished' });
    await follow(8);
    expect(idsOf(await home(), 'wishes')).toEqual([9]);
    await ada.client.from('tv_wishlists').delete().eq('user_id', ada.id);
  });
});

describe('the rails of liked titles', () => {
  test('are for the three best of the last rated, with at least four stars', async () => {
    for (const [id, stars] of [
      [1001, 4],
      [1002, 5],
      [1003, 3],
      [1004, 5],
      [1005, 4],
    ] as const)
      await rate(id, stars);
    // All recommendations are equal here, so only the first rail would show them.
    held = (path) => path.endsWith('/recommendations');
    const heads = (await home()).rails.filter(({ head }) => head.id.startsWith('liked-'));
    expect(heads.map(({ head }) => head.heading)).toEqual([
      'Because you liked Liked 1004',
      'Because you liked Liked 1002',
      'Because you liked Liked 1005',
    ]);
    release();
  });

  test('exclude seen, dismissed and saved titles', async () => {
    await rate(1001, 5);
    const recommended = async () => {
      const outcome = await loadHomeRail(pageContext('/', cookie), 'liked-movie-1001');
      const row = outcome.kind === 'ok' ? outcome.data?.row : undefined;
      return row?.kind === 'ok' ? row.titles.map(({ id }) => id) : [];
    };
    const [seen, wished, dismissed, ...rest] = await recommended();
    await watch(seen ?? 0);
    await wish(wished ?? 0, 'Wished', null);
    await ada.client
      .from('dismissed_titles')
      .insert({ user_id: ada.id, kind: 'movie', title_id: dismissed ?? 0, title: 'No' });
    expect(await recommended()).toEqual(rest);
  });

  test('have no duplicates, for any similar films', async () => {
    await rate(1001, 4);
    await rate(1002, 5);
    const answer = await fetch(`${tmdb.url}/movie/1001/recommendations`);
    const { results } = (await answer.json()) as { results: { id: number }[] };
    const ids = results.map(({ id }) => id);
    tmdb.behave(({ path }) => {
      if (path === '/movie/1002/recommendations')
        return { status: 200, body: { results: results.slice(0, 8) } };
      return path === '/movie/1001/recommendations'
        ? { status: 200, body: { results: results.slice(3, 14) } }
        : undefined;
    });
    const titlesOf = async (id: string) => {
      const outcome = await loadHomeRail(pageContext('/', cookie), id);
      const row = outcome.kind === 'ok' ? outcome.data?.row : undefined;
      return row?.kind === 'ok' ? row.titles.map((title) => title.id) : [];
    };
    expect(await titlesOf('liked-movie-1002')).toEqual(ids.slice(0, 8));
    expect(await titlesOf('liked-movie-1001')).toEqual(ids.slice(8, 14));
  });

  test('are missing with too few titles, a failing catalogue, or no likes', async () => {
    await rate(1001, 5);
    tmdb.behave(({ path }) =>
      path.endsWith('/recommendations') ? { status: 200, body: { results: [] } } : undefined,
    );
    await home();
    const empty = await loadHomeRail(pageContext('/', cookie), 'liked-movie-1001');
    expect(empty).toMatchObject({ kind: 'ok', data: { row: { kind: 'ok', titles: [] } } });
    expect(rail(await home(), 'liked-movie-1001')).toBeUndefined();
    expect(await loadHomeRail(pageContext('/', cookie), 'liked-movie-1002')).toEqual({
      kind: 'ok',
      data: null,
    });
    expect(await loadHomeRail(pageContext('/', cookie), 'nothing')).toEqual({ kind: 'ok', data: null });
    expect(await loadHomeRail(pageContext('/', null), 'category-popular')).toEqual({ kind: 'signedOut' });
  });

  test('include series', async () => {
    const [series = 0] = idsOf(await home(), 'trending-series');
    await ada.client.from('series_ratings').insert({ user_id: ada.id, series_id: series, rating: 5 });
    await saveTitleFacts(serviceClient(backend), [factsOf(seriesOf({ id: series, title: 'مسلسل' }))]);
    expect((await home()).rails.map(({ head }) => head.heading)).toContain('Because you liked مسلسل');
    await ada.client.from('series_ratings').delete().eq('user_id', ada.id);
  });
});
