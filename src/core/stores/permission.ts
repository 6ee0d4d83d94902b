import { m } from '../../paraglide/messages.js';
import type { Account } from '../account.ts';
import { attempt, sayFailure } from './attempt.ts';
import { openAuthDialog } from './auth-dialog.ts';
import { $session, knownSession } from './session.ts';
import { showToast, type ToastContent } from './toasts.ts';

/**
 * Runs an action for the signed-in user. Visitors see `refused` and the sign-in dialog; the action runs after sign-in.
 * Shows `failed` if the session cannot be determined.
 */
export async function asSignedIn(
  refused: { title: string; text: string },
  run: (account: Account) => unknown,
  failed?: ToastContent,
): Promise<void> {
  let session = $session.get();
  if (session.kind === 'unknown') {
    const known = await attempt(knownSession);
    if (known.kind === 'failed') {
      return sayFailure(known, failed ?? { title: m.words_error(), text: known.message });
    }
    session = known.value;
  }
  if (session.kind === 'signedIn') {
    const { account } = session;
    const done = await attempt(() => run(account));
    if (done.kind === 'failed') sayFailure(done, { title: m.words_error(), text: done.message });
    return;
  }
  // The dialog shows why.
  showToast({ ...refused, quiet: true });
  openAuthDialog('signIn', () => asSignedIn(refused, run, failed), undefined, refused.text);
}
