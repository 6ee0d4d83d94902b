import type { ApiWhat } from '../../../../domain/connections/api.ts';
import { API_FIELD_MESSAGES } from '../../../../domain/messages.ts';

// What stands in the examples of /developers; the tests send each of them.

const movie = { kind: 'movie', tmdb: 603 };
const at = '2026-03-01T20:15:00Z';

/** An example of each thing that is written; null where it needs the id of another. */
export const EXAMPLES: Record<ApiWhat, object | null> = {
  history: { ...movie, at, note: 'With popcorn' },
  ratings: { ...movie, stars: 5 },
  reviews: { ...movie, text: API_FIELD_MESSAGES.exampleReview },
  wishlist: { kind: 'movie', tmdb: 550 },
  watched: { ...movie, at },
  favorites: movie,
  dismissed: { kind: 'tv', tmdb: 1396 },
  lists: { name: 'Good ones', ranked: true, visibility: 'private' },
  list_items: null,
  series: { tmdb: 1396, state: 'watching' },
  episodes: { tmdb: 1396, season: 1, number: 1 },
  notices: null,
};

export const BATCH_EXAMPLE = {
  entries: [
    { do: 'put', what: 'ratings', ...movie, stars: 4 },
    { do: 'remove', what: 'wishlist', id: 'movie:550' },
  ],
};

export const SCROBBLE_EXAMPLE = { kind: 'movie', ids: { tmdb: 603 }, progress: 97 };

/** Queries of the examples, by the id of the operation. */
export const QUERIES: Record<string, string> = {
  lookUpTitles: '?tmdb=603&kind=movie',
  searchTitles: '?kind=movie&query=matrix',
};

/** What stands for the parts of paths in the examples. */
export const PARTS: Record<string, string> = { kind: 'tv', tmdb: '1396', season: '1' };
