import { expect, test } from 'vitest';
import { inAnswer, inLanguage } from '../../../src/contract/language.ts';
import {
  fileAddress,
  languageOf,
  pageAddress,
  pathOf,
  publicAddress,
  publicFileAddress,
} from '../../../src/core/routes.ts';
import { formatDuration } from '../../../src/core/units.ts';

test.each([
  ['https://example.org', '/de/movie/603', 'de'],
  ['https://example.org/', '/movie/603', 'en'],
  ['https://example.org/apps/m', '/apps/m/ja/movie/603', 'ja'],
  ['https://example.org/apps/m/', '/apps/m/movie/603', 'en'],
])('Has below %s for the address %s the language %s', (site, path, language) => {
  expect(languageOf(site, new URL(path, site))).toBe(language);
});

test('Prefixes an address with base and language, a file’s with the base only', () => {
  const made = () => [pageAddress('/'), pageAddress('/movie/603?a=b#c'), fileAddress('/og.png')];
  expect(made()).toEqual(['/', '/movie/603?a=b#c', '/og.png']);
  expect(inLanguage('de', made)).toEqual(['/de/', '/de/movie/603?a=b#c', '/og.png']);
  expect(inAnswer('/apps/m', 'pt-br', made)).toEqual([
    ...['/apps/m/pt-br/', '/apps/m/pt-br/movie/603?a=b#c', '/apps/m/og.png'],
  ]);
  // Text in another language also stays below the base path.
  expect(inAnswer('/apps/m', 'de', () => inLanguage('en', made))).toEqual([
    ...['/apps/m/', '/apps/m/movie/603?a=b#c', '/apps/m/og.png'],
  ]);
  expect(inAnswer('/apps/m', 'de', () => pageAddress('/x', 'ja'))).toBe('/apps/m/ja/x');
});

test('Reads an address back to its path', () => {
  const there = (path: string) => pathOf(pageAddress(path));
  for (const path of ['/', '/movie/603?a=b#c', '/de'])
    expect([there(path), inAnswer('/apps/m', 'ar', () => there(path))]).toEqual([path, path]);
  expect(inAnswer('/apps/m', 'ar', () => pathOf('/apps/m/ar'))).toBe('/');
});

test('Makes absolute public addresses, in the current or another language', () => {
  const made = (site: string) => [
    publicAddress(site, '/movie/603'),
    publicAddress(site, '/movie/603', 'en'),
    publicFileAddress(site, '/api/v1'),
  ];
  expect(made('https://example.org/apps/m')).toEqual([
    ...['https://example.org/apps/m/movie/603', 'https://example.org/apps/m/movie/603'],
    'https://example.org/apps/m/api/v1',
  ]);
  expect(inLanguage('pt-br', () => made('https://example.org'))).toEqual([
    ...['https://example.org/pt-br/movie/603', 'https://example.org/movie/603', 'https://example.org/api/v1'],
  ]);
});

test('Shows a duration in its two largest units, and less than a minute as such', () => {
  expect([0, 59, 60, 3_660, 273_660].map(formatDuration)).toEqual([
    ...['< 1 min', '< 1 min', '1 min', '1 h 1 min', '3 d 4 h'],
  ]);
});
