import { catalogueErrorWords } from '../core/words/catalogue-errors-words.ts';
import { STATUS_CODES } from 'node:http';
import { CatalogueError } from '../core/errors.ts';
import { CATALOGUE_ERRORS } from '../core/catalogue-errors.ts';

export type UpstreamFailure =
  /** No answer: refused, reset, unknown host, cut off, redirected. */
  | { kind: 'network' }
  /** No complete answer in time. */
  | { kind: 'timeout' }
  /** Not sent: the queue is full or the circuit is open. */
  | { kind: 'overload' }
  /** An error status; `retryAfterMs` is its Retry-After, null without one. */
  | { kind: 'status'; status: number; retryAfterMs: number | null }
  /** Not JSON, too large, or of an unexpected shape. */
  | { kind: 'unreadable' };

const RETRYABLE_STATUS = new Set([429, 500, 502, 503, 504]);
/** The key is missing, wrong or suspended. */
const REFUSED_STATUS = new Set([401, 403]);
const DEFAULT_RETRY_AFTER_S = 10;

/** A failed attempt. Its message contains the path without parameters, so it is safe to log. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly failure: UpstreamFailure;

  constructor(path: string, failure: UpstreamFailure, detail: string) {
    super(`${path}: ${detail}`);
    this.failure = failure;
  }

  get retryable(): boolean {
    const { failure } = this;
    if (failure.kind === 'status') return RETRYABLE_STATUS.has(failure.status);
    return failure.kind === 'network' || failure.kind === 'timeout';
  }

  /** Whether the upstream as a whole seems down, not just this call wrong. */
  get outage(): boolean {
    return this.retryable || this.failure.kind === 'unreadable';
  }

  get refused(): boolean {
    return this.failure.kind === 'status' && REFUSED_STATUS.has(this.failure.status);
  }

  get notFound(): boolean {
    return this.failure.kind === 'status' && this.failure.status === 404;
  }

  get limiting(): boolean {
    return this.failure.kind === 'status' && this.failure.status === 429;
  }

  /** Whether it is a server error, so that another path may still work. */
  get serverError(): boolean {
    return this.failure.kind === 'status' && this.failure.status >= 500;
  }
}

interface FailureWords {
  noAnswer: string;
  unavailable: string;
  unreadable: string;
  status: (status: string) => string;
  notSetUp: (failed: string) => string;
}

function inWords(failure: UpstreamFailure, words: FailureWords): string {
  switch (failure.kind) {
    case 'network':
    case 'timeout':
      return words.noAnswer;
    case 'overload':
      return words.unavailable;
    case 'unreadable':
      return words.unreadable;
    case 'status': {
      // HTTP/2 has no status text, so it comes from Node's table.
      const failed = words.status(`${failure.status} ${STATUS_CODES[failure.status] ?? 'Unknown'}`);
      return REFUSED_STATUS.has(failure.status) ? words.notSetUp(failed) : failed;
    }
  }
}

function statusFor(failure: UpstreamFailure): 502 | 503 {
  if (failure.kind === 'status') return failure.status === 429 || failure.status === 503 ? 503 : 502;
  return failure.kind === 'unreadable' ? 502 : 503;
}

/** Converts an upstream error for callers; its message is shown to the user and contains no secret. */
export function toCatalogueError(error: UpstreamError): CatalogueError {
  const { failure } = error;
  const asked = failure.kind === 'status' ? failure.retryAfterMs : null;
  const retryAfter = asked === null ? DEFAULT_RETRY_AFTER_S : Math.max(1, Math.ceil(asked / 1000));
  return new CatalogueError(inWords(failure, CATALOGUE_ERRORS), {
    status: statusFor(failure),
    retryAfter,
    cause: error,
    told: () => inWords(failure, catalogueErrorWords()),
  });
}
