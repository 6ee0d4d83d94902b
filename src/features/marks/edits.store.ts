import { titleKey } from '../../core/title.ts';
import type { Marks } from './marks.store.ts';
import type { ListEdit } from './edit.store.ts';
import type { Writes } from './writes.store.ts';

/** Creates the edits: sent and shown at once (optimistic update), answered in order per title. */
export function createEdits(marks: Marks, writes: Writes) {
  const pending = new Map<string, readonly ListEdit[]>();
  const tails = new Map<string, Promise<unknown>>();
  marks.onForget(() => {
    pending.clear();
    tails.clear();
  });

  function show(key: string, edits: readonly ListEdit[]): void {
    if (edits.length > 0) pending.set(key, edits);
    else pending.delete(key);
    marks.showEdits(key, edits);
  }

  async function want(edit: ListEdit): Promise<boolean> {
    if (marks.owner() === null) return false;
    const key = titleKey(edit.title);
    void marks.load([edit.title]);
    const finished = writes.finish(edit, edit.sent ?? writes.send(edit));
    show(key, [...(pending.get(key) ?? []), edit]);
    const before = tails.get(key) ?? Promise.resolve();
    const done = before.then(async () => {
      const changes = await finished;
      // Another user has signed in meanwhile.
      if (!changes) return false;
      if (changes.length > 0) marks.tell(changes);
      show(
        key,
        (pending.get(key) ?? []).filter((other) => other !== edit),
      );
      return changes.length > 0;
    });
    tails.set(key, done);
    return done;
  }

  return { want };
}
