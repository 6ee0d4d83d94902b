import { addDays, isCalendarDate, type CalendarDate } from '../dates.ts';
import { withParameters } from '../routes.ts';
import type { TitleId } from '../title.ts';
import type { AgendaStart } from './agenda.ts';

/** Path of a person's calendar, and of the page on which they get a private address of it. */
export const CALENDAR_PATH = '/calendar';
export const CALENDAR_FEED_PATH = '/calendar/subscribe';

/** A month as `YYYY-MM`; text order is time order. */
export type Month = string;

/** What happens on a day: a movie comes out (where nobody knows in which way), is reminded of, or an episode airs. */
export const EVENT_TYPES = ['theatre', 'digital', 'release', 'reminder', 'episode'] as const;
type EventType = (typeof EVENT_TYPES)[number];

/** Something of somebody's calendar: a day, whatever the zone. */
export interface CalendarEvent extends TitleId {
  day: CalendarDate;
  type: EventType;
  title: string;
  posterPath: string | null;
  /** Of an episode; null for others. */
  season: number | null;
  number: number | null;
  /** What the episode is called; empty when nobody named it, and for others. */
  name: string;
}

/** An event as other calendars are told of it. */
export interface FeedEvent extends CalendarEvent {
  /** How often its day has moved since it was first told. */
  sequence: number;
  /** When it moved last (ISO 8601); null for never. */
  movedAt: string | null;
}

/** The kinds of things a calendar can be narrowed to. */
export const CALENDAR_FILTERS = ['movies', 'episodes', 'reminders'] as const;
export type CalendarFilter = (typeof CALENDAR_FILTERS)[number];

/** What a page of the calendar shows. */
export interface CalendarView {
  form: 'agenda' | 'month';
  month: Month;
  /** Null for everything. */
  only: CalendarFilter | null;
  /** Where an agenda begins; null for its usual beginning. */
  start: AgendaStart | null;
}

/** Years a calendar can be turned to: nothing is known of others. */
const YEARS = { from: 1900, to: 2199 };

/** The month of a day. */
export const monthOf = (day: CalendarDate): Month => day.slice(0, 7);

/** The first day of a month. */
export const firstOf = (month: Month): CalendarDate => `${month}-01`;

/** The month so many months later, or earlier when negative. */
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

/** What an address asks for, seen from a day; nonsense counts as nothing said. */
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

/** Entries of one day that an address can pass over. */
const MOST_SKIPPED = 5000;

/** The canonical address of a view, seen from a day: what goes without saying is not said. */
export function calendarAddress({ form, month, only, start }: CalendarView, day: CalendarDate): string {
  return withParameters(CALENDAR_PATH, {
    view: form === 'month' ? 'month' : null,
    month: month === monthOf(day) ? null : month,
    only,
    from: start?.from ?? null,
    skip: start && start.skip > 0 ? String(start.skip) : null,
  });
}

/** The types of events of what a calendar can be narrowed to. */
export const TYPES_OF: Record<CalendarFilter, readonly EventType[]> = {
  movies: ['theatre', 'digital', 'release'],
  episodes: ['episode'],
  reminders: ['reminder'],
};

/** Monday is 1, Sunday is 7, as ISO 8601 counts. */
function weekdayOf(day: CalendarDate): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** What a locale says of weeks, where the engine knows it. */
interface WeekLocale extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number };
}

/** The weekday (1 is Monday) with which weeks begin in a region (ISO 3166-1), by Unicode's data. */
export function firstWeekday(region: string): number {
  const locale: WeekLocale = new Intl.Locale(`und-${region}`);
  return locale.getWeekInfo?.().firstDay ?? 1;
}

/** The weeks of a month with the days of its neighbours that fill them, each beginning with that weekday. */
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

/** How far from today the agenda of the present month reaches (days), to its end at least: what is next is rarely in one month. */
const AGENDA_DAYS = 30;

/** The first and the last day that a view shows, seen from a day; `weeks` are those of its month. */
export function shownSpan(
  { form, month }: CalendarView,
  weeks: readonly (readonly CalendarDate[])[],
  day: CalendarDate,
): { from: CalendarDate; to: CalendarDate } {
  const [first, last] = [firstOf(month), lastOf(month)];
  if (form === 'month') return { from: weeks[0]?.[0] ?? first, to: weeks.at(-1)?.at(-1) ?? last };
  return { from: first, to: month === monthOf(day) ? addDays(day, AGENDA_DAYS) : last };
}

/** One thing to show of a day: an event, or the episodes of a series that air together. */
export interface CalendarEntry extends CalendarEvent {
  /** Episodes, in order; of anything else itself alone. */
  together: readonly CalendarEvent[];
}

/** Events by day, the earliest first; within a day as they came, with the episodes of a series as one entry. */
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

/** What lasts of an event though its day moves: the name under which other calendars know it. */
export function eventKey({ type, kind, id, season, number }: CalendarEvent): string {
  if (type === 'episode') return `episode-${id}-${season}-${number}`;
  // Once the day in cinemas is known, it is the same release.
  return `${type === 'release' ? 'theatre' : type}-${kind}-${id}`;
}
