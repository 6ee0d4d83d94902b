import { describe, expect, test } from 'vitest';
import {
  isHistorySource,
  mediaEntries,
  mediaShows,
  plexEntries,
  plexLibraries,
  plexShows,
  totalOf,
  userIn,
  type KnownShows,
} from '../../../../../src/features/connections/players/history.ts';

/** Malformed answers of a server. */
const NO_ANSWERS: unknown[] = [
  null,
  7,
  'x',
  [],
  {},
  { Items: {} },
  { MediaContainer: [] },
  { Items: [null, 7, []] },
];

test('Supports Plex, Jellyfin and Emby as sources', () => {
  expect(['plex', 'jellyfin', 'emby', 'kodi', 'json', '', 'Plex'].filter(isHistorySource)).toEqual([
    'plex',
    'jellyfin',
    'emby',
  ]);
});

describe('An answer of Jellyfin and Emby', () => {
  const movie = {
    Type: 'Movie',
    Name: 'Halloween',
    ProductionYear: 1978,
    ProviderIds: { Tmdb: '948', Imdb: 'tt0077651' },
    UserData: { Played: true, LastPlayedDate: '2026-03-08T23:59:59.0000000Z' },
  };
  const episode = {
    Type: 'Episode',
    Name: 'The Dundies',
    ProductionYear: 2005,
    SeriesName: 'The Office',
    SeriesId: 'ff',
    ParentIndexNumber: 2,
    IndexNumber: 1,
    ProviderIds: { Tvdb: '110413' },
    UserData: { Played: true, LastPlayedDate: '2026-03-07T20:00:00Z' },
  };
  const shows: KnownShows = new Map([['ff', { ids: { tvdb: 73_244 }, year: 2005 }]]);
  const read = (...Items: unknown[]) => mediaEntries('jellyfin', { Items }, shows, 500, 'Asia/Tokyo');

  test('has a movie’s local day, ids and position', () => {
    expect(mediaEntries('emby', { Items: [movie] }, shows, 0, 'Asia/Tokyo')).toEqual([
      {
        at: { file: 'Emby', line: 1 },
        what: 'watch',
        kind: 'movie',
        name: 'Halloween',
        year: 1978,
        ids: { tmdb: 948, imdb: 'tt0077651' },
        day: '2026-03-09',
        moment: '2026-03-08T23:59:59.000Z',
        again: false,
      },
    ]);
  });

  test('has name, year and ids of an episode’s series, and not its own ids', () => {
    expect(read(episode)).toEqual([
      {
        at: { file: 'Jellyfin', line: 501 },
        what: 'watch',
        kind: 'tv',
        name: 'The Office',
        year: 2005,
        ids: { tvdb: 73_244 },
        episode: { season: 2, number: 1 },
        day: '2026-03-08',
        moment: '2026-03-07T20:00:00.000Z',
        again: false,
      },
    ]);
    expect(read({ ...episode, SeriesId: 'other' })).toMatchObject([
      { name: 'The Office', year: null, ids: {} },
    ]);
  });

  test('has each episode of a file, at one position', () => {
    const entries = read(movie, { ...episode, IndexNumberEnd: 3 });
    expect(entries.map(({ at, episode }) => [at.line, episode?.number])).toEqual([
      [501, undefined],
      [502, 1],
      [502, 2],
      [502, 3],
    ]);
  });

  test.each([
    ['without a day was seen on none', {}, ['watched', null]],
    [
      'by a clock that was never set was seen on no day',
      { LastPlayedDate: '1970-01-01T00:00:00Z' },
      ['watched', null],
    ],
    ['on no day there is was seen on none', { LastPlayedDate: 'yesterday' }, ['watched', null]],
    ['on a day was seen then', { LastPlayedDate: '2026-03-08' }, ['watch', '2026-03-08']],
  ])('with a play %s', (_how, data, said) => {
    const [entry] = read({ ...movie, UserData: { Played: 'True', ...data } });
    expect([entry?.what, entry?.day]).toEqual(said);
  });

  test.each([
    ['what was not played', { ...movie, UserData: { Played: false, LastPlayedDate: '2026-03-08' } }],
    ['what nobody says was played', { ...movie, UserData: undefined }],
    ['a movie nothing names', { ...movie, Name: ' ', ProviderIds: {} }],
    ['an episode of a series nothing names', { ...episode, SeriesName: '', SeriesId: 'other' }],
    ['an episode without a place', { ...episode, IndexNumber: undefined }],
  ])('%s is skipped', (_what, item) => {
    expect(read(item)).toEqual([]);
  });

  test('has a movie by id without a name', () => {
    expect(read({ ...movie, Name: '' })).toMatchObject([{ name: '', ids: { tmdb: 948 } }]);
  });

  test('has ids and year of each series', () => {
    const Items = [
      { Id: 'ff', Name: 'The Office', ProductionYear: 2005, ProviderIds: { TVDB: 73_244, Tmdb: '2316' } },
      { Id: 12 },
      'x',
    ];
    expect(mediaShows({ Items })).toEqual([
      ['ff', { ids: { tvdb: 73_244, tmdb: 2316 }, year: 2005 }],
      ['12', { ids: {}, year: null }],
    ]);
  });

  test.each(NO_ANSWERS)('that is invalid has nothing: %j', (answer) => {
    expect(mediaEntries('emby', answer, shows, 0, 'Asia/Tokyo')).toEqual([]);
    expect(mediaShows(answer)).toEqual([]);
  });
});

describe('The account whose plays are read', () => {
  const users = [{ Id: '1', Name: 'Ada' }, { Id: 2, Name: 'Ben' }, { Name: 'Nobody' }, null];

  test.each([
    [users, 'Ada', '1'],
    [users, ' aDA ', '1'],
    [users, 'ben', '2'],
    [{ Items: users }, 'ben', '2'],
    [users, 'Nobody', null],
    [users, 'Cleo', null],
    [users, '', null],
    [users.slice(0, 1), '', '1'],
    [users.slice(0, 1), '  ', '1'],
    [users.slice(0, 1), 'Ben', null],
    [[null, users[0]], '', '1'],
    [[], '', null],
    [[{ Id: 'x', Name: '' }, ...users], '', 'x'],
    [null, 'Ada', null],
    [{ Items: 'x' }, 'Ada', null],
  ])('of %j by the name %j is %j', (answer, name, id) => {
    expect(userIn(answer, name)).toBe(id);
  });
});

describe('An answer of Plex', () => {
  const movie = {
    type: 'movie',
    title: 'Halloween',
    year: 1978,
    viewCount: 2,
    lastViewedAt: 1_773_000_000,
    Guid: [{ id: 'imdb://tt0077651' }, 'x', { id: 'tmdb://948' }, { id: 'tvdb://1876' }],
  };
  const episode = {
    type: 'episode',
    title: 'The Dundies',
    grandparentTitle: 'The Office',
    grandparentRatingKey: '55',
    parentIndex: 2,
    index: 1,
    year: 2005,
    viewCount: '1',
    lastViewedAt: '1773000000',
    Guid: [{ id: 'tvdb://110413' }],
  };
  const answer = (...Metadata: unknown[]) => ({ MediaContainer: { Metadata } });
  const shows: KnownShows = new Map([['55', { ids: { tvdb: 73_244 }, year: 2005 }]]);
  const read = (...items: unknown[]) => plexEntries(answer(...items), shows, 500, 'Asia/Tokyo');

  test('has libraries of movies and series, by id', () => {
    const Directory = [
      { key: '1', type: 'movie' },
      { key: '123456789', type: 'movie' },
      { key: 2, type: 'show' },
      { key: '3', type: 'artist' },
      { key: '4/../5', type: 'movie' },
      { key: '/6', type: 'movie' },
      { key: '7/', type: 'movie' },
      { key: '1234567890', type: 'movie' },
      { type: 'movie' },
      'x',
    ];
    expect(plexLibraries({ MediaContainer: { Directory } })).toEqual([
      { key: '1', kind: 'movie' },
      { key: '123456789', kind: 'movie' },
      { key: '2', kind: 'show' },
    ]);
  });

  test('has a movie’s local day, ids and position', () => {
    expect(read(movie)).toEqual([
      {
        at: { file: 'Plex', line: 501 },
        what: 'watch',
        kind: 'movie',
        name: 'Halloween',
        year: 1978,
        ids: { tmdb: 948, imdb: 'tt0077651', tvdb: 1876 },
        day: '2026-03-09',
        moment: '2026-03-08T20:00:00.000Z',
        again: false,
      },
    ]);
  });

  test('has name, year and ids of an episode’s series, and not its own ids', () => {
    expect(read(movie, episode)[1]).toEqual({
      at: { file: 'Plex', line: 502 },
      what: 'watch',
      kind: 'tv',
      name: 'The Office',
      year: 2005,
      ids: { tvdb: 73_244 },
      episode: { season: 2, number: 1 },
      day: '2026-03-09',
      moment: '2026-03-08T20:00:00.000Z',
      again: false,
    });
    expect(read({ ...episode, grandparentRatingKey: '56' })).toMatchObject([
      { name: 'The Office', year: null, ids: {} },
    ]);
  });

  test.each([
    ['what was never played', { ...movie, viewCount: 0 }],
    ['what nobody says was played', { ...movie, viewCount: undefined }],
    ['a movie nothing names', { ...movie, title: '', Guid: [{ id: 'plex://movie/5d77' }] }],
    ['an episode without a place', { ...episode, index: undefined }],
  ])('%s is skipped', (_what, item) => {
    expect(read(item)).toEqual([]);
  });

  test('has no day if the clock was never set', () => {
    expect(read({ ...movie, lastViewedAt: 0 })).toMatchObject([{ what: 'watched', day: null }]);
  });

  test('has ids and year of each series', () => {
    const items = [
      {
        ratingKey: 55,
        title: 'The Office',
        year: 2005,
        Guid: [{ id: 'tvdb://73244' }, { id: 'local://tmdb://1' }],
      },
      'x',
    ];
    expect(plexShows(answer(...items))).toEqual([['55', { ids: { tvdb: 73_244 }, year: 2005 }]]);
  });

  test.each(NO_ANSWERS)('that is invalid has nothing: %j', (answer) => {
    expect(plexEntries(answer, shows, 0, 'Asia/Tokyo')).toEqual([]);
    expect(plexShows(answer)).toEqual([]);
    expect(plexLibraries(answer)).toEqual([]);
  });
});

test.each([
  [{ MediaContainer: { totalSize: 12, size: 5 } }, 12],
  [{ TotalRecordCount: 7 }, 7],
  [{ TotalRecordCount: 0 }, 0],
  [{ MediaContainer: { size: 5 } }, null],
  [{ TotalRecordCount: -1 }, null],
  [{ TotalRecordCount: '7' }, null],
  [[], null],
  [null, null],
])('of %j there are %j in all', (answer, total) => {
  expect(totalOf(answer)).toBe(total);
});
