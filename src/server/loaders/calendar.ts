import { loadCalendar } from '../../backend/calendar.ts';
import { loadOwnRegion } from '../../backend/regions.ts';
import {
  entriesByDay,
  firstOf,
  firstWeekday,
  isOf,
  lastOf,
  readCalendar,
  weeksOf,
  type CalendarEntry,
  type CalendarView,
} from '../../domain/calendar.ts';
import { today, type CalendarDate } from '../../domain/dates.ts';
import type { PersonOutcome } from '../../domain/outcome.ts';
import { forPerson, type PersonContext } from '../person.ts';
import { services } from '../services.ts';

/** Events a page shows at most: of more nobody sees anything. */
const MOST = 600;

/** A month of somebody's calendar. */
export interface CalendarPage {
  view: CalendarView;
  day: CalendarDate;
  region: string;
  /** What happens on which day: of the month and, in a table of weeks, of the days that fill it. */
  days: ReadonlyMap<CalendarDate, readonly CalendarEntry[]>;
  weeks: CalendarDate[][];
  /** How many events are shown, where there are more. */
  cut: number | null;
}

/** The calendar of whoever is signed in; the address is read as tolerantly as it can be. */
export function loadCalendarPage(
  context: PersonContext & { url: URL },
): Promise<PersonOutcome<CalendarPage>> {
  return forPerson(context, async ({ client }) => {
    const { clock, config } = await services();
    const day = today(clock);
    const region = (await loadOwnRegion(client)) ?? config.region;
    const view = readCalendar(context.url.searchParams, day);
    const weeks = weeksOf(view.month, firstWeekday(region));
    const asTable = view.form === 'month';
    const from = (asTable && weeks[0]?.[0]) || firstOf(view.month);
    const to = (asTable && weeks.at(-1)?.at(-1)) || lastOf(view.month);
    const events = await loadCalendar(client, { from, to, region, limit: MOST + 1 });
    const shown = events.slice(0, MOST).filter((event) => isOf(view.only, event));
    const cut = events.length > MOST ? MOST : null;
    return { view, day, region, days: entriesByDay(shown), weeks, cut };
  });
}
