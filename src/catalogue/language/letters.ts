import type { Language } from '../../core/language/languages.ts';

/** Scripts of the languages with other letters than Latin. */
export const LETTERS: Partial<Record<Language, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
};
