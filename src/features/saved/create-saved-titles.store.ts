import { listLoadFailedTextBy } from '../cards/lists-words.ts';
import { m } from '../../paraglide/messages.js';
import { atom, type ReadableAtom } from 'nanostores';
import { countList, loadListEntries, loadListPage } from '../marks/list-pages.queries.ts';
import {
  LIST_PAGE_SIZE,
  titleOf,
  type ListChange,
  type ListEntry,
  type ListName,
  type ListPageEntry,
} from '../../core/lists.ts';
import { afterChange, nextPlace, openState, withFurther, type SavedTitlesState } from './saved-entries.ts';
import {
  LAYOUT_COOKIE,
  listQuery,
  type SavedLayout,
  type SavedList,
  type SavedPage,
  type SavedView,
} from './saved-titles.ts';
import { titleKey } from '../../core/title.ts';
import { attempt, failureToast } from '../../core/stores/attempt.ts';
import { oncePerWorld, type Environment } from '../../core/stores/environment.ts';
import { pageLists, type Lists } from '../marks/create-lists.store.ts';
import { pageToasts, type Toasts } from '../../core/stores/toasts.ts';
import { keepPlace, keptPlace } from './place.store.ts';
import { createLookUp } from './look-up.store.ts';
import { createNarrow } from './narrow.store.ts';
import { createRemoveAll } from './remove-all.store.ts';

/** Most entries to restore when a user returns to a page. */
const RESTORED_AT_MOST = 1000;

export interface SavedTitles {
  /** Null until the page is hydrated. */
  $savedTitles: ReadableAtom<SavedTitlesState | null>;
  /** Hydrates from the server's data and follows changes to the list; returns the stop function. */
  follow: (page: SavedPage) => () => void;
  remove: (list: SavedList, entry: ListEntry) => Promise<void>;
  /** Moves the title from the wishlist to the watched list. */
  markWatched: (entry: ListEntry) => Promise<void>;
  /** Toggles the favorite state that the entry shows. */
  toggleFavorite: (entry: ListPageEntry) => Promise<void>;
  /** Sets the layout, for later pages too. */
  chooseLayout: (layout: SavedLayout) => void;
  /** Loads and appends the next page; returns the first new titleKey, or null if there is none. */
  loadMore: () => Promise<string | null>;
  /** Stores for the tab how many entries are loaded and the focused entry's titleKey. */
  rememberPlace: (focus: string | null) => void;
  /** Loads the entries that were loaded when the page was left; returns the focused titleKey. */
  restorePlace: () => Promise<string | null>;
  /** Shows another view of the list (debounced; the latest call wins). */
  narrow: (view: SavedView) => Promise<void>;
  /** Looks up the offers of titles not looked up yet; returns false if some failed. */
  lookUp: () => Promise<boolean>;
  /** Removes all titles of the view's kind. Returns false on failure or while other work runs. */
  removeAll: () => Promise<boolean>;
}

/** Creates the page; empty before `follow`. */
export function createSavedTitles(
  environment: Environment,
  lists: Lists,
  toasts: Toasts = pageToasts,
): SavedTitles {
  const $savedTitles = atom<SavedTitlesState | null>(null);
  /** True while the page ignores list changes. */
  let told = false;

  async function put(list: ListName, entry: ListEntry, present: boolean): Promise<void> {
    await lists.put(list, titleOf(entry), present);
  }

  function change(next: (state: SavedTitlesState) => SavedTitlesState): void {
    const state = $savedTitles.get();
    if (state) $savedTitles.set(next(state));
  }

  async function append(before: SavedTitlesState, size: number): Promise<string | null> {
    const { view, userId } = before;
    $savedTitles.set({ ...before, work: 'loading' });
    const place = { from: nextPlace(before), size };
    const loaded = await attempt(async () =>
      loadListEntries(
        await environment.backend(),
        userId,
        view.list,
        view.kind,
        listQuery(view, before.services.region),
        place,
      ),
    );
    change((state) => ({ ...state, work: 'idle' }));
    if (loaded.kind === 'failed') {
      const text = listLoadFailedTextBy[view.list][view.kind]();
      toasts.show(failureToast(loaded, { title: m.toast_error(), text }));
      return null;
    }
    const further = loaded.value;
    change((state) => ({ ...withFurther(state, further), full: further.length === size }));
    void lists.loadMarks(further);
    const known = new Set(before.entries.map(titleKey));
    return further.map(titleKey).find((key) => !known.has(key)) ?? null;
  }

  /** Loads the first page of a view; null if no page is shown. */
  async function read(view: SavedView): Promise<SavedTitlesState | null> {
    const state = $savedTitles.get();
    if (!state) return null;
    const { userId, services } = state;
    const client = await environment.backend();
    const [{ entries, total }, counts] = await Promise.all([
      loadListPage(client, userId, view.list, view.kind, listQuery(view, services.region)),
      countList(client, userId, view.list),
    ]);
    // Keeps displayed names, which may differ from the saved ones (translations).
    const names = new Map(state.entries.map((entry) => [titleKey(entry), entry.title]));
    const named = entries.map((entry) => ({ ...entry, title: names.get(titleKey(entry)) ?? entry.title }));
    return openState({ ...state, view, entries: named, total, counts });
  }

  /** Reloads the first page after the list changed. */
  async function reload(): Promise<void> {
    const state = $savedTitles.get();
    const next = state && (await read({ ...state.view, page: 1 }));
    if (next) $savedTitles.set(next);
  }

  function follow(page: SavedPage): () => void {
    $savedTitles.set(openState(page));
    void lists.loadMarks(page.entries);
    const stop = lists.onChange((news) => {
      if (!told) change((state) => afterChange(state, news));
    });
    return () => {
      stop();
      $savedTitles.set(null);
    };
  }

  function chooseLayout(layout: SavedLayout): void {
    environment.keepCookie(LAYOUT_COOKIE, layout);
    change((state) => ({ ...state, layout }));
  }

  async function loadMore(): Promise<string | null> {
    const state = $savedTitles.get();
    return state?.work === 'idle' ? append(state, LIST_PAGE_SIZE) : null;
  }

  function rememberPlace(focus: string | null): void {
    const state = $savedTitles.get();
    if (state) keepPlace(environment, state.view, { loaded: state.entries.length - state.gone.size, focus });
  }

  async function restorePlace(): Promise<string | null> {
    const state = $savedTitles.get();
    const place = state && keptPlace(environment, state.view);
    if (!place) return null;
    const missing = Math.min(place.loaded, RESTORED_AT_MOST) - state.entries.length;
    // Whole pages, so that a full last one still signals that there may be more.
    if (missing > 0) await append(state, Math.ceil(missing / LIST_PAGE_SIZE) * LIST_PAGE_SIZE);
    return place.focus;
  }

  /** Broadcasts changes without applying them here: the whole page is rendered anew, not title by title. */
  function tell(userId: string, changes: readonly ListChange[]): void {
    told = true;
    lists.tellChanges(userId, changes);
    told = false;
  }

  return {
    $savedTitles,
    follow,
    remove: (list, entry) => put(list, entry, false),
    markWatched: (entry) => put('watched', entry, true),
    toggleFavorite: (entry) => put('favorite', entry, entry.isFavorite !== true),
    chooseLayout,
    loadMore,
    rememberPlace,
    restorePlace,
    narrow: createNarrow(environment, toasts, {
      shown: () => $savedTitles.get(),
      read,
      show(state) {
        $savedTitles.set(state);
        void lists.loadMarks(state.entries);
      },
    }),
    lookUp: createLookUp({ shown: () => $savedTitles.get(), change, reload }),
    removeAll: createRemoveAll(environment, toasts, {
      shown: () => $savedTitles.get(),
      change,
      reload,
      tell,
    }),
  };
}

export const pageSavedTitles = oncePerWorld((environment) => createSavedTitles(environment, pageLists()));
