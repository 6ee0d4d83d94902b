import { STATUS_CODES } from 'node:http';
import { CatalogueError } from '../domain/errors.ts';

/** Why one attempt against the upstream came to nothing. */
export type UpstreamFailure =
  /** No answer: refused, reset, unknown host, cut off, redirected. */
  | { kind: 'network' }
  /** No complete answer in time. */
  | { kind: 'timeout' }
  /** We did not even ask: too many calls wait already, or the circuit is open. */
  | { kind: 'overload' }
  /** An answer with a failing status; `retryAfterMs` is what the answer asks us to wait, if it does. */
  | { kind: 'status'; status: number; retryAfterMs: number | null }
  /** An answer that is not JSON, too large, or not of the expected form. */
  | { kind: 'unreadable' };

const RETRYABLE_STATUS = new Set([429, 500, 502, 503, 504]);
const DEFAULT_RETRY_AFTER_S = 10;

/** A failed attempt. Its message holds the path without parameters, so that it can be logged as it is. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly failure: UpstreamFailure;

  constructor(path: string, failure: UpstreamFailure, detail: string) {
    super(`${path}: ${detail}`);
    this.failure = failure;
  }

  /** True when the same call may well succeed a moment later. */
  get retryable(): boolean {
    const { failure } = this;
    if (failure.kind === 'status') return RETRYABLE_STATUS.has(failure.status);
    return failure.kind === 'network' || failure.kind === 'timeout';
  }

  /** True when the upstream as a whole seems to be in trouble, rather than this one call to be wrong. */
  get outage(): boolean {
    return this.retryable || this.failure.kind === 'unreadable';
  }

  /** True when the key is missing, wrong or suspended. */
  get refused(): boolean {
    return this.failure.kind === 'status' && (this.failure.status === 401 || this.failure.status === 403);
  }

  /** True when the upstream says that there is no such thing. */
  get notFound(): boolean {
    return this.failure.kind === 'status' && this.failure.status === 404;
  }

  /** True when the upstream says that we ask too often. */
  get limiting(): boolean {
    return this.failure.kind === 'status' && this.failure.status === 429;
  }

  /** True when the upstream answered with a server error, so that another path may still work. */
  get serverError(): boolean {
    return this.failure.kind === 'status' && this.failure.status >= 500;
  }
}

/** What a refused key comes to for somebody who cannot mend it. */
const NOT_SET_UP = 'The movie database is not set up here.';

function describe(failure: UpstreamFailure): { message: string; status: 502 | 503 } {
  switch (failure.kind) {
    case 'network':
    case 'timeout':
      return { message: 'The movie database did not answer.', status: 503 };
    case 'overload':
      return { message: 'The movie database is not available right now.', status: 503 };
    case 'unreadable':
      return { message: 'The movie database sent an answer we could not read.', status: 502 };
    case 'status': {
      // HTTP/2 has no status text, so it comes from the table (docs/behaviour.md, Words and errors).
      const message = `API error: ${failure.status} ${STATUS_CODES[failure.status] ?? 'Unknown'}`;
      return { message, status: failure.status === 429 || failure.status === 503 ? 503 : 502 };
    }
  }
}

/** The error a caller of the catalogue sees for a failed upstream call: fit for the person, without secrets. */
export function toCatalogueError(error: UpstreamError): CatalogueError {
  const { failure } = error;
  const { message, status } = describe(failure);
  const asked = failure.kind === 'status' ? failure.retryAfterMs : null;
  const retryAfter = asked === null ? DEFAULT_RETRY_AFTER_S : Math.max(1, Math.ceil(asked / 1000));
  return new CatalogueError(error.refused ? `${message}. ${NOT_SET_UP}` : message, {
    status,
    retryAfter,
    cause: error,
  });
}
