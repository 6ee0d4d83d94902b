import { diaryLogged } from './diary-words.ts';
import { m } from '../../paraglide/messages.js';
import { loadOwnRating } from '../reviews/ratings.queries.ts';
import { loadWatchesOf, removeWatch, takeBackMark } from './watches.queries.ts';
import { titleOf, type ListChange, type ListTitle } from '../../core/lists.ts';
import { titleKey } from '../../core/title.ts';
import type { Logged, Watch, WatchDetails } from './watches.ts';
import { sayFailure } from '../../core/stores/attempt.ts';
import { editWatch, writeFailure } from './diary.store.ts';
import { $drafts, draftOf, keepDraft, openDrafts } from '../../core/stores/drafts.ts';
import { pageLists } from '../marks/create-lists.store.ts';
import { tellFollowed } from '../reviews/own-stars.store.ts';
import { sendMark } from '../marks/send-mark.store.ts';
import { newId } from '../../core/stores/new-id.ts';
import { attemptAsPerson, offeredToPerson, sentAsPerson } from '../../core/stores/as-person.ts';
import { asSignedIn } from '../../core/stores/permission.ts';
import { personNow } from '../../core/stores/session.ts';
import { showToast } from '../../core/stores/toasts.ts';
import { tellWatch } from './watch-changes.store.ts';
import {
  $watchSheet,
  closeWatchSheet,
  openWatch,
  showWatchSheet,
  type WatchSheet,
} from './watch-sheet.store.ts';

type WithNote = Extract<WatchSheet, { kind: 'log' | 'edit' }>;

const hasNote = (sheet: WatchSheet | null): sheet is WithNote =>
  sheet?.kind === 'log' || sheet?.kind === 'edit';

const noteDraft = (sheet: WithNote) =>
  sheet.kind === 'edit' ? `watch-${sheet.watch.id}` : `log-${titleKey(sheet.title)}`;

/** The note typed into the open sheet but not saved; the session may have ended meanwhile. */
export function draftedNote(): string | null {
  const sheet = $watchSheet.get();
  const userId = personNow();
  return hasNote(sheet) && userId ? draftOf($drafts.get(), noteDraft(sheet), userId) : null;
}

/** Stores the note while the user types. */
export function draftNote(text: string): void {
  const sheet = $watchSheet.get();
  const userId = personNow();
  if (hasNote(sheet) && userId) keepDraft(noteDraft(sheet), userId, text);
}

/** Opens the sheet to pick a title; signed-out users are asked to sign in first. */
export function openLog(): void {
  void asSignedIn({ title: m.toast_please_sign_in(), text: m.diary_refused_text() }, () =>
    showWatchSheet({ kind: 'pick' }),
  );
}

/** Continues with a picked title and loads its watches and rating. */
export async function pickTitle(title: ListTitle): Promise<void> {
  // One id per sheet makes the write idempotent: a retry after a lost answer creates no second watch.
  const id = newId();
  openDrafts();
  showWatchSheet({ kind: 'log', id, title, known: null });
  // On failure the sheet works without its prefilled values.
  const found = await attemptAsPerson((client, userId) =>
    Promise.all([loadWatchesOf(client, userId, title), loadOwnRating(client, userId, title)]),
  );
  const sheet = $watchSheet.get();
  if (found?.kind !== 'ok' || sheet?.kind !== 'log' || sheet.id !== id) return;
  const [earlier, stars] = found.value;
  showWatchSheet({ ...sheet, known: { earlier, stars } });
}

/** Opens the watch recorded when the title entered the watched list (`markedAt`, ISO 8601). */
export async function openMarked(title: ListTitle, markedAt: string): Promise<void> {
  const found = await attemptAsPerson((client, userId) => loadWatchesOf(client, userId, title));
  if (!found) return;
  if (found.kind === 'failed') {
    sayFailure(found, { title: m.toast_error(), text: m.watch_sheet_load_failed_text() });
    return;
  }
  const [latest] = found.value;
  const watch = found.value.find((one) => one.markedAt === markedAt) ?? latest;
  // It was deleted in the diary meanwhile: log a new watch.
  if (watch) openWatch(watch);
  else await pickTitle(title);
}

function listChanges(title: ListTitle, { markedAt, wishedAt }: Logged, back = false): ListChange[] {
  const watched: ListChange = { list: 'watched', title, present: !back, addedAt: back ? null : markedAt };
  const wished: ListChange = { list: 'wishlist', title, present: back, addedAt: back ? wishedAt : null };
  return [...(markedAt ? [watched] : []), ...(wishedAt ? [wished] : [])];
}

/** Saves the open sheet and closes it; returns whether it succeeded. */
export async function saveWatch(details: WatchDetails): Promise<boolean> {
  const sheet = $watchSheet.get();
  const userId = personNow();
  if (!hasNote(sheet) || !userId) return false;
  if (sheet.kind === 'edit') {
    const kept = await editWatch(sheet.watch, details);
    // The sheet keeps the user's input for the entry as it is now.
    if (typeof kept === 'object') showWatchSheet({ kind: 'edit', watch: kept });
    if (kept !== true) return false;
    keepDraft(noteDraft(sheet), userId, null);
    closeWatchSheet();
    showToast({ title: m.diary_changed_title(), text: sheet.watch.title.title });
    return true;
  }
  const { id, title, known } = sheet;
  const logged = await sentAsPerson(sendMark({ what: 'watch', id, title: titleOf(title), details }));
  if (!logged) return false;
  if (logged.kind === 'failed') {
    sayFailure(logged, writeFailure(logged, { title: m.toast_error(), text: m.diary_log_failed_text() }));
    return false;
  }
  const done = logged.value.answer;
  keepDraft(noteDraft(sheet), userId, null);
  closeWatchSheet();
  const watch: Watch = {
    id,
    title,
    ...details,
    createdAt: new Date().toISOString(),
    markedAt: done.markedAt,
    titleStars: known?.stars ?? null,
  };
  tellWatch({ before: null, after: watch });
  pageLists().tellChanges(userId, listChanges(title, done));
  const run = offeredToPerson(() => void takeBack(userId, watch, done));
  showToast({
    ...diaryLogged(title.title, details.day),
    action: { label: m.undo_label(), run },
  });
  if (details.stars !== null) await tellFollowed(title);
  return true;
}

/** Undoes a logged watch, with its stars and its list changes. */
async function takeBack(userId: string, watch: Watch, logged: Logged): Promise<void> {
  const { title } = watch;
  const taken = await attemptAsPerson(async (client) => {
    const { markedAt, wishedAt } = logged;
    const unmarked = markedAt !== null && (await takeBackMark(client, title, markedAt, wishedAt));
    // Even if the title has left the list meanwhile, or was in it before.
    await removeWatch(client, watch.id);
    return unmarked;
  });
  if (!taken) return;
  if (taken.kind === 'failed') {
    sayFailure(taken, { title: m.toast_error(), text: m.undo_failed_text() });
    return;
  }
  tellWatch({ before: watch, after: null });
  if (taken.value) pageLists().tellChanges(userId, listChanges(title, logged, true));
  if (watch.stars !== null) await tellFollowed(title);
  showToast({ title: m.undo_done_title(), text: m.undo_done_text() });
}
