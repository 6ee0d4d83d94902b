import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { EXPORT_PARTS } from '../../../../src/features/export/parts.ts';
import { READ, RESTORED } from '../../../../src/features/export/records.ts';
import { SPREADSHEETS } from '../../../../src/features/export/spreadsheets.ts';

const MOVIE = { kind: 'movie', id: 603, name: 'The Matrix', date: '1999-03-30', at: '2026-11-22T19:25:07Z' };
const SERIES = { ...MOVIE, kind: 'tv', id: 1396, name: null, date: null };
const sheet = (path: string) => SPREADSHEETS.find((one) => one.path === path)!;
/** The lines of a table; test cells contain no commas. */
const lines = (path: string, ...records: object[]) => linesOf(path, 0, records);

/** The same for another part of a table. */
const linesOf = (path: string, nth: number, records: object[]) => {
  const { start, rows } = sheet(path);
  const text = (
    start() + records.map((record) => rows[nth]!.line(record, () => ['noir', 'rain'])).join('')
  ).replace('\uFEFF', '');
  return Papa.parse<string[]>(text, { skipEmptyLines: true }).data.map((cells) => cells.join(','));
};

describe('An export has tables', () => {
  test('of every part, with a column for each field', () => {
    for (const part of EXPORT_PARTS) {
      const { start, rows } = sheet(`csv/${part}.csv`);
      expect(rows.map(({ part: of }) => of)).toEqual([part]);
      const fields = Object.keys({ ...RESTORED, ...READ }[part].shape);
      expect(Papa.parse<string[]>(start()).data[0], part).toHaveLength(fields.length);
      // Spreadsheets need it to detect UTF-8.
      expect(start().startsWith('\uFEFF')).toBe(true);
    }
  });

  test('with empty cells for unknown values, and readable others', () => {
    const record = { ...MOVIE, poster: null, votes: 8.2 };
    expect(lines('csv/wishlist.csv', record)[1]?.split(',')).toEqual(
      expect.arrayContaining(['movie', '603', 'The Matrix', '', '1999-03-30', '8.2']),
    );
    const page = { handle: 'ada', visibility: 'public', favorites: true, watches: false };
    const [, line] = lines('csv/page.csv', page);
    expect(line).toBe('ada,public,yes,no,,,');
    const notice = { about: 'release', subject: 'x', data: { day: '2026' }, inApp: true };
    expect(lines('csv/notices.csv', notice)[1]).toContain('{"day":"2026"}');
  });

  test.each([
    ['letterboxd/watched.csv', {}, 'tmdbID,Title,Year', '603,The Matrix,1999'],
    ['letterboxd/watchlist.csv', {}, 'tmdbID,Title,Year', '603,The Matrix,1999'],
    ['letterboxd/ratings.csv', { stars: 4.5 }, 'tmdbID,Title,Year,Rating', '603,The Matrix,1999,4.5'],
    [
      'letterboxd/reviews.csv',
      { text: 'Whoa' },
      'tmdbID,Title,Year,Review,Tags',
      '603,The Matrix,1999,Whoa,noir, rain',
    ],
    [
      'letterboxd/diary.csv',
      { day: '2026-11-22', again: true, stars: 4 },
      'tmdbID,Title,Year,WatchedDate,Rewatch,Rating,Tags',
      '603,The Matrix,1999,2026-11-22,true,4,noir, rain',
    ],
  ])('%s in Letterboxd’s format, without series', (path, more, columns, line) => {
    expect(lines(path, { ...MOVIE, ...more }, { ...SERIES, ...more })).toEqual([columns, line]);
  });

  test('letterboxd/diary.csv without undated watches, and no year without a date', () => {
    expect(lines('letterboxd/diary.csv', { ...MOVIE, day: null, again: false, stars: null })).toHaveLength(1);
    expect(lines('letterboxd/watched.csv', { ...MOVIE, date: null })[1]).toBe('603,The Matrix,');
  });

  test.each([
    [
      'trakt/history.csv',
      { day: '2026-11-22' },
      'type,tmdb_id,season_number,episode_number,watched_at',
      'movie,603,,,2026-11-22T12:00:00Z',
    ],
    [
      'trakt/history.csv',
      { day: null },
      'type,tmdb_id,season_number,episode_number,watched_at',
      'movie,603,,,unknown',
    ],
    [
      'trakt/ratings.csv',
      { stars: 4.5, changedAt: null },
      'type,tmdb_id,season_number,episode_number,rating,rated_at',
      `movie,603,,,9,${MOVIE.at}`,
    ],
    [
      'trakt/ratings.csv',
      { stars: 1, changedAt: '2026-12-01T00:00:00Z' },
      'type,tmdb_id,season_number,episode_number,rating,rated_at',
      'movie,603,,,2,2026-12-01T00:00:00Z',
    ],
    [
      'trakt/watchlist.csv',
      {},
      'type,tmdb_id,season_number,episode_number,watchlisted_at',
      `movie,603,,,${MOVIE.at}`,
    ],
  ])('%s in Trakt’s format (%j)', (path, more, columns, line) => {
    expect(lines(path, { ...MOVIE, ...more })).toEqual([columns, line]);
    expect(lines(path, { ...SERIES, ...more })[1]).toMatch(/^show,1396,,,/);
  });

  test('trakt/ with episodes and seasons by place, with stars and notes', () => {
    const place = { id: 1396, season: 2, number: 3, at: MOVIE.at, changedAt: null, day: null, stars: 4.5 };
    expect(linesOf('trakt/history.csv', 1, [place])[1]).toBe('episode,1396,2,3,unknown');
    expect(linesOf('trakt/ratings.csv', 1, [place, { ...place, number: null }]).slice(1)).toEqual([
      `episode,1396,2,3,9,${MOVIE.at}`,
      `season,1396,2,,9,${MOVIE.at}`,
    ]);
    const note = { ...SERIES, note: 'Slow', season: null };
    expect(lines('trakt/notes.csv', { ...note, ...MOVIE }, note, { ...note, season: 2 }).slice(1)).toEqual([
      ...['movie,603,,,Slow', 'show,1396,,,Slow', 'season,1396,2,,Slow'],
    ]);
  });

  test('each made of an account’s parts', () => {
    const parts = SPREADSHEETS.filter(({ path }) => !path.startsWith('csv/')).map(({ path, rows }) => [
      path,
      rows.map(({ part }) => part).join(),
    ]);
    expect(Object.fromEntries(parts)).toEqual({
      ...{ 'letterboxd/diary.csv': 'diary', 'letterboxd/watched.csv': 'watched' },
      ...{ 'letterboxd/ratings.csv': 'ratings', 'letterboxd/reviews.csv': 'reviews' },
      ...{ 'letterboxd/watchlist.csv': 'wishlist', 'trakt/history.csv': 'diary,episodes' },
      ...{ 'trakt/ratings.csv': 'ratings,partRatings', 'trakt/watchlist.csv': 'wishlist' },
      'trakt/notes.csv': 'notes',
    });
  });

  test('with readable column names, some specific to a part', () => {
    expect(lines('csv/taste.csv')[0]).toMatch(/^Title or trait,/);
    for (const part of EXPORT_PARTS)
      for (const column of lines(`csv/${part}.csv`)[0]!.split(',')) expect(column, part).not.toBe('');
    expect(new Set(lines('csv/wishlist.csv')[0]!.split(',')).size).toBe(7);
  });
});
