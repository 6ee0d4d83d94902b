import { userById, type UserRow } from '../accounts/users.ts';
import type { AuthContext, AuthRequest } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import { bearerOf, type TokenFailure } from '../tokens.ts';
import { findSession, type SessionRow } from './sessions.ts';

const WHY: Record<TokenFailure['failure'], string> = {
  'no-key': 'token is malformed',
  undecodable: 'token is malformed: token contains an invalid number of segments',
  'bad-signature': 'signature is invalid',
  expired: 'token has invalid claims: token is expired',
  'bad-claims': 'token has invalid claims',
};

/**
 * The current user and session of the request's token: refuses deleted accounts and ended sessions although
 * the token has not expired. Throws 401 `no_authorization`, 403 `bad_jwt`, `user_not_found` or
 * `session_not_found`.
 */
export async function requireSession(
  { tokens, database, clock }: AuthContext,
  { request }: AuthRequest,
): Promise<{ user: UserRow; session: SessionRow }> {
  const bearer = bearerOf(request.headers.get('authorization'));
  if (bearer === null) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  // Without a session the client sends its API key as bearer.
  if (bearer.startsWith('sb_')) throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim');
  const caller = await tokens.verifyAccessToken(bearer);
  if ('failure' in caller || caller.userId === null) {
    const why = WHY['failure' in caller ? caller.failure : 'bad-claims'];
    throw new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${why}`);
  }
  const user = await userById(database, caller.userId);
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const session = await findSession(database, String(caller.claims.session_id));
  const over = session?.not_after && session.not_after <= clock();
  if (session?.user_id !== user.id || over) {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  return { user, session };
}
