import type { ReadableAtom, WritableAtom } from 'nanostores';

/** Types an atom as read-only, for all modules but its own. */
export function readable<Value>(store: WritableAtom<Value>): ReadableAtom<Value> {
  return store;
}
