import { describe, expect, test } from 'vitest';
import { factsOf } from '../../../../src/features/numbers/title-facts.ts';
import { movieOf, seriesOf } from '../../../support/tmdb/known-titles.ts';

const artist = (id: number | null, name: string) => ({ id, name, character: '', profilePath: null });

describe('the facts of a title', () => {
  test('are those the statistics need', () => {
    const movie = movieOf({
      id: 603,
      title: 'The Matrix',
      date: '1999-03-31',
      runtime: 136,
      originalLanguage: 'en',
      voteAverage: 8.2,
      genres: [{ id: 28, name: 'Action' }],
      countryCodes: ['US'],
      cast: [artist(6384, 'Keanu Reeves')],
      directors: [{ id: 9340, name: 'Lana Wachowski' }],
      writers: [{ id: 9339, name: 'Lilly Wachowski' }],
      keywords: [{ id: 4563, name: 'virtual reality' }],
      collection: { id: 2344, name: 'The Matrix Collection', posterPath: '/x.jpg' },
    });
    expect(factsOf(movie)).toEqual({
      kind: 'movie',
      id: 603,
      name: 'The Matrix',
      date: '1999-03-31',
      minutes: 136,
      genres: [{ id: 28, name: 'Action' }],
      countries: ['US'],
      language: 'en',
      vote: 8.2,
      actors: [{ id: 6384, name: 'Keanu Reeves' }],
      directors: [{ id: 9340, name: 'Lana Wachowski' }],
      writers: [{ id: 9339, name: 'Lilly Wachowski' }],
      keywords: [{ id: 4563, name: 'virtual reality' }],
      collection: { id: 2344, name: 'The Matrix Collection' },
    });
  });

  test('of a series have an episode’s minutes, and no directors', () => {
    const series = seriesOf({ id: 1396, episodeRuntime: 47, createdBy: [{ id: 66633, name: 'V. G.' }] });
    expect(factsOf(series)).toMatchObject({ kind: 'tv', minutes: 47, directors: [], collection: null });
    expect(factsOf(series).writers).toEqual([{ id: 66633, name: 'V. G.' }]);
  });

  test('omit unknown values', () => {
    expect(factsOf(movieOf({ id: 1 }))).toMatchObject({
      minutes: null,
      language: null,
      vote: null,
      actors: [],
    });
  });

  test('name people once each, and only those with a page', () => {
    const cast = [artist(null, 'Nobody'), artist(5, 'Shōta Sometani'), artist(5, 'Shōta Sometani')];
    expect(factsOf(movieOf({ id: 1, cast })).actors).toEqual([{ id: 5, name: 'Shōta Sometani' }]);
  });

  test('ignore a length beyond six weeks', () => {
    expect(factsOf(movieOf({ id: 1, runtime: 51_420 })).minutes).toBe(51_420);
    expect(factsOf(movieOf({ id: 1, runtime: 9_000_000 })).minutes).toBeNull();
  });
});
