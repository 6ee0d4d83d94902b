import { FOREIGN_WORDS, LITTLE_WORDS } from './little-words.ts';
import { plainText } from './sentence.ts';

/** English words that are words of other languages too. */
const SHARED_WORDS = new Set(['a', 'an', 'as', 'film', 'films', 'in', 'me', 'no', 'on', 'series', 'so']);

/**
 * Whether a text may be read as English: it has letters of the Latin alphabet for the most part, and not more common
 * words of other languages than of English. `names` (titles, people; plain) say nothing of it.
 */
export function isEnglish(text: string, names: readonly string[] = []): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  if (latin.length * 2 < letters.length) return false;
  const plain = names.reduce((left, name) => left.replaceAll(` ${name} `, ' '), ` ${plainText(text)} `);
  const all = plain.split(' ').filter((word) => /^\p{L}+$/u.test(word));
  // Each once: "la la" may be a name.
  const foreign = [...new Set(all)].filter(
    (word) => FOREIGN_WORDS.has(word) && !LITTLE_WORDS.has(word),
  ).length;
  const english = all.filter((word) => LITTLE_WORDS.has(word) && !SHARED_WORDS.has(word)).length;
  const accented = /[^\p{ASCII}\p{P}\p{S}\s]/u.test(text);
  return foreign < (accented ? 1 : 2) || foreign < english;
}
