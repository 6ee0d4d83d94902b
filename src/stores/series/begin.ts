import { SERIES_MESSAGES as words } from '../../domain/messages.ts';
import { attempt, sayFailure } from '../attempt.ts';
import { openAuthDialog } from '../auth-dialog.ts';
import { knownSession } from '../session.ts';
import { showToast } from '../toasts.ts';

/** Begins to follow a series: somebody signed out is refused, and goes on once they have signed in. */
export async function beginFollowing(goOn: () => void): Promise<void> {
  const known = await attempt(knownSession);
  if (known.kind === 'failed') sayFailure(known, words.followFailed);
  else if (known.value.kind === 'signedIn') goOn();
  else {
    showToast(words.refused);
    openAuthDialog('signIn', goOn);
  }
}
