import type { Service } from './offers.ts';
import { readRegion } from '../regions.ts';
import { withParameters } from '../routes.ts';
import { plainLetters } from '../wishes/letters.ts';

/** The parameter of addresses of lists that narrows them to what is included on one's services. */
export const ON_SERVICES = { name: 'services', value: 'mine' } as const;

/** A service as it is named where somebody ticks it. */
export interface NamedService {
  id: number;
  name: string;
}

/** Services one person can have ticked; the database refuses one more. */
export const MOST_SERVICES = 50;

/** Services shown before anybody looks for one. */
export const FIRST_SERVICES = 30;

/** All services of a region, those its people expect first, and its age ratings of movies. */
export interface RegionServicesAnswer {
  /** ISO 3166-1. */
  region: string;
  services: readonly Service[];
  /** The mildest first; none where the country has none, or nobody could say. */
  ratings: readonly string[];
}

/** Address of the services of a region (ISO 3166-1), the same for everybody; null is the usual one. */
export function regionServicesPath(region: string | null): string {
  return withParameters('/partials/services', { region });
}

/** How that address is read: another than its canonical one leads there. */
export const REGION_SERVICES = {
  parameters: ['region'],
  canonical: (given: URLSearchParams) => regionServicesPath(readRegion(given.get('region'))),
};

/** The services whose names hold some words, in the order they stand in; all of them without words. */
export function matchingServices<Named extends NamedService>(
  services: readonly Named[],
  text: string,
): readonly Named[] {
  const words = plainLetters(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return services;
  return services.filter(({ name }) => {
    const plain = plainLetters(name);
    return words.every((word) => plain.includes(word));
  });
}
