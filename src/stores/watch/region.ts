import { loadOwnRegion, saveOwnRegion } from '../../backend/watch/regions.ts';
import { WATCH_MESSAGES } from '../../domain/messages.ts';
import { regionPhrase } from '../../domain/regions.ts';
import { attempt, attemptWithBackend, sayFailure } from '../attempt.ts';
import { knownSession } from '../session.ts';
import { showToast } from '../toasts.ts';

const words = WATCH_MESSAGES.region;

/** The country (ISO 3166-1) the person of this browser has chosen to watch in; null for none, or where it cannot be read. */
export async function personsRegion(): Promise<string | null> {
  const session = await attempt(knownSession);
  if (session.kind === 'failed' || session.value.kind !== 'signedIn') return null;
  const found = await attemptWithBackend(loadOwnRegion);
  return found.kind === 'ok' ? found.value : null;
}

/** Keeps the country a person watches in, null for what their browser says. False when it failed, which a toast explains. */
export async function chooseRegion(userId: string, region: string | null): Promise<boolean> {
  const saved = await attemptWithBackend((client) => saveOwnRegion(client, userId, region));
  if (saved.kind === 'failed') {
    sayFailure(saved, words.failed(saved.message));
    return false;
  }
  showToast(region === null ? words.savedAutomatic : words.saved(regionPhrase(region)));
  return true;
}
