import type { CalendarDate } from '../dates.ts';
import { STARS_NEEDED } from '../for-you/address.ts';

/** The form of home's choices goes to the endpoint of lists, under this name. */
export const HIDE_STEPS = 'firstSteps';

/** From so many titles on, what everybody is shown leaves out what somebody has seen until they choose otherwise. */
const MUCH = 50;

/** Series to follow, for a first page that has something to say. */
const SERIES_NEEDED = 3;

/** What home is made by, as it is when somebody comes. */
export interface HomeVisit {
  /** The day they came last, where that is a week ago or more. */
  awaySince: CalendarDate | null;
  /** The first steps were put away. */
  stepsHidden: boolean;
  /** Whether lists leave out what they have seen; null before they have chosen. */
  hideSeen: boolean | null;
  /** Titles watched, up to what counts as much. */
  seen: number;
  /** Whether any service is ticked. */
  services: boolean;
  /** Whether they have brought a history. */
  imported: boolean;
  /** Stars given and series followed, up to what the steps ask for. */
  stars: number;
  following: number;
}

/** What happened while somebody was away; the notices are counted up to a page of them. */
export interface Away {
  since: CalendarDate;
  notices: number;
  /** Episodes that aired, and of how many series. */
  episodes: number;
  series: number;
  /** Wished titles that came to their services. */
  arrivals: number;
}

/** A first step of a new account. */
export const FIRST_STEPS = ['services', 'import', 'stars', 'series'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Whether home leaves out what somebody has seen though they have not chosen so. */
export const leavesOutUnasked = ({ hideSeen, seen }: HomeVisit): boolean => hideSeen === null && seen >= MUCH;

/** Which first steps are taken; null where nobody is to be shown any: put away, all taken, or seen much already. */
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
