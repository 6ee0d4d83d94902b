import { saveOwnRegion } from '../../backend/watch/regions.ts';
import { WATCH_MESSAGES } from '../../domain/messages.ts';
import { regionPhrase } from '../../domain/regions.ts';
import { attemptWithBackend, sayFailure } from '../attempt.ts';
import { showToast } from '../toasts.ts';

// Apart from asking which it is, which every title does, and needs no words for.

const words = WATCH_MESSAGES.region;

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
