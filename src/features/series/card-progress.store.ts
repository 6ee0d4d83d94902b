import { atom } from 'nanostores';
import { loadProgress, type ShownProgress } from './up-next.queries.ts';
import { localDay } from '../../core/dates.ts';
import { currentEnvironment, oncePerWorld } from '../../core/stores/environment.ts';
import { ownedStore } from '../../core/stores/owned.ts';
import { readable } from '../../core/stores/readable.ts';

const $progressNow = atom<ReadonlyMap<number, ShownProgress>>(new Map());

/** The user's progress in followed series on cards, by series id. */
export const $progress = readable($progressNow);

/** Series on cards; loaded again after a sign-in. */
const wanted = new Set<number>();
const asked = new Set<number>();

const owned = oncePerWorld((environment) =>
  ownedStore(environment, {
    forget() {
      asked.clear();
      $progressNow.set(new Map());
    },
    load: () => void learn(),
  }),
);

async function learn(): Promise<void> {
  const ids = [...wanted].filter((id) => !asked.has(id));
  if (ids.length === 0) return;
  for (const id of ids) asked.add(id);
  const today = localDay(currentEnvironment().clock);
  const found = await owned().attempt((client) => loadProgress(client, today, ids));
  if (found?.kind === 'failed') for (const id of ids) asked.delete(id);
  if (found?.kind !== 'ok') return;
  const known = found.value.map((progress) => [progress.id, progress] as const);
  $progressNow.set(new Map([...$progress.get(), ...known]));
}

/** Loads the user's progress in series on cards, again after a sign-in. Retries failed series with the next cards. */
export async function loadCardProgress(ids: readonly number[]): Promise<void> {
  owned().follow();
  for (const id of ids) wanted.add(id);
  if (owned().owner() !== null) await learn();
}
