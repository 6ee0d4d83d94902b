import { m } from '../../paraglide/messages.js';

/** Minimum password length in characters (docs/behaviour.md, People). */
export const PASSWORD_MINIMUM = 6;

export interface SignInValues {
  email: string;
  password: string;
}

export interface SignUpValues extends SignInValues {
  fullName: string;
}

type Message = { title: string; text: string };

/** Validation errors by field, in the order of the form. */
export type Problems<Field extends string = string> = Partial<Record<Field, Message>>;

/** Result of a form: done, errors by field, or one message below the form. */
export type FormAnswer<Field extends string = string> =
  | { kind: 'done' }
  | { kind: 'invalid'; problems: Problems<Field> }
  | FormRefusal;

export interface FormRefusal {
  kind: 'failed';
  message: string;
  retryAfter: number | null;
}

const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)$/iu;

/**
 * Whether an address has valid syntax and a top-level domain of two letters or more (docs/behaviour.md, People). Only
 * the mail proves that it works.
 */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text);
}

/** Whether a password is long enough. */
export function isPassword(text: string): boolean {
  return [...text].length >= PASSWORD_MINIMUM;
}

/** Validates the sign-in form; returns errors by field, empty if valid. */
export function signInProblems({ email, password }: SignInValues): Problems<keyof SignInValues> {
  return {
    ...(isEmail(email)
      ? {}
      : {
          email: { title: m.auth_invalid_sign_in_email_title(), text: m.auth_invalid_sign_in_email_text() },
        }),
    ...(isPassword(password)
      ? {}
      : {
          password: {
            title: m.auth_invalid_sign_in_password_title(),
            text: m.auth_invalid_sign_in_password_text(),
          },
        }),
  };
}

/** Validates the sign-up form; returns errors by field, empty if valid. */
export function signUpProblems({ fullName, email, password }: SignUpValues): Problems<keyof SignUpValues> {
  return {
    ...(fullName.trim()
      ? {}
      : { fullName: { title: m.auth_invalid_name_title(), text: m.auth_invalid_name_text() } }),
    ...(isEmail(email)
      ? {}
      : {
          email: { title: m.auth_invalid_sign_up_email_title(), text: m.auth_invalid_sign_up_email_text() },
        }),
    ...(isPassword(password)
      ? {}
      : {
          password: {
            title: m.auth_invalid_sign_up_password_title(),
            text: m.auth_invalid_sign_in_password_text(),
          },
        }),
  };
}

/** Validates the form for a reset mail; empty if valid. */
export function resetProblems({ email }: { email: string }): Problems<'email'> {
  return isEmail(email)
    ? {}
    : { email: { title: m.auth_invalid_reset_email_title(), text: m.auth_invalid_reset_email_text() } };
}

/** The first error, shown as a toast; undefined without one. */
export function firstProblem(problems: Problems): Message | undefined {
  return Object.values(problems)[0];
}

/** Seconds between two mails to an address, unless the server says otherwise (Supabase's default). */
export const RESEND_PAUSE_SECONDS = 60;
