import { atom } from 'nanostores';
import { findReminder, removeReminder, setReminder } from '../../backend/reminders/reminders.ts';
import { REMINDER_MESSAGES, UNDO_MESSAGES } from '../../domain/messages.ts';
import type { Reminder, ReminderRequest } from '../../domain/reminders/reminders.ts';
import { attempt, sayFailure } from '../attempt.ts';
import { openAuthDialog } from '../auth/auth-dialog.ts';
import { oncePerWorld } from '../environment.ts';
import { ownedStore } from '../owned.ts';
import { $session, knownSession } from '../session.ts';
import { showToast } from '../toasts.ts';
import { readable } from '../readable.ts';

const $remindersNow = atom<ReadonlyMap<number, Reminder | null>>(new Map());

/**
 * A person's reminders by movie, as they are shown: what is on its way counts (optimistic update). Null where there
 * is none.
 */
export const $reminders = readable($remindersNow);

const $choosingNow = atom<number | null>(null);

/** The movie for which the person is choosing how to be reminded. */
export const $choosing = readable($choosingNow);

/** A movie as a page knows it. */
export type RemindableMovie = Omit<ReminderRequest, 'byEmail'>;

/** Movies of open pages: asked for again for whoever signs in. */
const asked = new Set<number>();
/** Movies that are being written: one write at a time, so that a double click is one. */
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

/** Learns whether there is a reminder of the movie. What could not be learnt is asked again by the next use. */
async function load(movieId: number): Promise<void> {
  if ($reminders.get().has(movieId)) return;
  const found = await owned().attempt((client, userId) => findReminder(client, userId, movieId));
  // Setting a reminder that is there already changes nothing, so not knowing does no harm.
  if (found?.kind === 'ok' && !$reminders.get().has(movieId)) show(movieId, found.value);
}

/** Shows whether the signed-in person, now or later, has a reminder of the movie. */
export function followReminder(movieId: number): void {
  const { owner, follow } = owned();
  asked.add(movieId);
  // Whoever is followed from now on is asked about all of them.
  if (owner() === null) follow();
  else void load(movieId);
}

/** Takes over reminders the server has rendered for a person; what was changed here since counts before it. */
export function followReminders(userId: string, reminders: readonly Reminder[]): void {
  if (!owned().takeOver(userId)) return;
  const rendered = reminders.map((reminder) => [reminder.movieId, reminder] as const);
  $remindersNow.set(new Map([...rendered, ...$reminders.get()]));
}

/** Opens the choice how to be reminded; refuses somebody signed out and goes on once they have signed in. */
export async function chooseReminder(movieId: number): Promise<void> {
  const known = await attempt(knownSession);
  if (known.kind === 'failed') sayFailure(known, REMINDER_MESSAGES.setFailed);
  else if (known.value.kind === 'signedIn') await openChoice(movieId);
  else {
    showToast(REMINDER_MESSAGES.refused);
    openAuthDialog('signIn', () => openChoice(movieId), undefined, REMINDER_MESSAGES.refused.text);
  }
}

/** There is nothing to choose for somebody who turns out to have a reminder already. */
async function openChoice(movieId: number): Promise<void> {
  await load(movieId);
  if (owned().owner() !== null && !$reminders.get().get(movieId)) $choosingNow.set(movieId);
}

/** Closes the choice without a reminder. */
export function closeChoice(): void {
  $choosingNow.set(null);
}

/** Sets a reminder, or changes whether the one there is comes by e-mail too. */
export function remind(movie: RemindableMovie, byEmail: boolean): Promise<void> {
  closeChoice();
  return want(movie.movieId, { ...movie, byEmail }, (email) =>
    byEmail
      ? REMINDER_MESSAGES.setByEmail(email, movie.remindOn)
      : REMINDER_MESSAGES.setInProduct(movie.remindOn),
  );
}

/** Removes a reminder; the toast offers to set it again as it was. */
export function forget(reminder: Reminder): Promise<void> {
  const back = () => void want(reminder.movieId, reminder, () => UNDO_MESSAGES.done);
  return want(reminder.movieId, null, () => ({
    ...REMINDER_MESSAGES.removed(reminder.title),
    action: { label: UNDO_MESSAGES.label, run: owned().offered(back) },
  }));
}

type Words = Parameters<typeof showToast>[0];

async function want(
  movieId: number,
  wish: ReminderRequest | null,
  done: (email: string) => Words,
): Promise<void> {
  const { setFailed, removeFailed } = REMINDER_MESSAGES;
  const failed = wish ? setFailed : removeFailed;
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
