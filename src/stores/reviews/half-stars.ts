import { atom } from 'nanostores';
import { loadBroughtHalves, loadHalfStars, saveHalfStars } from '../../backend/reviews/half-stars.ts';
import { HALF_STARS_MESSAGES } from '../../domain/messages.ts';
import { sayFailure } from '../attempt.ts';
import { oncePerWorld } from '../environment.ts';
import { ownedStore } from '../owned.ts';
import { readable } from '../readable.ts';
import { startSession } from '../session.ts';
import { showToast } from '../toasts.ts';

const $halfNow = atom<boolean | null>(null);

/** Whether the person of this browser gives half stars; null while it is not known, and whole ones are given. */
export const $halfStars = readable($halfNow);

const owned = oncePerWorld((environment) =>
  ownedStore<{ on: boolean }>(environment, {
    name: 'marquee-half-stars',
    forget: () => $halfNow.set(null),
    load: () => void load(),
    merge: ({ on }) => $halfNow.set(on),
  }),
);

async function load(): Promise<void> {
  const found = await owned().read(loadHalfStars);
  // Where it cannot be learnt whole stars are given.
  if (found?.kind === 'ok') $halfNow.set(found.value);
}

/** Begins to follow whether half stars are given. */
export function followHalfStars(): void {
  owned().follow();
  startSession();
}

/** Whether an import has brought half stars to somebody who does not give them: then they are asked whether they want to. */
export async function offersHalfStars(importId: string): Promise<boolean> {
  const found = await owned().attempt(async (client, userId) => {
    const [brought, given] = await Promise.all([
      loadBroughtHalves(client, importId),
      loadHalfStars(client, userId),
    ]);
    return brought && !given;
  });
  return found?.kind === 'ok' && found.value;
}

/** Gives half stars from now on. */
export async function giveHalfStars(): Promise<void> {
  const saved = await owned().attempt((client, userId) => saveHalfStars(client, userId, true));
  if (!saved) return;
  if (saved.kind === 'failed') {
    sayFailure(saved, HALF_STARS_MESSAGES.failed(saved.message));
    return;
  }
  $halfNow.set(true);
  owned().tell({ on: true });
  showToast(HALF_STARS_MESSAGES.chosen);
}
