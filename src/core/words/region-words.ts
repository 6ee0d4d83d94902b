import { m } from '../../paraglide/messages.js';
import { regionName } from '../regions.ts';

/**
 * A country (ISO 3166-1) with its preposition: "in der Schweiz", "au Canada". English messages contain the preposition.
 */
export const inRegion = (region: string): string => m.region_in({ region, name: regionName(region) });

/** A country in the genitive: "del Perú". */
export const ofRegion = (region: string): string => m.region_of({ region, name: regionName(region) });

/** A country in the genitive, capitalised: "Del Perú". */
export const ofRegionFirst = (region: string): string =>
  m.region_of_first({ region, name: regionName(region) });
