import { pageMyServices } from './my-services.store.ts';
import { personsRegion } from './region.store.ts';

/** The region and services of the signed-in user. */
export interface PersonsServices {
  /** ISO 3166-1; null if none is chosen. */
  region: string | null;
  services: ReadonlySet<number>;
}

/** The signed-in user's region and services; empty for visitors or if they cannot be loaded. */
export async function personsServices(): Promise<PersonsServices> {
  const { $mine, load } = pageMyServices();
  const [region] = await Promise.all([personsRegion(), load()]);
  return { region, services: $mine.get() ?? new Set() };
}
