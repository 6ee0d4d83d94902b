import { LANGUAGES, type Language } from '../language/languages.ts';

const NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** What a language is called in English: "German", "Brazilian Portuguese". */
export const englishNameOf = (language: Language): string => NAMES.of(LANGUAGES[language].tag) ?? language;

/** The language that is called so in English; English where none is. */
export function languageCalled(name: string): Language {
  const languages = Object.keys(LANGUAGES) as Language[];
  return languages.find((language) => englishNameOf(language) === name) ?? 'en';
}
