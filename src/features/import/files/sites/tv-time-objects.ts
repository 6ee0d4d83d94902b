import { inside, isLoose, listIn, type Loose } from '../json-facts.ts';
import type { OpenedFile } from '../reading.ts';
import { cellIn, objectReader, type ObjectRow } from './json-reader.ts';

type Cells = ObjectRow['cells'];

/** Statuses of series there; those that are not here follow it. */
const STATUSES: Record<string, string> = { stopped: 'dropped', for_later: 'plan' };

/** The status of a series of TV Time's export of July 2026. */
export const statusOfTvTime = (status: string): string =>
  STATUSES[status.toLowerCase().replace(/[\s-]+/g, '_')] ?? 'watching';

const itemsIn = (json: unknown): unknown[] =>
  Array.isArray(json)
    ? (json as unknown[])
    : ['series', 'shows', 'movies', 'lists'].flatMap((name) => listIn(json, name));

/** A list, or a title with its ids in an object. */
const isItem = (item: unknown): item is Loose =>
  isLoose(item) &&
  ((isLoose(item['id']) &&
    ('tvdb' in item['id'] || 'imdb' in item['id']) &&
    ('title' in item || 'name' in item)) ||
    isListItem(item));

const isListItem = (item: Loose) =>
  Array.isArray(item['items']) && 'name' in item && 'id' in item && !('list_id' in item);

const isOne = ({ json }: OpenedFile) => itemsIn(json).some(isItem);

const idsIn = (item: Loose): Cells => {
  const { tvdb, imdb } = inside(item, 'id');
  return {
    title: cellIn(item['title']) || cellIn(item['name']),
    year: cellIn(item['year']),
    ...(cellIn(tvdb) && { tvdb: cellIn(tvdb) }),
    ...(cellIn(imdb) && { imdb: cellIn(imdb) }),
  };
};

function seriesRows(item: Loose): Cells[] {
  const base = { ...idsIn(item), type: 'tv' };
  const episodes = listIn(item, 'seasons').flatMap((season) =>
    listIn(season, 'episodes').flatMap((episode): Cells[] => {
      if (!isLoose(season) || !isLoose(episode) || episode['is_watched'] === false) return [];
      const isSpecial = episode['special'] === true && cellIn(season['number']) === '';
      const { tvdb } = inside(episode, 'id');
      return [
        {
          ...base,
          season: isSpecial ? '0' : cellIn(season['number']),
          episode: cellIn(episode['number']),
          'episode tvdb': cellIn(tvdb) || cellIn(episode['id']),
          'watched date': cellIn(episode['watched_at']),
          rewatches: cellIn(episode['rewatch_count']),
        },
      ];
    }),
  );
  const created = cellIn(item['created_at']);
  return [
    {
      ...base,
      created,
      status: statusOfTvTime(cellIn(item['status'])),
      favorite: cellIn(item['is_favorite']),
    },
    ...episodes,
  ];
}

function movieCells(item: Loose): Cells {
  const isWatched =
    item['is_watched'] === true || (item['is_watched'] === undefined && cellIn(item['watched_at']) !== '');
  return {
    ...idsIn(item),
    type: 'movie',
    created: cellIn(item['created_at']),
    ...(isWatched
      ? {
          watched: 'true',
          'watched date': cellIn(item['watched_at']),
          rewatches: cellIn(item['rewatch_count']),
        }
      : { wished: 'true' }),
    favorite: cellIn(item['is_favorite']),
  };
}

function listRows(list: Loose): Cells[] {
  return listIn(list, 'items')
    .filter(isLoose)
    .map((item, index) => ({
      ...idsIn(item),
      type: cellIn(item['type']) || cellIn(item['item_type']),
      list: cellIn(list['name']) || 'List',
      position: String(index + 1),
    }));
}

function rowsOf(json: unknown): ObjectRow[] {
  return itemsIn(json).flatMap((item, index): ObjectRow[] => {
    const line = index + 1;
    if (!isItem(item)) return [{ line, cells: {}, problem: 'malformed' }];
    const isSeries = 'seasons' in item || 'status' in item;
    const rows = isListItem(item) ? listRows(item) : isSeries ? seriesRows(item) : [movieCells(item)];
    return rows.map((cells) => ({ line, cells }));
  });
}

/** TV Time's own export of July 2026, as JSON. */
export const tvTimeObjects = objectReader('tvtime', isOne, rowsOf);
