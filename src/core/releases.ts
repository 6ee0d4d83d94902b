import { addDays, type CalendarDate } from './dates.ts';

/** A movie's release dates in one country; null if unknown. */
export interface CountryReleases {
  /** In cinemas; a wide release before a limited one. */
  theatre: CalendarDate | null;
  /** For rent, purchase or streaming at home. */
  digital: CalendarDate | null;
}

/** Region of a release date, and how the movie can be seen there. */
export interface ReleasePlace {
  /** ISO 3166-1. */
  region: string;
  way: keyof CountryReleases;
}

/** A release date. Its place is null for the worldwide first release. */
export interface ReleaseDay {
  day: CalendarDate;
  place: ReleasePlace | null;
}

/** A movie's release dates by country (ISO 3166-1), without countries that have none. */
export type MovieReleases = Readonly<Record<string, CountryReleases>>;

/** The release place in a database row or a notice; null without one. */
export function toReleasePlace(region?: string | null, way?: string | null): ReleasePlace | null {
  return region && (way === 'theatre' || way === 'digital') ? { region, way } : null;
}

/** A movie's release date in a region (ISO 3166-1): in cinemas, else at home; null if unknown. */
export function releaseIn(region: string, of: CountryReleases | null | undefined): ReleaseDay | null {
  for (const way of ['theatre', 'digital'] as const) {
    const day = of?.[way];
    if (day) return { day, place: { region, way } };
  }
  return null;
}

/** Days after the first release in which release dates elsewhere matter; jobs refresh them for as long. */
const AWAITED_DAYS = 180;

/** Whether a movie is upcoming or recent: undated, in the future, or released at most half a year ago. */
export function isAwaited(date: CalendarDate | null, day: CalendarDate): boolean {
  return date === null || date >= addDays(day, -AWAITED_DAYS);
}
