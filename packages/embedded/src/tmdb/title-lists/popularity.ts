import { dayNumber, type Day } from '../calendar.ts';
import { fraction } from '../seed.ts';

type Kind = 'movie' | 'tv';

/** A wave from 1 - `depth` to 1 that differs by title and changes from one period to the next. */
function wave(kind: Kind, id: number, period: string, depth: number): number {
  return 1 - depth * fraction(`${kind} ${id} ${period}`);
}

/**
 * Popularity on a day: the size of the audience, more for what came out lately (or comes soon), with a
 * little daily unrest. The same day always gives the same figure.
 */
export function popularity(kind: Kind, id: number, votes: number, date: Day, today: Day): number {
  const years = Math.abs(dayNumber(today) - dayNumber(date)) / 365.25;
  const audience = 6 + Math.sqrt(votes);
  const freshness = 1 + 3 / (1 + years * 2);
  return Math.round(audience * freshness * wave(kind, id, today, 0.06) * 1000) / 1000;
}

/** What orders the trending list of a day: popularity swayed hard by what that day talks about. */
export function trendOfDay(kind: Kind, id: number, base: number, today: Day): number {
  return base * wave(kind, id, `day ${today}`, 0.8);
}

/** What orders the trending list of the week (Monday to Sunday) a day lies in. */
export function trendOfWeek(kind: Kind, id: number, base: number, today: Day): number {
  const week = Math.floor((dayNumber(today) + 3) / 7);
  return base * wave(kind, id, `week ${week}`, 0.6);
}
