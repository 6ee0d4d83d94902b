import type { BackendError } from '../../core/backend/errors.ts';
import { DEVELOPERS_PATH } from './api-paths.ts';
import type { CatalogueError } from '../../core/errors.ts';
import { API_MESSAGES, type ApiProblem } from './api-texts.ts';
import { fileAddress } from '../../core/routes.ts';

/** An error response of the API. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: ApiProblem;
  readonly headers: Record<string, string>;
  readonly errors: { path: string; message: string }[] | undefined;

  constructor(
    status: number,
    code: ApiProblem,
    { headers = {}, errors }: { headers?: Record<string, string>; errors?: Refusal['errors'] } = {},
  ) {
    super(API_MESSAGES.problems[code]);
    this.status = status;
    this.code = code;
    this.headers = headers;
    this.errors = errors;
  }
}

/** The error as problem details (RFC 9457). */
export const problemOf = ({ status, code, message, errors }: Refusal) => ({
  type: fileAddress(`${DEVELOPERS_PATH}#${code}`),
  title: message,
  ...{ status, code },
  ...(errors && { errors }),
});

/** Backend errors with their own status; all others are 503. */
const OF_BACKEND: Partial<Record<BackendError['kind'], [number, ApiProblem]>> = {
  duplicate: [409, 'duplicate'],
  none: [404, 'none'],
  forbidden: [403, 'forbidden'],
  expired: [401, 'signedOut'],
  invalid: [422, 'invalid'],
  bound: [422, 'bound'],
  tooLarge: [413, 'tooLarge'],
  limited: [429, 'limited'],
  full: [507, 'full'],
};

/** Converts a backend error to an API error. */
export function refusalOf(error: BackendError): Refusal {
  const [status, code] = OF_BACKEND[error.kind] ?? [503, 'unavailable'];
  return new Refusal(status, code, status === 503 ? { headers: { 'Retry-After': '5' } } : {});
}

/** Converts a catalogue error to an API error. */
export const catalogueFailed = ({ retryAfter }: CatalogueError) =>
  new Refusal(503, 'catalogueFailed', { headers: { 'Retry-After': String(retryAfter || 30) } });
