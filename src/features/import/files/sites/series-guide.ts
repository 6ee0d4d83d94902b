import { isLoose, listIn, type Loose } from '../json-facts.ts';
import type { OpenedFile } from '../reading.ts';
import { cellIn, objectReader, type ObjectRow } from './json-reader.ts';

type Cells = ObjectRow['cells'];

const itemsIn = (json: unknown): unknown[] => (Array.isArray(json) ? (json as unknown[]) : []);

const isShow = (item: unknown): item is Loose =>
  isLoose(item) &&
  ('tvdb_id' in item || 'tmdb_id' in item) &&
  Array.isArray(item['seasons']) &&
  !('id' in item);

const isMovie = (item: unknown): item is Loose =>
  isLoose(item) && 'tmdb_id' in item && ('in_watchlist' in item || 'in_collection' in item);

const isList = (item: unknown): item is Loose =>
  isLoose(item) && Array.isArray(item['items']) && ('list_id' in item || 'name' in item);

const isOne = ({ json }: OpenedFile) =>
  itemsIn(json).some((item) => isShow(item) || isMovie(item) || isList(item));

const idsIn = (item: Loose): Cells => ({
  title: cellIn(item['title']),
  tmdb: cellIn(item['tmdb_id']),
  ...(cellIn(item['tvdb_id']) && { tvdb: cellIn(item['tvdb_id']) }),
  ...(cellIn(item['imdb_id']) && { imdb: cellIn(item['imdb_id']) }),
});

function showRows(show: Loose): Cells[] {
  const base: Cells = {
    ...idsIn(show),
    type: 'tv',
    released: cellIn(show['first_aired']) || cellIn(show['release_date']),
  };
  const episodes = listIn(show, 'seasons').flatMap((season) =>
    listIn(season, 'episodes').flatMap((episode): Cells[] => {
      if (!isLoose(season) || !isLoose(episode)) return [];
      const watched = episode['watched'] === true || Number(episode['plays']) > 0;
      const rating = cellIn(episode['rating_user']);
      const isRated = rating !== '' && rating !== '0';
      if (!watched && !isRated) return [];
      const place = { season: cellIn(season['season']), episode: cellIn(episode['episode']) };
      return [
        {
          ...base,
          ...place,
          watched: String(watched),
          plays: cellIn(episode['plays']),
          rating10: rating,
          ...(cellIn(episode['tvdb_id']) && { 'episode tvdb': cellIn(episode['tvdb_id']) }),
        },
      ];
    }),
  );
  const rating10 = cellIn(show['rating_user']);
  return [
    {
      ...base,
      status: 'watching',
      rating10,
      favorite: cellIn(show['favorite']),
      note: cellIn(show['user_note']),
    },
    ...episodes,
  ];
}

const movieCells = (movie: Loose): Cells => {
  const released = Number(movie['released_utc_ms']);
  return {
    ...idsIn(movie),
    type: 'movie',
    released:
      released > -4e12 && released !== 0 && released < 4e12
        ? new Date(released).toISOString().slice(0, 10)
        : '',
    watched: cellIn(movie['watched']),
    plays: movie['watched'] === true ? cellIn(movie['plays']) : '',
    wished: movie['watched'] === true ? '' : cellIn(movie['in_watchlist']),
    rating10: cellIn(movie['rating_user']),
  };
};

/** Lists name shows by an id: TheTVDB's in old backups (type 1), TMDB's in new ones (4). */
function listRows(list: Loose): Cells[] {
  return listIn(list, 'items').flatMap((item, index): Cells[] => {
    if (!isLoose(item)) return [];
    const external = cellIn(item['externalId']) || cellIn(item['external_id']);
    const isTmdb = /tmdb/i.test(cellIn(item['type'])) || item['type'] === 4;
    const ids = external ? (isTmdb ? { tmdb: external } : { tvdb: external }) : {};
    const tmdb = cellIn(item['tmdb_id']);
    const tvdb = cellIn(item['tvdb_id']);
    return [
      {
        ...ids,
        ...(tmdb && { tmdb }),
        ...(tvdb && { tvdb }),
        title: cellIn(item['title']),
        type: 'tv',
        list: cellIn(list['name']) || 'List',
        position: String(index + 1),
      },
    ];
  });
}

function rowsOf(json: unknown): ObjectRow[] {
  return itemsIn(json).flatMap((item, index): ObjectRow[] => {
    const line = index + 1;
    const rows = isShow(item)
      ? showRows(item)
      : isMovie(item)
        ? [movieCells(item)]
        : isList(item)
          ? listRows(item)
          : null;
    if (rows === null) return [{ line, cells: {}, problem: 'malformed' }];
    return rows.map((cells) => ({ line, cells }));
  });
}

/** SeriesGuide: JSON files of shows, movies and lists, without days. */
export const seriesGuide = objectReader('seriesguide', isOne, rowsOf);
