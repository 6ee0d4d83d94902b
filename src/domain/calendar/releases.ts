import { addDays, type CalendarDate } from '../dates.ts';

/** When a movie comes out in one country; null where no day is known. */
export interface CountryReleases {
  /** In cinemas, of many towns before those of few. */
  theatre: CalendarDate | null;
  /** To be rented, bought or streamed at home. */
  digital: CalendarDate | null;
}

/** Where a day of release holds, and how the movie can be seen there then. */
export interface ReleasePlace {
  /** ISO 3166-1. */
  region: string;
  way: keyof CountryReleases;
}

/** A day of release, and where it holds: null for the world's first, wherever that is. */
export interface ReleaseDay {
  day: CalendarDate;
  place: ReleasePlace | null;
}

/** When a movie comes out, by country (ISO 3166-1); countries without a day are left out. */
export type MovieReleases = Readonly<Record<string, CountryReleases>>;

/** The place a row of the database or the data of a notice names; null where it names none. */
export function toReleasePlace(region?: string | null, way?: string | null): ReleasePlace | null {
  return region && (way === 'theatre' || way === 'digital') ? { region, way } : null;
}

/** The day a movie comes out in a region (ISO 3166-1): in cinemas, else at home; null where neither is known. */
export function releaseIn(region: string, of: CountryReleases | null | undefined): ReleaseDay | null {
  for (const way of ['theatre', 'digital'] as const) {
    const day = of?.[way];
    if (day) return { day, place: { region, way } };
  }
  return null;
}

/** For so long after its first release somewhere a movie's days elsewhere matter (days); jobs ask for them as long. */
const AWAITED_DAYS = 180;

/** Whether people wait for a movie: to come, undated, or first out half a year ago at most. */
export function isAwaited(date: CalendarDate | null, day: CalendarDate): boolean {
  return date === null || date >= addDays(day, -AWAITED_DAYS);
}
