import { today, type CalendarDate, type Clock } from '../dates.ts';
import type { ReleasePlace } from '../calendar/releases.ts';

/** What a person asks for: a sign on the day of a movie's release. */
export interface ReminderRequest {
  movieId: number;
  /** The day of release. */
  remindOn: CalendarDate;
  /** Where that day holds; null for the world's first release. */
  place?: ReleasePlace | null | undefined;
  /** Also by e-mail, not in the product only. */
  byEmail: boolean;
  title: string;
  posterPath: string | null;
}

export interface Reminder extends ReminderRequest {
  /** The earlier day, when the catalogue moved the release. */
  movedFrom: CalendarDate | null;
  /** When the mail left (ISO 8601). */
  sentAt: string | null;
  createdAt: string;
}

/** From this hour (UTC) on a release day has come: see {@link dueDay}. */
const DUE_HOUR = 10;
const HOUR_MS = 3_600_000;

/**
 * The latest day whose reminders are due by mail. Release dates carry no zone and the product goes by the UTC
 * day, but a mail that says "is out" must not arrive the evening before: at 10:00 UTC it is the same calendar
 * day from Hawaii to Auckland, so that is when a day begins for mails.
 */
export function dueDay(clock: Clock): CalendarDate {
  return today(() => new Date(clock().getTime() - DUE_HOUR * HOUR_MS));
}

/** Path of the page that ends all reminder mails of the person the token belongs to. */
export function unsubscribePath(token: string): string {
  return `/unsubscribe?${new URLSearchParams({ token }).toString()}`;
}

/** How long a release is news: on the home page, and on the page of reminders (days). */
export const NEWS_DAYS = { home: 7, page: 30 } as const;

/** Path of the page of a person's reminders. */
export const REMINDERS_PATH = '/reminders';

/** Whether the day of a reminder has come. */
export function isDue({ remindOn }: Pick<Reminder, 'remindOn'>, day: CalendarDate): boolean {
  return remindOn <= day;
}
