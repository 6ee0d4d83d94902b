import type { CsvRecord, CsvTable } from './csv-table.ts';
import { writtenCalendarDay } from './days.ts';
import type { ImportEntry } from './entry.ts';
import { plainText } from './facts.ts';
import type { OpenedFile } from './reading.ts';
import { isSerial, needsOrder, orderIn, spreadsheetDay, type DayOrder } from './spreadsheet-days.ts';

/** Columns that hold days, or times of days. */
const DAYS = ['watched date', 'date', 'date rated', 'created', 'watcheddate', 'created_at'];

/** Whether it is a day as exports write it themselves. */
const isWritten = (cell: string) => writtenCalendarDay(cell) !== null;

function* daysOf({ columns, records }: CsvTable): Generator<string> {
  const named = DAYS.filter((column) => columns.has(column));
  for (const record of records) {
    for (const column of named) {
      const cell = record.get(column);
      if (!isWritten(cell)) yield cell;
    }
  }
}

/** What the days of files that a spreadsheet has written anew look like. */
export interface SpreadsheetDays {
  /** One whose order counts and which does not show it. */
  example: string | null;
  /** The order the others show, where all show the same. */
  evident: DayOrder | null;
  /** One that is counted as spreadsheets do. */
  serial: string | null;
}

/** Looks at the days of files. */
export function spreadsheetDaysOf(files: readonly OpenedFile[]): SpreadsheetDays {
  let example: string | null = null;
  let serial: string | null = null;
  const shown = new Set<DayOrder>();
  for (const { table } of files) {
    for (const cell of table ? daysOf(table) : []) {
      const order = orderIn(cell);
      if (order) shown.add(order);
      else if (isSerial(cell)) serial ??= cell;
      else if (needsOrder(cell)) example ??= cell;
    }
  }
  const [evident = null] = shown;
  return { example, serial, evident: shown.size === 1 ? evident : null };
}

/** A file whose days stand there as exports write them, whatever a spreadsheet has made of them. */
export function withWrittenDays<File extends OpenedFile>(file: File, order: DayOrder | null): File {
  const { table } = file;
  if (!table) return file;
  const read = (record: CsvRecord): CsvRecord => ({
    line: record.line,
    get: (...columns) => {
      const cell = record.get(...columns);
      if (!DAYS.includes(columns[0] ?? '') || isWritten(cell)) return cell;
      return spreadsheetDay(cell, order) ?? cell;
    },
  });
  return { ...file, table: { ...table, records: table.records.map(read) } };
}

/** What entries say of days that nobody can tell: the entry stays, and its report says why it has no day. */
export function withUntoldDays(entries: readonly ImportEntry[], files: readonly OpenedFile[]): ImportEntry[] {
  const untold = new Map<string, string>();
  for (const { name, table } of files) {
    for (const record of table?.records ?? []) {
      const cell = DAYS.map((column) => record.get(column)).find((text) => text !== '' && !isWritten(text));
      if (cell !== undefined) untold.set(`${record.line} ${name}`, plainText(cell, 60));
    }
  }
  if (untold.size === 0) return [...entries];
  return entries.map((entry) => {
    const dayText =
      entry.day === null && entry.what !== 'watched' && untold.get(`${entry.at.line} ${entry.at.file}`);
    return dayText ? { ...entry, dayText } : entry;
  });
}
