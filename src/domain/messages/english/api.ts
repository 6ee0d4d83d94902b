import type { ApiWhat } from '../../connections/api.ts';
import { BACKEND_MESSAGES } from '../backend.ts';

/** What each refusal of the API says, by its code. */
const PROBLEMS = {
  ...BACKEND_MESSAGES,
  signedOut: 'Send a token that holds: Authorization: Bearer mq_…',
  forbidden: 'This token may not do that.',
  notFound: 'There is nothing at this address.',
  none: 'There is no such thing.',
  method: 'This method is not supported here.',
  limited: 'This token has called too often. Wait, and try again.',
  tooLarge: 'The request is too large.',
  invalid: 'The request is not what this address takes.',
  forgotten: 'What was deleted since is forgotten. Read everything anew.',
  keyReused: 'This Idempotency-Key was sent with another request.',
  keyRunning: 'The first request with this Idempotency-Key is still being worked on.',
  catalogueFailed: 'The movie database is not answering right now. Please try again.',
  defect: 'Something went wrong here.',
} as const;

/** What may be wrong with a request to the API. */
export type ApiProblem = keyof typeof PROBLEMS;

/** What the things of each kind are called. */
const THINGS: Record<ApiWhat, string> = {
  history: 'watches of whole titles, one each time',
  ratings: 'stars of titles',
  part_ratings: 'stars of seasons and episodes',
  reviews: 'reviews',
  wishlist: 'titles to watch',
  watched: 'titles that were watched',
  favorites: 'favorites',
  dismissed: 'titles that are not to be shown again',
  lists: 'custom lists',
  list_items: 'titles of custom lists',
  series: 'series that are followed',
  episodes: 'episodes that were watched',
  tags: 'tags of a title',
  notes: 'private notes to titles and seasons',
  notices: 'notifications',
};

/** What the API says of itself, to whoever writes programs (docs/behaviour.md, API). */
export const API_MESSAGES = {
  problems: PROBLEMS,
  name: 'Marquee API',
  about:
    'Read and write what is yours: what you watched, rated, wished for and listed. Every call carries a token of yours and acts as you.',
  added: 'Answers may gain fields at any time; fields keep their meaning for as long as the version is v1.',
  things: THINGS,
  page: (what: ApiWhat) => `A page of ${THINGS[what]}, the latest first`,
  one: (what: ApiWhat) => `One of the ${THINGS[what]}`,
  put: (what: ApiWhat) => `Write one of the ${THINGS[what]}`,
  remove: (what: ApiWhat) => `Remove one of the ${THINGS[what]}`,
  me: 'Whose token this is, and what it may do',
  lookup: 'Titles by their number at TMDB, IMDb or TheTVDB',
  search: 'Titles by name',
  title: 'A title',
  season: 'A season with its episodes',
  progress: 'How far one is in a series',
  changes: 'What has changed since a cursor; without one, where to begin',
  batch: 'Write and remove up to a hundred things, each for itself',
  scrobble: {
    start: 'Tell that something begins to play',
    pause: 'Tell that what plays is paused, and how far it was',
    stop: 'Tell that what played is over: from 90 % on it was watched',
    watched: 'Tell that something was watched, however far it was played',
  },
  headers: {
    key: 'Makes a request that is sent twice be done once, for a day.',
    limit: 'How much is left, and for how long.',
  },
} as const;
