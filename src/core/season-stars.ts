import type { RatingSummary } from './averages.ts';
import type { Stars } from './stars.ts';

/** A rated part of a season: an episode by number, or (null) the whole season. */
export type SeasonPart = number | null;

/** The user's ratings of a season's parts. */
export type SeasonStars = ReadonlyMap<SeasonPart, Stars>;

export interface SeasonPlace {
  seriesId: number;
  season: number;
}

/** The signed-in user's ratings of a season, from the server. */
export interface OwnStars {
  userId: string;
  mine: SeasonStars;
  halves: boolean;
}

export interface StarsOnPage extends SeasonPlace {
  /** Ratings of all users; null if the server failed to load them. */
  ratings: RatingSummary | null;
  /** Null if not loaded. */
  own: OwnStars | null;
}

export const MOST_RATED = 1000;

/** Ratings of a season's episodes, by number. */
export function ratedEpisodes(stars: SeasonStars): { number: number; stars: Stars }[] {
  return [...stars]
    .flatMap(([number, given]) => (number === null ? [] : [{ number, stars: given }]))
    .sort((one, other) => one.number - other.number);
}

/** Average to hundredths; null without ratings. */
export function averageOf(stars: readonly Stars[]): number | null {
  if (stars.length === 0) return null;
  return Math.round((stars.reduce((sum: number, one) => sum + one, 0) / stars.length) * 100) / 100;
}
