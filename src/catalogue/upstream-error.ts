import { catalogueErrorWords } from '../domain/words/catalogue-errors-words.ts';
import { STATUS_CODES } from 'node:http';
import { CatalogueError } from '../domain/errors.ts';
import { CATALOGUE_ERRORS } from '../domain/catalogue-errors.ts';

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
/** The key is missing, wrong or suspended. */
const REFUSED_STATUS = new Set([401, 403]);
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
    return this.failure.kind === 'status' && REFUSED_STATUS.has(this.failure.status);
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

interface FailureWords {
  noAnswer: string;
  unavailable: string;
  unreadable: string;
  status: (status: string) => string;
  notSetUp: (failed: string) => string;
}

/** A failure in words: those of the log, or of the person. */
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
      // HTTP/2 has no status text, so it comes from the table (docs/behaviour.md, Words and errors).
      const failed = words.status(`${failure.status} ${STATUS_CODES[failure.status] ?? 'Unknown'}`);
      return REFUSED_STATUS.has(failure.status) ? words.notSetUp(failed) : failed;
    }
  }
}

function statusFor(failure: UpstreamFailure): 502 | 503 {
  if (failure.kind === 'status') return failure.status === 429 || failure.status === 503 ? 503 : 502;
  return failure.kind === 'unreadable' ? 502 : 503;
}

/** The error a caller of the catalogue sees for a failed upstream call: fit for the person, without secrets. */
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
