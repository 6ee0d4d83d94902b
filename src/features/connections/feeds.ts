import { type CalendarDate, yearOf } from '../../core/dates.ts';
import type { Kind, TitleId } from '../../core/title.ts';
import { CONNECTIONS_PATH } from './delivery.ts';

export const FEEDS_PATH = '/feeds';

export const FEEDS_PAGE_PATH = `${CONNECTIONS_PATH}/feeds`;

export const FEED_ENTRIES = 50;

/** A feed entry: a watch, a review, or a title of a list. */
export interface FeedEntry extends TitleId {
  key: string;
  what: 'watch' | 'review' | 'title';
  /** Empty if unknown. */
  title: string;
  year: number | null;
  /** The day of the watch; null for a review. */
  day: CalendarDate | null;
  again: boolean;
  /** In half stars. */
  stars: number | null;
  liked: boolean;
  /** Text of a review; null for a spoiler. */
  text: string | null;
  tellsEnd: boolean;
  /** Episodes of a series on one day; 0 for a whole title. */
  episodes: number;
  at: string;
}

/** A title of a list for Radarr or Sonarr. */
export interface FeedTitle extends TitleId {
  title: string;
  date: CalendarDate | null;
  at: string;
  /** TheTVDB id of a series: 0 if it has none, null if not looked up yet. */
  tvdb: number | null;
}

/** Maximum titles in the feed of a saved search. */
export const FOUND_TITLES = 100;

/** Response header: number of series left out of a list for Sonarr, as TheTVDB has no id for them. */
export const LEFT_OUT_HEADER = 'X-Left-Out';

/** Year of a title in a feed. */
export const feedYear = (date: CalendarDate | null) => yearOf(date);

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

/** Parses an address below /feeds; null if invalid. */
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

/** Formats of feed readers, with their media types. */
export const FEED_FILES = [
  { file: 'rss.xml', type: 'application/rss+xml' },
  { file: 'feed.json', type: 'application/feed+json' },
] as const;

/** Path of a public profile's feed. */
export const profileFeedPath = (handle: string, what: 'diary' | 'reviews', file: 'rss.xml' | 'feed.json') =>
  `${FEEDS_PATH}/@${handle}/${what}/${file}`;

/** Path of a public list's feed. */
export const listFeedPath = (address: string, file: keyof typeof FORMS) =>
  `${FEEDS_PATH}/list/${address}/${file}`;

/** Path of a feed below the user's secret address. */
export const ownFeedPath = (secret: string, part: string, file: keyof typeof FORMS) =>
  `${FEEDS_PATH}/${secret}/${part}/${file}`;

export const DOWNLOADED: Record<'radarr' | 'sonarr', Kind> = { radarr: 'movie', sonarr: 'tv' };
