import { createHmac, timingSafeEqual } from 'node:crypto';
import { secretText } from '../accounts/random.ts';
import type { AuthContext, AuthRequest } from '../context.ts';
import type { AccessTokenResponse } from '../sessions/sessions.ts';
import { answer } from './auth-error.ts';

// Somebody who guesses passwords of an account must not lock its owner out. Whoever has signed in to it gets a
// signed cookie, out of reach of scripts, and is counted by that from then on, apart from everybody else.

/** Half a year: somebody who never comes back is a stranger again. */
const LIFE_SECONDS = 180 * 86_400;
const DEVICE = /^([\w-]{43})\.(\d{1,12})\.([\w-]{43})$/;

function mac(secret: Uint8Array, ...parts: string[]): string {
  return createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');
}

/** A cookie for each account, so that people who share a device do not forget one another. */
function nameFor(secret: Uint8Array, email: string): string {
  return `sb-known-device-${mac(secret, 'name', email).slice(0, 16)}`;
}

/** The device the request comes from, when this account has been signed in to there; undefined for strangers. */
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

/** The answer for the owner of this account, which makes an unknown device a known one. */
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

/** The same for somebody who has just got a session. */
export function answerSession(context: AuthContext, from: AuthRequest, body: AccessTokenResponse): Response {
  return answerOwner(context, from, { email: String(body.user.email), body });
}
