import type { CalendarEntry, Month } from '../../domain/calendar/calendar.ts';
import { firstOf } from '../../domain/calendar/calendar.ts';
import { addDays, dateFormat, type CalendarDate } from '../../domain/dates.ts';
import { CALENDAR_MESSAGES as words } from '../../domain/messages.ts';
import { seasonPath, titlePath } from '../../domain/routes.ts';

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

/** "Today" and "Tomorrow" beside the name of a day; nothing for others. */
export function nearness(day: CalendarDate, now: CalendarDate): string | null {
  if (day === now) return words.today;
  return day === addDays(now, 1) ? words.tomorrow : null;
}

/** Which episodes: one, a row of them in one season, or how many. */
function episodesOf({ together }: CalendarEntry): string {
  const [first] = together;
  const last = together.at(-1);
  if (!first || !last) return words.types.episode;
  const { season, number } = first;
  if (season === null || number === null || last.number === null) return words.types.episode;
  if (together.length === 1) return words.episode(season, number);
  if (last.season === season) return words.episodes(season, number, last.number);
  return words.more(together.length);
}

/** What happens: "In cinemas", "S2 E5–6", "S1 E3 · The Return". */
export function happening(entry: CalendarEntry): string {
  if (entry.type !== 'episode') return words.types[entry.type];
  const named = entry.together.length === 1 ? entry.name : '';
  return [episodesOf(entry), named].filter(Boolean).join(' · ');
}

/** Where it leads: to the season of an episode, else to the title. */
export function pathOf(entry: CalendarEntry): string {
  if (entry.type !== 'episode' || entry.season === null) return titlePath(entry);
  return `${seasonPath(entry.id, entry.season)}#episode-${entry.number}`;
}
