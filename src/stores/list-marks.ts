import { atom } from 'nanostores';
import { loadListMarks } from '../backend/list-pages.ts';
import { marksAfter, NO_MARKS, type ListMarks } from '../domain/lists.ts';
import { titleKey, type TitleId } from '../domain/title.ts';
import { currentEnvironment, type Channel } from './environment.ts';
import type { ListChange, ListWish } from './list-writes.ts';
import { $session } from './session.ts';

/** Titles one call may ask about. */
const TITLES_A_CALL = 500;

/** Which lists hold a title, by titleKey, as it is shown: wishes on their way count. Only known titles are in. */
export const $marks = atom<ReadonlyMap<string, ListMarks>>(new Map());

/** Whose marks these are; null while nobody is signed in. */
let owner: string | null = null;
let channel: Channel | undefined;
/** What the backend holds, as far as it is known. */
const known = new Map<string, ListMarks>();
/** What is on its way for a title. */
const wishes = new Map<string, readonly ListWish[]>();
/** What pages asked about: asked again for whoever signs in. */
const asked = new Map<string, TitleId>();
const loading = new Map<string, Promise<void>>();
/** How often this tab has written. */
let writes = 0;
/** Titles to ask about again: another tab wrote to them, or this one did while the backend was answering. */
const doubtful = new Map<string, TitleId>();
const listeners = new Set<(change: ListChange) => void>();

/** The id of the person the marks belong to; null while nobody is signed in. */
export function marksOwner(): string | null {
  return owner;
}

/** Which lists hold a title in the backend; undefined while that is not known. */
export function knownMarks(key: string): ListMarks | undefined {
  return known.get(key);
}

/** Tells of every title that entered or left a list, here or in another tab; answers how to stop. */
export function onListChange(listener: (change: ListChange) => void): () => void {
  followLists();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Learns which lists hold these titles, in one call for those not known yet; again when somebody signs in. */
export async function loadMarks(titles: readonly TitleId[]): Promise<void> {
  followLists();
  for (const title of titles) asked.set(titleKey(title), title);
  if (!owner) return;
  const missing = titles.filter((title) => !known.has(titleKey(title)) && !loading.has(titleKey(title)));
  for (let from = 0; from < missing.length; from += TITLES_A_CALL) {
    const part = missing.slice(from, from + TITLES_A_CALL);
    const call = fetchMarks(owner, part);
    for (const title of part) loading.set(titleKey(title), call);
  }
  await Promise.all(titles.map(async (title) => loading.get(titleKey(title))));
}

async function fetchMarks(userId: string, titles: readonly TitleId[]): Promise<void> {
  const before = writes;
  try {
    const marks = await loadListMarks(await currentEnvironment().backend(), titles);
    if (owner !== userId) return;
    for (const [key, value] of marks) {
      if (!known.has(key) || (writes === before && !wishes.has(key))) known.set(key, value);
    }
    if (writes !== before) for (const title of titles) doubtful.set(titleKey(title), title);
    show(marks.keys());
    clearDoubts();
  } catch {
    // Marks that could not be loaded are asked for again by the next page, or before the first write.
  } finally {
    if (owner === userId) for (const title of titles) loading.delete(titleKey(title));
  }
}

/** Begins to follow who is signed in and what other tabs do. */
export function followLists(): void {
  if (channel) return;
  channel = currentEnvironment().channel('marquee-lists');
  channel.listen((message) => {
    const { userId, changes } = message as { userId: string; changes: ListChange[] };
    if (userId === owner) hear(changes);
  });
  $session.subscribe((session) => {
    const userId = session.kind === 'signedIn' ? session.account.id : null;
    if (userId === owner) return;
    owner = userId;
    for (const kept of [known, wishes, loading, doubtful]) kept.clear();
    $marks.set(new Map());
    void loadMarks([...asked.values()]);
  });
}

/** Another tab wrote. News of two tabs need not arrive in the order of their writes, so the backend is asked. */
function hear(changes: ListChange[]): void {
  for (const { title } of changes) if (known.has(titleKey(title))) doubtful.set(titleKey(title), title);
  for (const change of changes) for (const listener of listeners) listener(change);
  clearDoubts();
}

function clearDoubts(): void {
  const titles = [...doubtful.values()].filter((title) => !wishes.has(titleKey(title)));
  for (const title of titles) doubtful.delete(titleKey(title));
  if (titles.length > 0 && owner) void fetchMarks(owner, titles);
}

/** Shows what is on its way for a title; nothing once it is done. */
export function showWishes(key: string, pending: readonly ListWish[]): void {
  if (pending.length > 0) wishes.set(key, pending);
  else wishes.delete(key);
  show([key]);
  clearDoubts();
}

function show(keys: Iterable<string>): void {
  const next = new Map($marks.get());
  for (const key of keys) {
    const marks = known.get(key);
    const pending = wishes.get(key);
    if (!marks && !pending) next.delete(key);
    else {
      const after = (before: ListMarks, { list, present }: ListWish) => marksAfter(before, list, present);
      next.set(key, (pending ?? []).reduce(after, marks ?? NO_MARKS));
    }
  }
  $marks.set(next);
}

/** Keeps what a write changed, and tells this tab and the others. */
export function tellChanges(userId: string, changes: readonly ListChange[]): void {
  writes += 1;
  for (const { title, list, present } of changes) {
    const key = titleKey(title);
    known.set(key, marksAfter(known.get(key) ?? NO_MARKS, list, present));
  }
  show(changes.map(({ title }) => titleKey(title)));
  for (const change of changes) for (const listener of listeners) listener(change);
  channel?.tell({ userId, changes });
}
