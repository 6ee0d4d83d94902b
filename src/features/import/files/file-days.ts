import type { CsvRecord, CsvTable } from './csv-table.ts';
import { writtenCalendarDay } from './days.ts';
import type { ImportEntry } from './entry.ts';
import { plainText } from './facts.ts';
import type { OpenedFile } from './reading.ts';
import { isSerial, needsOrder, orderIn, spreadsheetDay, type DayOrder } from './spreadsheet-days.ts';

const DAYS = ['watched date', 'date', 'date rated', 'created', 'watcheddate', 'created_at'];

/** Whether a day is in an export's original format. */
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

export interface SpreadsheetDays {
  /** A day with ambiguous order of day and month. */
  example: string | null;
  /** The order unambiguous days show; null if they disagree. */
  evident: DayOrder | null;
  /** A day as a serial number. */
  serial: string | null;
}

/** Analyses the days of files. */
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

/** Converts a file's reformatted days back to the original format. */
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

/** Adds `dayText` to entries whose day cannot be parsed: the report then explains the missing day. */
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
