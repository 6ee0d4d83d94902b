/** Name of the cookie the session lives in; long sessions are cut into `.0`, `.1` … by @supabase/ssr. */
export const SESSION_COOKIE = 'sb-marquee-auth-token';

/** Name of the cookie that proves who began a sign-up or a password reset (RFC 7636). */
export const VERIFIER_COOKIE = `${SESSION_COOKIE}-code-verifier`;

const PRESENT = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}(?:\\.0)?=`);

/** True when a cookie header carries a session; whether the session is still good is another question. */
export function hasSessionCookie(header: string | null | undefined): boolean {
  return PRESENT.test(header ?? '');
}
