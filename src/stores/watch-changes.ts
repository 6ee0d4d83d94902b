import { atom } from 'nanostores';
import { withChange, type WatchChange, type WatchChanges } from '../domain/diary-changes.ts';
import { oncePerWorld, type Environment } from './environment.ts';
import { readable } from './readable.ts';
import { personNow } from './session.ts';

const $changesNow = atom<WatchChanges>(new Map());

/**
 * What became of watches since the page was made, here or in another tab: what is on its way counts (optimistic
 * update), and is taken back when it fails.
 */
export const $diaryChanges = readable($changesNow);

interface News {
  userId: string;
  change: WatchChange;
}

const openChannel = oncePerWorld((environment: Environment) => {
  const channel = environment.channel('marquee-diary');
  channel.listen((message) => {
    const { userId, change } = message as News;
    if (userId === personNow()) showChange(change);
  });
  return channel;
});

/** Shows a change that is on its way. */
export function showChange(change: WatchChange): void {
  $changesNow.set(withChange($changesNow.get(), change));
}

/** Forgets what was changed, since the page knows it now. */
export function forgetChanges(): void {
  $changesNow.set(new Map());
}

/** Shows a change that is written, and tells the other tabs. */
export function tellWatch(userId: string, change: WatchChange): void {
  openChannel().tell({ userId, change } satisfies News);
  showChange(change);
}

/** Hears from now on what other tabs do to watches. */
export function hearOfWatches(): void {
  openChannel();
}
