import { describe, expect, test } from 'vitest';
import { matchingServices, REGION_SERVICES } from '../../../src/features/watch/my-services.ts';
import { offersPath, titlesAsked } from '../../../src/features/watch/offers-asked.ts';
import {
  HAD_KINDS,
  hasOffers,
  includedOn,
  isInventedService,
  offersIn,
  OFFER_KINDS,
} from '../../../src/core/offers.ts';

const service = (id: number, name = `S${id}`) => ({ id, name, logoPath: null });
const title = {
  services: [service(8), service(9), service(10), service(11)],
  // By kind: included, free, rent, buy.
  regions: { DE: [[8], [9], [10], [11, 404]], FR: [[9]] },
  link: 'https://www.themoviedb.org/movie/603/watch?locale=US',
  checkedAt: '2026-11-22T23:30:00Z',
};
const idsOf = (region: string) => {
  const offers = offersIn(title, region);
  return OFFER_KINDS.map((kind) => offers[kind].map(({ id }) => id));
};

describe('A title’s offers', () => {
  test('are by a region’s kinds, without unnamed services', () => {
    expect(idsOf('DE')).toEqual([[8], [9], [10], [11]]);
    expect(idsOf('FR')).toEqual([[9], [], [], []]);
  });

  test.each(['US', 'toString', ''])('are unknown in %j', (region) => {
    expect(idsOf(region)).toEqual([[], [], [], []]);
    expect(hasOffers(offersIn(title, region))).toBe(false);
  });

  test.each(OFFER_KINDS)('are available once one service has the title: %s', (kind) => {
    const none = offersIn(title, 'US');
    expect(hasOffers({ ...none, [kind]: [service(8)] })).toBe(true);
  });

  test('belong to their region’s page, with the day of the request', () => {
    const { link, checkedOn } = offersIn(title, 'FR');
    expect(link).toBe('https://www.themoviedb.org/movie/603/watch?locale=FR');
    expect(checkedOn).toBe('2026-11-22');
    expect(offersIn({ ...title, link: null }, 'FR').link).toBeNull();
  });

  test('on the user’s services are included ones, once each', () => {
    expect(includedOn({ included: [service(8), service(9)], free: [service(9), service(10)] })).toEqual([
      8, 9, 10,
    ]);
    expect(HAD_KINDS).toEqual(['included', 'free']);
  });

  test('of the bundled catalogue are invented, and labelled so', () => {
    expect([8, 899_999, 900_000, 900_123].map((id) => isInventedService({ id }))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('Services', () => {
  const services = [service(1, 'Canal+'), service(2, 'Filmó Több'), service(3, 'Több Plus')];
  const found = (text: string) => matchingServices(services, text).map(({ id }) => id);

  test.each([
    ['', [1, 2, 3]],
    ['  ', [1, 2, 3]],
    ['TOBB', [2, 3]],
    ['több filmo', [2]],
    ['plus tobb', [3]],
    ['plus film', []],
  ])('are found by words of their names, in any spelling: %j', (text, ids) => {
    expect(found(text)).toEqual(ids);
  });

  test('of a region have one address', () => {
    const canonical = (query: string) => REGION_SERVICES.canonical(new URLSearchParams(query));
    expect(canonical('region=DE')).toBe('/partials/services?region=DE');
    expect(canonical('region=de&x=1')).toBe(canonical('region=DE'));
    expect(canonical('region=Germany')).toBe('/partials/services');
    expect(REGION_SERVICES.parameters).toEqual(['region']);
  });
});

describe('An address of included titles', () => {
  const movie = { kind: 'movie', id: 603 } as const;
  const series = { kind: 'tv', id: 1399 } as const;
  const asked = (query: string) => titlesAsked(new URLSearchParams(query));
  const many = (count: number) => Array.from({ length: count }, (_, index) => `movie-${index + 1}`).join('.');

  test('names services and region', () => {
    const path = offersPath([movie, series], 'DE');
    const url = new URL(path, 'https://marquee.example');
    expect(url.pathname).toBe('/api/offers');
    expect(url.searchParams.get('region')).toBe('DE');
    expect(titlesAsked(url.searchParams)).toEqual([movie, series]);
    expect(offersPath([movie], null)).not.toContain('region');
  });

  test('names each once, up to the limit', () => {
    expect(asked('titles=movie-603.movie-603')).toEqual([movie]);
    expect(asked(`titles=${many(40)}`)).toHaveLength(40);
    expect(asked(`titles=${many(41)}`)).toBeNull();
  });

  test.each(['', 'titles=', 'titles=movie-603.', 'titles=book-1', 'titles=movie-603.x'])(
    'has no effect as ?%s',
    (query) => {
      expect(asked(query)).toBeNull();
    },
  );
});
