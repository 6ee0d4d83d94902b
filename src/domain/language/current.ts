import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { LANGUAGES, type Language, type LanguageFacts } from './languages.ts';

let read: () => Language = () => 'en';

/** The language that is spoken now: a request's or a job's on the server, the page's in a browser. */
export function currentLanguage(): Language {
  return read();
}

/** How `Intl` is asked for it. */
export function currentLocale(): string {
  const { tag, locale = tag }: LanguageFacts = LANGUAGES[read()];
  return locale;
}

/** Says where the language of the moment is known; each program does it once, before anything speaks. */
export function readLanguageFrom(source: () => Language): void {
  read = source;
  overwriteGetLocale(source);
}

/**
 * What speaks the language of the moment, such as a formatter: one is made for a language when it is first wanted, since
 * making one costs more than a hundred uses of it, in time and in memory.
 */
export function perLanguage<Made>(make: (locale: string) => Made): () => Made {
  const made: Record<string, Made> = {};
  return () => (made[currentLocale()] ??= make(currentLocale()));
}
