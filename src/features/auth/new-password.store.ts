import { passwordFailed } from './new-password-words.ts';
import { m } from '../../paraglide/messages.js';
import { updatePassword } from '../../core/backend/auth.ts';
import { RESET_DONE, RESET_PASSWORD_PATH } from '../../core/account.ts';
import { firstProblem, type FormAnswer } from './auth-rules.ts';
import { newPasswordProblems, type NewPasswordValues } from './password-rules.ts';
import { attempt, sayFailure } from '../../core/stores/attempt.ts';
import { currentEnvironment } from '../../core/stores/environment.ts';
import { changeSession } from '../../core/stores/session.ts';
import { revokeTokensToo } from './revoke-tokens.store.ts';
import { carryToast, showError, showToast } from '../../core/stores/toasts.ts';

/** Sets the password of the user whom a mail's link signed in, then opens the page that confirms it. */
export async function submitNewPassword(
  values: NewPasswordValues,
): Promise<FormAnswer<'password' | 'confirmation'>> {
  const problems = newPasswordProblems(values);
  const first = firstProblem(problems);
  if (first) {
    showError(first);
    return { kind: 'invalid', problems };
  }
  const asked = await attempt(() => changeSession((client) => updatePassword(client, values.password)));
  if (asked.kind === 'failed') {
    const words = passwordFailed(asked.message);
    sayFailure(asked, words);
    return { kind: 'failed', message: words.text, retryAfter: null };
  }
  if (asked.value.kind === 'failed') {
    const { message, retryAfter } = asked.value;
    const words = passwordFailed(message);
    showError(words);
    return { kind: 'failed', message: words.text, retryAfter };
  }
  showToast({ title: m.password_updated_title(), text: m.password_updated_text() });
  if (values.tokens !== undefined) await revokeTokensToo();
  carryToast();
  currentEnvironment().page.open(`${RESET_PASSWORD_PATH}?${RESET_DONE}`);
  return { kind: 'done' };
}
