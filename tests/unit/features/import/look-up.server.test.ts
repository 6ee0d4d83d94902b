import { describe, expect, test } from 'vitest';
import type { Meant } from '../../../../src/features/import/meant.ts';
import { CatalogueError } from '../../../../src/core/errors.ts';
import type { Kind } from '../../../../src/core/title.ts';
import { lookUp, lookUpEpisode, type NamedByRows } from '../../../../src/features/import/look-up.server.ts';
import { nameAndYear } from '../../../../src/features/import/files/words.ts';
import { catalogueOver } from '../../../support/tmdb/catalogue.ts';
import { answerHomonyms } from '../../../support/tmdb/homonyms.ts';
import { SAID, searchNamesakes } from '../../../support/tmdb/namesakes.ts';

const URL = { url: 'https://tmdb.example/3' };
const asked: string[] = [];
const catalogue = catalogueOver(URL, {
  fetch: (request) => {
    const { pathname, search } = new globalThis.URL(request.url);
    asked.push(`${pathname}${search}`);
    return Promise.resolve(answerHomonyms(request));
  },
});

const named = (kind: Kind | null, name: string, year: number | null, ids: NamedByRows['ids'] = {}) =>
  lookUp(catalogue, { kind, ids, ...nameAndYear(name, year) });

/** The id of the clear title, `asked` with candidates, or `notFound`. */
function outcome(meant: Meant): number | string {
  if (meant.kind === 'clear') return meant.title.id;
  return meant.kind === 'ambiguous' ? 'asked' : 'notFound';
}

const HOMONYMS: [kind: Kind | null, name: string, year: number | null, expected: number | string][] = [
  ['tv', 'The Office', 2001, 2996],
  ['tv', 'The Office', 2005, 2316],
  ['tv', 'The Office', 2004, 2316],
  ['tv', 'The Office', 2019, 900000102],
  ['tv', 'The Office', 2003, 'asked'],
  ['tv', 'The Office', null, 'asked'],
  ['tv', 'Office', 2005, 2316],
  ['tv', 'Office', 2004, 'asked'],
  ['tv', 'The Office (2005)', null, 2316],
  ['movie', 'The Office', 2005, 'asked'],
  ['movie', 'Halloween', 1978, 948],
  ['movie', 'Halloween', 2007, 2082],
  ['movie', 'Halloween', 2018, 424139],
  ['movie', 'Halloween', 2017, 424139],
  ['movie', 'Halloween', 1990, 'asked'],
  ['movie', 'Halloween', null, 'asked'],
  ['movie', 'HALLOWEEN!', 1978, 948],
  ['movie', 'Cinderella', 1950, 11224],
  ['movie', 'Cinderella', 2015, 150689],
  ['movie', 'Cinderella', 2021, 593910],
  ['movie', 'Cinderella', 1997, 900001007],
  ['movie', 'Cinderella', 2011, 900001010],
  ['movie', 'Cinderella', 2012, 900001011],
  ['movie', 'Cinderella', null, 'asked'],
  ['movie', 'Dune', 1984, 841],
  ['movie', 'Dune', 1985, 841],
  ['movie', 'Dune', 2021, 438631],
  ['movie', 'Dune', 2020, 900000013],
  ['movie', 'Dune', 2000, 'asked'],
  ['movie', 'It', 2017, 346364],
  ['movie', 'It', 1927, 900000010],
  ['movie', 'It!', 1967, 900000011],
  ['movie', 'It', 1966, 900000011],
  ['movie', 'It', 1990, 'asked'],
  ['tv', 'It', 1990, 19614],
  [null, 'It', 1990, 19614],
  [null, 'It', 2017, 346364],
  ['movie', 'It', null, 'asked'],
  ['movie', 'The Thing', 1982, 1091],
  ['movie', 'The Thing', 2011, 60935],
  ['movie', 'Thing', 2011, 60935],
  ['movie', 'Thing, The', 2011, 60935],
  ['movie', 'Ghost in the Shell', 1995, 9323],
  ['movie', 'Ghost in the Shell', 2017, 315837],
  ['movie', '攻殻機動隊', 1995, 9323],
  ['movie', 'Ghost in the Shell', 2008, 'asked'],
  ['tv', 'Ghost in the Shell', 2002, 'asked'],
  ['movie', 'Hard', 1988, 900000015],
  ['movie', 'Die Hard', 1988, 562],
  ['movie', 'Love', 2015, 'asked'],
  ['movie', 'Love', 2011, 348678],
  ['movie', 'バラ', 2010, 900000017],
  ['movie', 'ハラ', 2010, 900000016],
  ['movie', 'كفرناحوم', 2018, 900000018],
  ['movie', 'الرسالة', 1976, 900000019],
  ['movie', 'Undated', 2019, 'asked'],
  ['movie', 'Lilo and Stitch', 2002, 152],
  ['movie', 'Amelie', 2001, 194],
  ['movie', 'Fall', 2022, 985939],
  ['movie', 'Fall', 2006, 900000022],
  ['movie', 'The Fall', 2005, 900000022],
  ['movie', 'The Father', 2020, 600354],
  ['movie', 'The Father', 2021, 600354],
  ['tv', 'House of Cards', 1990, 900000101],
  ['movie', 'House of Cards', 1990, 900000101],
  ['movie', 'House of Cards', 1970, 'notFound'],
  ['tv', 'House of Cards', 2013, 1425],
  ['tv', 'One Piece', 1999, 37854],
  ['tv', 'One Piece', 2023, 111110],
  ['movie', 'Blade Runner 2049', 2017, 335984],
  ['movie', '1917', 2019, 530915],
  ['movie', 'Zzyzx Qwerty', 2015, 'notFound'],
  ['movie', '', 2015, 'notFound'],
];

/**
 * A file's year is the title's own: of two films in successive years it means the one of that year, even if
 * it is less known.
 */
const OF_THE_VERY_YEAR = new Map([['Coherence 2014', 900000005]]);

describe('A file’s title', () => {
  test.each(HOMONYMS)('%s "%s" of %s means %s', async (kind, name, year, expected) => {
    expect(outcome(await named(kind, name, year))).toBe(expected);
  });

  test('listed as a movie can be a series, offered before other movies of its name', async () => {
    const meant = await named('movie', 'It', 1990);
    expect(meant.kind === 'ambiguous' && meant.candidates[0]).toMatchObject({ kind: 'tv', id: 19614 });
    expect(meant.kind === 'ambiguous' && meant.candidates[1]).toMatchObject({ kind: 'movie' });
  });

  test('is the one of its exact year, or correct, or asked about: never silently another', async () => {
    const namesakes = catalogueOver(URL, { fetch: searchNamesakes });
    let clear = 0;
    let all = 0;
    for (const kind of ['movie', 'tv'] as const) {
      for (const [name, year, id] of SAID[kind]) {
        const meant = await lookUp(namesakes, { kind, name, year, ids: {} });
        all += 1;
        if (meant.kind !== 'clear') continue;
        clear += 1;
        const said = `${name} ${year ?? ''}`;
        expect(meant.title.id, said).toBe(OF_THE_VERY_YEAR.get(said) ?? id);
      }
    }
    // Most exact names and years need no question.
    expect(clear / all).toBeGreaterThan(0.7);
  });

  test('is asked about with at most eight candidates, exact names and years first', async () => {
    const meant = await named('movie', 'The Cinderella', 2011);
    const candidates = meant.kind === 'ambiguous' ? meant.candidates : [];
    expect(candidates).toHaveLength(8);
    expect(candidates.slice(0, 2).map(({ date }) => date)).toEqual(['2011-06-01', '2012-06-01']);
    expect(candidates.every(({ title }) => title === 'Cinderella')).toBe(true);
  });

  test('is the one with its id, for any name no other title has', async () => {
    expect(outcome(await named('movie', 'Pesadilla', 1978, { tmdb: 948 }))).toBe(948);
    expect(outcome(await named('movie', 'Pesadilla', 1978, { imdb: 'tt0077651' }))).toBe(948);
    expect(outcome(await named(null, '', null, { imdb: 'tt0386676' }))).toBe(2316);
    expect(outcome(await named('tv', 'Das Büro', null, { tvdb: 73244 }))).toBe(2316);
  });

  test('is asked about when its id has another name: of a title of its name, or of another year', async () => {
    const candidates = async (...file: Parameters<typeof named>) => {
      const meant = await named(...file);
      return meant.kind === 'ambiguous' ? meant.candidates.map(({ id }) => id) : outcome(meant);
    };
    expect(await candidates('tv', 'Succession', 2018, { tvdb: 73244 })).toEqual([76331, 2316]);
    expect(await candidates('movie', 'Die Hard', 1988, { tmdb: 948 })).toEqual([562, 948]);
    expect(await candidates('movie', 'Pesadilla', 2019, { imdb: 'tt0077651' })).toEqual([948]);
    // Of two ids the one whose title has the name counts.
    expect(await candidates('movie', 'Halloween', 1978, { tmdb: 562, imdb: 'tt0077651' })).toBe(948);
  });

  test('with an unknown or mismatched id is found by name', async () => {
    expect(outcome(await named('movie', 'Halloween', 2007, { tmdb: 4, imdb: 'tt9999999' }))).toBe(2082);
    expect(outcome(await named('tv', 'Succession', 2018, { tvdb: 30272 }))).toBe(76331);
    // A movie's id is not a series' id.
    expect(outcome(await named('tv', 'Arrow', 2012, { imdb: 'tt0077651' }))).toBe(1412);
    // Without a kind TMDB's id is ambiguous.
    expect(outcome(await named(null, 'Arrow', 2012, { tmdb: 1412 }))).toBe(1412);
  });

  test('is an episode’s series by the episode’s id, and no episode by name', async () => {
    const found = await lookUpEpisode(catalogue, { ids: { imdb: 'tt0664510' } });
    expect([outcome(found), found.episode]).toEqual([2316, { season: 2, number: 1 }]);
    expect(await lookUpEpisode(catalogue, { ids: { imdb: 'tt0386676' } })).toEqual({ kind: 'notFound' });
    expect(await lookUpEpisode(catalogue, { ids: {} })).toEqual({ kind: 'notFound' });
  });

  test('costs one call for a rare name', async () => {
    asked.length = 0;
    await named('movie', 'Capernaum', 2018);
    expect(asked).toHaveLength(1);
  });

  test('is unresolved while the movie database does not answer', async () => {
    const down = catalogueOver(URL, { fetch: () => Promise.reject(new TypeError('fetch failed')) });
    await expect(lookUp(down, { kind: 'movie', name: 'Dune', year: 2021, ids: {} })).rejects.toThrow(
      CatalogueError,
    );
  });
});
