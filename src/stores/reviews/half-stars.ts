import { atom } from 'nanostores';
import { loadHalfStars } from '../../backend/reviews/ratings.ts';
import { attemptWithBackend } from '../attempt.ts';
import { readable } from '../readable.ts';
import { onPerson } from '../session.ts';

const $halfNow = atom<boolean | null>(null);

/** Whether the person of this browser gives half stars; null while it is not known. */
export const $halfStars = readable($halfNow);

/** Whose choice is known, or on its way. */
let asked: string | null = null;

/** Follows whether whoever is signed in gives half stars; answers how to stop. */
export function followHalfStars(): () => void {
  return onPerson((userId) => {
    if (userId === asked) return;
    asked = userId;
    $halfNow.set(null);
    if (userId !== null) void load(userId);
  });
}

async function load(userId: string): Promise<void> {
  const found = await attemptWithBackend((client) => loadHalfStars(client, userId));
  if (asked !== userId) return;
  if (found.kind === 'ok') $halfNow.set(found.value);
  // What could not be learnt is asked for by the next stars that are shown.
  else asked = null;
}
