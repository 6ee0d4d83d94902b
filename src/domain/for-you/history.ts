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

/** Stars that far from the mean say all that stars can. */
const FAR = 3;

/** Titles given stars later, after which a title has lost half of what it may lose. */
const HALF_LIFE = 10;
/** What is left of what was long ago. */
const LASTING = 0.3;

/** What the titles of a history are measured by. */
export interface Scale {
  /** The mean of the stars somebody gave; in the middle where they gave none. */
  mean: number;
  /** When they gave them (ms), the earliest first. */
  given: readonly number[];
}

/** What the titles of a history are measured by. */
export function scaleOf(history: readonly HistoryTitle[]): Scale {
  const starred = history.flatMap(({ stars, at }) => (stars === null ? [] : [{ stars, at: Date.parse(at) }]));
  const sum = starred.reduce((total, { stars }) => total + stars, 0);
  return {
    mean: starred.length > 0 ? sum / starred.length : 3,
    given: starred.map(({ at }) => at).sort((a, b) => a - b),
  };
}

/**
 * How much what happened at a moment still counts: from 1 down to 0.3 with every title given stars later, however long
 * that took. What happened at the same moment, as in an import, counts alike.
 */
export function recencyOf(at: string, { given }: Pick<Scale, 'given'>): number {
  const moment = Date.parse(at);
  let [from, to] = [0, given.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((given[middle] ?? 0) > moment) to = middle;
    else from = middle + 1;
  }
  return LASTING + (1 - LASTING) * 0.5 ** ((given.length - from) / HALF_LIFE);
}

/** What a title says of its person's taste, from about -1 to 1, whenever that was. */
function likingOf(title: HistoryTitle, mean: number): number {
  const { stars } = title;
  if (stars !== null) {
    const beyond = (stars - mean) / FAR;
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
 * What a title says of its person's taste now: how far its stars lie from the mean of theirs, less the more they have
 * given stars to since. One and two stars, what they dismissed and series they dropped speak against what is like them, always.
 */
export function weightOf(title: HistoryTitle, scale: Scale): number {
  return likingOf(title, scale.mean) * recencyOf(title.at, scale);
}

/** Whether a title may be named as the reason for another: its person liked it, and gave it no one or two stars. */
export function isReason(
  { stars, favorite }: Pick<HistoryTitle, 'stars' | 'favorite'>,
  weight: number,
): boolean {
  return weight > 0 && (stars === null ? favorite : stars > LOW_STARS);
}
