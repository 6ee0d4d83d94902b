import { addDays, isCalendarDate, type CalendarDate } from '../../core/dates.ts';
import { withParameters } from '../../core/routes.ts';
import type { TitleId } from '../../core/title.ts';
import type { AgendaStart } from './agenda.ts';

/** Paths of the user's calendar, and of the page with its private feed address. */
export const CALENDAR_PATH = '/calendar';
export const CALENDAR_FEED_PATH = '/calendar/subscribe';

/** A month as `YYYY-MM`; it sorts as text. */
export type Month = string;

/** `release` is a movie's release with unknown way; `reminder` is a reminder of a movie. */
export const EVENT_TYPES = ['theatre', 'digital', 'release', 'reminder', 'episode'] as const;
type EventType = (typeof EVENT_TYPES)[number];

/** An event of a user's calendar, on a calendar day without time zone. */
export interface CalendarEvent extends TitleId {
  day: CalendarDate;
  type: EventType;
  title: string;
  posterPath: string | null;
  /** Of an episode; else null. */
  season: number | null;
  number: number | null;
  /** The episode's name; empty if unknown, and for other types. */
  name: string;
}

/** In the iCalendar feed. */
export interface FeedEvent extends CalendarEvent {
  /** How often its day changed since it was first published. */
  sequence: number;
  /** When its day last changed (ISO 8601); null if never. */
  movedAt: string | null;
}

export const CALENDAR_FILTERS = ['movies', 'episodes', 'reminders'] as const;
export type CalendarFilter = (typeof CALENDAR_FILTERS)[number];

export interface CalendarView {
  form: 'agenda' | 'month';
  month: Month;
  /** Null for all types. */
  only: CalendarFilter | null;
  /** Cursor of an agenda; null for its start. */
  start: AgendaStart | null;
}

/** Months that can be opened: there is no data outside. */
const YEARS = { from: 1900, to: 2199 };

/** The month of a day. */
export const monthOf = (day: CalendarDate): Month => day.slice(0, 7);

/** The first day of a month. */
export const firstOf = (month: Month): CalendarDate => `${month}-01`;

/** Adds `months` (negative to subtract) to a month. */
export function addMonths(month: Month, months: number): Month {
  const moved = new Date(`${firstOf(month)}T00:00:00Z`);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  return moved.toISOString().slice(0, 7);
}

/** The last day of a month. */
export const lastOf = (month: Month): CalendarDate => addDays(firstOf(addMonths(month, 1)), -1);

function readMonth(text: string | null, day: CalendarDate): Month {
  const first = `${text ?? ''}-01`;
  const year = Number(first.slice(0, 4));
  return isCalendarDate(first) && year >= YEARS.from && year <= YEARS.to ? monthOf(first) : monthOf(day);
}

/** Parses an address, with `day` as today; invalid parameters are ignored. */
export function readCalendar(parameters: URLSearchParams, day: CalendarDate): CalendarView {
  const form = parameters.get('view') === 'month' ? 'month' : 'agenda';
  const from = parameters.get('from') ?? '';
  const month = readMonth(parameters.get('month'), day);
  const skip = Number(parameters.get('skip') ?? 0);
  return {
    ...{ form, month },
    only: CALENDAR_FILTERS.find((filter) => filter === parameters.get('only')) ?? null,
    start:
      form === 'agenda' && isCalendarDate(from) && monthOf(from) >= month
        ? { from, skip: Number.isInteger(skip) && skip > 0 && skip <= MOST_SKIPPED ? skip : 0 }
        : null,
  };
}

/** Maximum `skip` in an address. */
const MOST_SKIPPED = 5000;

/** The canonical address of a view, with `day` as today; defaults are omitted. */
export function calendarAddress({ form, month, only, start }: CalendarView, day: CalendarDate): string {
  return withParameters(CALENDAR_PATH, {
    view: form === 'month' ? 'month' : null,
    month: month === monthOf(day) ? null : month,
    only,
    from: start?.from ?? null,
    skip: start && start.skip > 0 ? String(start.skip) : null,
  });
}

export const TYPES_OF: Record<CalendarFilter, readonly EventType[]> = {
  movies: ['theatre', 'digital', 'release'],
  episodes: ['episode'],
  reminders: ['reminder'],
};

/** ISO 8601: Monday is 1, Sunday is 7. */
function weekdayOf(day: CalendarDate): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** Not all engines support `getWeekInfo`. */
interface WeekLocale extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number };
}

/** The first weekday of the week in a region (ISO 3166-1), 1 for Monday, by Unicode's data. */
export function firstWeekday(region: string): number {
  const locale: WeekLocale = new Intl.Locale(`und-${region}`);
  return locale.getWeekInfo?.().firstDay ?? 1;
}

/** The weeks of a month, padded with days of its neighbours; each starts with weekday `first`. */
export function weeksOf(month: Month, first: number): CalendarDate[][] {
  const back = (weekdayOf(firstOf(month)) - first + 7) % 7;
  const start = addDays(firstOf(month), -back);
  const last = lastOf(month);
  const weeks: CalendarDate[][] = [];
  for (let day = start; day <= last; day = addDays(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_each, index) => addDays(day, index)));
  }
  return weeks;
}

/** Days from today that the current month's agenda covers at least: the next events often fall into the next month. */
const AGENDA_DAYS = 30;

/** First and last day of a view, with `day` as today; `weeks` are those of its month. */
export function shownSpan(
  { form, month }: CalendarView,
  weeks: readonly (readonly CalendarDate[])[],
  day: CalendarDate,
): { from: CalendarDate; to: CalendarDate } {
  const [first, last] = [firstOf(month), lastOf(month)];
  if (form === 'month') return { from: weeks[0]?.[0] ?? first, to: weeks.at(-1)?.at(-1) ?? last };
  return { from: first, to: month === monthOf(day) ? addDays(day, AGENDA_DAYS) : last };
}

/** One entry of a day: an event, or the episodes of a series that air together. */
export interface CalendarEntry extends CalendarEvent {
  /** The episodes in order; for other types only the event itself. */
  together: readonly CalendarEvent[];
}

/** Groups events by day, earliest first. Within a day the order stays; episodes of a series become one entry. */
export function entriesByDay(events: readonly CalendarEvent[]): Map<CalendarDate, CalendarEntry[]> {
  const days = new Map<CalendarDate, CalendarEntry[]>();
  for (const event of events.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))) {
    const entries = days.get(event.day) ?? [];
    const at = entries.findIndex(
      ({ type, id }) => type === 'episode' && event.type === 'episode' && id === event.id,
    );
    const found = entries[at];
    if (found) entries[at] = { ...found, together: [...found.together, event] };
    else entries.push({ ...event, together: [event] });
    days.set(event.day, entries);
  }
  return days;
}

/** A stable id of an event for other calendars (iCalendar UID), independent of its day. */
export function eventKey({ type, kind, id, season, number }: CalendarEvent): string {
  if (type === 'episode') return `episode-${id}-${season}-${number}`;
  // It stays the same release once its cinema date is known.
  return `${type === 'release' ? 'theatre' : type}-${kind}-${id}`;
}
