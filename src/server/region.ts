import { loadOwnRegion } from '../features/watch/regions.queries.ts';
import { readRegion } from '../core/regions.ts';
import type { Person } from './person.ts';
import { services } from './services.ts';

/** The region of the browser's first language ("de-AT": Austria, "de": Germany); null without one. */
export function regionOfBrowser({ headers }: Request): string | null {
  const [first = ''] = (headers.get('accept-language') ?? '').split(/[,;]/);
  try {
    return readRegion(new Intl.Locale(first.trim()).maximize().region);
  } catch {
    return null;
  }
}

/** The region of a user without one: that of the browser's language, else the configured one. */
export async function usualRegion(request: Request): Promise<string> {
  return regionOfBrowser(request) ?? (await services()).config.region;
}

/**
 * The region (ISO 3166-1) of a user's offers: the chosen one, else the browser's, else the configured one.
 */
export async function regionOf({ client, context }: Pick<Person, 'client' | 'context'>): Promise<string> {
  return (await loadOwnRegion(client)) ?? usualRegion(context.request);
}
