import { loadOwnRegion } from '../features/watch/regions.queries.ts';
import { readRegion } from '../core/regions.ts';
import type { Person } from './person.ts';
import { services } from './services.ts';

/** Where the first language a browser asks for is at home ("de-AT": Austria, "de": Germany); null where it says none. */
export function regionOfBrowser({ headers }: Request): string | null {
  const [first = ''] = (headers.get('accept-language') ?? '').split(/[,;]/);
  try {
    return readRegion(new Intl.Locale(first.trim()).maximize().region);
  } catch {
    return null;
  }
}

/** Where somebody watches who has not said so: where their browser's language is at home, else the configured region. */
export async function usualRegion(request: Request): Promise<string> {
  return regionOfBrowser(request) ?? (await services()).config.region;
}

/**
 * The region (ISO 3166-1) whose offers count on what is made for one person alone: the one they have chosen, else their
 * browser's, else the configured one.
 */
export async function regionOf({ client, context }: Pick<Person, 'client' | 'context'>): Promise<string> {
  return (await loadOwnRegion(client)) ?? usualRegion(context.request);
}
