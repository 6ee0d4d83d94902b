import type { Language } from './languages.ts';

/** What stands before the paths of a language's pages: `/de`; nothing for English. */
export const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`);
