import { describe, expect, test } from 'vitest';
import { readCsv } from '../../../../../src/features/import/files/csv-table.ts';
import type { ImportEntry } from '../../../../../src/features/import/files/entry.ts';
import {
  spreadsheetDaysOf,
  withUntoldDays,
  withWrittenDays,
} from '../../../../../src/features/import/files/file-days.ts';
import { csv } from '../../../../support/import/files.ts';

const file = (column: string, ...cells: string[]) => ({
  name: `${column}.csv`,
  table: readCsv(csv(`${column};name`, ...cells.map((cell) => `${cell};A`))),
});

const COLUMNS = ['watched date', 'date', 'date rated', 'created', 'watcheddate', 'created_at'];

describe('dates rewritten by a spreadsheet', () => {
  test.each([
    [['2024-01-03', '2024-01-03T10:00:00Z', '', 'last week'], {}],
    [['3/4/2023', '5/6/2023'], { example: '3/4/2023' }],
    [['3/4/2023', '26/1/2023', '27/1/2023'], { example: '3/4/2023', evident: 'dayFirst' }],
    [['1/26/2023'], { evident: 'monthFirst' }],
    // With two orders the format is ambiguous.
    [['26/1/2023', '3/4/2023', '1/26/2023'], { example: '3/4/2023' }],
    [['44952', '44953'], { serial: '44952' }],
    [['26.1.2023', '3 Jan 2023'], {}],
  ])('are recognized by format: %j', (cells, found) => {
    const none = { example: null, evident: null, serial: null };
    expect(spreadsheetDaysOf([file('date', ...cells)])).toEqual({ ...none, ...found });
  });

  test('are found in date columns, across all files', () => {
    for (const column of COLUMNS) {
      expect(spreadsheetDaysOf([file(column, '3/4/2023')]).example, column).toBe('3/4/2023');
    }
    expect(spreadsheetDaysOf([file('rating', '3/4/2023')]).example).toBe(null);
    const both = [{ name: 'x.json', json: [] }, file('created', '3/4/2023'), file('date', '1/26/2023')];
    expect(spreadsheetDaysOf(both)).toEqual({ example: '3/4/2023', evident: 'monthFirst', serial: null });
  });

  test('are read as exports write them, and others unchanged', () => {
    const read = (column: string, cell: string) =>
      withWrittenDays(file(column, cell), 'dayFirst').table.records.map((record) => [
        record.line,
        record.get(column),
      ]);
    for (const column of COLUMNS) expect(read(column, '3/4/2023'), column).toEqual([[2, '2023-04-03']]);
    expect(read('rating', '44952')).toEqual([[2, '44952']]);
    const cells = ['', '2024-01-03 10:00', '2024-02-30', '44952', 'last week', '03-01-2024 21:30'];
    expect(cells.flatMap((cell) => read('date', cell).map(([, day]) => day))).toEqual([
      '',
      '2024-01-03 10:00',
      '2024-02-30',
      '2023-01-26',
      'last week',
      '03-01-2024 21:30',
    ]);
    const [record] = withWrittenDays(file('date', '3/4/2023'), 'monthFirst').table.records;
    expect([record?.get('date'), record?.get('name', 'date'), record?.get()]).toEqual([
      '2023-03-04',
      'A',
      '',
    ]);
  });

  test('leave a file without a table unchanged', () => {
    const json = { name: 'x.json', json: [] };
    expect(withWrittenDays(json, null)).toBe(json);
  });
});

describe('ambiguous dates', () => {
  const entry: ImportEntry = {
    at: { file: 'date.csv', line: 2 },
    what: 'watch',
    kind: 'movie',
    name: 'A',
    year: null,
    ids: {},
    day: null,
    again: false,
  };
  const told = (cell: string, more: Partial<ImportEntry> = {}, column = 'date') =>
    withUntoldDays([{ ...entry, ...more }], [{ ...file(column, cell), name: 'date.csv' }]);

  test.each([
    ['of a viewing', {}, 'last week'],
    ['of a wish', { what: 'wish' }, 'last week'],
    ['of a title that was seen, which never has one', { what: 'watched' }, undefined],
    ['beside one that is known', { day: '2024-01-03' }, undefined],
    ['of another line', { at: { file: 'date.csv', line: 3 } }, undefined],
    ['of another file', { at: { file: 'other.csv', line: 2 } }, undefined],
  ] as const)('are reported: %s', (_, more, dayText) => {
    expect(told('last week', more)).toEqual([
      dayText ? { ...entry, ...more, dayText } : { ...entry, ...more },
    ]);
  });

  test('are reported as written, in sixty characters, from any date column', () => {
    const texts = COLUMNS.map((column) => told(`${'x '.repeat(40)}`, {}, column)[0]?.dayText);
    expect(new Set(texts)).toEqual(new Set([`${'x '.repeat(29)}x`]));
    expect(told('last week', {}, 'rating')).toEqual([entry]);
  });

  test('exclude valid and empty ones', () => {
    for (const cell of ['2024-01-03', '2024-01-03T10:00:00Z', '2024-01-03 10:00:00 UTC']) {
      expect(told(cell), cell).toEqual([entry]);
    }
    expect(withUntoldDays([entry], [{ name: 'date.csv', json: [] }])).toEqual([entry]);
    const rest = { name: 'date.csv', table: readCsv('date,created,name\n,2024-01-01,A\n,soon,B') };
    expect(withUntoldDays([entry, { ...entry, at: { file: 'date.csv', line: 3 } }], [rest])).toEqual([
      entry,
      { ...entry, at: { file: 'date.csv', line: 3 }, dayText: 'soon' },
    ]);
  });
});
