import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCatalogue } from '../../../../src/catalogue/client.ts';
import {
  DISCOVER_ORDERS,
  NO_FILTERS,
  SERIES_STATUSES,
  type DiscoverFilters,
} from '../../../../src/features/discover/discover.ts';
import type { Kind, TitleSummary } from '../../../../src/core/title.ts';
import { movieRecords, seriesRecords } from '../../../../packages/embedded/src/tmdb/bundle.ts';
import { MOVIE_GENRES, TV_GENRES } from '../../../../packages/embedded/src/tmdb/genres/genres.ts';
import { keywordId } from '../../../../packages/embedded/src/tmdb/search/keywords.ts';
import { identify, titleKey } from '../../../../packages/embedded/src/tmdb/artists/people.ts';
import { createCatalogueServer } from '../../../../packages/embedded/src/tmdb/server.ts';
import { movieOn, seriesOn, type Title } from '../../../../packages/embedded/src/tmdb/title.ts';
import { catalogueOver, TODAY } from '../../../support/tmdb/catalogue.ts';
import { startTmdbServer, type TmdbServer } from '../../../support/tmdb/server.ts';

describe('Discover’s request to the movie database', () => {
  let server: TmdbServer;
  beforeAll(async () => {
    server = await startTmdbServer({ today: TODAY });
  });
  beforeEach(() => void (server.calls.length = 0));
  afterAll(() => server.close());

  async function asked(kind: Kind, filters: Partial<DiscoverFilters>) {
    await catalogueOver(server).discover(kind, { ...NO_FILTERS, ...filters }, { page: 1, region: 'DE' });
    const { path, query } = server.calls.find((call) => call.path.startsWith('/discover/')) ?? {
      path: '',
      query: new URLSearchParams(),
    };
    const {
      language: _language,
      include_adult: adult,
      page: _page,
      ...parameters
    } = Object.fromEntries(query);
    expect(adult).toBe('false');
    return { path, parameters };
  }

  test.each<[Kind, Partial<DiscoverFilters>, Record<string, string>]>([
    ['movie', {}, { sort_by: 'popularity.desc' }],
    [
      'movie',
      { genres: [12, 28], without: [27, 99], from: 1990, to: 1999, longest: 100 },
      {
        sort_by: 'popularity.desc',
        with_genres: '12,28',
        without_genres: '27,99',
        'primary_release_date.gte': '1990-01-01',
        'primary_release_date.lte': '1999-12-31',
        'with_runtime.gte': '1',
        'with_runtime.lte': '100',
      },
    ],
    [
      'tv',
      { genres: [16, 35], match: 'any', from: 2000, shortest: 20, longest: 60, status: 'ended' },
      {
        sort_by: 'popularity.desc',
        with_genres: '16|35',
        'first_air_date.gte': '2000-01-01',
        'with_runtime.gte': '20',
        'with_runtime.lte': '60',
        with_status: '3',
      },
    ],
    ['movie', { order: 'score' }, { sort_by: 'vote_average.desc', 'vote_count.gte': '200' }],
    ['tv', { order: 'score' }, { sort_by: 'vote_average.desc', 'vote_count.gte': '100' }],
    ['movie', { order: 'score', votes: 50 }, { sort_by: 'vote_average.desc', 'vote_count.gte': '50' }],
    ['movie', { score: 7.5 }, { sort_by: 'popularity.desc', 'vote_average.gte': '7.5' }],
    [
      'movie',
      { release: 'released', order: 'newest' },
      { sort_by: 'primary_release_date.desc', 'primary_release_date.lte': TODAY },
    ],
    [
      'movie',
      { release: 'released', to: 1999 },
      { sort_by: 'popularity.desc', 'primary_release_date.lte': '1999-12-31' },
    ],
    [
      'tv',
      { release: 'announced', from: 2020, to: 2030, order: 'oldest' },
      {
        sort_by: 'first_air_date.asc',
        'first_air_date.gte': '2026-03-11',
        'first_air_date.lte': '2030-12-31',
      },
    ],
    [
      'movie',
      {
        language: 'ko',
        country: 'KR',
        certification: '12',
        people: [31, 287],
        keywords: [9, 10],
        order: 'name',
      },
      {
        sort_by: 'title.asc',
        with_original_language: 'ko',
        with_origin_country: 'KR',
        certification_country: 'DE',
        'certification.lte': '12',
        with_people: '31,287',
        with_keywords: '9,10',
      },
    ],
    ['tv', { order: 'name' }, { sort_by: 'name.asc' }],
    [
      'tv',
      { services: [8, 119] },
      {
        sort_by: 'popularity.desc',
        with_watch_providers: '8|119',
        watch_region: 'DE',
        with_watch_monetization_types: 'flatrate|free|ads',
      },
    ],
    [
      'movie',
      { services: [8], region: 'FR', certification: '12' },
      {
        sort_by: 'popularity.desc',
        certification_country: 'FR',
        'certification.lte': '12',
        with_watch_providers: '8',
        watch_region: 'FR',
        with_watch_monetization_types: 'flatrate|free|ads',
      },
    ],
    ['movie', { order: 'revenue' }, { sort_by: 'revenue.desc' }],
    ['tv', { order: 'votes' }, { sort_by: 'vote_count.desc' }],
  ])('%s: %j', async (kind, filters, parameters) => {
    expect(await asked(kind, filters)).toEqual({ path: `/discover/${kind}`, parameters });
  });

  test('lists an age rating’s milder ones by name, so that “not rated” is excluded', async () => {
    const line = (certification: string, order: number) => ({ certification, order, meaning: '' });
    const certifications = { DE: [line('12', 3), line('NR', 0), line('0', 1), line('16', 4), line('6', 2)] };
    server.behave(({ path }) =>
      path === '/certification/movie/list' ? { status: 200, body: { certifications } } : undefined,
    );
    const { parameters } = await asked('movie', { certification: '12' });
    server.behave(null);
    expect(parameters).toEqual({
      sort_by: 'popularity.desc',
      certification_country: 'DE',
      certification: '0|6|12',
    });
  });

  test('costs at most two calls for a pick, of any number of titles', async () => {
    const catalogue = catalogueOver(server);
    const options = { region: 'US', without: new Set<string>() };
    for (const random of [0, 0.3, 0.999_999, 1]) {
      server.calls.length = 0;
      const fresh = catalogueOver(server);
      expect(await fresh.pick('movie', NO_FILTERS, { ...options, random: () => random })).not.toBeNull();
      expect(server.calls.length).toBeLessThanOrEqual(2);
      expect(server.calls.map(({ query }) => Number(query.get('page'))).every((page) => page <= 500)).toBe(
        true,
      );
    }
    await catalogue.discover('movie', NO_FILTERS, { page: 1, region: 'US' });
    server.calls.length = 0;
    await catalogue.pick('movie', NO_FILTERS, options);
    expect(server.calls.length).toBeLessThanOrEqual(1);
  });
});

const DAY = '2026-11-23';
const embedded = createCatalogueServer({ clock: () => new Date(`${DAY}T12:00:00Z`) });
const bundled = createCatalogue({
  fetch: (request) => embedded.api(request),
  baseUrl: 'http://catalogue.embedded/3',
  apiKey: undefined,
  clock: () => new Date(`${DAY}T12:00:00Z`),
  log: { warn: () => undefined, error: () => undefined },
  limits: { perSecond: Infinity },
});

async function everything(kind: Kind, filters: DiscoverFilters): Promise<TitleSummary[]> {
  const found: TitleSummary[] = [];
  for (let page: number | null = 1; page !== null;) {
    const answer = await bundled.discover(kind, filters, { page, region: 'US' });
    found.push(...answer.results);
    expect(answer.totalResults).toBeGreaterThanOrEqual(found.length);
    page = answer.next;
  }
  return found;
}

const TITLES: Record<Kind, Title[]> = {
  movie: movieRecords.map((record) => movieOn(record, DAY)),
  tv: seriesRecords.map((record) => seriesOn(record, DAY)),
};

const STATUS_WORDS = {
  returning: 'Returning Series',
  planned: 'Planned',
  production: 'In Production',
  ended: 'Ended',
  cancelled: 'Canceled',
  pilot: 'Pilot',
};

/** From the mildest to the strictest. */
const RATINGS = ['G', 'PG', 'PG-13', 'R', 'NC-17'];

/** Whether a rating is allowed by a maximum; a film without a rating is not. */
function allowed(rating: string | undefined, most: string): boolean {
  const place = RATINGS.indexOf(rating ?? '');
  return place >= 0 && place <= RATINGS.indexOf(most);
}

/** Whether a title meets filters, written independently of the query. */
function fulfils(title: Title, filters: DiscoverFilters): boolean {
  const { record } = title;
  const year = Number(title.date.slice(0, 4));
  const minutes = title.kind === 'movie' ? title.record.runtime : title.record.episode_runtime;
  const had = filters.genres.filter((id) => record.genres.includes(id)).length;
  const floor = filters.votes ?? (filters.order === 'score' ? { movie: 200, tv: 100 }[title.kind] : 0);
  const names = [
    ...record.cast.map(([name]) => name),
    ...(title.kind === 'movie' ? [...title.record.directors, ...title.record.writers] : []),
  ];
  const people = names.map((name) => identify(name, titleKey('movie', title.id)).id);
  const keywords = record.keywords.map(keywordId);
  return [
    filters.genres.length === 0 || (filters.match === 'any' ? had > 0 : had === filters.genres.length),
    !filters.without.some((id) => record.genres.includes(id)),
    year >= (filters.from ?? 0) && year <= (filters.to ?? 9999),
    minutes >= (filters.shortest ?? 0) && minutes <= (filters.longest ?? Infinity),
    title.vote >= (filters.score ?? 0) && title.votes >= floor,
    filters.language === null || record.language === filters.language,
    filters.country === null || record.countries.includes(filters.country),
    filters.release === null || (filters.release === 'released') === title.date <= DAY,
    filters.status === null || (title.kind === 'tv' && title.status === STATUS_WORDS[filters.status]),
    filters.certification === null || allowed(record.certification.US, filters.certification),
    filters.people.every((id) => people.includes(id)),
    filters.keywords.every((id) => keywords.includes(id)),
  ].every(Boolean);
}

/** Filters near an existing title, since random values would find nothing. */
const around = (kind: Kind) =>
  fc
    .record({
      like: fc.constantFrom(...TITLES[kind]),
      set: fc.uniqueArray(fc.constantFrom(...(Object.keys(NO_FILTERS) as (keyof DiscoverFilters)[])), {
        maxLength: 4,
      }),
      match: fc.constantFrom<'all' | 'any'>('all', 'any'),
      other: fc.constantFrom(...(kind === 'movie' ? MOVIE_GENRES : TV_GENRES)),
      spread: fc.nat(15),
      order: fc.constantFrom(...DISCOVER_ORDERS.filter((order) => kind === 'movie' || order !== 'revenue')),
      status: fc.constantFrom(...SERIES_STATUSES),
      release: fc.constantFrom<'released' | 'announced'>('released', 'announced'),
    })
    .map(({ like, set, match, other, spread, order, status, release }): DiscoverFilters => {
      const year = Number(like.date.slice(0, 4));
      const minutes = like.kind === 'movie' ? like.record.runtime : like.record.episode_runtime;
      const [actor] = like.record.cast[0] ?? [''];
      const asked: DiscoverFilters = {
        genres: [...new Set([...like.record.genres.slice(0, 2), other.id])].slice(0, 1 + (spread % 3)),
        match,
        without: like.record.genres.includes(other.id) ? [] : [other.id],
        from: year - spread,
        to: year + (spread % 4),
        shortest: Math.max(1, minutes - spread),
        longest: minutes + spread,
        score: Math.max(0.1, Math.round((like.vote - spread / 10) * 10) / 10),
        votes: like.votes + 1 - (spread % 2) * 2,
        language: like.record.language,
        country: like.record.countries[0] ?? null,
        certification: kind === 'movie' ? (RATINGS[spread % RATINGS.length] ?? null) : null,
        status: kind === 'tv' ? status : null,
        release,
        people: kind === 'movie' && actor ? [identify(actor, titleKey('movie', like.id)).id] : [],
        keywords: like.record.keywords.slice(0, 1).map(keywordId),
        services: [],
        region: null,
        order,
      };
      const chosen = Object.fromEntries(set.map((name) => [name, asked[name]]));
      return { ...NO_FILTERS, ...chosen };
    });

describe('the bundled titles for any filters', () => {
  test.each<Kind>(['movie', 'tv'])('are exactly the %s titles that match', async (kind) => {
    let some = 0;
    await fc.assert(
      fc.asyncProperty(around(kind), async (filters) => {
        const found = (await everything(kind, filters)).map(({ id }) => id);
        const expected = TITLES[kind].filter((title) => fulfils(title, filters)).map(({ id }) => id);
        expect(new Set(found)).toEqual(new Set(expected));
        expect(found).toHaveLength(expected.length);
        if (found.length > 0) some += 1;
      }),
      { numRuns: 150 },
    );
    expect(some).toBeGreaterThan(50);
  });
});

test('Lists a country’s age ratings in order, and names of keywords', async () => {
  expect(await bundled.certifications('US')).toEqual(RATINGS);
  expect(await bundled.certifications('XX')).toEqual([]);
  const [keyword = ''] = movieRecords[0]?.keywords ?? [];
  expect(await bundled.keyword(keywordId(keyword))).toBe(keyword);
  expect(await bundled.keyword(1)).toBeNull();
});

describe('a pick', () => {
  const filters = { ...NO_FILTERS, genres: [37] };
  const options = { region: 'US', without: new Set<string>() };

  test('is any of the titles in turn, and no other', async () => {
    const all = await everything('movie', filters);
    const picked = await Promise.all(
      all.map((_title, index) =>
        bundled.pick('movie', filters, { ...options, random: () => (index + 0.5) / all.length }),
      ),
    );
    expect(picked.map((title) => title?.id).sort()).toEqual(all.map(({ id }) => id).sort());
  });

  test('skips excluded titles while others remain', async () => {
    const few = { ...filters, from: 2000 };
    const all = await everything('movie', few);
    expect(all.length).toBeLessThanOrEqual(20);
    const [last, ...others] = all.map(({ kind, id }) => `${kind}-${id}`);
    const without = new Set(others);
    for (const random of [0, 0.5, 0.99]) {
      const picked = await bundled.pick('movie', few, { ...options, without, random: () => random });
      expect(`movie-${picked?.id}`).toBe(last);
    }
  });

  test('is null without titles', async () => {
    expect(await bundled.pick('movie', { ...filters, genres: [37, 10770] }, options)).toBeNull();
  });
});
