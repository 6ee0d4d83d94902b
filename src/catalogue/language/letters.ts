import type { Language } from '../../domain/language/languages.ts';

/** Letters of the languages that are not written in Latin ones. */
export const LETTERS: Partial<Record<Language, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
};
