import type { ApiWhat } from './api.ts';
import { API_FIELD_MESSAGES } from './api-field-texts.ts';

// Examples of /developers; tests send each of them.

const movie = { kind: 'movie', tmdb: 603 };
const at = '2026-03-01T20:15:00Z';

/** An example of each writable resource; null if it needs the id of another. */
export const EXAMPLES: Record<ApiWhat, object | null> = {
  history: { ...movie, at, note: 'With popcorn', stars: 4.5 },
  ratings: { ...movie, stars: 5 },
  part_ratings: { tmdb: 1396, season: 1, number: 1, stars: 4.5 },
  reviews: { ...movie, text: API_FIELD_MESSAGES.exampleReview },
  wishlist: { kind: 'movie', tmdb: 550 },
  watched: { ...movie, at },
  favorites: movie,
  dismissed: { kind: 'tv', tmdb: 1396 },
  lists: { name: 'Good ones', ranked: true, visibility: 'private' },
  list_items: null,
  series: { tmdb: 1396, state: 'watching' },
  episodes: { tmdb: 1396, season: 1, number: 1 },
  tags: { ...movie, tags: ['Cyberpunk', 'With Ben'] },
  notes: { kind: 'tv', tmdb: 1396, season: 1, note: 'Slow' },
  notices: null,
};

export const BATCH_EXAMPLE = {
  entries: [
    { do: 'put', what: 'ratings', ...movie, stars: 4 },
    { do: 'remove', what: 'wishlist', id: 'movie:550' },
  ],
};

const played = { kind: 'movie', ids: { tmdb: 603 } };
export const SCROBBLE_EXAMPLES = {
  start: played,
  pause: { ...played, progress: 40 },
  stop: { ...played, progress: 97 },
  watched: { ...played, at },
};

/** Example bodies with an id to fill in, by operation id. */
export const WITH_IDS: Record<string, object> = {
  putListItems: { list: 'ID', ...movie, place: 1 },
  putNotices: { id: 'ID', read: true },
};

/** Example queries by operation id. */
export const QUERIES: Record<string, string> = {
  lookUpTitles: '?tmdb=603&kind=movie',
  searchTitles: '?kind=movie&query=matrix',
};

/** Example path parameters. */
export const PARTS: Record<string, string> = { kind: 'tv', tmdb: '1396', season: '1' };

/** Ids of the examples by the path's first segment; ID is to be filled in. */
export const ID_EXAMPLES: Record<string, string> = {
  ...{ ratings: 'movie:603', watched: 'movie:603', favorites: 'movie:603', wishlist: 'movie:550' },
  ...{
    dismissed: 'tv:1396',
    series: '1396',
    episodes: '1396:1:1:1',
    part_ratings: '1396:1:1',
    list_items: 'ID:movie:603',
  },
  ...{ tags: 'movie:603', notes: 'tv:1396:1' },
};

/** The commands from a token to a counted episode, by path and body. */
export const QUICK = [
  { path: '/me' },
  {
    path: '/scrobble/watched',
    body: { kind: 'episode', title: 'Breaking Bad', ids: { tmdb: 1396 }, season: 1, episode: 1 },
  },
  { path: '/episodes?limit=1' },
] as const;

/** An incoming webhook of a media server. */
export const PLAYED_EXAMPLE = {
  ...{ event: 'watched', kind: 'episode', title: 'Breaking Bad', ids: { tmdb: 1396 }, season: 1, episode: 1 },
};

/** A webhook message. */
export const MESSAGE_EXAMPLE = {
  id: '5f0c7c5e-6a3b-4d53-9a7d-0b8f4b1d2c3e',
  type: 'rated',
  timestamp: at,
  what: 'ratings',
  data: { id: 'movie:603', at, kind: 'movie', tmdb: 603, stars: 5 },
};

/** A Node module that verifies a webhook message's signature. */
export const VERIFYING_CODE = `import { createHmac, timingSafeEqual } from 'node:crypto';

// headers: names in lower case; body: the text as it came; secret: whsec_…
export function isOurs(headers, body, secret) {
  const id = headers['webhook-id'];
  const time = headers['webhook-timestamp'];
  if (!(Math.abs(Date.now() / 1000 - Number(time)) < 300)) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const wanted = createHmac('sha256', key).update(id + '.' + time + '.' + body).digest();
  return (headers['webhook-signature'] ?? '').split(' ').some((one) => {
    const [version, given = ''] = one.split(',');
    const bytes = Buffer.from(given, 'base64');
    return version === 'v1' && bytes.length === wanted.length && timingSafeEqual(bytes, wanted);
  });
}`;
