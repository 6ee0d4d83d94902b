import { atom } from 'nanostores';
import { countList, loadListEntries, loadListPage } from '../backend/list-pages.ts';
import { LIST_MESSAGES } from '../domain/list-messages.ts';
import { LIST_PAGE_SIZE, type ListEntry, type ListTitle } from '../domain/lists.ts';
import {
  afterChange,
  nextPlace,
  openState,
  withFurther,
  type SavedTitlesState,
} from '../domain/saved-entries.ts';
import {
  LAYOUT_COOKIE,
  savedPath,
  type SavedLayout,
  type SavedList,
  type SavedPage,
} from '../domain/saved-titles.ts';
import { titleKey } from '../domain/title.ts';
import { currentEnvironment } from './environment.ts';
import { loadMarks, onListChange } from './list-marks.ts';
import { removeWithUndo, toggleInList } from './lists.ts';
import { showError } from './toasts.ts';

/** The list on the page; null until the page has taken it up. */
export const $savedTitles = atom<SavedTitlesState | null>(null);

/** Entries brought back at most when somebody returns to a page they had loaded more on. */
const RESTORED_AT_MOST = 1000;

/** What is left behind when a page of saved titles is left. */
interface Place {
  loaded: number;
  /** titleKey of the entry that had the focus. */
  focus: string | null;
}

/** Takes up the page the server rendered, and follows what happens to its list; answers how to stop. */
export function followSavedTitles(page: SavedPage): () => void {
  $savedTitles.set(openState(page));
  void loadMarks(page.entries);
  const stop = onListChange((change) => {
    changeState((state) => afterChange(state, change));
  });
  return () => {
    stop();
    $savedTitles.set(null);
  };
}

/** Changes the page, if there is one. */
export function changeState(change: (state: SavedTitlesState) => SavedTitlesState): void {
  const state = $savedTitles.get();
  if (state) $savedTitles.set(change(state));
}

/** What lists keep of a title, without what belongs to this entry of this list. */
function titleOf({ kind, id, title, posterPath, date, voteAverage }: ListEntry): ListTitle {
  return { kind, id, title, posterPath, date, voteAverage };
}

/** Takes the title out of its list. */
export function removeSaved(list: SavedList, entry: ListEntry): Promise<void> {
  return removeWithUndo(list, titleOf(entry));
}

/** Moves the title from the wishlist to the watched list. */
export function markWatched(entry: ListEntry): Promise<void> {
  return toggleInList('watched', titleOf(entry));
}

/** Makes the title a favorite, or takes that back. */
export async function toggleFavorite(entry: ListEntry): Promise<void> {
  // What it is now decides what it becomes.
  await loadMarks([entry]);
  await toggleInList('favorite', titleOf(entry));
}

/** Lays the titles out otherwise, here and on pages to come. */
export function chooseLayout(layout: SavedLayout): void {
  currentEnvironment().keepCookie(LAYOUT_COOKIE, layout);
  changeState((state) => ({ ...state, layout }));
}

/** Appends the next entries; answers the titleKey of the first new one, null when none came. */
export async function loadMoreSaved(): Promise<string | null> {
  const state = $savedTitles.get();
  if (state?.work !== 'idle') return null;
  return append(state, LIST_PAGE_SIZE);
}

async function append(before: SavedTitlesState, size: number): Promise<string | null> {
  const { view, userId } = before;
  $savedTitles.set({ ...before, work: 'loading' });
  try {
    const client = await currentEnvironment().backend();
    const place = { from: nextPlace(before), size };
    const further = await loadListEntries(client, userId, view.list, view.kind, view, place);
    changeState((state) => ({ ...withFurther(state, further), full: further.length === size }));
    void loadMarks(further);
    const known = new Set(before.entries.map(titleKey));
    return further.map(titleKey).find((key) => !known.has(key)) ?? null;
  } catch {
    showError(LIST_MESSAGES[view.list].loadFailed[view.kind]);
    return null;
  } finally {
    changeState((state) => ({ ...state, work: 'idle' }));
  }
}

/** Asks for the first page anew: the list is another one than before. */
export async function reloadSaved(): Promise<void> {
  const state = $savedTitles.get();
  if (!state) return;
  const { userId } = state;
  const view = { ...state.view, page: 1 };
  const client = await currentEnvironment().backend();
  const [{ entries, total }, counts] = await Promise.all([
    loadListPage(client, userId, view.list, view.kind, view),
    countList(client, userId, view.list),
  ]);
  $savedTitles.set(openState({ ...state, view, entries, total, counts }));
}

const placeKey = ({ view }: SavedTitlesState) => `saved-titles:${savedPath(view, { page: view.page })}`;

/** Keeps, for this tab, how far the list was loaded and where the focus was. */
export function rememberPlace(focus: string | null): void {
  const state = $savedTitles.get();
  if (!state) return;
  const place: Place = { loaded: state.entries.length - state.gone.size, focus };
  try {
    currentEnvironment().tabStorage.setItem(placeKey(state), JSON.stringify(place));
  } catch {
    // A full or forbidden storage only costs the place in the list.
  }
}

/** Loads again what was loaded when the page was left; answers the titleKey that had the focus. */
export async function restorePlace(): Promise<string | null> {
  const state = $savedTitles.get();
  if (!state) return null;
  try {
    const kept = currentEnvironment().tabStorage.getItem(placeKey(state));
    if (!kept) return null;
    const { loaded, focus } = JSON.parse(kept) as Place;
    const missing = Math.min(loaded, RESTORED_AT_MOST) - state.entries.length;
    // Whole pages, so that a full last one still says that there may be more.
    if (missing > 0) await append(state, Math.ceil(missing / LIST_PAGE_SIZE) * LIST_PAGE_SIZE);
    return focus;
  } catch {
    return null;
  }
}
