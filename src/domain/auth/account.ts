/** A registered person as their own session knows them; until their address is confirmed nobody counts as signed in. */
export interface Account {
  id: string;
  email: string;
  /** What was given at sign-up; the profile may say otherwise since. */
  fullName: string | null;
}

/** Why an authentication call failed, as far as a person could do something about it. */
export type AuthFailureReason =
  | 'wrongCredentials'
  | 'weakPassword'
  | 'samePassword'
  | 'alreadyRegistered'
  | 'invalidLink'
  /** Only invited people may sign up. */
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
  /** Fit for the person: the auth server's own sentence, or ours; empty when it refused without a word. */
  message: string;
  /** Seconds after which another try makes sense, where the server says. */
  retryAfter: number | null;
}

/** `notConfirmed` was refused by the server; `signedOut` had got a session and was signed out again. */
export type SignInResult =
  | { kind: 'signedIn'; account: Account }
  | { kind: 'notConfirmed' }
  | { kind: 'signedOut' }
  | AuthFailure;

/** `verify` waits for the link in the mail. */
export type SignUpResult =
  | { kind: 'verify'; email: string }
  | { kind: 'created'; account: Account }
  | AuthFailure;

export type AuthResult = { kind: 'ok' } | AuthFailure;

/** `session` names the person a link signed in. */
export type LinkResult = { kind: 'session'; account: Account } | AuthFailure;

/** Where links in mails lead: the page that asks before it uses one up. */
export const CONFIRM_PATH = '/confirm';

/** What a link in a mail is for, as its address says it. */
export type LinkPurpose = 'signup' | 'recovery';

/** Where the link of a password-reset mail leads (docs/behaviour.md, People). */
export const RESET_PASSWORD_PATH = '/reset-password';

/** Parameter of the reset page once the password is set: the page is closed and leads home. */
export const RESET_DONE = 'done';

/** Ends the address of the home page somebody reaches with the link of a verification mail. */
export const CONFIRMED_HASH = '#confirmed';

/** With these behind its address a page opens the dialog for a visitor. */
export const SIGN_IN_HASH = '#sign-in';
export const SIGN_UP_HASH = '#sign-up';
