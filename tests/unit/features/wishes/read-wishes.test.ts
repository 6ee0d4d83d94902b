import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameIndex, type Named } from '../../../../src/features/wishes/names.ts';
import { possibleTitles } from '../../../../src/features/wishes/possible-names.ts';
import { readWishes, type Wishes } from '../../../../src/features/wishes/read-wishes.ts';
import { told } from '../../../support/wishes/told.ts';
import { MORE_SENTENCES } from './more-sentences.ts';
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
    'Parasite',
    'The Godfather',
    '2001: A Space Odyssey',
    'Blade Runner 2049',
  ]).map((one) => (one.name === 'Dune' ? { ...one, date: '1984-12-14' } : one)),
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

describe('a wish in words', () => {
  test.each(SENTENCES)('%s', (sentence, reading) => {
    const series = sentence.startsWith('tv:');
    expect(told(read(series ? sentence.slice(3) : sentence, series ? 'tv' : 'movie'))).toBe(reading);
  });

  describe.each(Object.entries(MORE_SENTENCES))('%s', (_, sentences) => {
    test.each(sentences)('%s', (sentence, reading) => {
      expect(told(read(sentence))).toBe(reading);
    });
  });

  test('has no reversed range, for any years and minutes', () => {
    const bound = fc.tuple(
      fc.constantFrom(
        'after',
        'before',
        'since',
        'until',
        'over',
        'under',
        'longer than',
        'at least',
        'at most',
        'between',
        'not before',
        'from',
        '',
        'no older than',
        'no more than',
      ),
      fc.oneof(
        fc.integer({ min: 1890, max: 2030 }),
        fc.integer({ min: 1, max: 400 }),
        fc.constantFrom('two', 'ninety', 'the 90s', 'late 80s', 'an', 'three and a half'),
      ),
      fc.constantFrom(
        'minutes',
        'hours',
        '',
        'years ago',
        'min or more',
        'minutes at most',
        'short',
        'not short',
        'not too long',
        'classic',
      ),
      fc.constantFrom('and', 'but', 'or', ',', ''),
    );
    fc.assert(
      fc.property(
        fc.array(bound, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('movie', 'tv'),
        (bounds, kind) => {
          const { from, to, shortest, longest } = read(bounds.flat().join(' '), kind).filters;
          expect(from ?? -Infinity).toBeLessThanOrEqual(to ?? Infinity);
          expect(shortest ?? -Infinity).toBeLessThanOrEqual(longest ?? Infinity);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('excludes what an earlier word refuses', () => {
    const noes = fc.constantFrom(
      'no',
      'not',
      'not a',
      'neither',
      'nothing',
      'without',
      'without any',
      'never',
      'avoid',
      'except',
      'anything but',
      'excluding',
      'minus',
      'skip',
      'hate',
      'I hated',
      "I don't like",
      "I don't want",
      'not a fan of',
      'tired of',
      'fed up with',
      'rather than',
      'nothing with',
      'not too',
      "I can't stand",
      'not another',
      'not into',
      'spare me',
      'zero',
      'steer clear of',
      'nothing like',
      'not with',
      'not by',
      'no more',
      'no films about',
      'no movies with',
      'unlike',
      'too much',
      'enough',
      'minus the',
      'skip the',
      'everything but',
      'anyone but',
      'without too much',
      'not overly',
      'devoid of',
      'hardly any',
      'I have had enough of',
      'it need not be',
      "it doesn't have to be",
      'not necessarily',
      'not only',
      'more fun than',
    );
    const things = fc.constantFrom(
      'horror',
      'comedy',
      'westerns',
      'war',
      'romance',
      'vampires',
      'zombies',
      'superheroes',
      'musicals',
      'sci-fi',
      'anime',
      'documentaries',
      'time travel',
      'Tom Hanks',
      'Stanley Kubrick',
      'Dune',
      'Blade Runner',
      'heists',
    );
    const joined = fc.constantFrom(
      'or',
      'nor',
      ', no',
      ', not',
      'or a',
      'nor a',
      'or any',
      'or even',
      'or with',
      'or by',
      'or films about',
    );
    const wantedIn = ({ filters, likes, people: cast, themes }: Wishes) =>
      [filters.genres, likes, cast, themes, filters.language ?? []].flat();
    fc.assert(
      fc.property(noes, things, joined, things, (no, one, join, other) => {
        expect(wantedIn(read(`${no} ${one}`))).toEqual([]);
        expect(wantedIn(read(`${no} ${one} ${join} ${other}`))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test('excludes refused items with an article each', () => {
    const noes = fc.constantFrom(
      'not',
      "it isn't",
      'never',
      "I don't want",
      'anything but',
      'without',
      'neither',
    );
    const things = fc.shuffledSubarray(['comedy', 'western', 'musical', 'romance', 'heist', 'zombie'], {
      minLength: 2,
      maxLength: 4,
    });
    fc.assert(
      fc.property(noes, things, fc.constantFrom('or a', ', or a', 'nor a'), (no, all, join) => {
        const { filters, themes } = read(`${no} a ${all.slice(0, -1).join(', a ')} ${join} ${all.at(-1)}`);
        expect([filters.genres, themes].flat()).toEqual([]);
      }),
    );
  });

  test('excludes a refused list', () => {
    const noes = fc.constantFrom('no', 'without', 'avoid', 'never', 'I hate', 'excluding');
    const things = fc.shuffledSubarray(
      ['horror', 'westerns', 'war', 'romance', 'vampires', 'zombies', 'musicals', 'time travel'],
      { minLength: 3, maxLength: 4 },
    );
    fc.assert(
      fc.property(noes, things, fc.constantFrom('and', 'or', ', and', ', or'), (no, all, join) => {
        const { filters, themes } = read(`${no} ${all.slice(0, -1).join(', ')} ${join} ${all.at(-1)}`);
        expect([filters.genres, themes].flat()).toEqual([]);
      }),
    );
  });

  test('reads a comparison and its negation as opposites', () => {
    const compares = fc.constantFrom(
      'over',
      'under',
      'longer than',
      'shorter than',
      'more than',
      'less than',
      'above',
      'below',
    );
    fc.assert(
      fc.property(
        compares,
        fc.integer({ min: 20, max: 300 }),
        fc.constantFrom('not', 'nothing', 'no'),
        (word, minutes, no) => {
          const { shortest, longest } = read(`${word} ${minutes} minutes`).filters;
          const opposite = read(`${no} ${word} ${minutes} minutes`).filters;
          expect(opposite.longest).toBe(shortest === null ? null : shortest - 1);
          expect(opposite.shortest).toBe(longest === null ? null : longest + 1);
        },
      ),
    );
    const ends = fc.constantFrom(
      'before',
      'after',
      'older than',
      'newer than',
      'made before',
      'released after',
    );
    const whens = fc.oneof(
      fc.integer({ min: 1900, max: 2025 }).map(String),
      fc.constantFrom('the 80s', 'the nineties', '2000s'),
    );
    fc.assert(
      fc.property(ends, whens, fc.constantFrom('not', 'nothing', 'no films'), (word, when, no) => {
        const { from, to } = read(`${word} ${when}`).filters;
        const opposite = read(`${no} ${word} ${when}`).filters;
        expect(opposite.to).toBe(from === null ? null : from - 1);
        expect(opposite.from).toBe(to === null ? null : to + 1);
      }),
    );
  });

  test('excludes what is linked to refused parts', () => {
    const noes = fc.constantFrom(
      'no',
      'I hate',
      'avoid',
      "I don't want any",
      'never',
      'not another',
      'not a',
    );
    const linked = fc.constantFrom(
      'with robots',
      'about war',
      'with Tom Hanks',
      'from the 90s',
      'under 90 minutes',
      'like Dune',
    );
    fc.assert(
      fc.property(
        noes,
        fc.constantFrom('horror', 'comedy', 'western', 'drama'),
        linked,
        (no, genre, link) => {
          const { filters, likes, people: cast, themes } = read(`${no} ${genre} ${link}`);
          expect([filters.genres, likes, cast, themes].flat()).toEqual([]);
          expect([filters.from, filters.to, filters.shortest, filters.longest]).toEqual([
            null,
            null,
            null,
            null,
          ]);
        },
      ),
    );
  });

  test('can name people in any script', () => {
    expect(read('animation by 宮崎 駿').people.map(({ name }) => name)).toEqual(['宮崎 駿']);
  });

  test('counts "recent" from the current day', () => {
    const { filters } = readWishes('recent comedies', { kind: 'movie', day: '2031-01-01' });
    expect(filters.from).toBe(2026);
  });

  test('has no filters when nothing is understood', () => {
    const nonsense = fc.stringMatching(/^[bcdfghjklmnpqrstvwxz]{4,9}$/);
    fc.assert(
      fc.property(fc.array(nonsense, { minLength: 1, maxLength: 6 }), (words) => {
        const wishes = read(words.join(' '));
        expect(told(wishes)).toBe(`movie; ? ${words.join(' ')}`);
      }),
    );
  });

  test('can be any text up to a description’s length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 1000 }), (text) => {
        const { filters } = read(text);
        expect(filters.genres.filter((id) => filters.without.includes(id))).toEqual([]);
      }),
    );
  });

  test.each(['like ', 'no ', 'no a or ', 'no | ', 'in the ', '199', 'the ', 'for the ', 'not too '])(
    'is parsed with any repetition of "%s"',
    (words) => {
      const text = words.repeat(1000).slice(0, 1000);
      expect(read(text).kind).toBe('movie');
    },
  );
});

describe('candidate titles of a wish', () => {
  test.each([
    ['like Dune but funny', ['Dune but funny', 'Dune']],
    ['movies like The Matrix', ['The Matrix']],
    ['similar to Alien and Blade Runner', ['Alien and Blade Runner', 'Alien', 'Blade Runner']],
    ['I loved Lost in Translation. Something calm.', ['Lost in Translation']],
    ['a comedy', []],
  ])('%s', (text, expected) => {
    expect(possibleTitles(text)).toEqual(expected);
  });

  test('are at most six', () => {
    expect(
      possibleTitles('like alpha and beta or gamma but delta. Like epsilon and zeta or eta with theta'),
    ).toHaveLength(6);
  });
});
