import { isolated } from '../../domain/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { atom } from 'nanostores';
import {
  findSeriesReminder,
  removeSeriesReminder,
  setSeriesReminder,
} from '../../backend/reminders/series-reminders.ts';
import type { SeriesReminderRequest } from '../../domain/reminders/series-reminders.ts';
import { attempt, sayFailure } from '../attempt.ts';
import { oncePerWorld } from '../environment.ts';
import { ownedStore } from '../owned.ts';
import { readable } from '../readable.ts';
import { knownSession } from '../session.ts';
import { showToast } from '../toasts.ts';

const $remindersNow = atom<ReadonlyMap<number, SeriesReminderRequest | null>>(new Map());

/**
 * A person's reminders by series, as far as they were asked for or changed here and as they are shown: what is on its way
 * counts (optimistic update). Null where there is none.
 */
export const $seriesReminders = readable($remindersNow);

/** Series that are being written: one write at a time, so that a double click is one. */
const writing = new Set<number>();

const owned = oncePerWorld((environment) =>
  ownedStore(environment, { forget: () => $remindersNow.set(new Map()) }),
);

function show(seriesId: number, reminder: SeriesReminderRequest | null): void {
  $remindersNow.set(new Map($remindersNow.get()).set(seriesId, reminder));
}

/** Learns whether whoever is signed in has a reminder of the series. What could not be learnt counts as none. */
export async function followSeriesReminder(seriesId: number): Promise<void> {
  if ($remindersNow.get().has(seriesId)) return;
  const found = await owned().attempt((client, userId) => findSeriesReminder(client, userId, seriesId));
  // Setting a reminder that is there already changes nothing, so not knowing does no harm.
  if (found?.kind === 'ok' && !$remindersNow.get().has(seriesId)) show(seriesId, found.value);
}

/** Has the person told of the next season of a series. */
export function remindOfSeries(wish: SeriesReminderRequest): Promise<void> {
  return want(wish.seriesId, wish, () =>
    showToast({
      title: m.reminder_series_done_title(),
      text: m.reminder_series_done_text({ title: isolated(wish.title) }),
    }),
  );
}

/** Removes a reminder; the toast offers to set it again as it was. */
export function forgetSeries(reminder: SeriesReminderRequest): Promise<void> {
  const restored = () => showToast({ title: m.undo_done_title(), text: m.undo_done_text() });
  const back = () => void want(reminder.seriesId, reminder, restored);
  return want(reminder.seriesId, null, () => {
    const action = { label: m.undo_label(), run: owned().offered(back) };
    showToast({ title: m.reminder_removed_title(), text: reminder.title, action });
  });
}

/** The same for a series that a page was rendered with, of which nothing more may be known yet. */
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
  // What was not known before is not known again, so that a row of the page comes back.
  const now = new Map($remindersNow.get());
  if (before.has(seriesId)) now.set(seriesId, before.get(seriesId) ?? null);
  else now.delete(seriesId);
  $remindersNow.set(now);
  sayFailure(written, failed);
}
