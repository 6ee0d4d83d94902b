import { backendBy } from '../domain/words/backend-words.ts';
import type { RefusalCode } from '../domain/api-errors.ts';

/**
 * Why the backend did not do what it was asked: `duplicate` is there already, `none` is not there,
 * `forbidden` by grants or policies, `expired` session, `invalid` value, `bound` of an account, `tooLarge` file,
 * `limited` rate, `offline` network, `slow` statement that was stopped, `unavailable` backend, `full` disk.
 */
export type BackendErrorKind = RefusalCode;

/** A refused or failed call. `message` is fit for the person; what the backend said is only the `cause`. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly kind: BackendErrorKind;
  /** Of the answer, where there was one and the client tells. */
  readonly status: number | undefined;

  constructor(kind: BackendErrorKind, cause?: unknown, status?: number) {
    super(backendBy[kind](), { cause });
    this.kind = kind;
    this.status = status;
  }
}

/** The failure as a page made on the server tells it: it is the server that is cut off, not the reader. */
export function onServer(error: BackendError): BackendError {
  return error.kind === 'offline' ? new BackendError('unavailable', error.cause) : error;
}

/** Codes of PostgreSQL, PostgREST, the auth server and the storage server that mean something to us. */
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

/** Errors of the client itself: no session to send, or no answer from the network. */
const CLIENT_ERRORS: Record<string, BackendErrorKind> = {
  AuthSessionMissingError: 'expired',
  AuthInvalidTokenResponseError: 'expired',
  StorageUnknownError: 'offline',
};

/** What an error says under a name, as text; empty when it says nothing. */
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
  // The storage server answers 400 to everything and puts the true status into the body.
  const status = givenStatus ?? Number(read(error, 'statusCode') || read(error, 'status') || NaN);
  // The API says 42501 with 401 to somebody it does not know: their session is gone, not their right.
  if (code === '42501' && status === 401) return 'expired';
  // So does the storage server, which keeps its policies' refusals apart by the sentence alone.
  if (code === 'AccessDenied' && !read(error, 'message').includes('row-level security')) return 'expired';
  const known = KINDS[code] ?? CLIENT_ERRORS[read(error, 'name')];
  if (known) return known;
  if (status === 0) return 'offline';
  // Each part of the backend says why it knows nobody; a gateway that does not take our key says only that.
  if (status === 401 && !code && read(error, 'message')) return 'unavailable';
  // A request the API cannot read is our own mistake: nothing the person could correct.
  if (code.startsWith('PGRST')) return 'unavailable';
  return kindOfStatus(status);
}

/**
 * The one place that reads errors of supabase-js, whichever of its parts they come from. `status` is that of
 * the answer where the client gives it beside the error; 0 means that there was no answer.
 */
export function toBackendError(error: unknown, status?: number): BackendError {
  if (error instanceof BackendError) return error;
  const readable = typeof error === 'object' && error !== null;
  return new BackendError(readable ? kindOf(error, status) : 'unavailable', error, status);
}
