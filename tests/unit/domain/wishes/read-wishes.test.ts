import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameIndex, possibleTitles, type Named } from '../../../../src/domain/wishes/names.ts';
import { readWishes, type Wishes } from '../../../../src/domain/wishes/read-wishes.ts';
import { SENTENCES } from './sentences.ts';

const named = (names: readonly string[]): Named[] => names.map((name, index) => ({ id: index + 1, name }));

const titles = nameIndex(
  named([
    'Dune',
    'The Matrix',
    'Alien',
    'Heat',
    'Blade Runner',
    'The Good, the Bad and the Ugly',
    'Breaking Bad',
    'The Office',
    'Love Actually',
    'Up',
    'Lost in Translation',
    'The Lord of the Rings: The Fellowship of the Ring',
    'Amélie',
    'Se7en',
    'Friends',
    'It',
  ]),
);

const people = nameIndex(
  named([
    'Tom Hanks',
    'Stanley Kubrick',
    'Hayao Miyazaki',
    'Keanu Reeves',
    'Bong Joon-ho',
    'Penélope Cruz',
    '宮崎 駿',
  ]),
);

const read = (text: string, kind: 'movie' | 'tv' = 'movie') =>
  readWishes(text, { kind, day: '2026-11-22', titles, people });

const range = (from: number | null, to: number | null) =>
  from === null && to === null ? '' : `${from ?? ''}–${to ?? ''}`;

/** What was read, in a line. */
function told({
  kind,
  english,
  filters,
  likes,
  people: with_,
  themes,
  refused,
  hidden,
  unread,
}: Wishes): string {
  const { genres, match, without, from, to, shortest, longest, language, country, score, status } = filters;
  return [
    kind,
    english ? '' : 'not English',
    genres.length > 0 ? `genres ${genres.join(match === 'any' ? ' or ' : ' and ')}` : '',
    without.length > 0 ? `without ${without.join()}` : '',
    range(from, to),
    range(shortest, longest) && `${range(shortest, longest)} min`,
    language,
    country,
    score === null ? '' : `score ${score}`,
    status,
    filters.release === 'announced' ? 'announced' : '',
    filters.order === 'popular' ? '' : `by ${filters.order}`,
    hidden ? 'hidden' : '',
    ...likes.map(({ name }) => `like ${name}`),
    ...with_.map(({ name }) => `with ${name}`),
    ...themes.map(({ words }) => `about ${words}`),
    ...refused.map(({ words }) => `not about ${words}`),
    unread.length > 0 ? `? ${unread.map(({ words }) => words).join(', ')}` : '',
  ]
    .filter(Boolean)
    .join('; ');
}

describe('a wish in words', () => {
  test.each(SENTENCES)('%s', (sentence, reading) => {
    const series = sentence.startsWith('tv:');
    expect(told(read(series ? sentence.slice(3) : sentence, series ? 'tv' : 'movie'))).toBe(reading);
  });

  test('may name people in any script', () => {
    expect(read('animation by 宮崎 駿').people.map(({ name }) => name)).toEqual(['宮崎 駿']);
  });

  test('counts "recent" from the day it is read on', () => {
    const { filters } = readWishes('recent comedies', { kind: 'movie', day: '2031-01-01' });
    expect(filters.from).toBe(2026);
  });

  test('asks nothing where nothing is understood, whatever is written', () => {
    const nonsense = fc.stringMatching(/^[bcdfghjklmnpqrstvwxz]{4,9}$/);
    fc.assert(
      fc.property(fc.array(nonsense, { minLength: 1, maxLength: 6 }), (words) => {
        const wishes = read(words.join(' '));
        expect(told(wishes)).toBe(`movie; ? ${words.join(' ')}`);
      }),
    );
  });

  test('can be any text at all, as long as a description may be', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 1000 }), (text) => {
        const { filters } = read(text);
        expect(filters.genres.filter((id) => filters.without.includes(id))).toEqual([]);
      }),
    );
  });

  test.each(['like ', 'no ', 'no a or ', 'no | ', 'in the ', '199', 'the ', 'for the ', 'not too '])(
    'is read however often it says "%s"',
    (words) => {
      const text = words.repeat(1000).slice(0, 1000);
      expect(read(text).kind).toBe('movie');
    },
  );
});

describe('titles that a wish may name', () => {
  test.each([
    ['like Dune but funny', ['dune but funny', 'dune']],
    ['movies like The Matrix', ['the matrix']],
    ['similar to Alien and Blade Runner', ['alien and blade runner', 'alien', 'blade runner']],
    ['I loved Lost in Translation. Something calm.', ['lost in translation', 'lost']],
    ['a comedy', []],
  ])('%s', (text, expected) => {
    expect(possibleTitles(text)).toEqual(expected);
  });

  test('are never more than six', () => {
    expect(
      possibleTitles('like alpha and beta or gamma but delta. Like epsilon and zeta or eta with theta'),
    ).toHaveLength(6);
  });
});
