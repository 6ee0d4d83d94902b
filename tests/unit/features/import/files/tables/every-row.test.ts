import { expect, test } from 'vitest';
import { entrySchema } from '../../../../../../src/features/import/files/entry-schema.ts';
import { csv, loose, readAs, zipped } from '../../../../../support/import/files.ts';

/** Numbers that are the same each time. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

const DAYS = [
  '',
  '2024-01-02',
  '2024-01-02 10:00:00',
  '2021-12-29 13:11:02+00:00',
  '1970-01-01',
  'soon',
  '1/26/23',
];
const IDS = ['', '603', '0', 'tt0133093', '70523.0', 'x', '99999999999'];
const NAMES = [
  '',
  'Dune',
  'Dark: Season 1: Lies',
  '千と千尋の神隠し',
  'كفرناحوم',
  'A "quoted", name',
  'Dune',
  '=1+1',
];

/** What cells of a column may hold, by what it is about. */
function cellsOf(column: string): string[] {
  if (/_?id$|id\b|const|uri|url|imdb|tmdb|tvdb/i.test(column)) return IDS;
  if (/date|_at|time|created|listed/i.test(column)) return DAYS;
  if (/rating|score|rated/i.test(column)) return ['', '0', '7', '8.5', '3,5', '85', '11', 'x', '9/10', '★★★'];
  if (/season|episode|progress|order|position|count|plays/i.test(column))
    return ['', '0', '1', '2', 'x', 's1e2'];
  if (/type|media|entity|lot/i.test(column))
    return ['', 'movie', 'tv', 'episode', 'season', 'game', 'watch', 'towatch'];
  if (/status|watchlist|shelf/i.test(column))
    return ['', 'Completed', 'Planning', 'Dropped', 'Paused', 'Watching', 'x'];
  if (/^is_|special|rewatch|watched$/i.test(column)) return ['', 'true', 'false', '1', '0'];
  if (/year/i.test(column)) return ['', '2021', '1999.0', 'x'];
  if (column === 'key') return ['', 'watch-episode-a', 'rewatch-episode-b', 'user-series-c', 'count-d'];
  return NAMES;
}

const FILES: [source: string, name: string, header: string][] = [
  ['letterboxd', 'diary.csv', 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date'],
  ['letterboxd', 'import.csv', 'Title,Year,tmdbID,imdbID,WatchedDate,Rating10,Review'],
  ['imdb', 'ratings.csv', 'Const,Your Rating,Date Rated,Title,URL,Title Type,Year,Release Date'],
  ['imdb', 'watchlist.csv', 'Position,Const,Created,Description,Title,Title Type,Year,Your Rating'],
  [
    'tvtime',
    'tracking-prod-records-v2.csv',
    'key,series_name,s_id,season_number,episode_number,created_at,rewatch_count',
  ],
  [
    'tvtime',
    'tracking-prod-records.csv',
    'entity_type,type,movie_name,release_date,watch_date,created_at,uuid',
  ],
  [
    'tvtime',
    'tvtime-series-episodes.csv',
    'series_tvdb_id,series_imdb_id,title,season,episode,tvdb_id,is_watched,watched_at,rewatch_count,special',
  ],
  [
    'tvtime',
    'tvtime-movies.csv',
    'uuid,tvdb_id,imdb_id,title,year,created_at,watched_at,is_watched,rewatch_count',
  ],
  ['tvtime', 'tvtime-lists.csv', 'list_id,list_name,item_type,tvdb_id,uuid,name,custom_order'],
  [
    'tvtime',
    'activity_history.csv',
    'imdb_id,tvdb_id,type,title,is_watched,watched_at,is_watchlisted,watchlisted_at,season,episode,rating',
  ],
  [
    'simkl',
    'simkl.csv',
    'SIMKL_ID,Title,Type,Year,Watchlist,LastEpWatched,WatchedDate,Rating,Memo,TVDB,TMDB,IMDB',
  ],
  [
    'trakt',
    'history.csv',
    'watched_at,action,type,title,year,trakt_id,imdb_id,tmdb_id,tvdb_id,season_number,episode_number,episode_tvdb_id',
  ],
  [
    'trakt',
    'ratings.csv',
    'rated_at,type,title,year,trakt_id,imdb_id,tmdb_id,season_number,episode_number,rating',
  ],
  [
    'tmdb',
    'tmdb.csv',
    'TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated',
  ],
  [
    'yamtrack',
    'yamtrack.csv',
    'media_id,source,media_type,title,image,season_number,episode_number,score,status,notes,start_date,end_date,progress',
  ],
  ['movary', 'history.csv', 'title,year,tmdbId,imdbId,watchedAt,comment,location'],
  ['movielens', 'a.csv', 'movie_id,imdb_id,tmdb_id,rating,average_rating,title'],
  ['criticker', 'a.csv', 'Score,Film Name,Film ID,Year,Date Rated,IMDB ID,Mini Review,URL,Type'],
  ['justwatch', 'watchlist.csv', 'title,year,type,imdb_id,tmdb_id'],
  ['netflix', 'NetflixViewingHistory.csv', 'Title,Date'],
  [
    'netflix',
    'ViewingActivity.csv',
    'Profile Name,Start Time,Duration,Attributes,Title,Supplemental Video Type,Device Type',
  ],
  ['table', 'any.csv', 'Film,Released,Seen On,My Score,Shelf,Season,Episode,Favourite,List,Notes,Something'],
];

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

test.each(FILES)('each row of %s is imported or told: %s', (source, name, header) => {
  const below = numbersFrom(header.length);
  const columns = header.split(',');
  const rows = Array.from({ length: 300 }, () =>
    columns.map((column) => {
      const cells = cellsOf(column);
      return quoted(cells[below(cells.length)] ?? '');
    }),
  ).filter((cells) => cells.some((cell) => cell !== '""'));
  const text = csv(header, ...rows.map((cells) => cells.join(',')));
  const read = readAs([zipped({ [name]: text, 'photo.jpg': 'x', 'notes.docx': 'x' })]);
  expect(read.source).toBe(source);
  const accounted = new Set([...read.entries, ...read.unreadable].map(({ at }) => at.line));
  const silent = rows.flatMap((cells, index) => (accounted.has(index + 2) ? [] : [cells.join(',')]));
  expect(silent).toEqual([]);
  expect(read.passed.map(({ file }) => file)).toEqual(['photo.jpg', 'notes.docx']);
  // The server takes each of them.
  const refused = read.entries.filter((entry) => !entrySchema.safeParse(entry).success);
  expect(refused.slice(0, 3)).toEqual([]);
});

test('each object of JSON is imported or told', () => {
  const ids = [{}, { tmdb: 603 }, { imdb: 'tt0133093', tvdb: '7' }, { tmdb: 'x' }, null];
  const titles = ['', 'Dune', 7, null, 'ダーク'];
  const below = numbersFrom(7);
  const one = <Value>(values: readonly Value[]) => values[below(values.length)] as Value;
  const shapes: (() => unknown)[] = [
    () => ({ watched_at: one(DAYS), type: 'movie', movie: { title: one(titles), ids: one(ids) } }),
    () => ({
      status: one(['FINISHED', 'HOLD', 'PLANNED', 'x']),
      rating: one([0, 7, 'x']),
      content: { tmdbId: one([1, 0, null]), title: one(titles), type: one(['movie', 'tv']) },
    }),
    () => ({
      lot: one(['movie', 'show', 'book']),
      source: one(['tmdb', 'custom']),
      identifier: one(['603', '']),
      seen_history: one([[], [{ progress: 100 }], [{ progress: 5 }]]),
      collections: one([[], ['Completed'], ['Mine']]),
    }),
    () => ({
      tmdb_id: one([603, null]),
      title: one(titles),
      watched: one([true, false]),
      in_watchlist: one([true, false]),
      rating_user: one([0, 7]),
    }),
    () => ({
      id: { tvdb: one([7, null]) },
      title: one(titles),
      is_watched: one([true, false]),
      watched_at: one(DAYS),
    }),
  ];
  for (const shape of shapes) {
    const items = [...Array.from({ length: 60 }, shape), 'x', null];
    const read = readAs(loose({ 'a.json': JSON.stringify(items) }));
    const accounted = new Set([...read.entries, ...read.unreadable].map(({ at }) => at.line));
    expect(items.flatMap((item, index) => (accounted.has(index + 1) ? [] : [item]))).toEqual([]);
    expect(read.entries.filter((entry) => !entrySchema.safeParse(entry).success)).toEqual([]);
  }
});
