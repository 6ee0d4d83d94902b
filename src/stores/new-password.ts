import { updatePassword } from '../backend/auth.ts';
import { toBackendError } from '../backend/errors.ts';
import { RESET_DONE, RESET_PASSWORD_PATH } from '../domain/account.ts';
import { AUTH_MESSAGES } from '../domain/auth-messages.ts';
import { firstProblem, newPasswordProblems, type NewPasswordValues } from '../domain/auth-rules.ts';
import type { FormOutcome } from './authentication.ts';
import { currentEnvironment } from './environment.ts';
import { changeSession } from './session.ts';
import { carryToast, showError, showToast } from './toasts.ts';

/** What the server said, or that it could not be asked. */
async function update(password: string): Promise<{ message: string; retryAfter: number | null } | null> {
  try {
    const result = await changeSession((client) => updatePassword(client, password));
    return result.kind === 'failed' ? result : null;
  } catch (error) {
    return { message: toBackendError(error).message, retryAfter: null };
  }
}

/** Sets the password of the person a link from a mail signed in, says so and goes home. */
export async function submitNewPassword(
  values: NewPasswordValues,
): Promise<FormOutcome<keyof NewPasswordValues>> {
  const problems = newPasswordProblems(values);
  const first = firstProblem(problems);
  if (first) {
    showError(first);
    return { kind: 'invalid', problems };
  }
  const failure = await update(values.password);
  if (failure) {
    const { title, text } = AUTH_MESSAGES.passwordFailed(failure.message);
    showError({ title, text });
    return { kind: 'failed', message: text, retryAfter: failure.retryAfter };
  }
  showToast(AUTH_MESSAGES.passwordUpdated);
  carryToast();
  currentEnvironment().page.open(`${RESET_PASSWORD_PATH}?${RESET_DONE}`);
  return { kind: 'done' };
}
