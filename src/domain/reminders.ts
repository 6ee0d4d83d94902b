import type { CalendarDate } from './dates.ts';

/** What a person asks for: a sign on the day of a movie's release. */
export interface ReminderRequest {
  movieId: number;
  /** The day of release. */
  remindOn: CalendarDate;
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
