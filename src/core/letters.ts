import { spelledOut, withApostrophes } from './spelled-out.ts';

/**
 * Normalises a text for comparison: lower case, without accents and apostrophes, `&` as "and". Other characters stay.
 */
export function plainLetters(text: string): string {
  return spelledOut(withApostrophes(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());
}
