import type { CalendarDate } from '../../core/dates.ts';
import type { CalendarEntry } from './calendar.ts';

const AGENDA_SIZE = 60;

/** Cursor of an agenda page: a day, and how many of its entries to skip. */
export interface AgendaStart {
  from: CalendarDate;
  skip: number;
}

/** A page of an agenda: entries by day, and the cursor of the next page. */
export interface AgendaPage {
  days: Map<CalendarDate, CalendarEntry[]>;
  later: AgendaStart | null;
}

/** Returns the page at a cursor. `days` must begin with the cursor's day. */
export function agendaPage(
  days: ReadonlyMap<CalendarDate, readonly CalendarEntry[]>,
  { from, skip }: AgendaStart,
  size = AGENDA_SIZE,
): AgendaPage {
  const shown = new Map<CalendarDate, CalendarEntry[]>();
  let room = size;
  for (const [day, entries] of days) {
    const before = day === from ? skip : 0;
    const some = entries.slice(before, before + room);
    if (some.length > 0) shown.set(day, some);
    room -= some.length;
    if (before + some.length < entries.length) {
      return { days: shown, later: { from: day, skip: before + some.length } };
    }
  }
  return { days: shown, later: null };
}
