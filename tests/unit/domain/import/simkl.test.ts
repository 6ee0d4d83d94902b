import { describe, expect, test } from 'vitest';
import { csv, readAs, reading, refused, told, zipped } from '../../../support/import/files.ts';

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
  test('says what is done, begun, put away, given up, wished and not wanted', () => {
    const file = readAs([zipped({ 'SimklBackup.json': JSON.stringify(backup) })]);
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

  test('has a twin in CSV, which says less and speaks only alone', () => {
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
      // A special says nothing about what came before it.
      'follow tv Lost 2004 tmdb:4607',
      'watch tv Lost 2004 tmdb:4607 s0e2',
    ]);
    const both = reading({ 'SimklBackup.csv': twin, 'SimklBackup.json': JSON.stringify(backup) });
    expect(both.entries.every(({ at }) => at.file.endsWith('.json'))).toBe(true);
  });
});
