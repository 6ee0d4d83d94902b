import type { ImportEntry, RowProblem } from './entry.ts';
import type { CsvRecord, CsvTable } from './csv-table.ts';
import { writtenCalendarDay } from './days.ts';
import {
  isNamed,
  keyInFile,
  listNameOf,
  plainText,
  starsIn,
  writtenText,
  yearIn,
  type NamedInFile,
} from './facts.ts';
import {
  NAMELESS,
  type Harvest,
  type OpenedFile,
  type ReadingContext,
  type RecognisedFile,
  type SourceReader,
} from './reading.ts';

/** Files with the same columns, told apart by their names. */
const BY_NAME: [RegExp, string][] = [
  [/watchlist[^/]*$/, 'watchlist'],
  [/watched[^/]*$/, 'watched'],
  [/^likes\/films|likes[^/]*$/, 'likes'],
];

/** A file's name with the folder it lies in, in lower case: films that are liked are told by theirs alone. */
const lastTwo = (name: string) => name.split('/').slice(-2).join('/').toLowerCase();

function roleOf({ name, table }: OpenedFile): string | null {
  const columns = table?.columns;
  if (!columns?.has('name')) return null;
  if (columns.has('position') && (columns.has('url') || columns.has('letterboxd uri'))) return 'list';
  if (!columns.has('letterboxd uri')) return null;
  if (columns.has('review')) return 'reviews';
  if (columns.has('watched date') || columns.has('rewatch')) return 'diary';
  if (columns.has('rating')) return 'ratings';
  if (!columns.has('date')) return null;
  return BY_NAME.find(([pattern]) => pattern.test(lastTwo(name)))?.[1] ?? NAMELESS;
}

/** What the block before the films of a list says of it under a name, such as `name`; empty without one. */
function ofList({ before }: CsvTable, what: string): string {
  const isNamed = (cell: string) => cell.trim().toLowerCase() === what;
  const header = before.findIndex((cells) => cells.some(isNamed));
  return before[header + 1]?.[before[header]?.findIndex(isNamed) ?? -1] ?? '';
}

/** What somebody wrote may hold the few tags Letterboxd allows. */
function withoutTags(text: string): string {
  const plain = text
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/?(?:i|b|em|strong|blockquote|a|p)(?:\s[^<>]{0,500})?>/gi, '');
  return writtenText(plain);
}

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
  const again = /^(?:yes|true|1)$/i.test(row.record.get('rewatch'));
  const tags = plainText(row.record.get('tags'), 500);
  const stars = starsIn(row.record.get('rating'), 5);
  add(gathered, row, 'watch', { day, again, ...(stars && { stars }), ...(tags && { tags }) });
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
    const text = withoutTags(row.record.get('review'));
    const day = writtenCalendarDay(row.record.get('date'));
    const tags = plainText(row.record.get('tags'), 500);
    if (text) add(gathered, row, 'review', { text, day, ...(tags && { tags }) });
    else problem(gathered, row, 'noText');
  }
}

function addPlaces(gathered: Gathered, files: readonly RecognisedFile[]) {
  for (const file of files) {
    const said = (what: string) => (file.table ? ofList(file.table, what) : '');
    const name = plainText(said('name'), 200) || listNameOf(file.name);
    const description = withoutTags(said('description'));
    for (const [index, row] of rowsOf(gathered, [file], 'list').entries()) {
      const list = { name, position: index + 1 };
      const text = withoutTags(row.record.get('description'));
      const more = { list: index === 0 && description ? { ...list, description } : list };
      add(gathered, row, 'list', text ? { ...more, text } : more);
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
  for (const { name } of files.filter(({ role }) => role === NAMELESS)) {
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
