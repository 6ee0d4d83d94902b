import type { Client } from '../../backend/client.ts';
import {
  dateEpisodes,
  followSeries,
  leaveRun,
  markEpisodes,
  restoreEpisodes,
  setFollowState,
  startRun,
  stopFollowing,
  takeBackMarks,
  unmarkEpisodes,
} from '../../backend/series/following.ts';
import type { CalendarDate } from '../../domain/dates.ts';
import type { FollowedTitle, FollowState, SeriesMarks } from '../../domain/series/following.ts';
import { SERIES_MESSAGES as words, UNDO_MESSAGES } from '../../domain/messages.ts';
import { marksAfterAct, type EpisodesShown, type MarkAct } from '../../domain/series/series-marks.ts';
import type { FailureWords } from '../attempt.ts';
import type { ToastContent } from '../toasts.ts';

/** What is needed to write for somebody. */
interface Writer {
  client: Client;
  userId: string;
  today: CalendarDate;
}

/** One thing to do about a series: what shows of it at once, how it is written, and what is said afterwards. */
export interface Act {
  show: (marks: SeriesMarks) => SeriesMarks;
  /** Answers what to say, with the act that takes it back where there is one; null for nothing. */
  write: (writer: Writer) => Promise<{ toast: ToastContent; undo?: Act } | null>;
  failed: FailureWords;
  /** Whether the episodes must be kept before: several are marked by what is known of them. */
  needsEpisodes?: boolean;
}

const same = (marks: SeriesMarks) => marks;

/** Follows a series, or puts it back as it was. */
export function follow(series: FollowedTitle): Act {
  return {
    show: (marks) => ({ ...marks, state: marks.state ?? 'watching' }),
    async write({ client, userId }) {
      await followSeries(client, userId, series);
      return { toast: { ...words.followed(series.title), quiet: true } };
    },
    failed: words.followFailed,
  };
}

/** Stops following a series; its watches stay. */
export function stop(series: FollowedTitle): Act {
  return {
    show: (marks) => ({ ...marks, state: null }),
    async write({ client, userId }) {
      const was = await stopFollowing(client, userId, series.id);
      return { toast: words.stopped(series.title), ...(was && { undo: follow(was) }) };
    },
    failed: words.stateFailed,
  };
}

const SAID = { watching: words.resumed, paused: words.paused, dropped: words.dropped };

/** Pauses, drops or goes on with a series; `was` is what undoing goes back to. */
export function setState(series: FollowedTitle, state: FollowState, was: FollowState): Act {
  return {
    show: (marks) => ({ ...marks, state }),
    async write({ client, userId }) {
      await setFollowState(client, userId, series.id, state);
      return { toast: SAID[state](series.title), undo: setState(series, was, state) };
    },
    failed: words.stateFailed,
  };
}

/** Begins to watch a series again. */
export function watchAgain(series: FollowedTitle): Act {
  return {
    show: same,
    async write({ client, userId }) {
      const run = await startRun(client, series.id);
      if (run === null) return { toast: words.noRun(series.title) };
      const undo: Act = {
        show: same,
        write: async (back) => {
          await leaveRun(back.client, userId, series.id, run);
          return { toast: UNDO_MESSAGES.done };
        },
        failed: UNDO_MESSAGES.failed,
      };
      return { toast: words.runBegun(series.title, run), undo };
    },
    failed: words.stateFailed,
  };
}

/** Goes back from a run to the one before it. What was watched in it stays; watching again goes on there. */
export function endRun(series: FollowedTitle, run: number): Act {
  return {
    show: same,
    async write({ client, userId }) {
      await leaveRun(client, userId, series.id, run);
      const undo: Act = {
        show: same,
        write: async (back) => {
          await startRun(back.client, series.id);
          return { toast: UNDO_MESSAGES.done };
        },
        failed: UNDO_MESSAGES.failed,
      };
      return { toast: words.runEnded(series.title, run), undo };
    },
    failed: words.stateFailed,
  };
}

/**
 * Marks an episode, a season or all up to one, on a day or (null) some time. What a single button shows by itself is not
 * said aloud.
 */
export function mark(
  series: FollowedTitle,
  act: Extract<MarkAct, { kind: 'mark' }>,
  shown: EpisodesShown | null,
  on?: CalendarDate | null,
): Act {
  const isOne = act.scope === 'episode';
  return {
    show: (marks) => marksAfterAct(marks, act, shown),
    needsEpisodes: !isOne,
    async write({ client, today }) {
      // When a season was watched nobody knows; a single episode was today, unless somebody says otherwise.
      const day = on === undefined && isOne ? today : (on ?? null);
      const marked = await markEpisodes(client, series, { ...act, today, day });
      const { count, was } = marked;
      if (count === 0) return { toast: isOne ? words.notAired : words.marked(0) };
      const undo: Act = {
        show: (marks) =>
          isOne
            ? marksAfterAct(marks, { kind: 'unmark', season: act.season, number: act.number }, shown)
            : marks,
        write: async (back) => ({
          toast: words.takenBack(await takeBackMarks(back.client, series.id, marked)),
        }),
        failed: UNDO_MESSAGES.failed,
      };
      const isNew = was === null;
      const toast = isNew ? words.markedAndFollowed(count, series.title) : words.marked(count);
      return { toast: { ...toast, quiet: isOne && !isNew }, undo };
    },
    failed: words.markFailed,
  };
}

/** Unmarks an episode, or a season where `number` is null. */
export function unmark(
  series: FollowedTitle,
  act: Extract<MarkAct, { kind: 'unmark' }>,
  shown: EpisodesShown | null,
): Act {
  return {
    show: (marks) => marksAfterAct(marks, act, shown),
    async write({ client }) {
      const gone = await unmarkEpisodes(client, series.id, act);
      const undo: Act = {
        show: same,
        write: async (back) => {
          await restoreEpisodes(back.client, series.id, gone);
          return { toast: UNDO_MESSAGES.done };
        },
        failed: UNDO_MESSAGES.failed,
      };
      return { toast: words.unmarked, undo };
    },
    failed: words.unmarkFailed,
  };
}

/** Says when a season of a run, or (`number`) one episode of it, was watched. */
export function date(
  series: FollowedTitle,
  which: { run: number; season: number; number: number | null },
  day: CalendarDate | null,
): Act {
  return {
    show: same,
    async write({ client, userId }) {
      await dateEpisodes(client, userId, series.id, which, day);
      return { toast: { ...words.dated(day), quiet: false } };
    },
    failed: words.dateFailed,
  };
}
