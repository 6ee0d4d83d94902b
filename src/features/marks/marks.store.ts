import { atom, type ReadableAtom } from 'nanostores';
import { loadListMarks } from './list-marks.queries.ts';
import {
  isHeld,
  marksAfter,
  type ListChange,
  type ListMarks,
  type Mark,
  type MarkMap,
} from '../../core/lists.ts';
import { titleKey, uniqueTitles, type TitleId } from '../../core/title.ts';
import type { Failure } from '../../core/stores/attempt.ts';
import type { Environment } from '../../core/stores/environment.ts';
import { ownedStore, type Owned } from '../../core/stores/owned.ts';
import type { Session } from '../../core/stores/session.ts';
import type { ListEdit } from './edit.store.ts';

const TITLES_A_CALL = 500;

/** The lists of titles: as loaded, and as shown with optimistic updates. */
export interface Marks extends Pick<
  Owned<never>,
  'owner' | 'follow' | 'attempt' | 'sent' | 'offered' | 'close'
> {
  $marks: ReadableAtom<MarkMap>;
  /** Loads the lists of new titles in one call, and again after a sign-in. Retries titles whose last load failed. */
  load: (titles: readonly TitleId[]) => Promise<void>;
  /** Hydrates from the server's data for a user, by titleKey; it is not loaded again. */
  takeOver: (userId: string, rendered: ReadonlyMap<string, { lists: ListMarks }>) => void;
  /** A title's lists in the backend; undefined until loaded. */
  known: (key: string) => ListMarks | undefined;
  /** Whether this page has shown the title as not dismissed, or has dismissed it (see `Lists`). */
  wasOfInterest: (key: string) => boolean;
  /** Why loading failed; undefined otherwise. */
  failure: (key: string) => Failure | undefined;
  /** Shows a title's pending edits (optimistic update); an empty list once they have succeeded or failed. */
  showEdits: (key: string, pending: readonly ListEdit[]) => void;
  /** Stores the result of a write and broadcasts it. */
  tell: (changes: readonly ListChange[]) => void;
  /** Registers a listener that clears the previous owner's data. */
  onForget: (listener: () => void) => void;
  /** Subscribes to titles entering or leaving a list, here or in another tab; returns the unsubscribe function. */
  onChange: (listener: (change: ListChange) => void) => () => void;
}

/** Creates the marks; nothing is subscribed or loaded before it is needed. */
export function createMarks(environment: Environment, $session: ReadableAtom<Session>): Marks {
  const $marks = atom<MarkMap>(new Map());
  const known = new Map<string, ListMarks>();
  const failures = new Map<string, Failure>();
  /** Here and not with the cards, whose code may load later than marks and broadcasts. */
  const ofInterest = new Set<string>();
  const edits = new Map<string, readonly ListEdit[]>();
  /** Titles that pages requested: loaded again after a sign-in. */
  const asked = new Map<string, TitleId>();
  const loading = new Map<string, Promise<void>>();
  /** Counts writes of this tab and broadcasts of others. */
  let writes = 0;
  /** Stale titles to reload: another tab wrote them, or this one did during a load. */
  const doubtful = new Map<string, TitleId>();
  const listeners = new Set<(change: ListChange) => void>();
  const forgetting = new Set<() => void>();

  const owned = ownedStore<{ changes: ListChange[] }>(
    environment,
    {
      name: 'marquee-lists',
      forget() {
        for (const kept of [known, ofInterest, failures, edits, loading, doubtful]) kept.clear();
        $marks.set(new Map());
        for (const listener of forgetting) listener();
      },
      load: () => void load([...asked.values()]),
      merge: ({ changes }) => hear(changes),
    },
    { $session },
  );

  async function load(titles: readonly TitleId[]): Promise<void> {
    owned.follow();
    for (const title of titles) asked.set(titleKey(title), title);
    if (owned.owner() === null) return;
    const isRetry = titles.some((title) => failures.has(titleKey(title)));
    const missing = uniqueTitles(isRetry ? [...titles, ...asked.values()] : titles).filter((title) => {
      const key = titleKey(title);
      return !known.has(key) && !loading.has(key);
    });
    ask(missing);
    await Promise.all(titles.map(async (title) => loading.get(titleKey(title))));
  }

  function takeOver(userId: string, rendered: ReadonlyMap<string, { lists: ListMarks }>): void {
    const isTheirs = owned.takeOver(userId, () => {
      for (const [key, { lists }] of rendered) if (!known.has(key)) known.set(key, lists);
    });
    if (!isTheirs) return;
    show(rendered.keys());
    void load([...asked.values()]);
  }

  function ask(titles: readonly TitleId[]): void {
    for (let from = 0; from < titles.length; from += TITLES_A_CALL) {
      const part = titles.slice(from, from + TITLES_A_CALL);
      const call = fetchMarks(part);
      for (const key of part.map(titleKey)) {
        failures.delete(key);
        if (!known.has(key)) loading.set(key, call);
      }
    }
    if (titles.length > 0) show(titles.map(titleKey));
  }

  async function fetchMarks(titles: readonly TitleId[]): Promise<void> {
    const before = writes;
    const fetched = await owned.attempt((client) => loadListMarks(client, titles));
    if (!fetched) return;
    for (const title of titles) {
      const key = titleKey(title);
      loading.delete(key);
      if (fetched.kind === 'failed') {
        known.delete(key);
        failures.set(key, fetched);
        continue;
      }
      const marks = fetched.value.get(key);
      if (marks && (!known.has(key) || (writes === before && !edits.has(key)))) known.set(key, marks);
      if (writes !== before) doubtful.set(key, title);
    }
    show(titles.map(titleKey));
    clearDoubts();
  }

  /**
   * Handles another tab's write. Broadcasts of two tabs may arrive in another order than their writes, so the titles
   * are reloaded.
   */
  function hear(changes: ListChange[]): void {
    writes += 1;
    for (const { title } of changes) if (known.has(titleKey(title))) doubtful.set(titleKey(title), title);
    for (const change of changes) for (const listener of listeners) listener(change);
    clearDoubts();
  }

  function clearDoubts(): void {
    const titles = [...doubtful.values()].filter((title) => !edits.has(titleKey(title)));
    for (const title of titles) doubtful.delete(titleKey(title));
    ask(titles);
  }

  function show(keys: Iterable<string>): void {
    const next = new Map($marks.get());
    for (const key of keys) {
      const mark = markOf(key);
      if (isHeld(mark, 'dismissed') === false) ofInterest.add(key);
      if (mark) next.set(key, mark);
      else next.delete(key);
    }
    $marks.set(next);
  }

  function markOf(key: string): Mark | undefined {
    const pending = edits.get(key) ?? [];
    const withEdits = <Lists extends Partial<ListMarks>>(lists: Lists): Lists =>
      pending.reduce((before, { list, present }) => marksAfter(before, list, present), lists);
    const lists = known.get(key);
    if (lists) return { kind: 'known', lists: withEdits(lists) };
    if (failures.has(key)) return { kind: 'failed', edited: withEdits({}) };
    if (loading.has(key)) return { kind: 'loading', edited: withEdits({}) };
    return pending.length > 0 ? { kind: 'unknown', edited: withEdits({}) } : undefined;
  }

  function showEdits(key: string, pending: readonly ListEdit[]): void {
    // Dismissing a title before its lists are loaded counts as dismissed here.
    if (pending.some(({ list }) => list === 'dismissed')) ofInterest.add(key);
    if (pending.length > 0) edits.set(key, pending);
    else edits.delete(key);
    show([key]);
    clearDoubts();
  }

  function tell(changes: readonly ListChange[]): void {
    writes += 1;
    for (const { title, list, present } of changes) {
      const key = titleKey(title);
      const lists = known.get(key);
      if (lists) known.set(key, marksAfter(lists, list, present));
      // A change to one list says nothing about the others.
      else if (asked.has(key)) doubtful.set(key, title);
    }
    show(changes.map(({ title }) => titleKey(title)));
    for (const change of changes) for (const listener of listeners) listener(change);
    owned.tell({ changes: [...changes] });
    clearDoubts();
  }

  function onChange(listener: (change: ListChange) => void): () => void {
    owned.follow();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return {
    $marks,
    load,
    takeOver,
    ...{ owner: owned.owner, follow: owned.follow, offered: owned.offered },
    ...{ attempt: owned.attempt, sent: owned.sent },
    known: (key) => known.get(key),
    wasOfInterest: (key) => ofInterest.has(key),
    failure: (key) => failures.get(key),
    showEdits,
    tell,
    onForget: (listener) => void forgetting.add(listener),
    onChange,
    close: owned.close,
  };
}
