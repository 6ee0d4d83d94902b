import { spelledOut } from '../spelled-out.ts';

/**
 * Text in plain letters, as texts are compared: lower case, without accents and apostrophes, with `&` as "and";
 * all other characters stay.
 */
export function plainLetters(text: string): string {
  return spelledOut(text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());
}
