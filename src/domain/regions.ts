import { countryName } from './discover-parameters.ts';

/** The country (ISO 3166-1) whose age ratings and offers are shown where neither configuration nor reader names one. */
export const DEFAULT_REGION = 'US';

/** A country of which an address, a browser or a setting speaks (ISO 3166-1, either case); null for what is none. */
export function readRegion(given: string | null | undefined): string | null {
  const code = given?.trim().toUpperCase() ?? '';
  return countryName(code) === undefined ? null : code;
}

/** What a region is called in English. */
export function regionName(region: string): string {
  return countryName(region) ?? region;
}
