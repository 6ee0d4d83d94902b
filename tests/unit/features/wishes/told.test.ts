import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../../../src/contract/language.ts';
import { nameIndex } from '../../../../src/features/wishes/names.ts';
import { readWishes } from '../../../../src/features/wishes/read-wishes.ts';
import {
  isToldInEnglish,
  reasoningTold,
  reasonTold,
  type FoundBy,
} from '../../../../src/features/wishes/told.ts';

const FOUND: FoundBy = {
  kind: 'movie',
  year: 1982,
  genres: [],
  people: [],
  countries: [],
  like: null,
  votes: null,
  minutes: null,
};

describe('a recommendation’s reason', () => {
  test.each<[Partial<FoundBy>, string]>([
    [{}, 'Movie of 1982'],
    [{ kind: 'tv' }, 'TV series of 1982'],
    [{ genres: [878, 53] }, 'Movie of 1982 · Science Fiction, Thriller'],
    [{ people: ['Harrison Ford'] }, 'Movie of 1982 · With Harrison Ford'],
    [{ people: ['A', 'B', 'C'] }, 'Movie of 1982 · With A, B, C'],
    [{ countries: ['DE'] }, 'Movie of 1982 · Germany'],
    [{ like: 'Dune' }, 'Movie of 1982 · Like Dune'],
    [{ votes: 0 }, 'Movie of 1982 · 0 votes'],
    [{ minutes: 117 }, 'Movie of 1982 · 117 minutes'],
    [
      { genres: [878], people: ['A'], countries: ['DE'], like: 'Dune', votes: 5, minutes: 1 },
      'Movie of 1982 · Science Fiction · With A · Germany · Like Dune · 5 votes · 1 minute',
    ],
  ])('names the matched wishes: %j', (found, told) => {
    expect(reasonTold({ ...FOUND, ...found })).toBe(told);
  });

  test('is in the reader’s language', () => {
    expect(isToldInEnglish()).toBe(true);
    inLanguage('de', () => {
      expect(isToldInEnglish()).toBe(false);
      expect(reasonTold({ ...FOUND, minutes: 117 })).toContain('117 Minuten');
    });
  });
});

describe('a wish’s description', () => {
  const titles = nameIndex([{ id: 1, name: 'Dune' }]);
  const people = nameIndex(['Tom Hanks', 'Keanu Reeves'].map((name, id) => ({ id, name })));
  const reasoning = (text: string, { found = 1, known = [] as string[], unknown = [] as string[] } = {}) =>
    reasoningTold(
      { wishes: readWishes(text, { kind: 'movie', day: '2026-11-22', titles, people }), known, unknown },
      found,
      40,
    ).replace(/ ?The offline recommender .* with Marquee\.$/, ' WHO');

  test.each([
    ['comedies from the 90s', 'Understood: Comedy · 1990s. WHO'],
    ['comedies or westerns', 'Understood: Comedy or Western. WHO'],
    ['no horror', 'Understood: No Horror. WHO'],
    ['best westerns', 'Understood: Western · Best rated. WHO'],
    ['upcoming westerns', 'Understood: Western. WHO'],
    ['with Tom Hanks and Keanu Reeves', 'Understood: With Tom Hanks · With Keanu Reeves. WHO'],
    ['with Tom Hanks or Keanu Reeves', 'Understood: With Tom Hanks or Keanu Reeves. WHO'],
    ['western not with Tom Hanks', 'Understood: Western · Not with Tom Hanks. WHO'],
    ['like Dune', 'Understood: Like Dune. WHO'],
    ['hidden gems', 'Understood: Little known. WHO'],
    ['zombies, no vampires', 'Understood: zombies · no vampires. WHO'],
    ['asdf', 'None of this was understood. Please describe it differently. WHO'],
    ["un film d'horreur coréen", 'This search understands English only. Please describe it in English. WHO'],
  ])('%s', (text, told) => {
    expect(reasoning(text)).toBe(told);
  });

  test('distinguishes known and unknown words', () => {
    expect(reasoning('zombies', { known: ['zombies', 'rooftops'], unknown: ['asdf', 'qwer'] })).toBe(
      'Understood: zombies · rooftops. Not understood: asdf, qwer. WHO',
    );
    expect(reasoning('asdf', { known: ['asdf'] })).toBe('Understood: asdf. WHO');
    expect(reasoning('zombies', { found: 0 })).toBe('Understood: zombies. Nothing matches all of it. WHO');
  });

  test('ends with the number of considered titles', () => {
    const wishes = readWishes('western', { kind: 'tv', day: '2026-11-22' });
    expect(reasoningTold({ wishes, known: [], unknown: [] }, 1, 40)).toMatch(
      / the 40 series that come with Marquee\.$/,
    );
  });
});
