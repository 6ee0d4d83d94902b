import { calendarTypesBy } from './calendar-words.ts';
import { m } from '../../paraglide/messages.js';
import { type CalendarEntry, type Month, firstOf } from './calendar.ts';
import { addDays, dateFormat, type CalendarDate } from '../../core/dates.ts';
import { seasonPath, titlePath } from '../../core/routes.ts';

const months = dateFormat({ month: 'long', year: 'numeric' });
const days = dateFormat({ weekday: 'long', month: 'long', day: 'numeric' });
const shortWeekdays = dateFormat({ weekday: 'short' });
const longWeekdays = dateFormat({ weekday: 'long' });

const moment = (day: CalendarDate) => new Date(`${day}T00:00:00Z`);

/** A month as "December 2026". */
export const monthName = (month: Month) => months().format(moment(firstOf(month)));

/** A day as "Friday, December 25". */
export const dayName = (day: CalendarDate) => days().format(moment(day));

/** The weekday of a day, in short and in full. */
export const weekday = (day: CalendarDate) => ({
  short: shortWeekdays().format(moment(day)),
  long: longWeekdays().format(moment(day)),
});

/** "Today" or "Tomorrow" for the name of a day; null for other days. */
export function nearness(day: CalendarDate, now: CalendarDate): string | null {
  if (day === now) return m.calendar_today();
  return day === addDays(now, 1) ? m.calendar_tomorrow() : null;
}

/** Names the episodes of an entry: one, a range in one season, or their count. */
function episodesOf({ together }: CalendarEntry): string {
  const [first] = together;
  const last = together.at(-1);
  if (!first || !last) return m.calendar_types_episode();
  const { season, number } = first;
  if (season === null || number === null || last.number === null) return m.calendar_types_episode();
  if (together.length === 1) return m.calendar_episode({ season, number });
  if (last.season === season) return m.calendar_episodes({ season, first: number, last: last.number });
  return m.calendar_more({ count: together.length });
}

/** What happens on a day: "In cinemas", "S2 E5–6", "S1 E3 · The Return". */
export function happening(entry: CalendarEntry): string {
  if (entry.type !== 'episode') return calendarTypesBy[entry.type]();
  const named = entry.together.length === 1 ? entry.name : '';
  return [episodesOf(entry), named].filter(Boolean).join(' · ');
}

/** The path of the page an entry links to: the season of an episode, else the title. */
export function pathOf(entry: CalendarEntry): string {
  if (entry.type !== 'episode' || entry.season === null) return titlePath(entry);
  return `${seasonPath(entry.id, entry.season)}#episode-${entry.number}`;
}
