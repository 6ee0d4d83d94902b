import type { TitleId } from '../../core/title.ts';
import type { NamedTrait } from './traits.ts';

export interface HistoryTitle extends TitleId {
  title: string;
  /** 1 to 5 in halves; null without a rating. */
  stars: number | null;
  /** When it was last rated, watched or added (ISO 8601). */
  at: string;
  watched: boolean;
  favorite: boolean;
  wished: boolean;
  dismissed: boolean;
  /** A series the user stopped watching. */
  dropped: boolean;
  collectionId?: number | null;
  traits: readonly NamedTrait[];
}

/** Ratings up to this are negative, whatever the user's mean. */
const LOW_STARS = 2;
/** Ratings from this on are positive, whatever the user's mean. */
const HIGH_STARS = 4;

/** Weight of a weak signal, and of a strong one without a rating. */
const FAINT = 0.1;
const SURE = 0.3;

/** Distance from the mean rating at which the weight is 1. */
const FAR = 3;

/** Later ratings after which half of the decay has happened. */
const HALF_LIFE = 10;
/** Lower bound of the decay. */
const LASTING = 0.3;

export interface Scale {
  /** Mean rating; the middle of the scale without ratings. */
  mean: number;
  /** Times of the ratings (ms), earliest first. */
  given: readonly number[];
}

/** Computes the rating scale of a history. */
export function scaleOf(history: readonly HistoryTitle[]): Scale {
  const starred = history.flatMap(({ stars, at }) => (stars === null ? [] : [{ stars, at: Date.parse(at) }]));
  const sum = starred.reduce((total, { stars }) => total + stars, 0);
  return {
    mean: starred.length > 0 ? sum / starred.length : 3,
    given: starred.map(({ at }) => at).sort((a, b) => a - b),
  };
}

/**
 * Decay of an event: from 1 to 0.3, by the number of later ratings, not by time. Events of the same moment, as in an
 * import, decay equally.
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

/** How much the user likes a title, about -1 to 1, before decay. */
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
 * Weight of a title in the user's taste: the distance of its rating from the user's mean, with decay. Ratings of one or
 * two stars, dismissed titles and dropped series are always negative.
 */
export function weightOf(title: HistoryTitle, scale: Scale): number {
  return likingOf(title, scale.mean) * recencyOf(title.at, scale);
}

/** Whether a title may be given as a reason: a favorite, or rated above two stars, with positive weight. */
export function isReason(
  { stars, favorite }: Pick<HistoryTitle, 'stars' | 'favorite'>,
  weight: number,
): boolean {
  return weight > 0 && (stars === null ? favorite : stars > LOW_STARS);
}
