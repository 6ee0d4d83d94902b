import { createRemoteJWKSet, errors, jwksCache, jwtVerify, type JWKSCacheInput } from 'jose';
import { z } from 'zod';
import { givenName, type ReadToken } from '../core/backend/auth.ts';
import type { Clock } from '../core/dates.ts';

/** Keys older than this are asked for anew, beside the pages: as long as Supabase's own edge keeps them. */
const RENEW_MS = 10 * 60_000;

/** Keys older than this are believed no longer: as long as an access token lives. */
const BELIEVE_MS = 60 * 60_000;

const PATIENCE_MS = 2_000;

/** Seconds by which the project's clock and ours may differ. */
const SKEW_SECONDS = 60;

/** Who counts as signed in by the token alone. Of anybody else only the auth server knows whether the address is confirmed. */
const CLAIMS = z.object({
  sub: z.uuid(),
  email: z.string().min(1),
  role: z.literal('authenticated'),
  is_anonymous: z.literal(false).optional(),
  user_metadata: z.looseObject({ email_verified: z.literal(true).optional() }).optional(),
});

/** What no auth server would take either. */
const NO_GOOD = [
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
];

/**
 * Judges access tokens by the public keys at an address, which are kept, and fetched anew for a key not seen before. It
 * answers undefined, for the auth server to be asked, where the project signs with its older shared secret, the keys
 * cannot be had, or none of them fits.
 */
export function tokenReader(keysUrl: string, clock: Clock): ReadToken {
  const kept: JWKSCacheInput = {};
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: PATIENCE_MS,
    cacheMaxAge: BELIEVE_MS,
    [jwksCache]: kept,
  });
  return async (token) => {
    // No page waits for it, and while it fails the keys at hand are believed.
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
