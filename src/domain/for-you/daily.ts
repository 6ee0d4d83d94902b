import { titleKey } from '../title.ts';
import type { Scored } from './score.ts';

/** How many places a title may move from one day to the next, at most. */
const MOST_PLACES = 20;

/** A number from 0 up to 1 that is the same for the same text (FNV-1a). */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // Its low bits alone would follow the last letter.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/**
 * The order of a day: titles give way to each other by up to twenty places, so that who comes back tomorrow meets
 * others too. The first three stay, and within a day nothing moves.
 */
export function dailyOrder(ranked: readonly Scored[], day: string): Scored[] {
  return ranked
    .map((one, at) => ({
      one,
      place: at < 3 ? at - 3 : at + MOST_PLACES * chance(`${day} ${titleKey(one.title)}`),
    }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
}
