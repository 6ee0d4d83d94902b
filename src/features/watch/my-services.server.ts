import { loadMyServices } from './my-services.queries.ts';
import type { Catalogue } from '../../catalogue/contract.ts';
import { CatalogueError } from '../../core/errors.ts';
import { FIRST_SERVICES } from './my-services.ts';
import type { Service } from '../../core/offers.ts';
import type { Person } from '../../server/person.ts';
import { regionOf } from '../../server/region.ts';
import { services } from '../../server/services.ts';

/** What somebody ticks their services in. */
export interface MyServicesPart {
  /** ISO 3166-1. */
  region: string;
  /** By number. */
  mine: number[];
  /** What is ticked and has a name, then those people of the region expect first; none where they cannot be asked for. */
  first: Service[];
  /** How many there are in the region; null where they cannot be asked for. */
  total: number | null;
}

/** The services of a region for movies and for series together, each once, those its people expect first. */
export async function servicesIn(catalogue: Pick<Catalogue, 'services'>, region: string): Promise<Service[]> {
  const [movies, series] = await Promise.all([
    catalogue.services('movie', region),
    catalogue.services('tv', region),
  ]);
  // Zipped: what leads one of the lists stands before what follows in the other.
  const both = Array.from({ length: Math.max(movies.length, series.length) }, (_, at) => [
    movies[at],
    series[at],
  ]).flat();
  const known = both.filter((service) => service !== undefined);
  return [...new Map(known.map((service) => [service.id, service])).values()];
}

/** A person's services for their profile; without the region's where the movie database fails. */
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
