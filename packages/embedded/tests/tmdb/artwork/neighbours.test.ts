import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import castings from '../../../src/tmdb/artwork/data/castings.json' with { type: 'json' };
import shapes from '../../../src/tmdb/artwork/data/motifs-shapes.json' with { type: 'json' };
import { castingOf } from '../../../src/tmdb/artwork/casting.ts';
import { movieRecords, seriesRecords } from '../../../src/tmdb/bundle.ts';
import { addDays } from '../../../src/tmdb/calendar.ts';
import { MOVIE_GENRES, TV_GENRES } from '../../../src/tmdb/genres/genres.ts';
import { catalogueOn } from '../../support/tmdb.ts';

const DATA = new URL('../../../src/tmdb/artwork/data/', import.meta.url);

/** Walls have two to six columns: whoever stands beside or below stands at most six places on. */
const COLUMNS = 6;

interface Answer {
  results: { poster_path: string }[];
  total_pages: number;
}

const keyOf = (posterPath: string): string => posterPath.slice(1, -'.svg'.length);

const LISTS = [
  ...['trending/movie/day', 'trending/movie/week', 'trending/tv/day', 'trending/tv/week'],
  ...['movie/popular', 'movie/top_rated', 'movie/upcoming', 'movie/now_playing'],
  ...['tv/popular', 'tv/top_rated', 'tv/airing_today', 'tv/on_the_air'],
  ...MOVIE_GENRES.map(({ id }) => `discover/movie?with_genres=${id}`),
  ...TV_GENRES.map(({ id }) => `discover/tv?with_genres=${id}`),
  ...['discover/movie?primary_release_year=1994', 'discover/tv?first_air_date_year=2019'],
  ...['movie/603/recommendations', 'movie/238/similar', 'tv/1396/recommendations', 'tv/456/similar'],
];

/** The posters of a whole list on a day, page after page. */
async function wall(day: string, list: string): Promise<string[]> {
  const catalogue = catalogueOn(day);
  const keys: string[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await catalogue.get<Answer>(`${list}${list.includes('?') ? '&' : '?'}page=${page}`);
    keys.push(...answer.results.map(({ poster_path: path }) => keyOf(path)));
    last = answer.total_pages;
  }
  return keys;
}

/** What two neighbours on a wall have in common, as sentences. */
function lookalikes(keys: readonly string[]): string[] {
  return keys.flatMap((key, index) =>
    keys.slice(index + 1, index + 1 + COLUMNS).flatMap((other) => {
      const [one, two] = [castingOf(key), castingOf(other)];
      return one && two && one.composition === two.composition
        ? [`${key} and ${other}: ${one.composition}`]
        : [];
    }),
  );
}

describe('the posters on one page', () => {
  const week = Array.from({ length: 7 }, (_, days) => addDays('2026-11-23', days));
  test.each([...week, '2027-02-28', '2027-07-14'])(
    'on %s no list shows two of one composition beside or below each other, at two to six columns',
    async (day) => {
      const found = await Promise.all(
        LISTS.map(async (list) => lookalikes(await wall(day, list)).map((pair) => `${list}: ${pair}`)),
      );
      expect(found.flat()).toEqual([]);
    },
  );
});

describe('the motifs of the bundled titles', () => {
  const titles = [
    ...movieRecords.map((record) => ({ key: `m${record.id}`, name: record.title, votes: record.votes })),
    ...seriesRecords.map((record) => ({ key: `t${record.id}`, name: record.name, votes: record.votes })),
  ];
  const known = titles.toSorted((a, b) => b.votes - a.votes).slice(0, 240);
  const pictures = known.map(({ key }) => castingOf(key)?.motif ?? castingOf(key)?.composition);

  it('are chosen by hand for the best known: none shows a mere shape', () => {
    expect(pictures.filter((picture) => picture === undefined || Object.hasOwn(shapes, picture))).toEqual([]);
  });

  it('are their own: no two of the best known show the same thing', () => {
    expect(pictures.filter((picture, index) => pictures.indexOf(picture) !== index)).toEqual([]);
  });

  it('belong to the title they are noted for, and every title has one', () => {
    const noted = Object.entries(castings as Record<string, string[]>).map(
      ([key, [name]]) => `${key} ${name}`,
    );
    expect(noted.toSorted()).toEqual(titles.map(({ key, name }) => `${key} ${name}`).toSorted());
  });

  it('are drawn for somebody: no title has an unknown motif, no motif is without a title', () => {
    const drawn = readdirSync(DATA)
      .filter((file) => file.startsWith('motifs-'))
      .flatMap((file) => Object.keys(JSON.parse(readFileSync(new URL(file, DATA), 'utf8')) as object));
    const used = new Set(titles.map(({ key }) => castingOf(key)?.motif ?? null));
    used.delete(null);
    expect([...used].toSorted()).toEqual(drawn.toSorted());
  });
});
