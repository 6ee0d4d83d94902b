import {
  isHeld,
  LIST_PAGE_SIZE,
  type ListChange,
  type ListPageEntry,
  type MarkMap,
} from '../../core/lists.ts';
import {
  isFiltered,
  type SavedLayout,
  type SavedPage,
  type SavedServices,
  type SavedView,
} from './saved-titles.ts';
import { titleKey, type Kind } from '../../core/title.ts';

/** State of a page of saved titles in the browser. */
export interface SavedTitlesState {
  view: SavedView;
  layout: SavedLayout;
  userId: string;
  services: SavedServices;
  /** Index of the first entry in the list. */
  start: number;
  /** All loaded entries. A removed one stays, for Undo. */
  entries: readonly ListPageEntry[];
  /** Keys (titleKey) of loaded entries that the backend's view no longer contains. */
  gone: ReadonlySet<string>;
  /** Whether the last page was full. */
  full: boolean;
  /** As counted by the backend; includes removed entries that are still loaded. */
  total: number;
  counts: Record<Kind, number>;
  work: 'idle' | 'loading' | 'removing';
}

export interface ShownTitles {
  entries: ListPageEntry[];
  total: number;
  counts: Record<Kind, number>;
  further: boolean;
}

/** Initial state from the server's page. */
export function openState(page: Omit<SavedPage, 'today' | 'tags'>): SavedTitlesState {
  const { view, layout, userId, services, entries, total, counts } = page;
  const start = (view.page - 1) * LIST_PAGE_SIZE;
  const full = entries.length === LIST_PAGE_SIZE;
  return {
    view,
    layout,
    userId,
    services,
    start,
    entries,
    gone: new Set(),
    full,
    total,
    counts,
    work: 'idle',
  };
}

/**
 * Derives the view without removed titles, including optimistic updates in `marks`. There is a next page only after a
 * full one (docs/behaviour.md, People), unless all titles are loaded.
 */
export function shownTitles(state: SavedTitlesState, marks: MarkMap): ShownTitles {
  const { view, gone } = state;
  const entries: ListPageEntry[] = [];
  let left = 0;
  for (const entry of state.entries) {
    const key = titleKey(entry);
    const mark = marks.get(key);
    const isFavorite = isHeld(mark, 'favorite') ?? entry.isFavorite ?? false;
    const inList = isHeld(mark, view.list) ?? !gone.has(key);
    if (!inList) left += 1;
    else if (isFavorite || !view.favoritesOnly) entries.push({ ...entry, isFavorite });
  }
  return {
    entries,
    total: state.total - (state.entries.length - entries.length),
    counts: { ...state.counts, [view.kind]: state.counts[view.kind] - left },
    further: state.full && state.start + state.entries.length < state.total,
  };
}

/** Applies a change: updates the counts, and inserts a new title at the top of a list sorted by time. */
export function afterChange(state: SavedTitlesState, change: ListChange): SavedTitlesState {
  const { view } = state;
  const { list, title, present, addedAt } = change;
  const isOwn = list === view.list;
  if (!isOwn && !(list === 'favorite' && view.favoritesOnly)) return state;
  const key = titleKey(title);
  if (state.entries.some((entry) => titleKey(entry) === key)) {
    const gone = new Set(state.gone);
    if (present) gone.delete(key);
    else gone.add(key);
    const entries = state.entries.map((entry) =>
      isOwn && addedAt && titleKey(entry) === key ? { ...entry, addedAt } : entry,
    );
    return { ...state, gone, entries };
  }
  const step = present ? 1 : -1;
  const counts = isOwn ? { ...state.counts, [title.kind]: state.counts[title.kind] + step } : state.counts;
  const counted =
    title.kind === view.kind && (isOwn ? !isFiltered(view) : view.text === '' && !view.onServices);
  if (!counted) return { ...state, counts };
  const onTop = isOwn && present && addedAt && view.sort === 'added' && state.start === 0;
  const entries = onTop ? [{ ...title, addedAt, isFavorite: false }, ...state.entries] : state.entries;
  return { ...state, counts, entries, total: state.total + step };
}

/** Appends a page, without duplicates. */
export function withFurther(state: SavedTitlesState, further: readonly ListPageEntry[]): SavedTitlesState {
  const known = new Set(state.entries.map(titleKey));
  const fresh = further.filter((entry) => !known.has(titleKey(entry)));
  return { ...state, entries: [...state.entries, ...fresh] };
}

/** Offset of the next page in the backend's list. */
export function nextPlace({ start, entries, gone }: SavedTitlesState): number {
  return start + entries.length - gone.size;
}

/** The entry to focus after `key` is removed: the next, else the previous, else null. */
export function neighbourOf(entries: readonly ListPageEntry[], key: string): string | null {
  const at = entries.findIndex((entry) => titleKey(entry) === key);
  const next = entries[at + 1] ?? entries[at - 1];
  return next ? titleKey(next) : null;
}
