import { expect, test } from 'vitest';
import { languageOf } from '../../../src/domain/routes.ts';
import { formatDuration } from '../../../src/domain/units.ts';

test.each([
  ['https://example.org', '/de/movie/603', 'de'],
  ['https://example.org/', '/movie/603', 'en'],
  ['https://example.org/apps/m', '/apps/m/ja/movie/603', 'ja'],
  ['https://example.org/apps/m/', '/apps/m/movie/603', 'en'],
])('below %s the address %s is in the language %s', (site, path, language) => {
  expect(languageOf(site, new URL(path, site))).toBe(language);
});

test('a time is said in its two largest units, and what is less than a minute as that', () => {
  expect([0, 59, 60, 3_660, 273_660].map(formatDuration)).toEqual([
    ...['< 1 min', '< 1 min', '1 min', '1 h 1 min', '3 d 4 h'],
  ]);
});
