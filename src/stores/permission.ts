import type { Account } from '../domain/auth/account.ts';
import { WORDS } from '../domain/messages.ts';
import { attempt, sayFailure } from './attempt.ts';
import { openAuthDialog } from './auth/auth-dialog.ts';
import { $session, knownSession, type Session } from './session.ts';
import { showToast } from './toasts.ts';

/**
 * Does what only a signed-in person may. A visitor is told so and shown the dialog; once signed in, the same
 * is taken up.
 */
export function asSignedIn(
  refusal: { title: string; text: string },
  run: (account: Account) => unknown,
): unknown {
  const decide = (session: Session): unknown => {
    if (session.kind === 'signedIn') return sayWhatFails(() => run(session.account));
    showToast(refusal);
    openAuthDialog('signIn', () => asSignedIn(refusal, run), undefined, refusal.text);
    return undefined;
  };
  const session = $session.get();
  if (session.kind !== 'unknown') return decide(session);
  return sayWhatFails(async () => decide(await knownSession()));
}

async function sayWhatFails(work: () => unknown): Promise<void> {
  const done = await attempt(work);
  if (done.kind === 'failed') sayFailure(done, { title: WORDS.error, text: done.message });
}
