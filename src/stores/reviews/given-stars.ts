import { atom, type ReadableAtom } from 'nanostores';
import type { Client } from '../../backend/client.ts';
import { RATING_MESSAGES, UNDO_MESSAGES } from '../../domain/messages.ts';
import type { Stars } from '../../domain/reviews/stars.ts';
import { sayFailure } from '../attempt.ts';
import { attemptAsPerson, offeredToPerson } from '../owned.ts';
import { readable } from '../readable.ts';
import { showToast } from '../toasts.ts';

/** Stars of one thing, as the person of this browser gives them. */
export interface GivenStars {
  $own: ReadableAtom<Stars | null>;
  /** Gives stars, or with null takes them back. */
  give: (stars: Stars | null) => void;
}

/**
 * Stars that are shown as soon as they are given and saved one wish after the other; what cannot be saved is put back and
 * said. `own` is what the backend holds now, `keep` saves, `told` hears what is kept.
 */
export function givenStars(
  own: Stars | null,
  keep: (client: Client, userId: string, stars: Stars | null) => Promise<void>,
  told: (stars: Stars | null) => void,
): GivenStars {
  const $own = atom(own);
  let kept = own;
  let saving = false;

  function give(stars: Stars | null): void {
    $own.set(stars);
    if (!saving) void save();
  }

  async function save(): Promise<void> {
    const before = kept;
    saving = true;
    const saved = await attemptAsPerson(async (client, userId) => {
      for (let next = $own.get(); next !== kept; next = $own.get()) {
        await keep(client, userId, next);
        kept = next;
      }
    });
    saving = false;
    if (kept !== before) told(kept);
    if (saved?.kind === 'ok') {
      if (before === null || kept !== null) return;
      const run = offeredToPerson(() => give(before));
      showToast({ ...RATING_MESSAGES.cleared(before), action: { label: UNDO_MESSAGES.label, run } });
      return;
    }
    const { clearFailed, saveFailed } = RATING_MESSAGES;
    const failed = $own.get() === null ? clearFailed : saveFailed;
    if (saved) sayFailure(saved, failed(saved.message));
    $own.set(kept);
  }

  return { $own: readable($own), give };
}
