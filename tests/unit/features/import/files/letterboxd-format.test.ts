import { describe, expect, test } from 'vitest';
import { readFiles } from '../../../../../src/features/import/files/read-files.ts';
import type { ReadingAnswers } from '../../../../../src/features/import/files/reading.ts';
import { csv, loose, reading, refused, told } from '../../../../support/import/files.ts';

/** Reads a file with title, year, rating and day, with answers to its questions. */
const answered = (rows: string[], answers: ReadingAnswers = {}) =>
  readFiles(
    loose({ 'films.csv': csv('Title,Year,Rating,WatchedDate', ...rows) }),
    { zone: 'UTC' },
    { answers },
  );

describe('a CSV in Letterboxd’s import format', () => {
  test('is read by TMDB’s ids, with ratings of five, tags, reviews and undated rows', () => {
    const file = csv(
      'tmdbID,Title,Year,Rating,WatchedDate,Rewatch,Tags,Review',
      '949,Heat,1995,5,2024-03-01,false,"cinema, with friends",It holds up.',
      '11645,Ran,1985,4.5,2024-03-02,true,,',
      '78,Blade Runner,1982,4,,,rain,',
    );
    const read = reading({ 'converted.csv': file });
    expect(read.source).toBe('letterboxd');
    expect(told(read)).toEqual([
      'watch movie Heat 1995 tmdb:949 5/5 2024-03-01',
      'watch movie Ran 1985 tmdb:11645 4.5/5 2024-03-02 again',
      'rating movie Blade Runner 1982 tmdb:78 4/5',
      'rating movie Ran 1985 tmdb:11645 4.5/5 2024-03-02',
      'rating movie Heat 1995 tmdb:949 5/5 2024-03-01',
      'review movie Heat 1995 tmdb:949 "It holds up." 2024-03-01',
      'watched movie Blade Runner 1982 tmdb:78',
    ]);
    expect(read.entries.flatMap(({ tags }) => tags ?? [])).toEqual([
      'cinema, with friends',
      'cinema, with friends',
      'rain',
    ]);
    expect(refused(read)).toEqual([]);
    expect(read.questions.scale.example).toBeNull();
  });

  test('is read by IMDb’s ids and ratings of ten', () => {
    const file = csv(
      'imdbID,Title,Year,Rating10,WatchedDate,Review',
      'tt0113277,Heat,1995,9,2024-03-01,Again',
      'tt0089881,Ran,1985,7,,',
    );
    expect(told(reading({ 'a.csv': file }))).toEqual([
      'watch movie Heat 1995 tt0113277 9/10 2024-03-01',
      'rating movie Ran 1985 tt0089881 7/10',
      'rating movie Heat 1995 tt0113277 9/10 2024-03-01',
      'review movie Heat 1995 tt0113277 "Again" 2024-03-01',
      'watched movie Ran 1985 tt0089881',
    ]);
  });

  test('is our own export, whose film rating precedes that of a viewing', () => {
    const own = {
      'letterboxd/diary.csv': csv(
        'tmdbID,Title,Year,WatchedDate,Rewatch,Rating',
        '949,Heat,1995,2024-03-01,false,5',
      ),
      'letterboxd/ratings.csv': csv('tmdbID,Title,Year,Rating', '949,Heat,1995,3.5'),
      'letterboxd/watchlist.csv': csv('tmdbID,Title,Year', '78,Blade Runner,1982'),
    };
    expect(told(reading(own))).toEqual([
      'watch movie Heat 1995 tmdb:949 5/5 2024-03-01',
      'rating movie Heat 1995 tmdb:949 3.5/5',
      'wish movie Blade Runner 1982 tmdb:78',
    ]);
  });

  test('is asked about when it has only films’ names', () => {
    const file = csv('tmdbID,Title,Year', '949,Heat,1995');
    expect(reading({ 'films.csv': file }).questions.nameless).toEqual(['films.csv']);
  });

  test('has series if a column says so', () => {
    const file = csv('tmdbID,Title,Type,Year,Rating', '1396,Breaking Bad,show,2008,5');
    expect(told(reading({ 'a.csv': file }))[0]).toBe('rating tv Breaking Bad 2008 tmdb:1396 5/5');
  });

  test('is neither Simkl’s nor another program’s file', () => {
    const simkl = csv('SIMKL_ID,Title,Year,Watchlist,WatchedDate,Rating', '1,Heat,1995,completed,,9');
    expect(reading({ 'simkl.csv': simkl }).source).toBe('simkl');
    const other = csv('title,year,tmdbId,imdbId,userRating', 'Heat,1995,949,tt0113277,9');
    expect(reading({ 'ratings.csv': other }).source).toBe('movary');
  });
});

describe('ratings of an unknown scale', () => {
  const ratings = (rows: string[], answers?: ReadingAnswers) =>
    answered(rows, answers).entries.flatMap(({ what, stars }) => (what === 'rating' && stars ? [stars] : []));

  test('are asked about, not guessed', () => {
    const { questions, unreadable, entries } = answered(['Heat,1995,4,2024-03-01']);
    expect(questions.scale).toEqual({ example: 4, evident: null });
    expect(unreadable).toEqual([]);
    expect(entries.map(({ what, stars }) => [what, stars])).toEqual([['watch', undefined]]);
    expect(ratings(['Heat,1995,4,2024-03-01'], { scale: 5 })).toEqual([{ value: 4, of: 5 }]);
    expect(ratings(['Heat,1995,4,2024-03-01'], { scale: 10 })).toEqual([{ value: 4, of: 10 }]);
  });

  test('are shown unchanged until an answer', () => {
    const tens = ['Heat,1995,4,', 'Ran,1985,8,'];
    expect(answered(tens).questions.scale).toEqual({ example: 4, evident: 10 });
    expect(ratings(tens).map(({ of }) => of)).toEqual([10, 10]);
    const halves = ['Heat,1995,4.5,', 'Ran,1985,3,'];
    expect(answered(halves).questions.scale.evident).toBe(5);
    expect(ratings(halves, { scale: 10 }).map(({ of }) => of)).toEqual([10, 10]);
  });

  test('are of ten in a file of Letterboxd’s columns with one above five', () => {
    const file = csv('tmdbID,Title,Rating', '949,Heat,9', '78,Blade Runner,5');
    expect(told(reading({ 'a.csv': file })).filter((line) => line.startsWith('rating'))).toEqual([
      'rating movie Blade Runner tmdb:78 5/10',
      'rating movie Heat tmdb:949 9/10',
    ]);
  });
});
