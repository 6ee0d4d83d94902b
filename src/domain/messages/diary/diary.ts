import { formatDate, type CalendarDate } from '../../dates.ts';
import { formatNumber } from '../../format.ts';
import { episodeRanges } from '../../diary/watched-episodes.ts';
import type { DayChoice, DayDoubt, WatchedEpisodes } from '../../diary/watches.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { episodeCode } from '../series/series.ts';
import { plural } from '../../plural.ts';

const failed = (text: string) => ({ title: 'Error', text });

/** `1 entry`, `1,204 entries`. */
const entries = (count: number) => plural(count, { one: '{n} entry', other: '{n} entries' });

const NUMERALS = ['No', 'An', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** `Three episodes of`, before the name of their series. */
const episodesOf = (count: number) =>
  plural(count, { one: 'An episode of', other: `${NUMERALS[count] ?? '{n}'} episodes of` });

/** Where episodes stand: `S1 E9–E10, S2 E1 and 12 more`. */
function which({ count, first }: WatchedEpisodes): string {
  const named = episodeRanges(first).map((range) => {
    const code = episodeCode({ season: range.season, number: range.from });
    return range.to === range.from ? code : `${code}\u2013E${range.to}`;
  });
  const more = count - first.length;
  return more > 0 ? `${named.join(', ')} and ${formatNumber(more)} more` : named.join(', ');
}

/** A day within a sentence: "on March 30, 1999", "some time". */
const onDay = (day: CalendarDate | null) => (day === null ? 'some time' : `on ${formatDate(day)}`);

const DOUBTS: Record<Exclude<DayDoubt, null | 'beforeRelease'>, string> = {
  missing: 'Pick a day, or choose “Some time”.',
  tooEarly: 'Days before 1900 cannot be kept. Choose “Some time” instead.',
  toCome: 'That day is still to come. Pick today or a day before.',
};

/** Sentences about the diary and the sheet in which a watch is written down. */
export const DIARY_MESSAGES = {
  log: 'Log what you have watched',
  page: {
    title: ACCOUNT_MENU_MESSAGES.diary,
    description: 'What you have watched, day by day.',
    signIn: {
      heading: 'Sign in to see your diary',
      text: 'Keep what you have watched day by day, with stars and notes.',
    },
    failed: 'Failed to load your diary',
    layouts: { month: 'Month', list: 'List' },
    layout: 'Layout',
    filter: 'Filter your diary',
    kind: 'Show',
    kinds: { all: 'All titles', movie: 'Movies', tv: 'TV series' },
    year: 'Year',
    allYears: 'All years',
    apply: 'Apply',
    months: 'Months',
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    someTime: 'Some time',
    entries,
    episodesOf,
    which,
    someSeries: 'a TV series',
    more: (count: number) => `+${count} more`,
    allOf: (day: CalendarDate, count: number) => `${formatDate(day)}: ${entries(count)}`,
    undated: (count: number) => `${entries(count)} without a day`,
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    newer: 'Newer',
    older: 'Older',
    pages: 'Pages of your diary',
    back: 'Whole diary',
    again: 'Again',
    edit: 'Edit',
    remove: 'Delete',
    editOf: (title: string) => `Edit your watch of ${title}`,
    removeOf: (title: string) => `Delete your watch of ${title}`,
    dateOf: (title: string, count: number) =>
      plural(count, {
        one: `Change the day of an episode of ${title}`,
        other: `Change the day of {n} episodes of ${title}`,
      }),
    unmark: 'Not watched',
    unmarkOf: (title: string, count: number) =>
      plural(count, {
        one: `Mark as not watched: an episode of ${title}`,
        other: `Mark as not watched: {n} episodes of ${title}`,
      }),
    none: 'Nothing in your diary yet',
    noneText: 'Mark something as watched, or log what you have seen, and it stands here on its day.',
    noneHere: 'Nothing watched here',
    noneHereText: 'No entry of your diary fits what is chosen.',
    showAll: 'Show everything',
    browse: { label: 'Browse movies', path: '/movies' },
  },
  sheet: {
    title: 'Log',
    edit: 'Edit watch',
    pick: 'What have you watched?',
    placeholder: 'Search movies and TV series',
    here: 'This page',
    kinds: { movie: 'Movie', tv: 'TV series' },
    found: (count: number) => plural(count, { one: '{n} title found', other: '{n} titles found' }),
    noneFound: 'No movie and no TV series found by that name.',
    notAsked: 'The search does not answer now. Please try again.',
    other: 'Another title',
    when: 'When did you watch it?',
    choices: {
      today: 'Today',
      yesterday: 'Yesterday',
      date: 'A date',
      none: 'Some time',
    } satisfies Record<DayChoice, string>,
    date: 'Day',
    again: 'I had seen it before',
    before: (day: CalendarDate | null) => `Last in your diary ${onDay(day)}.`,
    stars: 'Your stars',
    clear: { label: 'Clear', of: 'your stars' },
    note: 'Note, for you alone',
    save: 'Save',
    saving: 'Saving…',
    saveAnyway: 'Save anyway',
    doubts: DOUBTS,
    beforeRelease: (title: string, released: CalendarDate) =>
      `${title} came out on ${formatDate(released)}. Have you seen it before that?`,
    loadFailed: failed('Failed to open this entry of your diary'),
  },
  refused: { title: 'Please sign in', text: 'You need to be signed in to keep a diary' },
  logged: (title: string, day: CalendarDate | null) => ({
    title: 'Logged',
    text: `${title}, watched ${onDay(day)}`,
  }),
  changed: (title: string) => ({ title: 'Diary updated', text: title }),
  /** To an edit that began before somebody changed the entry in another tab or on another device. */
  changedElsewhere: (day: CalendarDate | null) => ({
    title: 'Changed elsewhere meanwhile',
    text: `This entry now says watched ${onDay(day)}. Save again to keep what stands here instead.`,
  }),
  /** On a title's page. */
  ofTitle: 'Your watches',
  removed: (title: string) => ({ title: 'Deleted from your diary', text: title }),
  takenBack: (title: string) => ({
    title: 'Taken back; the same play is not noted again',
    text: title,
  }),
  unmarked: (title: string, count: number) => ({
    title: 'Not marked as watched any more',
    text: `${episodesOf(count)} ${title}`,
  }),
  logFailed: failed('Failed to log this'),
  full: failed('Your diary is full: it holds 50,000 watches.'),
  changeFailed: failed('Failed to change your diary'),
  removeFailed: failed('Failed to delete from your diary'),
  starsFailed: failed('Your watch is kept, but the stars could not be saved'),
} as const;
