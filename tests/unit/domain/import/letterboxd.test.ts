import { describe, expect, test } from 'vitest';
import { readFiles } from '../../../../src/domain/import/read-files.ts';
import type { FileRole } from '../../../../src/domain/import/reading.ts';
import { csv, loose, readAs, reading, refused, told, zipped } from '../../../support/import/files.ts';

const DIARY = 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date';
const FILMS = 'Date,Name,Year,Letterboxd URI';
const REVIEWS = 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date';

const diary = csv(
  DIARY,
  '2024-01-03,Dune,2021,https://boxd.it/a,4.5,,,2024-01-02',
  '2024-05-01,Dune,2021,https://boxd.it/b,5,Yes,imax,2024-04-30',
);

describe('an export of Letterboxd', () => {
  test('is a diary of watches with their own days, and again where it says so', () => {
    expect(told(reading({ 'diary.csv': diary }))).toEqual([
      'watch movie Dune 2021 4.5/5 2024-01-02',
      'watch movie Dune 2021 5/5 2024-04-30 again',
      // Without a file of ratings the newest of the diary counts.
      'rating movie Dune 2021 5/5 2024-05-01',
    ]);
  });

  test('is read the same with a folder on top, which is nobody’s business, and without', () => {
    const inFolder = readAs([zipped({ 'letterboxd-jane-2024/diary.csv': diary })]);
    expect(inFolder.files).toEqual(['diary.csv']);
    expect(inFolder.entries).toEqual(readAs([zipped({ 'diary.csv': diary })]).entries);
  });

  test('never brings back what was removed there', () => {
    const zip = zipped({
      'x/deleted/diary.csv': diary,
      'x/orphaned/reviews.csv': csv(REVIEWS, '2024-01-01,Gone,2020,u,3,,A text,,'),
      'x/watched.csv': csv(FILMS, '2020-01-01,Heat,1995,u'),
    });
    expect(told(readAs([zip]))).toEqual(['watched movie Heat 1995']);
  });

  test('tells what each file becomes, and a film of the diary once', () => {
    const all = reading({
      'diary.csv': diary,
      'watched.csv': csv(FILMS, '2024-01-03,Dune,2021,u', '2020-01-01,Heat,1995,u'),
      'ratings.csv': csv(`${FILMS},Rating`, '2024-05-01,Dune,2021,u,3.5'),
      'watchlist.csv': csv(FILMS, '2023-03-03,Ran,1985,u'),
      'likes/films.csv': csv(FILMS, '2022-02-02,Heat,1995,u'),
    });
    expect(told(all)).toEqual([
      'watch movie Dune 2021 4.5/5 2024-01-02',
      'watch movie Dune 2021 5/5 2024-04-30 again',
      'rating movie Dune 2021 3.5/5 2024-05-01',
      'watched movie Heat 1995',
      'wish movie Ran 1985 2023-03-03',
      'favorite movie Heat 1995 2022-02-02',
    ]);
  });

  test('keeps a review as it was written, without its markup, and its viewing once', () => {
    const text = '"<b>Loud</b>, ""sandy"" &\nlong.<br />Twice."';
    const reviews = csv(
      REVIEWS,
      `2024-01-03,Dune,2021,u,4.5,,${text},,2024-01-02`,
      '2024-01-04,Ran,1985,u,,,,,',
    );
    const both = reading({ 'diary.csv': diary, 'reviews.csv': reviews });
    expect(told(both).filter((line) => !line.startsWith('rating'))).toEqual([
      'watch movie Dune 2021 4.5/5 2024-01-02',
      'watch movie Dune 2021 5/5 2024-04-30 again',
      `review movie Dune 2021 ${JSON.stringify('Loud, "sandy" &\nlong.\nTwice.')} 2024-01-03`,
    ]);
    expect(refused(both)).toEqual(['reviews.csv:3 noText']);
    expect(told(reading({ 'reviews.csv': reviews }))[0]).toBe('watch movie Dune 2021 4.5/5 2024-01-02');
  });

  test('has lists that begin with a block about themselves', () => {
    const list = csv(
      'Letterboxd list export v7',
      'Date,Name,Tags,URL,Description',
      '2020-01-01,"Rain, mostly",,https://boxd.it/l,"Two\nlines"',
      '',
      'Position,Name,Year,URL,Description',
      '1,Seven,1995,u,',
      '2,,1995,u,',
      '3,Blade Runner,1982,u,wet',
    );
    const both = reading({
      'lists/rain-mostly.csv': list,
      'lists/my-own_top.csv': 'Position,Name,Year,URL\n1,Ran,1985,u',
    });
    expect(told(both)).toEqual([
      'list movie Seven 1995 Rain, mostly #1',
      'list movie Blade Runner 1982 Rain, mostly #2 "wet"',
      'list movie Ran 1985 my own top #1',
    ]);
    expect(refused(both)).toEqual(['lists/rain-mostly.csv:7 noTitle']);
    // What is said of the list stands at its first place.
    expect(both.entries.map(({ list }) => list?.description)).toEqual(['Two\nlines', undefined, undefined]);
  });

  test('tells which days of the diary had tags, so that they can be found again', () => {
    const tags = reading({ 'diary.csv': diary }).entries.flatMap((entry) => entry.tags ?? []);
    expect(tags).toEqual(['imax']);
  });

  test.each([
    ['a mark of UTF-8 and lines of Windows', `\uFEFF${diary.replaceAll('\n', '\r\n')}`],
    ['quotes around everything', diary.replace(/[^,\n]+/g, '"$&"')],
    ['semicolons, as spreadsheets of many countries save it', diary.replaceAll(',', ';')],
    ['an empty line between and at the end', `${diary.replace('\n', '\n\n')}\n\n`],
    [
      'columns in another order',
      csv(
        'Name,Watched Date,Rewatch,Letterboxd URI,Rating,Year,Date,Tags',
        'Dune,2024-01-02,,https://boxd.it/a,4.5,2021,2024-01-03,',
        'Dune,2024-04-30,Yes,https://boxd.it/b,5,2021,2024-05-01,imax',
      ),
    ],
  ])('is understood with %s', (_, text) => {
    expect(told(reading({ 'diary.csv': text }))).toEqual(told(reading({ 'diary.csv': diary })));
  });

  test('may name films in any letters', () => {
    const names = ['千と千尋の神隠し', 'قصة مدينتين', 'Les Misérables'];
    const file = csv(FILMS, ...names.map((name) => `2024-01-01,${name},2001,u`));
    expect(reading({ 'watched.csv': file }).entries.map(({ name }) => name)).toEqual(names);
  });

  test('stops at no row: a rating of 0, no rating, no name, no year, no real day', () => {
    const odd = reading({
      'ratings.csv': csv(
        `${FILMS},Rating`,
        '2024-01-01,Zero,2001,u,0',
        '2024-01-01,Empty,2001,u,',
        '2024-01-01,Many,2001,u,11',
        '2024-01-01,,2001,u,4',
        '2024-02-30,Half,,u,0.5',
        'short',
      ),
    });
    expect(told(odd)).toEqual(['rating movie Half 0.5/5']);
    expect(refused(odd)).toEqual([
      'ratings.csv:5 noTitle',
      'ratings.csv:7 noTitle',
      'ratings.csv:2 noRating',
      'ratings.csv:3 noRating',
      'ratings.csv:4 noRating',
    ]);
  });

  test('does not guess whether films were watched or wished where only the name of their file said it', () => {
    expect(refused(reading({ 'export (1).csv': csv(FILMS, '2024-01-01,Dune,2021,u') }))).toEqual([
      'export (1).csv:0 nameless',
    ]);
  });

  test('takes a file of films for liked ones only where its folder or its name says that', () => {
    const films = csv(FILMS, '2024-01-01,Dune,2021,u');
    const questions = (name: string) => reading({ [name]: films }).questions.nameless;
    expect(questions('films.csv')).toEqual(['films.csv']);
    expect(questions('my-films-2023.csv')).toEqual(['my-films-2023.csv']);
    expect([questions('likes/films.csv'), questions('likes-films.csv')]).toEqual([[], []]);
  });

  test('asks what a renamed file is, and reads it as that', () => {
    const files = loose({ 'movies.csv': csv(FILMS, '2024-01-01,Dune,2021,u') });
    expect(readAs(files).questions.nameless).toEqual(['movies.csv']);
    const read = (role: FileRole) =>
      told(readFiles(files, { zone: 'UTC' }, { answers: { roles: { 'movies.csv': role } } }));
    expect(read('watched')).toEqual(['watched movie Dune 2021']);
    expect(read('watchlist')).toEqual(['wish movie Dune 2021 2024-01-01']);
    expect(read('likes')).toEqual(['favorite movie Dune 2021 2024-01-01']);
  });
});
