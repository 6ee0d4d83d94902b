import { describe, expect, test } from 'vitest';
import { NO_FILTERS } from '../../../../src/features/discover/discover.ts';
import type { Kind } from '../../../../src/core/title.ts';
import { nameIndex } from '../../../../src/features/wishes/names.ts';
import { readWishes } from '../../../../src/features/wishes/read-wishes.ts';

const read = (text: string, kind: Kind = 'movie', more = {}) =>
  readWishes(text, { kind, day: '2026-11-22', ...more });

describe('Discover’s filters', () => {
  test.each([
    ['best rated films', 'score'],
    ['highest rated', 'score'],
    ['the very best', 'score'],
    ['top 10 films', 'score'],
    ['acclaimed', 'score'],
    ['a masterpiece', 'score'],
    ['most popular', 'popular'],
    ['newest first', 'newest'],
    ['the newest', 'newest'],
    ['nothing acclaimed', 'popular'],
    ['spinning top', 'popular'],
    ['', 'popular'],
  ])('include an order: %s', (text, order) => {
    expect(read(text).filters.order).toBe(order);
  });

  test.each([
    ['a series that has ended', 'ended'],
    ['a finished series', 'ended'],
    ['completed', 'ended'],
    ['that has a proper ending', 'ended'],
    ['with an end', 'ended'],
    ['cancelled', 'cancelled'],
    ['canceled', 'cancelled'],
    ['ongoing', 'returning'],
    ['still on air', 'returning'],
    ['not over yet', 'returning'],
    ['not ended', 'returning'],
    ['not cancelled', null],
    ['a series', null],
  ])('include series’ status: %s', (text, status) => {
    expect(read(text, 'tv').filters.status).toBe(status);
    expect(read(text, 'movie', { kindIsFixed: true }).filters.status).toBe(null);
  });

  test.each([
    ['rated above 8', 8],
    ['score over 7.5', 7.5],
    ['rating of at least 6', 6],
    ['better than 8 on IMDb', 8],
    ['higher than 9 points', 9],
    ['above 10', 10],
    ['rated 8+', 8],
    ['score of 8 or more', 8],
    ['8+ rating', 8],
    ['8 or higher on imdb', 8],
    ['8+ sci-fi', 8],
    ['4+ sci-fi', null],
    ['kids 8+', null],
    ['3+ hours', null],
    ['above 8 minutes', null],
    ['above 8 years', null],
    ['at least 8 seasons', null],
    ['over 8 million', null],
    ['not above 8', null],
    ['above 80', null],
    ['8', null],
    ['', null],
  ])('include a minimum score: %s', (text, score) => {
    expect(read(text).filters.score).toBe(score);
  });

  test.each([
    ['upcoming', 'announced'],
    ['coming soon', 'announced'],
    ['announced', 'announced'],
    ['not yet released', 'announced'],
    ['not out yet', 'announced'],
    ['from 2027', 'announced'],
    ['from 2026', 'released'],
    ['nothing upcoming', 'released'],
    ['', 'released'],
  ])('include released or upcoming: %s', (text, release) => {
    expect(read(text).filters.release).toBe(release);
  });

  test.each([
    ['hidden gems', true],
    ['underrated', true],
    ['overlooked', true],
    ['lesser-known', true],
    ['obscure', true],
    ['no hidden gems', false],
    ['', false],
  ])('include little-known titles: %s', (text, hidden) => {
    expect(read(text).hidden).toBe(hidden);
  });

  test('have the requested kind, whatever the sentence says', () => {
    expect([read('a series').kind, read('a series', 'movie', { kindIsFixed: true }).kind]).toEqual([
      'tv',
      'movie',
    ]);
  });
});

describe('an unread part', () => {
  const unread = (text: string) =>
    read(text).unread.map(({ words, bare, refused }) => [words, bare, refused]);

  test.each([
    ['purple elephants dancing', [['purple elephants dancing', 'purple elephants dancing', false]]],
    [
      'purple, elephants',
      [
        ['purple', 'purple', false],
        ['elephants', 'elephants', false],
      ],
    ],
    [
      'purple films about elephants',
      [
        ['purple', 'purple', false],
        ['elephants', 'elephants', false],
      ],
    ],
    ['no elephants', [['no elephants', 'elephants', true]]],
    ['without any elephants', [['without elephants', 'elephants', true]]],
    ['not an elephant', [['not elephant', 'elephant', true]]],
    ['does not have to be purple', [['does not have to be purple', 'purple', true]]],
    ['purple, purple', [['purple', 'purple', false]]],
    ['b', []],
    ['7', [['7', '7', false]]],
    ['é', []],
    ['comedy 猫', [['猫', '猫', false]]],
    ['I would like to watch something', []],
    ['not a fan of comedies', []],
    ['', []],
  ])('is named: %s', (text, expected) => {
    expect(unread(text)).toEqual(expected);
  });

  test('is the whole text in another language, which has no filters', () => {
    const wishes = read('ein lustiger Film über Roboter', 'tv', { language: 'en' });
    expect(wishes).toEqual({
      kind: 'tv',
      english: false,
      filters: NO_FILTERS,
      likes: [],
      people: [],
      peopleMatch: 'all',
      withoutPeople: [],
      themes: [],
      refused: [],
      hidden: false,
      unread: [],
    });
    const titles = nameIndex([{ id: 1, name: 'Ein Film über Roboter' }]);
    expect(read('like ein Film über Roboter', 'movie', { language: 'en', titles }).english).toBe(true);
  });
});
