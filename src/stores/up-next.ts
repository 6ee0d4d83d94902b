import { atom } from 'nanostores';
import { markEpisodes, setFollowState, takeBackMarks } from '../backend/following.ts';
import { loadUpNextOf } from '../backend/up-next.ts';
import { today } from '../domain/dates.ts';
import type { Marked, UpNextSeries } from '../domain/following.ts';
import { SERIES_MESSAGES as words, UNDO_MESSAGES } from '../domain/messages.ts';
import { attemptWithBackend, sayFailure } from './attempt.ts';
import { currentEnvironment } from './environment.ts';
import { readable } from './readable.ts';
import { $session } from './session.ts';
import { showToast } from './toasts.ts';

const $changedNow = atom<ReadonlyMap<number, UpNextSeries>>(new Map());

/** Series of the page as they are since they were drawn, by id: what is on its way counts (optimistic update). */
export const $changed = readable($changedNow);

const day = () => today(currentEnvironment().clock);
const userNow = () => {
  const session = $session.get();
  return session.kind === 'signedIn' ? session.account.id : null;
};

function show(series: UpNextSeries): void {
  $changedNow.set(new Map($changedNow.get()).set(series.id, series));
}

/** A series as it is once its next episode is watched, as far as the page can tell. */
function afterNext(series: UpNextSeries): UpNextSeries {
  const { then, watched, aired } = series;
  const standing = then ? 'next' : watched + 1 < aired ? series.standing : 'caughtUp';
  return { ...series, next: then, then: null, watched: Math.min(watched + 1, aired), standing };
}

/** Tells the other tabs, and asks how the series is now; `before` comes back where even that fails. */
async function settle(before: UpNextSeries): Promise<void> {
  const userId = userNow();
  const found = await attemptWithBackend((client) => loadUpNextOf(client, day(), before.id));
  if (found.kind === 'ok' && found.value) show(found.value);
  if (!userId) return;
  const line = currentEnvironment().channel('marquee-series');
  line.tell({ userId, id: before.id });
  line.close();
}

async function takeBack(series: UpNextSeries, marked: Marked): Promise<void> {
  const back = await attemptWithBackend((client) => takeBackMarks(client, series.id, marked));
  if (back.kind === 'failed') sayFailure(back, UNDO_MESSAGES.failed);
  else showToast(UNDO_MESSAGES.done);
  await settle(series);
}

/** Marks the next episode of a series and shows the one after; the toast offers to take it back. */
export async function watchNext(series: UpNextSeries): Promise<void> {
  const { next } = series;
  if (!next) return;
  show(afterNext(series));
  const place = { scope: 'episode' as const, season: next.season, number: next.number };
  const marked = await attemptWithBackend((client) =>
    markEpisodes(client, series, { ...place, today: day(), day: day() }),
  );
  if (marked.kind === 'failed') {
    show(series);
    sayFailure(marked, words.markFailed);
    return;
  }
  const run = () => void takeBack(series, marked.value);
  showToast({ ...words.watchedNext(next, series.title), action: { label: UNDO_MESSAGES.label, run } });
  await settle(series);
}

/** Goes on with a series that was paused or dropped. */
export async function resume(series: UpNextSeries): Promise<void> {
  const userId = userNow();
  if (!userId) return;
  const set = (state: UpNextSeries['state']) =>
    attemptWithBackend((client) => setFollowState(client, userId, series.id, state));
  const resumed = await set('watching');
  if (resumed.kind === 'failed') return sayFailure(resumed, words.stateFailed);
  const run = () => void set(series.state).then(() => settle(series));
  showToast({ ...words.resumed(series.title), action: { label: UNDO_MESSAGES.label, run } });
  await settle(series);
}
