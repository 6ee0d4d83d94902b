import { formatDate } from '../../core/dates.ts';
import { elides } from '../../core/language/forms.ts';
import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { atom } from 'nanostores';
import { findReminder, removeReminder, setReminder } from './reminders.queries.ts';
import type { Reminder, ReminderRequest } from './reminders.ts';
import { attempt, sayFailure } from '../../core/stores/attempt.ts';
import { oncePerWorld } from '../../core/stores/environment.ts';
import { ownedStore } from '../../core/stores/owned.ts';
import { asSignedIn } from '../../core/stores/permission.ts';
import { $session, knownSession } from '../../core/stores/session.ts';
import { showToast } from '../../core/stores/toasts.ts';
import { readable } from '../../core/stores/readable.ts';

const $remindersNow = atom<ReadonlyMap<number, Reminder | null>>(new Map());

/** The user's reminders by movie id, including optimistic updates; null for none. */
export const $reminders = readable($remindersNow);

const $choosingNow = atom<number | null>(null);

/** The movie whose reminder dialog is open. */
export const $choosing = readable($choosingNow);

export type RemindableMovie = Omit<ReminderRequest, 'byEmail'>;

/** Movies of open pages; loaded again after a sign-in. */
const asked = new Set<number>();
/** Writes in progress, one per movie, so that a double click counts once. */
const writing = new Set<number>();

const owned = oncePerWorld((environment) =>
  ownedStore(environment, {
    forget() {
      $choosingNow.set(null);
      $remindersNow.set(new Map());
    },
    load() {
      for (const movieId of asked) void load(movieId);
    },
  }),
);

function show(movieId: number, reminder: Reminder | null): void {
  $remindersNow.set(new Map($reminders.get()).set(movieId, reminder));
}

/** Loads a movie's reminder; the next use retries after a failure. */
async function load(movieId: number): Promise<void> {
  if ($reminders.get().has(movieId)) return;
  const found = await owned().attempt((client, userId) => findReminder(client, userId, movieId));
  // A failure is harmless: setting a reminder is idempotent.
  if (found?.kind === 'ok' && !$reminders.get().has(movieId)) show(movieId, found.value);
}

/** Shows the movie's reminder of the signed-in user, also after a later sign-in. */
export function followReminder(movieId: number): void {
  const { owner, follow } = owned();
  asked.add(movieId);
  // `follow` loads all movies of a signed-in user.
  if (owner() === null) follow();
  else void load(movieId);
}

/** Hydrates from the server's data, by movie id (null for none); later changes on this page take precedence. */
export function takeOverReminders(userId: string, rendered: ReadonlyMap<number, Reminder | null>): void {
  if (owned().takeOver(userId)) $remindersNow.set(new Map([...rendered, ...$reminders.get()]));
}

/** Opens the reminder dialog; signed-out users are asked to sign in first. */
export function chooseReminder(movieId: number): Promise<void> {
  return asSignedIn(
    { title: m.toast_please_sign_in(), text: m.reminder_refused_text() },
    () => openChoice(movieId),
    { title: m.toast_error(), text: m.reminder_set_failed_text() },
  );
}

/** Skips the dialog if a reminder already exists. */
async function openChoice(movieId: number): Promise<void> {
  await load(movieId);
  if (owned().owner() !== null && !$reminders.get().get(movieId)) $choosingNow.set(movieId);
}

/** Closes the dialog without setting a reminder. */
export function closeChoice(): void {
  $choosingNow.set(null);
}

/** Sets a reminder, or changes whether it is also sent by e-mail. */
export function remind(movie: RemindableMovie, byEmail: boolean): Promise<void> {
  closeChoice();
  return want(movie.movieId, { ...movie, byEmail }, (email) =>
    byEmail
      ? {
          title: m.reminder_set_by_email_title(),
          text: m.reminder_set_by_email_text({
            elided: elides(formatDate(movie.remindOn)),
            email: isolated(email),
            date: formatDate(movie.remindOn),
          }),
        }
      : {
          title: m.reminder_set_in_product_title(),
          text: m.reminder_set_in_product_text({
            elided: elides(formatDate(movie.remindOn)),
            date: formatDate(movie.remindOn),
          }),
        },
  );
}

/** Removes a reminder; the toast offers an undo. */
export function forget(reminder: Reminder): Promise<void> {
  const back = () =>
    void want(reminder.movieId, reminder, () => ({ title: m.undo_done_title(), text: m.undo_done_text() }));
  return want(reminder.movieId, null, () => ({
    title: m.reminder_removed_title(),
    text: reminder.title,
    action: { label: m.undo_label(), run: owned().offered(back) },
  }));
}

type Words = Parameters<typeof showToast>[0];

async function want(
  movieId: number,
  wish: ReminderRequest | null,
  done: (email: string) => Words,
): Promise<void> {
  const failed = wish
    ? { title: m.toast_error(), text: m.reminder_set_failed_text() }
    : { title: m.toast_error(), text: m.reminder_remove_failed_text() };
  let session = $session.get();
  if (session.kind === 'unknown') {
    const known = await attempt(knownSession);
    if (known.kind === 'failed') return sayFailure(known, failed);
    session = known.value;
  }
  owned().follow();
  if (session.kind !== 'signedIn' || writing.has(movieId)) return;
  const { email } = session.account;
  const before = $reminders.get().get(movieId) ?? null;
  writing.add(movieId);
  show(movieId, wish && { movedFrom: before?.movedFrom ?? null, sentAt: null, createdAt: '', ...wish });
  const written = await owned().attempt((client, userId) =>
    wish ? setReminder(client, userId, wish) : removeReminder(client, userId, movieId),
  );
  writing.delete(movieId);
  if (written?.kind === 'ok') showToast(done(email));
  if (written?.kind !== 'failed') return;
  show(movieId, before);
  sayFailure(written, failed);
}
