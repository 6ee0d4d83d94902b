import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { combineChunks, parseCookieHeader, stringFromBase64URL } from '@supabase/ssr';
import { decodeJwt } from 'jose';
import { readCookies } from '../../core/kept-cookies.ts';
import { SESSION_COOKIE } from '../../core/session-cookie.ts';

/** New with every start: log lines of one run belong together, and lead to nobody. */
const SALT = randomBytes(32);

/** A short name for something that must not stand in a log itself. */
export function pseudonym(value: string): string {
  return createHmac('sha256', SALT).update(value).digest('base64url').slice(0, 12);
}

/** The access token of a session as @supabase/ssr keeps it, in one cookie or cut into several. */
async function tokenIn(cookie: string): Promise<string | undefined> {
  const cookies = new Map(readCookies(parseCookieHeader(cookie)).map(({ name, value }) => [name, value]));
  const kept = await combineChunks(SESSION_COOKIE, (name) => cookies.get(name));
  const text = kept?.startsWith('base64-') ? stringFromBase64URL(kept.slice(7)) : kept;
  return text ? (JSON.parse(text) as { access_token?: string }).access_token : undefined;
}

/**
 * A pseudonym for whom a request says it is from; undefined for visitors. Nobody has checked the claim: it is
 * for reading logs, not for deciding anything.
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
