import { loadOwnRegion } from './regions.queries.ts';
import { attemptAsPerson } from '../../core/stores/as-person.ts';

/** The region (ISO 3166-1) the signed-in user chose; null if none, and on failure. */
export async function personsRegion(): Promise<string | null> {
  const found = await attemptAsPerson(loadOwnRegion);
  return found?.kind === 'ok' ? found.value : null;
}
