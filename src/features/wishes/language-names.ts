import { LANGUAGES, type Language } from '../../core/language/languages.ts';

const NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** English name of a language: "German", "Brazilian Portuguese". */
export const englishNameOf = (language: Language): string => NAMES.of(LANGUAGES[language].tag) ?? language;

/** The language with this English name; English if unknown. */
export function languageCalled(name: string): Language {
  const languages = Object.keys(LANGUAGES) as Language[];
  return languages.find((language) => englishNameOf(language) === name) ?? 'en';
}
