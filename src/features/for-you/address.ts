import { ON_SERVICES } from '../watch/my-services.ts';
import { parsePage } from '../../core/paging.ts';
import { withParameters } from '../../core/routes.ts';
import { titleKey, type Kind } from '../../core/title.ts';
import type { Candidate } from './ground.ts';

export const FOR_YOU_PATH = '/for-you';
export const FOR_YOU_WHY_PATH = '/for-you/why';
export const SAY_FOR_YOU_PATH = '/api/for-you';

/** Minimum ratings: with fewer, taste is unknown. */
export const STARS_NEEDED = 5;

export const SHOWN_AT_ONCE = 20;

/** Choices of the maximum length in minutes, of a movie or an episode. */
export const LENGTHS = [30, 60, 90, 120, 150] as const;

export interface ForYouView {
  kind: Kind | null;
  /** Maximum length; null for any. */
  minutes: number | null;
  onServices: boolean;
  wished: boolean;
  /** From 1; "Show others" loads the next page. */
  page: number;
}

/** Parameters of an address, in canonical order. */
export const FOR_YOU_PARAMETERS = ['kind', 'minutes', ON_SERVICES.name, 'wished', 'page', 'said', 'of'];

/** Parses an address; ignores invalid parameters. */
export function readForYou(parameters: URLSearchParams): ForYouView {
  const kind = parameters.get('kind');
  return {
    kind: kind === 'movie' || kind === 'tv' ? kind : null,
    minutes: LENGTHS.find((length) => String(length) === parameters.get('minutes')) ?? null,
    onServices: parameters.get(ON_SERVICES.name) === ON_SERVICES.value,
    wished: parameters.get('wished') === 'on',
    page: parsePage(parameters.get('page')),
  };
}

/** The address of a view, without default parameters. */
export function forYouAddress({ kind, minutes, onServices, wished, page }: ForYouView): string {
  return withParameters(FOR_YOU_PATH, {
    kind,
    minutes: minutes === null ? null : String(minutes),
    [ON_SERVICES.name]: onServices ? ON_SERVICES.value : null,
    wished: wished ? 'on' : null,
    page: page > 1 ? String(page) : null,
  });
}

/** Keys (titleKey) of the user's seen titles and of wishlist titles. */
export interface Known {
  taken: ReadonlySet<string>;
  wished: ReadonlySet<string>;
}

/**
 * Whether a view shows a title. Hides titles seen, rated, followed or dismissed, and wishlist titles unless requested.
 * Applies the filters of kind and length; a title of unknown length does not match.
 */
export function isShown(title: Candidate, view: ForYouView, { taken, wished }: Known): boolean {
  const key = titleKey(title);
  if (taken.has(key) || (wished.has(key) && !view.wished)) return false;
  if (view.kind !== null && title.kind !== view.kind) return false;
  return view.minutes === null || (title.minutes !== null && title.minutes <= view.minutes);
}
