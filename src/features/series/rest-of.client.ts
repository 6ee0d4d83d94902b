import { formatDate, type CalendarDate } from '../../core/dates.ts';
import { seriesBy } from './series-words.ts';
import { m } from '../../paraglide/messages.js';
import type { Standing } from './following.ts';

const DONE = { caughtUp: 'caughtUp', finished: 'finishedNow', unknown: 'noEpisodes' } as const;

/** The status of a series without a next episode; empty if it has one. */
export function restOf({ standing, coming }: { standing: Standing; coming: CalendarDate | null }): string {
  if (standing === 'next') return '';
  return [seriesBy[DONE[standing]](), coming && m.series_coming({ date: formatDate(coming) })]
    .filter(Boolean)
    .join(' · ');
}
