import { exchangeCode } from '../../core/backend/auth.ts';
import { hasVerifierCookie } from '../../core/session-cookie.ts';
import { sessionClient, type SessionContext } from '../../server/session.ts';

/**
 * Where a link from a mail has led: `none` when the address carries nothing of one; `session` when it signed
 * the person in; `elsewhere` when the sign-up or reset began in another browser, so that the address is
 * confirmed but nobody can be signed in here; `broken` for links that are used, expired or damaged.
 */
export type EmailLink = 'none' | 'session' | 'elsewhere' | 'broken';

/** Redeems the code a link from a mail brought (RFC 7636), on the server and before any page is shown. */
export async function redeemEmailLink(context: SessionContext & { url: URL }): Promise<EmailLink> {
  const { searchParams } = context.url;
  if (searchParams.has('error_code') || searchParams.has('error')) return 'broken';
  const code = searchParams.get('code');
  if (code === null) return 'none';
  if (!hasVerifierCookie(context.request.headers.get('cookie'))) return 'elsewhere';
  const result = await exchangeCode(await sessionClient(context), code);
  return result.kind === 'session' ? 'session' : 'broken';
}
