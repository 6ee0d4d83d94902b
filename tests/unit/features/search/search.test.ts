import { describe, expect, test } from 'vitest';
import { artistLine } from '../../../../src/core/found.ts';
import { artistMerit, collectionMerit, titleMerit } from '../../../../src/features/search/merit.ts';
import {
  chosenKind,
  nameAsked,
  normaliseQuery,
  otherWords,
  searchType,
  splitYear,
  suggestPath,
  suggestWords,
} from '../../../../src/features/search/search.ts';
import {
  suggestedArtist,
  suggestedCollection,
  suggestedListTitle,
  suggestedTitle,
} from '../../../../src/features/search/suggestions.ts';
import type { TitleSummary } from '../../../../src/core/title.ts';

describe('A query', () => {
  test.each([
    [null, ''],
    ['  the\u0000 \n matrix ', 'the matrix'],
    ['a\ud800b', 'a b'],
    ['🎬'.repeat(201), '🎬'.repeat(200)],
    [`${'a'.repeat(199)} b`, 'a'.repeat(199)],
  ])('is normalized: %j', (text, tidy) => {
    expect(normaliseQuery(text)).toBe(tidy);
  });

  test('suggests from two characters on, in any form', () => {
    expect(['', 'a', ' a ', '🎬'].map(suggestWords)).toEqual(['', '', '', '']);
    expect(['AB', ' ab ', '千と'].map(suggestWords)).toEqual(['ab', 'ab', '千と']);
    expect(suggestPath(' The  Ma')).toBe('/partials/suggest?query=the+ma');
  });

  test('is of one type, or of all', () => {
    expect(['movie', 'person', 'collection', 'book', '', null].map(searchType)).toEqual([
      ...['movie', 'person', 'collection'],
      ...[null, null, null],
    ]);
    expect(['tv', 'movie', 'x', null].map(chosenKind)).toEqual(['tv', 'movie', 'movie', 'movie']);
  });

  test.each([
    ['Cherry 2021', { title: 'Cherry', year: 2021 }],
    ['Cherry  (2021)', { title: 'Cherry', year: 2021 }],
    ['Blade Runner 1982', { title: 'Blade Runner', year: 1982 }],
    ['Cherry 1821', null],
    ['Cherry 2021 film', null],
    ['2012', null],
    ['Cherry2021', null],
    ['a\nCherry 2021', null],
  ])('has a year: %j', (query, split) => {
    expect(splitYear(query)).toEqual(split);
  });

  test.each([
    ['where can I watch dune?', ['dune']],
    ['Where to stream dune part two ?', ['dune part two']],
    ['how do we see M', ['M']],
    ['somewhere can watch dune', []],
    ['where can I watch ', []],
    ['psycho 1999', ['psycho']],
    ['psycho  (7)', ['psycho']],
    ['psycho 12345', ['psycho12345']],
    ['psycho 7 b', ['psycho7b']],
    ['di caprio', ['dicaprio']],
    ['spi der man 3', ['spi der man', 'spiderman']],
    ['a b c d', []],
    ['psycho', []],
    ['a\npsycho 1999', ['a\npsycho1999']],
  ])('has other interpretations: %j', (query, others) => {
    expect(otherWords(query)).toEqual(others);
  });
});

const title = (name: string, voteCount = 0): TitleSummary =>
  ({
    ...{ kind: 'movie', id: 603, title: name, originalTitle: name, voteCount, voteAverage: 8.2 },
    ...{ date: '1999-03-30', posterPath: '/m.jpg' },
  }) as TitleSummary;
const artist = (name: string, votes = 0) => ({
  ...{
    id: 6384,
    name,
    votes,
    department: 'Acting',
    profilePath: '/k.jpg',
    knownFor: ['The Matrix', 'Speed'],
  },
});
const collection = { id: 2344, name: 'The Matrix Collection', posterPath: '/c.jpg' };

test.each([
  'where can I watch Blade Runner?',
  'Wo läuft Blade Runner?',
  'wo kann ich Blade Runner sehen',
  '¿Dónde puedo ver Blade Runner?',
  'où regarder Blade Runner ?',
  'Dove posso guardare Blade Runner?',
  'onde posso assistir Blade Runner',
  'أين أشاهد Blade Runner؟',
  'Blade Runnerはどこで観られる？',
  'Blade Runner',
])('the name in a question is found in each language: %s', (question) => {
  expect(nameAsked(question)).toBe('Blade Runner');
});

describe('What is found is worth', () => {
  test('more the closer its name is, and the more people may know it', () => {
    expect(titleMerit('matrix', title('The Matrix', 99))).toBe(4);
    expect(titleMerit('matr', title('The Matrix', 99))).toBe(3);
    expect(titleMerit('matr', title('The Matrix', 9999))).toBe(4);
    expect(titleMerit('alien', title('The Matrix', 9999))).toBe(0);
    expect(collectionMerit('matrix', collection)).toBe(4);
  });

  test('is the same for a surname as for a first name', () => {
    expect(artistMerit('reeves', artist('Keanu Reeves', 99))).toBe(3);
    expect(artistMerit('keanu', artist('Keanu Reeves', 99))).toBe(3);
    expect(artistMerit('keanu reeves', artist('Keanu Reeves', 99))).toBe(4);
    expect(artistMerit('matrix', artist('Keanu Reeves', 99))).toBe(0);
  });
});

describe('A suggestion', () => {
  test('is distinguished from its namesakes', () => {
    const { suggestion } = suggestedTitle('matrix', title('The Matrix'), 'https://img.example');
    expect(suggestion).toMatchObject({ type: 'movie', id: 603, name: 'The Matrix', line: '1999' });
    expect(suggestion.picture).toMatch(/w92\/m\.jpg$/);
    expect(suggestedTitle('x', { ...title('X'), date: null }, '').suggestion.line).toBe('');
    expect(artistLine(artist('Keanu Reeves'))).toBe('Acting · The Matrix');
    expect(artistLine({ ...artist('X'), department: '', knownFor: [] })).toBe('');
    expect(artistLine({ ...artist('X'), department: '' })).toBe('The Matrix');
    const person = suggestedArtist('keanu', artist('Keanu Reeves', 99), 'https://img.example');
    expect(person).toMatchObject({ merit: 3, suggestion: { type: 'person', line: 'Acting · The Matrix' } });
    expect(person.suggestion.picture).toMatch(/w185\/k\.jpg$/);
    const several = suggestedCollection('matrix', collection, 'https://img.example');
    expect(several).toMatchObject({ merit: 4, suggestion: { type: 'collection', id: 2344, line: '' } });
    expect(several.suggestion.picture).toMatch(/w92\/c\.jpg$/);
  });

  test('can be put in a list if it is a title', () => {
    const { suggestion } = suggestedTitle('matrix', title('The Matrix'), '');
    expect(suggestedListTitle(suggestion)).toEqual({
      ...{ kind: 'movie', id: 603, title: 'The Matrix' },
      ...{ posterPath: '/m.jpg', date: '1999-03-30', voteAverage: 8.2 },
    });
    const { listed } = suggestion;
    expect(suggestedListTitle({ ...suggestion, type: 'tv' })?.kind).toBe('tv');
    expect(suggestedListTitle({ ...suggestion, type: 'person', listed })).toBeNull();
    expect(suggestedListTitle(suggestedArtist('x', artist('X'), '').suggestion)).toBeNull();
    expect(suggestedListTitle({ ...suggestion, listed: undefined })).toBeNull();
  });
});
