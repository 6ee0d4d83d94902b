import { describe, expect, test } from 'vitest';
import { readFiles } from '../../../../../src/features/import/files/read-files.ts';
import type { FileRole } from '../../../../../src/features/import/files/reading.ts';
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

const DIARY = 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date';
const FILMS = 'Date,Name,Year,Letterboxd URI';
const REVIEWS = 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date';

const diary = csv(
  DIARY,
  '2024-01-03,Dune,2021,https://boxd.it/a,4.5,,,2024-01-02',
  '2024-05-01,Dune,2021,https://boxd.it/b,5,Yes,imax,2024-04-30',
);

describe('an export of Letterboxd', () => {
  test('has a diary of watches with their days and rewatches', () => {
    expect(reading({ 'diary.csv': diary }).source).toBe('letterboxd');
    expect(told(reading({ 'diary.csv': diary }))).toEqual([
      'watch movie Dune 2021 4.5/5 2024-01-02',
      'watch movie Dune 2021 5/5 2024-04-30 again',
      // Without a file of ratings the diary's newest counts.
      'rating movie Dune 2021 5/5 2024-05-01',
    ]);
  });

  test('is read the same with and without a top folder, whose name is private', () => {
    const inFolder = readAs([zipped({ 'letterboxd-jane-2024/diary.csv': diary })]);
    expect(inFolder.files).toEqual(['diary.csv']);
    expect(inFolder.entries).toEqual(readAs([zipped({ 'diary.csv': diary })]).entries);
  });

  test('does not restore deleted entries', () => {
    const zip = zipped({
      'x/deleted/diary.csv': diary,
      'x/orphaned/reviews.csv': csv(REVIEWS, '2024-01-01,Gone,2020,u,3,,A text,,'),
      'x/watched.csv': csv(FILMS, '2020-01-01,Heat,1995,u'),
    });
    expect(told(readAs([zip]))).toEqual(['watched movie Heat 1995']);
  });

  test('shows each file’s kind, and counts a diary film once', () => {
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

  test('keeps a review’s text without markup, and its viewing once', () => {
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
    // The list's description is at its first title.
    expect(both.entries.map(({ list }) => list?.description)).toEqual(['Two\nlines', undefined, undefined]);
  });

  test('reports days with tags in the diary, so that they can be found again', () => {
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
  ])('is read with %s', (_, text) => {
    expect(told(reading({ 'diary.csv': text }))).toEqual(told(reading({ 'diary.csv': diary })));
  });

  test('can have names in any script', () => {
    const names = ['千と千尋の神隠し', 'قصة مدينتين', 'Les Misérables'];
    const file = csv(FILMS, ...names.map((name) => `2024-01-01,${name},2001,u`));
    expect(reading({ 'watched.csv': file }).entries.map(({ name }) => name)).toEqual(names);
  });

  test('continues after any row: a rating of 0, no rating, name, year or valid day', () => {
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

  test('does not guess watched or wished when only the file name said it', () => {
    expect(refused(reading({ 'export (1).csv': csv(FILMS, '2024-01-01,Dune,2021,u') }))).toEqual([
      'export (1).csv:0 nameless',
    ]);
  });

  test('reads a file of films as liked only by its folder or name', () => {
    const films = csv(FILMS, '2024-01-01,Dune,2021,u');
    const questions = (name: string) => reading({ [name]: films }).questions.nameless;
    expect(questions('films.csv')).toEqual(['films.csv']);
    expect(questions('my-films-2023.csv')).toEqual(['my-films-2023.csv']);
    expect([questions('likes/films.csv'), questions('likes-films.csv')]).toEqual([[], []]);
  });

  test('asks about a renamed file, and reads it by the answer', () => {
    const files = loose({ 'movies.csv': csv(FILMS, '2024-01-01,Dune,2021,u') });
    expect(readAs(files).questions.nameless).toEqual(['movies.csv']);
    const read = (role: FileRole) =>
      told(readFiles(files, { zone: 'UTC' }, { answers: { roles: { 'movies.csv': role } } }));
    expect(read('watched')).toEqual(['watched movie Dune 2021']);
    expect(read('watchlist')).toEqual(['wish movie Dune 2021 2024-01-01']);
    expect(read('likes')).toEqual(['favorite movie Dune 2021 2024-01-01']);
  });

  test.each([
    ['watched.csv', 'watched'],
    ['Watched (1).csv', 'watched'],
    ['my-watchlist.csv', 'wish'],
    ['x/WATCHLIST.csv', 'wish'],
    ['my-likes.csv', 'favorite'],
    ['x/likes/films.csv', 'favorite'],
    ['x/likes/films-2.csv', 'favorite'],
    ['watchlist/films.csv', undefined],
    ['watched/films.csv', undefined],
    ['likes/reviews.csv', undefined],
    ['likes/films/1.csv', undefined],
    ['dislikes/films.csv', undefined],
  ])('recognizes a file of films by name: %s', (name, what) => {
    const file = reading({ [name]: csv(FILMS, '2024-01-01,Dune,2021,u') });
    expect(file.entries.map((entry) => entry.what)).toEqual(what ? [what] : []);
    expect(file.questions.nameless).toEqual(what ? [] : [name]);
  });

  test.each([
    ['Name,Letterboxd URI,Watched Date', 'Dune,u,2024-01-02', ['watch movie Dune 2024-01-02']],
    ['Name,Letterboxd URI,Rewatch', 'Dune,u,Yes', null],
    ['Name,Letterboxd URI,Rating', 'Dune,u,4', ['rating movie Dune 4/5']],
    ['Name,Letterboxd URI,Review', 'Dune,u,Loud', ['review movie Dune "Loud"']],
    ['Name,Letterboxd URI,Position', 'Dune,u,1', ['list movie Dune x #1']],
    ['Name,URL,Position', 'Dune,u,1', ['list movie Dune x #1']],
    ['Name,Position', 'Dune,1', 'table'],
    ['Name,URL,Date', 'Dune,u,2024-01-02', 'table'],
    ['Letterboxd URI,Rating', 'u,4', 'table'],
    ['Name,Letterboxd URI', 'Dune,u', 'table'],
  ])('tells what a file is by its columns: %s', (head, line, expected) => {
    const files = loose({ 'x.csv': csv(head, line) });
    const failure = failureOf(files);
    const read = failure ? null : readAs(files);
    expect(failure ?? (read?.source === 'table' ? 'table' : read && told(read))).toEqual(expected ?? 'empty');
  });

  test('ignores its supported tags, and keeps text that only resembles them', () => {
    const long = 'x'.repeat(501);
    const text = [
      '<I>a</I> <em>b</em> <strong>c</strong> <blockquote>d</blockquote> <p>e</p><br><BR/><br  />',
      '<a href=""https://boxd.it"">f</a> <abbr>g</abbr> < b>h <ix> 2<3>1',
      `<b ${long}>i`,
    ].join('');
    const [review] = reading({ 'reviews.csv': csv(REVIEWS, `,Dune,2021,u,,,"${text}",,`) }).entries;
    expect(review?.text).toBe(`a b c d e\n\n\nf <abbr>g</abbr> < b>h <ix> 2<3>1<b ${long}>i`);
  });

  test('counts viewings of a diary as written, and those of reviews once a day', () => {
    const watched = (file: string, day: string, more = '') =>
      file === 'diary' ? `2024-01-03,Dune,2021,u,,,,${day}` : `2024-01-03,Dune,2021,u,,,Loud,${more},${day}`;
    const file = reading({
      'diary.csv': csv(DIARY, watched('diary', '2024-01-02'), watched('diary', '2024-01-02')),
      'reviews.csv': csv(
        REVIEWS,
        watched('reviews', '2024-01-02'),
        watched('reviews', '2024-02-02'),
        watched('reviews', '2024-02-02', 'imax'),
        watched('reviews', ''),
      ),
      'watched.csv': csv(FILMS, '2024-01-03,Dune,2021,u', '2024-01-03,Dune,1984,u'),
    });
    expect(told(file).filter((line) => !line.startsWith('review'))).toEqual([
      'watch movie Dune 2021 2024-01-02',
      'watch movie Dune 2021 2024-01-02',
      'watch movie Dune 2021 2024-02-02',
      'watched movie Dune 1984',
    ]);
    expect(file.entries.map(({ what, tags }) => `${what} ${tags ?? ''}`).slice(3, 7)).toEqual([
      'review ',
      'review ',
      'review imax',
      'review ',
    ]);
  });

  test.each([
    ['Yes', true],
    ['yes', true],
    ['true', true],
    ['1', true],
    ['No', false],
    ['yess', false],
    ['oh yes', false],
    ['', false],
  ])('has a rewatch for "%s"', (text, again) => {
    const file = csv(DIARY, `2024-01-03,Dune,2021,u,,${text},,2024-01-02`);
    expect(reading({ 'diary.csv': file }).entries.map((entry) => entry.again)).toEqual([again]);
  });

  test('rates a film once, and reports invalid ratings', () => {
    const ratings = reading({
      'ratings.csv': csv(`${FILMS},Rating`, '2024-05-01,Dune,2021,u,3.5', '2024-05-02,Dune,2021,u,4'),
      'diary.csv': csv(
        DIARY,
        '2024-01-03,Ran,1985,u,4,,,2024-01-02',
        '2024-01-04,Ran,1985,u,6,,,2024-01-03',
        '2024-01-05,Heat,1995,u,,,,2024-01-04',
        '2024-01-05,Dune,2021,u,1,,,2024-01-04',
      ),
      'reviews.csv': csv(REVIEWS, '2024-01-06,Ran,1985,u,2,,Loud,,'),
    });
    expect(told(ratings).filter((line) => line.startsWith('rating'))).toEqual([
      'rating movie Dune 2021 3.5/5 2024-05-01',
      'rating movie Ran 1985 4/5 2024-01-03',
    ]);
    expect(refused(ratings)).toEqual(['diary.csv:3 noRating', 'ratings.csv:3 repeated']);
  });

  test('names a list by its block, else by file, and describes it at its first title', () => {
    const list = (...block: string[]) =>
      csv(...block, '', 'Position,Name,Year,URL,Description', '4,Ran,1985,u,', '9,Heat,1995,u,<b>Loud</b>');
    const lists = reading({
      'lists/a.csv': list(
        'Letterboxd list export v7',
        'Date, Name ,Description',
        '2020-01-01, Rain  mostly ,<i>Wet</i>',
      ),
      'lists/b-b.csv': list('Letterboxd list export v7', 'Date,Title,Text', '2020-01-01,Rain,Wet'),
      'lists/c.csv': list('Letterboxd list export v7', 'Date,Name,Description', '2020-01-01,,'),
    });
    expect(lists.entries.map(({ list: place, text }) => ({ ...place, text }))).toEqual([
      { name: 'Rain mostly', position: 1, description: 'Wet', text: undefined },
      { name: 'Rain mostly', position: 2, text: 'Loud' },
      { name: 'b b', position: 1, text: undefined },
      { name: 'b b', position: 2, text: 'Loud' },
      { name: 'c', position: 1, text: undefined },
      { name: 'c', position: 2, text: 'Loud' },
    ]);
  });
});

describe('two lists of one name', () => {
  const list = (about: string, title: string) =>
    csv(
      'Letterboxd list export v7',
      'Date,Name,Tags,URL,Description',
      `2024-01-01,Top,,u,${about}`,
      '',
      'Position,Name,Year,URL,Description',
      `1,${title},1995,u,`,
    );

  test('stay separate, each with its description', () => {
    const { entries } = reading({
      'lists/top-1.csv': list('The second', 'Ran'),
      'lists/top.csv': list('The first', 'Heat'),
    });
    expect(entries.map(({ name, list: of }) => [name, of])).toEqual([
      ['Ran', { name: 'Top', position: 1, nth: 2, description: 'The second' }],
      ['Heat', { name: 'Top', position: 1, description: 'The first' }],
    ]);
  });
});
