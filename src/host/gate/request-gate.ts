import { hostOtherAddress } from '../host-words.ts';
import { m } from '../../paraglide/messages.js';
import type { IncomingMessage } from 'node:http';

/** Why a request goes no further, as a status and a sentence for whoever sent it. */
export interface Refused {
  status: number;
  message: string;
  headers?: Record<string, string>;
  /** Set where a browser named an address that is not ours: `SITE_URL` or a proxy may be set up wrongly. */
  named?: NamedAddress;
}

/** The address a browser says its page has (`Origin`), and the host it asked for, as it arrived here. */
export interface NamedAddress {
  origin: string;
  host: string;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Pages are read, and forms are sent to them where scripts do not run; the rest is for programs. */
const OF_PAGES = ['GET', 'HEAD', 'POST', 'OPTIONS'];
const FOR_PROGRAMS = /^\/(?:api|embedded)\//;
/** Goes by tokens, which no browser sends by itself; any page may call it. */
const BY_TOKEN = /^\/api\/v1\//;
const MAX_TARGET = 4096;
/** Filters of the data API name many ids at once. */
const MAX_API_TARGET = 8192;

/** Framework routes this product does not use; what is not there cannot be abused. */
const UNUSED = /^\/(?:_server-islands|_image|_actions)(?:\/|$)/;
/** The renderer takes `/movie/603.html` for `/movie/603`; one page has one address. */
const HTML_FILE = /\.html\/?$/i;
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

/** Whether a request says that a body comes with it. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** A second Host is a way to be two sites at once (RFC 9112, 3.2), and Node keeps the first without a word. */
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
 * Refuses what another site sent. Browsers say so (`Sec-Fetch-Site`); where they do not, as on plain http, `Origin` must
 * be ours or the host that was asked. Clients that are no browsers send neither, and carry no cookies.
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
 * Looks at a request before anybody acts on it: odd targets, methods and hosts, framework routes nobody uses,
 * and unsafe requests another site sent (RFC 9110, 9.2.1; JSON like any other type). Null lets it pass.
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

/** Drops the headers nothing behind the gate should see. */
export function dropOddHeaders(request: IncomingMessage): void {
  const { headers, url = '' } = request;
  for (const name of OVERRIDING) delete headers[name];
  if (!url.startsWith('/_astro/')) return;
  for (const name of CONDITIONS) delete headers[name];
}
