import { atom } from 'nanostores';
import { countUnread, markNotices } from '../backend/notices.ts';
import { BELL_MESSAGES, UNDO_MESSAGES } from '../domain/messages.ts';
import { attemptWithBackend, sayFailure } from './attempt.ts';
import { currentEnvironment, type Channel } from './environment.ts';
import { readable } from './readable.ts';
import { $session } from './session.ts';
import { showToast } from './toasts.ts';

const $unreadNow = atom<number | null>(null);

/** How many notices the person signed in has not read; null until it is known. */
export const $unread = readable($unreadNow);

const $markedNow = atom<ReadonlyMap<number, boolean>>(new Map());

/** What was marked as read or unread since the page came, in any tab, by the id of the notice (optimistic). */
export const $marked = readable($markedNow);

let owner: string | null = null;
let channel: Channel | undefined;

interface News {
  userId: string;
  ids: number[];
  read: boolean;
}

function show(ids: readonly number[], read: boolean): void {
  const next = new Map($marked.get());
  for (const id of ids) next.set(id, read);
  $markedNow.set(next);
}

function follow(): void {
  if (channel) return;
  channel = currentEnvironment().channel('marquee-notices');
  channel.listen((message) => {
    const { userId, ids, read } = message as News;
    if (userId !== owner) return;
    show(ids, read);
    void refreshUnread();
  });
  $session.subscribe((session) => {
    const userId = session.kind === 'signedIn' ? session.account.id : null;
    if (userId === owner || session.kind === 'unknown') return;
    owner = userId;
    $unreadNow.set(null);
    $markedNow.set(new Map());
    if (userId) void refreshUnread();
  });
}

/** Learns how many notices are unread, now and whenever somebody else signs in here. */
export function followNotices(): void {
  follow();
}

/** Asks again for what another tab or the server may have changed. What is shown stays when that fails. */
export async function refreshUnread(): Promise<void> {
  const userId = owner;
  if (!userId) return;
  await attemptWithBackend(async (client) => {
    const unread = await countUnread(client);
    if (owner === userId) $unreadNow.set(unread);
  });
}

/** Marks some notices, or all without ids; answers those that changed, or null when that failed. */
async function mark(read: boolean, ids?: readonly number[]): Promise<number[] | null> {
  const marked = await attemptWithBackend((client) => markNotices(client, read, ids));
  if (marked.kind === 'failed') {
    sayFailure(marked, BELL_MESSAGES.markFailed);
    return null;
  }
  show(marked.value, read);
  if (owner) channel?.tell({ userId: owner, ids: marked.value, read } satisfies News);
  await refreshUnread();
  return marked.value;
}

/** Marks a notice as read, shown at once and taken back when that fails. */
export async function markRead(id: number): Promise<void> {
  follow();
  show([id], true);
  if ((await mark(true, [id])) === null) show([id], false);
}

/** Marks all notices as read, those of other pages too, of which `shown` stand on this one; the toast offers to undo it. */
export async function markAllRead(shown: readonly number[]): Promise<void> {
  follow();
  show(shown, true);
  const marked = await mark(true);
  if (marked === null) {
    show(shown, false);
    return;
  }
  const run = () => void mark(false, marked).then((back) => back && showToast(UNDO_MESSAGES.done));
  showToast({ ...BELL_MESSAGES.marked(marked.length), action: { label: UNDO_MESSAGES.label, run } });
}
