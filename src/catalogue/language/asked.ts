import type { Language } from '../../domain/language/languages.ts';
import type { Parameters } from '../transport.ts';

/** How the upstream is asked for a language: ISO 639-1 and the country whose words come first. */
const ASKED: Record<Language, readonly [code: string, country: string]> = {
  en: ['en', 'US'],
  de: ['de', 'DE'],
  es: ['es', 'ES'],
  fr: ['fr', 'FR'],
  it: ['it', 'IT'],
  'pt-br': ['pt', 'BR'],
  ar: ['ar', 'SA'],
  ja: ['ja', 'JP'],
};

/** The code of a language (ISO 639-1), by which titles say what they were made in, and pictures what is written on them. */
export const codeOf = (language: Language): string => ASKED[language][0];

/** The country whose words of a language come first; others have words of that language too. */
export const countryOf = (language: Language): string => ASKED[language][1];

const tagOf = (language: Language) => ASKED[language].join('-');

/** What is common to all calls whose answer is in a language. */
export function common(language: Language): Parameters {
  return { language: tagOf(language) };
}

/** What a call asks for besides, so that its answer tells of a title in all these languages. */
export interface EveryLanguage {
  /** Of each title's own: nothing where there is English alone. */
  parts: readonly string[];
  parameters: Parameters;
}

/**
 * A call for all languages. Videos are of a country, so that Brazil's are not found by "pt"; pictures are of a language
 * alone, and English's come without being asked for.
 */
export function everyLanguage(languages: readonly Language[]): EveryLanguage {
  const others = languages.filter((language) => language !== 'en');
  if (others.length === 0) return { parts: [], parameters: {} };
  return {
    parts: ['translations', 'images'],
    parameters: {
      include_image_language: others.map(codeOf).join(),
      include_video_language: ['en' as const, ...others]
        .flatMap((language) => [tagOf(language), codeOf(language)])
        .join(),
    },
  };
}
