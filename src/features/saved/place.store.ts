import { savedPath, type SavedView } from './saved-titles.ts';
import { memoryIn } from '../../core/memory-in.ts';
import type { Environment } from '../../core/stores/environment.ts';

interface Place {
  loaded: number;
  /** titleKey of the focused entry. */
  focus: string | null;
}

const placeKey = (view: SavedView) => `saved-titles:${savedPath(view, { page: view.page })}`;

/** Stores the place in a list for the tab. */
export function keepPlace(environment: Environment, view: SavedView, place: Place): void {
  memoryIn(() => environment.tabStorage).keep(placeKey(view), place);
}

/** The tab's stored place in a list; null if there is none. */
export function keptPlace(environment: Environment, view: SavedView): Place | null {
  return memoryIn(() => environment.tabStorage).recall(placeKey(view)) as Place | null;
}
