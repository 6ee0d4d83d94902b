import { createHmac } from 'node:crypto';
import type { Transaction } from '../../database/contract.ts';
import { sha256 } from '../accounts/random.ts';

/**
 * Refresh tokens are a chain: each is the HMAC of the previous one with a secret key. So only hashes are
 * stored, yet the server can repeat a response that a client lost.
 */
export function nextRefreshToken(token: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(token).digest('base64url');
}

/** Whether a token has this server's form. */
export function isRefreshToken(token: string): boolean {
  return /^[\w-]{43}$/.test(token);
}

export interface RefreshTokenRow {
  id: number;
  token: string;
  user_id: string;
  revoked: boolean;
  updated_at: Date;
  parent: string | null;
  session_id: string;
}

/** The row of a token. */
export async function findRefreshToken(tx: Transaction, token: string): Promise<RefreshTokenRow | undefined> {
  const found = await tx.query<RefreshTokenRow>('select * from auth.refresh_tokens where token = $1', [
    sha256(token),
  ]);
  return found.rows[0];
}

/** A session's unused token. */
export async function activeRefreshToken(
  tx: Transaction,
  sessionId: string,
): Promise<RefreshTokenRow | undefined> {
  const found = await tx.query<RefreshTokenRow>(
    'select * from auth.refresh_tokens where session_id = $1::uuid and not revoked order by id desc limit 1',
    [sessionId],
  );
  return found.rows[0];
}

export interface NewRefreshToken {
  token: string;
  parent: string | null;
  userId: string;
  sessionId: string;
}

export async function insertRefreshToken(tx: Transaction, token: NewRefreshToken, now: Date): Promise<void> {
  await tx.query(
    `insert into auth.refresh_tokens (instance_id, token, parent, user_id, session_id, revoked, created_at, updated_at)
     values ('00000000-0000-0000-0000-000000000000', $1, $2, $3, $4::uuid, false, $5::timestamptz, $5::timestamptz)`,
    [sha256(token.token), token.parent, token.userId, token.sessionId, now],
  );
}

/** Marks a token as exchanged. */
export async function revokeRefreshToken(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.query(
    'update auth.refresh_tokens set revoked = true, updated_at = $2::timestamptz where id = $1',
    [id, now],
  );
}

/** Ends a session with its access tokens, after a token was used twice and may be stolen. */
export async function revokeFamily(tx: Transaction, sessionId: string, now: Date): Promise<void> {
  await tx.query(
    `update auth.refresh_tokens set revoked = true, updated_at = $2::timestamptz
     where session_id = $1::uuid and not revoked`,
    [sessionId, now],
  );
  // The row remains, so that the other holder gets the reason.
  await tx.query('update auth.sessions set not_after = $2::timestamptz where id = $1::uuid', [
    sessionId,
    now,
  ]);
}

/** Deletes tokens exchanged over a day ago, which are refused in any case. */
export async function forgetOldTokens(tx: Transaction, sessionId: string, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 86_400_000);
  await tx.query(
    'delete from auth.refresh_tokens where session_id = $1::uuid and revoked and updated_at < $2::timestamptz',
    [sessionId, dayAgo],
  );
}
