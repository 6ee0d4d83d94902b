import { describe, expect, test } from 'vitest';
import { collections } from '../../../src/tmdb/collections/collections.ts';
import { catalogueOn, nameOf, type WireItem } from '../../support/tmdb.ts';

const catalogue = catalogueOn('2026-11-23');

interface Found extends WireItem {
  known_for?: WireItem[];
  profile_path?: string;
  poster_path?: string;
  known_for_department?: string;
}

const find = async (what: string, query: string) =>
  (await catalogue.get<{ results: Found[] }>(`search/${what}?query=${encodeURIComponent(query)}`)).results;

describe('somebody looking for a person', () => {
  test.each([
    ['Keanu Reeves', 'Keanu Reeves'],
    ['keanu reves', 'Keanu Reeves'],
    ['miyazaki', 'Hayao Miyazaki'],
    ['melanie laurent', 'Mélanie Laurent'],
    ['leonardo dicapro', 'Leonardo DiCaprio'],
  ])('who types "%s" finds %s first', async (query, name) => {
    const [first] = await find('person', query);
    expect(first?.name).toBe(name);
  });

  test('sees portrait, department and up to three best known titles', async () => {
    const [first] = await find('person', 'Keanu Reeves');
    expect(first).toMatchObject({ id: 6384, profile_path: '/p6384.svg', known_for_department: 'Acting' });
    expect(first?.known_for?.length).toBeLessThanOrEqual(3);
    expect(first?.known_for?.[0]).toMatchObject({ id: 603, media_type: 'movie' });
  });
});

describe('somebody looking for a collection', () => {
  test('finds each by its name, with its poster', async () => {
    for (const { id, name } of collections) {
      const results = await find('collection', name);
      expect(results[0]).toMatchObject({ id, name, poster_path: `/c${id}.svg` });
    }
  });

  test('may mistype it', async () => {
    expect((await find('collection', 'godfater')).map(nameOf)).toEqual(['The Godfather Collection']);
  });
});

describe('a search over everything', () => {
  test('mixes movies, series and people and says what each is', async () => {
    const results = await find('multi', 'harrison');
    expect(new Set(results.map(({ media_type }) => media_type))).toContain('person');
    expect((await find('multi', 'breaking bad'))[0]).toMatchObject({ id: 1396, media_type: 'tv' });
    expect((await find('multi', 'the matrix'))[0]).toMatchObject({ id: 603, media_type: 'movie' });
    expect((await find('multi', 'tom hanks'))[0]).toMatchObject({ id: 31, media_type: 'person' });
  });

  test('forgives typos only where nothing is spelled so', async () => {
    expect((await find('multi', 'matirx')).map(nameOf)).toContain('The Matrix');
    const results = await find('multi', 'matrix');
    expect(results.filter((one) => !/matrix/i.test(nameOf(one)))).toEqual([]);
  });

  test.each(['multi', 'person', 'collection'])(
    '%s without words is refused as every search is',
    async (what) => {
      const answer = await catalogue.fetch(`search/${what}?query=%20`);
      expect([answer.status, await answer.json()]).toEqual([422, { errors: ['query must be provided'] }]);
    },
  );
});

describe("IMDb's numbers", () => {
  const NOTHING = {
    movie_results: [],
    person_results: [],
    tv_results: [],
    tv_episode_results: [],
    tv_season_results: [],
  };

  test.each([
    ['tt0133093', 'movie_results', 603, 'movie'],
    ['tt0903747', 'tv_results', 1396, 'tv'],
    ['nm0000206', 'person_results', 6384, 'person'],
  ])('%s leads to one of %s', async (number, list, id, kind) => {
    const answer = await catalogue.get<Record<string, Found[]>>(`find/${number}?external_source=imdb_id`);
    expect(answer).toEqual({ ...NOTHING, [list]: [expect.objectContaining({ id, media_type: kind })] });
  });

  test.each([
    'find/tt9999999?external_source=imdb_id',
    'find/tt0133093?external_source=tvdb_id',
    'find/tt0133093',
  ])('%s finds nothing', async (path) => {
    expect(await catalogue.get(path)).toEqual(NOTHING);
  });

  test('stand in the details and among the numbers elsewhere', async () => {
    const answer = await catalogue.get('movie/603?append_to_response=external_ids');
    expect(answer).toMatchObject({ imdb_id: 'tt0133093', external_ids: { imdb_id: 'tt0133093' } });
    expect(await catalogue.get('tv/1396/external_ids')).toMatchObject({ id: 1396, imdb_id: 'tt0903747' });
    expect(await catalogue.get('movie/900000001')).toMatchObject({ imdb_id: null });
  });
});

describe('age ratings', () => {
  test('of a movie come with its releases: at home with the day, elsewhere without one', async () => {
    expect(await catalogue.get('movie/603/release_dates')).toEqual({
      id: 603,
      results: [
        {
          iso_3166_1: 'US',
          release_dates: [
            expect.objectContaining({
              certification: 'R',
              type: 3,
              release_date: '1999-03-31T00:00:00.000Z',
            }),
          ],
        },
        {
          iso_3166_1: 'GB',
          release_dates: [expect.objectContaining({ certification: '15', release_date: '' })],
        },
      ],
    });
    expect((await catalogue.fetch('tv/1396/release_dates')).status).toBe(404);
  });

  test('of a series stand by country', async () => {
    expect(await catalogue.get('tv/1396/content_ratings')).toEqual({
      id: 1396,
      results: [{ descriptors: [], iso_3166_1: 'US', rating: 'TV-MA' }],
    });
    expect((await catalogue.fetch('movie/603/content_ratings')).status).toBe(404);
  });

  test.each(['movie', 'tv'])(
    'of the kind %s are listed by country, in an order of strictness',
    async (kind) => {
      const { certifications } = await catalogue.get<{
        certifications: Record<string, { certification: string; order: number; meaning: string }[]>;
      }>(`certification/${kind}/list`);
      expect(Object.keys(certifications)).toContain('US');
      for (const list of Object.values(certifications)) {
        expect(new Set(list.map(({ order }) => order)).size).toBe(list.length);
        expect(list.every(({ meaning }) => meaning.endsWith('.'))).toBe(true);
      }
    },
  );
});

describe('languages and countries', () => {
  test('are those of the bundled titles', async () => {
    expect(await catalogue.get('configuration/languages')).toContainEqual({
      iso_639_1: 'ja',
      english_name: 'Japanese',
      name: '日本語',
    });
    expect(await catalogue.get('configuration/countries')).toContainEqual({
      iso_3166_1: 'US',
      english_name: 'United States of America',
      native_name: 'United States of America',
    });
  });
});

describe('keywords', () => {
  test('answer under the name each kind has for them', async () => {
    expect(await catalogue.get('movie/603/keywords')).toMatchObject({
      id: 603,
      keywords: expect.any(Array) as unknown,
    });
    expect(await catalogue.get('tv/1396/keywords')).toMatchObject({
      id: 1396,
      results: expect.any(Array) as unknown,
    });
  });

  test('lead Discover back to the title', async () => {
    const { keywords } = await catalogue.get<{ keywords: { id: number }[] }>('movie/603/keywords');
    for (const { id } of keywords) {
      const found = await catalogue.all(`discover/movie?with_keywords=${id}`);
      expect(found.map((movie) => movie.id)).toContain(603);
    }
    expect(keywords.length).toBeGreaterThan(3);
  });
});
