import { createRemoteJWKSet, errors, jwksCache, jwtVerify, type JWKSCacheInput } from 'jose';
import { z } from 'zod';
import { givenName, type ReadToken } from '../core/backend/auth.ts';
import type { Clock } from '../core/dates.ts';

/** Older keys are refreshed in the background; Supabase's edge caches them as long. */
const RENEW_MS = 10 * 60_000;

/** Older keys are no longer trusted; as long as an access token lives. */
const BELIEVE_MS = 60 * 60_000;

const PATIENCE_MS = 2_000;

/** Tolerated clock skew in seconds. */
const SKEW_SECONDS = 60;

/**
 * Claims that suffice to be signed in. For any other token only the auth server knows whether the address is
 * confirmed.
 */
const CLAIMS = z.object({
  sub: z.uuid(),
  email: z.string().min(1),
  role: z.literal('authenticated'),
  is_anonymous: z.literal(false).optional(),
  user_metadata: z.looseObject({ email_verified: z.literal(true).optional() }).optional(),
});

/** Errors of tokens that no auth server would accept. */
const NO_GOOD = [
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
];

/**
 * Verifies access tokens by the public keys at a URL (JWKS), which are cached and reloaded for an unknown
 * key. Returns undefined, so that the auth server is asked, if the project uses a shared secret, or no key
 * can be loaded or fits.
 */
export function tokenReader(keysUrl: string, clock: Clock): ReadToken {
  const kept: JWKSCacheInput = {};
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: PATIENCE_MS,
    cacheMaxAge: BELIEVE_MS,
    [jwksCache]: kept,
  });
  return async (token) => {
    // In the background; on failure the cached keys remain.
    if (kept.uat && Date.now() - kept.uat > RENEW_MS) keys.reload().catch(() => undefined);
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['ES256', 'RS256'],
        audience: 'authenticated',
        requiredClaims: ['exp'],
        clockTolerance: SKEW_SECONDS,
        currentDate: clock(),
      });
      const { data } = CLAIMS.safeParse(payload);
      return (
        data && { id: data.sub, email: data.email, fullName: givenName(data.user_metadata?.['full_name']) }
      );
    } catch (error) {
      return NO_GOOD.some((kind) => error instanceof kind) ? null : undefined;
    }
  };
}
