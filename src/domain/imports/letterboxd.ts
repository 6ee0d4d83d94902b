import type { ImportEntry } from './entry.ts';
import type { CsvRecord, CsvTable } from './csv-table.ts';
import { writtenCalendarDay } from './days.ts';
import {
  baseName,
  isNamed,
  keyInFile,
  listNameOf,
  plainText,
  starsIn,
  yearIn,
  type NamedInFile,
} from './facts.ts';
import type {
  Harvest,
  OpenedFile,
  ReadingContext,
  RecognisedFile,
  RowProblem,
  SourceReader,
} from './reading.ts';

/** Files with the same columns, told apart by their names. */
const BY_NAME: [RegExp, string][] = [
  [/watchlist/, 'watchlist'],
  [/watched/, 'watched'],
  [/films|likes/, 'likes'],
];

function roleOf({ name, table }: OpenedFile): string | null {
  const columns = table?.columns;
  if (!columns?.has('name')) return null;
  if (columns.has('position') && (columns.has('url') || columns.has('letterboxd uri'))) return 'list';
  if (!columns.has('letterboxd uri')) return null;
  if (columns.has('review')) return 'reviews';
  if (columns.has('watched date') || columns.has('rewatch')) return 'diary';
  if (columns.has('rating')) return 'ratings';
  if (!columns.has('date')) return null;
  return BY_NAME.find(([pattern]) => pattern.test(baseName(name)))?.[1] ?? 'nameless';
}

/** The name of a list in the block before its films, else its file's. */
function nameOfList(name: string, { before }: CsvTable): string {
  const header = before.findIndex((cells) => cells.some((cell) => cell.trim().toLowerCase() === 'name'));
  const column = before[header]?.findIndex((cell) => cell.trim().toLowerCase() === 'name') ?? -1;
  return plainText(before[header + 1]?.[column] ?? '', 200) || listNameOf(name);
}

/** Reviews may hold the few tags Letterboxd allows. */
function withoutTags(text: string): string {
  return text
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/?(?:i|b|em|strong|blockquote|a|p)(?:\s[^<>]{0,500})?>/gi, '')
    .toWellFormed()
    .replaceAll('\0', '')
    .trim();
}

/** The longest review the server takes; ours are cut there, and keep 500 characters. */
const TEXT_LIMIT = 20_000;

interface Row {
  file: string;
  record: CsvRecord;
  film: NamedInFile;
  key: string;
}

/** What all of one export says, while it is put together. */
interface Gathered extends Harvest {
  context: ReadingContext;
  /** Keys of films whose viewings are known, or whose rating is. */
  viewed: Set<string>;
  rated: Set<string>;
  /** The days of films' viewings, so that a review does not repeat one of the diary. */
  days: Set<string>;
}

function problem(gathered: Gathered, { file, record }: Pick<Row, 'file' | 'record'>, problem: RowProblem) {
  gathered.unreadable.push({ at: { file, line: record.line }, problem });
}

function add({ entries }: Gathered, row: Row, what: ImportEntry['what'], more: Partial<ImportEntry> = {}) {
  const { file, record, film } = row;
  const at = { file, line: record.line };
  entries.push({ at, what, ...film, day: null, again: false, ...more });
}

/** The rows of all files of a role that name a film; the others are told. */
function rowsOf(gathered: Gathered, files: readonly RecognisedFile[], role: string): Row[] {
  return files
    .filter((file) => file.role === role)
    .flatMap(({ name: file, table }) =>
      (table?.records ?? []).flatMap((record) => {
        const name = plainText(record.get('name'));
        const film: NamedInFile = { kind: 'movie', name, year: yearIn(record.get('year')), ids: {} };
        if (isNamed(film)) return [{ file, record, film, key: keyInFile(film) }];
        problem(gathered, { file, record }, 'noTitle');
        return [];
      }),
    );
}

function addViewing(gathered: Gathered, row: Row) {
  const day = writtenCalendarDay(row.record.get('watched date'));
  const viewing = `${row.key} ${day}`;
  if (row.record.get('watched date') === '' || (row.file.includes('review') && gathered.days.has(viewing)))
    return;
  gathered.days.add(viewing);
  gathered.viewed.add(row.key);
  add(gathered, row, 'watch', { day, again: /^(?:yes|true|1)$/i.test(row.record.get('rewatch')) });
}

/** The newest rating among rows of viewings, for films that have none of their own. */
function addRatings(gathered: Gathered, rows: readonly Row[], own: boolean) {
  const newestFirst = own ? rows : [...rows].reverse();
  for (const row of newestFirst) {
    const text = row.record.get('rating');
    const stars = starsIn(text, 5);
    if (stars && !gathered.rated.has(row.key)) {
      gathered.rated.add(row.key);
      add(gathered, row, 'rating', { stars, day: writtenCalendarDay(row.record.get('date')) });
    } else if (!stars && (own || text !== '')) problem(gathered, row, 'noRating');
  }
}

function addReviews(gathered: Gathered, rows: readonly Row[]) {
  for (const row of rows) {
    const text = withoutTags(row.record.get('review')).slice(0, TEXT_LIMIT).toWellFormed();
    const day = writtenCalendarDay(row.record.get('date'));
    if (text) add(gathered, row, 'review', { text, day });
    else problem(gathered, row, 'noText');
  }
}

function addPlaces(gathered: Gathered, files: readonly RecognisedFile[]) {
  for (const file of files.filter(({ role }) => role === 'list')) {
    const name = file.table ? nameOfList(file.name, file.table) : listNameOf(file.name);
    for (const [index, row] of rowsOf(gathered, [file], 'list').entries()) {
      add(gathered, row, 'list', { list: { name, position: index + 1 } });
    }
  }
}

function read(files: readonly RecognisedFile[], context: ReadingContext): Harvest {
  const gathered: Gathered = {
    entries: [],
    unreadable: [],
    context,
    viewed: new Set(),
    rated: new Set(),
    days: new Set(),
  };
  const rows = (role: string) => rowsOf(gathered, files, role);
  for (const { name } of files.filter(({ role }) => role === 'nameless')) {
    gathered.unreadable.push({ at: { file: name, line: 0 }, problem: 'nameless' });
  }
  const [diary, reviews] = [rows('diary'), rows('reviews')];
  for (const row of diary) addViewing(gathered, row);
  for (const row of reviews) addViewing(gathered, row);
  addRatings(gathered, rows('ratings'), true);
  addRatings(gathered, [...reviews, ...diary], false);
  addReviews(gathered, reviews);
  const dated = (row: Row) => ({ day: writtenCalendarDay(row.record.get('date')) });
  for (const row of rows('watched')) if (!gathered.viewed.has(row.key)) add(gathered, row, 'watched');
  for (const row of rows('watchlist')) add(gathered, row, 'wish', dated(row));
  for (const row of rows('likes')) add(gathered, row, 'favorite', dated(row));
  addPlaces(gathered, files);
  return gathered;
}

/** Letterboxd: films only, named by name and year; a ZIP of CSV files or some of them. */
export const letterboxd: SourceReader = { source: 'letterboxd', roleOf, read };
