import { describe, expect, test } from 'vitest';
import { kindOf } from '../../../../src/features/wishes/kinds.ts';
import { Sentence } from '../../../../src/features/wishes/sentence.ts';

describe('a wish', () => {
  test.each([
    ['a series', 'tv'],
    ['a mini-series', 'tv'],
    ['limited series', 'tv'],
    ['TV drama', 'tv'],
    ['a show', 'tv'],
    ['a sitcom', 'tv'],
    ['k-dramas', 'tv'],
    ['docuseries', 'tv'],
    ['a telenovela', 'tv'],
    ['soap opera', 'tv'],
    ['something to binge', 'tv'],
    ['bingeworthy', 'tv'],
    ['short episodes', 'tv'],
    ['two seasons', 'tv'],
    ['3 seasons', 'tv'],
    ['still running', 'tv'],
    ['ongoing', 'tv'],
    ['canceled', 'tv'],
    ['a film', 'movie'],
    ['short film', 'movie'],
    ['shorts', 'movie'],
    ['a film series', 'movie'],
    ['movies', 'movie'],
    ['a flick', 'movie'],
    ['feature length', 'movie'],
    ['motion picture', 'movie'],
    ['no series please', 'movie'],
    ['no TV shows', 'movie'],
    ['no films, only funny', 'tv'],
    ['not a movie', 'tv'],
    ['a series, no films', 'tv'],
    // Neither or both.
    ['a series or a film', null],
    ['a comedy', null],
    ['film noir', null],
    ['world series', null],
    ['a game show', null],
    ['show me something', null],
    ['something to show me', null],
    ['shows that life is good', null],
    ['about a movie star', null],
    ['about the life of movie stars', null],
    ['no films about war', null],
    ['no series with vampires', null],
    ['', null],
  ] as const)('is for movies or series if it says so: %s', (text, kind) => {
    const sentence = new Sentence(text);
    expect([kindOf(sentence, 'movie'), kindOf(sentence, 'tv')]).toEqual([kind ?? 'movie', kind ?? 'tv']);
  });
});
