import { describe, expect, test } from 'vitest';
import { readFiles } from '../../../../../../src/features/import/files/read-files.ts';
import type { ReadingAnswers } from '../../../../../../src/features/import/files/reading.ts';
import { csv, loose, readAs, reading, refused, told, zipped } from '../../../../../support/import/files.ts';

const answered = (files: Record<string, string>, answers: ReadingAnswers) =>
  readFiles(loose(files), { zone: 'UTC' }, { answers });

describe('a table of any origin', () => {
  test('is read by its columns, whatever they are called and in whichever order', () => {
    const file = reading({
      'films.csv': csv(
        ' Date Watched ;Colour; MY RATING ;Release Year;IMDb ID;Movie Title;Media Type',
        '2024-01-02;red;3,5;1999;tt0133093;The Matrix;Movie',
        ';blue;;2021;;"Dune; Part One";movie',
        '2024-02-03;;9;2008;tt0903747;Breaking Bad;TV Show',
      ),
    });
    expect(file.source).toBe('table');
    expect(told(file)).toEqual([
      'rating movie The Matrix 1999 tt0133093 3.5/10 2024-01-02',
      'watch movie The Matrix 1999 tt0133093 2024-01-02',
      'watched movie Dune; Part One 2021',
      'rating tv Breaking Bad 2008 tt0903747 9/10 2024-02-03',
      'watch tv Breaking Bad 2008 tt0903747 2024-02-03',
    ]);
    expect(refused(file)).toEqual([]);
  });

  test.each([
    [
      'タイトル,公開年,鑑賞日,評価',
      '千と千尋の神隠し,2001,2024-05-06,★★★★½',
      '千と千尋の神隠し 2001',
      '4.5/5',
    ],
    ['العنوان|السنة|تاريخ المشاهدة|التقييم', 'كفرناحوم|2018|2024-05-06|9/10', 'كفرناحوم 2018', '9/10'],
    ['Titel\tJahr\tDatum\tBewertung', 'Der Untergang\t2004\t06.05.2024\t85%', 'Der Untergang 2004', '85/100'],
  ])('in other languages: %s', (header, row, name, stars) => {
    expect(told(reading({ 'a.csv': csv(header, row) }))).toEqual([
      `rating ? ${name} ${stars} 2024-05-06`,
      `watch ? ${name} 2024-05-06`,
    ]);
  });

  test('names episodes by their place, in columns of their own or in one', () => {
    const rows = ['Dark,1,2,2024-01-02,,', 'Dark,,S01E03,2024-01-03,4,', 'Dark,2,,,5,'];
    expect(
      told(reading({ 'a.csv': csv('Series Name,Season Number,Episode,Watched At,Rating10,x', ...rows) })),
    ).toEqual([
      'watch tv Dark s1e2 2024-01-02',
      'rating tv Dark s1e3 4/10 2024-01-03',
      'watch tv Dark s1e3 2024-01-03',
      'rating tv Dark s2 5/10',
    ]);
  });

  test('says by a status, ticks and lists what a title is', () => {
    const head = 'Name,Type,Status,Favourite,List,Notes,Review';
    const rows = [
      'Dune,movie,Completed,yes,,see again,Great',
      'Ran,movie,Plan to watch,,,,',
      'Heat,movie,Dropped,,,,',
      'Jaws,movie,Watching,,,,',
      'Dark,tv,On Hold,,,,',
      'Lost,tv,Dropped,,,,',
      'Fargo,tv,Currently Watching,no,Crime; My Watchlist,,',
      'Zelda,video game,Completed,,,,',
      ',movie,Completed,,,,',
      'Alien,movie,,,,,',
    ];
    const file = reading({ 'a.csv': csv(head, ...rows) });
    expect(told(file)).toEqual([
      'watched movie Dune',
      'favorite movie Dune',
      'review movie Dune "Great"',
      'note movie Dune "see again"',
      'wish movie Ran',
      'follow tv Dark paused',
      'follow tv Lost dropped',
      'follow tv Fargo',
      'list tv Fargo Crime #7',
      'wish tv Fargo',
    ]);
    expect(refused(file)).toEqual([
      'a.csv:4 droppedMovie',
      'a.csv:5 unfinished',
      'a.csv:9 noTitleKind',
      'a.csv:10 noTitle',
      'a.csv:11 nothing',
    ]);
  });

  test('keeps rewatches apart, and a rating that is none costs the rating alone', () => {
    const rows = ['Dune,2024-01-02,7', 'Dune,2024-03-04,0', 'Dune,2024-05-06,seven', 'Ran,2024-01-01,'];
    const file = reading({ 'a.csv': csv('Title,Watched On,Score', ...rows) });
    expect(told(file)).toEqual([
      'rating ? Dune 7/10 2024-01-02',
      'watch ? Dune 2024-01-02',
      'watch ? Dune 2024-03-04 again',
      'watch ? Dune 2024-05-06 again',
      'watch ? Ran 2024-01-01',
    ]);
    expect(refused(file)).toEqual(['a.csv:4 noRating']);
  });

  test('is asked about its scale and the order of its days where nothing shows them', () => {
    const files = { 'a.csv': csv('Title,Year,Date,Rating', 'Dune,2021,3/4/2023,4', 'Ran,1985,5/6/2023,3') };
    expect(reading(files).questions).toMatchObject({
      scale: { example: 4, evident: null },
      days: { example: '3/4/2023', evident: null },
    });
    expect(told(answered(files, { scale: 10, order: 'monthFirst' }))[0]).toBe(
      'rating ? Dune 2021 4/10 2023-03-04',
    );
    expect(told(answered(files, { scale: 5, order: 'dayFirst' }))[0]).toBe(
      'rating ? Dune 2021 4/5 2023-04-03',
    );
  });

  test('is what its file is called where no column says it, or what the user says', () => {
    const rows = csv('Title,Year', 'Dune,2021');
    expect(told(reading({ 'My Watchlist.csv': rows }))).toEqual(['wish ? Dune 2021']);
    expect(told(reading({ 'seen-2024.csv': rows }))).toEqual(['watched ? Dune 2021']);
    expect(reading({ 'a.csv': rows }).questions.nameless).toEqual(['a.csv']);
    expect(refused(reading({ 'a.csv': rows }))).toEqual(['a.csv:0 nameless']);
    expect(told(answered({ 'best-of.csv': rows }, { roles: { 'best-of.csv': 'list' } }))).toEqual([
      'list ? Dune 2021 best of #1',
    ]);
  });

  test('of unknown columns is shown with ten rows, and read as the user names them', () => {
    const rows = Array.from({ length: 12 }, (_, index) => `f${index},${2000 + index},${index}`);
    const files = { 'holiday.csv': csv('Alpha,Beta,Gamma', ...rows) };
    const [question] = reading(files).questions.columns;
    expect(question).toMatchObject({ file: 'holiday.csv', names: {} });
    expect(question?.columns.map(({ label }) => label)).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(question?.rows).toHaveLength(10);
    expect(refused(reading(files))).toEqual(['holiday.csv:0 columns']);
    const names = { title: 'alpha', year: 'beta', rating: 'gamma' };
    const read = answered(files, { columns: { 'holiday.csv': names } });
    expect(told(read)[0]).toBe('rating ? f1 2001 1/100');
    expect(read.questions.columns[0]?.names).toEqual(names);
  });

  test('may be JSON of objects', () => {
    const films = [
      {
        movie: { title: 'Dune', year: 2021, ids: { imdb: 'tt1160419' } },
        my_rating: 9,
        seen_at: '2024-01-02',
      },
    ];
    const file = reading({ 'films.json': JSON.stringify({ films }) });
    expect([file.source, told(file)]).toEqual([
      'table',
      ['rating ? Dune 2021 tt1160419 9/10 2024-01-02', 'watch ? Dune 2021 tt1160419 2024-01-02'],
    ]);
  });

  test('of a form that sites share is of the site of the files beside it', () => {
    const history = csv('title,year,tmdbId,imdbId,watchedAt', 'Dune,2021,438631,,2024-01-02');
    const wished = csv('title,year,tmdbId,imdbId', 'Ran,1985,11645,');
    const file = reading({ 'history.csv': history, 'watchlist.csv': wished });
    expect([file.source, told(file)]).toEqual([
      'movary',
      ['watch movie Dune 2021 tmdb:438631 2024-01-02', 'wish movie Ran 1985 tmdb:11645'],
    ]);
  });

  test('gives way to a file of a known site beside it', () => {
    const films = csv('Date,Name,Year,Letterboxd URI', '2024-01-01,Dune,2021,u');
    const read = readAs([zipped({ 'watched.csv': films, 'other.csv': csv('Title,Date', 'Ran,2024-01-01') })]);
    expect([read.source, read.passed]).toEqual(['letterboxd', [{ file: 'other.csv', why: 'unknown' }]]);
  });

  test.each([
    ['Excel’s line', new TextEncoder().encode('sep=;\r\nTitle;Date\r\nAmélie;2024-01-02\r\n'), 'Amélie', 3],
    [
      'UTF-16',
      Uint8Array.from([...'Title,Date\nAmélie,2024-01-02'].flatMap((x) => [x.charCodeAt(0), 0])),
      'Amélie',
      2,
    ],
    [
      'Windows-1251',
      Uint8Array.from(
        [...'Title,Date\n', 0xc1, 0xf0, 0xe0, 0xf2, ...',2024-01-02'].map((x) =>
          typeof x === 'number' ? x : x.charCodeAt(0),
        ),
      ),
      'Брат',
      2,
    ],
    [
      'Shift_JIS',
      Uint8Array.from(
        [...'Title,Date\n', 0x82, 0xa0, 0x83, 0x4a, ...',2024-01-02'].map((x) =>
          typeof x === 'number' ? x : x.charCodeAt(0),
        ),
      ),
      'あカ',
      2,
    ],
  ])('is decoded from %s', (_, bytes, name, line) => {
    expect(reading({ 'a.csv': bytes }).entries[0]).toMatchObject({ name, day: '2024-01-02', at: { line } });
  });

  test('of a hundred thousand rows is read in seconds', () => {
    const rows = Array.from(
      { length: 10_000 },
      (_, index) => `"Film, ${index}",${1990 + (index % 30)},2024-01-02,tt${1_000_000 + index}`,
    );
    expect(reading({ 'a.csv': csv('Title,Year,Date,IMDb', ...rows) }).entries).toHaveLength(10_000);
  });
});

describe('tables of sites', () => {
  test('Trakt’s history and ratings', () => {
    const head =
      'watched_at,action,type,title,year,trakt_rating,trakt_id,imdb_id,tmdb_id,tvdb_id,url,released,season_number,episode_number,episode_title,episode_released,episode_trakt_rating,episode_trakt_id,episode_imdb_id,episode_tmdb_id,episode_tvdb_id,genres';
    const file = reading(
      {
        'history.csv': csv(
          head,
          '2024-01-02T23:30:00Z,watch,movie,Dune,2021,8.1,1,tt1160419,438631,,u,2021-09-15,,,,,,,,,,action',
          '2024-01-03T10:00:00Z,scrobble,episode,Dark,2017,8.5,2,tt5753856,70523,334824,u,2017-12-01,1,2,Lies,2017-12-01,8,3,tt6305578,1,6305578,drama',
        ),
        'ratings.csv': csv(
          'rated_at,type,title,year,trakt_rating,trakt_id,imdb_id,tmdb_id,tvdb_id,season_number,episode_number,rating',
          '2024-01-02T10:00:00Z,season,Dark,2017,8,2,tt5753856,70523,334824,1,,9',
        ),
      },
      'Europe/Berlin',
    );
    expect(file.source).toBe('trakt');
    expect(told(file)).toEqual([
      'watch movie Dune 2021 tmdb:438631 tt1160419 2024-01-03',
      'watch tv Dark 2017 tmdb:70523 tt5753856 tvdb:334824 s1e2 2024-01-03',
      'rating tv Dark 2017 tmdb:70523 tt5753856 tvdb:334824 s1 9/10 2024-01-02',
    ]);
    expect(file.entries[1]?.episodeIds).toEqual({ imdb: 'tt6305578', tvdb: 6305578 });
  });

  test('TMDB’s, of which an episode’s number is its own', () => {
    const head =
      'TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated';
    const file = reading({
      'tmdb-ratings.csv': csv(
        head,
        '603,tt0133093,movie,The Matrix,1999-03-31,,,8.2,9,2024-01-02T10:00:00Z',
        '62085,tt0959621,tv_episode,Pilot,2008-01-20,1,1,8,10,2024-01-02T10:00:00Z',
        '62086,,tv_episode,Breaking Bad,2008-01-27,1,2,8,7,2024-01-02T10:00:00Z',
      ),
    });
    expect(file.source).toBe('tmdb');
    expect(told(file)).toEqual([
      'rating movie The Matrix 1999 tmdb:603 tt0133093 9/10 2024-01-02',
      'watched movie The Matrix 1999 tmdb:603 tt0133093',
      'rating tv Pilot 2008 tt0959621 an episode 10/10 2024-01-02',
      'watch tv Pilot 2008 tt0959621 an episode',
      'rating tv Breaking Bad 2008 s1e2 7/10 2024-01-02',
      'watch tv Breaking Bad 2008 s1e2',
    ]);
    const wished = reading({
      'watchlist.csv': csv(head, '603,tt0133093,movie,The Matrix,1999-03-31,,,8.2,,'),
    });
    expect(told(wished)).toEqual(['wish movie The Matrix 1999 tmdb:603 tt0133093']);
  });

  test('Yamtrack’s', () => {
    const head =
      '"media_id","source","media_type","title","image","season_number","episode_number","score","status","notes","start_date","end_date","progress"';
    const file = reading({
      'yamtrack.csv': csv(
        head,
        '"438631","tmdb","movie","Dune","x","","","8.5","Completed","good","2024-01-01","2021-12-29 23:11:02+00:00","1"',
        '"70523","tmdb","tv","Dark","x","","","","In progress","","","",""',
        '"70523","tmdb","season","Dark","x","1","","7","In progress","","","",""',
        '"70523","tmdb","episode","Dark","x","1","2","","","","","2024-02-09",""',
        '"x","manual","movie","My Film","x","","","","Planning","","","",""',
        '"5114","mal","manga","Fullmetal","x","","","","Completed","","","",""',
      ),
    });
    expect(file.source).toBe('yamtrack');
    expect(told(file)).toEqual([
      'rating movie Dune tmdb:438631 8.5/10 2021-12-29',
      'watch movie Dune tmdb:438631 2021-12-29',
      'note movie Dune tmdb:438631 "good" 2021-12-29',
      'follow tv Dark tmdb:70523',
      'rating tv Dark tmdb:70523 s1 7/10',
      'watch tv Dark tmdb:70523 s1e2 2024-02-09',
      'wish movie My Film',
    ]);
    expect(refused(file)).toEqual(['yamtrack.csv:7 noTitleKind']);
  });

  test.each([
    [
      'movary',
      'history.csv',
      'title,year,tmdbId,imdbId,watchedAt,comment,location',
      'Dune,2021,438631,tt1160419,2024-01-02,nice,home',
      [
        'watch movie Dune 2021 tmdb:438631 tt1160419 2024-01-02',
        'note movie Dune 2021 tmdb:438631 tt1160419 "nice" 2024-01-02',
      ],
    ],
    [
      'movary',
      'ratings.csv',
      'title,year,tmdbId,imdbId,userRating',
      'Dune,2021,438631,tt1160419,8',
      ['rating movie Dune 2021 tmdb:438631 tt1160419 8/10', 'watched movie Dune 2021 tmdb:438631 tt1160419'],
    ],
    [
      'movielens',
      'a.csv',
      'movie_id,imdb_id,tmdb_id,rating,average_rating,title',
      '1,0114709,862,4.5,3.9,Toy Story (1995)',
      [
        'rating movie Toy Story (1995) tmdb:862 tt0114709 4.5/5',
        'watched movie Toy Story (1995) tmdb:862 tt0114709',
      ],
    ],
    [
      'criticker',
      'a.csv',
      'Score,Film Name,Film ID,Year,Date Rated,IMDB ID,Mini Review,URL,Type',
      '85,Inception,1,2010,2024-01-02,tt1375666,"Deep, deeper",u,Film',
      [
        'rating movie Inception 2010 tt1375666 85/100 2024-01-02',
        'watched movie Inception 2010 tt1375666',
        'review movie Inception 2010 tt1375666 "Deep, deeper" 2024-01-02',
      ],
    ],
    [
      'justwatch',
      'watchlist.csv',
      'title,year,type,imdb_id,tmdb_id',
      'Dark,2017,SHOW,tt5753856,70523',
      ['wish tv Dark 2017 tmdb:70523 tt5753856'],
    ],
  ])('%s: %s', (source, name, header, row, expected) => {
    const file = reading({ [name]: csv(header, row) });
    expect([file.source, told(file), refused(file)]).toEqual([source, expected, []]);
  });

  test('TV Time Liberator’s, whose ids of episodes are the series’ or their own', () => {
    const head =
      'imdb_id,tvdb_id,type,title,is_watched,watched_at,is_watchlisted,watchlisted_at,season,episode,rating';
    const file = reading({
      'activity_history.csv': csv(
        head,
        'tt1160419,,movie,Dune,true,2024-01-02 10:00:00,false,,,,8',
        ',,movie,Ran,false,,true,2024-01-05 10:00:00,,,',
        'tt5753856,334824,series,Dark,false,,true,2024-01-05 10:00:00,,,',
        ',6305578,episode,Dark,true,2024-01-03 10:00:00,,,1,2,',
        ',334824,episode,Dark,true,2024-01-04 10:00:00,,,1,3,',
        ',1,episode,Dark,false,,,,1,4,',
      ),
    });
    expect(file.source).toBe('tvtime');
    expect(told(file)).toEqual([
      'rating movie Dune tt1160419 8/10 2024-01-02',
      'watch movie Dune tt1160419 2024-01-02',
      'wish movie Ran 2024-01-05',
      'wish tv Dark tt5753856 tvdb:334824 2024-01-05',
      'watch tv Dark tt5753856 tvdb:334824 s1e2 2024-01-03',
      'watch tv Dark tvdb:334824 s1e3 2024-01-04',
    ]);
    expect(refused(file)).toEqual(['activity_history.csv:7 unwatched']);
    expect(file.entries[4]?.episodeIds).toEqual({ tvdb: 6305578 });
  });
});
