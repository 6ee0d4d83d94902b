import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import { atom } from 'nanostores';
import { countUnread, markNotices } from './notices.queries.ts';
import { sayFailure } from '../../core/stores/attempt.ts';
import { oncePerWorld } from '../../core/stores/environment.ts';
import { ownedStore } from '../../core/stores/owned.ts';
import { readable } from '../../core/stores/readable.ts';
import { showToast } from '../../core/stores/toasts.ts';

const $unreadNow = atom<number | null>(null);

/** The signed-in user's number of unread notices; null until loaded. */
export const $unread = readable($unreadNow);

const $markedNow = atom<ReadonlyMap<number, boolean>>(new Map());

/** Notices marked as read or unread since the page loaded, in any tab, by id (optimistic updates). */
export const $marked = readable($markedNow);

interface News {
  ids: number[];
  read: boolean;
}

function show(ids: readonly number[], read: boolean): void {
  const next = new Map($marked.get());
  for (const id of ids) next.set(id, read);
  $markedNow.set(next);
}

const owned = oncePerWorld((environment) =>
  ownedStore<News>(environment, {
    name: 'marquee-notices',
    forget() {
      $unreadNow.set(null);
      $markedNow.set(new Map());
    },
    load: () => void refreshUnread(),
    merge({ ids, read }) {
      show(ids, read);
      void refreshUnread();
    },
  }),
);

/** Loads the number of unread notices, now and after each sign-in. */
export function followNotices(): void {
  owned().follow();
}

/** Reloads the number, which other tabs and the server change; on failure the old one stays. */
export async function refreshUnread(): Promise<void> {
  const unread = await owned().read(countUnread);
  if (unread?.kind === 'ok') $unreadNow.set(unread.value);
}

/** Marks notices (all without `ids`). Returns the changed ids, or null on failure. */
async function mark(read: boolean, ids?: readonly number[]): Promise<number[] | null> {
  const marked = await owned().attempt((client) => markNotices(client, read, ids));
  if (marked?.kind === 'failed')
    sayFailure(marked, { title: m.toast_error(), text: m.bell_mark_failed_text() });
  if (marked?.kind !== 'ok') return null;
  show(marked.value, read);
  owned().tell({ ids: marked.value, read });
  await refreshUnread();
  return marked.value;
}

/** Marks a notice as read (optimistic update). */
export async function markRead(id: number): Promise<void> {
  owned().follow();
  show([id], true);
  if ((await mark(true, [id])) === null) show([id], false);
}

/** Marks all notices as read, including other pages'; `shown` are those of this page. The toast offers an undo. */
export async function markAllRead(shown: readonly number[]): Promise<void> {
  owned().follow();
  show(shown, true);
  const marked = await mark(true);
  if (marked === null) {
    show(shown, false);
    return;
  }
  const back = () =>
    mark(false, marked).then(
      (done) => done && showToast({ title: m.undo_done_title(), text: m.undo_done_text() }),
    );
  const run = owned().offered(() => void back());
  showToast({
    title: m.bell_marked_title(),
    text: m.bell_marked_text(counted(marked.length)),
    action: { label: m.undo_label(), run },
  });
}
