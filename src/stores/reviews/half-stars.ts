import { atom } from 'nanostores';
import { loadHalfStars } from '../../backend/reviews/ratings.ts';
import type { InitialHalves } from '../../domain/reviews/stars.ts';
import { attemptWithBackend } from '../attempt.ts';
import { readable } from '../readable.ts';
import { onPerson } from '../session.ts';

const $halfNow = atom<boolean | null>(null);

/** Whether the person of this browser gives half stars; null while it is not known. */
export const $halfStars = readable($halfNow);

/** Whose choice is known, or on its way. */
let asked: string | null = null;

/** Follows whether the signed-in user gives half stars; asks unless the server rendered it. Returns how to stop. */
export function followHalfStars(initial: InitialHalves | null): () => void {
  return onPerson((userId) => {
    if (userId === asked) return;
    asked = userId;
    const known = initial?.userId === userId ? initial?.halves : undefined;
    $halfNow.set(known ?? null);
    if (userId !== null && known === undefined) void load(userId);
  });
}

async function load(userId: string): Promise<void> {
  const found = await attemptWithBackend((client) => loadHalfStars(client, userId));
  if (asked !== userId) return;
  if (found.kind === 'ok') $halfNow.set(found.value);
  // What could not be learnt is asked for by the next stars that are shown.
  else asked = null;
}
