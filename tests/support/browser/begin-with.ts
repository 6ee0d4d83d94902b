import type { ReadableAtom, WritableAtom } from 'nanostores';

/** Sets a store that is read-only outside its module. */
export function beginWith<Value>(store: ReadableAtom<Value>, value: Value): void {
  (store as WritableAtom<Value>).set(value);
}
