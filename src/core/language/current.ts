import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { LANGUAGES, type Language, type LanguageFacts } from './languages.ts';

let read: () => Language = () => 'en';

/** The current language: of the request or job on the server, of the page in a browser. */
export function currentLanguage(): Language {
  return read();
}

/** Its locale for `Intl`. */
export function currentLocale(): string {
  const { tag, locale = tag }: LanguageFacts = LANGUAGES[read()];
  return locale;
}

/** Sets the source of the current language. Each program calls it once, before any message. */
export function readLanguageFrom(source: () => Language): void {
  read = source;
  overwriteGetLocale(source);
}

/**
 * Caches an object per language, such as a formatter. Creating a formatter costs more time and memory than a hundred
 * uses.
 */
export function perLanguage<Made>(make: (locale: string) => Made): () => Made {
  const made: Record<string, Made> = {};
  return () => (made[currentLocale()] ??= make(currentLocale()));
}
