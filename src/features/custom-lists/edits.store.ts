import { m } from '../../paraglide/messages.js';
import { addListed, changeList, moveListed, noteListed, removeListed } from './custom-lists.queries.ts';
import {
  keptText,
  LIST_LENGTHS,
  listed,
  listName,
  longestOf,
  moved,
  type ListedTitle,
  type ListWords,
  type TakenOut,
} from './custom-lists.ts';
import type { ListTitle } from '../../core/lists.ts';
import { titleKey, type TitleId } from '../../core/title.ts';
import { sayFailure } from '../../core/stores/attempt.ts';
import { offeredToPerson } from '../../core/stores/as-person.ts';
import { personNow } from '../../core/stores/session.ts';
import { showToast } from '../../core/stores/toasts.ts';
import { edited, EDITED_AT_ONCE, refreshEdited, showEdited, write } from './editing.store.ts';

const isSame = (one: TitleId) => (other: TitleId) => titleKey(one) === titleKey(other);

const counted = <List extends { items: number }>(list: List, more: number): List => ({
  ...list,
  items: list.items + more,
});

/** Saves the list's name, description and ranking; returns whether it succeeded. */
export async function saveWords(said: ListWords): Promise<boolean> {
  const now = edited();
  const name = listName(said.name);
  if (!now || !name) return false;
  const kept = {
    name,
    description: keptText(said.description, longestOf(now.list.description, LIST_LENGTHS.description)),
    ranked: said.ranked,
  };
  const before = now.list;
  const hoped = { ...before, ...kept };
  showEdited({ list: hoped });
  const saved = await write((client) => changeList(client, before.id, kept));
  if (saved.kind === 'ok') return true;
  // Unless the list was reloaded.
  if (edited()?.list === hoped) showEdited({ list: before });
  sayFailure(saved, { title: m.toast_error(), text: m.edit_list_save_failed_text() });
  return false;
}

/**
 * Moves a title to a place (from 1) in the whole list. Shown at once; a place outside the visible page removes the
 * title from it. Rolled back on failure.
 */
export async function moveTo(title: ListedTitle, place: number): Promise<void> {
  const now = edited();
  if (!now) return;
  const { list, offset, titles } = now;
  const to = Math.min(Math.max(1, place), list.items);
  const shown = titles.findIndex(isSame(title)) + 1;
  if (shown + offset === to) return;
  const inView = to > offset && to <= offset + titles.length;
  const after = inView ? moved(titles, title, to - offset) : titles.filter((one) => !isSame(title)(one));
  showEdited({ titles: after });
  const behind = after[to - offset - 2];
  // Sends the title before it, as the user sees it: a place would differ if another tab moved titles.
  const target = behind ? { after: behind } : { place: to };
  const done = await write((client) => moveListed(client, list.id, title, target));
  if (done.kind === 'failed')
    sayFailure(done, { title: m.toast_error(), text: m.edit_list_move_failed_text() });
  else if (!inView) await refreshEdited();
}

/** Saves a title's note (optimistic update); returns whether it succeeded. */
export async function saveNote(title: ListedTitle, text: string): Promise<boolean> {
  const now = edited();
  const note = keptText(text, longestOf(title.note, LIST_LENGTHS.note));
  if (!now || note === title.note) return true;
  showEdited({ titles: now.titles.map((one) => (isSame(title)(one) ? { ...one, note } : one)) });
  const saved = await write((client) => noteListed(client, now.list.id, title, note));
  if (saved.kind === 'failed')
    sayFailure(saved, { title: m.toast_error(), text: m.edit_list_note_failed_text() });
  return saved.kind === 'ok';
}

async function add(
  userId: string,
  listId: string,
  title: ListedTitle,
  position?: TakenOut['position'],
): Promise<boolean> {
  const added = await write((client) => addListed(client, userId, listId, title, position));
  if (added.kind === 'ok') return true;
  if (added.code === 'duplicate') showToast({ title: m.edit_list_added_already() });
  else
    sayFailure(
      added,
      added.code === 'invalid'
        ? { title: m.toast_error(), text: m.my_lists_full_text() }
        : { title: m.toast_error(), text: m.edit_list_save_failed_text() },
    );
  return false;
}

/** Appends a title to the list. */
export async function addTitle(title: ListTitle): Promise<void> {
  const now = edited();
  const userId = personNow();
  if (!now || !userId) return;
  const { list, titles, offset } = now;
  if (titles.some(isSame(title))) return showToast({ title: m.edit_list_added_already() });
  const whole = listed(title);
  const isLast = offset + titles.length === list.items && titles.length < EDITED_AT_ONCE;
  showEdited({ list: counted(list, 1), titles: isLast ? [...titles, whole] : titles });
  await add(userId, list.id, whole);
}

/** Removes a title; the toast offers to restore it with its place and note. */
export async function takeOut(title: ListedTitle): Promise<void> {
  const now = edited();
  const userId = personNow();
  if (!now || !userId) return;
  const { list, titles } = now;
  showEdited({ list: counted(list, -1), titles: titles.filter((one) => !isSame(title)(one)) });
  const gone = await write((client) => removeListed(client, list.id, title));
  if (gone.kind === 'failed')
    return sayFailure(gone, { title: m.toast_error(), text: m.add_to_list_remove_failed_text() });
  const { note, position } = gone.value ?? { note: title.note, position: null };
  const putBack = async () => {
    if (!(await add(userId, list.id, { ...title, note }, position))) return;
    showToast({ title: m.undo_done_title(), text: m.undo_done_text() });
    await refreshEdited();
  };
  const run = offeredToPerson(() => void putBack());
  showToast({
    title: m.edit_list_removed_title(),
    text: title.title,
    action: { label: m.undo_label(), run },
  });
}
