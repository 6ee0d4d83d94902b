import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { addToList } from '../../../../src/features/marks/list-entries.queries.ts';
import { saveOwnRegion } from '../../../../src/features/watch/regions.queries.ts';
import { ownLimits } from '../../../../src/contract/limits.ts';
import {
  type IncludedAnswer,
  type LookedUpAnswer,
  offersPath,
} from '../../../../src/features/watch/offers-asked.ts';
import type { TitleId } from '../../../../src/core/title.ts';
import { answerIncluded, answerLookUp } from '../../../../src/features/watch/offers.api.server.ts';
import { createOfferService } from '../../../../src/server/offer-service.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { look } from '../../../../packages/embedded/tests/support/persona.ts';
import { cookieOf, pageContext, provideServices } from '../../../support/host/page-context.ts';
import { serviceClient, SILENT } from '../../../support/host/server-jobs.ts';
import { signedInPerson, type SignedInPerson } from '../../../support/host/signed-in-person.ts';
import { catalogueOver, TODAY } from '../../../support/tmdb/catalogue.ts';
import { startTmdbServer } from '../../../support/tmdb/server.ts';

const tmdb = await startTmdbServer({ today: TODAY });
const server = await startBackend();
afterAll(() => Promise.all([tmdb.close(), server.close()]));

let ada: SignedInPerson;
let cookie: string;
beforeEach(async () => {
  tmdb.behave(null);
  tmdb.calls.length = 0;
  await server.database.exec('delete from public.title_offers');
  const catalogue = catalogueOver(tmdb);
  // The database decides with its own clock what is outdated.
  catalogue.pass({ seconds: Math.round((server.now().getTime() - Date.parse(`${TODAY}T12:00:00Z`)) / 1000) });
  const setting = {
    catalogue,
    client: serviceClient(server),
    config: { region: 'US' },
    clock: () => server.now(),
  };
  provideServices(server, {
    catalogue,
    offers: createOfferService({ ...setting, log: SILENT, shared: { limits: (name) => ownLimits(name, 3) } }),
  });
  ada = await signedInPerson(server, 'Ada');
  cookie = await cookieOf(server, ada.email);
});

const movie = (id: number): TitleId => ({ kind: 'movie', id });

async function ask(titles: TitleId[], region: string | null = null, as: string | null = cookie) {
  const context = pageContext(offersPath(titles, region), as);
  const response = await answerIncluded(context, context.url);
  return { status: response.status, body: (await response.json()) as IncludedAnswer, response };
}

async function lookUp(body: unknown) {
  const context = pageContext('/api/offers', cookie);
  const headers = { cookie, 'content-type': 'application/json' };
  const request = new Request(context.url, { method: 'POST', headers, body: JSON.stringify(body) });
  const response = await answerLookUp({ ...context, request });
  return { status: response.status, body: (await response.json()) as LookedUpAnswer };
}

const wish = (id: number) =>
  addToList(ada.client, ada.id, 'wishlist', {
    ...{ kind: 'movie', id, title: `Movie ${id}`, posterPath: null, date: null, voteAverage: null },
  } as const);
const keptOffers = () =>
  look(server.database, 'select title_id, region, included, free from public.title_offers');

describe('included titles', () => {
  test('are returned by id for the requested region, without paid offers, to their user only', async () => {
    const { status, body, response } = await ask([movie(1001), movie(1002)], 'us');
    expect(status).toBe(200);
    expect(body).toEqual({ region: 'US', included: { 'movie-1001': [802, 801, 803], 'movie-1002': [] } });
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  test('are for the user’s own region by default', async () => {
    await saveOwnRegion(ada.client, ada.id, 'DE');
    expect((await ask([movie(1001)])).body.region).toBe('DE');
  });

  test('cost one call of the movie database for each title, once a day', async () => {
    const titles = Array.from({ length: 40 }, (_, at) => movie(at + 1));
    await Promise.all([ask(titles), ask(titles, 'DE')]);
    expect(tmdb.calls).toHaveLength(40);
    await ask(titles);
    expect(tmdb.calls).toHaveLength(40);
  });

  test('omit failed ones, and still answer', async () => {
    tmdb.behave(({ path }) =>
      path.startsWith('/movie/1001')
        ? { status: 500, body: {} }
        : { status: 200, body: { id: 1002, results: {} } },
    );
    expect((await ask([movie(1001), movie(1002)])).body.included).toEqual({ 'movie-1002': [] });
  });

  test.each([
    ['none', '/api/offers'],
    ['nonsense', '/api/offers?titles=movie-1.song-2'],
    [
      'forty-one',
      offersPath(
        Array.from({ length: 41 }, (_, at) => movie(at + 1)),
        null,
      ),
    ],
  ])('are refused for %s', async (_what, path) => {
    const context = pageContext(path, cookie);
    expect((await answerIncluded(context, context.url)).status).toBe(400);
    expect(tmdb.calls).toEqual([]);
  });

  test('require signing in, with a rate limit for each user', async () => {
    expect((await ask([movie(1)], null, null)).status).toBe(401);
    for (let times = 0; times < 3; times++) expect((await ask([movie(1)])).status).toBe(200);
    const refused = await ask([movie(1)]);
    expect(refused.status).toBe(429);
    expect(Number(refused.response.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  test('are stored for saved titles', async () => {
    await wish(1001);
    await ask([movie(1001), movie(1002)], 'US');
    expect(await keptOffers()).toEqual([{ title_id: 1001, region: 'US', included: [802, 801], free: [803] }]);
  });
});

describe('checking a list', () => {
  test('fetches unknown offers, and returns how many are left', async () => {
    for (const id of [1001, 1002, 7]) await wish(id);
    await ask([movie(1002)], 'US');
    expect(await lookUp({ list: 'wishlist', kind: 'movie' })).toEqual({
      status: 200,
      body: { found: 2, left: 0 },
    });
    expect(await lookUp({ list: 'wishlist', kind: 'movie' })).toMatchObject({ body: { found: 0, left: 0 } });
  });

  test('skips titles the movie database does not answer', async () => {
    await wish(1001);
    tmdb.behave(() => ({ status: 500, body: {} }));
    expect(await lookUp({ list: 'wishlist', kind: 'movie' })).toMatchObject({ body: { found: 0, left: 1 } });
  });

  test('refuses unknown lists', async () => {
    expect((await lookUp({ list: 'favorite', kind: 'movie' })).status).toBe(400);
    expect((await lookUp(null)).status).toBe(400);
  });
});
