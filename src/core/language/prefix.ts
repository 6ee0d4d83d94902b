import type { Language } from './languages.ts';

// Separate from languages.ts, so that page scripts do not load all languages.

/** Path prefix of a language: `/de`; empty for English. */
export const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`);
