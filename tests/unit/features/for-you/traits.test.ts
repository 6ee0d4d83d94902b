import { describe, expect, test } from 'vitest';
import { ofTrait, rarityOf, sortOf, traitsOf } from '../../../../src/features/for-you/traits.ts';

const people = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: `Person ${id}` }));
const bare = { date: null, language: null, genres: [] };

describe('The traits of a title', () => {
  test('are all possible common features, by name or kind', () => {
    const facts = {
      date: '1999-03-30',
      language: 'en',
      genres: [{ id: 28, name: 'Action' }],
      countries: ['US', 'AU', 'DE'],
      makers: [{ id: 5, name: 'Ada' }],
      actors: [{ id: 6, name: 'Ben' }],
      themes: [{ id: 83, name: 'dream' }],
      collection: { id: 2344, name: 'The Matrix Collection' },
    };
    expect(traitsOf(facts).map(({ trait, name }) => [trait, name])).toEqual([
      ['saga-2344', 'The Matrix Collection'],
      ['maker-5', 'Ada'],
      ['genre-28', 'Action'],
      ['decade-1990', ''],
      ['language-en', ''],
      ['country-US', ''],
      ['country-AU', ''],
      ['actor-6', 'Ben'],
      ['theme-83', 'dream'],
    ]);
  });

  test('are empty without data', () => {
    expect(traitsOf(bare)).toEqual([]);
    expect(traitsOf({ ...bare, language: '', collection: null })).toEqual([]);
  });

  test('are listed once each, with the first five of the cast, at most forty', () => {
    expect(traitsOf({ ...bare, makers: [...people(1), ...people(2)] }).map(({ trait }) => trait)).toEqual([
      'maker-0',
      'maker-1',
    ]);
    expect(traitsOf({ ...bare, actors: people(9) }).at(-1)?.trait).toBe('actor-4');
    expect(traitsOf({ ...bare, themes: people(50) }).at(-1)?.trait).toBe('theme-39');
  });
});

test.each([
  ['theme-9951', 'theme', '9951'],
  ['language-pt-BR', 'language', 'pt-BR'],
  [`theme-${'1'.repeat(20)}`, 'theme', '1'.repeat(20)],
  [`theme-${'1'.repeat(21)}`, null, '1'.repeat(21)],
  ['theme-', null, ''],
  ['Theme-1', null, '1'],
  ['7theme-1', null, '1'],
  ['theme-1 2', null, '1 2'],
  ['movie-1', null, '1'],
  ['undefined-1', null, '1'],
  ['constructor-1', null, '1'],
])('Parses %s as kind %j, of %j', (trait, sort, of) => {
  expect([sortOf(trait), ofTrait(trait)]).toEqual([sort, of]);
});

test.each([
  ['theme-1', 10, undefined, Math.log(12)],
  ['theme-1', 10, 5, Math.log(2)],
  ['theme-1', 10, 50, Math.log(12 / 11)],
  ['maker-1', 10, undefined, 1.2 * Math.log(12)],
  ['country-US', 10, undefined, 0.25 * Math.log(12)],
  ['movie-1', 10, undefined, 0],
])('Weighs %s among %d titles, of which %j have it, with %d', (trait, titles, have, says) => {
  const having = new Map(have === undefined ? [] : [[trait, have]]);
  expect(rarityOf(trait, { titles, having })).toBeCloseTo(says, 9);
});
