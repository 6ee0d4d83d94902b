import { atom } from 'nanostores';
import type { ImportProgress } from '../../domain/import/import-job.ts';
import { readable } from '../readable.ts';
import type { ImportView } from './import-view.ts';

const $viewNow = atom<ImportView>({ step: 'choose', refused: null, waiting: null });

/** Where the page of imports is. */
export const $importView = readable($viewNow);

const $importsNow = atom<ImportProgress[]>([]);

/** The person's imports of the last thirty days, the latest first. */
export const $imports = readable($importsNow);

/** Shows another step; for the verbs of this folder. */
export function setImportView(view: ImportView): void {
  $viewNow.set(view);
}

/** Knows these imports, the latest first; for the verbs of this folder. */
export function setImports(imports: readonly ImportProgress[]): void {
  $importsNow.set([...imports].sort((a, b) => (a.startedAt < b.startedAt ? 1 : -1)));
}

/** Knows an import as it is now, wherever it stands in the list. */
export function keepImport(job: ImportProgress): void {
  setImports([...$importsNow.get().filter(({ id }) => id !== job.id), job]);
}

let latest = 0;

/** Begins something new: what was begun before changes nothing any more. Answers whether this is still the latest. */
export function newAct(): () => boolean {
  const mine = (latest += 1);
  return () => mine === latest;
}

/** Whether nothing new has begun since this was asked. */
export function thisAct(): () => boolean {
  const mine = latest;
  return () => mine === latest;
}
