import { FOREIGN_WORDS, LITTLE_WORDS } from './little-words.ts';
import { plainText } from './sentence.ts';

/** English words that are words of other languages too. */
const SHARED_WORDS = new Set([
  'a',
  'an',
  'as',
  'do',
  'film',
  'films',
  'i',
  'in',
  'me',
  'no',
  'on',
  'series',
  'so',
  'to',
]);

/** Words with accents that English has. */
const ACCENTED_WORDS =
  /^(?:caf[ée]s?|clich[ée]s?|na[ïi]ve|fa[çc]ade|fianc[ée]e?|d[ée]j[àa]|vu|vis|à|la|r[ée]sum[ée]s?|risqu[ée]|cr[èe]me|über|se[ñn]or[ai]?s?|anim[ée]|pok[ée]mon|auteurs?|noël|touché|protég[ée]e?|soirée|mêlée|outré|passé|blasé|décor|début|séance|jalapeño|piñata|ménage|coup|état|señor)$/u;

/** Words an English text does not have: in small letters, with letters that English has not. */
function accentedWords(text: string, names: readonly string[]): number {
  const known = new Set(names.flatMap((name) => name.split(' ')));
  return (text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{Ll}\p{M}]+/gu) ?? []).filter(
    (word) =>
      /[^a-z’'\u0300-\u036f]/u.test(word.normalize('NFC')) &&
      !ACCENTED_WORDS.test(word.normalize('NFC')) &&
      !known.has(plainText(word)),
  ).length;
}

/**
 * Whether a text may be read as English: it has letters of the Latin alphabet for the most part, and not more common
 * words of other languages, or with letters English has not, than of English. `names` (titles, people; plain) say nothing of it.
 */
export function isEnglish(text: string, names: readonly string[] = []): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  if (latin.length * 2 < letters.length) return false;
  const plain = names.reduce((left, name) => left.replaceAll(` ${name} `, ' '), ` ${plainText(text)} `);
  const all = plain.split(' ').filter((word) => /^\p{L}+$/u.test(word));
  // Each once: "la la" may be a name.
  const common = [...new Set(all)].filter((word) => FOREIGN_WORDS.has(word) && !LITTLE_WORDS.has(word));
  const foreign = common.length + accentedWords(text, names);
  const english = all.filter((word) => LITTLE_WORDS.has(word) && !SHARED_WORDS.has(word)).length;
  const accented = /[^\p{ASCII}\p{P}\p{S}\s]/u.test(text);
  // A few words of which half are surely of another language: "film wojenny".
  const telling = all.filter((word) => !SHARED_WORDS.has(word)).length;
  if (english === 0 && foreign * 2 >= telling && common.some((word) => word.length >= 5)) return false;
  return foreign < (accented ? 1 : 2) || foreign < english;
}
