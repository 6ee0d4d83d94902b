import { describe, expect, test } from 'vitest';
import { EXPORT_FORMAT, EXPORT_VERSION } from '../../../../../src/features/export/parts.ts';
import { entrySchema } from '../../../../../src/features/import/files/entry-schema.ts';
import { sortFiles } from '../../../../../src/features/import/files/needed-files.ts';
import { readFiles } from '../../../../../src/features/import/files/read-files.ts';
import type { FileRole } from '../../../../../src/features/import/files/reading.ts';
import { csv, failureOf, loose, readAs, refused, told, zipped } from '../../../../support/import/files.ts';

const FILMS = 'Date,Name,Year,Letterboxd URI';
const watched = csv(FILMS, '2024-01-01,Dune,2021,u');

describe('a ZIP’s opened files', () => {
  const kept = (...names: string[]) => sortFiles(names).needed;

  test('are tables and JSON', () => {
    const names = ['a.csv', 'b.JSON', 'c.txt', 'csv', 'd.csv.bak', 'a.csv/photo.jpg'];
    expect(sortFiles(names).needed).toEqual(['a.csv', 'b.JSON']);
  });

  test('exclude deleted and system files', () => {
    for (const folder of ['deleted/', 'x/deleted/', 'orphaned/', '__MACOSX/', 'x/__MACOSX/y/']) {
      expect(kept(`${folder}a.csv`), folder).toEqual([]);
    }
    expect(kept('.a.csv', 'x/.a.csv')).toEqual([]);
    expect(kept('undeleted/a.csv', 'deleted.csv', 'x.y/a.csv')).toHaveLength(3);
  });

  test('are only our own, or only TV Time’s', () => {
    expect(kept('a.csv', 'x/Marquee.json', 'seen_episode.csv')).toEqual(['x/Marquee.json']);
    expect(kept('a.csv', 'x/SEEN_episode.csv', 'tv_show_rate.csv')).toEqual([
      'x/SEEN_episode.csv',
      'tv_show_rate.csv',
    ]);
  });

  test('exclude unneeded files of Trakt', () => {
    const personal = ['user-settings', 'collection-shows', 'network-1', 'follower'];
    const more = ['followers', 'friends', 'likes-lists', 'settings', 'x/USER'];
    for (const name of [...personal, ...more]) expect(kept(`${name}.json`), name).toEqual([]);
    const others = ['likes.csv', 'rated-user.json', 'user/ratings.json', 'watched.json', 'user.json.csv'];
    expect(kept(...others)).toEqual(others);
  });
});

describe('skipped files', () => {
  test('are listed, each with its reason', () => {
    const read = readAs([
      zipped({
        'x/watched.csv': watched,
        'x/deleted/diary.csv': watched,
        'x/profile.csv': csv('Date Joined,Username', '2020-01-01,jane'),
        'x/photo.jpg': 'x',
        '__MACOSX/x/._watched.csv': 'x',
        'x/.DS_Store': 'x',
      }),
    ]);
    expect(read.files).toEqual(['watched.csv']);
    expect(read.passed).toEqual([
      { file: 'deleted/diary.csv', why: 'removed' },
      { file: 'photo.jpg', why: 'format' },
      { file: 'profile.csv', why: 'unknown' },
    ]);
  });

  test('are duplicates, or contain nothing to import', () => {
    const show = { title: 'Severance', year: 2022, ids: { tmdb: 95396 } };
    const item = { type: 'episode', show, episode: { season: 1, number: 1 } };
    const read = readAs([
      zipped({
        'history.json': JSON.stringify([{ ...item, watched_at: '2024-01-02T02:30:00Z' }]),
        'watched-shows.json': JSON.stringify([{ plays: 1, show }]),
        'user-settings.json': '{}',
      }),
    ]);
    expect(read.passed).toEqual([
      { file: 'user-settings.json', why: 'needless' },
      { file: 'watched-shows.json', why: 'repeated' },
    ]);
    expect(told(read)).toEqual(['watch tv Severance 2022 tmdb:95396 s1e1 2024-01-02']);
  });
});

describe('lines above a header', () => {
  const diary = 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date';

  test.each([
    ['one', ['Exported on another machine']],
    ['with commas', ['Exported on Friday, March 1, by me', '']],
  ])('are skipped: %s', (_, above) => {
    const file = csv(...above, diary, '2024-03-01,Heat,1995,u,4.5,,,2024-03-01', '2024-03-02,,,u,,,,');
    const read = readAs(loose({ 'diary.csv': file }));
    expect(told(read)).toEqual([
      'watch movie Heat 1995 4.5/5 2024-03-01',
      'rating movie Heat 1995 4.5/5 2024-03-01',
    ]);
    expect(refused(read)).toEqual([`diary.csv:${above.length + 3} noTitle`]);
  });
});

describe('texts', () => {
  test('are cut at 20,000 characters, which the entry reports', () => {
    const review = (text: string) =>
      readAs(loose({ 'a.csv': csv('Title,Year,LetterboxdURI,Review', `Heat,1995,u,${text}`) })).entries.find(
        ({ what }) => what === 'review',
      );
    expect(review('x'.repeat(20_000))).toMatchObject({ text: 'x'.repeat(20_000) });
    expect(review('x'.repeat(20_000))).not.toHaveProperty('cut');
    expect(review('x'.repeat(20_001))).toMatchObject({ text: 'x'.repeat(20_000), cut: true });
  });

  test.each(['x', '雨', 'ح', '🎬', 'か\u3099'])('report cut tags and list names: %s', (letter) => {
    const entryWith = (tag: string) =>
      readAs(loose({ 'a.csv': csv('Title,Year,LetterboxdURI,Tags', `Heat,1995,u,"rain, ${tag}"`) }))
        .entries[0];
    const placeIn = (name: string) => {
      const head = ['Letterboxd list export v7', 'Date,Name,Tags,URL,Description', `2024-01-01,${name},,u,`];
      const places = ['', 'Position,Name,Year,URL,Description', '1,Heat,1995,u,'];
      return readAs(loose({ 'lists/a.csv': csv(...head, ...places) })).entries[0];
    };
    expect(entryWith(letter.repeat(40))).not.toHaveProperty('cut');
    expect(entryWith(letter.repeat(41))).toHaveProperty('cut', true);
    expect(entryWith(letter.repeat(3000))).toHaveProperty('cut', true);
    const most = Math.floor(100 / [...letter].length);
    expect(placeIn(letter.repeat(most))).toMatchObject({ list: { name: letter.repeat(most) } });
    expect(placeIn(letter.repeat(most))).not.toHaveProperty('cut');
    expect(placeIn(letter.repeat(most + 1))).toHaveProperty('cut', true);
    expect(placeIn(letter.repeat(3000))).toHaveProperty('cut', true);
    expect(placeIn(letter.repeat(3000))).toSatisfy((entry) => entrySchema.safeParse(entry).success);
  });
});

describe('names of files', () => {
  const names = (files: Record<string, string>) => readAs([zipped(files)]).files;

  test('are shown without their common folder', () => {
    expect(names({ 'jane/watched.csv': watched, 'jane/x/watchlist.csv': watched })).toEqual([
      'watched.csv',
      'x/watchlist.csv',
    ]);
    expect(names({ 'jane/watched.csv': watched, 'jane-2/watchlist.csv': watched })).toEqual([
      'jane/watched.csv',
      'jane-2/watchlist.csv',
    ]);
    expect(names({ 'watched.csv': watched, 'jane/watchlist.csv': watched })).toEqual([
      'watched.csv',
      'jane/watchlist.csv',
    ]);
  });

  test.each(['lists/', 'likes/', 'watched/', 'ratings/'])('keep %s, which has a meaning', (folder) => {
    expect(names({ [`${folder}watched.csv`]: watched })).toEqual([`${folder}watched.csv`]);
  });

  test('are one line, and never empty', () => {
    const rated = csv(`${FILMS},Rating`, '2024-01-01,Dune,2021,u,4');
    expect(readAs(loose({ ' a \n b.csv': rated, ' ': rated })).files).toEqual(['a b.csv', 'file']);
  });
});

describe('several files', () => {
  test('are read together, in a ZIP or not, with others ignored', () => {
    const all = [
      ...loose({ 'letter.pdf': '%PDF-1.7', 'empty.txt': '', 'user-settings.json': '{broken' }),
      zipped({ 'watched.csv': watched, 'photo.jpg': 'x', 'older.zip': 'x' }),
      ...loose({
        'watchlist.csv': watched,
        'ratings.csv.txt': csv(`${FILMS},Rating`, '2024-01-01,Ran,1985,u,4'),
      }),
    ];
    const read = readAs(all);
    expect(told(read)).toEqual([
      'rating movie Ran 1985 4/5 2024-01-01',
      'watched movie Dune 2021',
      'wish movie Dune 2021 2024-01-01',
    ]);
    expect([read.source, read.files, refused(read)]).toEqual([
      'letterboxd',
      ['watched.csv', 'watchlist.csv', 'ratings.csv.txt'],
      [],
    ]);
  });

  test('report progress of opening and reading', () => {
    const steps: [number, number][] = [];
    const files = loose({ 'watched.csv': watched, 'watchlist.csv': watched });
    readFiles(files, { zone: 'UTC' }, { onStep: (done, of) => void steps.push([done, of]) });
    expect(steps).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
  });

  test('report which one is broken', () => {
    const some = readAs(loose({ 'a.json': '[{"x":', 'x.txt': ' {', 'watched.csv': watched }));
    expect(refused(some)).toEqual(['a.json:0 brokenFile', 'x.txt:0 brokenFile']);
    expect(failureOf(loose({ 'a.json': '[{"x":', 'holiday.csv': 'a,b' }))).toBe('broken');
    // A table with such a name can begin with anything.
    expect(failureOf(loose({ 'a.csv': '[{"x":' }))).toBe('unknown');
    expect(failureOf(loose({ 'a.json': 'x,[1]' }))).toBe('unknown');
    expect(failureOf(loose({ 'a.csv.json': '[{"x":' }))).toBe('broken');
  });

  test('are recognized by content only as a last resort', () => {
    const read = (roles: Record<string, FileRole>) =>
      readFiles(
        loose({ 'films.csv': watched, 'more.csv': watched, 'watched.csv': watched }),
        { zone: 'UTC' },
        { answers: { roles } },
      );
    const answered = read({ 'films.csv': 'likes', 'watched.csv': 'watchlist' });
    expect(told(answered)).toEqual(['watched movie Dune 2021', 'favorite movie Dune 2021 2024-01-01']);
    expect(refused(answered)).toEqual(['more.csv:0 nameless']);
    // An answered question stays, so that the answer can be changed.
    expect(answered.questions.nameless).toEqual(['films.csv', 'more.csv']);
  });
});

test('Limits an import to two hundred thousand entries', () => {
  const of = (count: number) =>
    loose({
      'marquee.json': JSON.stringify({
        format: EXPORT_FORMAT,
        version: EXPORT_VERSION,
        madeAt: '2026-11-22T10:00:00Z',
        wishlist: Array.from({ length: count }, () => ({})),
        complete: true,
      }),
    });
  expect(failureOf(of(200_000))).toBe(null);
  expect(failureOf(of(200_001))).toBe('tooMany');
});
