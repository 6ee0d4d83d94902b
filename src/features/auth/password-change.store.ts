import { passwordFailed } from './new-password-words.ts';
import { m } from '../../paraglide/messages.js';
import { changePassword } from '../../core/backend/auth.ts';
import { firstProblem, type FormAnswer } from './auth-rules.ts';
import { passwordChangeProblems, passwordRefusal, type PasswordChangeValues } from './password-rules.ts';
import { attempt, sayFailure } from '../../core/stores/attempt.ts';
import { changeSession } from '../../core/stores/session.ts';
import { revokeTokensToo } from './revoke-tokens.store.ts';
import { showError, showToast } from '../../core/stores/toasts.ts';

/** Changes the signed-in user's password; other browsers are signed out. */
export async function submitPasswordChange(
  email: string,
  values: PasswordChangeValues,
): Promise<FormAnswer<keyof PasswordChangeValues>> {
  const problems = passwordChangeProblems(values);
  const first = firstProblem(problems);
  if (first) {
    showError(first);
    return { kind: 'invalid', problems };
  }
  const { current, password } = values;
  const asked = await attempt(() =>
    changeSession((client) => changePassword(client, { email, current, password })),
  );
  if (asked.kind === 'failed') {
    const words = passwordFailed(asked.message);
    sayFailure(asked, words);
    return { kind: 'failed', message: words.text, retryAfter: null };
  }
  if (asked.value.kind === 'ok') {
    showToast({ title: m.password_changed_title(), text: m.password_changed_text() });
    if (values.tokens !== undefined) await revokeTokensToo();
    return { kind: 'done' };
  }
  const refused = passwordRefusal(asked.value);
  const said = refused.kind === 'invalid' && firstProblem(refused.problems);
  showError(said || passwordFailed(asked.value.message));
  return refused;
}
