import { idIn, idsOf, imdbIn, yearIn } from '../../import/files/facts.ts';
import type { ImportEntry } from '../../import/files/entry.ts';
import { inside, isLoose, listIn, type Loose } from '../../import/files/json-facts.ts';
import { dayIn } from '../../../core/time-zones.ts';
import { episodesIn, momentIn, numbersIn, says, textIn } from './reading.ts';

/** Servers with an API for the watch history, for a one-time import. */
const HISTORY_SOURCES = ['plex', 'jellyfin', 'emby'] as const;
export type HistorySource = (typeof HISTORY_SOURCES)[number];

/** Whether a form field names such a server. */
export function isHistorySource(text: string): text is HistorySource {
  return HISTORY_SOURCES.some((source) => source === text);
}

/** The form of a history import. The token is used once and never stored. */
export interface HistoryWanted {
  source: HistorySource;
  address: string;
  token: string;
  /** User name on the server, for a server with several users. */
  user: string;
}

export type HistoryFailure =
  | 'address'
  | 'refused'
  | 'token'
  | 'user'
  | 'unreachable'
  | 'answer'
  | 'tooMuch'
  | 'none'
  | 'open'
  | 'limited';

/** Ids of series by the server's own id: its episodes do not carry them. */
export type KnownShows = ReadonlyMap<string, Pick<ImportEntry, 'ids' | 'year'>>;

const FILE = { plex: 'Plex', jellyfin: 'Jellyfin', emby: 'Emby' } as const;

type Title = Pick<ImportEntry, 'kind' | 'name' | 'year' | 'ids'> & Pick<ImportEntry, 'episode'>;

/** A history entry on its day in the user's time zone. A time from an unset clock is ignored. */
function entryOf(
  source: HistorySource,
  line: number,
  title: Title,
  seen: unknown,
  zone: string,
): ImportEntry {
  const at = { file: FILE[source], line };
  const told = momentIn(seen);
  if (told === null) return { at, what: 'watched', ...title, day: null, again: false };
  const when = new Date(told);
  return { at, what: 'watch', ...title, day: dayIn(zone, when), moment: when.toISOString(), again: false };
}

const isNamed = ({ name, ids }: Title) => name !== '' || Object.keys(ids).length > 0;

/** Parses the series in a response of Jellyfin or Emby. */
export function mediaShows(answer: unknown): [string, Pick<ImportEntry, 'ids' | 'year'>][] {
  return listIn(answer, 'Items').flatMap((item) => {
    if (!isLoose(item)) return [];
    const show = { ids: numbersIn(item['ProviderIds']), year: yearIn(item['ProductionYear']) };
    return [[textIn(item['Id']), show] as const];
  });
}

/**
 * Parses played movies and episodes in a response of Jellyfin or Emby; episodes get the ids of their series from
 * `shows`.
 */
export function mediaEntries(
  source: 'jellyfin' | 'emby',
  answer: unknown,
  shows: KnownShows,
  from: number,
  zone: string,
): ImportEntry[] {
  return listIn(answer, 'Items').flatMap((item, index) => {
    const data = inside(item, 'UserData');
    if (!isLoose(item) || !says(data['Played'])) return [];
    const entry = (title: Title) =>
      isNamed(title) ? [entryOf(source, from + index + 1, title, data['LastPlayedDate'], zone)] : [];
    if (item['Type'] === 'Movie') {
      const ids = numbersIn(item['ProviderIds']);
      return entry({ kind: 'movie', name: textIn(item['Name']), year: yearIn(item['ProductionYear']), ids });
    }
    const show = shows.get(textIn(item['SeriesId'])) ?? { ids: {}, year: null };
    const places = episodesIn(item['ParentIndexNumber'], item['IndexNumber'], item['IndexNumberEnd']);
    return places.flatMap((episode) =>
      entry({ kind: 'tv', name: textIn(item['SeriesName']), ...show, episode }),
    );
  });
}

/** Ids in a Plex item's `Guid` list. */
function plexNumbers(item: Loose): ImportEntry['ids'] {
  const ids = listIn(item, 'Guid').map((guid) => textIn(isLoose(guid) ? guid['id'] : null));
  const of = (agent: string) => ids.find((id) => id.startsWith(`${agent}://`))?.slice(agent.length + 3);
  return idsOf({ tmdb: idIn(of('tmdb')), imdb: imdbIn(of('imdb')), tvdb: idIn(of('tvdb')) });
}

const plexItems = (answer: unknown) =>
  listIn(inside(answer, 'MediaContainer'), 'Metadata').filter((item) => isLoose(item));

/** A Plex server's libraries of movies or series. */
export function plexLibraries(answer: unknown): { key: string; kind: 'movie' | 'show' }[] {
  return listIn(inside(answer, 'MediaContainer'), 'Directory').flatMap((library) => {
    if (!isLoose(library) || !/^\d{1,9}$/.test(textIn(library['key']))) return [];
    const kind = library['type'];
    return kind === 'movie' || kind === 'show' ? [{ key: textIn(library['key']), kind }] : [];
  });
}

/** Parses the series in a Plex response. */
export function plexShows(answer: unknown): [string, Pick<ImportEntry, 'ids' | 'year'>][] {
  return plexItems(answer).map((item) => [
    textIn(item['ratingKey']),
    { ids: plexNumbers(item), year: yearIn(item['year']) },
  ]);
}

/** Parses the played items in a Plex response. */
export function plexEntries(answer: unknown, shows: KnownShows, from: number, zone: string): ImportEntry[] {
  return plexItems(answer).flatMap((item, index) => {
    if (!(Number(item['viewCount']) > 0)) return [];
    const isMovie = item['type'] === 'movie';
    const show = shows.get(textIn(item['grandparentRatingKey'])) ?? { ids: {}, year: null };
    const titles: Title[] = isMovie
      ? [{ kind: 'movie', name: textIn(item['title']), year: yearIn(item['year']), ids: plexNumbers(item) }]
      : episodesIn(item['parentIndex'], item['index']).map((episode) => ({
          ...{ kind: 'tv' as const, name: textIn(item['grandparentTitle']) },
          ...{ ...show, episode },
        }));
    return titles
      .filter(isNamed)
      .map((title) => entryOf('plex', from + index + 1, title, item['lastViewedAt'], zone));
  });
}

/** Total number of items over all pages of a response; null if missing. */
export function totalOf(answer: unknown): number | null {
  const total =
    inside(answer, 'MediaContainer')['totalSize'] ?? (isLoose(answer) ? answer['TotalRecordCount'] : null);
  return typeof total === 'number' && total >= 0 ? total : null;
}

/** Id of the user with this name on Jellyfin or Emby. Without a name, the only user; null if there are several. */
export function userIn(answer: unknown, name: string): string | null {
  const users = (Array.isArray(answer) ? answer : listIn(answer, 'Items')).filter((user) => isLoose(user));
  const called = users.filter((user) => textIn(user['Name']).toLowerCase() === name.trim().toLowerCase());
  const [user] = name.trim() === '' && users.length === 1 ? users : called;
  return user ? textIn(user['Id']) || null : null;
}
