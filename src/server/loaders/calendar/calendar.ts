import { loadCalendar } from '../../../backend/calendar/calendar.ts';
import {
  entriesByDay,
  firstWeekday,
  isOf,
  readCalendar,
  shownSpan,
  weeksOf,
  type CalendarEntry,
  type CalendarView,
} from '../../../domain/calendar/calendar.ts';
import type { CalendarDate } from '../../../domain/dates.ts';
import type { PersonOutcome } from '../../../domain/outcome.ts';
import { namesAtHand } from '../names-at-hand.ts';
import { forPerson, type PersonContext } from '../../person.ts';
import { regionOf } from '../../region.ts';

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
  return forPerson(context, async (person) => {
    const { client, day } = person;
    const region = await regionOf(person);
    const view = readCalendar(context.url.searchParams, day);
    const weeks = weeksOf(view.month, firstWeekday(region));
    const span = shownSpan(view, weeks, day);
    const events = await loadCalendar(client, { ...span, region, limit: MOST + 1 });
    const named = await namesAtHand();
    const shown = events
      .slice(0, MOST)
      .filter((event) => isOf(view.only, event))
      .map((event) => named(event, event));
    const cut = events.length > MOST ? MOST : null;
    return { view, day, region, days: entriesByDay(shown), weeks, cut };
  });
}
