import type { CalendarDate } from '../../domain/dates.ts';
import { SERIES_MESSAGES as words } from '../../domain/messages.ts';
import type { Standing } from '../../domain/series/following.ts';

const DONE = { caughtUp: 'caughtUp', finished: 'finishedNow', unknown: 'noEpisodes' } as const;

/** What is said of a series that has no next episode to watch; empty where it has one. */
export function restOf({ standing, coming }: { standing: Standing; coming: CalendarDate | null }): string {
  if (standing === 'next') return '';
  return [words[DONE[standing]], coming && words.coming(coming)].filter(Boolean).join(' · ');
}
