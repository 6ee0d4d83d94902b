import type { ImportEntry } from '../entry.ts';
import { keyInFile } from '../facts.ts';

/** Marks all but the first watch of a title or episode as rewatches. */
export function markAgain(entries: readonly ImportEntry[]): void {
  const seen = new Set<string>();
  const watches = entries.filter(({ what }) => what === 'watch');
  // Rewatches without a day come last.
  const order = ({ day, again }: ImportEntry) => day ?? (again ? '9999' : '');
  watches.sort((a, b) => Number(order(a) > order(b)) - Number(order(a) < order(b)));
  for (const watch of watches) {
    const key = `${keyInFile(watch)} ${watch.episode?.season} ${watch.episode?.number}`;
    watch.again ||= seen.has(key);
    seen.add(key);
  }
}
