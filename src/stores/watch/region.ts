import { loadOwnRegion } from '../../backend/watch/regions.ts';
import { attemptAsPerson } from '../as-person.ts';

/** The country (ISO 3166-1) the person of this browser has chosen to watch in; null for none, or where it cannot be read. */
export async function personsRegion(): Promise<string | null> {
  const found = await attemptAsPerson(loadOwnRegion);
  return found?.kind === 'ok' ? found.value : null;
}
