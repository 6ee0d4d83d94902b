import { atom } from 'nanostores';
import { markEpisodes, setFollowState, takeBackMarks } from '../backend/following.ts';
import { loadUpNextOf } from '../backend/up-next.ts';
import { localDay } from '../domain/dates.ts';
import type { Marked, UpNextSeries } from '../domain/following.ts';
import { SERIES_MESSAGES as words, UNDO_MESSAGES } from '../domain/messages.ts';
import { because, sayFailure } from './attempt.ts';
import { currentEnvironment, oncePerWorld } from './environment.ts';
import { ownedStore } from './owned.ts';
import { readable } from './readable.ts';
import { onSeriesChange, tellSeries } from './series/news.ts';
import { showToast } from './toasts.ts';

const $changedNow = atom<ReadonlyMap<number, UpNextSeries | null>>(new Map());

/**
 * Series that changed since the page was drawn, here or in another tab, by id: what is on its way counts (optimistic
 * update). Null for one that is followed no more; one that the page does not show may be there.
 */
export const $changed = readable($changedNow);

const owned = oncePerWorld((environment) => ownedStore(environment, { forget: forgetChanges }));

const day = () => localDay(currentEnvironment().clock);

function forgetChanges(): void {
  $changedNow.set(new Map());
}

function show(id: number, series: UpNextSeries | null): void {
  $changedNow.set(new Map($changedNow.get()).set(id, series));
}

/** Series of which an episode is being marked: one press, one episode. */
const marking = new Set<number>();

/** Asks how a series is now; what cannot be learnt stays as it is shown. */
async function learn(id: number): Promise<void> {
  const found = await owned().attempt((client) => loadUpNextOf(client, day(), id));
  // What is being marked meanwhile is newer.
  if (found?.kind === 'ok' && !marking.has(id)) show(id, found.value);
}

/** Shows what other tabs change for the same person; answers how to stop. */
export function followUpNext(): () => void {
  owned().follow();
  const stop = onSeriesChange((id) => void learn(id));
  return () => {
    stop();
    // The next page is drawn anew.
    forgetChanges();
  };
}

/** A series as it is once its next episode is watched, as far as the page can tell. */
function afterNext(series: UpNextSeries): UpNextSeries {
  const { then, watched, aired } = series;
  const standing = then ? 'next' : watched + 1 < aired ? series.standing : 'caughtUp';
  return { ...series, next: then, then: null, watched: Math.min(watched + 1, aired), standing };
}

/** Tells the other tabs, and asks how the series is now. */
async function settle(id: number): Promise<void> {
  tellSeries(id);
  await learn(id);
}

async function takeBack(series: UpNextSeries, marked: Marked): Promise<void> {
  const back = await owned().attempt((client) => takeBackMarks(client, series.id, marked));
  if (!back) return;
  if (back.kind === 'failed') sayFailure(back, UNDO_MESSAGES.failed);
  else showToast(UNDO_MESSAGES.done);
  await settle(series.id);
}

/** Marks the next episode of a series and shows the one after; the toast offers to take it back. */
export async function watchNext(series: UpNextSeries): Promise<void> {
  const { next } = series;
  if (!next || marking.has(series.id)) return;
  marking.add(series.id);
  show(series.id, afterNext(series));
  const place = { scope: 'episode' as const, season: next.season, number: next.number };
  const marked = await owned().attempt((client) =>
    markEpisodes(client, series, { ...place, today: day(), day: day() }),
  );
  marking.delete(series.id);
  if (!marked) return show(series.id, series);
  if (marked.kind === 'failed') {
    show(series.id, series);
    sayFailure(marked, because(marked, words.markFailed));
    return;
  }
  const run = owned().offered(() => void takeBack(series, marked.value));
  showToast({ ...words.watchedNext(next, series.title), action: { label: UNDO_MESSAGES.label, run } });
  await settle(series.id);
}

/** Goes on with a series that was paused or dropped. */
export async function resume(series: UpNextSeries): Promise<void> {
  const set = (state: UpNextSeries['state']) =>
    owned().attempt((client, userId) => setFollowState(client, userId, series.id, state));
  const resumed = await set('watching');
  if (!resumed) return;
  if (resumed.kind === 'failed') return sayFailure(resumed, because(resumed, words.stateFailed));
  const run = owned().offered(() => void set(series.state).then(() => settle(series.id)));
  showToast({ ...words.resumed(series.title), action: { label: UNDO_MESSAGES.label, run } });
  await settle(series.id);
}
