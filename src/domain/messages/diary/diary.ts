import { formatDate, type CalendarDate } from '../../dates.ts';
import { plural } from '../../plural.ts';

const failed = (text: string) => ({ title: 'Error', text });

const NUMERALS = ['No', 'An', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** `Three episodes of Dark`. */
export const episodesOf = (count: number, series: string) =>
  plural(count, {
    one: `An episode of ${series}`,
    other: `${NUMERALS[count] ?? '{n}'} episodes of ${series}`,
  });

/** A day within a sentence: "on March 30, 1999", "without a date". */
export const onDay = (day: CalendarDate | null) =>
  day === null ? 'without a date' : `on ${formatDate(day)}`;

/** Sentences about the diary, wherever it is written or read. */
export const DIARY_MESSAGES = {
  log: 'Log what you have watched',
  entry: {
    someTime: 'No date',
    someSeries: 'a TV series',
    again: 'Rewatch',
    editOf: (title: string) => `Edit your watch of ${title}`,
  },
  refused: { title: 'Please sign in', text: 'You need to be signed in to keep a diary' },
  logged: (title: string, day: CalendarDate | null) => ({
    title: 'Logged',
    text: `${title}, watched ${onDay(day)}`,
  }),
  changed: (title: string) => ({ title: 'Diary updated', text: title }),
  /** To an edit that began before somebody changed the entry in another tab or on another device. */
  changedElsewhere: (day: CalendarDate | null) => ({
    title: 'Changed elsewhere in the meantime',
    text: `This entry now says watched ${onDay(day)}. Save again to keep what you have here instead.`,
  }),
  /** On a title's page. */
  ofTitle: 'Your watches',
  removed: (title: string) => ({ title: 'Deleted from your diary', text: title }),
  takenBack: (title: string) => ({
    title: 'Undone; the same play is not noted again',
    text: title,
  }),
  unmarked: (title: string, count: number) => ({
    title: 'No longer marked as watched',
    text: episodesOf(count, title),
  }),
  logFailed: failed('Failed to log this'),
  full: failed('Your diary is full: it holds 50,000 watches.'),
  changeFailed: failed('Failed to change your diary'),
  removeFailed: failed('Failed to delete from your diary'),
} as const;
