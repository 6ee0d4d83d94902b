import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { watchMeta } from '../../../../src/features/watch/watch-meta.view.ts';
import { shownOffers } from '../../../../src/features/watch/shown-offers.view.ts';
import type { Kind } from '../../../../src/core/title.ts';
import { loadOffers, loadWatchPage } from '../../../../src/features/watch/watch.server.ts';
import type { BackendServer } from '../../../support/backend/backend-server.ts';
import { provideServices } from '../../../support/host/page-context.ts';
import { catalogueOver, TODAY } from '../../../support/tmdb/catalogue.ts';
import { service } from '../../../support/tmdb/offers.ts';
import { startTmdbServer, type TmdbServer } from '../../../support/tmdb/server.ts';

let server: TmdbServer;
beforeAll(async () => {
  server = await startTmdbServer({ today: TODAY });
});
beforeEach(() => {
  server.behave(null);
  server.calls.length = 0;
  // These pages do not use the backend.
  const backend = { now: () => new Date(`${TODAY}T12:00:00Z`), keys: {} } as BackendServer;
  provideServices(backend, { catalogue: catalogueOver(server) });
});
afterAll(() => server.close());

const request = (kind: Kind, segment: string, text = '') => ({
  kind,
  segment,
  parameters: new URLSearchParams(text),
  requestId: 'one',
});
const paths = () => server.calls.map(({ path }) => path);

async function page(segment: string, text = '', kind: Kind = 'movie') {
  const found = await loadWatchPage(request(kind, segment, text));
  if (found.kind !== 'ok') throw new Error(found.kind);
  return found;
}

describe('a title’s page of offers', () => {
  test('has the default region at its plain address, and others at theirs', async () => {
    expect(await page('1001')).toMatchObject({ region: 'US', isDefault: true, path: '/movie/1001/watch' });
    expect(await page('1001', 'region=us')).toMatchObject({ path: '/movie/1001/watch' });
    expect(await page('1001', 'region=de&page=2')).toMatchObject({ path: '/movie/1001/watch?region=DE' });
    expect(await page('1001', 'region=Nowhere', 'tv')).toMatchObject({ path: '/tv/1001/watch' });
  });

  test('costs one call for the title with all regions, and one for the choice', async () => {
    await page('1001');
    await page('1001', 'region=DE');
    await page('1001', 'region=FR');
    expect(paths().sort()).toEqual(['/movie/1001', '/watch/providers/regions']);
  });

  test('offers the shown region even without offers there', async () => {
    const { regions, offers } = await page('1001', 'region=FR');
    expect(regions.map(({ code }) => code)).toEqual(['FR', 'DE', 'GG', 'US']);
    expect(offers).toMatchObject({ region: 'FR', included: [], buy: [] });
  });

  test('is shown without failing offers or choice, uncached', async () => {
    server.behave(({ path, query }) =>
      path.includes('/watch/') || query.has('append_to_response') ? { status: 500, body: {} } : undefined,
    );
    expect(await page('1001', 'region=DE')).toMatchObject({ offers: null, incomplete: true });
  });

  test.each([
    ['999999', 'notFound'],
    ['99999999999', 'notFound'],
    ['x', 'invalid'],
    // A title for adults.
    ['1061', 'notFound'],
  ])('of %s is %s', async (segment, kind) => {
    expect((await loadWatchPage(request('movie', segment))).kind).toBe(kind);
    expect((await loadOffers(request('movie', segment, 'region=DE'))).kind).toBe(kind);
  });
});

describe('the fragment for another region', () => {
  test('redirects to its one address', async () => {
    expect(await loadOffers(request('movie', '1001', 'region=DE'))).toMatchObject({
      kind: 'ok',
      path: '/partials/watch/movie/1001?region=DE',
      offers: { region: 'DE' },
    });
    expect(await loadOffers(request('movie', '1001', 'region=US'))).toMatchObject({
      path: '/partials/watch/movie/1001',
    });
  });

  test('fails when offers fail, so that the page keeps its own', async () => {
    server.behave(({ path, query }) =>
      path.includes('/watch/') || query.has('append_to_response') ? { status: 500, body: {} } : undefined,
    );
    expect(await loadOffers(request('movie', '1001', 'region=DE'))).toMatchObject({ kind: 'error' });
  });
});

describe('the structured data', () => {
  test('has the default region’s offers, and their kinds', async () => {
    const meta = watchMeta(await page('1001'));
    expect(meta).toMatchObject({ canonical: '/movie/1001/watch', noindex: false });
    expect(meta.description).toMatch(
      /^Where to watch .+ in the United States: included with Third Bell, Harbour Plus; free on Nine and a Half/,
    );
    const [movie] = meta.structured ?? [];
    expect(movie).toMatchObject({ '@type': 'Movie' });
    expect(movie?.['potentialAction']).toContainEqual(
      expect.objectContaining({
        '@type': 'WatchAction',
        actionAccessibilityRequirement: expect.objectContaining({ category: 'rental' }) as unknown,
      }),
    );
  });

  test('omits other regions, and titles without offers', async () => {
    expect(watchMeta(await page('1001', 'region=DE'))).toMatchObject({
      canonical: '/movie/1001/watch?region=DE',
      noindex: true,
    });
    expect(watchMeta(await page('1002')).noindex).toBe(true);
  });

  test('omits invented services', async () => {
    const offers = { flatrate: [service(900_001, 'Invented', 1)] };
    server.behave(({ path }) =>
      path === '/movie/5'
        ? { status: 200, body: { id: 5, title: 'Five', 'watch/providers': { results: { US: offers } } } }
        : undefined,
    );
    const meta = watchMeta(await page('5'));
    expect(meta.structured?.map((object) => object['@type'])).toEqual(['BreadcrumbList']);
  });
});

test('Shows a few services of each kind on a title’s page and counts the others', async () => {
  const many = Array.from({ length: 20 }, (_, index) => service(index + 1, `S${index}`, index));
  server.behave(() => ({
    status: 200,
    body: { id: 5, results: { US: { flatrate: many, rent: many.slice(0, 1) } } },
  }));
  const offers = await catalogueOver(server).offers('movie', 5, 'US');
  const shown = offers && shownOffers(offers);
  expect(shown?.kinds.map(({ kind }) => kind)).toEqual(['included', 'rent']);
  expect(shown?.kinds[0]?.services.map(({ name }) => name)).toEqual(['S0', 'S1', 'S2', 'S3']);
  expect(shown?.more).toBe(16);
});
