import { z } from 'zod';
import { confirmEmail } from '../accounts/users.ts';
import type { Endpoint } from '../context.ts';
import { answer, AuthError, invalid } from '../http/auth-error.ts';
import { readBody } from '../http/read-body.ts';
import { consumeMailToken, type MailKind } from '../links/mail-tokens.ts';
import { startSession } from '../sessions/sessions.ts';
import { optionalText } from './fields.ts';
import { expired } from './verify-link.ts';

const BODY = z.object({
  type: optionalText,
  token_hash: optionalText,
  token: optionalText,
  email: optionalText,
});

/** `email` is the client's word for either; the kinds are tried in this order. */
const KINDS = new Map<string, MailKind[]>([
  ['signup', ['confirmation']],
  ['recovery', ['recovery']],
  ['email', ['confirmation', 'recovery']],
]);

/**
 * `POST /verify` with `token_hash`: what the link's GET does, for a page that asks a person first, so that a
 * mail scanner's visit uses nothing up. Six-digit codes are not mailed by this server; each is refused.
 */
export const verifyToken: Endpoint = async (context, from) => {
  context.limiter.request('verify', from.client.address);
  const body = await readBody(from.request, BODY);
  if (!body.type) throw invalid('Verify requires a verification type');
  if (!body.token_hash) {
    if (!body.token) throw invalid('Verify requires a token or a token hash');
    throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
  }
  const [token, kinds] = [body.token_hash, KINDS.get(body.type) ?? []];
  const session = await context.database.transaction(async (tx) => {
    for (const kind of kinds) {
      const user = await consumeMailToken(context, tx, token, kind);
      if (!user) continue;
      await confirmEmail(tx, user.id, context.clock());
      return startSession(context, tx, { userId: user.id, method: 'otp', from });
    }
    return undefined;
  });
  if (!session) throw expired();
  return answer(session);
};
