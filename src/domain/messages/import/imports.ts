import { SEASON_MESSAGES } from '../seasons/seasons.ts';
import { formatDate } from '../../dates.ts';
import type { ImportSource, ImportSwitches } from '../../import/import-job.ts';
import type { EntryPlace, ImportEntry, RowProblem } from '../../import/entry.ts';
import type { FileRole } from '../../import/reading.ts';
import { spreadsheetDay } from '../../import/spreadsheet-days.ts';
import { formatNumber } from '../../format.ts';
import { IMPORT_PARTS as PARTS } from './import-parts.ts';
import { IMPORT_RECORDS } from './import-records.ts';
import { READING_FAILURES as FAILURES } from './import-failures.ts';
import { IMPORT_JOB_MESSAGES, IMPORT_PROBLEMS as PROBLEMS } from './import-job.ts';
import { episodeIn, IMPORT_SOURCE_NAMES as SOURCES, named, placeInFile, rows } from './import-words.ts';
import { IMPORT_CHANGES } from './import-changes.ts';
import { plural } from '../../plural.ts';

/** What a file can be whose name does not say it. */
const FILE_ROLES: Record<FileRole, string> = {
  watched: 'Films I have seen',
  watchlist: 'My watchlist',
  likes: 'Films I like',
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
    ...IMPORT_RECORDS,
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
