import { withParameters } from '../routes.ts';
import { parseTitleKey, titleKey, uniqueTitles, type TitleId } from '../title.ts';

/** Titles about which one call of the endpoint asks; each may cost one call of the movie database. */
export const MOST_OFFERS_ASKED = 40;

/** Endpoint that says on which services titles are included. */
export const OFFERS_PATH = '/api/offers';

/** What it answers. */
export interface IncludedAnswer {
  /** The region it holds for (ISO 3166-1). */
  region: string;
  /** By titleKey the numbers of services; a title of which it could not be learnt is missing. */
  included: Record<string, number[]>;
}

/** What it answers about the titles of a list it was asked to look up. */
export interface LookedUpAnswer {
  /** Titles of which it is still not known. */
  left: number;
  /** How many this call has looked up. */
  found: number;
}

/** The address that says on which services titles are included in a region; null for the person's own. */
export function offersPath(titles: readonly TitleId[], region: string | null): string {
  return withParameters(OFFERS_PATH, { titles: titles.map(titleKey).join('.'), region });
}

/** The titles such an address names, each once; null where it names none, nonsense, or too many. */
export function titlesAsked(parameters: URLSearchParams): TitleId[] | null {
  const keys = (parameters.get('titles') ?? '').split('.', MOST_OFFERS_ASKED + 1);
  const titles = keys.flatMap((key) => parseTitleKey(key) ?? []);
  return titles.length < keys.length || keys.length > MOST_OFFERS_ASKED ? null : uniqueTitles(titles);
}
