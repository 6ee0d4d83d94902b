import { z } from 'zod';
import { userByEmail } from '../accounts/users.ts';
import type { Transaction } from '../../database/contract.ts';
import type { AuthContext, Endpoint } from '../context.ts';
import { AuthError, invalid } from '../http/auth-error.ts';
import { answerSession } from '../http/known-device.ts';
import { readBody } from '../http/read-body.ts';
import { takeCode, takeLink, type LinkKind, type MailLink } from '../links/mail-links.ts';
import { acceptLink } from '../links/pending-sign-ups.ts';
import { startSession } from '../sessions/sessions.ts';
import { optionalText, readEmail } from './fields.ts';
import { expired } from './verify-link.ts';

const BODY = z.object({
  type: optionalText,
  token_hash: optionalText,
  token: optionalText,
  email: optionalText,
});

/** `email` means either. */
const KINDS = new Map<string, LinkKind[]>([
  ['signup', ['confirmation']],
  ['recovery', ['recovery']],
  ['email', ['confirmation', 'recovery']],
]);

const wrongCode = () => new AuthError(403, 'otp_expired', 'Token has expired or is invalid');

/**
 * `POST /verify`: uses a link (`token_hash`) or its code (`email` and `token`), for a page that asks first,
 * since mail scanners open links. Returns a session, in any browser.
 */
export const verifyToken: Endpoint = async (context, from) => {
  context.limiter.request('verify', from.client.address);
  const { type, token_hash: token, token: code, email } = await readBody(from.request, BODY);
  if (!type) throw invalid('Verify requires a verification type');
  const kinds = KINDS.get(type) ?? [];
  const take = token
    ? (tx: Transaction) => takeLink(context, tx, token, kinds)
    : takingCode(context, { email, code, kinds });
  // Refused after the transaction, so that the wrong code is counted.
  const session = await context.database.transaction(async (tx) => {
    const link = await take(tx);
    if (!link) return undefined;
    const { id: userId } = await acceptLink(context, tx, link);
    return startSession(context, tx, { userId, method: 'otp', from });
  });
  if (!session) throw token ? expired() : wrongCode();
  return answerSession(context, from, session);
};

type Taking = (tx: Transaction) => Promise<MailLink | undefined>;

function takingCode(
  context: AuthContext,
  asked: { email: string | null | undefined; code: string | null | undefined; kinds: LinkKind[] },
): Taking {
  if (!asked.code) throw invalid('Verify requires a token or a token hash');
  const { code, kinds } = asked;
  const address = readEmail(asked.email);
  return async (tx) => {
    const user = await userByEmail(tx, address);
    return user && takeCode(context, tx, { userId: user.id, code, kinds });
  };
}
