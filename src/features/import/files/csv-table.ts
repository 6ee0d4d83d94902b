import Papa from 'papaparse';

export interface CsvRecord {
  /** Number of the record, from 1 including the header. */
  line: number;
  /** The trimmed cell of the first of these columns that is not empty; else empty. */
  get(...columns: string[]): string;
}

export interface CsvTable {
  /** Column names, lower case and trimmed. */
  columns: ReadonlySet<string>;
  /** The header as written. */
  header: readonly string[];
  records: CsvRecord[];
  /** Records before the header, for files that start with a metadata block. */
  before: string[][];
  /** Numbers of records with an unclosed quotation mark; these are dropped. */
  torn: number[];
}

const SEPARATORS = [',', ';', '\t', '|'] as const;

/** The most frequent separator in the first line: no column name contains one. */
function separatorOf(text: string): string {
  const line = /^[^\r\n]{0,5000}/.exec(text)?.[0] ?? '';
  const counted = SEPARATORS.map((mark) => ({ mark, count: line.split(mark).length }));
  return counted.reduce((best, other) => (other.count > best.count ? other : best)).mark;
}

const columnName = (cell: string) => cell.trim().replace(/\s+/g, ' ').toLowerCase();

/** Maximum records before the header; Letterboxd's lists have four. */
const BEFORE = 8;

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Columns with multi-line cells. */
const LONG = /review|description|note|comment|text/;

/** Maximum repaired quotation marks; each requires parsing the rest again. */
const MOST_TORN = 100;

/** Whether a single-line cell (name, day) contains line breaks: its quotation mark was not closed. */
const hasSwallowed = (cells: readonly string[], names: readonly string[]) =>
  cells.some((cell, place) => /[\r\n]/.test(cell) && !LONG.test(names[place] ?? ''));

/** The line in which Excel states the separator. */
const SAID = /^\uFEFF?"?sep=(.)"?[\r\n]/i;

/** Parses all records. An unclosed quotation mark costs only its own line. */
function recordsIn(text: string, said?: string): { data: string[][]; torn: number[] } {
  const delimiter = said ?? separatorOf(text);
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

/** Position and names of the header. */
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
 * Parses a CSV text (commas, semicolons, tabs or bars; columns in any order), from `lines` lines on. The header is the first
 * record, or the first with a position and a name; repeated headers are dropped. Missing cells are empty. Never throws.
 */
export function readCsv(whole: string, lines = 0): CsvTable {
  const [, said] = SAID.exec(lines === 0 ? whole : '') ?? [];
  const above = said ? 1 : lines;
  const text = withoutLines(whole, above);
  const { data, torn } = recordsIn(text, said);
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
    header: (data[header] ?? []).map((cell) => cell.trim()),
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
