import { expect, test } from 'vitest';
import { itemLeftOut, readJellyfin } from '../../../../../src/features/connections/players/jellyfin.ts';
import { jellyfin, jellyfinEpisode } from '../../../../support/connections/bodies.ts';

const account = { key: '8d2c', name: 'Ada', own: false };

test('Reads an episode with its series, place and progress', () => {
  expect(readJellyfin(jellyfinEpisode('PlaybackStop'))).toEqual({
    event: 'watched',
    at: '2026-03-08T20:00:00.123Z',
    outcome: null,
    account,
    play: {
      kind: 'tv',
      name: 'The Office',
      words: 'the office',
      year: 2005,
      episodes: [{ season: 2, number: 1 }],
      episodeName: 'The Dundies',
      ids: { tmdb: 128_297, imdb: 'tt0664512', tvdb: 110_413 },
      seriesIds: {},
      part: null,
      position: 1300,
      length: 1320,
      byHand: false,
      stars: null,
      device: 'Firefox',
    },
  });
});

test.each([
  [jellyfin('ItemAdded'), 'other', 'otherEvent'],
  [jellyfin('UserDataSaved', { SaveReason: 'Import' }), 'other', 'otherEvent'],
  [jellyfin('PlaybackStop', { ItemType: 'Audio' }), 'watched', 'music'],
])('Reads only the account of %j', (body, event, outcome) => {
  expect(readJellyfin(body)).toEqual({ event, at: null, outcome, account, play: null });
});

test('Distinguishes marks from plays', () => {
  const toggled = jellyfin('UserDataSaved', { SaveReason: 'TogglePlayed', Played: true });
  expect([toggled, jellyfin('PlaybackStop')].map((body) => readJellyfin(body).play?.byHand)).toEqual([
    true,
    false,
  ]);
});

test.each([
  ['Movie Episode', null],
  ['Audio MusicAlbum MusicArtist MusicVideo AudioBook ThemeSong', 'music'],
  ['TvChannel LiveTvChannel LiveTvProgram Program TvProgram', 'live'],
  ['Trailer Video ThemeVideo', 'clip'],
  ['Book Series movie', 'otherKind'],
])('Skips %s: %j', (types, why) => {
  expect(new Set(types.split(' ').map(itemLeftOut))).toEqual(new Set([why]));
});
