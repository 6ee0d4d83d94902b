import { expect, test } from 'vitest';
import { closeness } from '../../../../src/features/search/closeness.ts';

test.each([
  ['the matrix', 'The Matrix', 3],
  ['matrix', 'The Matrix', 3],
  ['amelie', 'Amélie', 3],
  ['matrix', 'The Matrix Collection', 3],
  ['matrix collection', 'The Matrix Collection', 3],
  ['matrix collection', 'The Matrix', 0],
  ['the matr', 'The Matrix Reloaded', 2],
  ['matr', 'The Matrix', 2],
  ['nolan', 'Christopher Nolan', 1],
  ['breaking bad', 'El Camino: A Breaking Bad Movie', 1],
  ['rain', 'Trainspotting', 0],
  ['千と', '千と千尋の神隠し', 2],
  ['🎬', 'The Matrix', 0],
  ['', 'The Matrix', 0],
])('Rates the match of "%s" with "%s" as %i', (query, name, degree) => {
  expect(closeness(query, [name])).toBe(degree);
});

test('Uses the closest of several names', () => {
  expect(closeness('千と千尋の神隠し', ['Spirited Away', '千と千尋の神隠し'])).toBe(3);
});
