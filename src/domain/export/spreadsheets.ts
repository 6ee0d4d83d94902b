import { CSV_START, csvLine } from '../csv.ts';
import { EXPORT_MESSAGES } from '../messages.ts';
import { EXPORT_PARTS, type ExportPart } from './parts.ts';
import { READ, RESTORED, type ExportRecord } from './records.ts';

type Cell = string | number | null;

/** A CSV of an export: a line for each record of a part. */
export interface Spreadsheet {
  path: string;
  part: ExportPart;
  /** The first line of the file. */
  start: () => string;
  /** A record as a line; empty for one that has no place here. */
  line: (record: unknown) => string;
}

function sheet<Part extends ExportPart>(
  path: string,
  part: Part,
  columns: () => readonly string[],
  cells: (record: ExportRecord<Part>) => Cell[] | null,
  mark = '',
): Spreadsheet {
  const line = (record: unknown) => {
    const found = cells(record as ExportRecord<Part>);
    return found ? csvLine(found) : '';
  };
  return { path, part, start: () => mark + csvLine(columns()), line };
}

/** What a table shows of a value. */
function cell(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? EXPORT_MESSAGES.yes : EXPORT_MESSAGES.no;
  return JSON.stringify(value);
}

/** All fields of a part, for a spreadsheet. */
function everything(part: ExportPart): Spreadsheet {
  const fields = Object.keys({ ...RESTORED, ...READ }[part].shape);
  const { columns: words, columnsOf } = EXPORT_MESSAGES;
  const columns = () => fields.map((field) => columnsOf[part]?.[field] ?? words[field] ?? field);
  const cells = (record: object) => {
    const values = new Map(Object.entries(record));
    return fields.map((field) => cell(values.get(field)));
  };
  return sheet(`csv/${part}.csv`, part, columns, cells, CSV_START);
}

const year = (date: string | null) => date?.slice(0, 4) ?? null;

interface Named {
  kind: 'movie' | 'tv';
  id: number;
  name: string | null;
  date: string | null;
}

/** What Letterboxd finds a film by: it has no series. */
const FILM = ['tmdbID', 'Title', 'Year'];
const film = ({ kind, id, name, date }: Named, ...more: Cell[]): Cell[] | null =>
  kind === 'movie' ? [id, name, year(date), ...more] : null;

/** As Letterboxd's importer reads it (letterboxd.com/about/importing-data). */
const LETTERBOXD: Spreadsheet[] = [
  sheet(
    'letterboxd/diary.csv',
    'diary',
    () => [...FILM, 'WatchedDate', 'Rewatch', 'Rating'],
    (watch) => (watch.day === null ? null : film(watch, watch.day, String(watch.again), watch.stars)),
  ),
  sheet(
    'letterboxd/watched.csv',
    'watched',
    () => FILM,
    (title) => film(title),
  ),
  sheet(
    'letterboxd/ratings.csv',
    'ratings',
    () => [...FILM, 'Rating'],
    (given) => film(given, given.stars),
  ),
  sheet(
    'letterboxd/reviews.csv',
    'reviews',
    () => [...FILM, 'Review'],
    (said) => film(said, said.text),
  ),
  sheet(
    'letterboxd/watchlist.csv',
    'wishlist',
    () => FILM,
    (title) => film(title),
  ),
];

/** What Trakt finds a title by. */
const ITEM = ['type', 'tmdb_id'];
const item = ({ kind, id }: Named): Cell[] => [kind === 'movie' ? 'movie' : 'show', id];

/** Midday: the same calendar day nearly everywhere. */
const playedAt = (day: string | null) => (day === null ? 'unknown' : `${day}T12:00:00Z`);

/** As the importer of Trakt reads it. */
const TRAKT: Spreadsheet[] = [
  sheet(
    'trakt/history.csv',
    'diary',
    () => [...ITEM, 'watched_at'],
    (watch) => [...item(watch), playedAt(watch.day)],
  ),
  sheet(
    'trakt/ratings.csv',
    'ratings',
    () => [...ITEM, 'rating', 'rated_at'],
    (given) => [...item(given), given.stars * 2, given.changedAt ?? given.at],
  ),
  sheet(
    'trakt/watchlist.csv',
    'wishlist',
    () => [...ITEM, 'watchlisted_at'],
    (title) => [...item(title), title.at],
  ),
];

/** All tables of an export, in the order of the ZIP. */
export const SPREADSHEETS: readonly Spreadsheet[] = [
  ...EXPORT_PARTS.map((part) => everything(part)),
  ...LETTERBOXD,
  ...TRAKT,
];
