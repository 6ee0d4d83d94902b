import type { CalendarDate } from '../dates.ts';
import type { Stars } from '../reviews/stars.ts';
import type { Kind } from '../title.ts';

/** Who may see a person's page: nobody else, whoever has its link, everybody. */
export const PROFILE_LEVELS = ['private', 'link', 'public'] as const;
export type ProfileLevel = (typeof PROFILE_LEVELS)[number];

/** What a page shows as its owner allows, in the order it stands there. */
export const PROFILE_PARTS = ['favorites', 'watches', 'lists', 'reviews', 'numbers'] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** Characters a name may have. */
export const HANDLE_LENGTH = { least: 3, most: 30 } as const;

/** What the database says of a name; only a free one can be claimed. */
export const HANDLE_STATES = [
  'free',
  'claimed',
  'own',
  'taken',
  'reserved',
  'malformed',
  'too-often',
] as const;
export type HandleState = (typeof HANDLE_STATES)[number];

/** Titles a person puts first on their page. */
export const MOST_FAVORITES = 4;
/** Reviews on one page of a person's. */
export const PROFILE_REVIEWS = 10;
/** The latest watches that are shown. */
export const PROFILE_WATCHES = 12;

/** The head of a person's page, as whoever asks is shown it. */
export interface PublicProfile {
  userId: string;
  handle: string;
  /** Null for who gave no name that can be seen. */
  name: string | null;
  avatarUrl: string | null;
  level: ProfileLevel;
  parts: Record<ProfilePart, boolean>;
  /** Hidden by an admin from everybody but its owner. */
  suspended: boolean;
  followers: number;
  following: number;
  isOwn: boolean;
  isFollowed: boolean;
}

/** One's own page as one sets it up. */
export interface OwnPublicProfile extends Pick<
  PublicProfile,
  'handle' | 'level' | 'parts' | 'suspended' | 'followers' | 'following'
> {
  /** The secret of its address by link. */
  key: string;
}

/** A title as a person's page names it. */
export interface ProfileTitle {
  kind: Kind;
  id: number;
  title: string;
  posterPath: string | null;
  date: CalendarDate | null;
}

/** Something a person has watched on a day; `episodes` are those of a series, 0 for a title as a whole. */
export interface ProfileWatch extends ProfileTitle {
  day: CalendarDate;
  episodes: number;
}

/** A review with what it is about; `title` is null where nobody here knows its name. */
export interface ProfileReview extends Pick<ProfileTitle, 'kind' | 'id' | 'posterPath'> {
  reviewId: string;
  title: string | null;
  text: string;
  tellsEnd: boolean;
  createdAt: string;
  stars: Stars | null;
}

/** What a diary adds up to. */
export interface ProfileNumbers {
  titles: number;
  movies: number;
  series: number;
  minutes: number;
  thisYear: number;
  reviews: number;
  ratings: number;
}

/** What somebody one follows has watched on one day: the latest of it, and how many others. */
export interface Activity extends ProfileWatch {
  userId: string;
  handle: string;
  name: string | null;
  others: number;
}

/** Somebody one follows or is followed by; without a handle, who keeps their page private. */
export interface Followed {
  userId: string;
  handle: string | null;
  name: string | null;
  avatarUrl: string | null;
}

/** Somebody one has blocked, by the name they had then. */
export interface Blocked {
  userId: string;
  knownAs: string | null;
}

/** A name as the database folds it: in lower case without blanks around; letters outside ASCII stay and are refused. */
export function foldHandle(text: string): string {
  const trimmed = text.trim().replace(/^@/, '');
  return /^\w+$/.test(trimmed) ? trimmed.toLowerCase() : trimmed;
}

/** Whether a folded name has the shape of one; whether it is free the database says. */
export function isHandle(text: string): boolean {
  const { least, most } = HANDLE_LENGTH;
  return text.length >= least && text.length <= most && /^[a-z0-9_]+$/.test(text) && /[a-z0-9]/.test(text);
}
