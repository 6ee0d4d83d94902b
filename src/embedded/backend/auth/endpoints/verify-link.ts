import { confirmEmail } from '../accounts/users.ts';
import type { AuthContext, AuthRequest, Endpoint } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import { safeRedirect, seeOther, wantedRedirect } from '../http/redirects.ts';
import { issueCode } from '../links/flow-state.ts';
import { consumeMailToken, isPkceToken, type MailKind } from '../links/mail-tokens.ts';
import { startSession, type AccessTokenResponse } from '../sessions/sessions.ts';

const KINDS = new Map<string | null, MailKind>([
  ['signup', 'confirmation'],
  ['recovery', 'recovery'],
]);

type Followed = { session: AccessTokenResponse } | { code: string } | 'confirmed' | undefined;

/**
 * `GET /verify`: what a link in a mail opens. Always a redirect to the site: with tokens in the fragment
 * (implicit), with a code for the browser that began the flow (PKCE), or with the error, in the fragment and
 * for PKCE in the query too.
 */
export const verifyLink: Endpoint = async (context, from) => {
  const target = safeRedirect(wantedRedirect(from.request), context.siteUrl);
  const token = from.url.searchParams.get('token') ?? from.url.searchParams.get('token_hash') ?? '';
  const type = from.url.searchParams.get('type');
  const kind = KINDS.get(type);
  const pkce = isPkceToken(token);
  try {
    context.limiter.request('verify', from.client.address);
    const followed = kind && (await follow(context, from, { token, kind, pkce }));
    if (followed === undefined) throw expired();
    return seeOther(arrival(target, followed, type ?? ''));
  } catch (error) {
    if (error instanceof AuthError) return seeOther(failure(target, error, pkce));
    throw error;
  }
};

/** The answer for a link that is unknown, used or older than a day. */
export function expired(): AuthError {
  return new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
}

function follow(
  context: AuthContext,
  from: AuthRequest,
  { token, kind, pkce }: { token: string; kind: MailKind; pkce: boolean },
): Promise<Followed> {
  return context.database.transaction(async (tx) => {
    const user = await consumeMailToken(context, tx, token, kind);
    if (!user) return undefined;
    await confirmEmail(tx, user.id, context.clock());
    if (!pkce) return { session: await startSession(context, tx, { userId: user.id, method: 'otp', from }) };
    const code = await issueCode(context, tx, user.id, kind);
    return code === undefined ? 'confirmed' : { code };
  });
}

function arrival(target: URL, followed: Exclude<Followed, undefined>, type: string): URL {
  const url = new URL(target);
  if (followed === 'confirmed') return url;
  if ('code' in followed) {
    url.searchParams.set('code', followed.code);
    return url;
  }
  const { access_token, expires_at, expires_in, refresh_token, token_type } = followed.session;
  url.hash = new URLSearchParams({
    access_token,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    refresh_token,
    sb: '',
    token_type,
    type,
  }).toString();
  return url;
}

function failure(target: URL, { status, code, message }: AuthError, pkce: boolean): URL {
  const url = new URL(target);
  const error = status === 429 ? 'temporarily_unavailable' : 'access_denied';
  const fields = { error, error_code: code, error_description: message, sb: '' };
  if (pkce) for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  url.hash = new URLSearchParams(fields).toString();
  return url;
}
