import { hostOtherAddress } from '../host-words.ts';
import { m } from '../../paraglide/messages.js';
import type { IncomingMessage } from 'node:http';

/** Why a request is refused, as a status and a message for the client. */
export interface Refused {
  status: number;
  message: string;
  headers?: Record<string, string>;
  /** Set if `Origin` is not the site's: `SITE_URL` or a proxy may be misconfigured. */
  named?: NamedAddress;
}

/** The page's origin as the browser sent it, and the `Host` as it arrived here. */
export interface NamedAddress {
  origin: string;
  host: string;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Pages accept reads, and POST for forms without scripts; other methods are for the APIs. */
const OF_PAGES = ['GET', 'HEAD', 'POST', 'OPTIONS'];
const FOR_PROGRAMS = /^\/(?:api|embedded)\//;
/** Authenticated by a token, which browsers never send on their own: any site may call it. */
const BY_TOKEN = /^\/api\/v1\//;
const MAX_TARGET = 4096;
/** Filters of the data API list many ids. */
const MAX_API_TARGET = 8192;

/** Framework routes this app does not use; closed so that they cannot be abused. */
const UNUSED = /^\/(?:_server-islands|_image|_actions)(?:\/|$)/;
/** Astro serves `/movie/603.html` as `/movie/603`; each page has one address. */
const HTML_FILE = /\.html\/?$/i;
const ODD_CHARACTER = /[^\x21-\x7e]|\\/;
/**
 * Empty and dot segments, and encodings that a second decoding would turn into separators or control
 * characters.
 */
const ODD_PATH = /\/\/|\/(?:\.|%2e){1,2}(?:\/|$)|%(?:[01][0-9a-f]|7f|2f|5c|25|2e)/i;
const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9.])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Headers by which some servers override the request's method or path. */
const OVERRIDING = ['x-http-method-override', 'x-method-override', 'x-original-url', 'x-rewrite-url'];
/**
 * Preconditions and ranges, which a static file server answers with 412 or 206: hashed files are sent whole.
 */
const CONDITIONS = ['if-match', 'if-unmodified-since', 'range', 'if-range'];

const bad = (message: string): Refused => ({ status: 400, message });

function decodes(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function targetProblem(target: string): Refused | null {
  if (!target.startsWith('/')) return bad(m.host_other_site());
  const limit = target.startsWith('/embedded/backend/') ? MAX_API_TARGET : MAX_TARGET;
  if (target.length > limit) return { status: 414, message: m.host_long_address() };
  if (ODD_CHARACTER.test(target)) return bad(m.host_odd_characters());
  const query = target.indexOf('?');
  const path = query < 0 ? target : target.slice(0, query);
  if (ODD_PATH.test(path) || !decodes(path)) return bad(m.host_odd_address());
  const missing = UNUSED.test(path) || (HTML_FILE.test(path) && !FOR_PROGRAMS.test(path));
  return missing ? { status: 404, message: m.host_no_page() } : null;
}

/** Whether a request has a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** A second `Host` could name another site (RFC 9112, 3.2); Node silently keeps the first. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

function hostProblem(request: IncomingMessage): Refused | null {
  const { headers, httpVersion } = request;
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return bad(m.host_not_http());
  if (hasTwoHosts(request)) return bad(m.host_two_hosts());
  const named = headers.host !== undefined || httpVersion !== '1.0';
  if (named && !HOST.test(headers.host ?? '')) return bad(m.host_odd_host());
  return null;
}

function methodProblem(method: string, target: string): Refused | null {
  const allowed = FOR_PROGRAMS.test(target) ? [...METHODS] : OF_PAGES;
  if (allowed.includes(method)) return null;
  const allow = allowed.join(', ');
  return { status: 405, message: m.host_method(), headers: { allow } };
}

/**
 * Refuses cross-site requests by `Sec-Fetch-Site`. Where browsers omit it, as on plain HTTP, `Origin` must be
 * the site's or match `Host`. Other clients send neither header, and no cookies.
 */
function siteProblem({ headers }: IncomingMessage, siteOrigin: string): Refused | null {
  const { 'sec-fetch-site': site, origin, host = '' } = headers;
  const elsewhere = { status: 403, message: m.host_elsewhere() };
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? null : elsewhere;
  if (origin === undefined || origin === siteOrigin) return null;
  if (!URL.canParse(origin)) return elsewhere;
  const named = { origin: new URL(origin).origin, host };
  if (new URL(origin).host === host) return null;
  return { status: 403, message: hostOtherAddress({ ...named, site: siteOrigin }), named };
}

/**
 * Validates a request: method, target and host, unused framework routes, and unsafe methods from other sites
 * (CSRF; RFC 9110, 9.2.1). Returns null if it is allowed.
 */
export function refusal(request: IncomingMessage, siteOrigin: string): Refused | null {
  const { method = '', url = '' } = request;
  const problem = methodProblem(method, url) ?? targetProblem(url) ?? hostProblem(request);
  if (problem) return problem;
  if ((method === 'GET' || method === 'HEAD') && hasBody(request)) {
    return bad(m.host_body());
  }
  return SAFE.has(method) || BY_TOKEN.test(url) ? null : siteProblem(request, siteOrigin);
}

/** Removes headers that override the method or path, and preconditions of hashed files. */
export function dropOddHeaders(request: IncomingMessage): void {
  const { headers, url = '' } = request;
  for (const name of OVERRIDING) delete headers[name];
  if (!url.startsWith('/_astro/')) return;
  for (const name of CONDITIONS) delete headers[name];
}
