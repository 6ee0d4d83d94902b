import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { SESSION_COOKIE } from '../../domain/session-cookie.ts';

/** New with every start: log lines of one run belong together, and lead to nobody. */
const SALT = randomBytes(32);

/** A short name for something that must not stand in a log itself. */
export function pseudonym(value: string): string {
  return createHmac('sha256', SALT).update(value).digest('base64url').slice(0, 12);
}

function subject(token: string): string | undefined {
  const [, payload] = token.split('.');
  if (!payload) return undefined;
  const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub?: unknown };
  return typeof sub === 'string' ? sub : undefined;
}

/** The session as @supabase/ssr keeps it: JSON in base64, in one cookie or cut into several. */
function sessionText(cookie: string): string {
  const parts = new Map(
    cookie.split(/;\s*/).map((pair) => {
      const equals = pair.indexOf('=');
      return [pair.slice(0, equals), pair.slice(equals + 1)];
    }),
  );
  let text = parts.get(SESSION_COOKIE) ?? '';
  for (let index = 0; !text || index > 0; index++) {
    const part = parts.get(`${SESSION_COOKIE}.${index}`);
    if (part === undefined) break;
    text += part;
  }
  const value = decodeURIComponent(text);
  return value.startsWith('base64-') ? Buffer.from(value.slice(7), 'base64url').toString() : value;
}

/**
 * A pseudonym for whom a request says it is from; undefined for visitors. Nobody has checked the claim: it is
 * for reading logs, not for deciding anything.
 */
export function userPseudonym({ authorization, cookie }: IncomingHttpHeaders): string | undefined {
  try {
    let token = authorization?.startsWith('Bearer ') ? authorization.slice(7) : undefined;
    if (!token && cookie?.includes(SESSION_COOKIE)) {
      token = (JSON.parse(sessionText(cookie)) as { access_token?: string }).access_token;
    }
    const id = token ? subject(token) : undefined;
    return id && pseudonym(id);
  } catch {
    return undefined;
  }
}
