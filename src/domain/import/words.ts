import { spelledOut, withApostrophes } from '../spelled-out.ts';

const LATIN_MARKS = /(?<=[\p{Script=Latin}\p{Script=Greek}]\p{M}*)\p{M}/gu;
/** Vowel signs and the lengthening stroke of Arabic, which are written or not. */
const ARABIC_SIGNS = /[\u064B-\u0652\u0670\u0640]/gu;

/**
 * A name as names of a file are compared with the catalogue's: without case, accents, punctuation, apostrophes, and
 * with `&` as "and". Signs that make another letter stay: が is not か. A name of nothing but signs stays as it is.
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

/** Words without a leading article; of English alone, since "die" and "la" begin names as well. */
export function withoutEnglishArticle(words: string): string {
  return words.replace(/^(?:the|an?) (?=\S)/, '');
}

/** What a source wrote as one name: "The Office (2005)" has its year in it, "Matrix, The" its article behind. */
export function nameAndYear(name: string, year: number | null): { name: string; year: number | null } {
  const [, bare = '', digits] = /^(.*\S)\s*\(((?:18|19|20|21)\d\d)\)$/u.exec(name.trim()) ?? [];
  const whole = digits === undefined ? name.trim() : bare;
  const [, rest, article] = /^(.*\S),\s*(the|an?)$/iu.exec(whole) ?? [];
  return {
    name: rest === undefined ? whole : `${article ?? ''} ${rest}`,
    year: year ?? (digits === undefined ? null : Number(digits)),
  };
}
