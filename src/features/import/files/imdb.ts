import type { Kind } from '../../../core/title.ts';
import type { ImportEntry, RowProblem } from './entry.ts';
import type { CsvRecord } from './csv-table.ts';
import { writtenCalendarDay } from './days.ts';
import {
  baseName,
  idsOf,
  imdbIn,
  isNamed,
  listNameOf,
  listNumbers,
  numbered,
  plainText,
  starsIn,
  writtenText,
  yearIn,
} from './facts.ts';
import type { Harvest, OpenedFile, RecognisedFile, SourceReader } from './reading.ts';

/** IMDb's types, lower case without blanks and hyphens. Localised ones are missing: the id gives the kind. */
const KINDS: Record<string, Kind> = {
  movie: 'movie',
  featurefilm: 'movie',
  documentary: 'movie',
  shortfilm: 'movie',
  tvmovie: 'movie',
  short: 'movie',
  tvseries: 'tv',
  tvminiseries: 'tv',
  miniseries: 'tv',
  tvepisode: 'tv',
};

const NOT_KEPT: Record<string, RowProblem> = {
  videogame: 'noTitleKind',
  musicvideo: 'noTitleKind',
  podcastseries: 'noTitleKind',
  podcastepisode: 'noTitleKind',
};

/** IMDb names the watchlist's file so, or by a number. */
const WATCHLIST = /watchlist|^[0-9a-f-]{30,}/;

function roleOf({ name, table }: OpenedFile): string | null {
  if (!table?.columns.has('const')) return null;
  // Before 2017 ratings had positions too.
  if (table.columns.has('you rated') && /rating/.test(baseName(name))) return 'ratings';
  if (table.columns.has('position')) return WATCHLIST.test(baseName(name)) ? 'watchlist' : 'list';
  return table.columns.has('your rating') ? 'ratings' : null;
}

function titleOf(record: CsvRecord): Pick<ImportEntry, 'kind' | 'name' | 'year' | 'ids'> & { type: string } {
  const type = record
    .get('title type')
    .toLowerCase()
    .replace(/[\s-]+/g, '');
  return {
    type,
    kind: KINDS[type] ?? null,
    name: plainText(record.get('title', 'original title')),
    year: yearIn(record.get('year')) ?? yearIn(record.get('release date')),
    ids: idsOf({ imdb: imdbIn(record.get('const')) ?? imdbIn(record.get('url')) }),
  };
}

/** With the number of its list among equal names. */
type NumberedFile = RecognisedFile & { nth: number | undefined };

function addRecord(file: NumberedFile, record: CsvRecord, index: number, harvest: Harvest) {
  const at = { file: file.name, line: record.line };
  const { type, ...title } = titleOf(record);
  const problem = NOT_KEPT[type] ?? (isNamed(title) ? null : 'noTitle');
  if (problem) return void harvest.unreadable.push({ at, problem });
  // An episode can be rated, but not wished or listed.
  const isEpisode = type === 'tvepisode';
  const part = isEpisode ? { byEpisode: true as const } : {};
  const add = (what: ImportEntry['what'], more: Partial<ImportEntry>) =>
    harvest.entries.push({ at, what, ...title, day: null, again: false, ...part, ...more });
  const stars = starsIn(record.get('your rating', 'you rated'), 10);
  const dated = record.get('date rated') || (file.role === 'ratings' ? record.get('created') : '');
  const day = writtenCalendarDay(dated);
  const text = writtenText(record.get('description'));
  const note = text && file.role === 'watchlist' ? { note: text } : {};
  if (stars) {
    add('rating', { stars, day, ...note });
    // IMDb has no watch dates; a rated title counts as watched.
    add('watched', {});
  } else if (file.role === 'ratings') harvest.unreadable.push({ at, problem: 'noRating' });
  if (isEpisode) {
    if (!stars && file.role !== 'ratings') harvest.unreadable.push({ at, problem: 'partOfSeries' });
    return;
  }
  const created = writtenCalendarDay(record.get('created'));
  if (file.role === 'watchlist' && !stars) add('wish', { day: created, ...note });
  if (file.role === 'list') {
    const place = Number(record.get('position'));
    const position = Number.isInteger(place) && place > 0 && place <= 1_000_000 ? place : index + 1;
    const list = { ...numbered(listNameOf(file.name), file.nth), position };
    add('list', text ? { list, text, day: created } : { list, day: created });
  }
}

/** Deduplicates ratings over several files, and merges their notes. */
function once({ entries, unreadable }: Harvest): Harvest {
  const seen = new Map<string, ImportEntry>();
  const kept = entries.filter((entry) => {
    const { what, ids, name, year, note } = entry;
    if (what !== 'rating' && what !== 'watched') return true;
    const key = `${what} ${ids.imdb ?? `${name} ${year}`}`;
    const first = seen.get(key);
    if (first && note) first.note ??= note;
    if (!first) seen.set(key, entry);
    return !first;
  });
  return { entries: kept, unreadable };
}

function read(files: readonly RecognisedFile[]): Harvest {
  const harvest: Harvest = { entries: [], unreadable: [] };
  // Ratings first: they have the day of a title that is in several files.
  const inOrder = [...files].sort((a, b) => Number(b.role === 'ratings') - Number(a.role === 'ratings'));
  const lists = files.filter(({ role }) => role === 'list');
  const numbers = listNumbers(lists.map(({ name }) => ({ file: name, name: listNameOf(name) })));
  for (const file of inOrder) {
    const nth = numbers.get(file.name);
    for (const [index, record] of (file.table?.records ?? []).entries()) {
      addRecord({ ...file, nth }, record, index, harvest);
    }
  }
  return once(harvest);
}

/** IMDb: a CSV of ratings, the watchlist or a list, with IMDb ids. */
export const imdb: SourceReader = { source: 'imdb', roleOf, read };
