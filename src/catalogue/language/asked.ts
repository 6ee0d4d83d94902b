import type { Language } from '../../core/language/languages.ts';
import type { Parameters } from '../transport.ts';

/** TMDB's code of a language: ISO 639-1 and the preferred country. */
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

/** A language's ISO 639-1 code, as in titles' original languages and pictures. */
export const codeOf = (language: Language): string => ASKED[language][0];

/** A language's preferred country; translations of other countries exist too. */
export const countryOf = (language: Language): string => ASKED[language][1];

const tagOf = (language: Language) => ASKED[language].join('-');

/** The language parameter. */
export function common(language: Language): Parameters {
  return { language: tagOf(language) };
}

export interface EveryLanguage {
  /** The parts to append; empty on a site in English alone. */
  parts: readonly string[];
  parameters: Parameters;
}

/**
 * The parameters for all languages. Videos have a country, so "pt" does not match Brazil's; pictures have only a
 * language, and English ones come without a parameter.
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
