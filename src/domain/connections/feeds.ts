import type { CalendarDate } from '../dates.ts';
import { yearOf } from '../dates.ts';
import type { Kind, TitleId } from '../title.ts';
import { CONNECTIONS_PATH } from './delivery.ts';

/** Below here lies what other programs read of people. */
export const FEEDS_PATH = '/feeds';

/** The page of one's own feeds. */
export const FEEDS_PAGE_PATH = `${CONNECTIONS_PATH}/feeds`;

/** Entries of one feed. */
export const FEED_ENTRIES = 50;

/** An entry of a diary, a review, or a title of a list, as feeds tell it. */
export interface FeedEntry extends TitleId {
  key: string;
  what: 'watch' | 'review' | 'title';
  /** Empty where nothing here knows it. */
  title: string;
  year: number | null;
  /** The day it was watched; null for a review. */
  day: CalendarDate | null;
  again: boolean;
  /** In steps of a half. */
  stars: number | null;
  liked: boolean;
  /** Of a review; null where it tells the end. */
  text: string | null;
  tellsEnd: boolean;
  /** Of a series on one day; 0 for a whole title. */
  episodes: number;
  at: string;
}

/** A title of a list as programs that download read it. */
export interface FeedTitle extends TitleId {
  title: string;
  date: CalendarDate | null;
  at: string;
  /** Of a series at TheTVDB: 0 where it has none, null while not looked up. */
  tvdb: number | null;
}

/** Titles that a saved search gives to programs, the first it finds. */
export const FOUND_TITLES = 100;

/** Says how many series a list for Sonarr leaves out, because TheTVDB has no number of them. */
export const LEFT_OUT_HEADER = 'X-Left-Out';

/** The year of a title of a feed. */
export const feedYear = (date: CalendarDate | null) => yearOf(date);

/** What an address below /feeds asks for. */
export type FeedAsked =
  | { of: 'profile'; handle: string; what: 'diary' | 'reviews'; form: 'rss' | 'json' }
  | { of: 'own'; secret: string; what: 'diary' | 'reviews'; form: 'rss' | 'json' }
  | { of: 'list'; secret: string | null; list: string; form: 'rss' | 'json' | 'radarr' | 'sonarr' };

const FORMS = {
  'rss.xml': 'rss',
  'feed.json': 'json',
  'radarr.json': 'radarr',
  'sonarr.json': 'sonarr',
} as const;
const SECRET = '[0-9a-f]{64}';
const LIST = '[0-9a-f]{20}|wishlist|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const OF_PERSON = /^(?:@([a-z0-9_]{3,30})|([0-9a-f]{64}))\/(diary|reviews)\/(rss\.xml|feed\.json)$/;
const OF_LIST = new RegExp(
  `^(?:(${SECRET})/)?list/(${LIST})/(rss\\.xml|feed\\.json|radarr\\.json|sonarr\\.json)$`,
);

/** Reads an address below /feeds; null for one that is none. */
export function readFeedPath(path: string): FeedAsked | null {
  const [, handle, own, part, file] = OF_PERSON.exec(path) ?? [];
  if (part !== undefined) {
    const what = part === 'reviews' ? ('reviews' as const) : ('diary' as const);
    const form = file === 'rss.xml' ? ('rss' as const) : ('json' as const);
    if (handle !== undefined) return { of: 'profile', handle, what, form };
    return { of: 'own', secret: own ?? '', what, form };
  }
  const [, secret, list, name] = OF_LIST.exec(path) ?? [];
  if (list === undefined) return null;
  const form = FORMS[name as keyof typeof FORMS];
  return { of: 'list', secret: secret ?? null, list, form };
}

/** The forms that readers of feeds take, as a page names them. */
export const FEED_FILES = [
  { file: 'rss.xml', type: 'application/rss+xml' },
  { file: 'feed.json', type: 'application/feed+json' },
] as const;

/** Where the feeds of a public page lie. */
export const profileFeedPath = (handle: string, what: 'diary' | 'reviews', file: 'rss.xml' | 'feed.json') =>
  `${FEEDS_PATH}/@${handle}/${what}/${file}`;

/** Where the feeds of a public list lie. */
export const listFeedPath = (address: string, file: keyof typeof FORMS) =>
  `${FEEDS_PATH}/list/${address}/${file}`;

/** Where what lies at one's own secret address is to be found. */
export const ownFeedPath = (secret: string, part: string, file: keyof typeof FORMS) =>
  `${FEEDS_PATH}/${secret}/${part}/${file}`;

/** Kinds by what programs that download take. */
export const DOWNLOADED: Record<'radarr' | 'sonarr', Kind> = { radarr: 'movie', sonarr: 'tv' };
