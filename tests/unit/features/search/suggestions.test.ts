import { expect, test } from 'vitest';
import type { SearchType } from '../../../../src/core/found.ts';
import { pickSuggestions, type Candidate } from '../../../../src/features/search/suggestions.ts';

const candidate = (type: SearchType, id: number, merit: number): Candidate => ({
  merit,
  suggestion: { type, id, name: `${type} ${id}`, line: '', picture: null },
});

const many = (type: SearchType, count: number, merit: number) =>
  Array.from({ length: count }, (_, id) => candidate(type, id + 1, merit - id / 100));

const counts = (picked: { type: SearchType }[]) =>
  Object.entries(Object.groupBy(picked, ({ type }) => type)).map(([type, all]) => [type, all.length]);

test('Includes the best of every type, despite better others', () => {
  const picked = pickSuggestions([
    ...many('collection', 3, 1.5),
    ...many('movie', 20, 5),
    ...many('tv', 20, 4),
    ...many('person', 3, 2),
  ]);
  expect(counts(picked)).toEqual([
    ['movie', 4],
    ['tv', 2],
    ['person', 1],
    ['collection', 1],
  ]);
});

test('Ranks results that match no name last', () => {
  const picked = pickSuggestions([...many('person', 3, 0), ...many('movie', 4, 4), ...many('tv', 4, 3)]);
  expect(counts(picked)).toEqual([
    ['movie', 4],
    ['tv', 4],
  ]);
});

test('Lists a duplicate once, in the better place', () => {
  expect(
    pickSuggestions([candidate('movie', 1, 1), candidate('movie', 1, 3), candidate('tv', 1, 2)]),
  ).toEqual([candidate('movie', 1, 3).suggestion, candidate('tv', 1, 2).suggestion]);
});
