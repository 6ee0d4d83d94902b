import type { CalendarDate } from '../../core/dates.ts';
import { STARS_NEEDED } from '../for-you/address.ts';

/** Field name that hides the first steps; its form posts to the endpoint of list settings. */
export const HIDE_STEPS = 'firstSteps';

/** From this many watched titles on, public lists hide watched titles unless the user chose otherwise. */
const MUCH = 50;

/** Followed series needed to complete the first step. */
const SERIES_NEEDED = 3;

/** Data that decides what the home page of a signed-in user shows. */
export interface HomeVisit {
  /** Day of the last visit, if at least a week ago. */
  awaySince: CalendarDate | null;
  stepsHidden: boolean;
  /** Whether lists hide watched titles; null if never chosen. */
  hideSeen: boolean | null;
  /** Watched titles, counted up to `MUCH`. */
  seen: number;
  services: boolean;
  imported: boolean;
  /** Ratings and followed series, counted up to what the steps require. */
  stars: number;
  following: number;
}

/** Events since the last visit; notices are counted up to one page. */
export interface Away {
  since: CalendarDate;
  notices: number;
  /** Aired episodes, and of how many series. */
  episodes: number;
  series: number;
  /** Wishlist titles new on the user's services. */
  arrivals: number;
}

export const FIRST_STEPS = ['services', 'import', 'stars', 'series'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Whether home hides watched titles by default. */
export const leavesOutUnasked = ({ hideSeen, seen }: HomeVisit): boolean => hideSeen === null && seen >= MUCH;

/** Completed first steps; null if they are not shown: dismissed, all complete, or many watched titles. */
export function firstSteps(visit: HomeVisit): Record<FirstStep, boolean> | null {
  const taken = {
    services: visit.services,
    import: visit.imported,
    stars: visit.stars >= STARS_NEEDED,
    series: visit.following >= SERIES_NEEDED,
  };
  const isNew = !visit.stepsHidden && visit.seen < MUCH;
  return isNew && Object.values(taken).includes(false) ? taken : null;
}
