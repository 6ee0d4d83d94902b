import { oncePerWorld } from '../environment.ts';
import { ownedStore } from '../owned.ts';

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

/** Tells the person's other tabs that what they watched of a series has changed. */
export function tellSeries(id: number): void {
  owned().tell({ id });
}

/** Hears of the series that change in the person's other tabs; answers how to stop. */
export function onSeriesChange(listener: (id: number) => void): () => void {
  owned().follow();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
