import { countryName } from './discover/discover-parameters.ts';
import { currentLanguage } from './language/current.ts';

/** The country (ISO 3166-1) whose age ratings and offers are shown where neither configuration nor reader names one. */
export const DEFAULT_REGION = 'US';

/** A country of which an address, a browser or a setting speaks (ISO 3166-1, either case); null for what is none. */
export function readRegion(given: string | null | undefined): string | null {
  const code = given?.trim().toUpperCase() ?? '';
  return countryName(code) === undefined ? null : code;
}

/** What a region is called in the language of the moment. */
export function regionName(region: string): string {
  return countryName(region) ?? region;
}

const WITH_ARTICLE =
  /^(?:United |Isle |(?:Bahamas|Comoros|Maldives|Netherlands|Philippines|Seychelles)$)| (?:Islands|Republic|Territor(?:y|ies))$/;

/** A region's name within a sentence, in English with the article some have: "the United States", "Germany". */
export function regionPhrase(region: string): string {
  const name = regionName(region);
  return currentLanguage() === 'en' && WITH_ARTICLE.test(name) ? `the ${name}` : name;
}
