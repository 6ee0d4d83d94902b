import { m } from '../../paraglide/messages.js';
import { loadHalfStars } from './ratings.queries.ts';
import { loadBroughtHalves, saveHalfStars } from './half-stars.queries.ts';
import { sayFailure } from '../../core/stores/attempt.ts';
import { attemptAsPerson } from '../../core/stores/as-person.ts';
import { showToast } from '../../core/stores/toasts.ts';

/** Whether to offer half stars: an import brought some and the user has them off. */
export async function offersHalfStars(importId: string): Promise<boolean> {
  const found = await attemptAsPerson(async (client, userId) => {
    const [brought, given] = await Promise.all([
      loadBroughtHalves(client, importId),
      loadHalfStars(client, userId),
    ]);
    return brought && !given;
  });
  return found?.kind === 'ok' && found.value;
}

/** Turns half stars on; returns whether it succeeded. */
export async function giveHalfStars(): Promise<boolean> {
  const saved = await attemptAsPerson((client, userId) => saveHalfStars(client, userId, true));
  if (saved?.kind === 'failed')
    sayFailure(saved, { title: m.toast_error(), text: m.half_stars_failed_text({ message: saved.message }) });
  if (saved?.kind !== 'ok') return false;
  showToast({ title: m.half_stars_chosen_title(), text: m.half_stars_chosen_text() });
  return true;
}
