import type { ImportEntry, RowProblem } from './entry.ts';
import type { CsvRecord } from './csv-table.ts';
import { dayOfSeconds, dayOfTime, momentIn, momentOfSeconds } from './days.ts';
import { baseName, idIn, idsOf, isNamed, placeIn, plainText, starsIn, yearIn } from './facts.ts';
import type { Harvest, OpenedFile, ReadingContext, RecognisedFile, SourceReader } from './reading.ts';
import { TV_TIME_FILES, VOTES } from './tv-time-files.ts';
import { listsIn } from './tv-time-lists.ts';
import { episodeIn, noteAgain, timesAgain, type WatchedAgain } from './tv-time-episodes.ts';

/** Columns that identify a file, whatever its name; a single file may have been renamed. */
const SIGNS: [role: string, columns: string[]][] = [
  ['v2', ['key', 'series_name']],
  ['v1', ['entity_type', 'movie_name']],
  ['seen', ['tv_show_id', 'episode_number']],
  ['rates', ['tv_show_id', 'rating']],
  ['lists', ['name', 'objects']],
];

function roleOf({ name, table }: OpenedFile): string | null {
  if (!table) return null;
  const sign = SIGNS.find(([, columns]) => columns.every((column) => table.columns.has(column)));
  if (sign) return sign[0];
  // Emotion votes have the same columns but are no ratings.
  if (table.columns.has('vote_key')) return baseName(name).startsWith('ratings-') ? 'votes' : null;
  const isShows = /followed_tv_show|user_tv_show_data/.test(baseName(name));
  return table.columns.has('tv_show_id') && isShows ? 'shows' : null;
}

interface Reader extends Harvest {
  context: ReadingContext;
  /** Keys of added entries: the newest file's entry wins. */
  seen: Set<string>;
  /** Rewatched episodes, with their number. */
  again: WatchedAgain;
  /** Series with an id, by name: votes have only the name. */
  series: Map<string, Title>;
}

type Title = Pick<ImportEntry, 'kind' | 'name' | 'year' | 'ids'>;

const yes = (text: string) => /^(?:1|true|yes)$/i.test(text);

/** Parses a series' name. It may end in a year: "The Flash (2014)". */
function series(name: string, id: string): Title {
  const plain = plainText(name);
  const [, bare, year] = /^(.+?) \((\d{4})\)$/.exec(plain) ?? [];
  return { kind: 'tv', name: bare ?? plain, year: yearIn(year), ids: idsOf({ tvdb: idIn(id) }) };
}

const keyOf = ({ kind, name, year, ids }: Title) => `${kind} ${ids.tvdb ?? `${name.toLowerCase()} ${year}`}`;

const nameKey = ({ name, year }: Title) => `${name.toLowerCase()} ${year}`;

/** Stores a series' id for entries without one. */
function noteSeries({ series: known }: Reader, title: Title) {
  if (title.ids.tvdb !== undefined && !known.has(nameKey(title))) known.set(nameKey(title), title);
}

function addOnce(reader: Reader, key: string, entry: ImportEntry) {
  if (reader.seen.has(key)) return;
  reader.seen.add(key);
  reader.entries.push(entry);
}

function refuse(reader: Reader, at: ImportEntry['at'], problem: RowProblem) {
  reader.unreadable.push({ at, problem });
}

function addEpisode(reader: Reader, at: ImportEntry['at'], title: Title, record: CsvRecord) {
  const told = episodeIn(record, reader.context);
  if (!told) return refuse(reader, at, 'noEpisode');
  const entry: ImportEntry = { at, what: 'watch', ...title, ...told };
  const key = `${keyOf(title)} ${told.episode.season} ${told.episode.number}`;
  noteAgain(reader.again, key, entry, record);
  addOnce(reader, told.again ? `again ${key} ${record.get('created_at')}` : `watch ${key}`, entry);
}

/** Adds favorite, wish and follow state of a series. `follows`: the file itself lists followed series. */
function addShow(reader: Reader, at: ImportEntry['at'], title: Title, record: CsvRecord, follows: boolean) {
  const base = { at, ...title, day: dayOfTime(record.get('created_at'), reader.context), again: false };
  const followed = record.get('is_followed', 'active');
  const archived = yes(record.get('is_archived', 'archived'));
  if (yes(record.get('is_favorited', 'is_favorite'))) {
    addOnce(reader, `favorite ${keyOf(title)}`, { ...base, what: 'favorite' });
  }
  if (yes(record.get('is_for_later'))) {
    return addOnce(reader, `wish ${keyOf(title)}`, { ...base, what: 'wish' });
  }
  if (followed === '' ? !follows : !yes(followed)) return refuse(reader, at, 'nothing');
  const entry: ImportEntry = { ...base, what: 'follow' };
  addOnce(reader, `follow ${keyOf(title)}`, archived ? { ...entry, state: 'paused' } : entry);
}

/** Parses a row of the newest file by the prefix of its key; other prefixes are counters and settings. */
function addNewest(reader: Reader, at: ImportEntry['at'], record: CsvRecord) {
  const key = record.get('key');
  const isEpisode = /^(?:re)?watch-episode-/.test(key);
  if (!isEpisode && !key.startsWith('user-series-')) return refuse(reader, at, 'needless');
  const title = series(record.get('series_name'), record.get('s_id', 'series_id'));
  if (!isNamed(title)) return refuse(reader, at, 'noTitle');
  noteSeries(reader, title);
  if (isEpisode) addEpisode(reader, at, title, record);
  else addShow(reader, at, title, record, false);
}

const FILM_WISHES = new Set(['follow', 'towatch']);

function addFilm(reader: Reader, at: ImportEntry['at'], record: CsvRecord) {
  const type = record.get('type').toLowerCase();
  const watched = type === 'watch' || type === 'rewatch';
  if (record.get('entity_type').toLowerCase() !== 'movie' || !(watched || FILM_WISHES.has(type)))
    return refuse(reader, at, 'needless');
  const title: Title = {
    kind: 'movie',
    name: plainText(record.get('movie_name')),
    year: yearIn(record.get('release_date')),
    ids: {},
  };
  if (!isNamed(title)) return refuse(reader, at, 'noTitle');
  const created = dayOfTime(record.get('created_at'), reader.context);
  const base = { at, ...title, again: type === 'rewatch' };
  if (!watched) return addOnce(reader, `wish ${keyOf(title)}`, { ...base, what: 'wish', day: created });
  const seconds = record.get('watch_date');
  const known = dayOfSeconds(seconds, reader.context);
  const moment = known ? momentOfSeconds(seconds) : momentIn(record.get('created_at'));
  const day = known ?? created;
  addOnce(reader, `watch ${keyOf(title)} ${type} ${day}`, { ...base, what: 'watch', day, ...moment });
}

function addVote(reader: Reader, at: ImportEntry['at'], record: CsvRecord) {
  const [film, name] = [plainText(record.get('movie_name')), record.get('series_name')];
  const named = series(name, '');
  const title: Title = film
    ? { kind: 'movie', name: film, year: null, ids: {} }
    : (reader.series.get(nameKey(named)) ?? named);
  if (!isNamed(title)) return refuse(reader, at, 'noTitle');
  const value = VOTES[/\d+$/.exec(record.get('vote_key'))?.[0] ?? ''];
  if (value === undefined) return refuse(reader, at, 'noRating');
  const base = {
    at,
    what: 'rating',
    ...title,
    day: dayOfTime(record.get('created_at'), reader.context),
  } as const;
  const rating = { ...base, stars: { value, of: 5 as const }, again: false };
  if (film) return addOnce(reader, `rating ${keyOf(title)}`, rating);
  const [season, number] = [placeIn(record.get('season_number')), placeIn(record.get('episode_number'))];
  if (season === undefined || number === undefined) return refuse(reader, at, 'noEpisode');
  addOnce(reader, `rating ${keyOf(title)} ${season} ${number}`, { ...rating, episode: { season, number } });
}

function addRate(reader: Reader, at: ImportEntry['at'], title: Title, record: CsvRecord) {
  const stars = starsIn(record.get('rating'), 5);
  if (!stars) return refuse(reader, at, 'noRating');
  const day = dayOfTime(record.get('created_at'), reader.context);
  addOnce(reader, `rating ${keyOf(title)}`, { at, what: 'rating', ...title, stars, day, again: false });
}

function addRecord(reader: Reader, { name: file, role }: RecognisedFile, record: CsvRecord) {
  const at = { file, line: record.line };
  if (role === 'votes') return addVote(reader, at, record);
  if (role === 'v2') return addNewest(reader, at, record);
  if (role === 'v1') return addFilm(reader, at, record);
  const title = series(record.get('tv_show_name'), record.get('tv_show_id'));
  if (!isNamed(title)) return refuse(reader, at, 'noTitle');
  noteSeries(reader, title);
  if (role === 'rates') addRate(reader, at, title, record);
  else if (role === 'seen') addEpisode(reader, at, title, record);
  else addShow(reader, at, title, record, baseName(file).includes('followed'));
}

function withoutSeenWishes(entries: readonly ImportEntry[]): ImportEntry[] {
  const films = entries.filter(({ what, kind }) => what === 'watch' && kind === 'movie');
  const watched = new Set(films.map(keyOf));
  return entries.filter((entry) => entry.what !== 'wish' || !watched.has(keyOf(entry)));
}

const ROLES = ['v2', 'v1', 'seen', 'shows', 'votes', 'rates'];

/** Age of a file: newer formats first. */
const ageOf = ({ name }: RecognisedFile) =>
  [...TV_TIME_FILES, baseName(name)].findIndex((known) => known === baseName(name));

function read(files: readonly RecognisedFile[], context: ReadingContext): Harvest {
  const reader: Reader = {
    entries: [],
    unreadable: [],
    context,
    seen: new Set(),
    again: new Map(),
    series: new Map(),
  };
  const newestFirst = [...files].sort(
    (a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role) || ageOf(a) - ageOf(b),
  );
  for (const file of newestFirst.filter(({ role }) => role !== 'lists'))
    for (const record of file.table?.records ?? []) addRecord(reader, file, record);
  const entries = withoutSeenWishes([...reader.entries, ...timesAgain(reader.again)]);
  const lists = listsIn(files, entries);
  return {
    entries: [...entries, ...lists.entries],
    unreadable: [...reader.unreadable, ...lists.unreadable],
  };
}

/** TV Time: a ZIP of CSV files, of which eleven are opened. Series have TheTVDB ids, films name and year. */
export const tvTime: SourceReader = { source: 'tvtime', roleOf, read };
