import { expect, test } from 'vitest';
import { readNumbered } from '../../../../src/features/search/numbered.ts';

const tmdb = (types: string[], id: number, season: number | null = null) => ({
  source: 'tmdb',
  types,
  id,
  season,
});
const imdb = (id: string) => ({ source: 'imdb', id });

test.each([
  ['https://www.themoviedb.org/movie/603-the-matrix?language=de-DE', tmdb(['movie'], 603)],
  ['themoviedb.org/tv/1396', tmdb(['tv'], 1396)],
  ['https://www.themoviedb.org/tv/1396-breaking-bad/season/2/episode/3', tmdb(['tv'], 1396, 2)],
  ['https://www.themoviedb.org/tv/1396-breaking-bad/seasons', tmdb(['tv'], 1396)],
  ['http://www.themoviedb.org/person/6384-keanu-reeves', tmdb(['person'], 6384)],
  ['https://www.themoviedb.org/collection/2344', tmdb(['collection'], 2344)],
  ['tmdb:903', tmdb(['movie', 'tv'], 903)],
  ['TMDB: 903', tmdb(['movie', 'tv'], 903)],
  ['tmdb:tv/1396', tmdb(['tv'], 1396)],
  ['https://www.imdb.com/title/tt0133093/?ref_=nv_sr_srsg_0', imdb('tt0133093')],
  ['https://m.imdb.com/de/title/tt0133093', imdb('tt0133093')],
  ['imdb.com/pt-br/title/TT0133093/reviews', imdb('tt0133093')],
  ['tt0133093', imdb('tt0133093')],
  ['imdb:tt0133093', imdb('tt0133093')],
])('Treats %s as a number', (query, meant) => expect(readNumbered(query, null)).toEqual(meant));

test.each([
  ...['603', 'tt1', 'tt0133093 matrix', 'tmdb', 'tmdb:', 'tmdb:99999999999', 'tmdb:0', 'the matrix tmdb:603'],
  ...[
    'https://www.themoviedb.org/',
    'https://www.themoviedb.org/list/603',
    'https://evil.example/title/tt0133093',
  ],
  ...['https://evil.example/?themoviedb.org/movie/603', 'https://www.imdb.com/name/nm0000206/', '1917'],
])('Treats %s as words', (query) => expect(readNumbered(query, null)).toBeNull());

test('Prefers the searched type for a bare number', () => {
  expect(readNumbered('tmdb:903', 'tv')).toEqual(tmdb(['tv', 'movie'], 903));
  expect(readNumbered('tmdb:903', 'person')).toEqual(tmdb(['movie', 'tv'], 903));
});
