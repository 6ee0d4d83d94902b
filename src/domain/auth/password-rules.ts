import { isPassword, type Problems } from './auth-rules.ts';
import { PASSWORD_MESSAGES } from '../messages.ts';

// Apart from the rules of signing in, whose dialog does without these and their sentences.

export interface NewPasswordValues {
  password: string;
  confirmation: string;
}

export interface PasswordChangeValues extends NewPasswordValues {
  current: string;
}

/** What is wrong with a new password and its repetition (docs/behaviour.md, People). */
export function newPasswordProblems({
  password,
  confirmation,
}: NewPasswordValues): Problems<keyof NewPasswordValues> {
  const { newPassword, confirmation: mismatch } = PASSWORD_MESSAGES.invalid;
  if (password !== confirmation) return { confirmation: mismatch };
  return isPassword(password) ? {} : { password: newPassword };
}

/** What is wrong with a change of the password by somebody who is signed in. */
export function passwordChangeProblems(values: PasswordChangeValues): Problems<keyof PasswordChangeValues> {
  const { currentMissing, samePassword } = PASSWORD_MESSAGES.invalid;
  if (!values.current) return { current: currentMissing };
  const problems = newPasswordProblems(values);
  const same = values.current === values.password && !problems.confirmation;
  return same ? { password: samePassword } : problems;
}
