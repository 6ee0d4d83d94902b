import { countryName } from './code-names.ts';
import { currentLanguage } from './language/current.ts';

/** The country (ISO 3166-1) of age ratings and offers if neither configuration nor user sets one. */
export const DEFAULT_REGION = 'US';

/** Parses a country code (ISO 3166-1, either case) from an address, a browser or a setting; null if invalid. */
export function readRegion(given: string | null | undefined): string | null {
  const code = given?.trim().toUpperCase() ?? '';
  return countryName(code) === undefined ? null : code;
}

/** A region's name in the current language. */
export function regionName(region: string): string {
  return countryName(region) ?? region;
}

const WITH_ARTICLE =
  /^(?:United |Isle |(?:Bahamas|Comoros|Maldives|Netherlands|Philippines|Seychelles)$)| (?:Islands|Republic|Territor(?:y|ies))$/;

/** A region's name within a sentence; in English with its article, if any: "the United States", "Germany". */
export function regionPhrase(region: string): string {
  const name = regionName(region);
  return currentLanguage() === 'en' && WITH_ARTICLE.test(name) ? `the ${name}` : name;
}
