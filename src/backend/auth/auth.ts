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
} from '../../domain/auth/account.ts';
import { currentLanguage } from '../../domain/language/current.ts';
import { toAuthFailure } from './auth-failure.ts';
import type { Client } from '../client.ts';
import { toBackendError } from '../errors.ts';

/** A name as it was given at sign-up; null for none, and for what is no name. */
export const givenName = (fullName: unknown): string | null =>
  typeof fullName === 'string' && fullName.trim() ? fullName.trim() : null;

function toAccount(user: User): Account {
  return { id: user.id, email: user.email ?? '', fullName: givenName(user.user_metadata.full_name) };
}

/** Ends a session nobody is to see, whatever the server says about it. */
async function dropSession(client: Client): Promise<void> {
  await client.auth.signOut({ scope: 'local' });
}

async function done(call: Promise<{ error: AuthError | null }>): Promise<AuthResult> {
  const { error } = await call;
  return error ? toAuthFailure(error) : { kind: 'ok' };
}

/**
 * Registers a person, signing out whoever was signed in (docs/behaviour.md, People). The link of the mail leads to
 * `origin`/, which names the language of the page: whoever signs up is written to in it. An address that is registered
 * already gets `verify` too: nobody learns who has an account.
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

/** Signs in with a password; an account whose address is not confirmed is never left signed in. */
export async function signIn(client: Client, email: string, password: string): Promise<SignInResult> {
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) {
    return error.code === 'email_not_confirmed' ? { kind: 'notConfirmed' } : toAuthFailure(error);
  }
  if (data.user.email_confirmed_at) return { kind: 'signedIn', account: toAccount(data.user) };
  await dropSession(client);
  return { kind: 'signedOut' };
}

/** Signs this browser out, or all of the person's with `global`. */
export function signOut(client: Client, scope: 'local' | 'global' = 'local'): Promise<AuthResult> {
  return done(client.auth.signOut({ scope }));
}

/** Sends the verification mail once more; `ok` for unknown addresses too. */
export function resendVerification(client: Client, email: string, origin: string): Promise<AuthResult> {
  return done(client.auth.resend({ type: 'signup', email, options: { emailRedirectTo: `${origin}/` } }));
}

/** Sends a mail whose link leads to the reset page; `ok` for unknown addresses too. */
export function requestPasswordReset(client: Client, email: string, origin: string): Promise<AuthResult> {
  return done(client.auth.resetPasswordForEmail(email, { redirectTo: origin + RESET_PASSWORD_PATH }));
}

/** Gives the person whom a mail's link signed in a new password; their other sessions end. */
export function updatePassword(client: Client, password: string): Promise<AuthResult> {
  return done(client.auth.updateUser({ password }));
}

/**
 * Changes the password of whoever is signed in, who has to know the current one (`wrongCredentials` otherwise); their
 * other sessions end. It is tried by signing in with it, because a hosted project asks for it only when told to.
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

/** Uses up a link of a mail, in whichever browser, and signs its person in here. */
export function redeemLink(client: Client, tokenHash: string, purpose: LinkPurpose): Promise<LinkResult> {
  return linkResult(client.auth.verifyOtp({ token_hash: tokenHash, type: purpose }));
}

/** The same with the code that stands in the mail beside the link. */
export function redeemCode(
  client: Client,
  { email, code, purpose }: { email: string; code: string; purpose: LinkPurpose },
): Promise<LinkResult> {
  return linkResult(client.auth.verifyOtp({ email, token: code, type: purpose }));
}

/** Turns the code a mail's link came back with into a session; only where the flow began can it. */
export function exchangeCode(client: Client, code: string): Promise<LinkResult> {
  return linkResult(client.auth.exchangeCodeForSession(code));
}

/** Whose an access token is; null when it is no good, undefined where the auth server has to be asked. */
export type ReadToken = (token: string) => Promise<Account | null | undefined>;

/** Nobody for a session that is over; rejects when that could not be learnt. */
function orNobody(error: AuthError): null {
  const failure = toBackendError(error);
  if (failure.kind === 'expired') return null;
  throw failure;
}

/**
 * Who is signed in with a confirmed address: read from the access token where `readToken` can judge it, else asked of
 * the auth server. Null for nobody, or when the session is over. Rejects when the server cannot be asked.
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

/** Tells of every change of the session, in other tabs too; answers how to stop. */
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
