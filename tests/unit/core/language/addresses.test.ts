import { describe, expect, test } from 'vitest';
import { langAttributes, readSpoken, servedLanguage } from '../../../../src/core/language/addresses.ts';
import { ALTERNATES } from '../../../../src/core/language/alternates.ts';
import { around } from '../../../../src/core/language/around.ts';

describe('An address', () => {
  test.each([
    ['/movie/603', 'en', '/movie/603'],
    ['/de/movie/603?page=2', 'de', '/movie/603?page=2'],
    ['/de', 'de', '/'],
    ['/de/', 'de', '/'],
    ['/de?a=b', 'de', '/?a=b'],
    ['/pt-br/tv/7', 'pt-br', '/tv/7'],
    ['/', 'en', '/'],
  ])('%s is %s for %s', (target, language, bare) => {
    expect(readSpoken(target)).toEqual({ language, bare, moved: false });
  });

  test.each([
    '/nl/movie/603',
    '/DE/movie/603',
    '/demo',
    '/de-at/',
    '/xx',
    '/denmark/de',
    '/de!',
    '/de.ics',
    'x/de',
  ])('%s begins with no language that is served: it is a path like any other', (target) =>
    expect(readSpoken(target)).toEqual({ language: 'en', bare: target, moved: false }),
  );

  test('with /en before it stands for the bare one', () => {
    expect(readSpoken('/en/movie/603')).toEqual({ language: 'en', bare: '/movie/603', moved: true });
    expect(readSpoken('/en')).toEqual({ language: 'en', bare: '/', moved: true });
  });

  test.each(['/robots.txt', '/sitemap.xml'])('%s is there once', (path) => {
    expect(readSpoken(`/de${path}`)).toEqual({ language: 'de', bare: path, moved: true });
    expect(readSpoken(path)).toEqual({ language: 'en', bare: path, moved: false });
    expect(readSpoken(`/de${path}/x`).moved).toBe(false);
    expect(readSpoken(`/de/x${path}`).moved).toBe(false);
  });

  test('is in a language that is served, or in English', () => {
    expect(['de', 'en', 'pt-br', 'nl', 'DE', '', null].map(servedLanguage)).toEqual([
      ...['de', 'en', 'pt-br', 'en', 'en', 'en', 'en'],
    ]);
  });
});

test('pages say their language, and Arabic that it reads from right to left', () => {
  expect([langAttributes('pt-br'), langAttributes('ar')]).toEqual([
    { lang: 'pt-BR' },
    { lang: 'ar', dir: 'rtl' },
  ]);
});

test('every page names all languages, itself among them, and English for everybody else', () => {
  expect(ALTERNATES.map(({ hreflang, language }) => [hreflang, language])).toEqual([
    ['en', 'en'],
    ['de', 'de'],
    ['es', 'es'],
    ['fr', 'fr'],
    ['it', 'it'],
    ['pt-BR', 'pt-br'],
    ['ar', 'ar'],
    ['ja', 'ja'],
    ['x-default', 'en'],
  ]);
});

test('a sentence says what stands before and after a link in it, wherever its language puts it', () => {
  expect(around((place) => `See ${place} for more`)).toEqual(['See ', ' for more']);
  expect(around((place) => `${place}を見る`)).toEqual(['', 'を見る']);
  expect(around(() => 'Nothing')).toEqual(['Nothing', '']);
});
