import { diaryChangedElsewhere } from './diary-words.ts';
import { counted } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { atom } from 'nanostores';
import type { Client } from '../../core/backend/client.ts';
import { redoPlay } from '../connections/own.queries.ts';
import { readDiary } from './diary.queries.ts';
import { restoreEpisodes } from '../series/following.queries.ts';
import { restoreWatch, type RemovedWatch } from './watches.queries.ts';
import type { CalendarDate } from '../../core/dates.ts';
import type { DiaryPage } from './diary.ts';
import { detailsOf, saysTheSame, type Watch, type WatchDetails } from './watches.ts';
import { titleKey, type TitleId } from '../../core/title.ts';
import { sayFailure, type Failure } from '../../core/stores/attempt.ts';
import { pageLists } from '../marks/create-lists.store.ts';
import { sayMarkFailed } from '../marks/offer-again.store.ts';
import { sendMark, type KeptMark } from '../marks/send-mark.store.ts';
import { followStars, tellFollowed } from '../reviews/own-stars.store.ts';
import { attemptAsPerson, offeredToPerson, sentAsPerson } from '../../core/stores/as-person.ts';
import { readable } from '../../core/stores/readable.ts';
import { onSeriesChange, tellSeries } from '../series/news.store.ts';
import { showToast } from '../../core/stores/toasts.ts';
import { $diaryChanges, forgetChanges, hearOfWatches, showChange, tellWatch } from './watch-changes.store.ts';

const $pageNow = atom<DiaryPage | null>(null);

/** The diary's page if it was reloaded since the server rendered it. */
export const $diaryPage = readable($pageNow);

/** Reloads the followed page; undefined if none is. */
let askAnew: (() => Promise<void>) | undefined;

/** Debounce of reloads, in milliseconds. */
const TOGETHER_MS = 300;

/**
 * Follows changes to the page's watches, here and in other tabs. Reloads on changes to the watched list and to
 * episodes, since only the backend knows their entries. Returns the stop function.
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

/** On failure the visible page stays. */
async function refresh({ view, month }: DiaryPage): Promise<void> {
  const asked = $diaryChanges.get();
  // Stays on the visible month, even if it is no longer the latest.
  const read = await attemptAsPerson((client) => readDiary(client, { ...view, month }));
  // The answer may lack changes made meanwhile.
  if (read?.kind !== 'ok' || asked !== $diaryChanges.get()) return;
  forgetChanges();
  $pageNow.set({ ...read.value, view });
}

const titleIdOf = ({ title: { kind, id } }: Watch): TitleId => ({ kind, id });

/** The toast for a failed write of a watch. */
export function writeFailure({ code }: Failure, words: { title: string; text: string }) {
  return code === 'invalid' ? { title: m.toast_error(), text: m.diary_full_text() } : words;
}

/**
 * Edits a watch; returns whether it was saved. If it was changed elsewhere since it was opened, it is not overwritten:
 * shows a toast and returns the current watch.
 */
export async function editWatch(watch: Watch, details: WatchDetails): Promise<boolean | Watch> {
  if (saysTheSame(watch, details)) return true;
  const after = { ...watch, ...detailsOf(details) };
  showChange({ before: watch, after });
  const changed = await sentAsPerson(
    sendMark({
      what: 'editWatch',
      title: titleIdOf(watch),
      id: watch.id,
      before: detailsOf(watch),
      details: detailsOf(details),
    }),
  );
  if (!changed) {
    // Another user is signed in now; the watch is not theirs.
    forgetChanges();
    return false;
  }
  if (changed.kind === 'ok') {
    const now = changed.value.answer;
    if (now) {
      showChange({ before: after, after: now });
      showToast({ ...diaryChangedElsewhere(now.day), destructive: true });
      return now;
    }
    tellWatch({ before: watch, after });
    if (details.stars !== watch.stars || details.day !== watch.day) await tellFollowed(watch.title);
    return true;
  }
  showChange({ before: after, after: changed.code === 'none' ? null : watch });
  sayFailure(changed, { title: m.toast_error(), text: m.diary_change_failed_text() });
  return false;
}

/** Moves an entry's episodes to another day, where they join the series' other episodes of that day. */
export async function dateEntry(watch: Watch, day: CalendarDate | null): Promise<void> {
  if (day === watch.day) return;
  const { id, title } = watch.title;
  const dated = await sentAsPerson(sendMark({ what: 'date', series: id, which: { day: watch.day }, day }));
  if (!dated) return;
  if (dated.kind === 'failed')
    return sayFailure(dated, { title: m.toast_error(), text: m.diary_change_failed_text() });
  tellSeries(id);
  // Before the reload, during which the user may change.
  showToast({ title: m.diary_changed_title(), text: title });
  await askAnew?.();
}

function sendRemoval(watch: Watch): Promise<KeptMark<'deleteWatch' | 'unmarkDay'>> {
  return watch.episodes
    ? sendMark({ what: 'unmarkDay', series: watch.title.id, day: watch.day })
    : sendMark({
        what: 'deleteWatch',
        title: titleIdOf(watch),
        id: watch.id,
        play: watch.play?.id ?? null,
      });
}

async function restore(client: Client, watch: Watch, removed: RemovedWatch | null): Promise<void> {
  if (watch.episodes) {
    await restoreEpisodes(client, watch.title.id, removed);
    tellSeries(watch.title.id);
    return;
  }
  const play = watch.play?.id;
  // Another tab has restored it and writes it itself.
  if (play && !(await redoPlay(client, play))) return;
  if (removed !== null) await restoreWatch(client, removed);
}

/**
 * Removes an entry but changes no list. Also unmarks its episodes; a media server's play is withdrawn entirely. The
 * toast offers an undo.
 */
export async function deleteWatch(watch: Watch): Promise<void> {
  showChange({ before: watch, after: null });
  const removed = await sentAsPerson(sendRemoval(watch));
  if (!removed) return forgetChanges();
  if (removed.kind === 'failed') {
    showChange({ before: null, after: watch });
    sayMarkFailed(
      removed,
      { title: m.toast_error(), text: m.diary_remove_failed_text() },
      { about: titleKey(watch.title), again: () => void deleteWatch(watch) },
    );
    return;
  }
  if (watch.episodes) tellSeries(watch.title.id);
  tellWatch({ before: watch, after: null });
  if (watch.stars !== null) await tellFollowed(watch.title);
  const run = offeredToPerson(() => void putBack(watch, removed.value.answer));
  const { title, episodes } = watch;
  const said = episodes
    ? {
        title: m.diary_unmarked_title(),
        text: m.diary_unmarked_text({ title: isolated(title.title), ...counted(episodes.count) }),
      }
    : watch.play?.id
      ? { title: m.diary_taken_back_title(), text: title.title }
      : { title: m.diary_removed_title(), text: title.title };
  showToast({ ...said, action: { label: m.undo_label(), run } });
}

async function putBack(watch: Watch, removed: RemovedWatch | null): Promise<void> {
  const restored = await attemptAsPerson((client) => restore(client, watch, removed));
  if (!restored) return;
  // A duplicate means it is already restored, perhaps by another tab.
  if (restored.kind === 'failed' && restored.code !== 'duplicate') {
    sayFailure(restored, { title: m.toast_error(), text: m.undo_failed_text() });
    return;
  }
  tellWatch({ before: null, after: watch });
  if (watch.stars !== null) await tellFollowed(watch.title);
  showToast({ title: m.undo_done_title(), text: m.undo_done_text() });
}
