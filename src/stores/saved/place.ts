import { savedPath, type SavedView } from '../../domain/saved/saved-titles.ts';
import { memoryIn } from '../../domain/memory-in.ts';
import type { Environment } from '../environment.ts';

/** What is left behind when a page of saved titles is left. */
interface Place {
  loaded: number;
  /** titleKey of the entry that had the focus. */
  focus: string | null;
}

const placeKey = (view: SavedView) => `saved-titles:${savedPath(view, { page: view.page })}`;

/** Keeps, for this tab, where somebody was in a list. */
export function keepPlace(environment: Environment, view: SavedView, place: Place): void {
  memoryIn(() => environment.tabStorage).keep(placeKey(view), place);
}

/** Where somebody was in a list when they left it in this tab; null when that is not known. */
export function keptPlace(environment: Environment, view: SavedView): Place | null {
  return memoryIn(() => environment.tabStorage).recall(placeKey(view)) as Place | null;
}
