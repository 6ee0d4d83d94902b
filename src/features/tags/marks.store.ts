import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { atom } from 'nanostores';
import { keepMarks, loadMarks, loadTags, type MarksChange } from './tags.queries.ts';
import type { ListTitle } from '../../core/lists.ts';
import { tagChanges, type MarkedTitle, type OwnMarks, type Tag } from './tags.ts';
import { titleKey } from '../../core/title.ts';
import { sayFailure } from '../../core/stores/attempt.ts';
import { $drafts, draftOf, keepDraft, openDrafts } from '../../core/stores/drafts.ts';
import { oncePerWorld } from '../../core/stores/environment.ts';
import { attemptAsPerson, offeredToPerson } from '../../core/stores/as-person.ts';
import { ownedStore } from '../../core/stores/owned.ts';
import { readable } from '../../core/stores/readable.ts';
import { personNow } from '../../core/stores/session.ts';
import { showToast } from '../../core/stores/toasts.ts';

export interface MarksSheet {
  title: ListTitle;
  season: number | null;
  /** As stored when the sheet was opened; null until loaded. */
  marks: OwnMarks | null;
  /** The unsaved note typed in this tab; null for none. */
  draft: string | null;
  all: readonly Tag[];
  /** Why the sheet could not be loaded or saved; `other`: changed elsewhere. */
  problem: 'load' | 'save' | 'tooMany' | 'other' | null;
}

const $sheetNow = atom<MarksSheet | null>(null);

/** Null while closed. */
export const $marksSheet = readable($sheetNow);

const $changedNow = atom<{ key: string; at: number }>({ key: '', at: 0 });

/** Increments whenever tags or notes are written, here or in another tab. */
export const $marksChanged = readable($changedNow);

const said = (key: string) => $changedNow.set({ key, at: $changedNow.get().at + 1 });

const owned = oncePerWorld((environment) =>
  ownedStore<{ key: string }>(environment, {
    name: 'marquee-tags',
    forget: () => $sheetNow.set(null),
    merge: ({ key }) => said(key),
  }),
);

/** Subscribes to writes of other tabs. */
export function hearOfMarks(): void {
  owned().follow();
}

/** Announces written tags or notes of one title, or (without `title`) of many. */
export function tellMarks(title?: MarkedTitle): void {
  const key = title ? titleKey(title) : '';
  owned().tell({ key });
  said(key);
}

const aboutNote = ({ title, season }: Pick<MarksSheet, 'title' | 'season'>) =>
  `note-${titleKey(title)}-${String(season)}`;

const marked = ({ title, season }: Pick<MarksSheet, 'title' | 'season'>): MarkedTitle => ({
  kind: title.kind,
  id: title.id,
  season,
});

/** Opens the sheet of a title or season for a signed-in user. */
export function openMarks(title: ListTitle, season: number | null): void {
  openDrafts();
  hearOfMarks();
  $sheetNow.set({ title, season, marks: null, draft: null, all: [], problem: null });
  void fillIn();
}

/** Loads the open sheet's data. */
export async function fillIn(): Promise<void> {
  const asked = $sheetNow.get();
  if (!asked) return;
  if (asked.problem) $sheetNow.set({ ...asked, problem: null });
  const found = await attemptAsPerson(async (client, userId) => {
    const tags = asked.season === null ? loadTags(client) : [];
    const [marks, all] = await Promise.all([loadMarks(client, marked(asked)), tags]);
    return { marks, all, draft: draftOf($drafts.get(), aboutNote(asked), userId) };
  });
  const sheet = $sheetNow.get();
  if (!sheet || sheet.title !== asked.title || sheet.season !== asked.season) return;
  if (found?.kind !== 'ok') {
    $sheetNow.set({ ...sheet, problem: 'load' });
    return;
  }
  $sheetNow.set({ ...sheet, ...found.value });
}

/** Stores the note while the user types. */
export function draftMarks(note: string): void {
  const sheet = $sheetNow.get();
  const userId = personNow();
  if (sheet && userId !== null) keepDraft(aboutNote(sheet), userId, note);
}

/** Closes the sheet; its draft is restored when it is opened again in this tab. */
export function closeMarks(): void {
  $sheetNow.set(null);
}

/** Saves the open sheet's tags and note and closes it; returns whether it succeeded. The toast offers an undo. */
export async function saveMarks(tags: readonly string[], note: string): Promise<boolean> {
  const sheet = $sheetNow.get();
  if (!sheet?.marks) return false;
  const { title, season, marks } = sheet;
  const change: MarksChange = {
    ...tagChanges(marks.tags, tags),
    note: note.trim() === marks.note ? null : note,
    expected: marks.changedAt,
  };
  const kept = await attemptAsPerson(async (client, userId) => ({
    ...(await keepMarks(client, title, season, change)),
    userId,
  }));
  // Leaves a sheet alone that was closed or opened for another title meanwhile.
  const isOpen = $sheetNow.get() === sheet;
  const refuse = (problem: MarksSheet['problem'], there = marks) => {
    if (isOpen) $sheetNow.set({ ...sheet, marks: there, problem });
    return false;
  };
  if (!kept) return false;
  if (kept.kind === 'failed') return refuse(kept.code === 'bound' ? 'tooMany' : 'save');
  if (kept.value.state === 'other') {
    // Saving again overwrites it.
    const { note: there, changedAt } = kept.value;
    return refuse('other', { ...marks, note: there, changedAt });
  }
  const { userId } = kept.value;
  // Text typed meanwhile is not saved yet.
  if (draftOf($drafts.get(), aboutNote(sheet), userId) === note) keepDraft(aboutNote(sheet), userId, null);
  if (isOpen) closeMarks();
  tellMarks(marked(sheet));
  // `expected` keeps the undo from overwriting another tab's change.
  const back: MarksChange = {
    ...{ add: change.remove, remove: change.add, note: change.note === null ? null : marks.note },
    expected: kept.value.marks.changedAt,
  };
  const run = offeredToPerson(() => void takeBack(sheet, back));
  showToast({
    title: m.toast_saved(),
    text: m.tag_saved_text({ title: isolated(title.title) }),
    action: { label: m.undo_label(), run },
  });
  return true;
}

async function takeBack(sheet: MarksSheet, change: MarksChange): Promise<void> {
  const kept = await attemptAsPerson((client) => keepMarks(client, sheet.title, sheet.season, change));
  if (!kept) return;
  if (kept.kind === 'failed')
    sayFailure(kept, { title: m.tag_undo_failed_title(), text: m.tag_undo_failed_text() });
  else if (kept.value.state === 'other')
    showToast({ title: m.tag_undo_failed_title(), text: m.tag_undo_failed_text(), destructive: true });
  else {
    tellMarks(marked(sheet));
    showToast({ title: m.undo_done_title(), text: m.undo_done_text() });
  }
}

const $ownNow = atom<OwnMarks | null>(null);

/** The user's tags and note of the page's title; null until loaded. */
export const $ownMarks = readable($ownNow);

/**
 * Shows a title's tags and note and follows changes here and in other tabs. The server's data (`own`) is not loaded
 * again. Returns the stop function.
 */
export function followMarks(title: MarkedTitle, own: OwnMarks | null = null): () => void {
  let over = false;
  const load = async () => {
    const found = await attemptAsPerson((client) => loadMarks(client, title));
    // On failure the visible ones stay.
    if (found?.kind === 'ok' && !over) $ownNow.set(found.value);
  };
  if (own) $ownNow.set(own);
  else void load();
  const stop = $marksChanged.listen(({ key }) => {
    if (key === '' || key === titleKey(title)) void load();
  });
  // Receives changes announced since the page loaded.
  hearOfMarks();
  return () => {
    over = true;
    stop();
    $ownNow.set(null);
  };
}
