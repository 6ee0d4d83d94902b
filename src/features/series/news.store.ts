import { oncePerWorld } from '../../core/stores/environment.ts';
import { ownedStore } from '../../core/stores/owned.ts';

const listeners = new Set<(id: number) => void>();

const owned = oncePerWorld((environment) =>
  ownedStore<{ id: number }>(environment, {
    name: 'marquee-series',
    forget() {},
    merge({ id }) {
      for (const listener of listeners) listener(id);
    },
  }),
);

/** Broadcasts a changed series to the user's other tabs. */
export function tellSeries(id: number): void {
  owned().tell({ id });
}

/** Subscribes to series changed in the user's other tabs; returns the unsubscribe function. */
export function onSeriesChange(listener: (id: number) => void): () => void {
  owned().follow();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
