import type { NamedService, Service } from '../../core/offers.ts';
import { readRegion } from '../../core/regions.ts';
import { withParameters } from '../../core/routes.ts';
import { plainLetters } from '../../core/letters.ts';

/** Query parameter that limits a list to titles included in the user's services. */
export const ON_SERVICES = { name: 'services', value: 'mine' } as const;

/** Maximum services per user; the database enforces it. */
export const MOST_SERVICES = 50;

/** Services shown before a search. */
export const FIRST_SERVICES = 30;

/** Services of a region, most important first, and its age ratings of movies. */
export interface RegionServicesAnswer {
  /** ISO 3166-1. */
  region: string;
  services: readonly Service[];
  /** Mildest first; empty if there are none, or they could not be loaded. */
  ratings: readonly string[];
}

/** Address of a region's services (ISO 3166-1), the same for every user; null for the default region. */
export function regionServicesPath(region: string | null): string {
  return withParameters('/partials/services', { region });
}

/** Its row in the page table; other spellings redirect to the canonical address. */
export const REGION_SERVICES = {
  parameters: ['region'],
  canonical: (given: URLSearchParams) => regionServicesPath(readRegion(given.get('region'))),
};

/** Filters services by words in their names, in the same order; all without words. */
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
