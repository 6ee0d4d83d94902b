import { m } from '../../paraglide/messages.js';
import { atom } from 'nanostores';
import { readList } from './custom-lists.queries.ts';
import type { ListContents, ListedTitle } from './custom-lists.ts';
import { attemptWithBackend, sayFailure, type Attempt } from '../../core/stores/attempt.ts';
import type { Client } from '../../core/backend/client.ts';
import { oncePerWorld } from '../../core/stores/environment.ts';
import { readable } from '../../core/stores/readable.ts';
import { showError } from '../../core/stores/toasts.ts';
import { onListChange, tellListChange } from './news.store.ts';

/** Page size while editing a list. */
export const EDITED_AT_ONCE = 100;

export interface Editing {
  list: Omit<ListContents, 'titles'>;
  /** The page from `offset` on, at most 100, including optimistic updates. */
  titles: readonly ListedTitle[];
  offset: number;
}

const $editingNow = atom<Editing | 'loading' | 'failed' | null>(null);

export const $editing = readable($editingNow);

let address: string;
/** Serialises writes in the order they were made. */
let writes: Promise<unknown> = Promise.resolve();

/** Subscribes to changes of other tabs, once per page. */
const hear = oncePerWorld(() => onListChange((changed) => void (changed === address && refreshEdited())));

/** The list being edited; null while not loaded. */
export function edited(): Editing | null {
  const now = $editingNow.get();
  return typeof now === 'object' ? now : null;
}

export function showEdited(change: Partial<Editing>): void {
  const now = edited();
  if (now) $editingNow.set({ ...now, ...change });
}

async function load(offset: number): Promise<void> {
  const asked = address;
  let before;
  let found;
  do {
    before = writes;
    await before;
    found = await attemptWithBackend((client) => readList(client, asked, { offset, limit: EDITED_AT_ONCE }));
    if (address !== asked) return;
    // The answer may lack changes made meanwhile.
  } while (before !== writes);
  if (found.kind === 'ok' && found.value?.own) {
    const { titles, ...list } = found.value;
    // The page's last titles were removed: load the page before.
    if (titles.length === 0 && offset > 0) return load(Math.max(0, offset - EDITED_AT_ONCE));
    $editingNow.set({ list, titles, offset });
    return;
  }
  if (found.kind === 'failed')
    sayFailure(found, { title: m.toast_error(), text: m.edit_list_load_failed_text() });
  else showError({ title: m.toast_error(), text: m.my_lists_gone_text() });
  if (!edited()) $editingNow.set('failed');
}

/** Starts editing a list; reloads it if it is already being edited. */
export async function beginEditing(of: string): Promise<void> {
  hear();
  if (address !== of || !edited()) $editingNow.set('loading');
  address = of;
  await refreshEdited();
}

/** Reloads the visible page. */
export async function refreshEdited(): Promise<void> {
  await load(edited()?.offset ?? 0);
}

/** Loads the page that begins at `offset`. */
export async function showPart(offset: number): Promise<void> {
  await load(Math.max(0, offset));
}

/** Resolves once all changes are written. */
export async function written(): Promise<void> {
  await writes;
}

/**
 * Writes an optimistic change, after earlier writes. On failure reloads the list; on success notifies other tabs and
 * invalidates the cached page.
 */
export async function write<Value>(work: (client: Client) => Promise<Value>): Promise<Attempt<Value>> {
  const of = address;
  const mine = writes.then(() => attemptWithBackend(work));
  writes = mine;
  const done = await mine;
  if (done.kind === 'ok') tellListChange(of);
  else await refreshEdited();
  return done;
}
