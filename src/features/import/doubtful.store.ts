import { m } from '../../paraglide/messages.js';
import { atom } from 'nanostores';
import type { DoubtfulGroup, DoubtfulPage, ImportChoice, ImportProgress } from './import-job.ts';
import { importPaths } from './import-paths.ts';
import type { TitleId } from '../../core/title.ts';
import { attempt, sayFailure } from '../../core/stores/attempt.ts';
import { ask } from '../../core/stores/own-server.ts';
import { readable } from '../../core/stores/readable.ts';
import { importChanged } from './import-job.store.ts';

/** Undecided rows of an import. */
export interface Doubtful {
  id: string;
  groups: DoubtfulGroup[];
  total: number;
  /** Message if loading failed. */
  problem: string | null;
  /** The group whose choice is being sent; 0 for all. */
  choosing: number | null;
}

const $doubtfulNow = atom<Doubtful | null>(null);

/** Undecided rows of the visible import; null until loaded. */
export const $doubtful = readable($doubtfulNow);

const NONE = { groups: [], total: 0, problem: null, choosing: null };

/** Loads the first page of undecided rows; decided ones have left it. */
export async function loadDoubtful(id: string): Promise<void> {
  const asked = await attempt(() => ask<DoubtfulPage>('GET', importPaths.doubtful(id)));
  const known = $doubtfulNow.get();
  const before = known?.id === id ? known : { id, ...NONE };
  if (asked.kind === 'failed') $doubtfulNow.set({ ...before, problem: asked.message, choosing: null });
  else $doubtfulNow.set({ id, ...asked.value, problem: null, choosing: null });
}

async function choose(number: number, choice: ImportChoice): Promise<boolean> {
  const doubtful = $doubtfulNow.get();
  if (!doubtful || doubtful.choosing !== null) return false;
  $doubtfulNow.set({ ...doubtful, choosing: number });
  const { id } = doubtful;
  const chosen = await attempt(() => ask<ImportProgress>('POST', importPaths.choices(id), choice));
  if (chosen.kind === 'failed') {
    $doubtfulNow.set({ ...doubtful, choosing: null });
    sayFailure(chosen, { title: m.import_step_doubtful_failed(), text: chosen.message });
    return false;
  }
  const rest = doubtful.groups.filter((group) => group.number !== number);
  const alone = 'number' in choice && !choice.alike && rest.length > 0;
  // Only the server knows which other rows the choice decided.
  if (alone) $doubtfulNow.set({ ...doubtful, groups: rest, total: doubtful.total - 1, choosing: null });
  else if (chosen.value.state === 'asking') await loadDoubtful(id);
  else $doubtfulNow.set(null);
  importChanged(chosen.value);
  return true;
}

/** Chooses the title of a group; null skips it. Returns whether it succeeded. */
export function chooseTitle(number: number, pick: TitleId | null, alike: boolean): Promise<boolean> {
  return choose(number, { number, pick, alike });
}

/** Sets the title of a row that a finished import could not match, and saves it. */
export async function findTitle(id: string, number: number, pick: TitleId): Promise<void> {
  const choice: ImportChoice = { number, pick, alike: false };
  const chosen = await attempt(() => ask<ImportProgress>('POST', importPaths.choices(id), choice));
  if (chosen.kind === 'ok') importChanged(chosen.value);
  else sayFailure(chosen, { title: m.import_step_doubtful_failed(), text: chosen.message });
}

/** Chooses the likeliest match for every undecided row, or skips them all. */
export function chooseForAll(all: 'first' | 'skip'): Promise<boolean> {
  return choose(0, { all });
}
