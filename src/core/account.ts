/** The account of a session. A user counts as signed out until the e-mail address is confirmed. */
export interface Account {
  id: string;
  email: string;
  /** As given at sign-up; the profile's name may differ. */
  fullName: string | null;
}

/** Why authentication failed, where the user can act on it. */
export type AuthFailureReason =
  | 'wrongCredentials'
  | 'weakPassword'
  | 'samePassword'
  | 'alreadyRegistered'
  | 'invalidLink'
  /** Sign-up needs an invitation. */
  | 'closed'
  | 'expired'
  | 'limited'
  | 'offline'
  | 'unavailable'
  | 'full'
  | 'refused';

export interface AuthFailure {
  kind: 'failed';
  reason: AuthFailureReason;
  /** For the user: the auth server's message or ours; empty if it gave none. */
  message: string;
  /** Seconds until a retry makes sense, if the server says. */
  retryAfter: number | null;
}

/** `notConfirmed`: the server refused. `signedOut`: it gave a session, which was signed out again. */
export type SignInResult =
  | { kind: 'signedIn'; account: Account }
  | { kind: 'notConfirmed' }
  | { kind: 'signedOut' }
  | AuthFailure;

/** `verify`: the account waits for the link in the mail. */
export type SignUpResult =
  | { kind: 'verify'; email: string }
  | { kind: 'created'; account: Account }
  | AuthFailure;

export type AuthResult = { kind: 'ok' } | AuthFailure;

/** `session` contains the account a link signed in. */
export type LinkResult = { kind: 'session'; account: Account } | AuthFailure;

/** The page that mailed links lead to; it asks before it uses up the token. */
export const CONFIRM_PATH = '/confirm';

/** Purpose of a mailed link, as in its address. */
export type LinkPurpose = 'signup' | 'recovery';

/** Target of the link in a password-reset mail (docs/behaviour.md, People). */
export const RESET_PASSWORD_PATH = '/reset-password';

/** Parameter of the reset page after success: it then only leads home. */
export const RESET_DONE = 'done';

/** Fragment of the home page after a verified sign-up. */
export const CONFIRMED_HASH = '#confirmed';

/** Fragments that open the auth dialog for a visitor. */
export const SIGN_IN_HASH = '#sign-in';
export const SIGN_UP_HASH = '#sign-up';
