import { expect, test } from 'vitest';
import { readEmby } from '../../../../../src/features/connections/players/emby.ts';
import { emby } from '../../../../support/connections/bodies.ts';

const account = { key: '77', name: 'Ada', own: false };
const at = '2026-03-08T20:00:00.123Z';
const nothing = {
  year: null,
  episodes: [],
  episodeName: '',
  ids: {},
  seriesIds: {},
  part: null,
  stars: null,
};

test('Reads a movie with its ids and progress', () => {
  expect(readEmby(emby('playback.stop'))).toEqual({
    event: 'watched',
    at,
    outcome: null,
    account,
    play: {
      ...nothing,
      kind: 'movie',
      name: 'Halloween',
      words: 'halloween',
      year: 1978,
      ids: { tmdb: 948, imdb: 'tt0077651' },
      position: 5400,
      length: 5460,
      byHand: false,
      device: 'TV',
    },
  });
});

test('Reads an episode with its own ids, and its series’ separately', () => {
  const item = {
    Type: 'Episode',
    Name: 'The Dundies',
    SeriesName: 'The Office',
    ProductionYear: 2005,
    ParentIndexNumber: 2,
    IndexNumber: 1,
    ProviderIds: { Tvdb: '110413' },
    SeriesProviderIds: { Tmdb: '2316' },
  };
  expect(readEmby(emby('item.markplayed', { PlaybackInfo: {} }, item))).toEqual({
    event: 'watched',
    at,
    outcome: null,
    account,
    play: {
      ...nothing,
      kind: 'tv',
      name: 'The Office',
      words: 'the office',
      episodes: [{ season: 2, number: 1 }],
      episodeName: 'The Dundies',
      ids: { tvdb: 110_413 },
      seriesIds: { tmdb: 2316 },
      position: null,
      length: 5460,
      byHand: true,
      device: 'TV',
    },
  });
});

test('Reads a series’ rating, with its own ids and year', () => {
  const item = {
    Type: 'Series',
    Name: 'The Office',
    ProductionYear: 2005,
    ProviderIds: { Tmdb: '2316' },
    UserData: { Rating: 9 },
  };
  const { event, outcome, play } = readEmby(emby('item.rate', {}, item));
  expect([event, outcome]).toEqual(['rated', null]);
  expect(play).toMatchObject({
    ...{ kind: 'tv', name: 'The Office', year: 2005, ids: {}, seriesIds: { tmdb: 2316 }, episodes: [] },
    ...{ stars: 4.5, byHand: false },
  });
  expect(readEmby(emby('item.markplayed', {}, item)).outcome).toBe('otherKind');
  expect(readEmby(emby('item.rate', {}, { UserData: { Rating: 9 } })).play).toMatchObject({
    kind: 'movie',
    stars: 4.5,
  });
});

test.each([
  [emby('library.new'), 'other', 'otherEvent'],
  [emby('playback.stop', {}, { Type: 'Audio' }), 'watched', 'music'],
])('Reads only the account of %j', (body, event, outcome) => {
  expect(readEmby(body)).toEqual({ event, at: null, outcome, account, play: null });
});
