import type { CalendarDate } from '../dates.ts';
import { hasEnded } from '../series/series-dates.ts';
import type { SeriesDetails } from '../title.ts';

/** What a person asks for: to be told of the seasons after the one they know of. */
export interface SeriesReminderRequest {
  seriesId: number;
  title: string;
  posterPath: string | null;
  /** The latest season the person knows of; 0 before the first. */
  knownSeason: number;
}

/** A reminder of a series, with what is known of its next season. */
export interface SeriesReminder extends SeriesReminderRequest {
  /** Whether the catalogue was asked for its seasons since; that happens nightly. */
  lookedUp: boolean;
  ended: boolean;
  /** The season to come; its day is null while that is not known. */
  next: { season: number; day: CalendarDate | null } | null;
}

/** The latest season somebody sees on a series' page, 0 without any; null when there will be no more. */
export function latestSeason({ status, seasons }: Pick<SeriesDetails, 'status' | 'seasons'>): number | null {
  return hasEnded(status) ? null : Math.max(0, ...seasons.map(({ number }) => number));
}
