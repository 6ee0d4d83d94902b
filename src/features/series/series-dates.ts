import { m } from '../../paraglide/messages.js';
import { yearOf, type CalendarDate } from '../../core/dates.ts';
import type { SeriesDetails } from '../../core/title.ts';

type Airing = Pick<SeriesDetails, 'date' | 'lastAirDate' | 'nextEpisodeDate' | 'status'>;

/** The years below a series' name: "first - last" if ended or returning, else the first (docs/behaviour.md, People). */
export function seriesDateLine(series: Airing): string {
  const first = yearOf(series.date);
  if (first === null) return m.airing_unknown();
  const settled = series.status === 'Ended' || series.status === 'Returning Series';
  const last = yearOf(series.lastAirDate);
  return settled && last !== null ? `${first} - ${last}` : String(first);
}

/** The badge beside a series' name; null for none (docs/behaviour.md, People). */
export function seriesBadge(series: Airing, day: CalendarDate): 'upcoming' | 'now' | null {
  const last = series.lastAirDate;
  if (last !== null && last >= day) return 'now';
  const next = series.nextEpisodeDate;
  if (last !== null && next !== null && next > day) return 'upcoming';
  return null;
}

/** TMDB's final statuses. */
const OVER = new Set<string | null | undefined>(['Ended', 'Canceled']);

/** Whether a status is final. */
export function hasEnded(status: string | null | undefined): boolean {
  return OVER.has(status);
}
