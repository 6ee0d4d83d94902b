import { addDays, formatDate, type CalendarDate } from '../../dates.ts';
import type { ReleasePlace } from '../../calendar/releases.ts';
import type { Reminder } from '../../reminders/reminders.ts';
import type { SeriesReminder } from '../../reminders/series-reminders.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { dayAndPlace, placeWords } from '../calendar/releases.ts';
import { plural } from '../../plural.ts';

const failed = (text: string) => ({ title: 'Error', text });

/** Sentences about reminders (docs/behaviour.md, Pages). */
export const REMINDER_MESSAGES = {
  set: 'Set Reminder',
  isSet: 'Reminder set!',
  /** What its button is called where there is room for little. */
  short: 'Reminder',
  refused: { title: 'Please sign in', text: 'You need to be signed in to set reminders' },
  setFailed: failed('Failed to set reminder'),
  removeFailed: failed('Failed to remove reminder'),
  choose: 'How should we remind you?',
  byEmail: 'By email',
  inProduct: 'In Marquee only',
  cancel: 'Cancel',
  /** What a press of "Reminder set!" does. */
  remove: 'Remove the reminder',
  setByEmail: (email: string, date: CalendarDate) => ({
    title: 'Reminder set!',
    text: `We will email ${email} on ${formatDate(date)}.`,
  }),
  setInProduct: (date: CalendarDate) => ({
    title: 'Reminder set!',
    text: `You will find it on your home page on ${formatDate(date)}.`,
  }),
  removed: (title: string) => ({ title: 'Reminder removed', text: title }),
  moved: (from: CalendarDate, to: CalendarDate) => `Moved from ${formatDate(from)} to ${formatDate(to)}`,
  series: {
    done: (title: string) => ({
      title: 'Reminder set!',
      text: `We will tell you when the next season of ${title} is announced and when it starts, by email as your notification settings say.`,
    }),
    heading: 'Next seasons',
    announced: (season: number) => `Season ${season} is announced`,
    starts: (season: number, day: CalendarDate) => `Season ${season} starts on ${formatDate(day)}`,
    none: 'No next season is announced',
    ended: 'The series has ended',
    later: 'Marquee looks every night',
  },
  page: {
    title: ACCOUNT_MENU_MESSAGES.reminders,
    description: 'The releases you are waiting for on Marquee.',
    signIn: 'Sign in to see your reminders',
    outNow: 'Out now',
    comingUp: 'Coming up',
    none: 'No reminders yet',
    noneText: 'Set one on the page of a movie that is still to come, or of a series that goes on.',
    browse: 'Browse Upcoming Movies',
    email: 'Email',
    /** Read after it. */
    emailFor: (title: string) => `for ${title}`,
    /** Where mails cannot be sent, reminders are in the product only. */
    mailsOff: 'Reminder emails are switched off here: your reminders appear on this page and your home page.',
  },
  unsubscribe: {
    title: 'Reminder emails',
    ask: 'Stop all reminder emails to your address? Your reminders stay in Marquee.',
    confirm: 'Stop reminder emails',
    done: 'No more reminder emails',
    doneText:
      'Your reminders are still there, in Marquee only. To get emails again, switch on the email of a reminder there, or set a new one by email.',
    unknown: 'This link no longer works',
    unknownText:
      'It may be incomplete, or the account it belonged to is gone. Signed in, you can switch off the email of each reminder.',
    failed: 'This did not work just now. Please try again in a moment.',
  },
} as const;

/** The note beside a reminder whose day the catalogue moved; null when it did not. */
export function movedNote({ movedFrom, remindOn }: Pick<Reminder, 'movedFrom' | 'remindOn'>): string | null {
  return movedFrom && movedFrom !== remindOn ? REMINDER_MESSAGES.moved(movedFrom, remindOn) : null;
}

/** When a movie comes out, seen from a day: with the days to go while they are few enough to count. */
export function releaseWords(date: CalendarDate, day: CalendarDate, place?: ReleasePlace | null): string {
  const when = dayAndPlace(date, place);
  if (date === day) return place ? `Out today ${placeWords(place)}` : 'Out today';
  if (date < day) return `Out since ${when}`;
  if (date === addDays(day, 1)) return `Tomorrow, ${when}`;
  const days = Math.round((Date.parse(date) - Date.parse(day)) / 86_400_000);
  return days <= 99 ? plural(days, { other: `${when}, in {n} days` }) : when;
}

/** What is known of the season somebody waits for. */
export function nextSeasonWords({ lookedUp, ended, next }: Omit<SeriesReminder, 'title'>): string {
  const words = REMINDER_MESSAGES.series;
  if (!lookedUp) return words.later;
  if (next) return next.day ? words.starts(next.season, next.day) : words.announced(next.season);
  return ended ? words.ended : words.none;
}
