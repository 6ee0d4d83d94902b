import { describe, expect, test } from 'vitest';
import { INVENTED_SERVICES } from '../../../../src/core/offers.ts';
import { STREAM_REGIONS, STREAMS } from '../../../../packages/embedded/src/tmdb/watch/streams.ts';
import { createCatalogueServer } from '../../../../packages/embedded/src/tmdb/server.ts';
import { catalogueOn } from '../../../../packages/embedded/tests/support/tmdb.ts';

const catalogue = catalogueOn('2026-11-22');

interface Provider {
  provider_id: number;
  provider_name: string;
  logo_path: string;
  display_priority: number;
  display_priorities?: Record<string, number>;
}
type Country = Record<string, Provider[]>;
interface Offers {
  id: number;
  results: Record<string, Country>;
}
const WAYS = ['flatrate', 'free', 'ads', 'rent', 'buy'];

const titles = [
  ...(await catalogue.all('discover/movie')).map(({ id }) => `movie/${id}`),
  ...(await catalogue.all('discover/tv')).map(({ id }) => `tv/${id}`),
];
const offers = new Map(
  await Promise.all(
    titles.map(async (title) => [title, await catalogue.get<Offers>(`${title}/watch/providers`)] as const),
  ),
);

describe('the invented services', () => {
  test('are six to eight, each with a name, an id outside TMDB’s, and a way to watch', () => {
    expect(STREAMS.length).toBeGreaterThanOrEqual(6);
    expect(STREAMS.length).toBeLessThanOrEqual(8);
    expect(new Set(STREAMS.map(({ id }) => id)).size).toBe(STREAMS.length);
    expect(new Set(STREAMS.map(({ name }) => name)).size).toBe(STREAMS.length);
    for (const { id, name, kinds, share, ground, mark } of STREAMS) {
      expect(id).toBeGreaterThanOrEqual(INVENTED_SERVICES);
      expect(name.trim()).not.toBe('');
      expect(kinds.length).toBeGreaterThan(0);
      for (const kind of kinds) expect(WAYS).toContain(kind);
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(1);
      for (const colour of [ground, mark]) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    }
    for (const way of WAYS) expect(STREAMS.some(({ kinds }) => (kinds as string[]).includes(way))).toBe(true);
  });

  test('are in supported countries', () => {
    for (const { regions } of STREAMS)
      for (const region of regions ?? []) expect(STREAM_REGIONS).toContain(region);
  });

  test('have their own logos, drawn without external parts', async () => {
    const server = createCatalogueServer({ clock: () => new Date('2026-11-22') });
    const image = (file: string) =>
      server.images(new Request(`http://catalogue.embedded${server.imageBase}/w92/${file}`));
    const drawn = await Promise.all(STREAMS.map(async ({ id }) => (await image(`s${id}.svg`)).text()));
    expect(new Set(drawn).size).toBe(STREAMS.length);
    for (const [index, svg] of drawn.entries()) {
      expect(svg).toContain('<title>');
      expect(svg, STREAMS[index]?.name).not.toMatch(/href|url\(|<script|<style/);
      expect(svg.length).toBeLessThan(1000);
    }
    for (const odd of ['s900099.svg', 's900001.png', 'sb900001.svg', 's8.svg']) {
      expect((await image(odd)).status, odd).toBe(404);
    }
  });
});

describe('the bundled titles’ offers', () => {
  test('are the same at any time', async () => {
    const later = catalogueOn('2027-03-01');
    for (const title of ['movie/603', 'movie/13', 'tv/1396']) {
      expect(await later.get(`${title}/watch/providers`)).toEqual(offers.get(title));
    }
  });

  test('differ by country, and some titles have none', () => {
    const all = [...offers.values()].map(({ results }) => results);
    const nowhere = all.filter((results) => Object.keys(results).length === 0).length;
    expect(nowhere / all.length).toBeGreaterThan(0.05);
    expect(nowhere / all.length).toBeLessThan(0.4);
    const elsewhere = all.filter(({ US, DE }) => JSON.stringify(US) !== JSON.stringify(DE)).length;
    expect(elsewhere / all.length).toBeGreaterThan(0.5);
  });

  test('have TMDB’s format: no empty list, no country without offers, no price, no link', () => {
    for (const [title, { id, results }] of offers) {
      expect(title.endsWith(`/${id}`)).toBe(true);
      for (const [region, country] of Object.entries(results)) {
        expect(STREAM_REGIONS).toContain(region);
        expect(Object.keys(country).length).toBeGreaterThan(0);
        for (const [way, listed] of Object.entries(country)) {
          expect(WAYS).toContain(way);
          expect(listed.length).toBeGreaterThan(0);
          for (const one of listed) {
            expect(Object.keys(one).sort()).toEqual([
              'display_priority',
              'logo_path',
              'provider_id',
              'provider_name',
            ]);
          }
        }
      }
    }
  });

  test('exclude rented series and unreleased titles', async () => {
    const announced = await catalogue.all('discover/movie?primary_release_date.gte=2026-11-23');
    expect(announced.length).toBeGreaterThan(0);
    for (const { id } of announced) expect(offers.get(`movie/${id}`)?.results).toEqual({});
    for (const [title, { results }] of offers) {
      if (title.startsWith('tv/'))
        for (const country of Object.values(results)) expect(country).not.toHaveProperty('rent');
    }
  });

  test('are part of a title’s details only', async () => {
    const whole = await catalogue.get<Record<string, unknown>>(
      'movie/13?append_to_response=credits,watch/providers',
    );
    expect(whole['watch/providers']).toEqual({ results: offers.get('movie/13')?.results });
    for (const path of [
      'movie/13/watch',
      'movie/13/watch/providers/x',
      'person/31/watch/providers',
      'movie/0/watch/providers',
    ]) {
      expect((await catalogue.fetch(path)).status, path).toBe(404);
    }
  });
});

describe('discover by service', () => {
  const found = async (query: string) =>
    new Set((await catalogue.all(`discover/movie?${query}`)).map(({ id }) => id));
  const shown = (service: number, region: string, ways = WAYS) => {
    const has = (country: Country | undefined) =>
      ways.some((way) => country?.[way]?.some(({ provider_id: id }) => id === service));
    const movies = [...offers].filter(([title]) => title.startsWith('movie/'));
    return new Set(movies.filter(([, { results }]) => has(results[region])).map(([, { id }]) => id));
  };

  test('finds exactly what a service has in a region', async () => {
    expect(await found('with_watch_providers=900001&watch_region=US')).toEqual(shown(900_001, 'US'));
    expect(await found('with_watch_providers=900001&watch_region=DE')).toEqual(shown(900_001, 'DE'));
    expect(await found('with_watch_providers=900001|900002&watch_region=US')).toEqual(
      new Set([...shown(900_001, 'US'), ...shown(900_002, 'US')]),
    );
    expect(await found('with_watch_providers=900001,900002&watch_region=US')).toEqual(
      new Set([...shown(900_001, 'US')].filter((id) => shown(900_002, 'US').has(id))),
    );
  });

  test('can be limited to included titles', async () => {
    const types = 'with_watch_monetization_types=flatrate|free|ads&watch_region=US';
    expect(await found(`with_watch_providers=900007&${types}`)).toEqual(new Set());
    expect(await found(`with_watch_providers=900001|900007&${types}`)).toEqual(shown(900_001, 'US'));
    expect((await found(types)).size).toBeGreaterThan(shown(900_001, 'US').size);
  });

  test('has no effect without a region, and refuses a service that is no number', async () => {
    expect(await found('with_watch_providers=900001')).toEqual(await found(''));
    expect((await catalogue.fetch('discover/movie?with_watch_providers=x&watch_region=US')).status).toBe(422);
  });
});

test('Lists services by region with their rank, and regions by name', async () => {
  const german = await catalogue.get<{ results: Provider[] }>('watch/providers/tv?watch_region=DE');
  expect(german.results.length).toBeGreaterThan(3);
  for (const { display_priorities: ranks } of german.results) expect(ranks).toHaveProperty('DE');
  expect((await catalogue.get<{ results: Provider[] }>('watch/providers/movie')).results).toHaveLength(
    STREAMS.length,
  );
  const { results } = await catalogue.get<{ results: { iso_3166_1: string; english_name: string }[] }>(
    'watch/providers/regions',
  );
  expect(results.map(({ iso_3166_1: code }) => code).sort()).toEqual([...STREAM_REGIONS].sort());
  expect(results.map(({ english_name: name }) => name)).toEqual(
    results.map(({ english_name: name }) => name).sort((a, b) => a.localeCompare(b, 'en')),
  );
});
