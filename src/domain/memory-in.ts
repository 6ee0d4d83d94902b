import { BASE } from './base-path.ts';

/** As much of a Storage (HTML, 12.2) as is used. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What a browser keeps for its person, as JSON. */
export interface BrowserMemory {
  /** What was kept; null for nothing, and for what cannot be read. */
  recall(key: string): unknown;
  keep(key: string, value: unknown): void;
  forget(key: string): void;
}

/**
 * The one place where a failing storage is let be: browsers forbid it, and it can be full, or garbled by another
 * version. Then nothing is kept, which costs a draft or a place and breaks nothing.
 */
export function memoryIn(storage: () => BrowserStorage): BrowserMemory {
  function tolerate<Result>(use: (storage: BrowserStorage) => Result): Result | null {
    try {
      return use(storage());
    } catch (error) {
      // Only what browsers throw for it (HTML, 12.2; JSON.parse), nothing of ours.
      if (error instanceof DOMException || error instanceof SyntaxError) return null;
      throw error;
    }
  }
  return {
    recall: (key) => tolerate((open) => JSON.parse(open.getItem(BASE + key) ?? 'null') as unknown),
    keep: (key, value) => void tolerate((open) => open.setItem(BASE + key, JSON.stringify(value))),
    forget: (key) => void tolerate((open) => open.removeItem(BASE + key)),
  };
}
