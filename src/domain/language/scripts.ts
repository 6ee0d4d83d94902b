import type { Language } from './languages.ts';

/** Where the build leaves what pages are made of. */
export const ASSETS = '_astro/';

const ENGLISH = `${ASSETS}en/`;

/** The file of a script that uses messages, in a language: each language has a folder, and names are the same in all. */
export const wordScript = (file: string, language: string): string =>
  file.replace(/^_astro\/(?:en\/)?/, `${ASSETS}${language}/`);

/** The file of a script of the English page, in a page of another language. */
export const scriptIn = (file: string, language: string): string =>
  file.startsWith(ENGLISH) ? wordScript(file, language) : file;

/**
 * What leads a page's imports of scripts with English messages to those of its language: the text of its import map.
 * English pages need none.
 */
export function importMap(base: string, language: Language): string | undefined {
  if (language === 'en') return undefined;
  return JSON.stringify({ imports: { [`${base}/${ENGLISH}`]: `${base}/${wordScript(ENGLISH, language)}` } });
}
