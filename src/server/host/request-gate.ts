import type { IncomingMessage } from 'node:http';

/** Why a request goes no further, as a status and a sentence for whoever sent it. */
export interface Refused {
  status: number;
  message: string;
  headers?: Record<string, string>;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const MAX_TARGET = 4096;
/** Filters of the data API name many ids at once. */
const MAX_API_TARGET = 8192;

/** Framework routes this product does not use; what is not there cannot be abused. */
const UNUSED = /^\/(?:_server-islands|_image|_actions)(?:\/|$)/;
const ODD_CHARACTER = /[^\x21-\x7e]|\\/;
/** Empty and dot segments, and encodings that a second decoder would turn into separators or ends. */
const ODD_PATH = /\/\/|\/(?:\.|%2e){1,2}(?:\/|$)|%(?:[01][0-9a-f]|7f|2f|5c|25|2e)/i;
const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9.])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Headers that ask a careless server for another method or address than the request line says. */
const OVERRIDING = ['x-http-method-override', 'x-method-override', 'x-original-url', 'x-rewrite-url'];
/** Conditions static files answer with 412 or part of a file: hashed files are whole or not at all. */
const CONDITIONS = ['if-match', 'if-unmodified-since', 'range', 'if-range'];

const bad = (message: string): Refused => ({ status: 400, message });

function decodes(path: string): boolean {
  try {
    return path.includes('%') ? decodeURIComponent(path) !== '' : true;
  } catch {
    return false;
  }
}

function targetProblem(target: string): Refused | null {
  if (!target.startsWith('/')) return bad('Only paths on this site are answered.');
  const limit = target.startsWith('/embedded/backend/') ? MAX_API_TARGET : MAX_TARGET;
  if (target.length > limit) return { status: 414, message: 'This address is too long.' };
  if (ODD_CHARACTER.test(target)) return bad('This address has characters no address may have.');
  const query = target.indexOf('?');
  const path = query < 0 ? target : target.slice(0, query);
  if (ODD_PATH.test(path) || !decodes(path)) return bad('This address is not well-formed.');
  if (UNUSED.test(path)) return { status: 404, message: 'There is no such page.' };
  return null;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Whether another site sent it. Browsers say so (`Sec-Fetch-Site`); where they do not, `Origin` must be ours
 * or the host that was asked. Clients that are no browsers send neither, and carry nobody's cookies.
 */
function isFromElsewhere(request: IncomingMessage, siteOrigin: string): boolean {
  const { 'sec-fetch-site': site, origin, host } = request.headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined || origin === siteOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/**
 * Looks at a request before anybody acts on it: odd targets, methods and hosts, framework routes nobody uses,
 * and unsafe requests another site sent (RFC 9110, 9.2.1; JSON like any other type). Null lets it pass.
 */
export function refusal(request: IncomingMessage, siteOrigin: string): Refused | null {
  const { method = '', url = '', headers } = request;
  if (!METHODS.has(method)) {
    const allow = [...METHODS].join(', ');
    return { status: 405, message: 'This method is not answered here.', headers: { allow } };
  }
  const problem = targetProblem(url);
  if (problem) return problem;
  if (!HOST.test(headers.host ?? '') && (headers.host !== undefined || request.httpVersion !== '1.0')) {
    return bad('The host is missing or not well-formed.');
  }
  if ((method === 'GET' || method === 'HEAD') && hasBody(request)) {
    return bad('A request to read has no body.');
  }
  if (!SAFE.has(method) && isFromElsewhere(request, siteOrigin)) {
    return { status: 403, message: 'Another site sent this request.' };
  }
  return null;
}

/** Drops the headers nothing behind the gate should see. */
export function dropOddHeaders(request: IncomingMessage): void {
  const { headers, url = '' } = request;
  for (const name of OVERRIDING) if (headers[name] !== undefined) delete headers[name];
  if (!url.startsWith('/_astro/')) return;
  for (const name of CONDITIONS) delete headers[name];
}
