import { m } from '../../paraglide/messages.js';
import { atom } from 'nanostores';
import { readList } from '../../backend/custom-lists/custom-lists.ts';
import type { ListContents, ListedTitle } from '../../domain/custom-lists/custom-lists.ts';
import { attemptWithBackend, sayFailure, type Attempt } from '../attempt.ts';
import type { Client } from '../../backend/client.ts';
import { oncePerWorld } from '../environment.ts';
import { readable } from '../readable.ts';
import { showError } from '../toasts.ts';
import { onListChange, tellListChange } from './news.ts';

/** Titles that are rendered at once while a list is edited. */
export const EDITED_AT_ONCE = 100;

/** A list while its owner changes it. */
export interface Editing {
  list: Omit<ListContents, 'titles'>;
  /** Those from `offset` on, a hundred at most, as they are shown: what is on its way counts (optimistic update). */
  titles: readonly ListedTitle[];
  offset: number;
}

const $editingNow = atom<Editing | 'loading' | 'failed' | null>(null);

/** The list somebody edits on this page. */
export const $editing = readable($editingNow);

let address: string;
/** Writes go one after the other, so that they come to pass in the order they were wished for. */
let writes: Promise<unknown> = Promise.resolve();

/** Hears what other tabs change, once for the page. */
const hear = oncePerWorld(() => onListChange((changed) => void (changed === address && refreshEdited())));

/** What is edited now; null while it is not known. */
export function edited(): Editing | null {
  const now = $editingNow.get();
  return typeof now === 'object' ? now : null;
}

/** Shows something else of what is edited. */
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
    // What was changed meanwhile is not in it.
  } while (before !== writes);
  if (found.kind === 'ok' && found.value?.own) {
    const { titles, ...list } = found.value;
    // The last ones of a part have left: there is the part before.
    if (titles.length === 0 && offset > 0) return load(Math.max(0, offset - EDITED_AT_ONCE));
    $editingNow.set({ list, titles, offset });
    return;
  }
  if (found.kind === 'failed')
    sayFailure(found, { title: m.toast_error(), text: m.edit_list_load_failed_text() });
  else showError({ title: m.toast_error(), text: m.my_lists_gone_text() });
  if (!edited()) $editingNow.set('failed');
}

/** Begins to edit a list of the person's; asks for it anew when it is edited already. */
export async function beginEditing(of: string): Promise<void> {
  hear();
  if (address !== of || !edited()) $editingNow.set('loading');
  address = of;
  await refreshEdited();
}

/** Asks again for the part of the list that is shown. */
export async function refreshEdited(): Promise<void> {
  await load(edited()?.offset ?? 0);
}

/** Shows the part of the list that begins behind so many titles. */
export async function showPart(offset: number): Promise<void> {
  await load(Math.max(0, offset));
}

/** Waits until all that was changed is written. */
export async function written(): Promise<void> {
  await writes;
}

/**
 * Writes what is shown already, behind what is being written. When that fails, the list is asked for as it is; a
 * success is told to other tabs and to who keeps its page.
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
