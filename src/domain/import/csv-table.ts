import Papa from 'papaparse';

/** One record of a CSV file, by the names of its columns. */
export interface CsvRecord {
  /** The record's number in its file, from 1; the header counts. */
  line: number;
  /** The trimmed cell of the first of these columns that has one; empty when none has. */
  get(...columns: string[]): string;
}

/** A CSV file. */
export interface CsvTable {
  /** Lower case, without what stands around them. */
  columns: ReadonlySet<string>;
  records: CsvRecord[];
  /** Cells of the records before the header, for files that begin with a block about themselves. */
  before: string[][];
  /** Numbers of the records in which a quotation mark is never closed; nothing of them is a record. */
  torn: number[];
}

/** UTF-16 with its mark, UTF-8 with or without, else what Windows and old exports of IMDb write. */
export function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
    return new TextDecoder('windows-1252').decode(bytes.subarray(start));
  }
}

const SEPARATORS = [',', ';', '\t'] as const;

/** What stands most often in the first line: nobody's names of columns hold one. */
function separatorOf(text: string): string {
  const line = /^[^\r\n]{0,5000}/.exec(text)?.[0] ?? '';
  const counted = SEPARATORS.map((mark) => ({ mark, count: line.split(mark).length }));
  return counted.reduce((best, other) => (other.count > best.count ? other : best)).mark;
}

/** The name of a column as it is compared. */
const columnName = (cell: string) => cell.trim().replace(/\s+/g, ' ').toLowerCase();

/** Records of a block before the header; Letterboxd's lists have four. */
const BEFORE = 8;

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Columns whose cells may have several lines. */
const LONG = /review|description|note|comment|text/;

/** Open quotation marks of a file that are mended; each costs reading again what is behind it. */
const MOST_TORN = 100;

/** Whether a cell has swallowed the lines behind it: of a name or a day, there is one line. */
const hasSwallowed = (cells: readonly string[], names: readonly string[]) =>
  cells.some((cell, place) => /[\r\n]/.test(cell) && !LONG.test(names[place] ?? ''));

/** All records of a text. One with a quotation mark that is never closed costs its own line, and none behind it. */
function recordsIn(text: string): { data: string[][]; torn: number[] } {
  const delimiter = separatorOf(text);
  const data: string[][] = [];
  const torn: number[] = [];
  let rest = text.replace(/^\uFEFF/, '');
  for (;;) {
    const read = Papa.parse<string[]>(rest, { delimiter });
    const { names } = headerOf([...data.slice(0, BEFORE), ...read.data.slice(0, BEFORE)]);
    const open = read.errors.find(
      ({ code, row }) =>
        code === 'MissingQuotes' ||
        (code === 'InvalidQuotes' && hasSwallowed(read.data[row ?? -1] ?? [], names)),
    );
    const { row, index } = open ?? {};
    if (row === undefined || index === undefined || torn.length === MOST_TORN)
      return { data: data.concat(read.data), torn };
    for (const cells of read.data.slice(0, row)) data.push(cells);
    data.push([]);
    torn.push(data.length);
    const next = /\r\n?|\n/g;
    next.lastIndex = index;
    if (!next.exec(rest)) return { data, torn };
    rest = rest.slice(next.lastIndex);
  }
}

/** Where the header stands, and the names in it. */
function headerOf(data: readonly string[][]): { header: number; names: string[] } {
  const names = data.slice(0, BEFORE).map((cells) => cells.map(columnName));
  const found = names.findIndex((cells) => cells.includes('position') && cells.includes('name'));
  const header = Math.max(0, found);
  return { header, names: names[header] ?? [] };
}

function withoutLines(text: string, count: number): string {
  const end = /\r\n?|\n/g;
  for (let line = 0; line < count && end.exec(text); line += 1);
  return text.slice(end.lastIndex);
}

/**
 * Reads a CSV text by names of columns in whatever order they come, separated by commas, semicolons or tabs. Its first
 * record is the header, or the first that has a position and a name; said again further down it is no record. Records
 * that are too short have empty cells, and no text is too damaged to be read. So many lines above the header are left out.
 */
export function readCsv(whole: string, above = 0): CsvTable {
  const text = withoutLines(whole, above);
  const { data, torn } = recordsIn(text);
  const { header, names } = headerOf(data);
  const places = new Map<string, number>();
  for (const [place, name] of names.entries()) if (!places.has(name)) places.set(name, place);
  const isHeader = (cells: readonly string[]) =>
    cells.length === names.length && cells.every((cell, place) => columnName(cell) === names[place]);
  const records = data.slice(header + 1).flatMap((cells, index): CsvRecord[] => {
    if (isBlank(cells) || isHeader(cells)) return [];
    return [{ line: above + header + index + 2, get: (...columns) => cellOf(cells, places, columns) }];
  });
  return {
    columns: new Set(places.keys()),
    records,
    before: data.slice(0, header),
    torn: torn.map((line) => line + above),
  };
}

function cellOf(cells: readonly string[], places: ReadonlyMap<string, number>, columns: readonly string[]) {
  for (const column of columns) {
    const cell = cells[places.get(column) ?? -1]?.trim();
    if (cell) return cell;
  }
  return '';
}
