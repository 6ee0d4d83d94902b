import { formatDate, type CalendarDate } from '../../dates.ts';
import { formatNumber } from '../../format.ts';
import type { NumberedBy } from '../../numbers/numbers.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../../plural.ts';
import { days, movies, series, stars, titles } from '../counts.ts';

const than = (year: number, soFar: boolean) => (soFar ? `${year} up to this day` : String(year));

/** Sentences about what somebody has watched, counted. */
export const NUMBERS_MESSAGES = {
  title: ACCOUNT_MENU_MESSAGES.numbers,
  yearTitle: (year: number) => `${year} in numbers`,
  description: 'What you have watched, counted.',
  signIn: 'Sign in to see your numbers',
  years: 'Years',
  allTime: 'All time',
  underWay: (year: number, day: CalendarDate) =>
    `${year} is not over: these are its numbers up to ${formatDate(day)}.`,
  none: 'Nothing to count yet',
  noneText: 'Mark what you have watched, and your hours, genres and favorite people add up here.',
  noneIn: (year: number) => `Nothing watched in ${year}`,
  noneInText: 'Your diary has no entry on a day of that year.',
  browse: 'Browse popular movies',
  hours: 'Hours',
  titles: 'Titles',
  days: 'Active days',
  streak: 'Longest streak',
  kinds: (ofMovies: number, ofSeries: number) =>
    [ofMovies > 0 && movies(ofMovies), ofSeries > 0 && series(ofSeries)].filter(Boolean).join(', '),
  watches: (count: number) => plural(count, { one: 'watched once', other: 'watched {n} times' }),
  /** How one year compares with the one before. */
  compared: (now: number, before: number, year: number, soFar: boolean) => {
    const more = now - before;
    if (more === 0) return `As many as in ${than(year, soFar)}`;
    return `${formatNumber(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'} than in ${than(year, soFar)}`;
  },
  length: days,
  between: (since: CalendarDate, until: CalendarDate) =>
    since === until ? formatDate(since) : `${formatDate(since)} to ${formatDate(until)}`,
  weeks: (n: number) =>
    plural(n, {
      one: '{n} active week in a row',
      other: '{n} active weeks in a row',
    }),
  running: (n: number) =>
    plural(n, { one: '{n} day in a row until now', other: '{n} days in a row until now' }),
  columns: { what: 'What', watches: 'Watched', titles: 'Titles', hours: 'Hours' },
  table: 'Show as a table',
  charts: {
    months: 'Months',
    years: 'Years',
    genres: 'Genres',
    decades: 'Decades',
    countries: 'Countries',
    actors: 'Actors',
    directors: 'Directors',
    stars: 'Your stars',
  },
  /** What stands at a bar, read after it: that it leads to those titles. */
  titlesOf: (name: string, count: number) => `${name}: ${titles(count)}`,
  /** On the page of the titles behind a bar. */
  behind: {
    heading: (by: NumberedBy, name: string) => {
      if (by === 'decade') return `From the ${name}s`;
      if (by === 'director') return `Directed by ${name}`;
      if (by === 'stars') return `You gave ${stars(Number(name))}`;
      return by === 'actor' ? `With ${name}` : name;
    },
    count: (total: number, year: number | null) =>
      year === null
        ? `${titles(total)} you have watched, most often first.`
        : `${titles(total)} you have watched in ${year}, most often first.`,
    none: 'No titles here',
    noneText: 'Nothing you have watched fits this now.',
    back: 'My numbers',
    backTo: (year: number) => `${year} in numbers`,
    person: (name: string) => `About ${name}`,
    pages: 'Pages of titles',
    earlier: 'Previous',
    later: 'Next',
  },
  peopleNote: 'In at least two titles.',
  genresNote: 'A title counts in each of its genres.',
  countriesNote: 'A title counts in each of its countries.',
  decadesNote: (leftOut: number) =>
    leftOut === 0
      ? 'By the first release.'
      : plural(leftOut, {
          one: 'By the first release. {n} title of unknown release, such as series known by their episodes only, is left out.',
          other:
            'By the first release. {n} titles of unknown release, such as series known by their episodes only, are left out.',
        }),
  /** What a chart shows, in a sentence. */
  most: (name: string, count: number) => `Most of all ${name}, with ${titles(count)}.`,
  mostWatched: (name: string, count: number) =>
    `Most in ${name}: ${plural(count, { one: 'one watch', other: '{n} watches' })}.`,
  averages: (mine: string, theirs: string, count: number) =>
    `You gave ${mine} of 10 on average, everybody else ${theirs}, of ${titles(count)} you both rated.`,
  rated: (count: number) =>
    plural(count, {
      one: 'You have rated {n} title of these; what others gave it is not known.',
      other: 'You have rated {n} titles of these; what others gave them is not known.',
    }),
  starsOf: stars,
  above: 'You liked more than others',
  below: 'You liked less than others',
  disagreement: (mine: number, theirs: string) => `You ${mine}, others ${theirs} of 10`,
  mostOften: 'Watched most often',
  times: (n: number) => plural(n, { one: '{n} time', other: '{n} times' }),
  /** A series whose name is not known yet. */
  someSeries: 'A TV series',
  first: 'First',
  last: 'Last',
  firstOf: (year: number) => `First of ${year}`,
  lastOf: (year: number) => `Last of ${year}`,
  latestOf: (year: number) => `Latest of ${year}`,
  share: {
    heading: 'Share my year',
    text: 'Makes a link that anybody who has it can open. It shows how many hours, titles and days these were, as they are now: no title, no rating, not your name. You can remove the link at any time.',
    make: 'Make a link',
    update: 'Update the link',
    end: 'Remove the link',
    made: 'Anyone with this link sees the numbers of this year.',
    ended: 'The link is removed.',
  },
  shared: {
    title: (year: number) => `${year} in movies and series`,
    description: (year: number) => `How much someone watched in ${year}, in numbers.`,
    text: 'Someone on Marquee shares how much they watched that year.',
    own: 'Count your own on Marquee',
    gone: 'This link leads nowhere',
    goneText: 'Whoever shared this year has removed the link, or the address is incomplete.',
    failed: 'Error',
    failedText: 'This year could not be loaded. Please try again in a moment.',
    home: 'Go home',
  },
} as const;
