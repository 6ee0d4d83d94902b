import { m } from '../../paraglide/messages.js';
import { passwordFailed } from './new-password-words.ts';
import type { AuthFailure } from '../../core/account.ts';
import { isPassword, type FormAnswer, type Problems } from './auth-rules.ts';

// Separate from auth-rules.ts: the sign-in dialog does not load these rules and messages.

export interface NewPasswordValues {
  password: string;
  confirmation: string;
  /** Set: the user's API tokens are revoked as well. */
  tokens?: string;
}

export interface PasswordChangeValues extends NewPasswordValues {
  current: string;
}

/** Validates a new password and its repetition (docs/behaviour.md, People); empty if valid. */
export function newPasswordProblems({
  password,
  confirmation,
}: NewPasswordValues): Problems<keyof NewPasswordValues> {
  if (password !== confirmation)
    return {
      confirmation: {
        title: m.password_invalid_confirmation_title(),
        text: m.password_invalid_confirmation_text(),
      },
    };
  return isPassword(password)
    ? {}
    : {
        password: {
          title: m.password_invalid_new_password_title(),
          text: m.password_invalid_new_password_text(),
        },
      };
}

/** Validates a password change of the signed-in user; empty if valid. */
export function passwordChangeProblems(values: PasswordChangeValues): Problems<keyof PasswordChangeValues> {
  if (!values.current)
    return {
      current: {
        title: m.password_invalid_current_missing_title(),
        text: m.password_invalid_current_missing_text(),
      },
    };
  const problems = newPasswordProblems(values);
  const same = values.current === values.password && !problems.confirmation;
  return same
    ? {
        password: {
          title: m.password_invalid_same_password_title(),
          text: m.password_invalid_same_password_text(),
        },
      }
    : problems;
}

/** Maps the auth server's refusal of a password to field errors or one message below the form. */
export function passwordRefusal({
  reason,
  message,
  retryAfter,
}: AuthFailure): Exclude<FormAnswer<keyof PasswordChangeValues>, { kind: 'done' }> {
  const words = passwordFailed(message);
  if (reason === 'wrongCredentials')
    return {
      kind: 'invalid',
      problems: {
        current: {
          title: m.password_invalid_current_wrong_title(),
          text: m.password_invalid_current_wrong_text(),
        },
      },
    };
  if (reason === 'samePassword')
    return {
      kind: 'invalid',
      problems: {
        password: {
          title: m.password_invalid_same_password_title(),
          text: m.password_invalid_same_password_text(),
        },
      },
    };
  if (reason === 'weakPassword') return { kind: 'invalid', problems: { password: words } };
  return { kind: 'failed', message: words.text, retryAfter };
}
