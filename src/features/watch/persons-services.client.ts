import { pageMyServices } from './my-services.store.ts';
import { personsRegion } from './region.store.ts';

/** What the person of this browser has chosen. */
export interface PersonsServices {
  /** ISO 3166-1; null where they have chosen none. */
  region: string | null;
  services: ReadonlySet<number>;
}

/** The region and services of the person of this browser; none when nobody is signed in, or they cannot be read. */
export async function personsServices(): Promise<PersonsServices> {
  const { $mine, load } = pageMyServices();
  const [region] = await Promise.all([personsRegion(), load()]);
  return { region, services: $mine.get() ?? new Set() };
}
