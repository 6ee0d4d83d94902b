import { today, type CalendarDate, type Clock } from '../../core/dates.ts';
import type { ReleasePlace } from '../../core/releases.ts';

/** A request to be reminded of a movie's release. */
export interface ReminderRequest {
  movieId: number;
  remindOn: CalendarDate;
  /** Place of the release; null for the worldwide first one. */
  place?: ReleasePlace | null | undefined;
  /** Also by e-mail. */
  byEmail: boolean;
  title: string;
  posterPath: string | null;
}

export interface Reminder extends ReminderRequest {
  /** The former date, if the release moved. */
  movedFrom: CalendarDate | null;
  /** When the mail was sent (ISO 8601). */
  sentAt: string | null;
  createdAt: string;
}

/** UTC hour at which mails of a day are due: see {@link dueDay}. */
const DUE_HOUR = 10;
const HOUR_MS = 3_600_000;

/**
 * The latest day whose reminder mails are due. The product uses UTC days, but a mail that says "is out" must not arrive
 * the evening before: at 10:00 UTC it is the same day from Hawaii to Auckland.
 */
export function dueDay(clock: Clock): CalendarDate {
  return today(() => new Date(clock().getTime() - DUE_HOUR * HOUR_MS));
}

/** Path of the page that unsubscribes the token's user from all reminder mails. */
export function unsubscribePath(token: string): string {
  return `/unsubscribe?${new URLSearchParams({ token }).toString()}`;
}

/** Days for which a release is shown as new, on the home page and the page of reminders. */
export const NEWS_DAYS = { home: 7, page: 30 } as const;

export const REMINDERS_PATH = '/reminders';

/** Whether a reminder is due. */
export function isDue({ remindOn }: Pick<Reminder, 'remindOn'>, day: CalendarDate): boolean {
  return remindOn <= day;
}
