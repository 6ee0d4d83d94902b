import { m } from '../../paraglide/messages.js';
import { dayAndPlace, placeWords } from '../calendar/release-words.ts';
import type { ReleasePlace } from '../../core/releases.ts';
import { addDays, formatDate, type CalendarDate } from '../../core/dates.ts';
import { elides } from '../../core/language/forms.ts';
import { counted } from '../../core/format.ts';
import type { Reminder } from './reminders.ts';
import type { SeriesReminder } from './series-reminders.ts';

/** Note beside a reminder whose date moved; null if it did not. */
export function movedNote({ movedFrom, remindOn }: Pick<Reminder, 'movedFrom' | 'remindOn'>): string | null {
  if (!movedFrom || movedFrom === remindOn) return null;
  const [from, to] = [formatDate(movedFrom), formatDate(remindOn)];
  return m.reminder_moved({ from, to, fromElided: elides(from), toElided: elides(to) });
}

/** The release of a movie relative to `day`; up to 99 days ahead as a number of days. */
export function releaseWords(date: CalendarDate, day: CalendarDate, place?: ReleasePlace | null): string {
  if (date === day)
    return place
      ? m.reminder_release_today({ place: placeWords(place) })
      : m.reminder_release_today_no_place();
  const when = dayAndPlace(date, place);
  if (date < day) {
    const since = { place: when, elided: elides(when) };
    return place ? m.reminder_release_since(since) : m.reminder_release_since_no_place(since);
  }
  if (date === addDays(day, 1)) return m.reminder_release_tomorrow({ place: when });
  const days = Math.round((Date.parse(date) - Date.parse(day)) / 86_400_000);
  return days <= 99 ? m.reminder_release_in_days({ place: when, ...counted(days) }) : when;
}

/** State of the season a reminder waits for. */
export function nextSeasonWords({ lookedUp, ended, next }: Omit<SeriesReminder, 'title'>): string {
  if (!lookedUp) return m.reminder_series_later();
  if (next?.day) {
    const day = formatDate(next.day);
    return m.reminder_series_starts({ season: next.season, day, elided: elides(day) });
  }
  if (next) return m.reminder_series_announced({ season: next.season });
  return ended ? m.reminder_series_ended() : m.reminder_series_none();
}
