import { DatabaseError, tellsAbsence, tellsFullDisk } from '../database/database-error.ts';
import type { TokenFailure } from '../auth/tokens.ts';

/** A refusal in the storage server's form: HTTP 400 in all cases, the actual status in the body. */
export class StorageError extends Error {
  /** The status in the body. */
  readonly status: number;
  readonly code: string;
  /** The short name, `error` in the body. */
  readonly title: string;

  constructor(status: number, code: string, title: string, message: string) {
    super(message);
    this.name = 'StorageError';
    this.status = status;
    this.code = code;
    this.title = title;
  }
}

export function notFound(): StorageError {
  return new StorageError(404, 'NoSuchKey', 'not_found', 'Object not found');
}

export function noSuchBucket(): StorageError {
  return new StorageError(404, 'NoSuchBucket', 'Bucket not found', 'Bucket not found');
}

export function invalidKey(name: string): StorageError {
  return new StorageError(400, 'InvalidKey', 'InvalidKey', `Invalid key: ${name}`);
}

/** For an unidentified caller and for a missing right; only the message differs. */
function accessDenied(message: string): StorageError {
  return new StorageError(403, 'AccessDenied', 'Unauthorized', message);
}

export function tooLarge(message = 'The object exceeded the maximum allowed size'): StorageError {
  return new StorageError(413, 'EntityTooLarge', 'Payload too large', message);
}

export function invalidType(type: string): StorageError {
  return new StorageError(415, 'InvalidMimeType', 'invalid_mime_type', `mime type ${type} is not supported`);
}

export function invalidRequest(message: string): StorageError {
  return new StorageError(400, 'InvalidRequest', 'InvalidRequest', message);
}

/** The refusal of an invalid key or token; a missing key is the gateway's 401. */
export function refusedCaller({ failure }: TokenFailure): StorageError {
  if (failure === 'no-key') return new StorageError(401, 'InvalidKey', 'Unauthorized', 'Invalid API key');
  return accessDenied(failure === 'expired' ? '"exp" claim timestamp check failed' : 'Invalid JWT');
}

/** The refusal of an unexpired token whose session has ended. */
export function sessionOver(): StorageError {
  return accessDenied('The session of this JWT is over');
}

/** The client's error for a refusal; undefined for a fault of the server. */
export function toStorageError(error: unknown): StorageError | undefined {
  if (error instanceof StorageError) return error;
  if (!(error instanceof DatabaseError)) return undefined;
  if (error.code === '42501') return accessDenied('new row violates row-level security policy');
  if (error.code === '23505') {
    return new StorageError(409, 'KeyAlreadyExists', 'Duplicate', 'The resource already exists');
  }
  // Text PostgreSQL cannot store.
  return error.code.startsWith('22') ? invalidRequest('Invalid value') : undefined;
}

/** The client's error for a fault of the server: temporary where that is certain, else without details. */
export function toStorageFault(error: unknown): StorageError {
  if (tellsFullDisk(error)) {
    return new StorageError(507, 'InsufficientStorage', 'Insufficient Storage', 'The disk is full');
  }
  if (tellsAbsence(error)) {
    return new StorageError(503, 'DatabaseError', 'Service Unavailable', 'The database is not available');
  }
  return new StorageError(500, 'InternalError', 'Internal Server Error', 'Internal Server Error');
}

export function storageErrorResponse(error: StorageError, head: boolean): Response {
  const { status, code, title, message } = error;
  const body = JSON.stringify({ statusCode: String(status), code, error: title, message });
  const http = status >= 500 || status === 401 ? status : 400;
  return new Response(head ? null : body, {
    status: http,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });
}
