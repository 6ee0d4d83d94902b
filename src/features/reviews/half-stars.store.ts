import { atom } from 'nanostores';
import { loadHalfStars } from './ratings.queries.ts';
import type { InitialHalves } from '../../core/stars.ts';
import { attemptWithBackend } from '../../core/stores/attempt.ts';
import { readable } from '../../core/stores/readable.ts';
import { onPerson } from '../../core/stores/session.ts';

const $halfNow = atom<boolean | null>(null);

/** Whether the user gives half stars; null until loaded. */
export const $halfStars = readable($halfNow);

/** The user whose setting is loaded or loading. */
let asked: string | null = null;

/**
 * Follows the signed-in user's half stars setting; loads it unless the server rendered it. Returns the stop function.
 */
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
  // Retried by the next stars that are shown.
  else asked = null;
}
