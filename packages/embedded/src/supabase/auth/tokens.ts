import { createHash, timingSafeEqual } from 'node:crypto';
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { Clock } from '../part.ts';
import type { BackendKeys } from './keys.ts';

export type Role = 'anon' | 'authenticated' | 'service_role';

/** The caller: its database role and the claims for `request.jwt.claims`. */
export interface Caller {
  role: Role;
  claims: Record<string, unknown>;
  /** The signed-in user; null for an API key alone. */
  userId: string | null;
}

/**
 * Why a caller was refused. `no-key`: `apikey` missing or unknown. `undecodable`: the bearer is no JWT
 * (`parts`: its dot-separated parts). `bad-signature`: another key or algorithm. `expired`: past `exp`.
 * `bad-claims`: wrong audience or role, issued in the future, or not yet valid.
 */
export type TokenFailure =
  | { failure: 'no-key' | 'bad-signature' | 'expired' | 'bad-claims' }
  | { failure: 'undecodable'; parts: number };

/** Verifies the two headers of a request; never rejects. */
export type VerifyToken = (
  authorization: string | null,
  apikey: string | null,
) => Promise<Caller | TokenFailure>;

export interface Tokens {
  verifyToken: VerifyToken;
  /** Verifies an access token. */
  verifyAccessToken(token: string): Promise<Caller | TokenFailure>;
  /** Signs an access token with all its claims; `iat` and `exp` in seconds. */
  sign(claims: JWTPayload): Promise<string>;
}

/** Tolerated clock skew, as in PostgREST. */
const SKEW_SECONDS = 30;
const AUDIENCE = 'authenticated';

function equal(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

function failureOf(error: unknown, token: string): TokenFailure {
  if (error instanceof errors.JWTExpired) return { failure: 'expired' };
  if (error instanceof errors.JWTClaimValidationFailed) return { failure: 'bad-claims' };
  if (error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid) {
    return { failure: 'undecodable', parts: token.split('.').length };
  }
  return { failure: 'bad-signature' };
}

/** The token of an Authorization header; null without one. */
export function bearerOf(authorization: string | null): string | null {
  return /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? null;
}

/** Signs and verifies the backend's access tokens: only HS256 with its own secret. */
export function createTokens({ keys, clock }: { keys: BackendKeys; clock: Clock }): Tokens {
  async function verifyAccessToken(token: string): Promise<Caller | TokenFailure> {
    try {
      const { payload } = await jwtVerify(token, keys.jwtSecret, {
        algorithms: ['HS256'],
        audience: AUDIENCE,
        requiredClaims: ['exp', 'iat', 'sub'],
        clockTolerance: SKEW_SECONDS,
        currentDate: clock(),
      });
      const early = (payload.iat ?? 0) > clock().getTime() / 1000 + SKEW_SECONDS;
      if (early || payload.role !== 'authenticated' || !payload.sub) return { failure: 'bad-claims' };
      return { role: 'authenticated', claims: payload, userId: payload.sub };
    } catch (error) {
      return failureOf(error, token);
    }
  }

  return {
    verifyAccessToken,
    async verifyToken(authorization, apikey) {
      const role = apikey === null ? undefined : roleOfKey(apikey, keys);
      if (apikey === null || role === undefined) return { failure: 'no-key' };
      const bearer = bearerOf(authorization);
      if (bearer === null || equal(bearer, apikey)) return { role, claims: { role }, userId: null };
      return verifyAccessToken(bearer);
    },
    sign: (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(keys.jwtSecret),
  };
}

function roleOfKey(apikey: string, keys: BackendKeys): 'anon' | 'service_role' | undefined {
  if (equal(apikey, keys.anonKey)) return 'anon';
  return equal(apikey, keys.secretKey) ? 'service_role' : undefined;
}
