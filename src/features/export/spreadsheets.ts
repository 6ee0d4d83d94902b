import { m } from '../../paraglide/messages.js';
import { exportColumnsBy, exportColumnsOfBy } from './exports-words.ts';
import { CSV_START, csvLine } from '../../core/csv.ts';
import type { Kind } from '../../core/title.ts';
import { EXPORT_PARTS, type ExportPart } from './parts.ts';
import { READ, RESTORED, type ExportRecord } from './records.ts';

type Cell = string | number | null;

export type TagsOf = (title: { kind: Kind; id: number }) => readonly string[];

interface Rows {
  part: ExportPart;
  /** Renders a record as a line; empty if the table excludes it. */
  line: (record: unknown, tagsOf: TagsOf) => string;
}

export interface Spreadsheet {
  path: string;
  start: () => string;
  rows: readonly Rows[];
}

function rowsOf<Part extends ExportPart>(
  part: Part,
  cells: (record: ExportRecord<Part>, tagsOf: TagsOf) => Cell[] | null,
): Rows {
  return {
    part,
    line: (record, tagsOf) => {
      const found = cells(record as ExportRecord<Part>, tagsOf);
      return found ? csvLine(found) : '';
    },
  };
}

const sheet = (
  path: string,
  columns: () => readonly string[],
  rows: readonly Rows[],
  mark = '',
): Spreadsheet => ({ path, start: () => mark + csvLine(columns()), rows });

function cell(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? m.export_yes() : m.export_no();
  return JSON.stringify(value);
}

/** A table with all fields of a part. */
function everything(part: ExportPart): Spreadsheet {
  const fields = Object.keys({ ...RESTORED, ...READ }[part].shape);
  const columns = () =>
    fields.map((field) => exportColumnsOfBy[part]?.[field]?.() ?? exportColumnsBy[field]?.() ?? field);
  const cells = (record: object) => {
    const values = new Map(Object.entries(record));
    return fields.map((field) => cell(values.get(field)));
  };
  return sheet(`csv/${part}.csv`, columns, [rowsOf(part, cells)], CSV_START);
}

const year = (date: string | null) => date?.slice(0, 4) ?? null;

interface Named {
  kind: 'movie' | 'tv';
  id: number;
  name: string | null;
  date: string | null;
}

/** Columns by which Letterboxd identifies a film; it has no series. */
const FILM = ['tmdbID', 'Title', 'Year'];
const film = ({ kind, id, name, date }: Named, ...more: Cell[]): Cell[] | null =>
  kind === 'movie' ? [id, name, year(date), ...more] : null;

const tagged = (tags: readonly string[]) => tags.join(', ');

/** Format of Letterboxd's importer (letterboxd.com/about/importing-data). */
const LETTERBOXD: Spreadsheet[] = [
  sheet('letterboxd/diary.csv', () => [...FILM, 'WatchedDate', 'Rewatch', 'Rating', 'Tags'], [
    rowsOf('diary', (watch, tagsOf) =>
      watch.day === null
        ? null
        : film(watch, watch.day, String(watch.again), watch.stars, tagged(tagsOf(watch))),
    ),
  ]),
  sheet('letterboxd/watched.csv', () => FILM, [rowsOf('watched', (title) => film(title))]),
  sheet('letterboxd/ratings.csv', () => [...FILM, 'Rating'], [
    rowsOf('ratings', (given) => film(given, given.stars)),
  ]),
  sheet('letterboxd/reviews.csv', () => [...FILM, 'Review', 'Tags'], [
    rowsOf('reviews', (said, tagsOf) => film(said, said.text, tagged(tagsOf(said)))),
  ]),
  sheet('letterboxd/watchlist.csv', () => FILM, [rowsOf('wishlist', (title) => film(title))]),
];

/** A list for Letterboxd's importer: its films in order. */
export const LETTERBOXD_LIST = {
  start: () => csvLine(['Position', ...FILM, 'Description']),
  line: (title: ExportRecord<'listTitles'>, position: number) => {
    const cells = film(title, title.note || null);
    return cells ? csvLine([position, ...cells]) : '';
  },
};

/** Columns by which Trakt identifies a title, season or episode. */
const ITEM = ['type', 'tmdb_id', 'season_number', 'episode_number'];
const item = ({ kind, id }: Pick<Named, 'kind' | 'id'>): Cell[] => [
  kind === 'movie' ? 'movie' : 'show',
  id,
  null,
  null,
];
const part = (id: number, season: number, number: number | null): Cell[] => [
  number === null ? 'season' : 'episode',
  id,
  season,
  number,
];

/** Noon UTC is the same calendar day nearly everywhere. */
const playedAt = (day: string | null) => (day === null ? 'unknown' : `${day}T12:00:00Z`);

/** Format of Trakt's importer. */
const TRAKT: Spreadsheet[] = [
  sheet('trakt/history.csv', () => [...ITEM, 'watched_at'], [
    rowsOf('diary', (watch) => [...item(watch), playedAt(watch.day)]),
    rowsOf('episodes', ({ id, season, number, day }) => [...part(id, season, number), playedAt(day)]),
  ]),
  sheet('trakt/ratings.csv', () => [...ITEM, 'rating', 'rated_at'], [
    rowsOf('ratings', (given) => [...item(given), given.stars * 2, given.changedAt ?? given.at]),
    rowsOf('partRatings', ({ id, season, number, stars, changedAt, at }) => [
      ...part(id, season, number),
      stars * 2,
      changedAt ?? at,
    ]),
  ]),
  sheet('trakt/watchlist.csv', () => [...ITEM, 'watchlisted_at'], [
    rowsOf('wishlist', (title) => [...item(title), title.at]),
  ]),
  sheet('trakt/notes.csv', () => [...ITEM, 'notes'], [
    rowsOf('notes', (title) => [
      ...(title.season === null ? item(title) : part(title.id, title.season, null)),
      title.note,
    ]),
  ]),
];

/** In the order of the ZIP. */
export const SPREADSHEETS: readonly Spreadsheet[] = [
  ...EXPORT_PARTS.map((part) => everything(part)),
  ...LETTERBOXD,
  ...TRAKT,
];
