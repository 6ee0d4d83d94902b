import { attempt } from '../../core/stores/attempt.ts';
import { currentEnvironment } from '../../core/stores/environment.ts';
import { knownSession } from '../../core/stores/session.ts';

/**
 * Reloads the page if it was rendered for a user who is no longer signed in: another tab signed out or switched users
 * before this one subscribed. A session that merely failed to refresh does not count, since the page would reload
 * forever.
 */
export async function checkRenderedUser(userId: string): Promise<void> {
  const known = await attempt(knownSession);
  if (known.kind === 'failed') return;
  const { page, keepsSession } = currentEnvironment();
  const session = known.value;
  if (session.kind === 'signedIn' ? session.account.id !== userId : !keepsSession()) page.reload();
}
