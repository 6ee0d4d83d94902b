import { SERIES_MESSAGES } from '../../domain/messages.ts';
import { attempt, sayFailure } from '../attempt.ts';
import { openAuthDialog } from '../auth/auth-dialog.ts';
import { knownSession } from '../session.ts';
import { showToast, type ToastContent } from '../toasts.ts';

/** What is said to whoever is not signed in, and where that cannot be found out. */
interface Refusal {
  refused: ToastContent;
  failed: ToastContent;
}

const { refused, followFailed: failed, nextSeason } = SERIES_MESSAGES;

/** Begins something with a series: somebody signed out is refused, and goes on once they have signed in. */
async function begin(goOn: () => void, words: Refusal): Promise<void> {
  const known = await attempt(knownSession);
  if (known.kind === 'failed') sayFailure(known, words.failed);
  else if (known.value.kind === 'signedIn') goOn();
  else {
    showToast(words.refused);
    openAuthDialog('signIn', goOn, undefined, words.refused.text);
  }
}

/** Begins to follow a series. */
export const beginFollowing = (goOn: () => void) => begin(goOn, { refused, failed });

/** Begins to wait for its next season. */
export const beginWaiting = (goOn: () => void) => begin(goOn, nextSeason);
