import { dayNumber, type Day } from '../calendar.ts';
import { fraction } from '../seed.ts';

type Kind = 'movie' | 'tv';

/** A factor from 1 - `depth` to 1 that varies by title and period. */
function wave(kind: Kind, id: number, period: string, depth: number): number {
  return 1 - depth * fraction(`${kind} ${id} ${period}`);
}

/**
 * Popularity on a day: by audience, higher near the release, with a small daily variation. It is stable for a
 * day.
 */
export function popularity(kind: Kind, id: number, votes: number, date: Day, today: Day): number {
  const years = Math.abs(dayNumber(today) - dayNumber(date)) / 365.25;
  const audience = 6 + Math.sqrt(votes);
  const freshness = 1 + 3 / (1 + years * 2);
  return Math.round(audience * freshness * wave(kind, id, today, 0.06) * 1000) / 1000;
}

/** Order of a day's trending list: popularity with a large daily variation. */
export function trendOfDay(kind: Kind, id: number, base: number, today: Day): number {
  return base * wave(kind, id, `day ${today}`, 0.8);
}

/** Order of a week's trending list (Monday to Sunday). */
export function trendOfWeek(kind: Kind, id: number, base: number, today: Day): number {
  const week = Math.floor((dayNumber(today) + 3) / 7);
  return base * wave(kind, id, `week ${week}`, 0.6);
}
