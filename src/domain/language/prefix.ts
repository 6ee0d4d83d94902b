import type { Language } from './languages.ts';

// Apart from what knows all languages, which everybody's script does without.

/** What stands before the paths of a language's pages: `/de`; nothing for English. */
export const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`);
