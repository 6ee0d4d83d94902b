import { expect, test } from 'vitest';
import { savedSearchPath, searchName } from '../../../../src/features/search/saved-searches.ts';

test('Links a saved search to its kind’s page, with its filters', () => {
  expect(savedSearchPath({ kind: 'tv', query: 'genres=18' })).toBe('/discover/series?genres=18');
  expect(savedSearchPath({ kind: 'movie', query: '' })).toBe('/discover/movies');
});

test.each([
  ['  Quiet \n films ', 'Quiet films'],
  ['a\ud800', 'a\ufffd'],
  ['🎬'.repeat(61), '🎬'.repeat(60)],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  [' ', ''],
])('Saves the name %j as %j', (text, name) => {
  expect(searchName(text)).toBe(name);
});
