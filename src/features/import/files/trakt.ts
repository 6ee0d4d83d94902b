import type { ImportEntry } from './entry.ts';
import { dayOfTime } from './days.ts';
import { playIn, playsInSummary } from './trakt-plays.ts';
import {
  baseName,
  isNamed,
  keyInFile,
  listNameOf,
  listNumbers,
  numbered,
  placeIn,
  plainText,
  starsIn,
  writtenText,
} from './facts.ts';
import { inside, isLoose, listIn, titleIn, type Loose } from './json-facts.ts';
import { privateNoteIn, reviewIn, textRoleOf, withOneNoteEach } from './trakt-texts.ts';
import type { Harvest, OpenedFile, ReadingContext, RecognisedFile, SourceReader } from './reading.ts';

const isTitled = (item: Loose) => isLoose(item['movie']) || isLoose(item['show']);

/** Role of a JSON file, by its first recognisable item. */
function roleOf({ name, json }: OpenedFile): string | null {
  const items: unknown[] = Array.isArray(json) ? json : [];
  const base = baseName(name);
  for (const item of items.slice(0, 20)) {
    if (!isLoose(item)) continue;
    const text = textRoleOf(item);
    if (text) return text;
    if (!isTitled(item)) {
      if (isLoose(item['ids']) && 'slug' in item['ids'] && 'name' in item) return 'lists';
      continue;
    }
    if ('rated_at' in item) return 'ratings';
    if ('watched_at' in item) return 'history';
    if ('plays' in item) return 'summary';
    if ('hidden_at' in item) return /dropped/.test(base) ? 'dropped' : null;
    if ('listed_at' in item) {
      if (/watchlist/.test(base)) return 'watchlist';
      return /favou?rites|recommendations/.test(base) ? 'favorites' : 'list';
    }
  }
  return null;
}

/** The title of an item; null for people and anything unnamed. */
function titleOf(item: Loose): Pick<ImportEntry, 'kind' | 'name' | 'year' | 'ids'> | null {
  if (isLoose(item['show'])) return titleIn(item['show'], 'tv');
  return isLoose(item['movie']) ? titleIn(item['movie'], 'movie') : null;
}

interface Reader extends Harvest {
  context: ReadingContext;
  /** Lists by slug, which ends their files' names. */
  lists: Map<string, { name: string; description: string }>;
  /** Files of lists whose description is in an entry already. */
  described: Set<string>;
  /** Numbers of lists with the same name. */
  numbers: Map<string, number>;
  /** Trakt's ids of plays, which several files may repeat. */
  plays: Set<unknown>;
}

type Add = (what: ImportEntry['what'], more: Partial<ImportEntry>) => void;
type Refuse = (problem: Harvest['unreadable'][number]['problem']) => void;

const isWhole = (item: Loose) => item['type'] !== 'season' && item['type'] !== 'episode';

/** The season or episode of an item; empty for a whole title, null if unspecified. */
function partOf(item: Loose): Pick<ImportEntry, 'episode' | 'season'> | null {
  if (isWhole(item)) return {};
  const isSeason = item['type'] === 'season';
  const { season, number } = inside(item, isSeason ? 'season' : 'episode');
  const place = { season: placeIn(isSeason ? number : season), number: placeIn(number) };
  if (place.season === undefined || place.number === undefined) return null;
  return isSeason ? { season: place.season } : { episode: { season: place.season, number: place.number } };
}

function addPlay(reader: Reader, item: Loose, add: Add, refuse: Refuse) {
  if (item['id'] !== undefined && reader.plays.has(item['id'])) return refuse('repeated');
  if (item['id'] !== undefined) reader.plays.add(item['id']);
  const play = playIn(item, reader.context);
  if (play) add('watch', play);
  else refuse('noEpisode');
}

/** Parses a summary. A series without episodes becomes a followed series. */
function addSummary(reader: Reader, item: Loose, add: Add) {
  const isBare = isLoose(item['show']) && listIn(item, 'seasons').length === 0;
  if (isBare) return add('follow', { noEpisodes: true });
  for (const play of playsInSummary(item, reader.context)) add('watch', play);
}

/** The list of a file: from the index of lists, else named after the file. */
function listOf(lists: Reader['lists'], file: string): { name: string; description?: string } {
  const base = baseName(file).replace(/\.json$/, '');
  const slugs = [...lists.keys()].filter((slug) => base.endsWith(slug)).sort((a, b) => b.length - a.length);
  const list = lists.get(slugs[0] ?? '');
  if (!list) return { name: listNameOf(base.replace(/^lists?-(?:list-)?(?:\d+-)?/, '')) };
  return list.description ? list : { name: list.name };
}

/** The list of an item, with its description in the first one. */
function listAt({ lists, numbers, described }: Reader, file: string) {
  const { name, description } = listOf(lists, file);
  const list = numbered(name, numbers.get(file));
  if (!description || described.has(file)) return list;
  described.add(file);
  return { ...list, description };
}

function addItem(reader: Reader, { name: file, role }: RecognisedFile, item: unknown, index: number) {
  const at = { file, line: index + 1 };
  const refuse: Refuse = (problem) => void reader.unreadable.push({ at, problem });
  if (!isLoose(item)) return refuse('malformed');
  const title = titleOf(item);
  if (!title) return refuse('noTitleKind');
  if (!isNamed(title)) return refuse('noTitle');
  const add: Add = (what, more) =>
    void reader.entries.push({ at, what, ...title, day: null, again: false, ...more });
  if (role === 'history') return addPlay(reader, item, add, refuse);
  if (role === 'summary') return addSummary(reader, item, add);
  if (role === 'comments' || role === 'notes') {
    const said = (role === 'comments' ? reviewIn : privateNoteIn)(item, reader.context);
    return typeof said === 'string' ? refuse(said) : add(said.what, said);
  }
  const part = partOf(item);
  if (part === null) return refuse('noEpisode');
  if (!isWhole(item) && role !== 'ratings') return refuse('partOfSeries');
  const time = item['rated_at'] ?? item['listed_at'] ?? item['hidden_at'];
  const day = dayOfTime(time, reader.context);
  if (role === 'ratings') {
    const stars = starsIn(item['rating'], 10);
    return stars ? add('rating', { stars, day, ...part }) : refuse('noRating');
  }
  if (role === 'watchlist') return add('wish', { day });
  if (role === 'favorites') return add('favorite', { day });
  if (role === 'dropped')
    return title.kind === 'tv' ? add('follow', { day, state: 'dropped' }) : refuse('droppedMovie');
  const position = placeIn(item['rank']) ?? index + 1;
  const text = writtenText(textIn(item, 'notes'));
  const list = { ...listAt(reader, file), position };
  add('list', text ? { list, day, text } : { list, day });
}

/** Marks all but the first play of a title or episode as rewatches. */
function markAgain({ entries }: Harvest) {
  const seen = new Set<string>();
  const plays = entries.filter(({ what }) => what === 'watch');
  plays.sort((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : Number((a.day ?? '') > (b.day ?? ''))));
  for (const play of plays) {
    const key = `${keyInFile(play)} ${play.episode?.season} ${play.episode?.number}`;
    play.again = seen.has(key);
    seen.add(key);
  }
}

const textIn = (item: Loose, name: string) => (typeof item[name] === 'string' ? item[name] : '');

function listsIn(files: readonly RecognisedFile[]): Reader['lists'] {
  const lists: Reader['lists'] = new Map();
  for (const { json } of files.filter(({ role }) => role === 'lists')) {
    for (const list of json as unknown[]) {
      const { slug } = inside(list, 'ids');
      if (!isLoose(list) || typeof slug !== 'string' || !slug || typeof list['name'] !== 'string') continue;
      const description = writtenText(textIn(list, 'description'));
      lists.set(slug, { name: plainText(list['name']), description });
    }
  }
  return lists;
}

/** Summaries repeat the history; they count only without it. */
function repeats(files: readonly RecognisedFile[]): RecognisedFile[] {
  const hasHistory = files.some(({ role }) => role === 'history');
  return hasHistory ? files.filter(({ role }) => role === 'summary') : [];
}

function read(files: readonly RecognisedFile[], context: ReadingContext): Harvest {
  const lists = listsIn(files);
  const listed = files.filter(({ role }) => role === 'list');
  const reader: Reader = {
    entries: [],
    unreadable: [],
    context,
    lists,
    numbers: listNumbers(listed.map(({ name }) => ({ file: name, name: listOf(lists, name).name }))),
    described: new Set(),
    plays: new Set(),
  };
  // Summaries last: they lack the dropped state of a series.
  for (const file of files.toSorted((a, b) => Number(a.role === 'summary') - Number(b.role === 'summary'))) {
    if (file.role === 'lists') continue;
    for (const [index, item] of (file.json as unknown[]).entries()) addItem(reader, file, item, index);
  }
  markAgain(reader);
  return { entries: withOneNoteEach(reader.entries), unreadable: reader.unreadable };
}

/** Trakt: a ZIP of JSON files, or some of them; nearly all with TMDB ids. */
export const trakt: SourceReader = { source: 'trakt', roleOf, explains: ['lists', 'notes'], repeats, read };
