import { changePassword } from '../../backend/auth/auth.ts';
import { firstProblem, type Problems } from '../../domain/auth/auth-rules.ts';
import { PASSWORD_MESSAGES } from '../../domain/messages.ts';
import { passwordChangeProblems, type PasswordChangeValues } from '../../domain/auth/password-rules.ts';
import { attempt, sayFailure } from '../attempt.ts';
import type { FormAnswer } from './authentication.ts';
import { changeSession } from '../session.ts';
import { showError, showToast } from '../toasts.ts';

type Field = keyof PasswordChangeValues;

function refuse(first: { title: string; text: string }, problems: Problems<Field>): FormAnswer<Field> {
  showError(first);
  return { kind: 'invalid', problems };
}

/** Changes the password of the person signed in with this address; only this browser stays signed in. */
export async function submitPasswordChange(
  email: string,
  values: PasswordChangeValues,
): Promise<FormAnswer<Field>> {
  const problems = passwordChangeProblems(values);
  const first = firstProblem(problems);
  if (first) return refuse(first, problems);
  const { current, password } = values;
  const asked = await attempt(() =>
    changeSession((client) => changePassword(client, { email, current, password })),
  );
  if (asked.kind === 'failed') {
    const words = PASSWORD_MESSAGES.failed(asked.message);
    sayFailure(asked, words);
    return { kind: 'failed', message: words.text, retryAfter: null };
  }
  if (asked.value.kind === 'ok') {
    showToast(PASSWORD_MESSAGES.changed);
    return { kind: 'done' };
  }
  const { reason, message, retryAfter } = asked.value;
  const { currentWrong, samePassword } = PASSWORD_MESSAGES.invalid;
  if (reason === 'wrongCredentials') return refuse(currentWrong, { current: currentWrong });
  if (reason === 'samePassword') return refuse(samePassword, { password: samePassword });
  const words = PASSWORD_MESSAGES.failed(message);
  if (reason === 'weakPassword') return refuse(words, { password: words });
  showError(words);
  return { kind: 'failed', message: words.text, retryAfter };
}
