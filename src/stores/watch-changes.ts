import { atom } from 'nanostores';
import { withChange, type WatchChange, type WatchChanges } from '../domain/diary-changes.ts';
import { oncePerWorld } from './environment.ts';
import { ownedStore } from './owned.ts';
import { readable } from './readable.ts';

const $changesNow = atom<WatchChanges>(new Map());

/**
 * What became of watches since the page was made, here or in another tab: what is on its way counts (optimistic
 * update), and is taken back when it fails.
 */
export const $diaryChanges = readable($changesNow);

const owned = oncePerWorld((environment) =>
  ownedStore<{ change: WatchChange }>(environment, {
    name: 'marquee-diary',
    forget: forgetChanges,
    merge: ({ change }) => showChange(change),
  }),
);

/** Shows a change that is on its way. */
export function showChange(change: WatchChange): void {
  $changesNow.set(withChange($changesNow.get(), change));
}

/** Forgets what was changed, since the page knows it now. */
export function forgetChanges(): void {
  $changesNow.set(new Map());
}

/** Shows a change that is written, and tells the other tabs. */
export function tellWatch(change: WatchChange): void {
  owned().tell({ change });
  showChange(change);
}

/** Hears from now on what other tabs do to watches. */
export function hearOfWatches(): void {
  owned().follow();
}
