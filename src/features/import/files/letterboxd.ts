import type { GivenStars, ImportEntry, RowProblem } from './entry.ts';
import type { CsvRecord, CsvTable } from './csv-table.ts';
import { writtenCalendarDay } from './days.ts';
import { isImportFormat, ratingReader, ratingScaleOf, saysMore, titleIn } from './letterboxd-format.ts';
import {
  isNamed,
  keyInFile,
  listNameOf,
  listNumbers,
  numbered,
  plainText,
  starsIn,
  withoutTags,
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

/** Files with equal columns, distinguished by name. */
const BY_NAME: [RegExp, string][] = [
  [/watchlist[^/]*$/, 'watchlist'],
  [/watched[^/]*$/, 'watched'],
  [/^likes\/films|likes[^/]*$/, 'likes'],
];

/** Name and folder of a file, lower case: liked films are only recognisable by the folder. */
const lastTwo = (name: string) => name.split('/').slice(-2).join('/').toLowerCase();

function roleOf({ name, table }: OpenedFile): string | null {
  const columns = table?.columns;
  const byName = () => BY_NAME.find(([pattern]) => pattern.test(lastTwo(name)))?.[1] ?? NAMELESS;
  if (table && isImportFormat(table) && !columns?.has('letterboxd uri'))
    return saysMore(table) ? 'import' : byName();
  const isListed = ['url', 'letterboxd uri', 'tmdbid'].some((column) => columns?.has(column));
  if (columns?.has('position') && !columns.has('const') && isListed) return 'list';
  if (!columns?.has('name')) return null;
  if (!columns.has('letterboxd uri')) return null;
  if (columns.has('review')) return 'reviews';
  if (columns.has('watched date') || columns.has('rewatch')) return 'diary';
  if (columns.has('rating')) return 'ratings';
  if (!columns.has('date')) return null;
  return byName();
}

/** A value such as `name` from the block before a list's films; empty without one. */
function ofList({ before }: CsvTable, what: string): string {
  const isNamed = (cell: string) => cell.trim().toLowerCase() === what;
  const header = before.findIndex((cells) => cells.some(isNamed));
  return before[header + 1]?.[before[header]?.findIndex(isNamed) ?? -1] ?? '';
}

interface Row {
  file: string;
  record: CsvRecord;
  film: NamedInFile;
  key: string;
  /** Undefined while the file's rating scale is unknown. */
  stars: GivenStars | null | undefined;
}

interface Gathered extends Harvest {
  context: ReadingContext;
  /** Keys of films with viewings, and with ratings. */
  viewed: Set<string>;
  rated: Set<string>;
  /** Viewings by film and day, so that a review does not duplicate one of the diary. */
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

const ratedOfFive = (record: CsvRecord) => starsIn(record.get('rating'), 5);

/** Rows of all files of a role; reports those without a film. */
function rowsOf(gathered: Gathered, files: readonly RecognisedFile[], role: string): Row[] {
  return files
    .filter((file) => file.role === role)
    .flatMap(({ name: file, table }) => {
      if (!table) return [];
      const starsOf = isImportFormat(table)
        ? ratingReader(table, gathered.context.scale ?? null)
        : ratedOfFive;
      return table.records.flatMap((record) => {
        const film = titleIn(record);
        if (isNamed(film)) return [{ file, record, film, key: keyInFile(film), stars: starsOf(record) }];
        problem(gathered, { file, record }, 'noTitle');
        return [];
      });
    });
}

const isUndated = ({ record }: Row) => record.get('watched date', 'watcheddate') === '';

/** Day of a rating or review; in the import format the day of the watch. */
const dated = ({ record }: Row) => ({ day: writtenCalendarDay(record.get('date', 'watcheddate')) });

function tagsOf({ record }: Row): Pick<ImportEntry, 'tags'> {
  const tags = plainText(record.get('tags').normalize('NFC'), Infinity);
  return tags ? { tags } : {};
}

function addViewing(gathered: Gathered, row: Row) {
  const day = writtenCalendarDay(row.record.get('watched date', 'watcheddate'));
  const viewing = `${row.key} ${day}`;
  if (isUndated(row) || (row.file.includes('review') && gathered.days.has(viewing))) return;
  gathered.days.add(viewing);
  gathered.viewed.add(row.key);
  const again = /^(?:yes|true|1)$/i.test(row.record.get('rewatch'));
  const { stars } = row;
  add(gathered, row, 'watch', { day, again, ...(stars && { stars }), ...tagsOf(row) });
}

/** The newest rating among viewings, for films without a rating of their own. */
function addRatings(gathered: Gathered, rows: readonly Row[], own: boolean) {
  const newestFirst = own ? rows : [...rows].reverse();
  for (const row of newestFirst) {
    const text = row.record.get('rating', 'rating10');
    const { stars } = row;
    if (stars && !gathered.rated.has(row.key)) {
      gathered.rated.add(row.key);
      add(gathered, row, 'rating', { stars, ...dated(row) });
    } else if (stars === null && (own || text !== '')) problem(gathered, row, 'noRating');
  }
}

function addReviews(gathered: Gathered, rows: readonly Row[]) {
  for (const row of rows) {
    const text = withoutTags(row.record.get('review'));
    if (text) add(gathered, row, 'review', { text, ...dated(row), ...tagsOf(row) });
    else problem(gathered, row, 'noText');
  }
}

/** Rows of the import format: a watch if dated, else a watched film; with rating and review. */
function addFormat(gathered: Gathered, rows: readonly Row[]) {
  for (const row of rows) addViewing(gathered, row);
  // An undated rating is that of the film; otherwise the latest viewing's counts.
  const order = (row: Row) => (isUndated(row) ? '9999' : (dated(row).day ?? ''));
  const oldestFirst = [...rows].sort((a, b) => Number(order(a) > order(b)) - Number(order(a) < order(b)));
  addRatings(gathered, oldestFirst, false);
  addReviews(
    gathered,
    rows.filter(({ record }) => record.get('review') !== ''),
  );
  for (const row of rows.filter(isUndated)) {
    if (gathered.viewed.has(row.key)) continue;
    gathered.viewed.add(row.key);
    add(gathered, row, 'watched', tagsOf(row));
  }
}

const nameOfList = ({ name, table }: RecognisedFile) =>
  plainText(table ? ofList(table, 'name') : '') || listNameOf(name);

function addPlaces(gathered: Gathered, files: readonly RecognisedFile[]) {
  const lists = files.filter(({ role }) => role === 'list');
  const numbers = listNumbers(lists.map((file) => ({ file: file.name, name: nameOfList(file) })));
  for (const file of lists) {
    const named = numbered(nameOfList(file), numbers.get(file.name));
    const description = withoutTags(file.table ? ofList(file.table, 'description') : '');
    for (const [index, row] of rowsOf(gathered, [file], 'list').entries()) {
      const list = { ...named, position: index + 1 };
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
  addFormat(gathered, rows('import'));
  for (const row of rows('watched')) if (!gathered.viewed.has(row.key)) add(gathered, row, 'watched');
  for (const row of rows('watchlist')) add(gathered, row, 'wish', dated(row));
  for (const row of rows('likes')) add(gathered, row, 'favorite', dated(row));
  addPlaces(gathered, files);
  return gathered;
}

/**
 * Letterboxd: films only, by name and year; a ZIP of CSV files, or some of them. Also the CSV format it imports, which
 * most converters write.
 */
export const letterboxd: SourceReader = { source: 'letterboxd', roleOf, scaleOf: ratingScaleOf, read };
