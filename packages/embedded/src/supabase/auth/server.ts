import type { Database } from '../database/contract.ts';
import { DatabaseError, tellsFullDisk } from '../database/database-error.ts';
import type { Clock, BackendPart } from '../part.ts';
import { createHmac } from 'node:crypto';
import { createPasswords } from './accounts/passwords.ts';
import type { RandomBytes } from './accounts/random.ts';
import type { AuthContext, AuthLog, AuthMail, Endpoint } from './context.ts';
import { health, jwks, settings } from './endpoints/about.ts';
import { logout } from './endpoints/logout.ts';
import { recover, resend } from './endpoints/mail-requests.ts';
import { signup } from './endpoints/signup.ts';
import { token } from './endpoints/token.ts';
import { getUser, updateUser } from './endpoints/user.ts';
import { verifyLink } from './endpoints/verify-link.ts';
import { verifyToken } from './endpoints/verify-token.ts';
import { AuthError, errorResponse } from './http/auth-error.ts';
import { createLimiter, type RateLimits } from './http/rate-limits.ts';
import type { BackendKeys } from './keys.ts';
import type { Tokens } from './tokens.ts';

export interface AuthOptions {
  database: Database;
  keys: BackendKeys;
  tokens: Tokens;
  clock: Clock;
  random: RandomBytes;
  siteUrl: string;
  externalUrl: string;
  /** The confirm page for a redirect; links lead there instead of to `GET /verify`. */
  confirmUrl?: ((wanted: URL) => string) | undefined;
  /** A database function: whether an address may sign up. Without it every one may. */
  admits?: string | undefined;
  limits: RateLimits;
  log: AuthLog;
  /** Sends a mail. Failures are logged; the user can retry. */
  sendMail(mail: AuthMail): Promise<void>;
  background(name: string, work: () => Promise<void>): void;
  /** bcrypt's cost. */
  passwordCost?: number | undefined;
}

const ENDPOINTS = new Map<string, Endpoint>([
  ['POST /signup', signup],
  ['POST /token', token],
  ['POST /recover', recover],
  ['POST /resend', resend],
  ['POST /verify', verifyToken],
  ['GET /verify', verifyLink],
  ['GET /user', getUser],
  ['PUT /user', updateUser],
  ['POST /logout', logout],
  ['GET /health', health],
  ['GET /settings', settings],
  ['GET /.well-known/jwks.json', jwks],
]);
const PATHS = new Set([...ENDPOINTS.keys()].map((key) => key.slice(key.indexOf(' ') + 1)));

/** Endpoints without an API key. */
const WITHOUT_KEY = new Set(['GET /verify', 'GET /health', 'GET /.well-known/jwks.json']);

/** Emulates Supabase Auth (GoTrue) for accounts with e-mail and password. Paths begin with `/auth/v1`. */
export function createAuth({ keys, limits, passwordCost, ...options }: AuthOptions): BackendPart {
  const secretFor = (use: string) => createHmac('sha256', keys.jwtSecret).update(use).digest();
  const context: AuthContext = {
    ...options,
    passwords: createPasswords(passwordCost),
    limiter: createLimiter(limits, options.clock),
    confirmUrl: options.confirmUrl,
    admits: options.admits,
    refreshSecret: secretFor('refresh tokens'),
    codeSecret: secretFor('mail codes'),
    pseudonymSecret: secretFor('sign-up answers'),
    deviceSecret: secretFor('known devices'),
  };
  return async (request, client) => {
    const url = new URL(request.url);
    const path = url.pathname.slice('/auth/v1'.length);
    const route = `${request.method} ${path}`;
    try {
      const endpoint = ENDPOINTS.get(route);
      if (!endpoint) throw noEndpoint(path);
      if (!WITHOUT_KEY.has(route)) await requireKey(context, request);
      return await endpoint(context, { request, url, client });
    } catch (error) {
      return errorResponse(
        asAuthError(error, route, url.searchParams.get('grant_type') === 'refresh_token', context.log),
        request.headers.get('x-supabase-api-version'),
      );
    }
  };
}

function noEndpoint(path: string): AuthError {
  return PATHS.has(path)
    ? new AuthError(405, 'validation_failed', 'Method not allowed')
    : new AuthError(404, 'validation_failed', 'This server does not offer that endpoint');
}

async function requireKey({ tokens }: AuthContext, request: Request): Promise<void> {
  const caller = await tokens.verifyToken(null, request.headers.get('apikey'));
  if ('failure' in caller) throw new AuthError(401, 'no_authorization', 'Invalid API key');
}

/** A full disk is 507: auth-js shows no message for 503. */
const NO_ROOM = new AuthError(507, 'unexpected_failure', 'The disk is full: nothing can be saved');

function asAuthError(error: unknown, route: string, isRefresh: boolean, log: AuthLog): AuthError {
  if (error instanceof AuthError) {
    if (error.code === 'bad_jwt') log.warn({ route, reason: error.message }, 'access token refused');
    return error;
  }
  // Another request has locked the session's row.
  if (error instanceof DatabaseError && error.code === '55P03') {
    return new AuthError(409, 'conflict', 'Too many concurrent token refresh requests on the same session');
  }
  // Only the message: the details of database errors quote values.
  log.error({ route, reason: error instanceof Error ? error.message : 'unknown' }, 'auth request failed');
  if (tellsFullDisk(error) && !isRefresh) return NO_ROOM;
  // On 503 auth-js keeps the session and retries later.
  return error instanceof DatabaseError && /^(08|53|57)/.test(error.code)
    ? new AuthError(503, 'unexpected_failure', 'The server is busy, please try again')
    : new AuthError(
        500,
        'unexpected_failure',
        'Unexpected failure, please check server logs for more information',
      );
}
