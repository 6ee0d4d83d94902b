import { atom } from 'nanostores';
import {
  addListed,
  loadListChoices,
  removeListed,
  type ListChoice,
  type TakenOut,
} from '../../backend/custom-lists/custom-lists.ts';
import { listed } from '../../domain/custom-lists/custom-lists.ts';
import type { ListTitle } from '../../domain/lists/lists.ts';
import { ADD_TO_LIST_MESSAGES as words, MY_LISTS_MESSAGES, UNDO_MESSAGES } from '../../domain/messages.ts';
import { titleKey, type TitleId } from '../../domain/title.ts';
import { sayFailure } from '../attempt.ts';
import { oncePerWorld } from '../environment.ts';
import { ownedStore } from '../owned.ts';
import { readable } from '../readable.ts';
import { showToast } from '../toasts.ts';
import { createList } from './my-lists.ts';
import { tellListChange } from './news.ts';

/** The person's lists with a title in view: loading, failed, or which hold it. */
export interface Choices {
  /** titleKey. */
  key: string;
  state: 'loading' | 'failed' | 'known';
  lists: readonly ListChoice[];
}

const $choicesNow = atom<Choices | null>(null);

/** The choices of the title whose menu was opened last; what is on its way counts (optimistic update). */
export const $choices = readable($choicesNow);

const owned = oncePerWorld((environment) => ownedStore(environment, { forget: () => $choicesNow.set(null) }));

/** The title that was asked about last. Who is signed in may turn out meanwhile, which empties the choices. */
let asked: string | undefined;

/** Learns which of the person's lists hold a title; what was known of it is shown meanwhile. */
export async function openChoices(title: TitleId): Promise<void> {
  owned().follow();
  const key = titleKey(title);
  asked = key;
  const before = $choicesNow.get();
  if (before?.key !== key || before.state !== 'known') $choicesNow.set({ key, state: 'loading', lists: [] });
  const found = await owned().attempt((client) => loadListChoices(client, title));
  if (!found || asked !== key) return;
  if (found.kind === 'ok') $choicesNow.set({ key, state: 'known', lists: found.value });
  else if ($choicesNow.get()?.state !== 'known') $choicesNow.set({ key, state: 'failed', lists: [] });
}

function show(key: string, id: string, holds: boolean): void {
  const now = $choicesNow.get();
  if (now?.key !== key) return;
  const lists = now.lists.map((list) =>
    list.id === id ? { ...list, holds, items: list.items + (holds ? 1 : -1) } : list,
  );
  $choicesNow.set({ ...now, lists });
}

/** Puts a title into a list, where it is not there; `back` is what went with it. */
async function add(title: ListTitle, list: ListChoice, back: TakenOut | null = null): Promise<boolean> {
  const key = titleKey(title);
  show(key, list.id, true);
  const added = await owned().attempt((client, userId) =>
    addListed(client, userId, list.id, listed(title, back?.note), back?.position),
  );
  if (!added) return false;
  if (added.kind === 'failed' && added.code !== 'duplicate') {
    show(key, list.id, false);
    sayFailure(added, added.code === 'invalid' ? MY_LISTS_MESSAGES.full : words.addFailed);
    return false;
  }
  tellListChange(list.address);
  return true;
}

async function takeOut(title: ListTitle, list: ListChoice): Promise<void> {
  const key = titleKey(title);
  show(key, list.id, false);
  const gone = await owned().attempt((client) => removeListed(client, list.id, title));
  if (!gone) return;
  if (gone.kind === 'failed') {
    show(key, list.id, true);
    return sayFailure(gone, words.removeFailed);
  }
  tellListChange(list.address);
  const back = () => add(title, list, gone.value).then((done) => done && showToast(UNDO_MESSAGES.done));
  const run = owned().offered(() => void back());
  showToast({ ...words.removed(list.name), action: { label: UNDO_MESSAGES.label, run } });
}

/** Lists that are being written for a title: one write at a time, so that a double click is one. */
const writing = new Set<string>();

/** Puts a title into a list of the person's, or takes it out again; either can be undone. */
export async function toggleChoice(title: ListTitle, list: ListChoice): Promise<void> {
  const write = `${list.id} ${titleKey(title)}`;
  if (writing.has(write)) return;
  writing.add(write);
  try {
    if (list.holds) await takeOut(title, list);
    // The menu shows it; what is announced offers the way back.
    else if (await add(title, list)) {
      const run = owned().offered(() => void takeOut(title, list));
      showToast({ ...words.added(list.name), action: { label: UNDO_MESSAGES.label, run } });
    }
  } finally {
    writing.delete(write);
  }
}

/** Makes a private list with a title in it. */
export async function createWith(title: ListTitle, name: string): Promise<boolean> {
  const made = await createList({ name, description: '', ranked: false });
  if (!made) return false;
  const choice: ListChoice = { ...made, holds: false };
  const now = $choicesNow.get();
  if (now?.key === titleKey(title)) $choicesNow.set({ ...now, lists: [choice, ...now.lists] });
  await toggleChoice(title, choice);
  return true;
}
