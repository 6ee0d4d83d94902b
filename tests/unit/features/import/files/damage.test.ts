import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readFiles } from '../../../../../src/features/import/files/read-files.ts';
import { UnreadableImport, type GivenFile } from '../../../../../src/features/import/files/reading.ts';
import { entrySchema } from '../../../../../src/features/import/files/entry-schema.ts';
import { csv, failureOf, loose, readAs, refused, zipped } from '../../../../support/import/files.ts';

const show = { title: 'Severance', year: 2022, ids: { tmdb: 95396 } };

const LETTERBOXD = {
  'x/diary.csv': csv(
    'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
    '2024-01-03,"Dune, ""Part One""",2021,https://boxd.it/a,4.5,,,2024-01-02',
    '2024-05-01,千と千尋の神隠し,2001,https://boxd.it/b,5,Yes,imax,2024-04-30',
  ),
  'x/lists/top.csv': csv(
    'Letterboxd list export v7',
    'Date,Name',
    '2020-01-01,Top',
    '',
    'Position,Name,Year,URL',
    '1,Ran,1985,u',
  ),
};
const TRAKT = {
  'watched-history-1.json': JSON.stringify([
    {
      id: 1,
      watched_at: '2024-01-02T02:30:00.000Z',
      type: 'episode',
      show,
      episode: { season: 1, number: 1 },
    },
    {
      id: 2,
      watched_at: '2024-01-03T02:30:00.000Z',
      type: 'episode',
      show,
      episode: { season: 1, number: 2 },
    },
  ]),
};
const TV_TIME = {
  'tracking-prod-records-v2.csv': csv(
    'key,series_name,s_id,season_number,episode_number,created_at,is_followed',
    'watch-episode-a,Dark,334824,1,2,2019-05-20 23:12:44,',
    'user-series-d,The Flash (2014),279121,,,2018-01-01 00:00:00,true',
  ),
};
const SIMKL = {
  'SimklBackup.json': JSON.stringify({ movies: [], shows: [{ status: 'watching', show }], anime: [] }),
};
const IMDB = {
  'ratings.csv': csv(
    'Const,Your Rating,Date Rated,Title,Title Type,Year',
    'tt0133093,9,2020-01-01,The Matrix,Movie,1999',
  ),
};

const exports = [LETTERBOXD, TRAKT, TV_TIME, SIMKL, IMDB].flatMap((files) => [loose(files), [zipped(files)]]);

/** Reads possibly damaged files: returns valid entries and unreadable rows, or one of the known failures. */
function outcome(files: readonly GivenFile[]): number {
  try {
    const { entries } = readFiles(files, { zone: 'UTC' });
    for (const entry of entries) entrySchema.parse(entry);
    return entries.length;
  } catch (error) {
    if (error instanceof UnreadableImport) return 0;
    throw error;
  }
}

const changedFirst = (files: readonly GivenFile[], change: (bytes: Uint8Array) => Uint8Array) =>
  files.map((file, index) => (index === 0 ? { ...file, bytes: change(file.bytes) } : file));

const anyExport = fc.constantFrom(...exports);
const where = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

describe('a damaged file', () => {
  test('cut anywhere has fewer rows or is reported as unreadable', () => {
    fc.assert(
      fc.property(anyExport, where, (files, at) => {
        const cut = changedFirst(files, (bytes) => bytes.subarray(0, Math.floor(at * bytes.length)));
        expect(outcome(cut)).toBeLessThanOrEqual(outcome(files) + 1);
      }),
      { numRuns: 500 },
    );
  });

  test('with any byte changed is read as far as possible, without breaking the page', () => {
    fc.assert(
      fc.property(anyExport, where, fc.nat(255), (files, at, value) => {
        outcome(
          changedFirst(files, (bytes) =>
            Uint8Array.from(bytes).fill(value, at * bytes.length, at * bytes.length + 1),
          ),
        );
      }),
      { numRuns: 1000 },
    );
  });

  test('of arbitrary bytes, with any name, is refused with a reason', () => {
    const names = fc.constantFrom(
      'diary.csv',
      'x.json',
      'export.zip',
      'tracking-prod-records.csv',
      'no-ending',
    );
    const start = fc.constantFrom(
      '',
      'PK\u0003\u0004',
      'Const,Your Rating\n',
      '[{"watched_at":1,"movie":{"ids":{}}},',
    );
    fc.assert(
      fc.property(names, start, fc.uint8Array({ maxLength: 400 }), (name, begin, bytes) => {
        outcome([{ name, bytes: Uint8Array.from([...strToU8(begin), ...bytes]) }]);
      }),
      { numRuns: 500 },
    );
  });

  test('in a ZIP does not affect others', () => {
    const ratings = 'Date,Name,Year,Letterboxd URI,Rating\n2024-01-01,Heat,1995,u,4\n';
    const { bytes, name } = zipped({ ...LETTERBOXD, 'x/ratings.csv': ratings });
    const packed = new TextDecoder('latin1').decode(bytes).indexOf('x/ratings.csv') + 'x/ratings.csv'.length;
    const hurt = Uint8Array.from(bytes).fill(0xff, packed, packed + 8);
    const both = readAs([{ name, bytes: hurt }]);
    expect(refused(both)).toEqual(['ratings.csv:0 brokenFile']);
    expect(both.files).toEqual(['diary.csv', 'lists/top.csv']);
  });
});

describe('an imperfect file', () => {
  const RATINGS = 'Const,Your Rating,Date Rated,Title,Title Type,Year';

  test('is recognized by content, despite its name', () => {
    const both = [
      readAs(loose({ 'a.csv': TRAKT['watched-history-1.json'] })),
      readAs(loose({ 'a.json': IMDB['ratings.csv'] })),
    ];
    expect(both.map(({ source, entries }) => `${source} ${entries.length}`)).toEqual(['trakt 2', 'imdb 2']);
  });

  test.each([
    ['alone', ['tt0000003,8,2020-01-03,C,Movie,2003']],
    ['before other quotes', ['tt0000003,8,2020-01-03,"C, again",Movie,2003']],
    ['and the file ends', []],
  ])('with an unclosed quotation mark loses that line, reports it, and keeps the rest: %s', (_, rest) => {
    const file = csv(
      RATINGS,
      'tt0000001,8,2020-01-01,A,Movie,2001',
      'tt0000002,8,2020-01-02,"B,Movie,2002',
      ...rest,
    );
    const read = readAs(loose({ 'ratings.csv': file }));
    expect(refused(read)).toEqual(['ratings.csv:3 openQuote']);
    expect(read.entries.map(({ at }) => at.line)).toEqual([2, 2, ...rest.flatMap(() => [4, 4])]);
  });

  test('keeps a multi-line review with unescaped quotes', () => {
    const head = 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date';
    const file = csv(head, '2024-01-03,Dune,2021,u,,,"He said "no" and\nleft.",,2024-01-02');
    const read = readAs(loose({ 'reviews.csv': file }));
    expect(refused(read)).toEqual([]);
    expect(read.entries.map(({ what }) => what)).toEqual(['watch', 'review']);
  });

  test('concatenated from several skips repeated headers', () => {
    const file = csv(
      RATINGS,
      'tt0000001,8,2020-01-01,A,Movie,2001',
      RATINGS,
      'tt0000002,8,2020-01-02,B,Movie,2002',
    );
    const read = readAs(loose({ 'ratings.csv': file }));
    expect([...new Set(read.entries.map(({ name }) => name))]).toEqual(['A', 'B']);
    expect(refused(read)).toEqual([]);
  });
});

describe('dates rewritten by a spreadsheet', () => {
  const DIARY = 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date';
  const read = (days: string[], answers = {}) =>
    readFiles(
      loose({ 'diary.csv': csv(DIARY, ...days.map((day) => `2024-01-01,Dune,2021,u,,,,${day}`)) }),
      { zone: 'UTC' },
      { answers },
    );
  const days = (...given: Parameters<typeof read>) =>
    read(...given).entries.map(({ day, dayText }) => day ?? dayText);

  test.each([
    ['26/01/2023', '2023-01-26'],
    ['1/26/23', '2023-01-26'],
    ['26.1.2023', '2023-01-26'],
    ['3.4.2023', '2023-04-03'],
    ['2023/01/26', '2023-01-26'],
    ['44952', '2023-01-26'],
    ['44952.75', '2023-01-26'],
    ['26-Jan-23', '2023-01-26'],
    ['"January 26, 2023"', '2023-01-26'],
    ['26/01/2023 21:30', '2023-01-26'],
  ])('are read when unambiguous: %s', (cell, day) => {
    expect(days([cell])).toEqual([day]);
    expect(read([cell]).questions.days.example).toBe(null);
  });

  test('are asked about once when ambiguous, and read by the answer', () => {
    const cells = ['3/4/2023', '5/6/23'];
    expect(read(cells).questions.days).toMatchObject({ example: '3/4/2023', evident: null });
    expect(days(cells, { order: 'dayFirst' })).toEqual(['2023-04-03', '2023-06-05']);
    expect(days(cells, { order: 'monthFirst' })).toEqual(['2023-03-04', '2023-05-06']);
  });

  test('use the order of another date in the file, which is reported', () => {
    expect(read(['3/4/2023', '1/26/23']).questions.days).toMatchObject({
      example: '3/4/2023',
      evident: 'monthFirst',
    });
    expect(days(['3/4/2023', '1/26/23'])).toEqual(['2023-03-04', '2023-01-26']);
  });

  test('that stay ambiguous are reported, never dropped silently', () => {
    expect(days(['last week', '2024-02-30', '31/31/2023'])).toEqual([
      'last week',
      '2024-02-30',
      '31/31/2023',
    ]);
  });

  test('are reported by column, even if another date in the row is clear', () => {
    const file = csv(DIARY, 'some day,Dune,2021,u,4,,,2024-01-02');
    const { entries } = readAs(loose({ 'diary.csv': file }));
    expect(entries.map(({ what, day, dayText }) => `${what} ${day ?? dayText}`)).toEqual([
      'watch 2024-01-02',
      'rating some day',
    ]);
  });

  test('with an offset keep the written day', () => {
    const play = {
      id: 1,
      watched_at: '2024-01-02T23:30:00-08:00',
      type: 'movie',
      movie: { title: 'Dune', year: 2021, ids: {} },
    };
    const file = loose({ 'watched-history-1.json': JSON.stringify([play]) });
    expect(readAs(file, 'Asia/Tokyo').entries.map(({ day }) => day)).toEqual(['2024-01-02']);
  });
});

describe('unreadable files', () => {
  test.each([
    ['unknown', loose({ 'holiday.csv': 'a\n1' })],
    ['unknown', [zipped({ 'photo.jpg': 'x' })]],
    ['several', loose({ ...IMDB, ...TRAKT })],
    ['broken', loose({ 'export.zip': zipped(LETTERBOXD).bytes.subarray(0, 200) })],
    ['broken', loose({ 'history.json': TRAKT['watched-history-1.json'].slice(0, -5) })],
    ['empty', loose({ 'diary.csv': 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n' })],
    ['unknown', []],
    ['blank', loose({ 'export.zip': '' })],
    ['pdf', loose({ 'export.csv': '%PDF-1.7 ...' })],
    ['page', loose({ 'ratings.csv': '<!DOCTYPE html><title>Sign in</title>' })],
    ['archive', loose({ 'export.zip': 'Rar!\u001a\u0007' })],
    ['workbook', [zipped({ 'xl/workbook.xml': '<x/>', '[Content_Types].xml': '<x/>' }, 'diary.xlsx')]],
    ['nested', [zipped({ 'letterboxd.zip': zipped(LETTERBOXD).bytes })]],
    ['manyFiles', [zipped(Object.fromEntries(Array.from({ length: 5001 }, (_, n) => [`${n}.csv`, ''])))]],
  ])('are distinguished: %s', (failure, files) => {
    expect(failureOf(files)).toBe(failure);
  });

  test('include a ZIP bomb of 2 GB, stopped at 200 MB', () => {
    const part = 64 * 1024 * 1024;
    const one = zipSync({ 'lists/aa.csv': new Uint8Array(part) });
    // Thirty-two names for the same bytes, as in a ZIP bomb.
    const view = new DataView(one.buffer);
    const [start, size] = [view.getUint32(one.length - 6, true), view.getUint32(one.length - 10, true)];
    const entries = Array.from({ length: 32 }, (_, index) => {
      const entry = one.slice(start, start + size);
      entry[46 + 'lists/a'.length] = 'A'.charCodeAt(0) + index;
      return entry;
    });
    const end = one.slice(start + size);
    new DataView(end.buffer).setUint16(10, entries.length, true);
    const bomb = Uint8Array.from([one.subarray(0, start), ...entries, end].flatMap((bytes) => [...bytes]));
    expect(entries.length * part).toBe(2 * 1024 ** 3);
    expect(failureOf(loose({ 'bomb.zip': bomb }))).toBe('tooBig');
  });

  test('do not include unneeded files of a ZIP, which are not extracted at any size', () => {
    const files = { 'photo.jpg': new Uint8Array(20_000_000), 'ratings.csv': strToU8(IMDB['ratings.csv']) };
    expect(failureOf(loose({ 'padded.zip': zipSync(files) }), 1_000_000)).toBe(null);
  });

  test('are detected despite a ZIP’s claimed sizes', () => {
    const liar = zipSync({ 'diary.csv': new Uint8Array(20_000_000) });
    const view = new DataView(liar.buffer);
    view.setUint32(22, 10, true);
    view.setUint32(view.getUint32(liar.length - 6, true) + 24, 10, true);
    expect(failureOf(loose({ 'liar.zip': liar }), 1_000_000)).toBe('tooBig');
  });
});
