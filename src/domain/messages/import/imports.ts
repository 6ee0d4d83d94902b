import type { RestoredPart } from '../../export/parts.ts';
import { formatDate } from '../../dates.ts';
import type { ImportSource, ImportSwitches } from '../../import/import-job.ts';
import type { EntryPlace, ImportEntry, RowProblem } from '../../import/entry.ts';
import type { FileRole, ImportPart } from '../../import/reading.ts';
import { spreadsheetDay } from '../../import/spreadsheet-days.ts';
import { formatNumber } from '../../format.ts';
import { READING_FAILURES as FAILURES } from './import-failures.ts';
import { IMPORT_JOB_MESSAGES, IMPORT_PROBLEMS as PROBLEMS } from './import-job.ts';
import { counted as some, IMPORT_SOURCE_NAMES as SOURCES, named, placeInFile } from './import-words.ts';

/** A part of a file, counted, and what becomes of it. */
const PARTS: Record<ImportPart, { counted: (count: number) => string; becomes: string }> = {
  movieWatch: {
    counted: (count) => some(count, 'watch of a movie', 'watches of movies'),
    becomes: 'Entries of your diary on their own days; the movies go to your watched list.',
  },
  episodeWatch: {
    counted: (count) => some(count, 'watched episode'),
    becomes: 'Marked as watched on their own days; you follow their series.',
  },
  watched: {
    counted: (count) => some(count, 'title you have seen', 'titles you have seen'),
    becomes: 'Your watched list, without a day: the file does not say when.',
  },
  rating: {
    counted: (count) => some(count, 'rating'),
    becomes: 'Your ratings, in whole stars of five.',
  },
  wish: { counted: (count) => some(count, 'wish', 'wishes'), becomes: 'Your wishlist.' },
  review: { counted: (count) => some(count, 'review'), becomes: 'Your reviews, under your name.' },
  favorite: { counted: (count) => some(count, 'favorite'), becomes: 'Your favorites.' },
  follow: {
    counted: (count) => some(count, 'series you follow', 'series you follow'),
    becomes: 'Series you follow; what was put away or given up stays so.',
  },
  dismissed: {
    counted: (count) => some(count, 'title you do not want', 'titles you do not want'),
    becomes: 'Titles you are not interested in: lists leave them out.',
  },
  list: {
    counted: (count) => some(count, 'place in lists', 'places in lists'),
    becomes: 'Lists of your own, under their names and private.',
  },
  own: {
    counted: (count) => some(count, 'record'),
    becomes: 'Exactly what they were when you exported them.',
  },
};

/** What a file can be whose name does not say it. */
const FILE_ROLES: Record<FileRole, string> = {
  watched: 'Films I have seen',
  watchlist: 'My watchlist',
  likes: 'Films I like',
};

/** What records of our own export are of. */
const RECORDS: Record<RestoredPart, string> = {
  profile: 'profile',
  noticePreferences: 'choice of notices',
  services: 'service of yours',
  wishlist: 'wish',
  watched: 'title of the watched list',
  favorites: 'favorite',
  dismissed: 'title not wanted',
  taste: 'word on your taste',
  diary: 'entry of the diary',
  ratings: 'rating',
  reviews: 'review',
  pageFavorites: 'favorite on your page',
  following: 'series followed',
  episodes: 'watched episode',
  lostEpisodes: 'watched episode that was renumbered',
  reminders: 'reminder',
  seriesReminders: 'reminder of a season',
  savedSearches: 'saved search',
  aiSearches: 'AI search',
  plays: 'play another program noted',
  playProgress: 'title not finished',
  playNames: 'title meant by a name',
  lists: 'list of yours',
  listTitles: 'title in your lists',
};

const SWITCHES: Record<keyof ImportSwitches, string> = {
  replaceRatings: 'Let the file replace ratings I have given here',
  replaceReviews: 'Let the file replace reviews I have written here',
  replaceDates: 'Let the file replace days I have noted here',
};

/** A row of a file in a line: "Dune (2021), Oct 23, 2021". */
const rowOf = ({ name, year, episode, list, day, stars, what }: ImportEntry) => {
  const place = episode && `season ${episode.season}, episode ${episode.number}`;
  const given = stars && `${stars.value} of ${stars.of}`;
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
    title: 'Bring your history',
    description:
      'Import what you have watched, rated and wished from Letterboxd, IMDb, Trakt, TV Time and Simkl.',
    intro:
      'Drop the export of another site. It is read in your browser: only titles, days, ratings, reviews and lists leave it, and only after you have seen them.',
    signIn: {
      heading: 'Sign in to bring your history',
      text: 'Import what you have watched, rated and wished from Letterboxd, IMDb, Trakt, TV Time and Simkl.',
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
        what: 'The ZIP of your data. Five of its files are opened; tokens and addresses in it stay closed',
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
      `${formatNumber(received)} of ${some(total, 'row')} have arrived. The rest is still in your file: choose it again to go on.`,
    waitingHeading: (fileName: string) => `Go on with ${fileName}`,
  },
  reading: {
    heading: (names: readonly string[]) =>
      names.length === 1 ? `Reading ${names[0]}` : `Reading ${some(names.length, 'file')}`,
    step: (done: number, of: number) =>
      of > 0 ? `${formatNumber(done)} of ${some(of, 'file')}` : 'Opening…',
    cancel: 'Cancel',
  },
  preview: {
    heading: (source: ImportSource) => `From ${SOURCES[source]}`,
    found: (total: number) => `${some(total, 'entry', 'entries')} found. Nothing has left your browser yet.`,
    parts: 'What is imported',
    part: PARTS,
    rounded: (count: number) =>
      `${some(count, 'rating')} ${count === 1 ? 'falls' : 'fall'} between two of our whole stars and ${count === 1 ? 'is' : 'are'} rounded up: 3½ of 5, or 7 of 10, become 4 stars. The report keeps the original.`,
    long: (count: number) =>
      `${some(count, 'review')} ${count === 1 ? 'is' : 'are'} longer than 500 characters and ${count === 1 ? 'is' : 'are'} cut there.`,
    longNotes: (count: number) =>
      `${some(count, 'note')} in lists ${count === 1 ? 'is' : 'are'} longer than 500 characters and ${count === 1 ? 'is' : 'are'} cut there.`,
    tags: (tags: readonly string[], count: number) =>
      `${some(count, 'entry of your diary has', 'entries of your diary have')} tags (${tags.join(', ')}). Tags have no place here yet; the report keeps them.`,
    notes: (count: number) =>
      `${some(count, 'title')} of your watchlist ${count === 1 ? 'has a note' : 'have notes'}. Notes have no place in the wishlist here; the report keeps them.`,
    upTo: (count: number) =>
      `Of ${some(count, 'series', 'series')} the file names only the last episode you have seen: all before it are marked too, without a day.`,
    untold: (days: readonly string[], count: number) =>
      `${some(count, 'day')} ${count === 1 ? 'is' : 'are'} not understood and ${count === 1 ? 'is' : 'are'} left out: ${days.map((day) => `“${day}”`).join(', ')}`,
    serial: (cell: string) =>
      `Days are numbers in this file, as spreadsheets count them: ${cell} is ${formatDate(spreadsheetDay(cell, null) ?? '')}.`,
    questions: {
      days: (example: string) => `How does this file write days? ${example} is`,
      unanswered: 'Say first how this file writes its days.',
      nameless: (file: string) => `What is ${file}?`,
      leftOut: 'Leave it out',
      roles: FILE_ROLES,
    },
    lists: (lists: readonly { name: string; count: number }[]) =>
      `Lists: ${lists.map(({ name, count }) => `${name} (${formatNumber(count)})`).join(', ')}`,
    records: (counts: Partial<Record<string, number>>) =>
      `In it: ${Object.entries(counts)
        .map(([part, count]) => `${formatNumber(count ?? 0)} × ${RECORDS[part as RestoredPart]}`)
        .join(', ')}`,
    /** Lists that others see, before they do so again. */
    shown: ({ public: open, link }: { public: number; link: number }) => [
      ...(open > 0
        ? [
            `${some(open, 'list')} ${open === 1 ? 'is' : 'are'} public in the file, and everybody can see ${open === 1 ? 'it' : 'them'} as soon as ${open === 1 ? 'it is' : 'they are'} imported.`,
          ]
        : []),
      ...(link > 0
        ? [
            `${some(link, 'list')} ${link === 1 ? 'is' : 'are'} shown by link, and ${link === 1 ? 'gets a new link' : 'get new links'}: the old ${link === 1 ? 'one does' : 'ones do'} not lead there.`,
          ]
        : []),
    ],
    first: 'The first rows',
    row: rowOf,
    existing: 'What is already here',
    existingText: 'Your own ratings, reviews and days stay as they are unless you say otherwise.',
    switches: SWITCHES,
    problems: (count: number) => `${some(count, 'row')} cannot be imported`,
    problem: (problem: RowProblem, count: number, first: readonly EntryPlace[]) => {
      const places = first.map(({ file, line }) => placeInFile(file, line)).join('; ');
      const all = count === 1 ? '1 row' : `Each of ${some(count, 'row')}`;
      return `${all} ${PROBLEMS[problem]}: ${places}${count > first.length ? ' …' : ''}`;
    },
    problemsFile: 'Download these rows',
    problemOf: (problem: RowProblem) => PROBLEMS[problem],
    undo: 'You can take back the whole import for thirty days.',
    begin: (count: number) => `Import ${some(count, 'entry', 'entries')}`,
    beginning: 'Beginning…',
    nothing: 'Turn on at least one part to import it.',
    another: 'Choose another file',
  },
};
