import { withParameters } from '../../core/routes.ts';
import { parseTitleKey, titleKey, uniqueTitles, type TitleId } from '../../core/title.ts';

/** Titles per request; each may cost a request to TMDB. */
export const MOST_OFFERS_ASKED = 40;

export const OFFERS_PATH = '/api/offers';

export interface IncludedAnswer {
  /** ISO 3166-1. */
  region: string;
  /** Ids of services by titleKey; titles with unknown availability are missing. */
  included: Record<string, number[]>;
}

/** Response to a lookup of a list's titles. */
export interface LookedUpAnswer {
  /** Titles still unknown. */
  left: number;
  /** Titles found by this request. */
  found: number;
}

/** Address of the services that include titles in a region; null for the user's. */
export function offersPath(titles: readonly TitleId[], region: string | null): string {
  return withParameters(OFFERS_PATH, { titles: titles.map(titleKey).join('.'), region });
}

/** Parses the titles of that address, deduplicated; null if missing, invalid or too many. */
export function titlesAsked(parameters: URLSearchParams): TitleId[] | null {
  const keys = (parameters.get('titles') ?? '').split('.', MOST_OFFERS_ASKED + 1);
  const titles = keys.flatMap((key) => parseTitleKey(key) ?? []);
  return titles.length < keys.length || keys.length > MOST_OFFERS_ASKED ? null : uniqueTitles(titles);
}
