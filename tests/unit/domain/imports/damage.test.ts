import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readFiles } from '../../../../src/domain/imports/read-files.ts';
import { UnreadableImport, type GivenFile } from '../../../../src/domain/imports/reading.ts';
import { entrySchema } from '../../../../src/domain/imports/entry-schema.ts';
import { csv, failureOf, loose, readAs, refused, zipped } from '../../../support/imports/files.ts';

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

/** Reads what may be damaged: entries the server takes and rows with reasons, or one of the known failures. */
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
  test('cut off anywhere has fewer rows or says that it cannot be read', () => {
    fc.assert(
      fc.property(anyExport, where, (files, at) => {
        const cut = changedFirst(files, (bytes) => bytes.subarray(0, Math.floor(at * bytes.length)));
        expect(outcome(cut)).toBeLessThanOrEqual(outcome(files) + 1);
      }),
      { numRuns: 500 },
    );
  });

  test('with any byte changed is read as far as it can be, and never stops the page', () => {
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

  test('of any bytes at all, under any name, is refused in words', () => {
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

  test('in a ZIP costs that file alone', () => {
    const ratings = 'Date,Name,Year,Letterboxd URI,Rating\n2024-01-01,Heat,1995,u,4\n';
    const { bytes, name } = zipped({ ...LETTERBOXD, 'x/ratings.csv': ratings });
    const packed = new TextDecoder('latin1').decode(bytes).indexOf('x/ratings.csv') + 'x/ratings.csv'.length;
    const hurt = Uint8Array.from(bytes).fill(0xff, packed, packed + 8);
    const both = readAs([{ name, bytes: hurt }]);
    expect(refused(both)).toEqual(['ratings.csv:0 brokenFile']);
    expect(both.files).toEqual(['diary.csv', 'lists/top.csv']);
  });
});

describe('files nobody can read', () => {
  test.each([
    ['unknown', loose({ 'holiday.csv': 'a,b\n1,2' })],
    ['unknown', [zipped({ 'photo.jpg': 'x' })]],
    ['several', loose({ ...IMDB, ...TRAKT })],
    ['broken', loose({ 'export.zip': zipped(LETTERBOXD).bytes.subarray(0, 200) })],
    ['broken', loose({ 'history.json': TRAKT['watched-history-1.json'].slice(0, -5) })],
    ['empty', loose({ 'diary.csv': 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n' })],
    ['unknown', []],
  ])('are told apart: %s', (failure, files) => {
    expect(failureOf(files)).toBe(failure);
  });

  test('a ZIP of some kilobytes that would grow to 2 GB is stopped at 200 MB', () => {
    const part = 64 * 1024 * 1024;
    const one = zipSync({ 'lists/aa.csv': new Uint8Array(part) });
    // Thirty-two names for the same bytes, as bombs do it.
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

  test('what nobody needs of a ZIP is not inflated at all, whatever size it has', () => {
    const files = { 'photo.jpg': new Uint8Array(20_000_000), 'ratings.csv': strToU8(IMDB['ratings.csv']) };
    expect(failureOf(loose({ 'padded.zip': zipSync(files) }), 1_000_000)).toBe(null);
  });

  test('sizes a ZIP claims are not believed', () => {
    const liar = zipSync({ 'diary.csv': new Uint8Array(20_000_000) });
    const view = new DataView(liar.buffer);
    view.setUint32(22, 10, true);
    view.setUint32(view.getUint32(liar.length - 6, true) + 24, 10, true);
    expect(failureOf(loose({ 'liar.zip': liar }), 1_000_000)).toBe('tooBig');
  });
});
