import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { atom } from 'nanostores';
import { findSeriesReminder, removeSeriesReminder, setSeriesReminder } from './series-reminders.queries.ts';
import type { SeriesReminderRequest } from './series-reminders.ts';
import { attempt, sayFailure } from '../../core/stores/attempt.ts';
import { oncePerWorld } from '../../core/stores/environment.ts';
import { ownedStore } from '../../core/stores/owned.ts';
import { readable } from '../../core/stores/readable.ts';
import { knownSession } from '../../core/stores/session.ts';
import { showToast } from '../../core/stores/toasts.ts';

const $remindersNow = atom<ReadonlyMap<number, SeriesReminderRequest | null>>(new Map());

/** The user's reminders by series id, as loaded or changed here, including optimistic updates; null for none. */
export const $seriesReminders = readable($remindersNow);

/** Writes in progress, one per series, so that a double click counts once. */
const writing = new Set<number>();

const owned = oncePerWorld((environment) =>
  ownedStore(environment, { forget: () => $remindersNow.set(new Map()) }),
);

function show(seriesId: number, reminder: SeriesReminderRequest | null): void {
  $remindersNow.set(new Map($remindersNow.get()).set(seriesId, reminder));
}

/** Loads the series' reminder of the signed-in user; on failure counts as none. */
export async function followSeriesReminder(seriesId: number): Promise<void> {
  if ($remindersNow.get().has(seriesId)) return;
  const found = await owned().attempt((client, userId) => findSeriesReminder(client, userId, seriesId));
  // A failure is harmless: setting a reminder is idempotent.
  if (found?.kind === 'ok' && !$remindersNow.get().has(seriesId)) show(seriesId, found.value);
}

/** Sets a reminder of a series' next season. */
export function remindOfSeries(wish: SeriesReminderRequest): Promise<void> {
  return want(wish.seriesId, wish, () =>
    showToast({
      title: m.reminder_series_done_title(),
      text: m.reminder_series_done_text({ title: isolated(wish.title) }),
    }),
  );
}

/** Removes a reminder; the toast offers an undo. */
export function forgetSeries(reminder: SeriesReminderRequest): Promise<void> {
  const restored = () => showToast({ title: m.undo_done_title(), text: m.undo_done_text() });
  const back = () => void want(reminder.seriesId, reminder, restored);
  return want(reminder.seriesId, null, () => {
    const action = { label: m.undo_label(), run: owned().offered(back) };
    showToast({ title: m.reminder_removed_title(), text: reminder.title, action });
  });
}

/** The same for a server-rendered series whose reminder is not loaded yet. */
export async function forgetSeriesOf(seriesId: number): Promise<void> {
  await followSeriesReminder(seriesId);
  const reminder = $remindersNow.get().get(seriesId);
  if (reminder) await forgetSeries(reminder);
}

async function want(seriesId: number, wish: SeriesReminderRequest | null, done: () => void): Promise<void> {
  const failed = wish
    ? { title: m.toast_error(), text: m.reminder_set_failed_text() }
    : { title: m.toast_error(), text: m.reminder_remove_failed_text() };
  const known = await attempt(knownSession);
  if (known.kind === 'failed') return sayFailure(known, failed);
  owned().follow();
  if (owned().owner() === null || writing.has(seriesId)) return;
  const before = $remindersNow.get();
  writing.add(seriesId);
  show(seriesId, wish);
  const written = await owned().attempt((client, userId) =>
    wish ? setSeriesReminder(client, userId, wish) : removeSeriesReminder(client, userId, seriesId),
  );
  writing.delete(seriesId);
  if (written?.kind === 'ok') done();
  if (written?.kind !== 'failed') return;
  // Restores an unloaded state as unloaded, so that the page's rendered row reappears.
  const now = new Map($remindersNow.get());
  if (before.has(seriesId)) now.set(seriesId, before.get(seriesId) ?? null);
  else now.delete(seriesId);
  $remindersNow.set(now);
  sayFailure(written, failed);
}
