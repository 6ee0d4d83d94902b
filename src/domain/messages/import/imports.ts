import { SEASON_MESSAGES } from '../seasons/seasons.ts';
import type { RestoredPart } from '../../export/parts.ts';
import { formatDate } from '../../dates.ts';
import type { ImportSource, ImportSwitches } from '../../import/import-job.ts';
import type { EntryPlace, ImportEntry, RowProblem } from '../../import/entry.ts';
import type { FileRole } from '../../import/reading.ts';
import { spreadsheetDay } from '../../import/spreadsheet-days.ts';
import { formatNumber } from '../../format.ts';
import { IMPORT_PARTS as PARTS } from './import-parts.ts';
import { READING_FAILURES as FAILURES } from './import-failures.ts';
import { IMPORT_JOB_MESSAGES, IMPORT_PROBLEMS as PROBLEMS } from './import-job.ts';
import { episodeIn, IMPORT_SOURCE_NAMES as SOURCES, named, placeInFile, rows } from './import-words.ts';
import { IMPORT_CHANGES } from './import-changes.ts';
import { plural, type PluralForms } from '../../plural.ts';

/** What a file can be whose name does not say it. */
const FILE_ROLES: Record<FileRole, string> = {
  watched: 'Films I have seen',
  watchlist: 'My watchlist',
  likes: 'Films I like',
};

/** How many records of our own export are of what. */
const RECORDS: Record<RestoredPart, PluralForms> = {
  profile: { one: '{n} profile', other: '{n} profiles' },
  noticePreferences: { one: '{n} notification setting', other: '{n} notification settings' },
  services: { one: '{n} service of yours', other: '{n} services of yours' },
  wishlist: { one: '{n} wishlist title', other: '{n} wishlist titles' },
  watched: { one: '{n} watched title', other: '{n} watched titles' },
  favorites: { one: '{n} favorite', other: '{n} favorites' },
  dismissed: { one: '{n} title you are not interested in', other: '{n} titles you are not interested in' },
  taste: { one: '{n} note on your taste', other: '{n} notes on your taste' },
  diary: { one: '{n} diary entry', other: '{n} diary entries' },
  ratings: { one: '{n} rating', other: '{n} ratings' },
  partRatings: {
    one: '{n} rating of a season or an episode',
    other: '{n} ratings of seasons and episodes',
  },
  reviews: { one: '{n} review', other: '{n} reviews' },
  tags: { one: '{n} tag of a title', other: '{n} tags of titles' },
  notes: { one: '{n} private note', other: '{n} private notes' },
  pageFavorites: { one: '{n} favorite on your page', other: '{n} favorites on your page' },
  following: { other: '{n} followed series' },
  episodes: { one: '{n} watched episode', other: '{n} watched episodes' },
  lostEpisodes: {
    one: '{n} watched episode that was renumbered',
    other: '{n} watched episodes that were renumbered',
  },
  reminders: { one: '{n} reminder', other: '{n} reminders' },
  seriesReminders: { one: '{n} season reminder', other: '{n} season reminders' },
  savedSearches: { one: '{n} saved search', other: '{n} saved searches' },
  aiSearches: { one: '{n} AI search', other: '{n} AI searches' },
  plays: { one: '{n} play from another program', other: '{n} plays from other programs' },
  playProgress: { one: '{n} unfinished title', other: '{n} unfinished titles' },
  playNames: { one: '{n} matched name', other: '{n} matched names' },
  lists: { one: '{n} list of yours', other: '{n} lists of yours' },
  listTitles: { one: '{n} title in your lists', other: '{n} titles in your lists' },
};

const SWITCHES: Record<keyof ImportSwitches, string> = {
  replaceRatings: 'Let the file replace ratings I have given here',
  replaceReviews: 'Let the file replace reviews I have written here',
  replaceDates: 'Let the file replace dates I have noted here',
};

/** A row of a file in a line: "Dune (2021), Oct 23, 2021". */
const rowOf = ({ name, year, episode, season, list, day, stars, what }: ImportEntry) => {
  const whole = season === undefined ? undefined : SEASON_MESSAGES.name(season);
  const place = episode ? episodeIn(episode.season, episode.number) : whole;
  const given = stars && IMPORT_JOB_MESSAGES.report.given(stars.value, stars.of);
  const dated = day && formatDate(day);
  return [`${IMPORT_JOB_MESSAGES.whats[what]}: ${named(name, year)}`, place, given, list?.name, dated]
    .filter(Boolean)
    .join(', ');
};

/** Sentences about bringing a history. */
export const IMPORT_MESSAGES = {
  failed: 'That did not work',
  sources: SOURCES,
  page: {
    title: 'Import your history',
    description:
      'Import what you have watched, rated and wishlisted from Letterboxd, IMDb, Trakt, TV Time and Simkl.',
    intro:
      'Drop in your export from another site. Your browser reads it: only titles, dates, ratings, reviews and lists leave it, and only after you have seen them.',
    signIn: {
      heading: 'Sign in to import your history',
      text: 'Import what you have watched, rated and wishlisted from Letterboxd, IMDb, Trakt, TV Time and Simkl.',
    },
    noScripts:
      'Importing reads your file in this browser, which needs JavaScript. Turn it on and load this page again.',
    readsHeading: 'What can be read',
    reads: [
      {
        name: 'Letterboxd',
        what: 'The ZIP of Settings → Data: diary, ratings, watchlist, reviews, likes and lists',
      },
      { name: 'IMDb', what: 'The CSV of your ratings, your watchlist or a list' },
      { name: 'Trakt', what: 'The ZIP of Settings → Data: history, ratings, watchlist and lists' },
      {
        name: 'TV Time',
        what: 'The ZIP of your data. Only five of its files are opened; tokens and addresses in it stay closed',
      },
      { name: 'Simkl', what: 'The backup, as JSON or CSV' },
      { name: 'Marquee', what: 'Your own export, which comes back as it was' },
    ],
  },
  choose: {
    heading: 'Choose your file',
    drop: 'Drop your file here',
    or: 'ZIP, CSV or JSON, or several of them at once',
    button: 'Choose files',
    failed: 'This file cannot be imported',
    failures: FAILURES,
    waiting: (received: number, total: number) =>
      `${formatNumber(received)} of ${rows(total)} have arrived. The rest is still in your file: choose it again to continue.`,
    waitingHeading: (fileName: string) => `Continue with ${fileName}`,
  },
  reading: {
    heading: (names: readonly string[]) =>
      plural(names.length, { one: `Reading ${names[0]}`, other: 'Reading {n} files' }),
    step: (done: number, of: number) =>
      of > 0
        ? plural(of, {
            one: `${formatNumber(done)} of {n} file`,
            other: `${formatNumber(done)} of {n} files`,
          })
        : 'Opening…',
    cancel: 'Cancel',
  },
  preview: {
    heading: (source: ImportSource) => `From ${SOURCES[source]}`,
    found: (total: number) =>
      plural(total, {
        one: '{n} entry found. Nothing has left your browser yet.',
        other: '{n} entries found. Nothing has left your browser yet.',
      }),
    parts: 'What is imported',
    part: PARTS,
    ...IMPORT_CHANGES,
    serial: (cell: string) =>
      `Dates are numbers in this file, as spreadsheets count them: ${cell} is ${formatDate(spreadsheetDay(cell, null) ?? '')}.`,
    questions: {
      days: (example: string) => `How does this file write dates? ${example} is`,
      unanswered: 'Say first how this file writes its dates.',
      nameless: (file: string) => `What is ${file}?`,
      leftOut: 'Leave it out',
      roles: FILE_ROLES,
    },
    lists: (lists: readonly { name: string; count: number }[]) =>
      `Lists: ${lists.map(({ name, count }) => `${name} (${formatNumber(count)})`).join(', ')}`,
    records: (counts: Partial<Record<string, number>>) =>
      `In it: ${Object.entries(counts)
        .map(([part, count]) => plural(count ?? 0, RECORDS[part as RestoredPart]))
        .join(', ')}`,
    /** Lists that others see, before they do so again. */
    shown: ({ public: open, link }: { public: number; link: number }) => [
      ...(open > 0
        ? [
            plural(open, {
              one: '{n} list is public in the file, and everyone can see it as soon as it is imported.',
              other:
                '{n} lists are public in the file, and everyone can see them as soon as they are imported.',
            }),
          ]
        : []),
      ...(link > 0
        ? [
            plural(link, {
              one: '{n} list is shown by link, and gets a new link: the old one does not lead there.',
              other: '{n} lists are shown by link, and get new links: the old ones do not lead there.',
            }),
          ]
        : []),
    ],
    first: 'The first rows',
    row: rowOf,
    existing: 'What is already here',
    existingText: 'Your own ratings, reviews and dates stay as they are unless you say otherwise.',
    switches: SWITCHES,
    problems: (count: number) =>
      plural(count, { one: '{n} row cannot be imported', other: '{n} rows cannot be imported' }),
    problem: (problem: RowProblem, count: number, first: readonly EntryPlace[]) => {
      const places = first.map(({ file, line }) => placeInFile(file, line)).join('; ');
      const said = `${PROBLEMS[problem]}: ${rows(count)} (${places})`;
      return count > first.length ? `${said} …` : said;
    },
    problemsFile: 'Download these rows',
    problemOf: (problem: RowProblem) => PROBLEMS[problem],
    undo: 'You can undo the whole import for 30 days.',
    begin: (count: number) => plural(count, { one: 'Import {n} entry', other: 'Import {n} entries' }),
    beginning: 'Starting…',
    nothing: 'Turn on at least one part to import it.',
    another: 'Choose another file',
  },
};
