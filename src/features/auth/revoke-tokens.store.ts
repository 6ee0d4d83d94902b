import { m } from '../../paraglide/messages.js';
import { revokeTokens } from '../connections/tokens.queries.ts';
import { attemptWithBackend, sayFailure } from '../../core/stores/attempt.ts';
import { knownSession } from '../../core/stores/session.ts';
import { showToast } from '../../core/stores/toasts.ts';

/** Revokes all tokens of the signed-in user after a password change and shows the result. */
export async function revokeTokensToo(): Promise<void> {
  const asked = await attemptWithBackend(async (client) => {
    const session = await knownSession();
    if (session.kind === 'signedIn') await revokeTokens(client, session.account.id);
  });
  if (asked.kind === 'failed')
    sayFailure(asked, { title: m.toast_error(), text: m.password_tokens_stay_text() });
  else showToast({ title: m.password_tokens_revoked_title(), text: m.password_tokens_revoked_text() });
}
