import { expect, test } from 'vitest';
import { readKodi } from '../../../../../src/features/connections/players/kodi.ts';
import { kodi, type Body } from '../../../../support/connections/bodies.ts';

const rpc = (method: string, data: Body, more: Body = {}) => ({ method, params: { data }, ...more });
const account = { key: 'ada', name: 'Ada', own: false };

test('Reads an episode from an add-on and a notification, each with its own fields', () => {
  const at = '2026-03-08T20:00:00.000Z';
  const flat = kodi('stop', {
    ...{
      mediaType: 'Episode',
      tvShowTitle: 'The Office',
      title: 'The Dundies',
      season: 2,
      episode: 1,
      episodeEnd: 2,
    },
    ...{ uniqueIds: { tvdb: '110413' }, tvShowUniqueIds: { tmdb: 2316 }, progress: { percentage: 97 } },
    ...{ deviceName: 'TV', username: 'Ada', at },
  });
  const item = {
    ...{
      type: 'episode',
      showtitle: 'The Office',
      title: 'The Dundies',
      season: 2,
      episode: 1,
      episodeEnd: 2,
    },
    ...{ uniqueid: { tvdb: '110413' }, tvshowuniqueid: { tmdb: 2316 }, device: 'TV' },
  };
  const told = rpc('Player.OnStop', { item, percentage: 97 }, { username: 'Ada', timestamp: at });
  expect(readKodi(flat)).toEqual({
    event: 'progress',
    at,
    outcome: null,
    account,
    play: {
      kind: 'tv',
      name: 'The Office',
      words: 'the office',
      year: null,
      episodes: [
        { season: 2, number: 1 },
        { season: 2, number: 2 },
      ],
      episodeName: 'The Dundies',
      ids: { tvdb: 110_413 },
      seriesIds: { tmdb: 2316 },
      part: 0.97,
      position: null,
      length: null,
      byHand: false,
      stars: null,
      device: 'TV',
    },
  });
  expect(readKodi(told)).toEqual(readKodi(flat));
  expect(readKodi(rpc('Player.OnStop', { item, username: 'Ada' })).account).toEqual(account);
});

test.each([
  [{ percent: 40 }, 0.4],
  ['40', 0.4],
  [140, 1],
  [{}, null],
  [undefined, null],
  ['x', null],
])('Reads a progress of %j as %j', (progress, part) => {
  expect(readKodi(kodi('stop', { progress })).play?.part).toBe(part);
});

test.each([
  ['started', ['start', 'resume', 'Player.OnPlay', 'Player.OnAVStart', 'Player.OnResume']],
  ['progress', ['pause', 'stop', 'Player.OnPause', 'Player.OnStop']],
  ['watched', ['end', 'scrobble']],
  ['other', ['', 'seek', 'VideoLibrary.OnUpdate']],
])('Reads %s from %j', (event, names) => {
  const item = { type: 'movie', title: 'Halloween' };
  const events = names.map((name) => readKodi(name.includes('.') ? rpc(name, { item }) : kodi(name)).event);
  expect(new Set(events)).toEqual(new Set([event]));
});

test('Accepts an end only of a stop', () => {
  const item = { type: 'movie', title: 'Halloween' };
  expect(readKodi(rpc('Player.OnStop', { item, end: true })).event).toBe('watched');
  expect(readKodi(rpc('Player.OnPlay', { item, end: true })).event).toBe('started');
});

test.each([
  ['seek', 'movie', 'other', 'otherEvent'],
  ['end', 'Song', 'watched', 'music'],
  ['end', 'audio', 'watched', 'music'],
  ['end', 'musicvideo', 'watched', 'music'],
  ['end', 'channel', 'watched', 'live'],
  ['end', 'picture', 'watched', 'otherKind'],
  ['end', '', 'watched', 'otherKind'],
])('Reads only the account of %s of a %s', (event, mediaType, told, outcome) => {
  const body = kodi(event, { mediaType, username: 'Ada' });
  expect(readKodi(body)).toEqual({ event: told, at: null, outcome, account, play: null });
});
