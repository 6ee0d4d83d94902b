import { watchRegionSaved } from './watch-words.ts';
import { m } from '../../paraglide/messages.js';
import { saveOwnRegion } from './regions.queries.ts';
import { attemptWithBackend, sayFailure } from '../../core/stores/attempt.ts';
import { showToast } from '../../core/stores/toasts.ts';

// Separate from region.ts, which every title's page loads and which needs no messages.

/** Saves the user's region; null follows the browser. On failure shows a toast and returns false. */
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
