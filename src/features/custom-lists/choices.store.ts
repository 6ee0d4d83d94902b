import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { atom } from 'nanostores';
import { loadListChoices, type ListChoice } from './custom-lists.queries.ts';
import type { TakenOut } from './custom-lists.ts';
import { titleOf, type ListTitle } from '../../core/lists.ts';
import { titleKey, type TitleId } from '../../core/title.ts';
import { oncePerWorld } from '../../core/stores/environment.ts';
import { sayMarkFailed } from '../marks/offer-again.store.ts';
import { sendMark } from '../marks/send-mark.store.ts';
import { ownedStore } from '../../core/stores/owned.ts';
import { readable } from '../../core/stores/readable.ts';
import { showToast } from '../../core/stores/toasts.ts';
import { createListWith } from './my-lists.store.ts';
import { tellListChange } from './news.store.ts';

/** The signed-in user's lists for the title of the open menu. */
export interface Choices {
  /** titleKey. */
  key: string;
  state: 'loading' | 'failed' | 'known';
  lists: readonly ListChoice[];
}

const $choicesNow = atom<Choices | null>(null);

/** The title whose menu was opened last, including optimistic updates. */
export const $choices = readable($choicesNow);

const owned = oncePerWorld((environment) => ownedStore(environment, { forget: () => $choicesNow.set(null) }));

/** The title requested last. `$choicesNow` cannot tell: it is cleared when the session resolves meanwhile. */
let asked: string | undefined;

/** Loads which of the user's lists contain a title; an earlier answer stays visible meanwhile. */
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

const send = (
  title: ListTitle,
  { id, address }: ListChoice,
  present: boolean,
  back: TakenOut | null = null,
) =>
  sendMark({
    ...{ what: 'listed', list: { id, address }, title: titleOf(title), present },
    ...(back && { back }),
  });

/** Adds a title to a list; `back` restores its note and position. */
async function add(title: ListTitle, list: ListChoice, back: TakenOut | null = null): Promise<boolean> {
  const key = titleKey(title);
  show(key, list.id, true);
  const added = await owned().sent(send(title, list, true, back));
  if (!added) return false;
  if (added.kind === 'failed') {
    show(key, list.id, false);
    const again = owned().offered(() => void toggleChoice(title, { ...list, holds: false }));
    const said =
      added.code === 'invalid'
        ? { title: m.toast_error(), text: m.my_lists_full_text() }
        : { title: m.toast_error(), text: m.add_to_list_add_failed_text() };
    sayMarkFailed(added, said, { about: key, again });
    return false;
  }
  tellListChange(list.address);
  return true;
}

async function takeOut(title: ListTitle, list: ListChoice): Promise<void> {
  const key = titleKey(title);
  show(key, list.id, false);
  const gone = await owned().sent(send(title, list, false));
  if (!gone) return;
  if (gone.kind === 'failed') {
    show(key, list.id, true);
    const again = owned().offered(() => void toggleChoice(title, { ...list, holds: true }));
    return sayMarkFailed(
      gone,
      { title: m.toast_error(), text: m.add_to_list_remove_failed_text() },
      { about: key, again },
    );
  }
  tellListChange(list.address);
  const back = () =>
    add(title, list, gone.value.answer).then(
      (done) => done && showToast({ title: m.undo_done_title(), text: m.undo_done_text() }),
    );
  const run = owned().offered(() => void back());
  showToast({
    title: m.add_to_list_removed_title({ list: isolated(list.name) }),
    action: { label: m.undo_label(), run },
  });
}

function offerTakeOut(title: ListTitle, list: ListChoice): void {
  const run = owned().offered(() => void takeOut(title, list));
  showToast({
    title: m.add_to_list_added_title({ list: isolated(list.name) }),
    action: { label: m.undo_label(), run },
  });
}

/** Writes in progress, one per list and title, so that a double click counts once. */
const writing = new Set<string>();

/** Adds a title to a list or removes it; the toast offers an undo. */
export async function toggleChoice(title: ListTitle, list: ListChoice): Promise<void> {
  const write = `${list.id} ${titleKey(title)}`;
  if (writing.has(write)) return;
  writing.add(write);
  try {
    if (list.holds) await takeOut(title, list);
    // The menu shows the change; the toast is for the undo.
    else if (await add(title, list)) offerTakeOut(title, list);
  } finally {
    writing.delete(write);
  }
}

/** Creates a private list with a title in it. Returns false on failure. */
export async function createWith(title: ListTitle, name: string): Promise<boolean> {
  const made = await createListWith(title, name);
  if (!made) return false;
  const choice: ListChoice = { ...made, holds: true };
  const now = $choicesNow.get();
  if (now?.key === titleKey(title)) $choicesNow.set({ ...now, lists: [choice, ...now.lists] });
  offerTakeOut(title, choice);
  return true;
}
