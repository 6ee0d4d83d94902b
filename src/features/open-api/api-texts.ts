import type { ApiWhat } from './api.ts';

/** Error texts of the API by code; it sends no other codes. */
const PROBLEMS = {
  signedOut: 'Send a token that holds: Authorization: Bearer mq_…',
  forbidden: 'This token may not do that.',
  notFound: 'There is nothing at this address.',
  none: 'There is no such thing.',
  method: 'This method is not supported here.',
  limited: 'This token has called too often. Wait, and try again.',
  tooLarge: 'The request is too large.',
  invalid: 'The request is not what this address takes.',
  duplicate: 'This is there already.',
  bound: 'No more of these can be kept. Remove some first.',
  forgotten: 'What changed since this cursor is not known. Read everything anew.',
  keyReused: 'This Idempotency-Key was sent with another request.',
  keyRunning: 'The first request with this Idempotency-Key is still being worked on.',
  catalogueFailed: 'The movie database is not answering right now. Please try again.',
  unavailable: 'The service is not answering right now. Please try again.',
  full: 'Nothing can be written right now: the disk of this site is full. What is there can be read.',
  defect: 'Something went wrong here.',
} as const;

export type ApiProblem = keyof typeof PROBLEMS;

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

const TOPICS = {
  account: 'Your token',
  titles: 'Titles',
  scrobble: 'What is playing',
  watched: 'What you watched',
  opinions: 'Stars and reviews',
  lists: 'Lists',
  marks: 'Tags and notes',
  notices: 'Notifications',
  sync: 'Keeping a copy',
} as const;

export type ApiTopic = keyof typeof TOPICS;

/** Texts of the API and its reference (docs/behaviour.md, API). */
export const API_MESSAGES = {
  problems: PROBLEMS,
  name: 'Marquee API',
  about:
    'Read and write what is yours: what you watched, rated, wished for and listed. Every call carries a token of yours and acts as you.',
  added: 'Answers may gain fields at any time; fields keep their meaning for as long as the version is v1.',
  refused: 'Why nothing was done.',
  topics: TOPICS,
  things: THINGS,
  page: (what: ApiWhat) => `A page of ${THINGS[what]}, the latest first`,
  one: (what: ApiWhat) => `One of the ${THINGS[what]}`,
  put: (what: ApiWhat) => `Write one of the ${THINGS[what]}`,
  remove: (what: ApiWhat) => `Remove one of the ${THINGS[what]}`,
  me: 'Whose token this is, and what it may do',
  lookup: 'Titles and episodes by their number at TMDB, IMDb or TheTVDB',
  search: 'Titles by name',
  title: 'A title',
  season: 'A season with its episodes',
  playback: 'What was begun and not finished, the latest first',
  upNext: 'Series with what is next in them, a section at a time',
  calendar: 'What comes out, airs and is reminded of, day by day',
  progress: 'How far one is in a series',
  changes: 'What has changed since a cursor; without one, where to begin',
  batch: 'Write and remove up to a hundred things, each for itself',
  scrobble: {
    start: 'Tell that something begins to play',
    pause: 'Tell that what plays is paused, and how far it was',
    stop: 'Tell that what played is over: from 90 % on it was watched',
    watched: 'Tell that something was watched, however far it was played',
  },
  ahead: 'This is still to come.',
  unkeepable: 'A text has a character that cannot be kept.',
  noSeason: 'An episode needs its season.',
  oneNumber: 'Name the title by one of tmdb, imdb and tvdb.',
  authorization: '-H "Authorization: Bearer $MARQUEE_TOKEN"',
  headers: {
    key: 'Makes a request that is sent twice be done once, for a day.',
    limit: 'How much is left, and for how long.',
  },
} as const;
