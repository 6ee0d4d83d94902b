import { atom } from 'nanostores';
import { withChange, type WatchChange, type WatchChanges } from './diary-changes.ts';
import { oncePerWorld } from '../../core/stores/environment.ts';
import { ownedStore } from '../../core/stores/owned.ts';
import { readable } from '../../core/stores/readable.ts';

const $changesNow = atom<WatchChanges>(new Map());

/**
 * Changes to watches since the page was rendered, here or in another tab, including optimistic updates; failed ones are
 * rolled back.
 */
export const $diaryChanges = readable($changesNow);

const owned = oncePerWorld((environment) =>
  ownedStore<{ change: WatchChange }>(environment, {
    name: 'marquee-diary',
    forget: forgetChanges,
    merge: ({ change }) => showChange(change),
  }),
);

/** Shows an optimistic change. */
export function showChange(change: WatchChange): void {
  $changesNow.set(withChange($changesNow.get(), change));
}

/** Clears the changes, once the page's data includes them. */
export function forgetChanges(): void {
  $changesNow.set(new Map());
}

/** Shows a saved change and broadcasts it to other tabs. */
export function tellWatch(change: WatchChange): void {
  owned().tell({ change });
  showChange(change);
}

/** Subscribes to changes from other tabs. */
export function hearOfWatches(): void {
  owned().follow();
}
