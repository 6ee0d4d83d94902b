import { m } from '../../paraglide/messages.js';

/** Fewest characters a password may have (docs/behaviour.md, People). */
export const PASSWORD_MINIMUM = 6;

export interface SignInValues {
  email: string;
  password: string;
}

export interface SignUpValues extends SignInValues {
  fullName: string;
}

type Message = { title: string; text: string };

/** What is wrong, by field, in the order of the form. */
export type Problems<Field extends string = string> = Partial<Record<Field, Message>>;

/** How a form ended: everything done, or what to say beside which field, or beneath them all. */
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

/** An address with a top-level part of at least two letters (docs/behaviour.md, People); the mail itself is the real test. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text);
}

/** Long enough. */
export function isPassword(text: string): boolean {
  return [...text].length >= PASSWORD_MINIMUM;
}

/** What the person has to change before signing in makes sense. */
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

/** What the person has to change before signing up makes sense. */
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

/** What the person has to change before a reset mail can be sent. */
export function resetProblems({ email }: { email: string }): Problems<'email'> {
  return isEmail(email)
    ? {}
    : { email: { title: m.auth_invalid_reset_email_title(), text: m.auth_invalid_reset_email_text() } };
}

/** The first of the problems, which is what the toast says. */
export function firstProblem(problems: Problems): Message | undefined {
  return Object.values(problems)[0];
}

/** Seconds between two mails to one address, unless the server says otherwise (Supabase's default). */
export const RESEND_PAUSE_SECONDS = 60;
