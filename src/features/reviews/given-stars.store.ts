import { ratingClearFailed, ratingSaveFailed } from './ratings-words.ts';
import { starsCount } from '../../core/stars-count.ts';
import { starsText, type Stars } from '../../core/stars.ts';
import { m } from '../../paraglide/messages.js';
import { atom, type ReadableAtom } from 'nanostores';
import { attempt } from '../../core/stores/attempt.ts';
import { sayMarkFailed } from '../marks/offer-again.store.ts';
import { offeredToPerson } from '../../core/stores/as-person.ts';
import { readable } from '../../core/stores/readable.ts';
import { personNow } from '../../core/stores/session.ts';
import { showToast } from '../../core/stores/toasts.ts';

export interface GivenStars {
  $own: ReadableAtom<Stars | null>;
  give: (stars: Stars | null) => void;
}

/**
 * Stars with optimistic updates, saved one after the other and rolled back on failure. `own` is the stored value,
 * `keep` saves, `told` receives what was saved, `about` is the titleKey.
 */
export function givenStars(
  about: string,
  own: Stars | null,
  keep: (stars: Stars | null) => Promise<unknown>,
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
    const person = personNow();
    const saved = await attempt(async () => {
      for (let next = $own.get(); next !== kept; next = $own.get()) {
        await keep(next);
        kept = next;
      }
    });
    saving = false;
    const isTheirs = personNow() === person;
    if (kept !== before) told(kept);
    if (saved.kind === 'ok') {
      if (before === null || kept !== null || !isTheirs) return;
      const run = offeredToPerson(() => give(before));
      showToast({
        title: m.rating_cleared_title(),
        text: m.rating_cleared_text({ stars: starsText(before), starsCount: starsCount(before) }),
        action: { label: m.undo_label(), run },
      });
      return;
    }
    const missed = $own.get();
    $own.set(kept);
    const failed = missed === null ? ratingClearFailed : ratingSaveFailed;
    const again = offeredToPerson(() => give(missed));
    if (isTheirs) sayMarkFailed(saved, failed(saved.message), { about, again });
  }

  return { $own: readable($own), give };
}
