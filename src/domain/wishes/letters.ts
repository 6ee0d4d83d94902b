import { spelledOut, withApostrophes } from '../spelled-out.ts';

/**
 * Text in plain letters, as texts are compared: lower case, without accents and apostrophes, with `&` as "and";
 * all other characters stay.
 */
export function plainLetters(text: string): string {
  return spelledOut(withApostrophes(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());
}
