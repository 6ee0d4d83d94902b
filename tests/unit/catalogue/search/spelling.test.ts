import { describe, expect, test } from 'vitest';
import { createSpelling } from '../../../../src/catalogue/search/spelling.ts';
import type { TitleSummary } from '../../../../src/core/title.ts';

const title = (id: number, name: string, voteCount = 100) =>
  ({ kind: 'movie', id, title: name, originalTitle: name, voteCount }) as TitleSummary;

const like = (spelling: ReturnType<typeof createSpelling>, query: string) =>
  spelling.like(query).map(({ title: name }) => name);

describe('names seen earlier', () => {
  test.each([
    ['interstelar', ['Interstellar']],
    ['Matirx', ['Matrix']],
    ['the godfahter', ['The Godfather']],
    ['amelei', ['Amélie']],
    ['Interstellar', []],
    ['asdf', []],
    ['', []],
    ['x'.repeat(200), []],
  ])('are found despite a typo: %s', (query, names) => {
    const spelling = createSpelling();
    spelling.note([
      title(1, 'Interstellar'),
      title(2, 'Matrix'),
      title(3, 'The Godfather'),
      title(4, 'Amélie'),
    ]);
    expect(like(spelling, query)).toEqual(names);
  });

  test('are limited to three, the best known first, without duplicates', () => {
    const spelling = createSpelling();
    spelling.note(
      ['Harbour', 'Harbours', 'Harbourd', 'Harbourn', 'Harbour'].map((name, id) => title(id, name, id)),
    );
    expect(like(spelling, 'harboru')).toEqual(['Harbour', 'Harbourn', 'Harbourd']);
  });

  test('are evicted when there are too many', () => {
    const spelling = createSpelling(2);
    spelling.note([title(1, 'Interstellar')]);
    expect(like(spelling, 'interstelar')).toEqual(['Interstellar']);
    spelling.note([title(2, 'Alien'), title(3, 'Heat')]);
    expect(like(spelling, 'interstelar')).toEqual([]);
    spelling.note([title(1, 'Interstellar')]);
    expect(like(spelling, 'interstelar')).toEqual(['Interstellar']);
  });
});
