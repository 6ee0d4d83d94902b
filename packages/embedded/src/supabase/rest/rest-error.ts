import { DatabaseError, tellsAbsence, tellsFullDisk } from '../database/database-error.ts';

interface ErrorBody {
  code: string;
  message: string;
  details?: unknown;
  hint?: string | null;
}

/** An error in PostgREST's form: its codes (`PGRST…`) or PostgreSQL's, with the HTTP status. */
export class RestError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: Record<string, string>;

  constructor(status: number, body: ErrorBody, headers: Record<string, string> = {}) {
    super(body.message);
    this.name = 'RestError';
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** A query string with invalid syntax, or PostgREST syntax this subset does not support. */
export function parseError(message: string, details: string | null = null): RestError {
  return new RestError(400, { code: 'PGRST100', message, details });
}

/** A PostgREST feature this subset refuses; `hint` names an alternative. */
export function notImplemented(details: string, hint: string): RestError {
  return new RestError(400, { code: 'PGRST127', message: 'Feature not implemented', details, hint });
}

/** A body that is not the required JSON. */
export function bodyError(message: string): RestError {
  return new RestError(400, { code: 'PGRST102', message });
}

/** A missing column in select, filter or order, as PostgreSQL reports it. */
export function noSuchColumn(relation: string, column: string): RestError {
  return new RestError(400, { code: '42703', message: `column ${relation}.${column} does not exist` });
}

const statusByCode: Record<string, number> = {
  '21000': 400,
  '22023': 400,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  // Caused by requests, as far as this server allows: an unwritable view, too deep an expression, too large a
  // response (see bootstrap/004_rest.sql).
  '54000': 400,
  '54001': 400,
  '55000': 400,
  P0001: 400,
};

const statusByClass: [classes: RegExp, status: number][] = [
  [/^(0L|0P|28)/, 403],
  [/^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/, 500],
];

/** PostgREST's status of a PostgreSQL error code; `anonymous` callers get 401 instead of 403. */
function statusOf(code: string, anonymous: boolean): number {
  if (code === '42501') return anonymous ? 401 : 403;
  const raised = /^PT([2-5]\d\d)$/.exec(code);
  if (raised) return Number(raised[1]);
  return statusByCode[code] ?? statusByClass.find(([classes]) => classes.test(code))?.[1] ?? 400;
}

/** The error for the client; server errors keep their code but not the database's message. */
export function toRestError(error: unknown, anonymous: boolean): RestError {
  if (error instanceof RestError) return error;
  if (!(error instanceof DatabaseError)) {
    return new RestError(500, { code: 'PGRSTX00', message: 'Internal error' });
  }
  const { code, message, detail, hint } = error;
  const status = tellsAbsence(error) ? 503 : statusOf(code, anonymous);
  if (tellsFullDisk(error)) return new RestError(503, { code, message });
  if (status === 503) return new RestError(503, { code, message: 'The database is not available' });
  if (status >= 500) {
    const expired = code === '57014' ? 'canceling statement due to statement timeout' : 'Internal error';
    return new RestError(status, { code, message: expired });
  }
  const headers: Record<string, string> = status === 401 ? { 'www-authenticate': 'Bearer' } : {};
  return new RestError(status, { code, message, details: detail, hint: hint ?? null }, headers);
}

/** The error as PostgREST sends it: always all four keys, including nulls. */
export function errorResponse({ status, body, headers }: RestError, head: boolean): Response {
  const { code, message, details = null, hint = null } = body;
  return new Response(head ? null : JSON.stringify({ code, details, hint, message }), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });
}
