import { spelledOut, withApostrophes } from '../../../core/spelled-out.ts';

const LATIN_MARKS = /(?<=[\p{Script=Latin}\p{Script=Greek}]\p{M}*)\p{M}/gu;
/** Arabic vowel signs and elongation, which are optional. */
const ARABIC_SIGNS = /[\u064B-\u0652\u0670\u0640]/gu;

/**
 * Normalises a name for comparison: without case, accents, punctuation and apostrophes, `&` as "and". Signs that form
 * another letter stay: が is not か. A name of punctuation only stays.
 */
export function titleWords(text: string): string {
  const plain = withApostrophes(text)
    .normalize('NFKD')
    .replace(LATIN_MARKS, '')
    .replace(ARABIC_SIGNS, '')
    .normalize('NFC');
  const words = spelledOut(plain.toLowerCase())
    .replace(/ё/g, 'е')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
  return words === '' ? text.normalize('NFKC').trim().toLowerCase() : words;
}

/** Removes a leading English article. Not those of other languages: "die" and "la" also start names. */
export function withoutEnglishArticle(words: string): string {
  return words.replace(/^(?:the|an?) (?=\S)/, '');
}

/** Splits a source's name: year from "The Office (2005)", trailing article from "Matrix, The". */
export function nameAndYear(name: string, year: number | null): { name: string; year: number | null } {
  const [, bare = '', digits] = /^(.*\S)\s*\(((?:18|19|20|21)\d\d)\)$/u.exec(name.trim()) ?? [];
  const whole = digits === undefined ? name.trim() : bare;
  const [, rest, article] = /^(.*\S),\s*(the|an?)$/iu.exec(whole) ?? [];
  return {
    name: rest === undefined ? whole : `${article ?? ''} ${rest}`,
    year: year ?? (digits === undefined ? null : Number(digits)),
  };
}
