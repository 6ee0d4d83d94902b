import { castingOf } from '../artwork/casting.ts';
import type { Title } from '../title.ts';

/**
 * Distance in titles within which pictures stand beside or above each other, in a grid of up to six columns.
 */
const REACH = 6;

const lookOf = ({ kind, id }: Title): string => {
  const key = `${kind === 'movie' ? 'm' : 't'}${id}`;
  return castingOf(key)?.composition ?? key;
};

/** The last position without a similar look within reach; the end when there is none. */
function lastGap(looks: readonly string[], look: string): number {
  for (let at = looks.length; at >= 0; at -= 1) {
    if (!looks.slice(Math.max(at - REACH, 0), at + REACH).includes(look)) return at;
  }
  return looks.length;
}

/** Reorders titles so that similar artwork is apart. Only for lists whose order this catalogue invents. */
export function spread<T extends Title>(titles: readonly T[]): T[] {
  const placed: T[] = [];
  const looks: string[] = [];
  let waiting: T[] = [];
  const fits = (title: T): boolean => !looks.slice(-REACH).includes(lookOf(title));
  const place = (title: T): void => {
    placed.push(title);
    looks.push(lookOf(title));
  };
  for (const title of titles) {
    if (!fits(title)) {
      waiting.push(title);
      continue;
    }
    place(title);
    for (let next = waiting.find(fits); next; next = waiting.find(fits)) {
      const chosen = next;
      waiting = waiting.filter((other) => other !== chosen);
      place(chosen);
    }
  }
  for (const title of waiting) {
    const at = lastGap(looks, lookOf(title));
    placed.splice(at, 0, title);
    looks.splice(at, 0, lookOf(title));
  }
  return placed;
}
