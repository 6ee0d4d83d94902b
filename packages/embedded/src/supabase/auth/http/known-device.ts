import { createHmac, timingSafeEqual } from 'node:crypto';
import { secretText } from '../accounts/random.ts';
import type { AuthContext, AuthRequest } from '../context.ts';
import type { AccessTokenResponse } from '../sessions/sessions.ts';
import { answer } from './auth-error.ts';

// Guessing passwords must not lock out an account's owner. After signing in, a device gets a signed HttpOnly
// cookie and has its own rate limit from then on.

/** Half a year. */
const LIFE_SECONDS = 180 * 86_400;
const DEVICE = /^([\w-]{43})\.(\d{1,12})\.([\w-]{43})$/;

function mac(secret: Uint8Array, ...parts: string[]): string {
  return createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');
}

/** One cookie per account, for people who share a device. */
function nameFor(secret: Uint8Array, email: string): string {
  return `sb-known-device-${mac(secret, 'name', email).slice(0, 16)}`;
}

/** The id of a device this account has signed in on; undefined for others. */
export function knownDevice(
  { deviceSecret, clock }: AuthContext,
  { request }: AuthRequest,
  email: string,
): string | undefined {
  const begins = `${nameFor(deviceSecret, email)}=`;
  const cookies = (request.headers.get('cookie') ?? '').split(/; */);
  const value = cookies.find((cookie) => cookie.startsWith(begins))?.slice(begins.length) ?? '';
  const [, id = '', until = '', signature = ''] = DEVICE.exec(value) ?? [];
  if (!id || Number(until) * 1000 <= clock().getTime()) return undefined;
  const right = Buffer.from(mac(deviceSecret, email, id, until));
  return timingSafeEqual(Buffer.from(signature), right) ? id : undefined;
}

/** The response to an account's owner, which makes the device known. */
export function answerOwner(
  context: AuthContext,
  from: AuthRequest,
  { email, body }: { email: string; body: unknown },
): Response {
  const response = answer(body);
  if (knownDevice(context, from, email)) return response;
  const { deviceSecret, random, clock, externalUrl } = context;
  const { protocol, pathname } = new URL(externalUrl);
  const id = secretText(random);
  const until = String(Math.floor(clock().getTime() / 1000) + LIFE_SECONDS);
  const attributes = [
    `${nameFor(deviceSecret, email)}=${id}.${until}.${mac(deviceSecret, email, id, until)}`,
    `Path=${pathname}`,
    `Max-Age=${LIFE_SECONDS}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(protocol === 'https:' ? ['Secure'] : []),
  ];
  response.headers.append('set-cookie', attributes.join('; '));
  return response;
}

/** The response with a new session. */
export function answerSession(context: AuthContext, from: AuthRequest, body: AccessTokenResponse): Response {
  return answerOwner(context, from, { email: String(body.user.email), body });
}
