import { watchRegionSaved } from '../../domain/watch/watch-words.ts';
import { m } from '../../paraglide/messages.js';
import { saveOwnRegion } from '../../backend/watch/regions.ts';
import { attemptWithBackend, sayFailure } from '../attempt.ts';
import { showToast } from '../toasts.ts';

// Apart from asking which it is, which every title does, and needs no words for.

/** Keeps the country a person watches in, null for what their browser says. False when it failed, which a toast explains. */
export async function chooseRegion(userId: string, region: string | null): Promise<boolean> {
  const saved = await attemptWithBackend((client) => saveOwnRegion(client, userId, region));
  if (saved.kind === 'failed') {
    sayFailure(saved, {
      title: m.toast_error(),
      text: m.watch_region_failed_text({ message: saved.message }),
    });
    return false;
  }
  showToast(
    region === null
      ? { title: m.toast_saved(), text: m.watch_region_saved_automatic_text() }
      : watchRegionSaved(region),
  );
  return true;
}
