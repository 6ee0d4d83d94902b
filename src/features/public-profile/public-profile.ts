import type { CalendarDate } from '../../core/dates.ts';
import type { Stars } from '../../core/stars.ts';
import type { Kind } from '../../core/title.ts';

/** Who can see a profile: its owner, anybody with the link, or everybody. */
export const PROFILE_LEVELS = ['private', 'link', 'public'] as const;
export type ProfileLevel = (typeof PROFILE_LEVELS)[number];

/** Sections the owner can show or hide, in page order. */
export const PROFILE_PARTS = ['favorites', 'watches', 'lists', 'reviews', 'numbers'] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** Limits of a handle in characters. */
export const HANDLE_LENGTH = { least: 3, most: 30 } as const;

/** Availability of a handle, by the database; only a free one can be claimed. */
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

export const MOST_FAVORITES = 4;
export const PROFILE_REVIEWS = 10;
export const PROFILE_WATCHES = 12;

/** Head of a profile, for the current viewer. */
export interface PublicProfile {
  userId: string;
  handle: string;
  /** Null without a visible name. */
  name: string | null;
  avatarUrl: string | null;
  level: ProfileLevel;
  parts: Record<ProfilePart, boolean>;
  /** Hidden by an admin from everybody but the owner. */
  suspended: boolean;
  followers: number;
  following: number;
  isOwn: boolean;
  isFollowed: boolean;
}

/** The signed-in user's profile with its settings. */
export interface OwnPublicProfile extends Pick<
  PublicProfile,
  'handle' | 'level' | 'parts' | 'suspended' | 'followers' | 'following'
> {
  /** Secret of the address by link. */
  key: string;
}

export interface ProfileTitle {
  kind: Kind;
  id: number;
  title: string;
  posterPath: string | null;
  date: CalendarDate | null;
}

/** Watched on a day; `episodes` counts those of a series, 0 for a whole title. */
export interface ProfileWatch extends ProfileTitle {
  day: CalendarDate;
  episodes: number;
}

/** A review with its title; `title` is null if the name is unknown. */
export interface ProfileReview extends Pick<ProfileTitle, 'kind' | 'id' | 'posterPath'> {
  reviewId: string;
  title: string | null;
  text: string;
  tellsEnd: boolean;
  createdAt: string;
  stars: Stars | null;
}

export interface ProfileNumbers {
  titles: number;
  movies: number;
  series: number;
  minutes: number;
  thisYear: number;
  reviews: number;
  ratings: number;
}

/** A followed user's latest watch of a day, and the number of others that day. */
export interface Activity extends ProfileWatch {
  userId: string;
  handle: string;
  name: string | null;
  others: number;
}

/** A followed user or a follower; without a handle if their profile is private. */
export interface Followed {
  userId: string;
  handle: string | null;
  name: string | null;
  avatarUrl: string | null;
}

/** A blocked user, by the name at the time. */
export interface Blocked {
  userId: string;
  knownAs: string | null;
}

/** Normalises a handle like the database: trims and lower-cases it. Non-ASCII letters stay, and are rejected later. */
export function foldHandle(text: string): string {
  const trimmed = text.trim().replace(/^@/, '');
  return /^\w+$/.test(trimmed) ? trimmed.toLowerCase() : trimmed;
}

/** Whether a normalised handle is well-formed. Availability is checked by the database. */
export function isHandle(text: string): boolean {
  const { least, most } = HANDLE_LENGTH;
  return text.length >= least && text.length <= most && /^[a-z0-9_]+$/.test(text) && /[a-z0-9]/.test(text);
}
