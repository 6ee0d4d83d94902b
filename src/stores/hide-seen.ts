import { loadHideSeen } from '../backend/seen-and-dismissed.ts';
import { attemptWithBackend } from './attempt.ts';

/** Whether a person's lists leave out what they have seen; null where that cannot be read now. */
export async function hidesSeen(userId: string): Promise<boolean | null> {
  const found = await attemptWithBackend((client) => loadHideSeen(client, userId));
  return found.kind === 'ok' ? found.value : null;
}
