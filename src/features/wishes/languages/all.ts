import type { Language } from '../../../core/language/languages.ts';
import { AR } from './ar.ts';
import { DE } from './de.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { IT } from './it.ts';
import { JA } from './ja.ts';
import { PT_BR } from './pt-br.ts';
import type { WishLanguage } from './words.ts';

/** Vocabulary of wishes by language; the rules themselves parse English. */
export const WISH_LANGUAGES: Readonly<Record<Exclude<Language, 'en'>, WishLanguage>> = {
  de: DE,
  es: ES,
  fr: FR,
  it: IT,
  'pt-br': PT_BR,
  ar: AR,
  ja: JA,
};
