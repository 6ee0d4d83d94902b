import { listLoadFailedTextBy } from '../../domain/lists/lists-words.ts';
import { m } from '../../paraglide/messages.js';
import { atom, type ReadableAtom } from 'nanostores';
import { countList, loadListEntries, loadListPage } from '../../backend/lists/list-pages.ts';
import {
  LIST_PAGE_SIZE,
  titleOf,
  type ListChange,
  type ListEntry,
  type ListName,
  type ListPageEntry,
} from '../../domain/lists/lists.ts';
import {
  afterChange,
  nextPlace,
  openState,
  withFurther,
  type SavedTitlesState,
} from '../../domain/saved/saved-entries.ts';
import {
  LAYOUT_COOKIE,
  listQuery,
  type SavedLayout,
  type SavedList,
  type SavedPage,
  type SavedView,
} from '../../domain/saved/saved-titles.ts';
import { titleKey } from '../../domain/title.ts';
import { attempt, failureToast } from '../attempt.ts';
import { oncePerWorld, type Environment } from '../environment.ts';
import { pageLists, type Lists } from '../lists/create-lists.ts';
import { pageToasts, type Toasts } from '../toasts.ts';
import { keepPlace, keptPlace } from './place.ts';
import { createLookUp } from './look-up.ts';
import { createNarrow } from './narrow.ts';
import { createRemoveAll } from './remove-all.ts';

/** Entries brought back at most when somebody returns to a page they had loaded more on. */
const RESTORED_AT_MOST = 1000;

/** A page of saved titles, and what can be done there. */
export interface SavedTitles {
  /** The list on the page; null until the page has taken it up. */
  $savedTitles: ReadableAtom<SavedTitlesState | null>;
  /** Takes up the page the server rendered, and follows what happens to its list; answers how to stop. */
  follow: (page: SavedPage) => () => void;
  /** Takes the title out of its list. */
  remove: (list: SavedList, entry: ListEntry) => Promise<void>;
  /** Moves the title from the wishlist to the watched list. */
  markWatched: (entry: ListEntry) => Promise<void>;
  /** Makes the title a favorite, or takes that back: the other state than the one its entry shows. */
  toggleFavorite: (entry: ListPageEntry) => Promise<void>;
  /** Lays the titles out otherwise, here and on pages to come. */
  chooseLayout: (layout: SavedLayout) => void;
  /** Appends the next entries; answers the titleKey of the first new one, null when none came. */
  loadMore: () => Promise<string | null>;
  /** Keeps, for this tab, how far the list was loaded and which entry, by titleKey, had the focus. */
  rememberPlace: (focus: string | null) => void;
  /** Loads again what was loaded when the page was left; answers the titleKey that had the focus. */
  restorePlace: () => Promise<string | null>;
  /** Shows another view of the list in the place of this one, once no further one is asked for; the newest counts. */
  narrow: (view: SavedView) => Promise<void>;
  /** Looks up where titles can be seen that have not been looked up yet; false when some of that failed. */
  lookUp: () => Promise<boolean>;
  /** Empties the list of the tab's kind. False when it could not, or when something is under way already. */
  removeAll: () => Promise<boolean>;
}

/** Makes a page of saved titles; it shows nothing before it follows one. */
export function createSavedTitles(
  environment: Environment,
  lists: Lists,
  toasts: Toasts = pageToasts,
): SavedTitles {
  const $savedTitles = atom<SavedTitlesState | null>(null);
  /** While changes are not news to the page. */
  let told = false;

  async function put(list: ListName, entry: ListEntry, present: boolean): Promise<void> {
    await lists.put(list, titleOf(entry), present);
  }

  /** Changes the page, if there is one. */
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

  /** Reads the first page of a view; null where no page is shown. */
  async function read(view: SavedView): Promise<SavedTitlesState | null> {
    const state = $savedTitles.get();
    if (!state) return null;
    const { userId, services } = state;
    const client = await environment.backend();
    const [{ entries, total }, counts] = await Promise.all([
      loadListPage(client, userId, view.list, view.kind, listQuery(view, services.region)),
      countList(client, userId, view.list),
    ]);
    // Titles that stay keep the name they are shown with, which may be another than they were saved with.
    const names = new Map(state.entries.map((entry) => [titleKey(entry), entry.title]));
    const named = entries.map((entry) => ({ ...entry, title: names.get(titleKey(entry)) ?? entry.title }));
    return openState({ ...state, view, entries: named, total, counts });
  }

  /** Asks for the first page anew: the list is another one than before. */
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
    // Whole pages, so that a full last one still says that there may be more.
    if (missing > 0) await append(state, Math.ceil(missing / LIST_PAGE_SIZE) * LIST_PAGE_SIZE);
    return place.focus;
  }

  /** The page takes no part in these changes: it could only follow title by title, and is rendered anew as a whole. */
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

/** The saved titles of the page somebody looks at. */
export const pageSavedTitles = oncePerWorld((environment) => createSavedTitles(environment, pageLists()));
