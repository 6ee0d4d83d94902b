import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MOST } from '../../../../src/core/bounds.ts';
import { hasOffers, includedOn, type Offers } from '../../../../src/core/offers.ts';
import { catalogueOver, failureOf, TODAY } from '../../../support/tmdb/catalogue.ts';
import { service } from '../../../support/tmdb/offers.ts';
import { startTmdbServer, type TmdbServer } from '../../../support/tmdb/server.ts';

let server: TmdbServer;
beforeAll(async () => {
  server = await startTmdbServer({ today: TODAY });
});
beforeEach(() => {
  server.behave(null);
  server.calls.length = 0;
});
afterAll(() => server.close());

const paths = () => server.calls.map(({ path }) => path);
const names = (offers: Offers | null, kind: 'included' | 'free' | 'rent' | 'buy') =>
  offers?.[kind].map(({ name }) => name);

/** The offers read from an answer with these countries. */
async function read(results: unknown, region = 'US') {
  server.behave(() => ({ status: 200, body: { id: 5, results } }));
  return catalogueOver(server).offers('movie', 5, region);
}

describe('a title’s offers', () => {
  test('are grouped by kind, in the country’s order, with the day of the request', async () => {
    const offers = await catalogueOver(server).offers('movie', 1001, 'US');
    expect(offers).toEqual({
      region: 'US',
      checkedOn: TODAY,
      checkedAt: `${TODAY}T12:00:00.000Z`,
      link: 'https://catalogue.example/movie/1001/watch?locale=US',
      included: [
        { id: 802, name: 'Third Bell', logoPath: '/logo-802.jpg' },
        { id: 801, name: 'Harbour Plus', logoPath: '/logo-801.jpg' },
      ],
      free: [{ id: 803, name: 'Nine and a Half', logoPath: '/logo-803.jpg' }],
      rent: [{ id: 804, name: 'The Film Shed', logoPath: '/logo-804.jpg' }],
      buy: [],
    });
    expect(offers && includedOn(offers)).toEqual([802, 801, 803]);
  });

  test('are requested once for all countries, and again after a day', async () => {
    const catalogue = catalogueOver(server);
    expect(names(await catalogue.offers('movie', 1001, 'DE'), 'included')).toEqual(['Nine and a Half']);
    expect(names(await catalogue.offers('movie', 1001, 'US'), 'buy')).toEqual([]);
    catalogue.pass({ hours: 22 });
    await catalogue.offers('movie', 1001, 'FR');
    expect(paths()).toEqual(['/movie/1001/watch/providers']);
    catalogue.pass({ hours: 2 });
    expect((await catalogue.offers('movie', 1001, 'DE'))?.checkedOn).toBe('2026-03-11');
    expect(paths()).toHaveLength(2);
  });

  test('cost no call once the title was read, in any region', async () => {
    const catalogue = catalogueOver(server);
    const series = await catalogue.series(1001);
    expect(names(series?.offers ?? null, 'included')).toEqual(['Third Bell', 'Harbour Plus']);
    expect(names(await catalogue.offers('tv', 1001, 'DE'), 'rent')).toEqual(['The Film Shed']);
    expect(paths()).toEqual(['/tv/1001']);
  });

  test('are read with a title for the configured region', async () => {
    const movie = await catalogueOver(server, { region: 'DE' }).movie(1001);
    expect(movie?.offers?.region).toBe('DE');
    expect(movie?.certification).toBe('12');
  });

  test('are empty without a failure, as in an unknown country', async () => {
    const nowhere = await catalogueOver(server).offers('movie', 1002, 'US');
    expect(nowhere && hasOffers(nowhere)).toBe(false);
    expect(await catalogueOver(server).offers('movie', 1001, 'FR')).toMatchObject({ region: 'FR', buy: [] });
    const inherited = await catalogueOver(server).offers('movie', 1001, 'constructor');
    expect(inherited && hasOffers(inherited)).toBe(false);
  });

  test('of a missing title are null after one call', async () => {
    const catalogue = catalogueOver(server);
    expect(await catalogue.offers('movie', 999_999, 'US')).toBeNull();
    expect(await catalogue.offers('movie', 999_999, 'DE')).toBeNull();
    expect(server.calls).toHaveLength(1);
  });

  test('fail when requested alone, and are left out of a title’s page', async () => {
    server.behave(({ path }) => (path.endsWith('/watch/providers') ? { status: 500, body: {} } : undefined));
    expect((await failureOf(catalogueOver(server).offers('movie', 1001, 'US'))).status).toBe(502);
    server.behave(({ path, query }) =>
      path.endsWith('/watch/providers') || query.has('append_to_response')
        ? { status: 500, body: {} }
        : undefined,
    );
    expect(await catalogueOver(server).movie(1001)).toMatchObject({ id: 1001, runtime: 136, offers: null });
  });
});

describe('offers from an answer', () => {
  const fit = service(9, 'Fit', 1);

  test('skip an invalid service, and keep the others', async () => {
    const flatrate = [
      null,
      'service',
      { ...fit, provider_id: '9' },
      { ...fit, provider_id: 0 },
      { ...fit, provider_name: '   ' },
      { ...fit, provider_name: 7 },
      { provider_id: 3, provider_name: ' اسم طويل ' },
      { ...service(4, 'Rankless', 0), display_priority: 'first', logo_path: 'https://evil.example/x.jpg' },
      fit,
    ];
    const offers = await read({ US: { flatrate, free: {}, ads: null, rent: 'all', buy: 5 } });
    expect(offers).toMatchObject({ free: [], rent: [], buy: [] });
    expect(offers?.included).toEqual([
      { id: 9, name: 'Fit', logoPath: '/logo-9.jpg' },
      { id: 3, name: 'اسم طويل', logoPath: null },
      { id: 4, name: 'Rankless', logoPath: null },
    ]);
  });

  test.each([[null], [[]], ['offers'], [{ US: null }], [{ US: 7 }], [{ us: { flatrate: [fit] } }]])(
    'of countries like %j do not count for the United States',
    async (results) => {
      const outcome = await read(results).catch((error: unknown) => error);
      const found = outcome as Offers;
      expect(outcome instanceof Error || !hasOffers(found)).toBe(true);
    },
  );

  test('merge one service named twice, but not different ones', async () => {
    const shapes = [service(1, 'Harbour Plus', 1), service(2, 'Harbour Plus Amber Channel', 2)];
    const offers = await read({ US: { flatrate: [...shapes, ...shapes], free: [fit], ads: [fit] } });
    expect(names(offers, 'included')).toEqual(['Harbour Plus', 'Harbour Plus Amber Channel']);
    expect(names(offers, 'free')).toEqual(['Fit']);
  });

  test.each([
    ['http://catalogue.example/watch'],
    ['javascript:alert(1)'],
    ['https://user:word@catalogue.example/'],
    [''],
    [7],
    [null],
  ])('ignore the link %j', async (link) => {
    expect((await read({ US: { link, buy: [fit] } }))?.link).toBeNull();
  });

  test('are limited from a thousand services to a page’s, in few bytes', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => service(index + 1, `Service ${index}`, index));
    const country = { flatrate: many, free: many, ads: many, rent: many, buy: many };
    const offers = await read(
      Object.fromEntries(['US', 'DE', 'FR', 'ZZ', '__proto__'].map((c) => [c, country])),
    );
    expect(offers?.included).toHaveLength(MOST.offers);
    expect(offers?.free.at(-1)?.name).toBe(`Service ${MOST.offers - 1}`);
  });

  test('are cached as ids by country, a fraction of the answer', async () => {
    const written: string[] = [];
    const shared = {
      read: () => Promise.resolve(null),
      write: (_key: string, text: string) => Promise.resolve(void written.push(text)),
    };
    const each = Array.from({ length: 12 }, (_, index) =>
      service(index + 1, `Service number ${index}`, index, `/${'x'.repeat(27)}.jpg`),
    );
    const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((a) => ['E', 'R', 'M', 'A'].map((b) => a + b));
    const results = Object.fromEntries(codes.map((code) => [code, { flatrate: each }]));
    server.behave(() => ({ status: 200, body: { id: 5, results } }));
    await catalogueOver(server, { shared }).offers('movie', 5, 'DE');
    expect(JSON.stringify(results).length / (written[0]?.length ?? 0)).toBeGreaterThan(20);
  });
});

describe('the services of a region', () => {
  test('are in its own order, those without a rank last', async () => {
    const listed = await catalogueOver(server).services('movie', 'US');
    expect(listed.map(({ name }) => name)).toEqual([
      'Third Bell',
      'Harbour Plus',
      'The Film Shed',
      'Nine and a Half',
    ]);
    server.behave(() => ({
      status: 200,
      body: {
        results: [
          service(1, 'No ranks', 9),
          { ...service(2, 'No rank here', 0), display_priorities: { US: 0 } },
        ],
      },
    }));
    const german = await catalogueOver(server).services('tv', 'DE');
    expect(german.map(({ name }) => name)).toEqual(['No ranks', 'No rank here']);
  });

  test('are requested once a day and kind', async () => {
    const catalogue = catalogueOver(server);
    await catalogue.services('movie', 'DE');
    await catalogue.services('movie', 'DE');
    await catalogue.services('tv', 'DE');
    expect(paths()).toEqual(['/watch/providers/movie', '/watch/providers/tv']);
    expect(server.calls[0]?.query.get('watch_region')).toBe('DE');
  });

  test('are limited to a thousand', async () => {
    const results = Array.from({ length: 2000 }, (_, index) => service(index + 1, `S${index}`, index));
    server.behave(() => ({ status: 200, body: { results } }));
    expect(await catalogueOver(server).services('movie', 'US')).toHaveLength(MOST.services);
  });
});

test('Names and sorts regions, once each, without invalid ones', async () => {
  expect(await catalogueOver(server).regions()).toEqual([
    { code: 'DE', name: 'Germany' },
    // Missing from the upstream's list, though titles have offers there.
    { code: 'GG', name: 'Guernsey' },
    { code: 'US', name: 'United States' },
  ]);
  const results = [{ iso_3166_1: 'jp' }, { iso_3166_1: 'JP' }, { iso_3166_1: 'Q' }, { iso_3166_1: 8 }, null];
  server.behave(() => ({ status: 200, body: { results } }));
  expect(await catalogueOver(server).regions()).toEqual([
    { code: 'GG', name: 'Guernsey' },
    { code: 'JP', name: 'Japan' },
  ]);
  server.behave(() => ({ status: 200, body: { results: [] } }));
  expect(await catalogueOver(server).regions()).toEqual([]);
});
