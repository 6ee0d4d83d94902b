import type { CalendarDate } from '../dates.ts';
import type { CalendarEntry } from './calendar.ts';

/** Entries of one page of an agenda. */
const AGENDA_SIZE = 60;

/** Where a page of an agenda begins: at a day, behind so many of its entries. */
export interface AgendaStart {
  from: CalendarDate;
  skip: number;
}

/** A page of an agenda: entries by day, and where the next page begins. */
export interface AgendaPage {
  days: Map<CalendarDate, CalendarEntry[]>;
  later: AgendaStart | null;
}

/** The page that begins there, of days that begin with its day. */
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
