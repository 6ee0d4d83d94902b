import { BASE, cookieMark } from './base-path.ts';

/**
 * Name of the session cookie in code. @supabase/ssr splits long sessions into chunks `.0`, `.1` … Over https the
 * browser's name has {@link HOST_PREFIX}.
 */
export const SESSION_COOKIE = `${cookieMark(BASE)}sb-marquee-auth-token`;

/**
 * Browsers accept `__Host-` cookies only over https and for a whole host (RFC 6265bis, 4.1.3.2). Below a base path
 * `__Secure-` only requires https.
 */
export const HOST_PREFIX = BASE ? '__Secure-' : '__Host-';

/** Matches a cookie in a header, whole or by its first chunk. */
const cookie = (name: string) => new RegExp(`(?:^|;\\s*)(?:${HOST_PREFIX})?${name}(?:\\.0)?=`);
const SESSION = cookie(SESSION_COOKIE);

/** Whether a Cookie header contains a session. The session may be expired or invalid. */
export function hasSessionCookie(header: string | null | undefined): boolean {
  return SESSION.test(header ?? '');
}

/** Whether this browser started a sign-up or password reset, by its PKCE verifier cookie (RFC 7636). */
export function hasVerifierCookie(header: string | null | undefined): boolean {
  return cookie(`${SESSION_COOKIE}-code-verifier`).test(header ?? '');
}
