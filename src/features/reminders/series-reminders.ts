import type { CalendarDate } from '../../core/dates.ts';
import { hasEnded } from '../series/series-dates.ts';
import type { SeriesDetails } from '../../core/title.ts';

/** A request to be reminded of new seasons. */
export interface SeriesReminderRequest {
  seriesId: number;
  title: string;
  posterPath: string | null;
  /** The latest season at that time; 0 before the first. */
  knownSeason: number;
}

/** A series reminder with its next season. */
export interface SeriesReminder extends SeriesReminderRequest {
  /** Whether the nightly job has fetched the seasons since. */
  lookedUp: boolean;
  ended: boolean;
  /** The next season; its day is null if unknown. */
  next: { season: number; day: CalendarDate | null } | null;
}

/** The latest season of a series, 0 without any; null if it has ended. */
export function latestSeason({ status, seasons }: Pick<SeriesDetails, 'status' | 'seasons'>): number | null {
  return hasEnded(status) ? null : Math.max(0, ...seasons.map(({ number }) => number));
}
