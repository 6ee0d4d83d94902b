import type { Database } from '../database/contract.ts';
import type { ClientInfo, Clock } from '../part.ts';
import type { Passwords } from './accounts/passwords.ts';
import type { RandomBytes } from './accounts/random.ts';
import type { Limiter } from './http/rate-limits.ts';
import type { Tokens } from './tokens.ts';

/** A mail the auth server wants sent; `wanted` is the address of the site that was to be led to. */
export type AuthMail = { wanted: URL } & (
  | {
      kind: 'confirmation' | 'recovery';
      to: string;
      /** What the person clicks; works once and for a day. */
      link: string;
      /** Six digits that do the same where the mail cannot be opened; good for as long. */
      code: string;
    }
  /** Somebody tried to sign up with the address of an account there is; `link` is the site. */
  | { kind: 'notice'; to: string; link: string }
);

export interface AuthLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What every endpoint works with. */
export interface AuthContext {
  database: Database;
  tokens: Tokens;
  passwords: Passwords;
  limiter: Limiter;
  clock: Clock;
  random: RandomBytes;
  /** Keys the chain of refresh tokens. */
  refreshSecret: Uint8Array;
  /** Keys the hashes of the codes in mails. */
  codeSecret: Uint8Array;
  /** Keys the ids that answers to sign-ups make up. */
  pseudonymSecret: Uint8Array;
  /** Signs the cookies of known devices. */
  deviceSecret: Uint8Array;
  /** Where the site lives; the only origin links may lead back to. */
  siteUrl: string;
  /** Where this server is reached from outside, ending in `/auth/v1`. */
  externalUrl: string;
  /** The site's page that asks before it uses a link up; without it links go to `GET /verify`, which uses them. */
  confirmUrl: ((wanted: URL) => string) | undefined;
  log: AuthLog;
  /** A function of the database: whether an account may be made for an address now, for null whether for any. */
  admits: string | undefined;
  /** Hands a mail over; resolves when it is on its way. */
  sendMail(mail: AuthMail): Promise<void>;
  /** Work the answer does not wait for, so that its time tells nothing; failures are logged. */
  background(name: string, work: () => Promise<void>): void;
}

/** One request to one endpoint. */
export interface AuthRequest {
  request: Request;
  url: URL;
  client: ClientInfo;
}

export type Endpoint = (context: AuthContext, request: AuthRequest) => Promise<Response>;
