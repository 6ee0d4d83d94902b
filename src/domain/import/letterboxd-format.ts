import type { Kind } from '../title.ts';
import type { CsvRecord, CsvTable } from './csv-table.ts';
import { idIn, idsOf, imdbIn, plainText, starsIn, yearIn, type NamedInFile } from './facts.ts';
import type { GivenStars } from './entry.ts';
import type { OpenedFile } from './reading.ts';
import { isSimklTable } from './simkl.ts';

// The format Letterboxd imports (letterboxd.com/about/importing-data): the one most converters write, and our own export.

/** Columns that only this format has. */
const MARKS = ['tmdbid', 'imdbid', 'letterboxduri', 'rating10', 'directors', 'rewatch'];

const COLUMNS = new Set([
  ...['title', 'year', 'watcheddate', 'rating', 'review', 'tags', 'type', 'date', 'name'],
  ...MARKS,
]);

/** Whether the columns are those of the format; nothing but a title and a rating is enough. */
export function isImportFormat(table: CsvTable): boolean {
  const { columns } = table;
  const has = (name: string) => columns.has(name);
  if (isSimklTable(table) || !['title', 'tmdbid', 'imdbid'].some(has)) return false;
  if (has('watcheddate') || has('rating10') || has('letterboxduri')) return true;
  return [...columns].every((name) => COLUMNS.has(name)) && (has('rating') || MARKS.some(has));
}

/** Whether the columns say more of a title than that it is in the file. */
export function saysMore({ columns }: CsvTable): boolean {
  return ['watcheddate', 'rating', 'rating10', 'review', 'tags', 'rewatch'].some((name) => columns.has(name));
}

function kindOf(record: CsvRecord): Kind {
  return /tv|show|series|anime/i.test(record.get('type')) ? 'tv' : 'movie';
}

/** The title a record names. */
export function titleIn(record: CsvRecord): NamedInFile {
  return {
    kind: kindOf(record),
    name: plainText(record.get('name', 'title')),
    year: yearIn(record.get('year')),
    ids: idsOf({ tmdb: idIn(record.get('tmdbid')), imdb: imdbIn(record.get('imdbid')) }),
  };
}

/** What the ratings of files go up to, where their columns do not say it. */
export interface RatingScale {
  /** A rating that both scales have; null where no file leaves its scale open. */
  example: number | null;
  /** The scale the ratings show: one above five is of ten, a half below is of five. */
  evident: GivenStars['of'] | null;
}

const numberIn = (cell: string) => Number(cell.replace(',', '.'));

function ratingsOf({ records }: CsvTable): number[] {
  return records.map((record) => numberIn(record.get('rating'))).filter((value) => value > 0 && value <= 10);
}

/** The scale of the column `Rating` as the file says or shows it; null where it does neither. */
function shownScale(table: CsvTable): GivenStars['of'] | null {
  const ratings = ratingsOf(table);
  if (ratings.some((value) => value > 5)) return 10;
  return ratings.some((value) => !Number.isInteger(value)) ? 5 : null;
}

const isMarked = ({ columns }: CsvTable) => MARKS.some((name) => columns.has(name));

/** Looks at the ratings of those files that do not say their scale. */
export function ratingScaleOf(files: readonly OpenedFile[]): RatingScale {
  const open = files.flatMap(({ table }) =>
    table && isImportFormat(table) && !isMarked(table) && ratingsOf(table).length > 0 ? [table] : [],
  );
  const shown = new Set(open.map(shownScale));
  const [evident = null] = shown;
  const [example = null] = open.flatMap(ratingsOf);
  return { example, evident: shown.size === 1 ? evident : null };
}

/** The rating scale of a file: from its columns, or from the user's answer; undefined while unknown. */
export function ratingReader(table: CsvTable, answered: GivenStars['of'] | null) {
  const scale = isMarked(table) ? (shownScale(table) ?? 5) : answered;
  return (record: CsvRecord): GivenStars | null | undefined =>
    starsIn(record.get('rating10'), 10) ??
    (scale === null ? undefined : starsIn(record.get('rating'), scale));
}
