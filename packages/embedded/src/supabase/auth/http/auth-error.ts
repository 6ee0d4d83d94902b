import { randomUUID } from 'node:crypto';

/** API version with errors as `code` and `message`; requests without it get the older form. */
const CODED_ERRORS = '2024-01-01';

/** An error response with GoTrue's status, `error_code` and message. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly status: number;
  readonly code: string;
  readonly more: Record<string, unknown>;

  constructor(status: number, code: string, message: string, more: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

/** 400 `validation_failed`. */
export function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}

/** The response for an error, in the form of the request's `X-Supabase-Api-Version`. */
export function errorResponse(error: AuthError, apiVersion: string | null): Response {
  const headers = new Headers({ 'x-sb-error-code': error.code, 'cache-control': 'no-store' });
  const retryAfter = error.more.retry_after_seconds;
  if (typeof retryAfter === 'number') headers.set('retry-after', String(retryAfter));
  const more = Object.fromEntries(
    Object.entries(error.more).filter(([key]) => key !== 'retry_after_seconds'),
  );
  if (isCoded(apiVersion)) {
    // auth-js reads `code` only if the version is echoed.
    headers.set('x-supabase-api-version', CODED_ERRORS);
    return Response.json(
      { code: error.code, message: error.message, ...more },
      { status: error.status, headers },
    );
  }
  const id = error.status >= 500 ? { error_id: randomUUID() } : {};
  const body = { code: error.status, error_code: error.code, msg: error.message, ...more, ...id };
  return Response.json(body, { status: error.status, headers });
}

function isCoded(apiVersion: string | null): boolean {
  return apiVersion !== null && /^\d{4}-\d{2}-\d{2}$/.test(apiVersion) && apiVersion >= CODED_ERRORS;
}

/** A JSON response that must not be cached. */
export function answer(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
