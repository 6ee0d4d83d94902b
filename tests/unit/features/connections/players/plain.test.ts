import { expect, test } from 'vitest';
import { readPlain } from '../../../../../src/features/connections/players/plain.ts';
import { plain } from '../../../../support/connections/bodies.ts';

const account = { key: 'ada', name: 'Ada', own: false };
const at = '2026-03-08T20:00:00.000Z';

test('Reads a movie, ignoring episodes’ fields', () => {
  const ofEpisodes = { season: 1, episode: 1, episode_title: 'Pilot', episode_ids: { tvdb: 1 } };
  const more = { ...ofEpisodes, account: 'Ada', progress: 140, rating: 9, device: 'TV' };
  expect(readPlain(plain('watched', more))).toEqual({
    event: 'watched',
    at,
    outcome: null,
    account,
    play: {
      kind: 'movie',
      name: 'Halloween',
      words: 'halloween',
      year: 1978,
      episodes: [],
      episodeName: '',
      ids: { tmdb: 948 },
      seriesIds: {},
      part: 1,
      position: null,
      length: null,
      byHand: false,
      stars: 4.5,
      device: 'TV',
    },
  });
});

test.each(['episode', 'Series', 'tv'])(
  'Reads series and episodes of the kind %s, each by its ids',
  (kind) => {
    const body = plain('progress', {
      ...{
        kind,
        title: 'The Office',
        year: 2005,
        ids: { tmdb: 2316 },
        season: 2,
        episode: 1,
        episode_end: 2,
      },
      ...{ episode_title: 'The Dundies', episode_ids: { tvdb: 110_413 }, progress: 40 },
    });
    expect(readPlain(body).play).toMatchObject({
      ...{ kind: 'tv', name: 'The Office', year: 2005, episodeName: 'The Dundies', part: 0.4, stars: null },
      ...{ ids: { tvdb: 110_413 }, seriesIds: { tmdb: 2316 }, device: null },
      episodes: [
        { season: 2, number: 1 },
        { season: 2, number: 2 },
      ],
    });
  },
);

test.each(['watched', 'progress', 'started', 'rated', 'unplayed'] as const)(
  'Reads %s as the event',
  (event) => {
    expect(readPlain(plain(event)).event).toBe(event);
  },
);

test('Has no progress without one', () => {
  expect(readPlain(plain('progress')).play?.part).toBeNull();
  expect(readPlain(plain('progress', { progress: 0 })).play?.part).toBe(0);
});

test.each([
  [plain('liked'), 'other', 'otherEvent'],
  [plain(''), 'other', 'otherEvent'],
  [plain('watched', { kind: 'song' }), 'watched', 'otherKind'],
])('Reads only the account of %j', (body, event, outcome) => {
  const told = { event, at: null, outcome, account, play: null };
  expect(readPlain({ ...body, account: 'Ada' })).toEqual(told);
});
