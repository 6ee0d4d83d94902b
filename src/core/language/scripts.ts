import type { Language } from './languages.ts';

/** Directory of built assets. */
export const ASSETS = '_astro/';

/** Directory of the English scripts with messages. */
export const ENGLISH = `${ASSETS}en/`;

/** File of a script with messages, in a language: each language has a folder with the same file names. */
export const wordScript = (file: string, language: string): string =>
  file.replace(/^_astro\/(?:en\/)?/, `${ASSETS}${language}/`);

/**
 * The import map that redirects scripts with English messages to the page's language, as JSON. Undefined for English.
 */
export function importMap(base: string, language: Language): string | undefined {
  if (language === 'en') return undefined;
  return JSON.stringify({ imports: { [`${base}/${ENGLISH}`]: `${base}/${wordScript(ENGLISH, language)}` } });
}
