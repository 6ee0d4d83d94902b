import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { combineChunks, parseCookieHeader, stringFromBase64URL } from '@supabase/ssr';
import { decodeJwt } from 'jose';
import { readCookies } from '../../core/kept-cookies.ts';
import { SESSION_COOKIE } from '../../core/session-cookie.ts';

/** Random per start: pseudonyms match within one run only and cannot be reversed. */
const SALT = randomBytes(32);

/** A short pseudonym for a value that must not appear in logs. */
export function pseudonym(value: string): string {
  return createHmac('sha256', SALT).update(value).digest('base64url').slice(0, 12);
}

/** The access token of the session cookie, which @supabase/ssr may split into chunks. */
async function tokenIn(cookie: string): Promise<string | undefined> {
  const cookies = new Map(readCookies(parseCookieHeader(cookie)).map(({ name, value }) => [name, value]));
  const kept = await combineChunks(SESSION_COOKIE, (name) => cookies.get(name));
  const text = kept?.startsWith('base64-') ? stringFromBase64URL(kept.slice(7)) : kept;
  return text ? (JSON.parse(text) as { access_token?: string }).access_token : undefined;
}

/**
 * A pseudonym of the user a request claims to be from; undefined for visitors. The token is not verified: use
 * it in logs only, never for authorization.
 */
export async function userPseudonym({
  authorization,
  cookie,
}: IncomingHttpHeaders): Promise<string | undefined> {
  try {
    let token = authorization?.startsWith('Bearer ') ? authorization.slice(7) : undefined;
    if (!token && cookie?.includes(SESSION_COOKIE)) token = await tokenIn(cookie);
    const id = token ? decodeJwt(token).sub : undefined;
    return id && pseudonym(id);
  } catch {
    return undefined;
  }
}
