import { m } from '../../paraglide/messages.js';
import { atom } from 'nanostores';
import { loadUpNextOf } from './up-next.queries.ts';
import { localDay } from '../../core/dates.ts';
import type { Mark } from '../marks/marks.ts';
import { followedTitle, type UpNextSeries } from './following.ts';
import { titleKey } from '../../core/title.ts';
import { because, sayFailure } from '../../core/stores/attempt.ts';
import { currentEnvironment, oncePerWorld } from '../../core/stores/environment.ts';
import { sayMarkFailed } from '../marks/offer-again.store.ts';
import { sendMark } from '../marks/send-mark.store.ts';
import { ownedStore } from '../../core/stores/owned.ts';
import { readable } from '../../core/stores/readable.ts';
import { onSeriesChange, tellSeries } from './news.store.ts';
import { showToast } from '../../core/stores/toasts.ts';

const $changedNow = atom<ReadonlyMap<number, UpNextSeries | null>>(new Map());

/**
 * Series changed since the page was rendered, here or in another tab, by id, including optimistic updates. Null if no
 * longer followed. May contain series that the page does not show.
 */
export const $changed = readable($changedNow);

const owned = oncePerWorld((environment) => ownedStore(environment, { forget: forgetChanges }));

const about = (id: number) => titleKey({ kind: 'tv', id });

const day = () => localDay(currentEnvironment().clock);

function forgetChanges(): void {
  $changedNow.set(new Map());
}

function show(id: number, series: UpNextSeries | null): void {
  $changedNow.set(new Map($changedNow.get()).set(id, series));
}

/** Series with a mark being sent, so that a double click marks one episode. */
const marking = new Set<number>();

/** Reloads a series; on failure the visible state stays. */
async function learn(id: number): Promise<void> {
  const found = await owned().attempt((client) => loadUpNextOf(client, day(), id));
  // A mark being sent is newer.
  if (found?.kind === 'ok' && !marking.has(id)) show(id, found.value);
}

/** Follows the user's other tabs; returns the stop function. */
export function followUpNext(): () => void {
  owned().follow();
  const stop = onSeriesChange((id) => void learn(id));
  return () => {
    stop();
    // The server renders the next page.
    forgetChanges();
  };
}

/** Optimistic state after the next episode. */
function afterNext(series: UpNextSeries): UpNextSeries {
  const { then, watched, aired } = series;
  const standing = then ? 'next' : watched + 1 < aired ? series.standing : 'caughtUp';
  return { ...series, next: then, then: null, watched: Math.min(watched + 1, aired), standing };
}

async function settle(id: number): Promise<void> {
  tellSeries(id);
  await learn(id);
}

async function takeBack(series: UpNextSeries, undoing: Mark): Promise<void> {
  const back = await owned().sent(sendMark(undoing));
  if (!back) return;
  if (back.kind === 'failed') sayFailure(back, { title: m.toast_error(), text: m.undo_failed_text() });
  else showToast({ title: m.undo_done_title(), text: m.undo_done_text() });
  await settle(series.id);
}

/** Marks the next episode and shows the one after; the toast offers an undo. */
export async function watchNext(series: UpNextSeries): Promise<void> {
  const { next } = series;
  if (!next || marking.has(series.id)) return;
  marking.add(series.id);
  const hoped = afterNext(series);
  show(series.id, hoped);
  const place = { scope: 'episode' as const, season: next.season, number: next.number };
  const mark = { ...place, today: day(), day: day() };
  const marked = await owned().sent(sendMark({ what: 'episodes', series: followedTitle(series), mark }));
  marking.delete(series.id);
  if (!marked) {
    // Another user has signed in meanwhile and must not see it.
    if ($changedNow.get().get(series.id) === hoped) show(series.id, series);
    return;
  }
  if (marked.kind === 'failed') {
    show(series.id, series);
    const again = owned().offered(() => void watchNext(series));
    sayMarkFailed(marked, because(marked, { title: m.toast_error(), text: m.series_mark_failed_text() }), {
      about: about(series.id),
      again,
    });
    return;
  }
  const undoing = { what: 'takeBack', series: series.id, marked: marked.value.answer } as const;
  const run = owned().offered(() => void takeBack(series, undoing));
  showToast({
    title: m.series_watched_next_title({ season: next.season, number: next.number }),
    text: series.title,
    action: { label: m.undo_label(), run },
  });
  await settle(series.id);
}

/** Resumes a paused or dropped series. */
export async function resume(series: UpNextSeries): Promise<void> {
  const state = (to: UpNextSeries['state']) => ({ what: 'state', series: series.id, state: to }) as const;
  const resumed = await owned().sent(sendMark(state('watching')));
  if (!resumed) return;
  if (resumed.kind === 'failed') {
    const again = owned().offered(() => void resume(series));
    return sayMarkFailed(
      resumed,
      because(resumed, { title: m.toast_error(), text: m.series_state_failed_text() }),
      { about: about(series.id), again },
    );
  }
  const run = owned().offered(() => void takeBack(series, state(series.state)));
  showToast({ title: m.series_resumed_title(), text: series.title, action: { label: m.undo_label(), run } });
  await settle(series.id);
}
