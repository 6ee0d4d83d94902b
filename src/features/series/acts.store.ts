import { counted } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';
import { seriesDropped, seriesPaused, seriesResumed } from './series-words.ts';
import { m } from '../../paraglide/messages.js';
import type { CalendarDate } from '../../core/dates.ts';
import type { Mark, MarkAnswer } from '../marks/marks.ts';
import { followedTitle, type FollowedTitle, type FollowState, type SeriesMarks } from './following.ts';
import { marksAfterAct, type EpisodesShown, type MarkAct } from './series-marks.ts';
import type { FailureWords } from '../../core/stores/attempt.ts';
import { sendMark } from '../marks/send-mark.store.ts';
import type { ToastContent } from '../../core/stores/toasts.ts';

interface Sent {
  userId: string;
  said: { toast: ToastContent; undo?: Act };
}

/** Sends a mark and builds the toast from its answer. */
export async function sent<Kept extends Mark>(
  mark: Kept,
  say: (answer: MarkAnswer<Kept['what']>) => Sent['said'],
): Promise<Sent> {
  const { userId, answer } = await sendMark(mark);
  return { userId, said: say(answer) };
}

/** An action on a series: its optimistic update, its request and its toast. */
export interface Act {
  show: (marks: SeriesMarks) => SeriesMarks;
  /** Sends it in the current task, with the local date. */
  send: (today: CalendarDate) => Promise<Sent>;
  failed: FailureWords;
  /** Whether the backend must have the series' episodes first: marking several needs their list. */
  needsEpisodes?: boolean;
}

/** No optimistic update. */
export const same = (marks: SeriesMarks) => marks;

/** An undo without an optimistic update. */
const takingBack = (mark: Mark): Act => ({
  show: same,
  send: () => sent(mark, () => ({ toast: { title: m.undo_done_title(), text: m.undo_done_text() } })),
  failed: { title: m.toast_error(), text: m.undo_failed_text() },
});

/** Follows a series, or restores its former state. */
export function follow(series: FollowedTitle): Act {
  return {
    show: (marks) => ({ ...marks, state: marks.state ?? 'watching' }),
    send: () =>
      sent({ what: 'follow', series }, () => ({
        toast: {
          title: m.series_followed_title({ title: isolated(series.title) }),
          text: m.series_followed_text(),
          quiet: true,
        },
      })),
    failed: { title: m.toast_error(), text: m.series_follow_failed_text() },
  };
}

/** Unfollows a series; its watches stay. */
export function stop(series: FollowedTitle): Act {
  return {
    show: (marks) => ({ ...marks, state: null }),
    send: () =>
      sent({ what: 'stop', series: series.id }, (was) => ({
        toast: {
          title: m.series_stopped_title({ title: isolated(series.title) }),
          text: m.series_stopped_text(),
        },
        ...(was && { undo: follow(was) }),
      })),
    failed: { title: m.toast_error(), text: m.series_state_failed_text() },
  };
}

const SAID = { watching: seriesResumed, paused: seriesPaused, dropped: seriesDropped };

/** Pauses, drops or resumes a series; undo restores `was`. */
export function setState(series: FollowedTitle, state: FollowState, was: FollowState): Act {
  return {
    show: (marks) => ({ ...marks, state }),
    send: () =>
      sent({ what: 'state', series: series.id, state }, () => ({
        toast: SAID[state](series.title),
        undo: setState(series, was, state),
      })),
    failed: { title: m.toast_error(), text: m.series_state_failed_text() },
  };
}

/** Starts a new run of a series (a rewatch). */
export function watchAgain(series: FollowedTitle): Act {
  return {
    show: same,
    send: () =>
      sent({ what: 'startRun', series: series.id }, (run) =>
        run === null
          ? {
              toast: {
                title: m.series_no_run_title(),
                text: m.series_no_run_text({ title: isolated(series.title) }),
              },
            }
          : {
              toast: {
                title: m.series_run_begun_title({ title: isolated(series.title) }),
                text: m.series_run_begun_text({ run }),
              },
              undo: takingBack({ what: 'leaveRun', series: series.id, run }),
            },
      ),
    failed: { title: m.toast_error(), text: m.series_state_failed_text() },
  };
}

/** Returns from a run to the one before. Its watches stay; a new run continues it. */
export function endRun(series: FollowedTitle, run: number): Act {
  return {
    show: same,
    send: () =>
      sent({ what: 'leaveRun', series: series.id, run }, () => ({
        toast: {
          title: m.series_run_ended_title({ title: isolated(series.title) }),
          text: m.series_run_ended_text({ run }),
        },
        undo: takingBack({ what: 'startRun', series: series.id }),
      })),
    failed: { title: m.toast_error(), text: m.series_state_failed_text() },
  };
}

/**
 * Marks an episode, a season or everything up to an episode as watched on a day (null: no date), or with `airedIn` (a
 * run) on the air dates. A single episode's toast is quiet, since its button shows the result, unless the act also
 * follows the series.
 */
export function mark(
  series: FollowedTitle,
  act: Extract<MarkAct, { kind: 'mark' }>,
  shown: EpisodesShown | null,
  on?: CalendarDate | null,
  airedIn?: number,
): Act {
  const isOne = act.scope === 'episode';
  return {
    show: (marks) => marksAfterAct(marks, act, shown),
    needsEpisodes: !isOne,
    send(today) {
      // Defaults: a single episode was watched today; a season has no date.
      const day = on === undefined && isOne ? today : (on ?? null);
      const { scope, season, number } = act;
      const place = { scope, season, number, today, day };
      const kept = { what: 'episodes', series: followedTitle(series), mark: place } as const;
      return sent({ ...kept, ...(airedIn && { airedIn }) }, (marked) => {
        const { count, was } = marked;
        if (count === 0)
          return {
            toast: isOne
              ? { title: m.series_not_aired_title(), text: m.series_not_aired_text() }
              : { title: m.series_marked_title(counted(0)) },
          };
        const undo: Act = {
          show: (marks) => (isOne ? marksAfterAct(marks, { kind: 'unmark', season, number }, shown) : marks),
          send: () =>
            sent({ what: 'takeBack', series: series.id, marked }, (gone) => ({
              toast: { title: m.series_taken_back_title(counted(gone)) },
            })),
          failed: { title: m.toast_error(), text: m.undo_failed_text() },
        };
        const isNew = was === null;
        const toast = isNew
          ? {
              title: m.series_marked_and_followed_title(counted(count)),
              text: m.series_marked_and_followed_text({ title: isolated(series.title) }),
            }
          : { title: m.series_marked_title(counted(count)) };
        return { toast: { ...toast, quiet: isOne && !isNew }, undo };
      });
    },
    failed: { title: m.toast_error(), text: m.series_mark_failed_text() },
  };
}

/** Unmarks an episode, or a season if `number` is null. */
export function unmark(
  series: FollowedTitle,
  act: Extract<MarkAct, { kind: 'unmark' }>,
  shown: EpisodesShown | null,
): Act {
  return {
    show: (marks) => marksAfterAct(marks, act, shown),
    send: () =>
      sent({ what: 'unmark', series: series.id, season: act.season, number: act.number }, (removed) => ({
        toast: { title: m.series_unmarked_title() },
        undo: takingBack({ what: 'restore', series: series.id, removed }),
      })),
    failed: { title: m.toast_error(), text: m.series_unmark_failed_text() },
  };
}
