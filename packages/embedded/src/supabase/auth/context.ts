import type { Database } from '../database/contract.ts';
import type { ClientInfo, Clock } from '../part.ts';
import type { Passwords } from './accounts/passwords.ts';
import type { RandomBytes } from './accounts/random.ts';
import type { Limiter } from './http/rate-limits.ts';
import type { Tokens } from './tokens.ts';

/** A mail of the auth server; `wanted` is the requested redirect. */
export type AuthMail = { wanted: URL } & (
  | {
      kind: 'confirmation' | 'recovery';
      to: string;
      /** Works once, for a day. */
      link: string;
      /** Six digits with the same effect and lifetime, for another browser. */
      code: string;
    }
  /** A sign-up with the address of an existing account; `link` is the site. */
  | { kind: 'notice'; to: string; link: string }
);

export interface AuthLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** The dependencies of all endpoints. */
export interface AuthContext {
  database: Database;
  tokens: Tokens;
  passwords: Passwords;
  limiter: Limiter;
  clock: Clock;
  random: RandomBytes;
  /** Key of the refresh token chain. */
  refreshSecret: Uint8Array;
  /** Key of the hashes of mailed codes. */
  codeSecret: Uint8Array;
  /** Key of the ids in responses to sign-ups. */
  pseudonymSecret: Uint8Array;
  /** Signs cookies of known devices. */
  deviceSecret: Uint8Array;
  /** The site's URL, the only origin for redirects. */
  siteUrl: string;
  /** The server's public URL, ending in `/auth/v1`. */
  externalUrl: string;
  /**
   * The site's page that asks before it uses a link; without it links lead to `GET /verify`, which uses them.
   */
  confirmUrl: ((wanted: URL) => string) | undefined;
  log: AuthLog;
  /** A database function: whether an address may sign up; for null, whether any may. */
  admits: string | undefined;
  /** Sends a mail; resolves once it is accepted. */
  sendMail(mail: AuthMail): Promise<void>;
  /** Runs work after the response, so that timing reveals nothing; failures are logged. */
  background(name: string, work: () => Promise<void>): void;
}

/** A request to an endpoint. */
export interface AuthRequest {
  request: Request;
  url: URL;
  client: ClientInfo;
}

export type Endpoint = (context: AuthContext, request: AuthRequest) => Promise<Response>;
