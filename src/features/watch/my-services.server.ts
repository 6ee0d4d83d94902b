import { loadMyServices } from './my-services.queries.ts';
import type { Catalogue } from '../../catalogue/contract.ts';
import { CatalogueError } from '../../core/errors.ts';
import { FIRST_SERVICES } from './my-services.ts';
import type { Service } from '../../core/offers.ts';
import type { Person } from '../../server/person.ts';
import { regionOf } from '../../server/region.ts';
import { services } from '../../server/services.ts';

/** The user's streaming services on their profile. */
export interface MyServicesPart {
  /** ISO 3166-1. */
  region: string;
  /** Service ids. */
  mine: number[];
  /** The user's services in the region, then its most popular ones; empty if loading failed. */
  first: Service[];
  /** The number of services in the region; null if loading failed. */
  total: number | null;
}

/**
 * A region's services for movies and series, deduplicated, the most popular first. Rejects with
 * CatalogueError.
 */
export async function servicesIn(catalogue: Pick<Catalogue, 'services'>, region: string): Promise<Service[]> {
  const [movies, series] = await Promise.all([
    catalogue.services('movie', region),
    catalogue.services('tv', region),
  ]);
  // Interleaved: the first of each list precede the second of either.
  const both = Array.from({ length: Math.max(movies.length, series.length) }, (_, at) => [
    movies[at],
    series[at],
  ]).flat();
  const known = both.filter((service) => service !== undefined);
  return [...new Map(known.map((service) => [service.id, service])).values()];
}

/** Loads the user's services for their profile; without the region's if the catalogue fails. */
export async function loadMyServicesPart(person: Person): Promise<MyServicesPart> {
  const { catalogue } = await services();
  const [region, mine] = await Promise.all([regionOf(person), loadMyServices(person.client, person.userId)]);
  try {
    const all = await servicesIn(catalogue, region);
    const ticked = all.filter(({ id }) => mine.includes(id));
    const others = all.filter(({ id }) => !mine.includes(id)).slice(0, FIRST_SERVICES);
    return { region, mine, first: [...ticked, ...others], total: all.length };
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    return { region, mine, first: [], total: null };
  }
}
