const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

const begins = (item: HTMLElement, letter: string) =>
  (item.textContent ?? '').trim().toLowerCase().startsWith(letter.toLowerCase());

/**
 * The item of a menu a key leads to from the one that has the focus, as the ARIA practices have it: arrows go around,
 * Home and End to the ends, a letter to the next item that begins with it. Null for keys that lead nowhere.
 */
export function menuItemFor(
  key: string,
  items: readonly HTMLElement[],
  focused: Element | null,
): HTMLElement | null {
  const at = items.findIndex((item) => item === focused);
  const step = STEPS[key];
  if (step) return items[step(at, items.length - 1)] ?? null;
  if ([...key].length !== 1 || key === ' ') return null;
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find((item) => begins(item, key)) ?? null;
}
