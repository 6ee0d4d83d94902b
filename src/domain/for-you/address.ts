import { ON_SERVICES } from '../watch/my-services.ts';
import { parsePage } from '../paging.ts';
import { withParameters } from '../routes.ts';
import { titleKey, type Kind } from '../title.ts';
import type { Candidate } from './ground.ts';

/** The pages, and where their forms send what somebody says. */
export const FOR_YOU_PATH = '/for-you';
export const FOR_YOU_WHY_PATH = '/for-you/why';
export const SAY_FOR_YOU_PATH = '/api/for-you';

/** Stars without which nothing is known of somebody's taste. */
export const STARS_NEEDED = 5;

/** Titles on one page. */
export const SHOWN_AT_ONCE = 20;

/** Lengths for an evening (minutes): of a movie, or of an episode. */
export const LENGTHS = [30, 60, 90, 120, 150] as const;

/** What a page shows. */
export interface ForYouView {
  kind: Kind | null;
  /** No longer than this; null for any length. */
  minutes: number | null;
  onServices: boolean;
  /** What stands on the wishlist is shown too. */
  wished: boolean;
  /** From 1: "Show others" leads on. */
  page: number;
}

/** The parameters of an address, in the order of the canonical one. */
export const FOR_YOU_PARAMETERS = ['kind', 'minutes', ON_SERVICES.name, 'wished', 'page', 'said', 'of'];

/** What an address asks for; nonsense counts as nothing said. */
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

/** The address of a view: what goes without saying is not said. */
export function forYouAddress({ kind, minutes, onServices, wished, page }: ForYouView): string {
  return withParameters(FOR_YOU_PATH, {
    kind,
    minutes: minutes === null ? null : String(minutes),
    [ON_SERVICES.name]: onServices ? ON_SERVICES.value : null,
    wished: wished ? 'on' : null,
    page: page > 1 ? String(page) : null,
  });
}

/** What somebody has seen, and what they wish for (titleKey). */
export interface Known {
  taken: ReadonlySet<string>;
  wished: ReadonlySet<string>;
}

/**
 * Whether a view shows a title: nothing seen, given stars, followed or dismissed, nothing wished for unless asked for,
 * of the kind, and no longer than there is time. A title whose length nobody knows fits no evening.
 */
export function isShown(title: Candidate, view: ForYouView, { taken, wished }: Known): boolean {
  const key = titleKey(title);
  if (taken.has(key) || (wished.has(key) && !view.wished)) return false;
  if (view.kind !== null && title.kind !== view.kind) return false;
  return view.minutes === null || (title.minutes !== null && title.minutes <= view.minutes);
}
