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
  ])('%s without a served language is an ordinary path', (target) =>
    expect(readSpoken(target)).toEqual({ language: 'en', bare: target, moved: false }),
  );

  test('with /en means the bare one', () => {
    expect(readSpoken('/en/movie/603')).toEqual({ language: 'en', bare: '/movie/603', moved: true });
    expect(readSpoken('/en')).toEqual({ language: 'en', bare: '/', moved: true });
  });

  test.each(['/robots.txt', '/sitemap.xml'])('%s is unique', (path) => {
    expect(readSpoken(`/de${path}`)).toEqual({ language: 'de', bare: path, moved: true });
    expect(readSpoken(path)).toEqual({ language: 'en', bare: path, moved: false });
    expect(readSpoken(`/de${path}/x`).moved).toBe(false);
    expect(readSpoken(`/de/x${path}`).moved).toBe(false);
  });

  test('is in a served language, or in English', () => {
    expect(['de', 'en', 'pt-br', 'nl', 'DE', '', null].map(servedLanguage)).toEqual([
      ...['de', 'en', 'pt-br', 'en', 'en', 'en', 'en'],
    ]);
  });
});

test('Sets a page’s language, and right-to-left for Arabic', () => {
  expect([langAttributes('pt-br'), langAttributes('ar')]).toEqual([
    { lang: 'pt-BR' },
    { lang: 'ar', dir: 'rtl' },
  ]);
});

test('Lists all languages on every page, itself included, with English as default', () => {
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

test('Splits a sentence around its link, in any language’s order', () => {
  expect(around((place) => `See ${place} for more`)).toEqual(['See ', ' for more']);
  expect(around((place) => `${place}を見る`)).toEqual(['', 'を見る']);
  expect(around(() => 'Nothing')).toEqual(['Nothing', '']);
});
