import { formatDate, type CalendarDate } from '../../dates.ts';
import { formatNumber } from '../../format.ts';
import { plural } from '../../plural.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

/** Sentences that stand in the dashboard's own pages. */
export const DASHBOARD_MESSAGES = {
  heading: ACCOUNT_MENU_MESSAGES.admin,
  description: 'The dashboard of the people who run Marquee.',
  views: {
    name: 'Admin dashboard',
    overview: 'Overview',
    feedback: 'Reviews and ratings',
    reports: 'Reports',
    log: 'Log',
    invitations: 'Invitations',
    operations: 'Operations',
  },
  nameless: 'No name',
  previous: 'Previous',
  next: 'Next',
  rowsOf: (first: number, last: number, all: number) =>
    `${formatNumber(first)}–${formatNumber(last)} of ${formatNumber(all)}`,
  pageOf: (page: number, last: number) => `Page ${formatNumber(page)} of ${formatNumber(last)}`,
  nothingOn: (page: number) => `There is nothing on page ${page}.`,
  firstPage: 'Go to page 1',
  overview: {
    profiles: 'Total profiles',
    newProfiles: 'New profiles',
    allWishlists: 'Total wishlists',
    adminCount: 'Admins',
    openReports: 'Open reports',
    ratings: 'Ratings',
    mostWished: 'Most wished',
    mostWatched: 'Most watched',
    latest: 'Latest profiles',
    joined: 'Joined',
    since: 'Since',
    noAdmins: 'Nobody.',
    columns: { title: 'Title', stars: 'Stars', ratings: 'Ratings', wishlists: 'Wishlists', people: 'People' },
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
    note: (command: string) => `Days and times are UTC. Admins are made with ${command}.`,
    command: 'npm run admin -- grant EMAIL',
  },
  chart: {
    /** A chart in words: so many of what it counts, in so many days. */
    sum: (counted: string, days: number) =>
      plural(days, { one: `${counted} in {n} day`, other: `${counted} in {n} days` }),
    most: (day: CalendarDate, count: number) => `most on ${formatDate(day)} (${count})`,
    table: 'Show the days as a table',
    columns: { day: 'Day', count: 'Count' },
  },
  feedback: {
    pages: 'Pages of reviews and ratings',
    searched: 'Text, title, name or email',
    show: 'Show',
    clear: 'Clear filters',
    from: 'From',
    to: 'To',
    columns: {
      title: 'Title',
      kind: 'Kind',
      person: 'Person',
      rating: 'Rating',
      text: 'Text',
      date: 'Date',
      action: 'Action',
    },
    notRated: 'Not rated',
    ratingOnly: 'Rating only',
    kinds: { name: 'Kind', all: 'All kinds' },
    types: { name: 'Type', all: 'All types', review: 'Reviews', rating: 'Ratings' },
    ratings: { name: 'Rating', any: 'Any rating' },
    order: 'Order',
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
    heading: 'Reported reviews',
    tellsEnd: 'Contains spoilers',
    because: 'Reported because',
    pages: 'Pages of reported reviews',
    none: 'No review is reported. Nothing waits for you here.',
    first: (when: string) => `First reported ${when}`,
  },
  log: {
    heading: 'Moderation log',
    pages: 'Pages of the log',
    reason: 'Reason:',
    none: 'No review has been moderated yet.',
    /** Who did it to whose review of what. */
    did: {
      'remove-review': (actor: string, title: string, author: string) =>
        `${actor} removed a review of ${title} by ${author}`,
      'restore-review': (actor: string, title: string, author: string) =>
        `${actor} restored a review of ${title} by ${author}`,
      'dismiss-reports': (actor: string, title: string, author: string) =>
        `${actor} kept a reported review of ${title} by ${author}`,
    },
    actorLeft: 'An admin who left',
    authorLeft: 'somebody who left',
  },
} as const;
