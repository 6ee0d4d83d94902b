import { isolated } from '../../domain/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { atom } from 'nanostores';
import { keepMarks, loadMarks, loadTags, type MarksChange } from '../../backend/tags/tags.ts';
import type { ListTitle } from '../../domain/lists/lists.ts';
import { tagChanges, type MarkedTitle, type OwnMarks, type Tag } from '../../domain/tags/tags.ts';
import { titleKey } from '../../domain/title.ts';
import { sayFailure } from '../attempt.ts';
import { $drafts, draftOf, keepDraft, openDrafts } from '../drafts.ts';
import { oncePerWorld } from '../environment.ts';
import { attemptAsPerson, offeredToPerson } from '../as-person.ts';
import { ownedStore } from '../owned.ts';
import { readable } from '../readable.ts';
import { personNow } from '../session.ts';
import { showToast } from '../toasts.ts';

/** Whose tags and note are written, and what is known of them. */
export interface MarksSheet {
  title: ListTitle;
  season: number | null;
  /** As they were when the sheet was opened; null while they are not known. */
  marks: OwnMarks | null;
  /** The note as it was typed here before and not kept; null for none. */
  draft: string | null;
  /** Tags to choose from. */
  all: readonly Tag[];
  /** Why it cannot be filled in, or was not saved. */
  problem: 'load' | 'save' | 'tooMany' | 'other' | null;
}

const $sheetNow = atom<MarksSheet | null>(null);

/** The open sheet; null while it is closed. */
export const $marksSheet = readable($sheetNow);

const $changedNow = atom<{ key: string; at: number }>({ key: '', at: 0 });

/** Counts up whenever tags or notes were written, here or in another tab. */
export const $marksChanged = readable($changedNow);

const said = (key: string) => $changedNow.set({ key, at: $changedNow.get().at + 1 });

const owned = oncePerWorld((environment) =>
  ownedStore<{ key: string }>(environment, {
    name: 'marquee-tags',
    forget: () => $sheetNow.set(null),
    merge: ({ key }) => said(key),
  }),
);

/** Hears from now on what other tabs write. */
export function hearOfMarks(): void {
  owned().follow();
}

/** Says that tags or a note were written: of one title, or (without) of many. */
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

/** Opens the sheet of a title, or of a season, for somebody signed in. */
export function openMarks(title: ListTitle, season: number | null): void {
  openDrafts();
  hearOfMarks();
  $sheetNow.set({ title, season, marks: null, draft: null, all: [], problem: null });
  void fillIn();
}

/** Asks for what the open sheet shows. */
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

/** Keeps the note as it is typed. */
export function draftMarks(note: string): void {
  const sheet = $sheetNow.get();
  const userId = personNow();
  if (sheet && userId !== null) keepDraft(aboutNote(sheet), userId, note);
}

/** Closes the sheet; a note that was typed is there again when it is opened in this tab. */
export function closeMarks(): void {
  $sheetNow.set(null);
}

/** Keeps tags and note of the open sheet and closes it; answers whether it did. The toast takes both back. */
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
  // A sheet that was closed meanwhile is left, and so is one that was opened for another title.
  const isOpen = $sheetNow.get() === sheet;
  const refuse = (problem: MarksSheet['problem'], there = marks) => {
    if (isOpen) $sheetNow.set({ ...sheet, marks: there, problem });
    return false;
  };
  if (!kept) return false;
  if (kept.kind === 'failed') return refuse(kept.code === 'bound' ? 'tooMany' : 'save');
  if (kept.value.state === 'other') {
    // Saving again means it.
    const { note: there, changedAt } = kept.value;
    return refuse('other', { ...marks, note: there, changedAt });
  }
  const { userId } = kept.value;
  // What was typed since is not saved yet.
  if (draftOf($drafts.get(), aboutNote(sheet), userId) === note) keepDraft(aboutNote(sheet), userId, null);
  if (isOpen) closeMarks();
  tellMarks(marked(sheet));
  // What another tab has changed meanwhile is not taken back with it.
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

/** Changes tags and note back to what they were. */
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

/** One's own tags of the title of this page and one's note to it; null while they are not known. */
export const $ownMarks = readable($ownNow);

/**
 * Shows tags and note of a title, and follows what becomes of them here and in other tabs. What the server rendered
 * (`own`) is not loaded again. Returns how to stop.
 */
export function followMarks(title: MarkedTitle, own: OwnMarks | null = null): () => void {
  let over = false;
  const load = async () => {
    const found = await attemptAsPerson((client) => loadMarks(client, title));
    // What cannot be learnt stays as it is shown.
    if (found?.kind === 'ok' && !over) $ownNow.set(found.value);
  };
  if (own) $ownNow.set(own);
  else void load();
  const stop = $marksChanged.listen(({ key }) => {
    if (key === '' || key === titleKey(title)) void load();
  });
  // What was told since the page came is heard at once.
  hearOfMarks();
  return () => {
    over = true;
    stop();
    $ownNow.set(null);
  };
}
