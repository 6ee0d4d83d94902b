import { LISTS } from '../../domain/lists/lists.ts';
import { titleKey } from '../../domain/title.ts';
import type { Marks } from './marks.ts';
import type { ListEdit } from './edit.ts';
import type { Writes } from './writes.ts';

/** Milliseconds without another click before an edit is written (debounce): of many fast clicks the last counts. */
const SETTLE_MS = 200;

/** What is being done about a title. */
interface Work {
  /** Not yet begun, in order, at most one a list. */
  edits: ListEdit[];
  writing: ListEdit | null;
  clicks: number;
  done: Promise<void>;
}

/** Waits until nobody has clicked for a moment. */
async function settled(work: Work): Promise<void> {
  let clicks;
  do {
    clicks = work.clicks;
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  } while (clicks !== work.clicks);
}

/**
 * Fulfils what is wanted: shown at once (optimistic update), written one after the other for each title once it
 * is settled.
 */
export function createEdits(marks: Marks, writes: Writes) {
  /** By title. */
  const works = new Map<string, Work>();
  // What one person left undone is not done in the name of the next.
  marks.onForget(() => {
    for (const work of works.values()) work.edits = [];
    works.clear();
  });

  /** Takes up an edit; resolves when nothing is left to be done about its title. */
  async function want(edit: ListEdit): Promise<void> {
    if (marks.owner() === null) return;
    const key = titleKey(edit.title);
    let work = works.get(key);
    if (!work) {
      work = { edits: [], writing: null, clicks: 0, done: Promise.resolve() };
      works.set(key, work);
    }
    const { opposite } = LISTS[edit.list][edit.title.kind];
    work.edits = work.edits.filter(({ list }) => list !== edit.list && !(edit.present && list === opposite));
    work.edits.push(edit);
    work.clicks += 1;
    show(work, edit);
    if (work.clicks === 1) work.done = fulfil(key, work);
    await work.done;
  }

  function show({ writing, edits }: Work, { title }: ListEdit): void {
    marks.showEdits(titleKey(title), writing ? [writing, ...edits] : edits);
  }

  async function fulfil(key: string, work: Work): Promise<void> {
    try {
      while (work.edits[0]) {
        // What was pressed on another page is pressed only once.
        if (!work.edits[0].elsewhere) await settled(work);
        // Gone meanwhile where its person has.
        const [next] = work.edits;
        if (next) await marks.load([next.title]);
        await fulfilNext(work);
      }
    } finally {
      if (works.get(key) === work) works.delete(key);
    }
  }

  async function fulfilNext(work: Work): Promise<void> {
    const edit = work.edits.shift();
    if (!edit) return;
    const before = marks.known(titleKey(edit.title));
    const failure = marks.failure(titleKey(edit.title));
    if (!before) {
      if (failure) writes.sayUnknown(edit, failure);
    } else if (before[edit.list] !== edit.present) {
      work.writing = edit;
      const changes = await writes.write(edit, before);
      work.writing = null;
      if (!changes) return;
      marks.tell(changes);
    } else writes.sayFulfilled(edit);
    show(work, edit);
  }

  return { want };
}
