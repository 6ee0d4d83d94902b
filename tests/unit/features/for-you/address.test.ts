import { describe, expect, test } from 'vitest';
import {
  FOR_YOU_PARAMETERS,
  forYouAddress,
  isShown,
  readForYou,
  type ForYouView,
} from '../../../../src/features/for-you/address.ts';
import { traitsOfFacts, traitsOfSummary } from '../../../../src/features/for-you/facts.ts';
import { fitOf } from '../../../../src/features/for-you/fit.ts';
import { foundTitles, toSourceTitle } from '../../../../src/features/for-you/found.ts';
import type { Candidate, Ground } from '../../../../src/features/for-you/ground.ts';
import { scored } from '../../../../src/features/for-you/score.ts';
import { movieOf } from '../../../support/tmdb/known-titles.ts';

const view = (query = '') => readForYou(new URLSearchParams(query));

describe('The recommendations page', () => {
  test.each([
    ['', {}],
    ['kind=movie', { kind: 'movie' }],
    ['kind=tv', { kind: 'tv' }],
    ['minutes=90', { minutes: 90 }],
    ['services=mine', { onServices: true }],
    ['wished=on', { wished: true }],
    ['page=2', { page: 2 }],
  ])('has an address with all settings: ?%s', (query, part) => {
    const usual: ForYouView = { kind: null, minutes: null, onServices: false, wished: false, page: 1 };
    expect(view(query)).toEqual({ ...usual, ...part });
    expect(forYouAddress(view(query))).toBe(query ? `/for-you?${query}` : '/for-you');
    for (const name of new URLSearchParams(query).keys()) expect(FOR_YOU_PARAMETERS).toContain(name);
  });

  test.each(['kind=book', 'minutes=91', 'services=all', 'wished=off', 'page=0'])('ignores ?%s', (query) => {
    expect(view(query)).toEqual(view());
  });

  const title = (minutes: number | null) => ({ kind: 'movie', id: 603, minutes }) as Candidate;
  const none = { taken: new Set<string>(), wished: new Set<string>() };
  const mine = new Set(['movie-603']);

  test.each([
    ['anything', '', 90, none, true],
    ['of its kind', 'kind=movie', 90, none, true],
    ['of another kind', 'kind=tv', 90, none, false],
    ['as long as there is time', 'minutes=90', 90, none, true],
    ['longer', 'minutes=90', 91, none, false],
    ['of unknown length where that counts', 'minutes=90', null, none, false],
    ['of unknown length where it does not', '', null, none, true],
    ['seen', '', 90, { ...none, taken: mine }, false],
    ['wished for', '', 90, { ...none, wished: mine }, false],
    ['wished for where that is asked', 'wished=on', 90, { ...none, wished: mine }, true],
    ['seen and wished for', 'wished=on', 90, { taken: mine, wished: mine }, false],
  ])('shows what is %s (?%s): %s', (_what, query, minutes, known, shown) => {
    expect(isShown(title(minutes), view(query), known)).toBe(shown);
  });
});

describe('A recommended title', () => {
  const movie = movieOf({
    id: 603,
    originalLanguage: 'en',
    date: '1999-03-30',
    voteAverage: 8,
    voteCount: 9,
    genreIds: [28],
  });
  const name = (id: number) => `Genre ${id}`;
  const source = toSourceTitle(movie);
  const trait = { trait: 'maker 5', name: 'Ada' } as never;

  test('has its source and rank there, or shares a trait with it', () => {
    const [first, second] = foundTitles(
      [{ key: 'movie-1', trait: null, titles: [source, source] }],
      new Map(),
      name,
    );
    expect([first?.recommendedFor, second?.recommendedFor]).toEqual([
      [{ key: 'movie-1', rank: 0 }],
      [{ key: 'movie-1', rank: 1 }],
    ]);
    const [shared] = foundTitles([{ key: 'x', trait, titles: [source] }], new Map(), name);
    expect([shared?.recommendedFor, shared?.traits.at(-1)]).toEqual([[], trait]);
  });

  test('has its known length and traits, else the list’s', () => {
    const known = new Map([['movie-603', { minutes: 136, traits: [trait] }]]);
    const [sure] = foundTitles([{ key: 'k', trait: null, titles: [source] }], known, name);
    expect([sure?.minutes, sure?.traits]).toEqual([136, [trait]]);
    const [listed] = foundTitles([{ key: 'k', trait: null, titles: [source] }], new Map(), name);
    expect([listed?.minutes, listed?.traits]).toEqual([null, traitsOfSummary(movie, name)]);
    expect(listed).toMatchObject({ kind: 'movie', id: 603, votes: 9, voteAverage: 8 });
  });

  test('has traits of its language, if known, and each genre', () => {
    const traits = (language: string) => traitsOfSummary({ ...movie, originalLanguage: language }, name);
    expect(traits('en').length - traits('').length).toBe(1);
    expect(traits('').some((one) => one.name === 'Genre 28')).toBe(true);
    const nobody = { genres: [], countries: [], directors: [], writers: [], actors: [], keywords: [] };
    const facts = { ...nobody, date: null, language: null, collection: null };
    const made = traitsOfFacts({
      ...facts,
      directors: [{ id: 5, name: 'Ada' }],
      writers: [{ id: 6, name: 'Eve' }],
    });
    expect(made.map((one) => one.name)).toEqual(['Ada', 'Eve']);
  });
});

test.each([
  [0, 'very'],
  [0.5, 'well'],
  [1, 'well'],
  [1.5, 'somewhat'],
  [2, 'somewhat'],
  [2.5, 'hardly'],
])('Labels a title %d below the best tenth as %s', (off, degree) => {
  const title = foundTitles(
    [{ key: 'k', trait: null, titles: [toSourceTitle(movieOf({ id: 1, genreIds: [] }))] }],
    new Map(),
    String,
  )[0]!;
  const candidate: Candidate = { ...title, traits: [], norm: 1, liked: [], standing: 4 };
  const ground: Ground = { seeds: [], traits: [], titles: [candidate], marks: [0, 0, 0] };
  const score = scored(ground)[0]?.score ?? 0;
  const best = score + off;
  expect(fitOf({ ...ground, marks: [best, best - 1, best - 2] }, title, []).degree).toBe(degree);
});
