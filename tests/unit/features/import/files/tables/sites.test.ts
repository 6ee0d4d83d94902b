import { describe, expect, test } from 'vitest';
import { readFiles } from '../../../../../../src/features/import/files/read-files.ts';
import { csv, loose, reading, refused, told, zipped, readAs } from '../../../../../support/import/files.ts';

describe('Netflix', () => {
  const short = csv(
    'Title,Date',
    '"Dark: Staffel 1: Geheimnisse","19.06.25"',
    '"Dark: Staffel 1: Folge 3","18.06.25"',
    '"The Queen\'s Gambit: Limited Series: Openings","1.6.25"',
    '"ダーク: シーズン2: 第4話","2.6.25"',
    '"Kill Bill: Volume 2","3.6.25"',
    '"Kill Bill: Volume 2","4.6.25"',
    ',"4.6.25"',
  );

  test('says in title lines what was watched, in any language', () => {
    const file = reading({ 'NetflixViewingHistory.csv': short });
    expect(file.source).toBe('netflix');
    expect(told(file)).toEqual([
      'watch tv Dark s1e100000 2025-06-19',
      'watch tv Dark s1e3 2025-06-18',
      "watch tv The Queen's Gambit s1e100000 2025-06-01",
      'watch tv ダーク s2e4 2025-06-02',
      'watch movie Kill Bill: Volume 2 2025-06-03',
      'watch movie Kill Bill: Volume 2 2025-06-04 again',
    ]);
    expect(file.entries[0]?.episodeIds).toEqual({ name: 'Geheimnisse', season: 1 });
    expect(refused(file)).toEqual(['NetflixViewingHistory.csv:8 noTitle']);
  });

  test('is asked about the order of its days where none shows it', () => {
    const file = loose({ 'a.csv': csv('Date,Title', '6/1/25,Dark: Season 1: Lies') });
    expect(readFiles(file, { zone: 'UTC' }).questions.days.example).toBe('6/1/25');
    const answers = { order: 'monthFirst' as const };
    expect(told(readFiles(file, { zone: 'UTC' }, { answers }))).toEqual([
      'watch tv Dark s1e100000 2025-06-01',
    ]);
  });

  test('tells viewings of several profiles, and no trailers', () => {
    const head =
      'Profile Name,Start Time,Duration,Attributes,Title,Supplemental Video Type,Device Type,Bookmark,Latest Bookmark,Country';
    const files = loose({
      'ViewingActivity.csv': csv(
        head,
        'Ada,2025-06-19 22:30:00,0:40:00,,Dark: Season 1: Secrets,,TV,0:40:00,0:40:00,DE',
        'Ada,2025-06-19 21:30:00,0:10:00,,Dark: Season 1: Secrets,,TV,0:10:00,Not latest view,DE',
        'Ada,2025-06-18 21:30:00,0:00:30,,Dune,TRAILER,TV,0:00:30,0:00:30,DE',
        'Ada,2025-06-18 21:30:00,0:00:20,,Ran,,TV,0:00:30,0:00:30,DE',
        'Bob,2025-06-17 21:30:00,2:10:00,,Heat,,TV,2:10:00,2:10:00,DE',
      ),
    });
    const file = readFiles(files, { zone: 'Europe/Berlin' });
    expect(told(file)).toEqual(['watch tv Dark s1e100000 2025-06-19', 'watch movie Heat 2025-06-17']);
    expect(file.questions.profiles).toEqual(['Ada', 'Bob']);
    expect(refused(file)).toEqual([
      'ViewingActivity.csv:4 notTitle',
      'ViewingActivity.csv:2 repeated',
      'ViewingActivity.csv:5 notTitle',
    ]);
    const answers = { profiles: ['Ada'] };
    const alone = readFiles(files, { zone: 'Europe/Berlin' }, { answers });
    expect(told(alone)).toEqual(['watch tv Dark s1e100000 2025-06-19']);
    expect(refused(alone)).toContain('ViewingActivity.csv:6 otherProfile');
    expect(alone.questions.profiles).toEqual(['Ada', 'Bob']);
  });

  test('has Disney+ beside it, which names no episodes', () => {
    const file = reading({
      'a.csv': csv(
        'Profile ID;Program Title;Season Title;Date',
        '1;Andor;Season 1;2024-01-02',
        '1;Soul;;2024-01-03',
      ),
    });
    expect([file.source, told(file)]).toEqual(['disney', ['follow tv Andor', 'watch movie Soul 2024-01-03']]);
  });
});

describe('TV Time’s export of July 2026', () => {
  test('is CSV files', () => {
    const file = readAs([
      zipped({
        'tvtime-series-episodes.csv': csv(
          'series_tvdb_id,series_imdb_id,series_uuid,title,season,episode,tvdb_id,is_watched,watched_at,rewatch_count,special',
          '334824,tt5753856,u,Dark,1,2,6305578,true,2024-01-02 23:30:00,1,false',
          '334824,tt5753856,u,Dark,1,3,6305579,false,,0,false',
        ),
        'tvtime-movies.csv': csv(
          'uuid,tvdb_id,imdb_id,title,year,created_at,watched_at,is_watched,rewatch_count',
          'u,1,tt1160419,Dune,2021,2024-01-01 10:00:00,2024-01-02 10:00:00,true,2',
          'u,2,,Ran,1985,2024-01-01 10:00:00,,false,0',
        ),
        'tvtime-series.csv': csv(
          'uuid,tvdb_id,imdb_id,title,status,created_at',
          'u,334824,tt5753856,Dark,up_to_date,2024-01-01 10:00:00',
          'u,1,,Lost,stopped,2024-01-01 10:00:00',
          'u,2,,Fargo,for_later,2024-01-01 10:00:00',
        ),
        'tvtime-lists.csv': csv(
          'list_id,list_name,item_type,tvdb_id,uuid,name,custom_order',
          '1,LIKE,series,334824,u,Dark,0',
          '2,Crime,movie,9,u,Heat,4',
        ),
      }),
    ]);
    expect(file.source).toBe('tvtime');
    expect(told(file)).toEqual([
      'watch tv Dark tt5753856 tvdb:334824 s1e2 2024-01-02',
      'watch tv Dark tt5753856 tvdb:334824 s1e2 again',
      'watch movie Dune 2021 tt1160419 tvdb:1 2024-01-02',
      'wish movie Ran 1985 tvdb:2 2024-01-01',
      'follow tv Dark tt5753856 tvdb:334824',
      'follow tv Lost tvdb:1 dropped',
      'wish tv Fargo tvdb:2 2024-01-01',
      'favorite tv Dark tvdb:334824',
      'list movie Heat tvdb:9 Crime #5',
    ]);
    expect(file.entries.find(({ kind, name }) => kind === 'movie' && name === 'Dune')?.plays).toBe(3);
    expect(file.entries[0]?.episodeIds).toEqual({ tvdb: 6305578 });
    expect(refused(file)).toEqual(['tvtime-series-episodes.csv:3 unwatched']);
  });

  test('is JSON', () => {
    const series = {
      id: { tvdb: 334824, imdb: 'tt5753856' },
      title: 'Dark',
      status: 'stopped',
      seasons: [
        {
          number: 1,
          episodes: [
            { id: { tvdb: 6305578 }, number: 2, is_watched: true, watched_at: '2024-01-02 10:00:00' },
            { id: { tvdb: 6305579 }, number: 3, is_watched: false, watched_at: null },
          ],
        },
      ],
    };
    const movie = {
      id: { tvdb: 1, imdb: 'tt1160419' },
      title: 'Dune',
      year: 2021,
      is_watched: true,
      watched_at: '2024-01-03 10:00:00',
    };
    const file = reading({ 'series.json': JSON.stringify([series]), 'movies.json': JSON.stringify([movie]) });
    expect([file.source, told(file)]).toEqual([
      'tvtime',
      [
        'follow tv Dark tt5753856 tvdb:334824 dropped',
        'watch tv Dark tt5753856 tvdb:334824 s1e2 2024-01-02',
        'watch movie Dune 2021 tt1160419 tvdb:1 2024-01-03',
      ],
    ]);
  });
});

test('Watcharr’s items, with what was done to them', () => {
  const file = reading({
    'watcharr.json': JSON.stringify([
      {
        status: 'FINISHED',
        rating: 8.5,
        thoughts: 'good',
        content: { tmdbId: 438631, title: 'Dune', type: 'movie', release_date: '2021-09-15' },
        activity: [
          { type: 'ADDED_WATCHED', data: '{"status":"FINISHED"}', createdAt: '2024-01-02T10:00:00Z' },
          { type: 'STATUS_CHANGED', data: 'FINISHED', createdAt: '2024-05-02T10:00:00Z' },
        ],
      },
      {
        status: 'PLANNED',
        content: { tmdbId: 11645, title: 'Ran', type: 'movie', release_date: '1985-06-01' },
      },
      { status: 'DROPPED', content: { tmdbId: 1, title: 'Cats', type: 'movie' } },
      {
        status: 'HOLD',
        content: { tmdbId: 70523, title: 'Dark', type: 'tv', first_air_date: '2017-12-01' },
        watchedEpisodes: [{ seasonNumber: 1, episodeNumber: 2, status: 'FINISHED', rating: 7 }],
        watchedSeasons: [{ seasonNumber: 1, rating: 9, status: 'WATCHING' }],
      },
      7,
    ]),
  });
  expect(file.source).toBe('watcharr');
  expect(told(file)).toEqual([
    'rating movie Dune 2021 tmdb:438631 8.5/10 2024-01-02',
    'watch movie Dune 2021 tmdb:438631 2024-01-02',
    'note movie Dune 2021 tmdb:438631 "good" 2024-01-02',
    'watch movie Dune 2021 tmdb:438631 2024-05-02 again',
    'wish movie Ran 1985 tmdb:11645',
    'follow tv Dark 2017 tmdb:70523 paused',
    'rating tv Dark 2017 tmdb:70523 s1 9/10',
    'rating tv Dark 2017 tmdb:70523 s1e2 7/10',
    'watch tv Dark 2017 tmdb:70523 s1e2',
  ]);
  expect(refused(file)).toEqual(['watcharr.json:3 droppedMovie', 'watcharr.json:5 malformed']);
});

test('Ryot’s media, with ratings of a hundred', () => {
  const file = reading({
    'export.json': JSON.stringify({
      media: [
        {
          lot: 'movie',
          source: 'tmdb',
          identifier: '438631',
          seen_history: [
            { progress: '100', ended_on: '2024-01-02' },
            { progress: 40, started_on: '2024-02-02' },
          ],
          reviews: [{ rating: '85', review: { date: '2024-01-03T10:00:00Z', text: 'good', spoiler: false } }],
          collections: ['Crime', 'Completed'],
        },
        {
          lot: 'show',
          source: 'tmdb',
          identifier: '70523',
          seen_history: [
            { progress: 100, ended_on: '2024-01-02', show_season_number: 1, show_episode_number: 2 },
          ],
          reviews: [],
          collections: ['Watchlist', 'In Progress'],
        },
        { lot: 'book', source: 'openlibrary', identifier: 'OL1', seen_history: [{ progress: 100 }] },
      ],
    }),
  });
  expect(file.source).toBe('ryot');
  expect(told(file)).toEqual([
    'watch movie - tmdb:438631 2024-01-02',
    'rating movie - tmdb:438631 85/100 2024-01-03',
    'review movie - tmdb:438631 "good" 2024-01-03',
    'list movie - tmdb:438631 Crime #4',
    'watch tv - tmdb:70523 s1e2 2024-01-02',
    'wish tv - tmdb:70523',
  ]);
  expect(refused(file)).toEqual(['export.json:1 unfinished', 'export.json:3 noTitleKind']);
});

test('SeriesGuide’s shows, movies and lists, which have no days', () => {
  const shows = [
    {
      tmdb_id: 70523,
      tvdb_id: 334824,
      title: 'Dark',
      favorite: true,
      rating_user: 8,
      seasons: [
        {
          season: 1,
          episodes: [
            { episode: 1, tmdb_id: 5, watched: true, plays: 2, skipped: false },
            { episode: 2, watched: false, skipped: true, plays: 0 },
          ],
        },
      ],
    },
  ];
  const movies = [
    {
      tmdb_id: 438631,
      imdb_id: 'tt1160419',
      title: 'Dune',
      released_utc_ms: 1_631_664_000_000,
      watched: true,
      plays: 2,
      in_collection: false,
      in_watchlist: true,
      rating_user: 9,
      last_updated_ms: 1,
    },
    { tmdb_id: 11645, title: 'Ran', watched: false, plays: 0, in_collection: false, in_watchlist: true },
    { tmdb_id: 949, title: 'Heat', watched: false, plays: 0, in_collection: true, in_watchlist: false },
  ];
  const file = reading({ 'shows.json': JSON.stringify(shows), 'movies.json': JSON.stringify(movies) });
  expect(file.source).toBe('seriesguide');
  expect(told(file)).toEqual([
    'rating tv Dark tmdb:70523 tvdb:334824 8/10',
    'follow tv Dark tmdb:70523 tvdb:334824',
    'favorite tv Dark tmdb:70523 tvdb:334824',
    'watch tv Dark tmdb:70523 tvdb:334824 s1e1',
    'watch tv Dark tmdb:70523 tvdb:334824 s1e1 again',
    'rating movie Dune 2021 tmdb:438631 tt1160419 9/10',
    'watch movie Dune 2021 tmdb:438631 tt1160419',
    'wish movie Ran tmdb:11645',
  ]);
  expect(refused(file)).toEqual(['movies.json:3 unwatched']);
});

test('Criticker’s XML, with its entities', () => {
  const film = (name: string, rating: string) =>
    `<film><filmid>1</filmid><filmname>${name}</filmname><rating>${rating}</rating><quote><![CDATA[a & b]]></quote><reviewdate>Jan 2 2024, 10:00</reviewdate></film>`;
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<recentratings>${film('Inception (2010)', '85')}\n${film('L&#039;Avventura &amp; more (1960)', '0')}</recentratings>`;
  const file = reading({ 'recentratings.xml': xml });
  expect(file.source).toBe('criticker');
  expect(told(file).slice(0, 2)).toEqual([
    'rating ? Inception (2010) 85/100 2024-01-02',
    'watched ? Inception (2010)',
  ]);
  expect(refused(file)).toEqual(['recentratings.xml:2 noRating']);
});

test('MovieLens’ ratings, by the files that name their movies', () => {
  const file = reading({
    'ratings.csv': csv('userId,movieId,rating,timestamp', '1,1,4.5,964982703', '1,2,3,964982703'),
    'links.csv': csv('movieId,imdbId,tmdbId', '1,0114709,862'),
    'movies.csv': csv('movieId,title,genres', '1,Toy Story (1995),x', '2,"Matrix, The (1999)",x'),
    'tags.csv': csv('userId,movieId,tag,timestamp', '1,1,fun,964982703'),
  });
  expect([file.source, file.passed]).toEqual(['movielens', [{ file: 'tags.csv', why: 'repeated' }]]);
  expect(told(file)).toEqual([
    'rating movie Toy Story (1995) tmdb:862 tt0114709 4.5/5 2000-07-30',
    'watched movie Toy Story (1995) tmdb:862 tt0114709',
    'rating movie Matrix, The (1999) 3/5 2000-07-30',
    'watched movie Matrix, The (1999)',
  ]);
});

test('a text with a title or an id a line', () => {
  const text =
    '\uFEFFMy films\r\n\r\n1. Dune (2021)\r\n- 千と千尋の神隠し (2001)\r\nhttps://www.imdb.com/title/tt0133093/\r\n';
  const file = readFiles(loose({ 'seen.txt': text }), { zone: 'UTC' });
  expect(file.source).toBe('text');
  expect(told(file)).toEqual([
    'watched ? My films',
    'watched ? Dune 2021',
    'watched ? 千と千尋の神隠し 2001',
    'watched ? - tt0133093',
  ]);
  expect(reading({ 'a.txt': 'tt0133093\ntt1160419' }).questions.nameless).toEqual(['a.txt']);
});
