import type { AuthContext, AuthRequest, Endpoint } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import { safeRedirect, seeOther, wantedRedirect } from '../http/redirects.ts';
import { issueCode } from '../links/flow-state.ts';
import { confirmAddress } from '../links/mail-link.ts';
import { isPkceToken, takeLink, type LinkKind } from '../links/mail-links.ts';
import { acceptLink } from '../links/pending-sign-ups.ts';
import { startSession, type AccessTokenResponse } from '../sessions/sessions.ts';

const KINDS = new Map<string | null, LinkKind>([
  ['signup', 'confirmation'],
  ['recovery', 'recovery'],
]);

type Followed = { session: AccessTokenResponse } | { code: string } | undefined;

/**
 * `GET /verify`: opened by a mail's link. Always redirects to the site: with tokens in the fragment (implicit
 * flow), with a code for the browser that started the flow (PKCE), or with an error in the fragment, for PKCE
 * also in the query. If the site has a confirm page, redirects there without using the link.
 */
export const verifyLink: Endpoint = async (context, from) => {
  const target = safeRedirect(wantedRedirect(from.request), context.siteUrl);
  const token = from.url.searchParams.get('token') ?? from.url.searchParams.get('token_hash') ?? '';
  const type = from.url.searchParams.get('type');
  const kind = KINDS.get(type);
  if (context.confirmUrl) return seeOther(confirmAddress(context.confirmUrl(target), token, type ?? ''));
  const pkce = isPkceToken(token);
  try {
    context.limiter.request('verify', from.client.address);
    const followed = kind && (await follow(context, from, { token, kind }));
    if (followed === undefined) throw expired();
    return seeOther(arrival(target, followed, type ?? ''));
  } catch (error) {
    if (error instanceof AuthError) return seeOther(failure(target, error, pkce));
    throw error;
  }
};

/** The error for an unknown, used or expired link. */
export function expired(): AuthError {
  return new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
}

function follow(
  context: AuthContext,
  from: AuthRequest,
  { token, kind }: { token: string; kind: LinkKind },
): Promise<Followed> {
  return context.database.transaction(async (tx) => {
    const link = await takeLink(context, tx, token, [kind]);
    if (!link) return undefined;
    const { id: userId } = await acceptLink(context, tx, link);
    const { code_challenge: value, code_challenge_method: method } = link;
    if (value === null || method === null) {
      return { session: await startSession(context, tx, { userId, method: 'otp', from }) };
    }
    return { code: await issueCode(context, tx, { userId, kind, challenge: { value, method } }) };
  });
}

function arrival(target: URL, followed: Exclude<Followed, undefined>, type: string): URL {
  const url = new URL(target);
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
