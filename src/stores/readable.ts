import type { ReadableAtom, WritableAtom } from 'nanostores';

/** An atom as everybody but its own module sees it: what it holds is changed by the module's verbs alone. */
export function readable<Value>(store: WritableAtom<Value>): ReadableAtom<Value> {
  return store;
}
