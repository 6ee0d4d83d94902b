import { loadCalendar } from './calendar.queries.ts';
import { agendaPage, type AgendaStart } from './agenda.ts';
import {
  entriesByDay,
  firstWeekday,
  readCalendar,
  shownSpan,
  TYPES_OF,
  weeksOf,
  type CalendarEntry,
  type CalendarEvent,
  type CalendarView,
} from './calendar.ts';
import { addDays, type CalendarDate } from '../../core/dates.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { namesAtHand } from '../../server/names-at-hand.ts';
import { forPerson, type PersonContext } from '../../server/person.ts';
import { regionOf } from '../../server/region.ts';

/** Maximum events per page. */
const MOST = 600;

/** A month of the user's calendar. */
export interface CalendarPage {
  view: CalendarView;
  day: CalendarDate;
  region: string;
  /** Entries by day: of the whole month, or of a page of the agenda. */
  days: ReadonlyMap<CalendarDate, readonly CalendarEntry[]>;
  weeks: CalendarDate[][];
  /** The number of events shown, if there are more; else null. */
  cut: number | null;
  /** The start of the agenda's next page; null on the last. */
  later: AgendaStart | null;
  /** The start of the agenda's first page; null if nothing is before this one. */
  earlier: AgendaStart | null;
}

/** Entries by day, with names that are cached. */
async function byDay(events: readonly CalendarEvent[]) {
  const named = await namesAtHand();
  return entriesByDay(events.map((event) => named(event, event)));
}

/** A page of the agenda from a day on. If the limit cuts a day, it is left for the next page. */
async function readAgenda(events: readonly CalendarEvent[], start: AgendaStart) {
  const last = events.length > MOST ? events.at(-1)?.day : undefined;
  const whole = last !== undefined && last > start.from ? events.filter(({ day }) => day < last) : events;
  const page = agendaPage(await byDay(whole), start);
  const isLeft = whole.length < events.length && last !== undefined;
  return { ...page, later: page.later ?? (isLeft ? { from: last, skip: 0 } : null) };
}

/** Loads the signed-in user's calendar; invalid parameters are ignored. */
export function loadCalendarPage(
  context: PersonContext & { url: URL },
): Promise<PersonOutcome<CalendarPage>> {
  return forPerson(context, async (person) => {
    const { client, day } = person;
    const region = await regionOf(person);
    const view = readCalendar(context.url.searchParams, day);
    const weeks = weeksOf(view.month, firstWeekday(region));
    const span = shownSpan(view, weeks, day);
    const types = view.only ? TYPES_OF[view.only] : undefined;
    const load = (from: CalendarDate, to: CalendarDate, limit: number) =>
      loadCalendar(client, { from, to, region, types, limit });
    const shared = { view, day, region, weeks };
    if (view.form === 'month') {
      const events = await load(span.from, span.to, MOST + 1);
      const days = await byDay(events.slice(0, MOST));
      return { ...shared, days, cut: events.length > MOST ? MOST : null, later: null, earlier: null };
    }
    const first = { from: span.from, skip: 0 };
    // The current month starts today, a past one at its beginning.
    const usual = day >= span.from && day <= span.to ? { from: day, skip: 0 } : first;
    const start = view.start ?? usual;
    const [events, before] = await Promise.all([
      load(start.from, span.to, MOST + 1),
      start.from > span.from ? load(span.from, addDays(start.from, -1), 1) : [],
    ]);
    const isOver = view.start === null && events.length === 0 && before.length > 0;
    const page = isOver
      ? await readAgenda(await load(span.from, span.to, MOST + 1), first)
      : await readAgenda(events, start);
    const hasEarlier = !isOver && (before.length > 0 || start.skip > 0);
    return { ...shared, ...page, cut: null, earlier: hasEarlier ? first : null };
  });
}
