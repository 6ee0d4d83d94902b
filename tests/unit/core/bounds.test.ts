import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutText } from '../../../src/core/bounds.ts';
import { CatalogueError } from '../../../src/core/errors.ts';
import {
  artistPath,
  castPath,
  categoryPath,
  collectionPath,
  foundPath,
  genreIndexPath,
  genrePath,
  imdbAddress,
  languageOf,
  profilePath,
  searchPath,
  seasonPath,
  titlePath,
  watchPath,
  withParameters,
} from '../../../src/core/routes.ts';

const texts = fc.string({ unit: 'grapheme', maxLength: 60 });

describe('A shortened text', () => {
  test('has at most its maximum of characters, ends in an ellipsis, and is unchanged if it fits', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 90 }), (text, limit) => {
        const cut = cutText(text, limit);
        expect(cut.length).toBeLessThanOrEqual(limit);
        if (text.length <= limit) expect(cut).toBe(text);
        else expect(cut.endsWith('…') && text.startsWith(cut.slice(0, -1))).toBe(true);
        expect(cut.isWellFormed()).toBe(true);
      }),
    );
  });

  test.each([
    ['abcdef', 6, 'abcdef'],
    ['abcdefg', 6, 'abcde…'],
    ['abc  defg', 6, 'abc…'],
    ['abcd🎬🎬', 6, 'abcd…'],
    ['さくらさくら', 6, 'さくらさくら'],
    ['ab', 1, '…'],
  ])('%j to %i letters is %j', (text, limit, cut) => {
    expect(cutText(text, limit)).toBe(cut);
  });
});

test('Says when to retry a failing catalogue', () => {
  const cause = new Error('timeout');
  const error = new CatalogueError('Later.', { status: 503, cause });
  expect([error.name, error.message, error.status, error.retryAfter, error.cause]).toEqual([
    ...['CatalogueError', 'Later.', 503, 10, cause],
  ]);
  expect(new CatalogueError('', { status: 502, retryAfter: 0 }).retryAfter).toBe(0);
});

test('Has an address for every search result', () => {
  const series = { kind: 'tv', id: 7 } as const;
  expect([titlePath(series), castPath(series), seasonPath(7, 0)]).toEqual([
    ...['/tv/7', '/tv/7/cast', '/tv/7/season/0'],
  ]);
  expect([watchPath(series, null), watchPath(series, 'DE')]).toEqual([
    '/tv/7/watch',
    '/tv/7/watch?region=DE',
  ]);
  expect([artistPath({ id: 5 }), artistPath({ id: null })]).toEqual(['/person/5', null]);
  expect([categoryPath('movie', 'popular'), categoryPath('tv', 'popular')]).toEqual([
    ...['/movies/popular', '/tv-series/popular'],
  ]);
  expect([genreIndexPath('tv'), genrePath('movie', 28), collectionPath(9)]).toEqual([
    ...['/tv/genres', '/movie/genre/28', '/collection/9'],
  ]);
  expect(foundPath({ type: 'person', id: 5 })).toBe('/person/5');
  expect(imdbAddress('tt0133093')).toBe('https://www.imdb.com/title/tt0133093/');
  expect([profilePath('ada'), profilePath('ada', 'k')]).toEqual(['/@ada', '/@ada/k']);
  expect([searchPath('a b', null), searchPath('a', 'tv')]).toEqual([
    ...['/search?query=a+b', '/search?query=a&searchType=tv'],
  ]);
});

test('Sets, replaces or removes a parameter, and keeps the others', () => {
  expect(withParameters('/a', {})).toBe('/a');
  expect(withParameters('/a?b=1&c=2', { b: null, d: 3 })).toBe('/a?c=2&d=3');
  expect(withParameters('/a?b=1', { b: null })).toBe('/a');
  expect(withParameters('/a?b=1', { b: '2' })).toBe('/a?b=2');
});

test('Uses English for an address without a language', () => {
  expect(languageOf('https://site.example', new URL('https://site.example/movie/603'))).toBe('en');
  expect(languageOf('https://site.example/apps/', new URL('https://site.example/apps/movie/603'))).toBe('en');
});
