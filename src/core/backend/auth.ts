import type { AuthChangeEvent, AuthError, Session, User } from '@supabase/supabase-js';
import {
  RESET_PASSWORD_PATH,
  type Account,
  type AuthFailure,
  type AuthResult,
  type LinkPurpose,
  type LinkResult,
  type SignInResult,
  type SignUpResult,
} from '../account.ts';
import { currentLanguage } from '../language/current.ts';
import { toAuthFailure } from './auth-failure.ts';
import type { Client } from './client.ts';
import { toBackendError } from './errors.ts';

/** A valid name given at sign-up; null otherwise. */
export const givenName = (fullName: unknown): string | null =>
  typeof fullName === 'string' && fullName.trim() ? fullName.trim() : null;

function toAccount(user: User): Account {
  return { id: user.id, email: user.email ?? '', fullName: givenName(user.user_metadata.full_name) };
}

/** Drops a session locally, even if the server refuses. */
async function dropSession(client: Client): Promise<void> {
  await client.auth.signOut({ scope: 'local' });
}

async function done(call: Promise<{ error: AuthError | null }>): Promise<AuthResult> {
  const { error } = await call;
  return error ? toAuthFailure(error) : { kind: 'ok' };
}

/**
 * Signs up, after signing out any current user. The mail's link leads to `origin`/, which includes the language of the
 * page, so the mail is in that language. A registered address returns `verify` too, so that sign-up does not reveal
 * accounts.
 */
export async function signUp(
  client: Client,
  {
    email,
    password,
    fullName,
    origin,
  }: { email: string; password: string; fullName: string; origin: string },
): Promise<SignUpResult> {
  await dropSession(client);
  const { data, error } = await client.auth.signUp({
    email,
    password,
    options: { data: { full_name: fullName, language: currentLanguage() }, emailRedirectTo: `${origin}/` },
  });
  if (error) return toAuthFailure(error);
  if (data.user?.email_confirmed_at) return { kind: 'created', account: toAccount(data.user) };
  if (data.session) await dropSession(client);
  return { kind: 'verify', email };
}

/** Signs in with a password. An account with an unconfirmed address is never left signed in. */
export async function signIn(client: Client, email: string, password: string): Promise<SignInResult> {
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) {
    return error.code === 'email_not_confirmed' ? { kind: 'notConfirmed' } : toAuthFailure(error);
  }
  if (data.user.email_confirmed_at) return { kind: 'signedIn', account: toAccount(data.user) };
  await dropSession(client);
  return { kind: 'signedOut' };
}

/** Signs this browser out, or with `global` all of the user's. */
export function signOut(client: Client, scope: 'local' | 'global' = 'local'): Promise<AuthResult> {
  return done(client.auth.signOut({ scope }));
}

/** Sends the verification mail again; `ok` for unknown addresses too. */
export function resendVerification(client: Client, email: string, origin: string): Promise<AuthResult> {
  return done(client.auth.resend({ type: 'signup', email, options: { emailRedirectTo: `${origin}/` } }));
}

/** Sends the mail for a password reset; `ok` for unknown addresses too. */
export function requestPasswordReset(client: Client, email: string, origin: string): Promise<AuthResult> {
  return done(client.auth.resetPasswordForEmail(email, { redirectTo: origin + RESET_PASSWORD_PATH }));
}

/** Sets the password of the user whom a mail's link signed in; ends their other sessions. */
export function updatePassword(client: Client, password: string): Promise<AuthResult> {
  return done(client.auth.updateUser({ password }));
}

/**
 * Changes the signed-in user's password and ends their other sessions. A wrong current password returns
 * `wrongCredentials`. It is verified by signing in, because a hosted project checks it only if configured to.
 */
export async function changePassword(
  client: Client,
  { email, current, password }: { email: string; current: string; password: string },
): Promise<AuthResult> {
  const known = await done(client.auth.signInWithPassword({ email, password: current }));
  if (known.kind === 'failed') return known;
  return done(client.auth.updateUser({ password, current_password: current }));
}

const INVALID_LINK: AuthFailure = {
  kind: 'failed',
  reason: 'invalidLink',
  message: 'Email link is invalid or has expired',
  retryAfter: null,
};

type SessionAnswer = { data: { user: User | null }; error: null } | { data: unknown; error: AuthError };

async function linkResult(call: Promise<SessionAnswer>): Promise<LinkResult> {
  const { data, error } = await call;
  if (error) return toAuthFailure(error);
  if (data.user) return { kind: 'session', account: toAccount(data.user) };
  return INVALID_LINK;
}

/** Redeems a mail's link, in any browser, and signs its user in. */
export function redeemLink(client: Client, tokenHash: string, purpose: LinkPurpose): Promise<LinkResult> {
  return linkResult(client.auth.verifyOtp({ token_hash: tokenHash, type: purpose }));
}

/** The same with the code printed in the mail. */
export function redeemCode(
  client: Client,
  { email, code, purpose }: { email: string; code: string; purpose: LinkPurpose },
): Promise<LinkResult> {
  return linkResult(client.auth.verifyOtp({ email, token: code, type: purpose }));
}

/** Exchanges the code of a mail's link for a session; works only in the browser where the flow began (PKCE). */
export function exchangeCode(client: Client, code: string): Promise<LinkResult> {
  return linkResult(client.auth.exchangeCodeForSession(code));
}

/** The account of an access token; null if it is invalid, undefined if only the auth server can tell. */
export type ReadToken = (token: string) => Promise<Account | null | undefined>;

/** Null for an ended session; throws if that is unknown. */
function orNobody(error: AuthError): null {
  const failure = toBackendError(error);
  if (failure.kind === 'expired') return null;
  throw failure;
}

/**
 * The signed-in account with a confirmed address, read from the access token if `readToken` can, else from the auth
 * server. Null if signed out or the session has ended. Rejects if the server cannot be reached.
 */
export async function verifiedAccount(client: Client, readToken?: ReadToken): Promise<Account | null> {
  if (readToken) {
    const { data, error } = await client.auth.getSession();
    if (error) return orNobody(error);
    const account = data.session && (await readToken(data.session.access_token));
    if (account !== undefined) return account;
  }
  const { data, error } = await client.auth.getUser();
  if (error) return orNobody(error);
  return data.user.email_confirmed_at ? toAccount(data.user) : null;
}

function confirmedAccount(session: Session | null): Account | null {
  return session?.user.email_confirmed_at ? toAccount(session.user) : null;
}

/** Subscribes to session changes, in other tabs too; returns the unsubscribe function. */
export function watchAccount(
  client: Client,
  listener: (account: Account | null, event: AuthChangeEvent) => void,
): () => void {
  const { data } = client.auth.onAuthStateChange((event, session) => {
    listener(confirmedAccount(session), event);
  });
  return () => {
    data.subscription.unsubscribe();
  };
}
