import { describe, expect, test } from 'vitest';
import { catalogueOn, type WireItem } from '../../support/tmdb.ts';

const catalogue = catalogueOn('2026-11-23');

const yearOf = ({ release_date, first_air_date }: WireItem) =>
  Number((release_date ?? first_air_date ?? '').slice(0, 4));

/** Holds every found title to a rule and checks that the rule leaves some out. */
async function expectOnly(path: string, rule: (item: WireItem) => boolean): Promise<void> {
  const [kind = ''] = path.split('?');
  const found = await catalogue.all(path);
  const everything = await catalogue.all(kind);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((item) => !rule(item))).toEqual([]);
  expect(found.length).toBe(everything.filter(rule).length);
  expect(found.length).toBeLessThan(everything.length);
}

describe('discover finds exactly the titles', () => {
  test('with all of some genres, or any of them, or none of them', async () => {
    await expectOnly('discover/movie?with_genres=28,878', ({ genre_ids }) =>
      [28, 878].every((id) => genre_ids.includes(id)),
    );
    await expectOnly('discover/tv?with_genres=35|10759', ({ genre_ids }) =>
      [35, 10759].some((id) => genre_ids.includes(id)),
    );
    await expectOnly('discover/movie?without_genres=18,35', ({ genre_ids }) =>
      [18, 35].every((id) => !genre_ids.includes(id)),
    );
  });

  test('of a year', async () => {
    await expectOnly('discover/movie?primary_release_year=1999', (item) => yearOf(item) === 1999);
    await expectOnly('discover/tv?first_air_date_year=2008', (item) => yearOf(item) === 2008);
  });

  test.each([
    ['discover/movie', 'primary_release_date'],
    ['discover/movie', 'release_date'],
    ['discover/tv', 'first_air_date'],
  ])('of %s between two days by %s', async (path, name) => {
    await expectOnly(`${path}?${name}.gte=1999-01-01&${name}.lte=2008-12-31`, (item) => {
      return yearOf(item) >= 1999 && yearOf(item) <= 2008;
    });
  });

  test('with enough votes and a good vote', async () => {
    await expectOnly('discover/movie?vote_count.gte=200&vote_average.gte=8', (item) => {
      return item.vote_count >= 200 && item.vote_average >= 8;
    });
  });

  test('of a language, and of a length', async () => {
    const all = await catalogue.all('discover/movie');
    const french = await catalogue.all('discover/movie?with_original_language=fr');
    const long = await catalogue.all('discover/movie?with_runtime.gte=180');
    expect(french.length).toBeGreaterThan(0);
    expect(long.map(({ id }) => id)).toContain(122);
    expect(french.length + long.length).toBeLessThan(all.length);
    const { original_language } = await catalogue.get<{ original_language: string }>(
      `movie/${french[0]?.id}`,
    );
    expect(original_language).toBe('fr');
  });

  test('that are still to come, as the upcoming list has them', async () => {
    const ids = async (path: string) => (await catalogue.all(path)).map(({ id }) => id);
    expect(await ids('discover/movie?primary_release_date.gte=2026-11-24')).toEqual(
      await ids('movie/upcoming'),
    );
  });
});

describe('the order of what discover finds', () => {
  const all = (sort: string) => catalogue.all(`discover/movie?sort_by=${sort}`);

  test.each([
    ['popularity', ({ popularity }: WireItem) => popularity],
    ['vote_average', ({ vote_average }: WireItem) => vote_average],
    ['vote_count', ({ vote_count }: WireItem) => vote_count],
    ['primary_release_date', ({ release_date }: WireItem) => Date.parse(release_date ?? '')],
  ])('can be %s, falling or rising', async (field, value) => {
    const falling = (await all(`${field}.desc`)).map(value);
    const rising = (await all(`${field}.asc`)).map(value);
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
    expect(rising).toEqual(falling.toReversed());
  });

  test('is popularity unless asked otherwise, and matches the list of that name', async () => {
    expect(await catalogue.get('discover/movie')).toEqual(await catalogue.get('movie/popular'));
    expect(await catalogue.get('discover/tv')).toEqual(await catalogue.get('tv/popular'));
  });

  test('by vote is that of the top rated list', async () => {
    const query = 'sort_by=vote_average.desc&vote_count.gte=200';
    expect(await catalogue.get(`discover/movie?${query}&without_genres=99,10755`)).toEqual(
      await catalogue.get('movie/top_rated'),
    );
    expect(await catalogue.get(`discover/tv?${query}`)).toEqual(await catalogue.get('tv/top_rated'));
  });

  test('can be the name', async () => {
    const names = (await all('title.asc')).map(({ title }) => title ?? '');
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });
});
