import type { CalendarDate } from './dates.ts';

/** When a movie comes out in one country; null where no day is known. */
export interface CountryReleases {
  /** In cinemas, of many towns before those of few. */
  theatre: CalendarDate | null;
  /** To be rented, bought or streamed at home. */
  digital: CalendarDate | null;
}

/** When a movie comes out, by country (ISO 3166-1); countries without a day are left out. */
export type MovieReleases = Readonly<Record<string, CountryReleases>>;
