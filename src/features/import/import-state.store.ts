import { atom } from 'nanostores';
import type { ImportProgress } from './import-job.ts';
import { readable } from '../../core/stores/readable.ts';
import type { ImportView } from './import-view.store.ts';

const $viewNow = atom<ImportView>({ step: 'choose', refused: null, waiting: null });

export const $importView = readable($viewNow);

const $importsNow = atom<ImportProgress[]>([]);

/** The user's imports of the last thirty days, latest first. */
export const $imports = readable($importsNow);

/** Sets the step; only for this folder. */
export function setImportView(view: ImportView): void {
  $viewNow.set(view);
}

/** Sets the imports, sorted latest first; only for this folder. */
export function setImports(imports: readonly ImportProgress[]): void {
  $importsNow.set([...imports].sort((a, b) => (a.startedAt < b.startedAt ? 1 : -1)));
}

/** Adds or replaces an import. */
export function keepImport(job: ImportProgress): void {
  setImports([...$importsNow.get().filter(({ id }) => id !== job.id), job]);
}

let latest = 0;

/** Starts an action and cancels earlier ones. Returns a function that tells whether it is still the latest. */
export function newAct(): () => boolean {
  const mine = (latest += 1);
  return () => mine === latest;
}

/** Returns a function that tells whether no action has started since. */
export function thisAct(): () => boolean {
  const mine = latest;
  return () => mine === latest;
}
