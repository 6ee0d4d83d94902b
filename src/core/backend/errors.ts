import { backendBy } from '../words/backend-words.ts';
import type { RefusalCode } from '../api-errors.ts';

/**
 * Why the backend refused or failed: `duplicate` exists, `none` does not exist, `forbidden` by grants or policies,
 * `expired` session, `invalid` value, `bound` of an account, `tooLarge` file, `limited` rate, `offline` network, `slow`
 * statement (cancelled), `unavailable` backend, `full` disk.
 */
export type BackendErrorKind = RefusalCode;

/** A refused or failed call. `message` is shown to the user; the backend's error is only the `cause`. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly kind: BackendErrorKind;
  /** HTTP status, if the client provides it. */
  readonly status: number | undefined;

  constructor(kind: BackendErrorKind, cause?: unknown, status?: number) {
    super(backendBy[kind](), { cause });
    this.kind = kind;
    this.status = status;
  }
}

/** The failure for a page rendered on the server: there the server is offline, not the user. */
export function onServer(error: BackendError): BackendError {
  return error.kind === 'offline' ? new BackendError('unavailable', error.cause) : error;
}

/** Error codes of PostgreSQL, PostgREST, the auth server and the storage server. */
const KINDS: Record<string, BackendErrorKind> = {
  '23505': 'duplicate',
  KeyAlreadyExists: 'duplicate',
  ResourceAlreadyExists: 'duplicate',
  PGRST116: 'none',
  NoSuchKey: 'none',
  user_not_found: 'expired',
  user_banned: 'expired',
  '42501': 'forbidden',
  AccessDenied: 'forbidden',
  PGRST301: 'expired',
  PGRST302: 'expired',
  PGRST303: 'expired',
  bad_jwt: 'expired',
  no_authorization: 'expired',
  session_expired: 'expired',
  session_not_found: 'expired',
  refresh_token_not_found: 'expired',
  refresh_token_already_used: 'expired',
  '22001': 'invalid',
  '22003': 'invalid',
  '22007': 'invalid',
  '22008': 'invalid',
  '22023': 'invalid',
  '22P02': 'invalid',
  '22P05': 'invalid',
  '23502': 'invalid',
  '23503': 'none',
  '23514': 'invalid',
  '23M01': 'bound',
  '53100': 'full',
  '57014': 'slow',
  InvalidMimeType: 'invalid',
  EntityTooLarge: 'tooLarge',
  over_request_rate_limit: 'limited',
  over_email_send_rate_limit: 'limited',
  SlowDown: 'limited',
};

/** Errors of supabase-js itself: no session, or no answer from the network. */
const CLIENT_ERRORS: Record<string, BackendErrorKind> = {
  AuthSessionMissingError: 'expired',
  AuthInvalidTokenResponseError: 'expired',
  StorageUnknownError: 'offline',
};

function read(error: object, key: string): string {
  const value: unknown = (error as Record<string, unknown>)[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function kindOfStatus(status: number): BackendErrorKind {
  if (status === 401) return 'expired';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'none';
  if (status === 409) return 'duplicate';
  if (status === 413) return 'tooLarge';
  if (status === 429) return 'limited';
  if (status === 507) return 'full';
  return status >= 400 && status < 500 ? 'invalid' : 'unavailable';
}

function kindOf(error: object, givenStatus: number | undefined): BackendErrorKind {
  const code = read(error, 'code');
  // The storage server answers every error with 400 and puts the real status into the body.
  const status = givenStatus ?? Number(read(error, 'statusCode') || read(error, 'status') || NaN);
  // The API answers an unknown user with 42501 and 401: the session has ended, not the permission.
  if (code === '42501' && status === 401) return 'expired';
  // So does the storage server, where only the message tells a policy's refusal apart.
  if (code === 'AccessDenied' && !read(error, 'message').includes('row-level security')) return 'expired';
  const known = KINDS[code] ?? CLIENT_ERRORS[read(error, 'name')];
  if (known) return known;
  if (status === 0) return 'offline';
  // Every part of the backend gives a code; a gateway that rejects our API key sends only a message.
  if (status === 401 && !code && read(error, 'message')) return 'unavailable';
  // A request the API cannot parse is our bug, not the user's.
  if (code.startsWith('PGRST')) return 'unavailable';
  return kindOfStatus(status);
}

/**
 * The one place that maps errors of all parts of supabase-js. `status` is the HTTP status where the client returns it
 * beside the error; 0 means no answer.
 */
export function toBackendError(error: unknown, status?: number): BackendError {
  if (error instanceof BackendError) return error;
  const readable = typeof error === 'object' && error !== null;
  return new BackendError(readable ? kindOf(error, status) : 'unavailable', error, status);
}
