import type { ImportSource } from '../../import-job.ts';
import type { CsvRecord } from '../csv-table.ts';
import type { Harvest, OpenedFile, ReadingContext, RecognisedFile, SourceReader } from '../reading.ts';
import { markAgain } from '../tables/again.ts';
import { COLUMNS, type Column, type ColumnNames } from '../tables/columns.ts';
import { addRow } from '../tables/rows.ts';

/** What a file of objects says, as rows of a table; `line` is the object, from 1. */
export interface ObjectRow {
  line: number;
  cells: Partial<Record<Column, string>>;
  /** Why the object is nothing. */
  problem?: 'malformed' | 'repeated';
}

const NAMES: ColumnNames = Object.fromEntries(
  COLUMNS.map((column) => [column, column === 'imdb' ? 'imdb' : column]),
);

const recordOf = ({ line, cells }: ObjectRow): CsvRecord => ({
  line,
  get: (...columns) =>
    columns.map((column) => cells[column as Column] ?? '').find((cell) => cell !== '') ?? '',
});

/** A value as a cell: texts, numbers and flags; empty for anything else. */
export function cellIn(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Creates a reader of a site's JSON, which is read as a table of the rows its objects say. */
export function objectReader(
  source: ImportSource,
  isOne: (file: OpenedFile) => boolean,
  rowsOf: (json: unknown, file: string) => ObjectRow[],
): SourceReader {
  function read(files: readonly RecognisedFile[], context: ReadingContext): Harvest {
    const harvest: Harvest = { entries: [], unreadable: [] };
    for (const { name: file, json } of files) {
      const rules = { file, listName: '', meaning: null, scale: 10 as const, kind: null, utc: true };
      for (const [index, row] of rowsOf(json, file).entries()) {
        if (row.problem) harvest.unreadable.push({ at: { file, line: row.line }, problem: row.problem });
        else addRow(harvest, { ...rules, names: namesIn(row) }, recordOf(row), index, context);
      }
    }
    markAgain(harvest.entries);
    return harvest;
  }
  return { source, roleOf: (file) => (isOne(file) ? 'json' : null), read };
}

/** A row has the columns it has cells for. */
const namesIn = ({ cells }: ObjectRow): ColumnNames =>
  Object.fromEntries(Object.entries(NAMES).filter(([column]) => cells[column as Column] !== undefined));
