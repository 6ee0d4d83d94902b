import { z } from 'zod';
import { userById } from '../accounts/users.ts';
import type { AuthContext, Endpoint } from '../context.ts';
import type { Transaction } from '../../database/contract.ts';
import { sha256 } from '../accounts/random.ts';
import { AuthError, invalid } from '../http/auth-error.ts';
import { answerSession } from '../http/known-device.ts';
import { readBody } from '../http/read-body.ts';
import {
  activeRefreshToken,
  findRefreshToken,
  forgetOldTokens,
  insertRefreshToken,
  isRefreshToken,
  nextRefreshToken,
  revokeFamily,
  revokeRefreshToken,
  type RefreshTokenRow,
} from '../sessions/refresh-tokens.ts';
import { lockSession, tokenResponse, type AccessTokenResponse } from '../sessions/sessions.ts';
import { optionalText } from './fields.ts';

const BODY = z.object({ refresh_token: optionalText });
/** Milliseconds in which an exchanged token is accepted again, since tabs refresh at the same time. */
const REUSE = 10_000;
/** Maximum exchanges within that time. */
const LONGEST_CHAIN = 20;

const unknownToken = () =>
  new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');

/**
 * `grant_type=refresh_token`: exchanges a refresh token for the next one. A used token is accepted again
 * within ten seconds, or while its successor is unused (its response was lost); otherwise it may be stolen,
 * and the session is revoked.
 */
export const refreshGrant: Endpoint = async (context, from) => {
  context.limiter.request('refresh', from.client.address);
  const { refresh_token: token } = await readBody(from.request, BODY);
  if (!token || !isRefreshToken(token)) throw invalid('Refresh token is not valid');
  const outcome = await context.database.transaction((tx) => exchange(context, tx, token));
  // Thrown after the transaction, so that the revocation is committed.
  if (outcome === 'reused') {
    throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }
  return answerSession(context, from, outcome);
};

async function exchange(
  context: AuthContext,
  tx: Transaction,
  token: string,
): Promise<AccessTokenResponse | 'reused'> {
  const now = context.clock();
  const sessionId = (await findRefreshToken(tx, token))?.session_id;
  if (!sessionId) throw unknownToken();
  await tx.query("select set_config('lock_timeout', '5s', true)");
  const session = await lockSession(tx, sessionId);
  // Reads again under the lock: another request may have exchanged it.
  const held = await findRefreshToken(tx, token);
  const user = session && (await userById(tx, session.user_id));
  if (!session || !held || !user) throw unknownToken();
  const successor = held.revoked ? await successorOf(context, tx, held, token) : undefined;
  if (held.revoked && successor === undefined) {
    await revokeFamily(tx, sessionId, now);
    return 'reused';
  }
  const refreshToken = successor ?? (await swap(context, tx, held, token));
  return tokenResponse(context, tx, { user, session, refreshToken });
}

async function swap(
  context: AuthContext,
  tx: Transaction,
  held: RefreshTokenRow,
  token: string,
): Promise<string> {
  const now = context.clock();
  const next = nextRefreshToken(token, context.refreshSecret);
  await revokeRefreshToken(tx, held.id, now);
  const chain = { parent: held.token, userId: held.user_id, sessionId: held.session_id };
  await insertRefreshToken(tx, { token: next, ...chain }, now);
  await forgetOldTokens(tx, held.session_id, now);
  await tx.query(
    `update auth.sessions set refreshed_at = $2::timestamptz at time zone 'utc', updated_at = $2::timestamptz
     where id = $1::uuid`,
    [held.session_id, now],
  );
  return next;
}

/** The session's unused token, if a client with a used one may have it. */
async function successorOf(
  context: AuthContext,
  tx: Transaction,
  held: RefreshTokenRow,
  token: string,
): Promise<string | undefined> {
  const active = await activeRefreshToken(tx, held.session_id);
  if (!active) return undefined;
  const recent = context.clock().getTime() - held.updated_at.getTime() <= REUSE;
  if (active.parent !== held.token && !recent) return undefined;
  let candidate = token;
  for (let step = 0; step < LONGEST_CHAIN; step += 1) {
    candidate = nextRefreshToken(candidate, context.refreshSecret);
    if (sha256(candidate) === active.token) return candidate;
  }
  return undefined;
}
