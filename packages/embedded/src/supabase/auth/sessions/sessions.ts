import { isIP } from 'node:net';
import type { Transaction } from '../../database/contract.ts';
import { secretText, uuid } from '../accounts/random.ts';
import { userJson } from '../accounts/user-json.ts';
import type { UserRow } from '../accounts/users.ts';
import type { AuthContext, AuthRequest } from '../context.ts';
import { insertRefreshToken } from './refresh-tokens.ts';

/** Lifetime of an access token in seconds. */
const ACCESS_TOKEN_SECONDS = 3600;

/** How the session began, for the token's `amr`. */
export type SignInMethod = 'password' | 'otp';

export interface SessionRow {
  id: string;
  user_id: string;
  created_at: Date;
  tag: string | null;
  /** When it was ended, if its row remains. */
  not_after: Date | null;
}

/** The API's AccessTokenResponse. */
export interface AccessTokenResponse {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: Record<string, unknown>;
}

export async function findSession(tx: Transaction, id: string): Promise<SessionRow | undefined> {
  const found = await tx.query<SessionRow>('select * from auth.sessions where id = $1::uuid', [id]);
  return found.rows[0];
}

/** Locks a session's row, so that refreshes run one at a time. */
export async function lockSession(tx: Transaction, id: string): Promise<SessionRow | undefined> {
  const found = await tx.query<SessionRow>('select * from auth.sessions where id = $1::uuid for update', [
    id,
  ]);
  return found.rows[0];
}

/** Starts a session and returns its first tokens. */
export async function startSession(
  context: AuthContext,
  tx: Transaction,
  { userId, method, from }: { userId: string; method: SignInMethod; from: AuthRequest },
): Promise<AccessTokenResponse> {
  const now = context.clock();
  const session = {
    id: uuid(context.random),
    user_id: userId,
    created_at: now,
    tag: method,
    not_after: null,
  };
  const { address } = from.client;
  await tx.query(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip, tag)
     values ($1::uuid, $2::uuid, $3::timestamptz, $3::timestamptz, 'aal1', $4, $5::inet, $6)`,
    [
      session.id,
      userId,
      now,
      from.request.headers.get('user-agent')?.slice(0, 500) ?? null,
      isIP(address) ? address.replace(/%.*$/, '') : null,
      method,
    ],
  );
  const token = secretText(context.random);
  await insertRefreshToken(tx, { token, parent: null, userId, sessionId: session.id }, now);
  const signedIn = await tx.query<UserRow>(
    `update auth.users set last_sign_in_at = $2::timestamptz, updated_at = $2::timestamptz
     where id = $1::uuid returning *`,
    [userId, now],
  );
  const [user] = signedIn.rows;
  if (!user) throw new Error('the account vanished while a session began');
  return tokenResponse(context, tx, { user, session, refreshToken: token });
}

/** A new access token, with the refresh token that renews it. */
export async function tokenResponse(
  context: AuthContext,
  tx: Transaction,
  { user, session, refreshToken }: { user: UserRow; session: SessionRow; refreshToken: string },
): Promise<AccessTokenResponse> {
  const issuedAt = Math.floor(context.clock().getTime() / 1000);
  const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS;
  const began = Math.floor(session.created_at.getTime() / 1000);
  const accessToken = await context.tokens.sign({
    iss: context.externalUrl,
    sub: user.id,
    aud: 'authenticated',
    iat: issuedAt,
    exp: expiresAt,
    email: user.email,
    phone: '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: user.role,
    aal: 'aal1',
    amr: [{ method: session.tag ?? 'password', timestamp: began }],
    session_id: session.id,
    is_anonymous: false,
  });
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: await userJson(tx, user),
  };
}
