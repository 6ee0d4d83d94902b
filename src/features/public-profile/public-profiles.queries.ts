import type { CalendarDate } from '../../core/dates.ts';
import { visibleName } from '../reviews/opinions.ts';
import {
  PROFILE_LEVELS,
  PROFILE_REVIEWS,
  PROFILE_WATCHES,
  type ProfileLevel,
  type ProfileNumbers,
  type ProfilePart,
  type ProfileReview,
  type ProfileTitle,
  type ProfileWatch,
  type PublicProfile,
} from './public-profile.ts';
import { isStars } from '../../core/stars.ts';
import type { Kind } from '../../core/title.ts';
import { answerOf } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';

export interface ProfileAsked {
  userId: string;
  key: string | null;
}

interface TitleRow {
  kind: string;
  title_id: number;
  title: string;
  poster_path: string | null;
  release_date: string | null;
}

const kindOf = (kind: string): Kind => (kind === 'movie' ? 'movie' : 'tv');

export function profileTitle(row: TitleRow): ProfileTitle {
  const { title_id: id, title, poster_path: posterPath, release_date: date } = row;
  return { kind: kindOf(row.kind), id, title, posterPath, date };
}

/** Handles per call and number of calls: a sitemap has at most 5,000. */
const NAMES = { atOnce: 1000, calls: 5 };

/** The handles of all public profiles, in order; at most 5,000. */
export async function loadPublicHandles(client: Client): Promise<string[]> {
  const handles: string[] = [];
  for (let call = 0; call < NAMES.calls; call++) {
    const query = client.from('profile_pages').select('handle').eq('visibility', 'public');
    const rows = await answerOf(
      query
        .gt('handle', handles.at(-1) ?? '')
        .order('handle')
        .limit(NAMES.atOnce),
    );
    handles.push(...rows.map(({ handle }) => handle));
    if (rows.length < NAMES.atOnce) break;
  }
  return handles;
}

/** Unknown values count as private. */
export function profileLevel(value: string): ProfileLevel {
  return PROFILE_LEVELS.find((level) => level === value) ?? 'private';
}

export function profileParts(row: Record<`show_${ProfilePart}`, boolean>): Record<ProfilePart, boolean> {
  return {
    favorites: row.show_favorites,
    watches: row.show_watches,
    lists: row.show_lists,
    reviews: row.show_reviews,
    numbers: row.show_numbers,
  };
}

/**
 * The profile of a handle as this client may see it. A handle given up within ninety days works too (then `handle`
 * differs). Null does not mean that the handle is free.
 */
export async function loadPublicProfile(
  client: Client,
  handle: string,
  key: string | null,
): Promise<PublicProfile | null> {
  const [row] = await answerOf(client.rpc('profile_page', { p_handle: handle, ...keyed(key) }));
  if (!row) return null;
  return {
    userId: row.user_id,
    handle: row.handle,
    name: visibleName(row.full_name),
    avatarUrl: row.avatar_url,
    level: profileLevel(row.visibility),
    parts: profileParts(row),
    suspended: row.suspended,
    followers: row.followers,
    following: row.following,
    isOwn: row.is_own,
    isFollowed: row.is_followed,
  };
}

const keyed = (key: string | null) => (key === null ? {} : { p_key: key });
const of = ({ userId, key }: ProfileAsked) => ({ p_owner: userId, ...keyed(key) });

/** The profile's top titles, at most four; empty if hidden. */
export async function loadProfileFavorites(client: Client, asked: ProfileAsked): Promise<ProfileTitle[]> {
  return (await answerOf(client.rpc('profile_favorites_of', of(asked)))).map(profileTitle);
}

/** The profile's latest watches with a date; empty if hidden. */
export async function loadProfileWatches(client: Client, asked: ProfileAsked): Promise<ProfileWatch[]> {
  const rows = await answerOf(client.rpc('profile_watches', { ...of(asked), p_limit: PROFILE_WATCHES }));
  return rows.map((row) => ({ ...profileTitle(row), day: row.day, episodes: row.episodes }));
}

/** A page (from 1) of the profile's reviews, and the total; empty if hidden. */
export async function loadProfileReviews(
  client: Client,
  asked: ProfileAsked,
  page: number,
): Promise<{ reviews: ProfileReview[]; total: number }> {
  const range = { p_limit: PROFILE_REVIEWS, p_offset: (page - 1) * PROFILE_REVIEWS };
  const rows = await answerOf(client.rpc('profile_reviews', { ...of(asked), ...range }));
  const reviews = rows.map((row): ProfileReview => ({
    reviewId: row.id,
    kind: kindOf(row.kind),
    id: row.title_id,
    title: row.title,
    posterPath: row.poster_path,
    text: row.review,
    tellsEnd: row.tells_end,
    createdAt: row.created_at,
    stars: row.stars !== null && isStars(row.stars) ? row.stars : null,
  }));
  return { reviews, total: rows[0]?.total_count ?? 0 };
}

/** The profile's diary statistics up to a day; null if hidden. */
export async function loadProfileNumbers(
  client: Client,
  asked: ProfileAsked,
  day: CalendarDate,
): Promise<ProfileNumbers | null> {
  const [row] = await answerOf(client.rpc('profile_numbers', { ...of(asked), p_today: day }));
  if (!row) return null;
  const { this_year: thisYear, ...counted } = row;
  return { ...counted, thisYear };
}
