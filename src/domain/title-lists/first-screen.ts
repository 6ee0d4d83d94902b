/** How many cards of a list the first screen of a phone begins to show. */
const CARDS = 6;

/** Whether the first screen of a list ends with the card at an index (from 0), which is its last one at the latest. */
export function endsScreen(index: number, { length }: { length: number }): boolean {
  return index === Math.min(CARDS, length) - 1;
}

/** A list's entries before the one its first screen ends with, that one (none in an empty list), and those after it. */
export function splitAtScreen<T>(entries: readonly T[]): { before: T[]; last: T | undefined; after: T[] } {
  const at = entries.findIndex((_, index) => endsScreen(index, entries));
  return { before: entries.slice(0, Math.max(at, 0)), last: entries[at], after: entries.slice(at + 1) };
}
