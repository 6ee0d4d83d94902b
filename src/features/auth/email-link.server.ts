import { exchangeCode } from '../../core/backend/auth.ts';
import { hasVerifierCookie } from '../../core/session-cookie.ts';
import { sessionClient, type SessionContext } from '../../server/session.ts';

/**
 * The result of a mail's link: `none` if the address has no code; `session` if the user is signed in;
 * `elsewhere` if sign-up or reset began in another browser, so that the address is confirmed without signing
 * in; `broken` if it is used, expired or damaged.
 */
export type EmailLink = 'none' | 'session' | 'elsewhere' | 'broken';

/** Exchanges the code of a mail's link for a session (PKCE, RFC 7636), before the page is rendered. */
export async function redeemEmailLink(context: SessionContext & { url: URL }): Promise<EmailLink> {
  const { searchParams } = context.url;
  if (searchParams.has('error_code') || searchParams.has('error')) return 'broken';
  const code = searchParams.get('code');
  if (code === null) return 'none';
  if (!hasVerifierCookie(context.request.headers.get('cookie'))) return 'elsewhere';
  const result = await exchangeCode(await sessionClient(context), code);
  return result.kind === 'session' ? 'session' : 'broken';
}
