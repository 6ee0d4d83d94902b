import { BASE, cookieMark } from '../base-path.ts';

/**
 * Name under which code knows the cookie the session lives in; long sessions are cut into `.0`, `.1` … by
 * @supabase/ssr. Under https the browser keeps it with {@link HOST_PREFIX}.
 */
export const SESSION_COOKIE = `${cookieMark(BASE)}sb-marquee-auth-token`;

/**
 * Browsers take a cookie named so from this very host only, by https, for all of it (RFC 6265bis, 4.1.3.2); below a base,
 * where cookies are for a part of the host, there is only the name that asks for https.
 */
export const HOST_PREFIX = BASE ? '__Secure-' : '__Host-';

/** Finds a cookie in a header, whole or by its first piece. */
const cookie = (name: string) => new RegExp(`(?:^|;\\s*)(?:${HOST_PREFIX})?${name}(?:\\.0)?=`);
const SESSION = cookie(SESSION_COOKIE);

/** True when a cookie header carries a session; whether the session is still good is another question. */
export function hasSessionCookie(header: string | null | undefined): boolean {
  return SESSION.test(header ?? '');
}

/** True for the browser that began a sign-up or a password reset, which a cookie of its own proves (RFC 7636). */
export function hasVerifierCookie(header: string | null | undefined): boolean {
  return cookie(`${SESSION_COOKIE}-code-verifier`).test(header ?? '');
}
