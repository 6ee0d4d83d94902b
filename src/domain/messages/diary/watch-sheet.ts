import { formatDate, type CalendarDate } from '../../dates.ts';
import type { DayChoice, DayDoubt } from '../../diary/watches.ts';
import { plural } from '../../plural.ts';
import { stars as inStars } from '../counts.ts';
import { onDay } from './diary.ts';

const DOUBTS: Record<Exclude<DayDoubt, null | 'beforeRelease'>, string> = {
  missing: 'Pick a day, or choose “I don’t remember”.',
  tooEarly: 'Days before 1900 cannot be saved. Choose “I don’t remember” instead.',
  toCome: 'That day is in the future. Pick today or an earlier day.',
};

/** Sentences of the sheet in which a watch is written down. */
export const WATCH_SHEET_MESSAGES = {
  title: 'Log',
  edit: 'Edit watch',
  pick: 'What have you watched?',
  placeholder: 'Search movies and TV series',
  here: 'This page',
  kinds: { movie: 'Movie', tv: 'TV series' },
  found: (count: number) => plural(count, { one: '{n} title found', other: '{n} titles found' }),
  noneFound: 'No movie or TV series found by that name.',
  notAsked: 'The search is not answering right now. Please try again.',
  other: 'Another title',
  when: 'When did you watch it?',
  choices: {
    today: 'Today',
    yesterday: 'Yesterday',
    date: 'A date',
    none: 'I don’t remember',
  } satisfies Record<DayChoice, string>,
  date: 'Day',
  again: 'Rewatch',
  before: (day: CalendarDate | null) => `Last in your diary ${onDay(day)}.`,
  stars: 'Stars for this watch',
  clear: { label: 'Clear', of: 'the stars for this watch' },
  titleStars: (stars: number) => `You gave the title ${inStars(stars)}.`,
  starsRule:
    'Your stars for the title follow your latest watch that has stars, unless you gave them on its page.',
  note: 'Note, only for you',
  save: 'Save',
  saving: 'Saving…',
  saveAnyway: 'Save anyway',
  doubts: DOUBTS,
  beforeRelease: (title: string, released: CalendarDate) =>
    `${title} came out on ${formatDate(released)}. Did you see it before that?`,
  loadFailed: { title: 'Error', text: 'Failed to open this entry of your diary' },
} as const;
