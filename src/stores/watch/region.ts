import { loadOwnRegion } from '../../backend/watch/regions.ts';
import { attempt, attemptWithBackend } from '../attempt.ts';
import { knownSession } from '../session.ts';

/** The country (ISO 3166-1) the person of this browser has chosen to watch in; null for none, or where it cannot be read. */
export async function personsRegion(): Promise<string | null> {
  const session = await attempt(knownSession);
  if (session.kind === 'failed' || session.value.kind !== 'signedIn') return null;
  const found = await attemptWithBackend(loadOwnRegion);
  return found.kind === 'ok' ? found.value : null;
}
