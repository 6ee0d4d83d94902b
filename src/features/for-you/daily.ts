import { titleKey } from '../../core/title.ts';
import type { Scored } from './score.ts';

/** By how many places a title may move from day to day. */
const MOST_PLACES = 20;

/** Hashes a text to a number from 0 to below 1 (FNV-1a). */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // Mixes the bits: otherwise the low ones depend on the last character only.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/**
 * Shuffles titles by up to twenty places per day, so that a returning user sees others. The first three stay. The order
 * is stable within a day.
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
