import { formatDate, formatMoment, type CalendarDate } from '../../dates.ts';
import { formatNumber } from '../../format.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../../plural.ts';

const failed = (text: string) => ({ title: 'Error', text });
const lookups = (count: number) => plural(count, { one: '{n} lookup', other: '{n} lookups' });

/** Whose review of what. */
export interface ReviewOf {
  title: string;
  author: string;
}

/** Sentences of the admin dashboard. */
export const ADMIN_MESSAGES = {
  signIn: 'Sign in to open the admin dashboard',
  denied: 'Access Denied',
  deniedText: 'This page is for the people who run Marquee.',
  removed: { title: 'Review removed', text: 'The log keeps who removed it and why.' },
  alreadyGone: { title: 'Already gone', text: 'This review does not exist any more.' },
  removeFailed: failed('Failed to remove review'),
  restored: { title: 'Review restored', text: 'It is shown again as it was.' },
  tooLate: { title: 'Too late', text: 'This review cannot be brought back any more.' },
  restoreFailed: failed('Failed to restore review'),
  /** Of one review. */
  dismissed: (count: number) => ({
    title: 'Review kept',
    text: plural(count, { one: '{n} report was dismissed.', other: '{n} reports were dismissed.' }),
  }),
  dismissFailed: failed('Failed to dismiss reports'),
  nameless: 'somebody without a name',
  /** Each names the review to those who do not see its row. */
  keep: ({ title, author }: ReviewOf) => `Keep the review of ${title} by ${author}`,
  remove: ({ title, author }: ReviewOf) => `Remove the review of ${title} by ${author}`,
  undoRemoval: ({ title, author }: ReviewOf) => `Undo removal of the review of ${title} by ${author}`,
  removing: ({ title, author }: ReviewOf) =>
    `You are removing the review of ${title} by ${author}. It can be brought back from the log for thirty days.`,
  reasons: ['Spam', 'Insult', 'Spoiler', 'Not about the title'],
} as const;

/** Sentences that stand in the dashboard's own pages. */
export const DASHBOARD_MESSAGES = {
  heading: ACCOUNT_MENU_MESSAGES.admin,
  description: 'The dashboard of the people who run Marquee.',
  views: {
    overview: 'Overview',
    feedback: 'Reviews and ratings',
    reports: 'Reports',
    log: 'Log',
    operations: 'Operations',
  },
  pageOf: (page: number, last: number) => `Page ${formatNumber(page)} of ${formatNumber(last)}`,
  nothingOn: (page: number) => `There is nothing on page ${page}.`,
  firstPage: 'Go to page 1',
  overview: {
    newest: 'in the last 7 days',
    wishlists: (movies: number, series: number) =>
      [
        plural(movies, { one: '{n} movie', other: '{n} movies' }),
        plural(series, { other: '{n} TV series' }),
      ].join(' + '),
    reportsWait: 'waiting to be looked at',
    nothingWaits: 'nothing waits',
    signUps: 'Sign-ups per day',
    signedUp: (count: number) => plural(count, { one: '{n} sign-up', other: '{n} sign-ups' }),
    noRatings: 'Nobody has rated a title yet.',
    noneWished: 'No wishlist holds a title yet.',
    noneWatched: 'Nobody has marked a title as watched yet.',
    noProfiles: 'Nobody has signed up yet.',
    admins: 'Who is admin',
    /** Before the command that makes one. */
    note: 'Days and times are UTC. Admins are made with',
    command: 'npm run admin -- grant EMAIL',
  },
  chart: {
    /** A chart in words: so many of what it counts, in so many days. */
    sum: (counted: string, days: number) =>
      plural(days, { one: `${counted} in {n} day`, other: `${counted} in {n} days` }),
    most: (day: CalendarDate, count: number) => `most on ${formatDate(day)} (${count})`,
    table: 'Show the days as a table',
  },
  feedback: {
    pages: 'Pages of reviews and ratings',
    searched: 'Text, title, name or email',
    export: 'Export this view as CSV',
    noneMatch: 'No review or rating matches these filters.',
    none: 'Nobody has reviewed or rated a title yet.',
    sorts: {
      newest: 'Newest first',
      oldest: 'Oldest first',
      best: 'Best rating first',
      worst: 'Worst rating first',
      person: 'Person, A to Z',
      personReversed: 'Person, Z to A',
      title: 'Grouped by title',
      titleReversed: 'By title, reversed',
      movies: 'Movies first',
      series: 'TV series first',
      ratings: 'Ratings first',
      reviews: 'Reviews first',
    },
  },
  reports: {
    tellsEnd: 'Tells the end',
    pages: 'Pages of reported reviews',
    none: 'No review is reported. Nothing waits for you here.',
    /** Before the moment. */
    first: 'First reported',
  },
  log: {
    pages: 'Pages of the log',
    none: 'No review has been moderated yet.',
    /** Between who did it and the title. */
    did: {
      'remove-review': 'removed a review of',
      'restore-review': 'restored a review of',
      'dismiss-reports': 'kept a reported review of',
    },
    by: 'by',
    actorLeft: 'An admin who left',
    authorLeft: 'somebody who left',
  },
  operations: {
    condition: {
      fine: 'Answering',
      slow: 'Slow',
      limited: 'Limiting our calls',
      down: 'Failing: calls are paused',
      refused: 'Refuses TMDB_API_KEY: set another and restart',
    },
    free: 'Free on its disk',
    hitRate: 'Cache hit rate',
    hits: (hits: number, asked: number) =>
      plural(hits, {
        one: `{n} hit of ${lookups(asked)}`,
        other: `{n} hits of ${lookups(asked)}`,
      }),
    stale: 'Old answers in place of failures',
    triedAgain: 'Being tried again',
    note: 'Times are UTC. Counts of the catalogue are of this process, since it started.',
    noJobs: 'No job has run yet.',
    noMails: 'No reminder has been mailed yet.',
    mailSent: (at: string) => `Sent ${formatMoment(at)}`,
    mailGivenUp: (at: string) => `Given up ${formatMoment(at)}`,
    mailNext: (at: string) => `Next try ${formatMoment(at)}`,
    problems: 'Last warnings and errors',
    problemsSince: 'since the server started',
  },
} as const;

/** Longest reason of a removal, in code points; the database refuses a longer one. */
export const REASON_LIMIT = 500;
