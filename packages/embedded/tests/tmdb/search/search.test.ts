import { describe, expect, test } from 'vitest';
import { catalogueOn, nameOf } from '../../support/tmdb.ts';

const catalogue = catalogueOn('2026-11-23');

const find = async (kind: 'movie' | 'tv', query: string, more = '') =>
  (await catalogue.get(`search/${kind}?query=${encodeURIComponent(query)}${more}`)).results.map(nameOf);

describe('a person looking for a title', () => {
  test.each([
    ['Interstelar', 'Interstellar'],
    ['incepton', 'Inception'],
    ['pulp ficton', 'Pulp Fiction'],
    ['shawshenk redemtion', 'The Shawshank Redemption'],
    ['gladiater', 'Gladiator'],
    ['matirx', 'The Matrix'],
    ['teh matrix', 'The Matrix'],
    ['teh matirx reloaded', 'The Matrix Reloaded'],
    ['amtrix', 'The Matrix'],
  ])('who types "%s" finds %s first', async (query, title) => {
    expect((await find('movie', query))[0]).toBe(title);
  });

  test.each([
    ['amelie', 'Amélie'],
    ['AMÉLIE', 'Amélie'],
    ['wall-e', 'WALL·E'],
    ['walle', 'WALL·E'],
    ['千と千尋', 'Spirited Away'],
    ['la vita e bella', 'Life Is Beautiful'],
  ])('may leave out accents and marks or use the original name: "%s" finds %s', async (query, title) => {
    expect((await find('movie', query))[0]).toBe(title);
  });

  test('who has typed half a word sees titles that begin so', async () => {
    expect(await find('movie', 'incep')).toContain('Inception');
    expect(await find('tv', 'breaking b')).toContain('Breaking Bad');
  });

  test.each([
    ['movie', 'Once'],
    ['movie', 'Ring'],
    ['tv', 'Lost'],
  ] as const)(
    'sees the %s called exactly "%s" before better known ones whose names go on',
    async (kind, name) => {
      const { results } = await catalogue.get(`search/${kind}?query=${name}`);
      const [first, ...others] = results;
      expect(first && nameOf(first)).toBe(name);
      expect(Math.max(...others.map(({ popularity }) => popularity))).toBeGreaterThan(first?.popularity ?? 0);
    },
  );

  test('sees the better known of titles that begin alike first', async () => {
    const { results } = await catalogue.get('search/movie?query=the lord of the rings');
    expect(results).toHaveLength(3);
    expect(results.every((item) => nameOf(item).startsWith('The Lord of the Rings'))).toBe(true);
    const values = results.map(({ popularity }) => popularity);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
  });

  test('gets only titles with every word asked', async () => {
    const names = await find('movie', 'star wars');
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !/star wars/i.test(name))).toEqual([]);
  });

  test('finds series and movies apart', async () => {
    expect(await find('tv', 'Breaking Bad')).toContain('Breaking Bad');
    expect(await find('movie', 'Breaking Bad')).toEqual([]);
  });

  test('gets an empty first page for what nothing is called', async () => {
    expect(await catalogue.get('search/movie?query=xqzvkj')).toEqual({
      page: 1,
      results: [],
      total_pages: 1,
      total_results: 0,
    });
  });
});

describe('a search with a year', () => {
  test.each(['year', 'primary_release_year'])('%s keeps only movies of that year', async (name) => {
    expect(await find('movie', 'inception', `&${name}=2010`)).toEqual(['Inception']);
    expect(await find('movie', 'inception', `&${name}=2011`)).toEqual([]);
  });

  test('first_air_date_year keeps only series of that year', async () => {
    expect(await find('tv', 'breaking bad', '&first_air_date_year=2008')).toEqual(['Breaking Bad']);
    expect(await find('tv', 'breaking bad', '&first_air_date_year=2009')).toEqual([]);
  });
});

describe('a search that makes no sense', () => {
  test.each(['search/movie', 'search/tv?query=', 'search/movie?query=%20%20'])(
    '%s is refused with the other error body',
    async (path) => {
      const answer = await catalogue.fetch(path);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toEqual({ errors: ['query must be provided'] });
    },
  );

  test.each(['!!!', '%', '\u{1F600}', 'a'.repeat(5000), '"); drop table', '\u0000'])(
    'odd text is only text (%#)',
    async (query) => {
      const answer = await catalogue.fetch(`search/movie?query=${encodeURIComponent(query)}`);
      expect(answer.status).toBe(200);
    },
  );
});
