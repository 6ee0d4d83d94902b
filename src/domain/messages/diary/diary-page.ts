import { RATING_MESSAGES } from '../reviews/ratings.ts';
import { formatDate, type CalendarDate } from '../../dates.ts';
import { episodeRanges } from '../../diary/watched-episodes.ts';
import type { WatchedEpisodes } from '../../diary/watches.ts';
import { formatNumber } from '../../format.ts';
import { plural } from '../../plural.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { episodeCode } from '../series/series.ts';
import { DIARY_MESSAGES, episodesOf } from './diary.ts';

/** `1 entry`, `1,204 entries`. */
const entries = (count: number) => plural(count, { one: '{n} entry', other: '{n} entries' });

/** Where episodes stand: `S1 E9–E10, S2 E1 and 12 more`. */
function which({ count, first }: WatchedEpisodes): string {
  const named = episodeRanges(first).map((range) => {
    const code = episodeCode({ season: range.season, number: range.from });
    return range.to === range.from ? code : `${code}\u2013E${range.to}`;
  });
  const more = count - first.length;
  return more > 0 ? `${named.join(', ')} and ${formatNumber(more)} more` : named.join(', ');
}

/** What several episodes were given: `S1 E2 3½ of 5, S1 E4 5 of 5`. */
function starsOf({ first }: WatchedEpisodes): string {
  const rated = first.flatMap((place) =>
    place.stars === undefined ? [] : [`${episodeCode(place)} ${RATING_MESSAGES.give(place.stars)}`],
  );
  return rated.join(', ');
}

/** Sentences of the pages of the diary. */
export const DIARY_PAGE_MESSAGES = {
  ...DIARY_MESSAGES.entry,
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
  entries,
  episodesOf,
  which,
  starsOf,
  more: (count: number) => `+${count} more`,
  allOf: (day: CalendarDate, count: number) => `${formatDate(day)}: ${entries(count)}`,
  undated: (count: number) => `${entries(count)} without a day`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  newer: 'Newer',
  older: 'Older',
  pages: 'Pages of your diary',
  back: 'Whole diary',
  edit: 'Edit',
  remove: 'Delete',
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
} as const;
