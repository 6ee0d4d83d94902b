import { atom } from 'nanostores';
import type { Client } from '../../backend/client.ts';
import { redoPlay, undoPlay } from '../../backend/connections/own.ts';
import { readDiary } from '../../backend/diary/diary.ts';
import { dateEpisodes, restoreEpisodes, unmarkDay } from '../../backend/series/following.ts';
import { changeWatch, findWatch, removeWatch, restoreWatch } from '../../backend/diary/watches.ts';
import type { CalendarDate } from '../../domain/dates.ts';
import type { DiaryPage } from '../../domain/diary/diary.ts';
import { DIARY_MESSAGES, UNDO_MESSAGES } from '../../domain/messages.ts';
import type { Watch, WatchDetails } from '../../domain/diary/watches.ts';
import { sayFailure, type Failure } from '../attempt.ts';
import { pageLists } from '../lists/create-lists.ts';
import { followStars, tellFollowed } from '../reviews/own-stars.ts';
import { attemptAsPerson, offeredToPerson } from '../owned.ts';
import { readable } from '../readable.ts';
import { onSeriesChange, tellSeries } from '../series/news.ts';
import { showToast } from '../toasts.ts';
import { $diaryChanges, forgetChanges, hearOfWatches, showChange, tellWatch } from './watch-changes.ts';

const $pageNow = atom<DiaryPage | null>(null);

/** The page of the diary, where it was asked for anew since the server drew it. */
export const $diaryPage = readable($pageNow);

/** Asks for the page that is followed; none where none is. */
let askAnew: (() => Promise<void>) | undefined;

/** Milliseconds after the last news before the page is asked for anew (debounce). */
const TOGETHER_MS = 300;

/**
 * Follows what happens to the watches of a page, here and in other tabs; of what enters the watched list, and of
 * episodes, only the backend knows the entries. Answers how to stop.
 */
export function followDiary(page: DiaryPage): () => void {
  hearOfWatches();
  followStars();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void refresh(page), TOGETHER_MS);
  };
  askAnew = () => refresh(page);
  const stops = [
    pageLists().onChange(({ list }) => {
      if (list === 'watched') ask();
    }),
    onSeriesChange(ask),
  ];
  return () => {
    askAnew = undefined;
    for (const stop of stops) stop();
    clearTimeout(waiting);
    forgetChanges();
    $pageNow.set(null);
  };
}

/** What is shown stays when that fails. */
async function refresh({ view, month }: DiaryPage): Promise<void> {
  const asked = $diaryChanges.get();
  // The month on show stays, whichever is the latest by now.
  const read = await attemptAsPerson((client) => readDiary(client, { ...view, month }));
  // What has changed meanwhile may not be in the answer.
  if (read?.kind !== 'ok' || asked !== $diaryChanges.get()) return;
  forgetChanges();
  $pageNow.set({ ...read.value, view });
}

/** What a refusal to write a watch is called. */
export function writeFailure({ code }: Failure, words: { title: string; text: string }) {
  return code === 'invalid' ? DIARY_MESSAGES.full : words;
}

const saysTheSame = (a: WatchDetails, b: WatchDetails) =>
  a.day === b.day && a.again === b.again && a.note === b.note && a.stars === b.stars;

/**
 * Changes what a watch says; answers whether it is kept now. What was changed elsewhere since it was opened is not written
 * over: it is said, and answered as it is now.
 */
export async function editWatch(watch: Watch, details: WatchDetails): Promise<boolean | Watch> {
  const { day, again, note, stars } = details;
  if (saysTheSame(watch, details)) return true;
  const after = { ...watch, day, again, note, stars };
  showChange({ before: watch, after });
  const changed = await attemptAsPerson(async (client, userId) => {
    const now = await findWatch(client, userId, watch.id);
    if (now && !saysTheSame(now, watch)) return now;
    await changeWatch(client, userId, watch.id, details);
    return null;
  });
  if (!changed) {
    // Of whoever is here now it is no watch.
    forgetChanges();
    return false;
  }
  if (changed.kind === 'ok' && changed.value) {
    showChange({ before: after, after: changed.value });
    showToast({ ...DIARY_MESSAGES.changedElsewhere(changed.value.day), destructive: true });
    return changed.value;
  }
  if (changed.kind === 'ok') {
    tellWatch({ before: watch, after });
    if (stars !== watch.stars || day !== watch.day) await tellFollowed(watch.title);
    return true;
  }
  showChange({ before: after, after: changed.code === 'none' ? null : watch });
  sayFailure(changed, DIARY_MESSAGES.changeFailed);
  return false;
}

/** Says that the episodes of an entry were watched on another day; what stands there of the series already joins them. */
export async function dateEntry(watch: Watch, day: CalendarDate | null): Promise<void> {
  if (day === watch.day) return;
  const { id, title } = watch.title;
  const dated = await attemptAsPerson((client, userId) =>
    dateEpisodes(client, userId, id, { day: watch.day }, day),
  );
  if (!dated) return;
  if (dated.kind === 'failed') return sayFailure(dated, DIARY_MESSAGES.changeFailed);
  tellSeries(id);
  // Before the page is asked for: by then somebody else may be here.
  showToast(DIARY_MESSAGES.changed(title));
  await askAnew?.();
}

/** Removes an entry and answers what puts it back as it was. */
async function removeEntry(
  client: Client,
  userId: string,
  watch: Watch,
): Promise<(client: Client) => Promise<unknown>> {
  const play = watch.play?.id;
  if (play) {
    await undoPlay(client, play);
    return async (later) => {
      // What its owner wrote to it since is no part of the play.
      if (await redoPlay(later, play)) await changeWatch(later, userId, watch.id, watch);
    };
  }
  if (!watch.episodes) {
    await removeWatch(client, userId, watch.id);
    return (later) => restoreWatch(later, userId, watch);
  }
  const { id } = watch.title;
  const gone = await unmarkDay(client, id, watch.day);
  tellSeries(id);
  return async (later) => {
    await restoreEpisodes(later, id, gone);
    tellSeries(id);
  };
}

/**
 * Removes an entry, and nothing from any list; episodes are not marked as watched any more, and what a program noted is
 * taken back whole. The toast offers to put it back as it was.
 */
export async function deleteWatch(watch: Watch): Promise<void> {
  showChange({ before: watch, after: null });
  const removed = await attemptAsPerson((client, userId) => removeEntry(client, userId, watch));
  if (!removed) return forgetChanges();
  if (removed.kind === 'failed') {
    showChange({ before: null, after: watch });
    sayFailure(removed, DIARY_MESSAGES.removeFailed);
    return;
  }
  tellWatch({ before: watch, after: null });
  if (watch.stars !== null) await tellFollowed(watch.title);
  const run = offeredToPerson(() => void putBack(watch, removed.value));
  const { title, episodes } = watch;
  const said = episodes
    ? DIARY_MESSAGES.unmarked(title.title, episodes.count)
    : watch.play?.id
      ? DIARY_MESSAGES.takenBack(title.title)
      : DIARY_MESSAGES.removed(title.title);
  showToast({ ...said, action: { label: UNDO_MESSAGES.label, run } });
}

async function putBack(watch: Watch, restore: (client: Client) => Promise<unknown>): Promise<void> {
  const restored = await attemptAsPerson(restore);
  if (!restored) return;
  // Put back already, perhaps by another tab, is put back.
  if (restored.kind === 'failed' && restored.code !== 'duplicate') {
    sayFailure(restored, UNDO_MESSAGES.failed);
    return;
  }
  tellWatch({ before: null, after: watch });
  if (watch.stars !== null) await tellFollowed(watch.title);
  showToast(UNDO_MESSAGES.done);
}
