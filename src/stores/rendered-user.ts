import { attempt } from './attempt.ts';
import { currentEnvironment } from './environment.ts';
import { knownSession } from './session.ts';

/**
 * Loads the page again if the user it was rendered for is not signed in any more: another tab signed out, or in as another
 * user, before this one listened. A session that only could not be renewed does not count: the page would load for ever.
 */
export async function checkRenderedUser(userId: string): Promise<void> {
  const known = await attempt(knownSession);
  if (known.kind === 'failed') return;
  const { page, keepsSession } = currentEnvironment();
  const session = known.value;
  if (session.kind === 'signedIn' ? session.account.id !== userId : !keepsSession()) page.reload();
}
