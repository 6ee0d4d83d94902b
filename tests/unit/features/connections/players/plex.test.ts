import { describe, expect, test } from 'vitest';
import { readPlex } from '../../../../../src/features/connections/players/plex.ts';
import { plexEpisode, plexMovie, type Body } from '../../../../support/connections/bodies.ts';

const NOW = new Date('2026-03-08T21:00:00Z');
const read = (body: Body) => readPlex(body, NOW);
const account = { key: '1', name: 'Ada', own: true };

test('Reads a movie with its ids and progress', () => {
  expect(read(plexMovie())).toEqual({
    event: 'watched',
    at: '2026-03-08T20:00:00.000Z',
    outcome: null,
    account,
    play: {
      kind: 'movie',
      name: 'Halloween',
      words: 'halloween',
      year: 1978,
      episodes: [],
      episodeName: '',
      ids: { tmdb: 948, imdb: 'tt0077651', tvdb: 1876 },
      seriesIds: {},
      part: null,
      position: 5000,
      length: 5460,
      byHand: false,
      stars: null,
      device: 'Living room',
    },
  });
});

test('Reads a series’ rating, with its own ids and year', () => {
  const of = {
    type: 'show',
    title: 'The Office',
    year: 2005,
    Guid: [{ id: 'tvdb://73244' }],
    guid: undefined,
  };
  const { event, outcome, play } = read(plexEpisode('media.rate', { ...of, userRating: 8 }));
  expect([event, outcome]).toEqual(['rated', null]);
  expect(play).toMatchObject({ kind: 'tv', name: 'The Office', year: 2005, episodes: [], stars: 4 });
  expect([play?.ids, play?.seriesIds]).toEqual([{}, { tvdb: 73_244 }]);
});

test('Reads a season by its series’ name, and not as an episode', () => {
  const season = {
    type: 'season',
    parentTitle: 'The Office',
    title: 'Season 2',
    index: 2,
    guid: undefined,
    Guid: [],
  };
  const { outcome, play } = read(plexEpisode('media.rate', { ...season, userRating: 8 }));
  expect(outcome).toBeNull();
  expect(play).toMatchObject({
    season: 2,
    name: 'The Office',
    episodeName: 'Season 2',
    episodes: [],
    year: null,
  });
});

test('Keeps an episode’s own ids apart when an old agent names its series', () => {
  const guid = 'com.plexapp.agents.thetvdb://73244/2/1?lang=en';
  const { play } = read(plexEpisode('media.scrobble', { guid, Guid: [{ id: 'imdb://tt0664512' }] }));
  expect([play?.ids, play?.seriesIds]).toEqual([{ imdb: 'tt0664512' }, { tvdb: 73_244 }]);
});

test('Prefers the library’s place to an old agent’s', () => {
  const guid = 'com.plexapp.agents.thetvdb://73244/12/10?lang=en';
  const of = (more: Body) => read(plexEpisode('media.scrobble', { guid, Guid: [], ...more })).play?.episodes;
  expect(of({})).toEqual([{ season: 2, number: 1 }]);
  expect(of({ parentIndex: undefined, index: undefined })).toEqual([{ season: 12, number: 10 }]);
});

describe('An id of a title', () => {
  test.each([
    ['tmdb://948', { tmdb: 948 }],
    ['imdb://tt0077651', { imdb: 'tt0077651' }],
    ['tvdb://1876', { tvdb: 1876 }],
    ['com.plexapp.agents.hama://tvdb-73244', { tvdb: 73_244 }],
    ['com.plexapp.agents.hama://tvdb4-73244', { tvdb: 73_244 }],
    ['com.plexapp.agents.hama://tvdbx-73244', {}],
    ['com.plexapp.agents.hama://anidb-73244', {}],
    ['mytmdb://948', {}],
    ['tmdb://x948', {}],
    ['tmdb:948', {}],
    [948, {}],
  ])('in %j is %j', (id, ids) => {
    for (const Metadata of [
      { Guid: [{ id }], guid: undefined },
      { Guid: undefined, guid: id },
    ])
      expect(read(plexMovie('media.scrobble', { Metadata })).play?.ids).toEqual(ids);
  });

  test('is a series’ only with a complete place after it', () => {
    const of = (guid: string) => read(plexEpisode('media.scrobble', { guid, Guid: [] })).play;
    expect(of('thetvdb://73244/2/1')).toMatchObject({ ids: {}, seriesIds: { tvdb: 73_244 } });
    expect(of('thetvdb://73244/2')).toMatchObject({ ids: { tvdb: 73_244 }, seriesIds: {} });
    expect(of('thetvdb://73244/x/1')).toMatchObject({ ids: { tvdb: 73_244 }, seriesIds: {} });
  });
});

test.each([
  [{ type: 'track' }, 'music'],
  [{ type: 'album' }, 'music'],
  [{ type: 'artist' }, 'music'],
  [{ librarySectionType: 'artist' }, 'music'],
  [{ type: 'clip' }, 'clip'],
  [{ extraType: 'behindTheScenes' }, 'clip'],
  [{ extraType: 1 }, 'clip'],
  [{ subtype: 'trailer' }, 'clip'],
  [{ live: true }, 'live'],
  [{ type: 'playlist' }, 'otherKind'],
])('Skips %j, except for its account', (Metadata, outcome) => {
  expect(read(plexMovie('media.scrobble', { Metadata }))).toEqual({
    ...{ event: 'watched', at: null, outcome, account, play: null },
  });
});

test('Reads only the account of other events', () => {
  expect(read(plexMovie('library.new'))).toEqual({
    ...{ event: 'other', at: null, outcome: 'otherEvent', account, play: null },
  });
});

test('Limits a day’s age to that of a current event, and gives ratings their own time', () => {
  const day = NOW.getTime() / 1000 - 24 * 3600;
  const at = (event: string, Metadata: Body) => read(plexMovie(event, { rating: 8, Metadata })).at;
  expect(at('media.scrobble', { lastViewedAt: day })).toBe('2026-03-07T21:00:00.000Z');
  expect(at('media.scrobble', { lastViewedAt: day - 1 })).toBeNull();
  expect(at('media.scrobble', { lastViewedAt: undefined })).toBeNull();
  expect(at('media.rate', { lastViewedAt: day, lastRatedAt: day + 60 })).toBe('2026-03-07T21:01:00.000Z');
});
