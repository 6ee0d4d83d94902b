import { toBackendError } from '../backend/errors.ts';
import type { Account } from '../domain/account.ts';
import { openAuthDialog } from './auth-dialog.ts';
import { $session, knownSession, type Session } from './session.ts';
import { showError, showToast } from './toasts.ts';

/**
 * Does what only a signed-in person may. A visitor is told so and shown the dialog; once signed in, the same
 * is taken up.
 */
export function asSignedIn(
  refusal: { title: string; text: string },
  run: (account: Account) => unknown,
): unknown {
  const decide = (session: Session): unknown => {
    if (session.kind === 'signedIn') return run(session.account);
    showToast(refusal);
    openAuthDialog('signIn', () => asSignedIn(refusal, run));
    return undefined;
  };
  const session = $session.get();
  if (session.kind !== 'unknown') return decide(session);
  return knownSession().then(decide, (error: unknown) => {
    showError({ title: 'Error', text: toBackendError(error).message });
  });
}
