import type { BackendError } from '../../../../backend/errors.ts';
import { DEVELOPERS_PATH } from '../../../../domain/connections/api-paths.ts';
import { API_MESSAGES, type ApiProblem } from '../../../../domain/messages.ts';

/** A refusal on its way to the caller. */
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

/** A refusal as RFC 9457 has it. */
export const problemOf = ({ status, code, message, errors }: Refusal) => ({
  type: `${DEVELOPERS_PATH}#${code}`,
  title: message,
  ...{ status, code },
  ...(errors && { errors }),
});

const STATUS: Partial<Record<BackendError['kind'], number>> = {
  ...{ duplicate: 409, none: 404, forbidden: 403, expired: 401, invalid: 422, bound: 422, tooLarge: 413 },
  ...{ limited: 429, full: 507 },
};

/** What the backend refused, or failed at, as a refusal of the API. */
export function refusalOf(error: BackendError): Refusal {
  const status = STATUS[error.kind] ?? 503;
  const retry = { headers: { 'Retry-After': '5' } };
  return new Refusal(status, status === 503 ? 'unavailable' : error.kind, status === 503 ? retry : {});
}
