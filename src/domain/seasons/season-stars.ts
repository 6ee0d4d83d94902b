import type { RatingSummary } from '../reviews/averages.ts';
import type { Stars } from '../reviews/stars.ts';

/** What has stars of a season: one of its episodes by its number, or (null) the season as a whole. */
export type SeasonPart = number | null;

/** What a person gave the parts of a season. */
export type SeasonStars = ReadonlyMap<SeasonPart, Stars>;

/** Where a season stands. */
export interface SeasonPlace {
  seriesId: number;
  season: number;
}

/** What a signed-in user gave a season and its episodes, as the server read it. */
export interface OwnStars {
  userId: string;
  mine: SeasonStars;
  /** Whether they give half stars. */
  halves: boolean;
}

/** The season that a page is about. */
export interface StarsOnPage extends SeasonPlace {
  /** What people here gave it; null where the server could not read it. */
  ratings: RatingSummary | null;
  /** Null where the server read nothing. */
  own: OwnStars | null;
}

/** Episodes of one season whose stars are shown. */
export const MOST_RATED = 1000;

/** The stars of a season's episodes, in the order of the episodes. */
export function ratedEpisodes(stars: SeasonStars): { number: number; stars: Stars }[] {
  return [...stars]
    .flatMap(([number, given]) => (number === null ? [] : [{ number, stars: given }]))
    .sort((one, other) => one.number - other.number);
}

/** What was given on average, to hundredths; null for nothing. */
export function averageOf(stars: readonly Stars[]): number | null {
  if (stars.length === 0) return null;
  return Math.round((stars.reduce((sum: number, one) => sum + one, 0) / stars.length) * 100) / 100;
}
