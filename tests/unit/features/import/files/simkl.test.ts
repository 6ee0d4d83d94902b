import { describe, expect, test } from 'vitest';
import {
  csv,
  failureOf,
  loose,
  readAs,
  reading,
  refused,
  told,
  zipped,
} from '../../../../support/import/files.ts';

const ids = (tmdb: number | string) => ({ simkl: 1, tmdb, imdb: 'tt1160419', tvdb: '371980' });

const backup = {
  movies: [
    {
      status: 'completed',
      user_rating: 8,
      last_watched_at: '2024-01-02T12:00:00Z',
      movie: { title: 'Dune', year: 2021, ids: ids('438631') },
    },
    {
      status: 'plantowatch',
      user_rating: null,
      last_watched_at: null,
      movie: { title: 'Ran', year: 1985, ids: {} },
    },
    { status: 'dropped', user_rating: 0, movie: { title: 'Long', year: 2000, ids: {} } },
    { status: 'notinteresting', movie: { title: 'Loud', year: 2000, ids: {} } },
    { status: 'completed', movie: {} },
    'nothing',
  ],
  shows: [
    {
      status: 'watching',
      show: { title: 'Severance', year: 2022, ids: ids(95396) },
      seasons: [
        {
          number: 1,
          episodes: [{ number: 1, watched_at: '2024-02-02T12:00:00Z' }, { number: 2 }, { number: 'x' }],
        },
      ],
    },
    { status: 'hold', show: { title: 'Lost', year: 2004, ids: {} } },
    { status: 'dropped', show: { title: 'Heroes', year: 2006, ids: {} } },
    { status: 'completed', show: { title: 'Dark', year: 2017, ids: {} } },
  ],
  anime: [
    {
      status: 'completed',
      anime_type: 'movie',
      last_watched_at: '2020-01-01T12:00:00Z',
      show: { title: 'Akira', year: 1988, ids: {} },
    },
    { status: 'watching', anime_type: 'tv', show: { title: 'Monster', year: 2004, ids: {} } },
  ],
};

describe('an export of Simkl', () => {
  test('has completed, started, paused, dropped, wished and dismissed titles', () => {
    const file = readAs([zipped({ 'SimklBackup.json': JSON.stringify(backup) })]);
    expect(file.source).toBe('simkl');
    expect(told(file)).toEqual([
      'rating movie Dune 2021 tmdb:438631 tt1160419 tvdb:371980 8/10',
      'watch movie Dune 2021 tmdb:438631 tt1160419 tvdb:371980 2024-01-02',
      'wish movie Ran 1985',
      'dismissed movie Loud 2000',
      'follow tv Severance 2022 tmdb:95396 tt1160419 tvdb:371980',
      'watch tv Severance 2022 tmdb:95396 tt1160419 tvdb:371980 s1e1 2024-02-02',
      'watch tv Severance 2022 tmdb:95396 tt1160419 tvdb:371980 s1e2',
      'follow tv Lost 2004 paused',
      'follow tv Heroes 2006 dropped',
      'watched tv Dark 2017',
      'watch movie Akira 1988 2020-01-01',
      'follow tv Monster 2004',
    ]);
    expect(refused(file)).toEqual([
      'SimklBackup.json:3 droppedMovie',
      'SimklBackup.json:5 noTitle',
      'SimklBackup.json:6 malformed',
    ]);
  });

  test('has a CSV copy with less data, used only alone', () => {
    const twin = csv(
      'SIMKL_ID,Title,Type,Year,Watchlist,LastEpWatched,WatchedDate,Rating,TMDB',
      '1,Dune,movie,2021,completed,,03-01-2024 21:30,8,438631',
      '2,Severance,tv,2022,watching,s2e5,04-01-2024 21:30,,95396',
      '3,Ran,movie,1985,plantowatch,,,,',
      '4,Lost,tv,2004,watching,s0e2,,,4607',
    );
    expect(told(reading({ 'SimklBackup.csv': twin }))).toEqual([
      'rating movie Dune 2021 tmdb:438631 8/10',
      'watch movie Dune 2021 tmdb:438631 2024-01-03',
      'follow tv Severance 2022 tmdb:95396',
      'watch tv Severance 2022 tmdb:95396 up to s2e5 2024-01-04',
      'wish movie Ran 1985',
      // A special does not imply earlier episodes.
      'follow tv Lost 2004 tmdb:4607',
      'watch tv Lost 2004 tmdb:4607 s0e2',
    ]);
    const both = reading({ 'SimklBackup.csv': twin, 'SimklBackup.json': JSON.stringify(backup) });
    expect(both.entries.every(({ at }) => at.file.endsWith('.json'))).toBe(true);
  });

  const HEAD = 'Title,Type,Year,Watchlist,LastEpWatched,WatchedDate,Rating';
  const twin = (...lines: string[]) => reading({ 'x.csv': csv(HEAD, ...lines) });

  test.each([
    ['completed', 'movie', '', ['watch movie A 2001']],
    ['Completed', 'movie', '03-01-2024', ['watch movie A 2001 2024-01-03']],
    ['', 'movie', '03-01-2024', ['watch movie A 2001 2024-01-03']],
    ['watching', 'movie', '', []],
    ['', 'movie', '', 'empty'],
    ['plan to watch', 'movie', '03-01-2024', ['wish movie A 2001']],
    ['not_interesting', 'movie', '', ['dismissed movie A 2001']],
    ['completed', 'tv', '03-01-2024', ['watched tv A 2001']],
    ['watching', 'tv', '', ['follow tv A 2001']],
    ['on-hold', 'tv', '', ['follow tv A 2001 paused']],
    ['hold', 'tv', '', ['follow tv A 2001 paused']],
    ['On Hold', 'tv', '', ['follow tv A 2001 paused']],
    ['dropped', 'tv', '', ['follow tv A 2001 dropped']],
    ['plantowatch', 'tv', '', ['wish tv A 2001']],
    ['notinteresting', 'tv', '', ['dismissed tv A 2001']],
    ['something else', 'tv', '03-01-2024', 'empty'],
  ])('reads "%s" for a %s of the day "%s"', (status, type, day, expected) => {
    const files = loose({ 'x.csv': csv(HEAD, `A,${type},2001,${status},,${day},`) });
    expect(failureOf(files) ?? told(readAs(files))).toEqual(expected);
  });

  test('cannot drop a film, seen or not', () => {
    expect(refused(twin('A,movie,2001,dropped,,03-01-2024,', 'B,movie,2001,dropped,,,7'))).toEqual([
      'x.csv:2 droppedMovie',
      'x.csv:3 droppedMovie',
    ]);
  });

  test.each([
    ['movie', 'watch movie'],
    ['Film', 'watch movie'],
    ['TV', 'watched tv'],
    ['show', 'watched tv'],
    ['tv series', 'watched tv'],
    ['Anime', 'watched tv'],
    ['', 'watched ?'],
    ['other', 'watched ?'],
  ])('maps the type "%s"', (type, begin) => {
    expect(told(twin(`A,${type},2001,completed,,,`))).toEqual([`${begin} A 2001`]);
  });

  test('reads a dated row without an episode as a film, and one with an episode as a series', () => {
    expect(told(twin('A,,2001,completed,,03-01-2024,8'))).toEqual([
      'rating movie A 2001 8/10',
      'watch movie A 2001 2024-01-03',
    ]);
    expect(told(twin('A,movie,2001,watching,S10E100,,'))).toEqual([
      'follow tv A 2001',
      'watch tv A 2001 up to s10e100',
    ]);
    for (const none of ['s1', 'e1', 's1e', 'xs1e1', 's1e1x', 's12345e1', 's1e123456']) {
      expect(told(twin(`A,tv,2001,watching,${none},,`)), none).toEqual(['follow tv A 2001']);
    }
  });

  test('accepts older column names, and refuses rows without a title', () => {
    const head = 'title,type,watcheddate,status,user_rating,tmdb_id,imdb_id,tvdb_id';
    expect(told(reading({ 'x.csv': csv(head, 'A,tv,,watching,7,1,tt0000001,2') }))).toEqual([
      'rating tv A tmdb:1 tt0000001 tvdb:2 7/10',
      'follow tv A tmdb:1 tt0000001 tvdb:2',
    ]);
    const newer = 'title,type,watcheddate,status,rating,tmdb,imdb,tvdb';
    expect(told(reading({ 'x.csv': csv(newer, 'A,tv,,watching,7,1,tt0000001,2') }))).toHaveLength(2);
    expect(told(reading({ 'x.csv': csv(newer, ',tv,,watching,,,tt0000001,') }))).toEqual([
      'follow tv - tt0000001',
    ]);
    expect(refused(reading({ 'x.csv': csv(newer, ',tv,,watching,,,,', 'B,tv,,watching,,,,') }))).toEqual([
      'x.csv:2 noTitle',
    ]);
    expect(reading({ 'x.csv': 'title,type\nA,tv' }).source).toBe('table');
    expect(reading({ 'x.csv': 'type,watcheddate\ntv,' }).source).toBe('table');
  });

  const item = { status: 'completed', movie: { title: 'A', year: 2001, ids: {} } };
  test.each([
    [{ movies: [item] }, null],
    [{ movies: ['x', item] }, null],
    [{ shows: [item] }, null],
    [{ anime: [item] }, null],
    [{ movies: [], shows: [], anime: [] }, 'empty'],
    [{ movies: [], shows: [] }, 'unknown'],
    [{ movies: [{ status: 'completed' }] }, 'unknown'],
    [{ movies: [{ movie: {} }] }, 'unknown'],
    [{ movies: [{ status: 'completed', movie: 'A' }] }, null],
    [{ other: [item] }, null],
    [[item], null],
  ])('is known by what is in it: %j', (json, failure) => {
    expect(failureOf(loose({ 'x.json': JSON.stringify(json) }))).toBe(failure);
  });

  test('has seasons’ episodes, without invalid ones', () => {
    const seasons = [
      { number: 0, episodes: [{ number: 3, watched_at: '2024-02-02T12:00:00Z' }, 'x', null] },
      { number: 'x', episodes: [{ number: 1 }] },
      { number: 2, episodes: [{ number: 1 }] },
      'x',
    ];
    const show = { title: 'A', year: 2001, ids: {} };
    const lists = {
      shows: [{ status: 7, show, seasons }],
      movies: [{ status: 'completed', movie: show, seasons }],
    };
    expect(told(reading({ 'x.json': JSON.stringify(lists) }))).toEqual([
      'watch movie A 2001',
      'watch tv A 2001 s0e3 2024-02-02',
      'watch tv A 2001 s2e1',
    ]);
  });
});
