import type { Kind } from '../../../core/title.ts';
import type { CsvRecord, CsvTable } from './csv-table.ts';
import { idIn, idsOf, imdbIn, plainText, starsIn, yearIn, type NamedInFile } from './facts.ts';
import type { GivenStars } from './entry.ts';
import type { OpenedFile } from './reading.ts';
import { isSimklTable } from './simkl.ts';

// The format of Letterboxd's importer (letterboxd.com/about/importing-data): that of most converters, and of our own
// export.

/** Columns unique to this format. */
const MARKS = ['tmdbid', 'imdbid', 'letterboxduri', 'rating10', 'directors', 'rewatch'];

const COLUMNS = new Set([
  ...['title', 'year', 'watcheddate', 'rating', 'review', 'tags', 'type', 'date', 'name'],
  ...MARKS,
]);

/** Whether a table is in this format; a title and a rating are enough. */
export function isImportFormat(table: CsvTable): boolean {
  const { columns } = table;
  const has = (name: string) => columns.has(name);
  // Letterboxd has no episodes.
  if (isSimklTable(table) || has('season') || has('episode')) return false;
  if (!['title', 'tmdbid', 'imdbid'].some(has)) return false;
  if (has('watcheddate') || has('rating10') || has('letterboxduri')) return true;
  // A table with a day of its own is any other.
  const isBare = has('rating') && !has('date') && !has('type');
  return [...columns].every((name) => COLUMNS.has(name)) && (isBare || MARKS.some(has));
}

/** Whether the columns contain more than the title. */
export function saysMore({ columns }: CsvTable): boolean {
  return ['watcheddate', 'rating', 'rating10', 'review', 'tags', 'rewatch'].some((name) => columns.has(name));
}

function kindOf(record: CsvRecord): Kind {
  return /tv|show|series|anime/i.test(record.get('type')) ? 'tv' : 'movie';
}

/** The title of a record. */
export function titleIn(record: CsvRecord): NamedInFile {
  return {
    kind: kindOf(record),
    name: plainText(record.get('name', 'title')),
    year: yearIn(record.get('year')),
    ids: idsOf({ tmdb: idIn(record.get('tmdbid')), imdb: imdbIn(record.get('imdbid')) }),
  };
}

export interface RatingScale {
  /** A rating valid in both scales; null if no file is ambiguous. */
  example: number | null;
  /** The scale the ratings imply: above five it is ten, with a half it is five. */
  evident: GivenStars['of'] | null;
}

const numberIn = (cell: string) => Number(cell.replace(',', '.'));

function ratingsOf({ records }: CsvTable): number[] {
  return records.map((record) => numberIn(record.get('rating'))).filter((value) => value > 0 && value <= 10);
}

/** The scale of the column `Rating`, from its values; null if ambiguous. */
function shownScale(table: CsvTable): GivenStars['of'] | null {
  const ratings = ratingsOf(table);
  if (ratings.some((value) => value > 5)) return 10;
  return ratings.some((value) => !Number.isInteger(value)) ? 5 : null;
}

const isMarked = ({ columns }: CsvTable) => MARKS.some((name) => columns.has(name));

/** Analyses the ratings of files that do not state their scale. */
export function ratingScaleOf(files: readonly OpenedFile[]): RatingScale {
  const open = files.flatMap(({ table }) =>
    table && isImportFormat(table) && !isMarked(table) && ratingsOf(table).length > 0 ? [table] : [],
  );
  const shown = new Set(open.map(shownScale));
  const [evident = null] = shown;
  const [example = null] = open.flatMap(ratingsOf);
  return { example, evident: shown.size === 1 ? evident : null };
}

/** Parses ratings in the scale of the file's columns, or in the user's answer; undefined while the scale is unknown. */
export function ratingReader(table: CsvTable, answered: GivenStars['of'] | null) {
  const scale = isMarked(table) ? (shownScale(table) ?? 5) : answered;
  return (record: CsvRecord): GivenStars | null | undefined =>
    starsIn(record.get('rating10'), 10) ??
    (scale === null ? undefined : starsIn(record.get('rating'), scale));
}
