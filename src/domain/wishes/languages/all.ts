import type { Language } from '../../language/languages.ts';
import { DE } from './de.ts';
import type { WishLanguage } from './words.ts';

/** How wishes are said in each language but English, which the rules themselves read. */
export const WISH_LANGUAGES: Readonly<Record<Exclude<Language, 'en'>, WishLanguage>> = {
  de: DE,
} as never;
