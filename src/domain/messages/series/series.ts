import { formatDate, type CalendarDate } from '../../dates.ts';
import { plural } from '../../plural.ts';

const failed = (text: string) => ({ title: 'Error', text });
const markedAs = (count: number) =>
  plural(count, { one: '{n} episode marked as watched', other: '{n} episodes marked as watched' });

/** Where an episode stands, short: `S2 E5`. */
export const episodeCode = ({ season, number }: { season: number; number: number }): string =>
  `${season === 0 ? 'Special' : `S${season}`} E${number}`;

/** Sentences about following series and marking their episodes (docs/behaviour.md, Following series). */
export const SERIES_MESSAGES = {
  follow: 'Follow',
  states: { watching: 'Following', paused: 'Paused', dropped: 'Dropped' },
  /** The menu behind "Following". */
  menu: 'What to do with this series',
  pause: 'Pause',
  drop: 'Drop',
  resume: 'Resume watching',
  again: 'Rewatch',
  endRun: 'Stop rewatching',
  stop: 'Stop following',
  markAll: 'Mark all aired episodes',
  refused: { title: 'Please sign in', text: 'You need to be signed in to follow series' },
  followFailed: failed('Failed to follow the series'),
  /** What has somebody told of the seasons to come. */
  nextSeason: {
    set: 'Remind Me',
    /** Read after it, where the button alone says too little. */
    setOf: 'of the next season',
    refused: { title: 'Please sign in', text: 'You need to be signed in to set reminders' },
    failed: failed('Failed to set reminder'),
  },
  stateFailed: failed('Failed to change that'),
  markFailed: failed('Failed to mark that as watched'),
  unmarkFailed: failed('Failed to unmark that'),
  unknown: 'What you have watched could not be loaded.',
  retry: 'Try again',
  followed: (title: string) => ({
    title: `You follow ${title}`,
    text: 'Its next episode is on Up Next.',
  }),
  stopped: (title: string) => ({
    title: `You no longer follow ${title}`,
    text: 'What you watched stays marked.',
  }),
  paused: (title: string) => ({ title: 'Paused', text: title }),
  dropped: (title: string) => ({ title: 'Dropped', text: title }),
  resumed: (title: string) => ({ title: 'Following again', text: title }),
  runBegun: (title: string, run: number) => ({
    title: `Rewatching ${title}`,
    text: `Run ${run} begins with the first episode.`,
  }),
  runEnded: (title: string, run: number) => ({
    title: `No longer rewatching ${title}`,
    text: `What you watched in run ${run} stays, and “Rewatch” continues there.`,
  }),
  noRun: (title: string) => ({
    title: 'Nothing to rewatch',
    text: `You have not watched anything of ${title} yet.`,
  }),
  marked: (count: number) => ({
    title: count === 0 ? 'Nothing new to mark' : markedAs(count),
  }),
  watchedNext: (at: { season: number; number: number }, title: string) => ({
    title: `${episodeCode(at)} marked as watched`,
    text: title,
  }),
  /** To one that marked the first episode of a series. */
  markedAndFollowed: (count: number, title: string) => ({
    title: markedAs(count),
    text: `You follow ${title} now.`,
  }),
  notAired: { title: 'Not aired yet', text: 'You can mark it from the day it airs.' },
  unmarked: { title: 'No longer marked as watched' },
  dated: (day: CalendarDate | null) => ({
    title: day === null ? 'Watched, no date' : `Watched on ${formatDate(day)}`,
  }),
  dateFailed: failed('Failed to change the day'),
  takenBack: (count: number) => ({
    title: plural(count, {
      one: '{n} episode no longer marked',
      other: '{n} episodes no longer marked',
    }),
  }),
  finished: (title: string) => ({
    title: `You have finished ${title}`,
    text: 'Add it to your watched list?',
  }),
  addToWatched: 'Add to Watched',
  /** On a season's page, of one episode. */
  watched: 'Watched',
  watchedOf: (name: string) => `Watched: ${name}`,
  /** When it was watched: another day than today, or than is kept. */
  day: 'Another day',
  dayOf: (name: string) => `Another day: ${name}`,
  upTo: 'All up to here',
  upToOf: (name: string) => `Mark all up to ${name} as watched`,
  season: 'Mark season',
  seasonOf: (name: string) => `Mark ${name} as watched`,
  unmarkSeason: 'Unmark season',
  unmarkSeasonOf: (name: string) => `Unmark ${name}`,
  /** Of a series or a season: `12 of 24`. */
  progress: (watched: number, aired: number) => `${watched} of ${aired}`,
  /** The same for whoever hears it. */
  progressOf: (watched: number, aired: number) =>
    plural(aired, { one: `${watched} of {n} episode watched`, other: `${watched} of {n} episodes watched` }),
  run: (run: number) => `Run ${run}`,
  caughtUp: 'Caught up',
  finishedNow: 'Finished',
  next: (code: string, name: string) => `Next: ${[code, name].filter(Boolean).join(' · ')}`,
  coming: (date: CalendarDate) => `Next episode ${formatDate(date)}`,
  fetching: 'Its episodes are being loaded…',
  fetchFailed: 'Its episodes could not be loaded. Marquee tries again tonight.',
  noEpisodes: 'No episodes known yet',
  gone: 'This series is no longer in the catalogue.',
  lost: (count: number) =>
    plural(count, {
      one: '{n} episode you watched is gone from the catalogue',
      other: '{n} episodes you watched are gone from the catalogue',
    }),
} as const;
