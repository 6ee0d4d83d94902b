import type { TitleId } from '../title.ts';
import type { NamedTrait } from './traits.ts';

/** What somebody has done with a title. */
export interface HistoryTitle extends TitleId {
  title: string;
  /** Stars from 1 to 5, halves too; null for none. */
  stars: number | null;
  /** When it was last rated, watched or put where it stands (ISO 8601). */
  at: string;
  watched: boolean;
  favorite: boolean;
  wished: boolean;
  dismissed: boolean;
  /** A series they stopped watching. */
  dropped: boolean;
  collectionId?: number | null;
  traits: readonly NamedTrait[];
}

/** Up to here stars say that somebody did not like a title, however few they give. */
const LOW_STARS = 2;
/** From here on they say that somebody did, however many they give. */
const HIGH_STARS = 4;

/** What says least, and what goes for certain without stars. */
const FAINT = 0.1;
const SURE = 0.3;

const DAY_MS = 86_400_000;
/** Days after which what somebody thought of a title counts half as much as it may still lose. */
const HALF_LIFE_DAYS = 1000;
/** What is left of what was long ago. */
const LASTING = 0.6;

/** The mean of the stars somebody gave; in the middle where they gave none. */
export function meanStars(history: readonly HistoryTitle[]): number {
  const given = history.flatMap(({ stars }) => stars ?? []);
  return given.length > 0 ? given.reduce((sum, stars) => sum + stars, 0) / given.length : 3;
}

/** How much what happened at a moment still counts: from 1 down to 0.6, and never more than what happened later. */
export function recencyOf(at: string, now: Date): number {
  const days = Math.max(0, now.getTime() - Date.parse(at)) / DAY_MS;
  return LASTING + (1 - LASTING) * 0.5 ** (days / HALF_LIFE_DAYS);
}

/** What a title says of its person's taste, from about -1 to 1, whenever that was. */
function likingOf(title: HistoryTitle, mean: number): number {
  const { stars } = title;
  if (stars !== null) {
    const beyond = (stars - mean) / 2;
    if (stars <= LOW_STARS) return Math.min(beyond, -SURE);
    const liked = stars >= HIGH_STARS || title.favorite ? Math.max(beyond, SURE) : beyond;
    return title.favorite ? liked + SURE : liked;
  }
  if (title.dropped || title.dismissed) return -SURE;
  if (title.favorite) return 2 * SURE;
  if (title.wished) return 2 * FAINT;
  return title.watched ? FAINT : 0;
}

/**
 * What a title says of its person's taste now: how far its stars lie from the mean of theirs, less the longer ago that
 * is. One and two stars, what they dismissed and series they dropped speak against what is like them, always.
 */
export function weightOf(title: HistoryTitle, mean: number, now: Date): number {
  return likingOf(title, mean) * recencyOf(title.at, now);
}

/** Whether a title may be named as the reason for another: its person liked it, and gave it no one or two stars. */
export function isReason(
  { stars, favorite }: Pick<HistoryTitle, 'stars' | 'favorite'>,
  weight: number,
): boolean {
  return weight > 0 && (stars === null ? favorite : stars > LOW_STARS);
}
