import type { Kind } from '../../../core/title.ts';
import type { ImportEntry } from './entry.ts';
import type { CsvRecord, CsvTable } from './csv-table.ts';
import { dayOfTime, momentIn, writtenCalendarDay } from './days.ts';
import { idIn, idsOf, imdbIn, isNamed, placeIn, plainText, starsIn, writtenText, yearIn } from './facts.ts';
import { inside, isLoose, listIn, titleIn, type Loose } from './json-facts.ts';
import type { Harvest, OpenedFile, ReadingContext, RecognisedFile, SourceReader } from './reading.ts';

const PARTS = ['movies', 'shows', 'anime'] as const;

/** Columns unique to Simkl's CSV. */
const MARKS = ['simkl_id', 'lastepwatched', 'watchlist', 'status', 'memo'];

/** Whether a table is the CSV variant of Simkl's backup. */
export function isSimklTable({ columns }: CsvTable): boolean {
  const hasPlaces = columns.has('season') || columns.has('episode');
  return (
    columns.has('title') &&
    columns.has('watcheddate') &&
    !hasPlaces &&
    MARKS.some((name) => columns.has(name))
  );
}

const isItem = (item: unknown) =>
  isLoose(item) && 'status' in item && (isLoose(item['movie']) || isLoose(item['show']));

function roleOf({ table, json }: OpenedFile): string | null {
  const known = PARTS.some((part) => listIn(json, part).some(isItem));
  const empty = isLoose(json) && PARTS.every((part) => Array.isArray(json[part]));
  if (known || empty) return 'json';
  return table && isSimklTable(table) ? 'csv' : null;
}

type Title = Pick<ImportEntry, 'kind' | 'name' | 'year' | 'ids'>;

interface Row {
  at: ImportEntry['at'];
  title: Title;
  status: string;
  rating: unknown;
  day: ImportEntry['day'];
  moment?: ImportEntry['moment'];
  /** A private note. */
  memo: string;
}

const STATUS: Record<string, string> = {
  completed: 'completed',
  watching: 'watching',
  plantowatch: 'plan',
  hold: 'paused',
  onhold: 'paused',
  dropped: 'dropped',
  notinteresting: 'dismissed',
};

/** Adds entries for status and rating of a title; returns a function that adds more. */
function addRow(harvest: Harvest, { at, title, status, rating, day, moment, memo }: Row) {
  const add = (what: ImportEntry['what'], more: Partial<ImportEntry> = {}) =>
    void harvest.entries.push({ at, what, ...title, day: null, again: false, ...more });
  const standing = STATUS[status.toLowerCase().replace(/[\s_-]+/g, '')] ?? '';
  const stars = starsIn(rating, 10);
  if (stars) add('rating', { stars });
  const text = writtenText(memo);
  if (text) add('note', { text });
  if (standing === 'plan') add('wish');
  else if (standing === 'dismissed') add('dismissed');
  else if (title.kind === 'movie') {
    if (standing === 'dropped') harvest.unreadable.push({ at, problem: 'droppedMovie' });
    else if (standing === 'completed' || day) add('watch', moment ? { day, moment } : { day });
    else if (standing !== '' && !stars) harvest.unreadable.push({ at, problem: 'unfinished' });
  } else {
    if (standing === 'completed') add('watched');
    if (standing === 'watching') add('follow');
    if (standing === 'paused' || standing === 'dropped') add('follow', { state: standing });
  }
  return add;
}

/** A memo, plain or in an object. */
function memoIn(item: Loose): string {
  const { text } = inside(item, 'memo');
  const memo = text ?? item['memo'];
  return typeof memo === 'string' ? memo : '';
}

function addItem(harvest: Harvest, item: unknown, at: Row['at'], kind: Kind, context: ReadingContext) {
  if (!isLoose(item)) return void harvest.unreadable.push({ at, problem: 'malformed' });
  const named = [item['show'], item['movie']].find(isLoose) ?? {};
  const title = titleIn(named, kind);
  if (!isNamed(title)) return void harvest.unreadable.push({ at, problem: 'noTitle' });
  const status = typeof item['status'] === 'string' ? item['status'] : '';
  const day = dayOfTime(item['last_watched_at'], context);
  const when = { day, ...momentIn(item['last_watched_at']) };
  const add = addRow(harvest, {
    at,
    title,
    status,
    rating: item['user_rating'],
    memo: memoIn(item),
    ...when,
  });
  if (kind === 'tv') addEpisodes(item, add, context);
}

function addEpisodes(item: Loose, add: ReturnType<typeof addRow>, context: ReadingContext) {
  for (const season of listIn(item, 'seasons')) {
    for (const episode of listIn(season, 'episodes')) {
      if (!isLoose(season) || !isLoose(episode)) continue;
      const place = { season: placeIn(season['number']), number: placeIn(episode['number']) };
      if (place.season === undefined || place.number === undefined) continue;
      const day = dayOfTime(episode['watched_at'], context);
      add('watch', { day, episode: { season: place.season, number: place.number } });
    }
  }
}

/** The last watched episode, as `s2e5`. */
function lastEpisode(text: string) {
  const [, season, number] = /^s(\d{1,4})e(\d{1,5})$/i.exec(text) ?? [];
  return season && number ? { season: Number(season), number: Number(number) } : null;
}

function addRecord(harvest: Harvest, file: string, record: CsvRecord) {
  const at = { file, line: record.line };
  const type = record.get('type').toLowerCase();
  const episode = lastEpisode(record.get('lastepwatched'));
  const series = episode !== null || /tv|show|series|anime/.test(type);
  const title: Title = {
    kind: series ? 'tv' : /movie|film/.test(type) ? 'movie' : null,
    name: plainText(record.get('title')),
    year: yearIn(record.get('year')),
    ids: idsOf({
      tmdb: idIn(record.get('tmdb', 'tmdb_id')),
      imdb: imdbIn(record.get('imdb', 'imdb_id')),
      tvdb: idIn(record.get('tvdb', 'tvdb_id')),
    }),
  };
  if (!isNamed(title)) return void harvest.unreadable.push({ at, problem: 'noTitle' });
  const day = writtenCalendarDay(record.get('watcheddate'));
  const status = record.get('watchlist', 'status');
  // A dated title without type and episode is a film.
  if (title.kind === null && day) title.kind = 'movie';
  const add = addRow(harvest, {
    at,
    title,
    status,
    rating: record.get('rating', 'user_rating'),
    memo: record.get('memo'),
    day,
  });
  // A special does not imply that earlier episodes were seen.
  if (episode) add('watch', episode.season > 0 ? { day, episode, upTo: true } : { day, episode });
}

/** The CSV contains less of the same data. */
function repeats(files: readonly RecognisedFile[]): RecognisedFile[] {
  return files.some(({ role }) => role === 'json') ? files.filter(({ role }) => role === 'csv') : [];
}

function read(files: readonly RecognisedFile[], context: ReadingContext): Harvest {
  const harvest: Harvest = { entries: [], unreadable: [] };
  for (const { name, json, table } of files) {
    for (const record of table?.records ?? []) addRecord(harvest, name, record);
    let line = 0;
    for (const part of PARTS) {
      for (const item of listIn(json, part)) {
        line += 1;
        const isFilm = part === 'movies' || (isLoose(item) && item['anime_type'] === 'movie');
        addItem(harvest, item, { file: name, line }, isFilm ? 'movie' : 'tv', context);
      }
    }
  }
  return harvest;
}

/** Simkl: a JSON file, plain or in a ZIP, or its CSV variant. */
export const simkl: SourceReader = { source: 'simkl', roleOf, repeats, read };
