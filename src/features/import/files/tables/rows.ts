import type { Kind } from '../../../../core/title.ts';
import type { CsvRecord } from '../csv-table.ts';
import type { GivenStars, ImportEntry, RowProblem } from '../entry.ts';
import { plainText, withoutTags, writtenText } from '../facts.ts';
import type { Harvest, ReadingContext } from '../reading.ts';
import { flagIn, numberIn, ratingIn, standingIn, whenIn, type Standing, type When } from './cells.ts';
import type { ColumnNames } from './columns.ts';
import { aboutOf, type About } from './titles.ts';

/** What a whole file is where its rows do not say it. */
export type FileMeaning = 'seen' | 'watched' | 'watchlist' | 'likes' | 'list' | null;

/** How rows of a file are to be read. */
interface RowRules {
  file: string;
  names: ColumnNames;
  meaning: FileMeaning;
  /** The list of a file of one. */
  listName: string;
  /** Of a rating without one; null while unknown. */
  scale: GivenStars['of'] | null;
  kind: Kind | null;
  utc: boolean;
}

/** A row that is read: what it is about, and what it says. */
interface Row extends RowRules {
  record: CsvRecord;
  about: About;
  add: (what: ImportEntry['what'], more?: Partial<ImportEntry>) => void;
  refuse: (problem: RowProblem) => void;
  context: ReadingContext;
}

const MOST_PLAYS = 98;

function countIn(cell: string): number {
  const count = Number(cell.replace(/\.0+$/, ''));
  return Number.isInteger(count) ? Math.min(Math.max(count, 0), MOST_PLAYS) : 0;
}

/** The status of a row, from the column of it or from boxes that are ticked; null if it says none. */
function standingOf({ record, meaning }: Row): Standing | null {
  const cell = record.get('status');
  const named = flagIn(cell) === true ? 'plan' : standingIn(cell);
  if (named) return named;
  if (flagIn(record.get('watched')) === true) return 'completed';
  if (flagIn(record.get('wished')) === true) return 'plan';
  return meaning === 'watchlist' ? 'plan' : null;
}

/** When it was watched: the column of it, or a day where others tick a box. */
function watchedWhen({ record, context, utc }: Row): When {
  const when = whenIn(record.get('watched date'), context, utc);
  return when.day
    ? when
    : whenIn(flagIn(record.get('watched')) === null ? record.get('watched') : '', context, utc);
}

/** Adds the watches of a row. Times it was watched again are rows of their own for episodes, and a count for titles. */
function addWatches(row: Row, when: When): void {
  const { record, about, add } = row;
  // Which episodes a season has is not known here.
  if (about.season !== undefined) return add('follow', { season: undefined, noEpisodes: true });
  const again = flagIn(record.get('rewatch')) === true;
  const more = Math.max(countIn(record.get('rewatches')), countIn(record.get('plays')) - 1, 0);
  const tags = plainText(record.get('tags').normalize('NFC'), Infinity);
  const said = { again, ...(tags && { tags }) };
  if (about.byEpisode || about.episode) {
    add('watch', { ...when, ...said });
    for (let time = 0; time < more; time += 1) add('watch', { day: null, again: true });
    return;
  }
  const plays = more > 0 ? { plays: more + 1 } : {};
  if (when.day || more > 0 || record.get('watched date') !== '') add('watch', { ...when, ...said, ...plays });
  else add('watched', said);
}

/** Adds what a status says of a title. */
function addStanding(row: Row, standing: Standing, when: When): void {
  const { about, add, refuse, record, context, utc } = row;
  const isEpisode = about.episode !== undefined || about.byEpisode !== undefined;
  const added = whenIn(record.get('created'), context, utc);
  if (standing === 'completed') return addWatches(row, when);
  if (standing === 'plan' || standing === 'dismissed') {
    if (isEpisode || about.season !== undefined) return refuse('partOfSeries');
    return add(standing === 'plan' ? 'wish' : 'dismissed', { day: added.day ?? when.day });
  }
  if (isEpisode) return when.day ? addWatches(row, when) : refuse('unwatched');
  if (about.title.kind === 'movie') return refuse(standing === 'dropped' ? 'droppedMovie' : 'unfinished');
  add('follow', { season: undefined, ...(standing !== 'watching' && { state: standing }) });
}

/** Adds the rating of a row; whether it has one. */
function addRating(row: Row, when: When): boolean {
  const { record, scale, add, refuse, context, utc } = row;
  const cell = record.get('rating10', 'rating100', 'rating');
  const of = record.get('rating10') ? 10 : record.get('rating100') ? 100 : scale;
  const stars = ratingIn(cell, of);
  if (stars) {
    const rated = whenIn(record.get('date rated'), context, utc).day;
    add('rating', { stars, day: rated ?? when.day });
  } else if (stars === null && cell !== '' && numberIn(cell)?.value !== 0) refuse('noRating');
  return stars !== null;
}

function addTexts({ record, about, add, refuse, context, utc }: Row, when: When): void {
  const isPart = about.episode !== undefined || about.byEpisode !== undefined;
  const [review, note] = [withoutTags(record.get('review')), writtenText(record.get('note'))];
  const day = whenIn(record.get('date rated'), context, utc).day ?? when.day;
  if (review && (isPart || about.season !== undefined)) refuse('partText');
  else if (review) add('review', { text: review, day });
  if (note && isPart) refuse('partText');
  else if (note) add('note', { text: note, day });
}

const WISHLIST = /^(?:my )?(?:watch ?list|wish ?list|plan to watch|to watch)$/i;
const WATCHED = /^(?:my )?(?:watched|seen|history|diary|completed)(?: (?:movies|films|shows|list))?$/i;
const FAVORITES = /^(?:my )?(?:favou?rites?|liked?|likes)(?: (?:movies|films|shows))?$/i;

/** Adds the lists a row names. Those of every site are what they are called. */
function addLists(row: Row, index: number): void {
  const { record, about, add, refuse, meaning, listName, context, utc } = row;
  const cell = record.get('list');
  const names = (cell ? cell.split(/\s*[|;]\s*/) : meaning === 'list' ? [listName] : []).filter(Boolean);
  const day = whenIn(record.get('created'), context, utc).day;
  const isPart = about.episode !== undefined || about.byEpisode !== undefined || about.season !== undefined;
  if (names.length > 0 && isPart) return refuse('partOfSeries');
  for (const written of names) {
    const name = plainText(written);
    if (WISHLIST.test(name)) add('wish', { day });
    else if (WATCHED.test(name)) addWatches(row, watchedWhen(row));
    else if (FAVORITES.test(name)) add('favorite', { day });
    else
      add('list', {
        list: { name, position: Math.max(1, countOf(record.get('position')) ?? index + 1) },
        day,
      });
  }
}

function countOf(cell: string): number | null {
  const place = Number(cell.replace(/\.0+$/, ''));
  return cell !== '' && Number.isInteger(place) && place > 0 && place <= 1_000_000 ? place : null;
}

/** Whether a row without a status was watched: it has a day, or the file holds what was. */
function wasWatched({ record, names, meaning, about }: Row, when: When, rated: boolean): boolean {
  const isUnwatched = flagIn(record.get('watched')) === false || record.get('plays') === '0';
  if (isUnwatched && !when.day) return false;
  if (when.day || meaning === 'seen' || meaning === 'watched') return true;
  if (meaning === 'watchlist' || meaning === 'likes' || meaning === 'list') return false;
  const hasState = names.status ?? names.watched ?? names.wished ?? names.list;
  if (about.episode || about.byEpisode) return names.watched === undefined;
  return (
    hasState === undefined && about.season === undefined && (rated || names['watched date'] !== undefined)
  );
}

function lastEpisodeIn(cell: string) {
  const [, season, number] = /^s(\d{1,4})e(\d{1,5})$/i.exec(cell) ?? [];
  return season && number ? { season: Number(season), number: Number(number) } : null;
}

/** Adds all that a row says. A row that says nothing is reported. */
export function addRow(
  harvest: Harvest,
  rules: RowRules,
  record: CsvRecord,
  index: number,
  context: ReadingContext,
): void {
  const at = { file: rules.file, line: record.line };
  const refuse = (problem: RowProblem) => void harvest.unreadable.push({ at, problem });
  const about = aboutOf(record, rules.names, rules.kind);
  if (typeof about === 'string') return refuse(about);
  const { title, ...part } = about;
  let added = 0;
  const add: Row['add'] = (what, more = {}) => {
    added += 1;
    const entry = { at, what, ...title, ...part, day: null, again: false, ...more };
    harvest.entries.push(entry.season === undefined ? without(entry, 'season') : entry);
  };
  const row: Row = { ...rules, record, about, add, refuse, context };
  const before = harvest.unreadable.length;
  const when = watchedWhen(row);
  const rated = addRating(row, when);
  const standing = standingOf(row);
  const last = lastEpisodeIn(record.get('last episode'));
  if (standing) addStanding(row, standing, when);
  else if (!last && wasWatched(row, when, rated)) addWatches(row, when);
  if (last) add('watch', { ...when, episode: last, ...(last.season > 0 && { upTo: true as const }) });
  if (flagIn(record.get('favorite')) === true || rules.meaning === 'likes')
    add('favorite', { day: whenIn(record.get('created'), context, rules.utc).day });
  addLists(row, index);
  addTexts(row, when);
  if (added > 0 || harvest.unreadable.length > before || (rated && rules.scale === null)) return;
  const isRated = record.get('rating10', 'rating100', 'rating') !== '';
  const isUnwatched = flagIn(record.get('watched')) === false || record.get('plays') === '0';
  refuse(isUnwatched ? 'unwatched' : isRated ? 'noRating' : 'nothing');
}

function without<Entry extends object, Key extends keyof Entry>(
  entry: Entry,
  key: Key,
): Omit<Entry, Key> & Entry {
  const { [key]: _, ...rest } = entry;
  return rest as Omit<Entry, Key> & Entry;
}
