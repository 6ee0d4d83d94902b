import type { ReadableAtom, WritableAtom } from 'nanostores';

/** Puts a store to what a test begins with, as no module but its own may. */
export function beginWith<Value>(store: ReadableAtom<Value>, value: Value): void {
  (store as WritableAtom<Value>).set(value);
}
