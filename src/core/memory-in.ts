import { BASE } from './base-path.ts';

/** The part of Storage (HTML, 12.2) in use. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface BrowserMemory {
  /** The stored value; null if missing or unreadable. */
  recall(key: string): unknown;
  keep(key: string, value: unknown): void;
  forget(key: string): void;
}

/**
 * The one place that swallows storage errors: storage may be forbidden, full, or in another version's format. Then a
 * draft or scroll position is lost, nothing breaks.
 */
export function memoryIn(storage: () => BrowserStorage): BrowserMemory {
  function tolerate<Result>(use: (storage: BrowserStorage) => Result): Result | null {
    try {
      return use(storage());
    } catch (error) {
      // Only the errors of the browser (HTML, 12.2; JSON.parse), none of ours.
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
