import { BackendError } from '../../core/backend/errors.ts';
import { API_BODY_BYTES } from './api.ts';
import { API_PATH, OPENAPI_PATH } from './api-paths.ts';
import { API_CALLS, programName } from '../connections/tokens.ts';
import { CatalogueError } from '../../core/errors.ts';
import { regionOfBrowser } from '../../server/region.ts';
import { services, type Services } from '../../server/services.ts';
import { openApiDocument } from './openapi.server.ts';
import type { ApiAnswer, Call, Operation } from './operation.server.ts';
import { OPERATIONS } from './operations.server.ts';
import { catalogueFailed, problemOf, Refusal, refusalOf } from './problem.server.ts';
import { invalid } from './writing.server.ts';
import { readJson } from '../../server/json-answer.ts';
import { doneOnce } from './once.api.server.ts';

/** CORS for every site: authentication is by token, never by cookies. */
const OPEN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Idempotency-Replayed, RateLimit, RateLimit-Policy, Retry-After',
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
};

const PREFLIGHT = {
  ...OPEN,
  'Access-Control-Allow-Methods': 'GET, POST, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key',
  'Access-Control-Max-Age': '86400',
};

const ROUTES = OPERATIONS.map((operation) => ({
  operation,
  shape: new RegExp(
    `^${operation.path.replace(/\{(\w+)\}/g, (_, part: string) => {
      const source = operation.parts?.[part]?.source ?? '';
      return `(?<${part}>${source.replace(/^\^|\$$/g, '')})`;
    })}$`,
  ),
}));

interface Found {
  operation: Operation;
  path: Record<string, string>;
}

function find(method: string, path: string): Found {
  const fits = ROUTES.flatMap(({ operation, shape }) => {
    const match = shape.exec(path);
    return match ? [{ operation, path: { ...match.groups } }] : [];
  });
  const found = fits.find(({ operation }) => operation.method === method);
  if (found) return found;
  if (fits.length === 0) throw new Refusal(404, 'notFound');
  const allow = fits.map(({ operation }) => operation.method).join(', ');
  throw new Refusal(405, 'method', { headers: { Allow: allow } });
}

/** RateLimit headers (IETF draft). */
const limitHeaders = ({ left, resets }: { left: number; resets: number }) => ({
  'RateLimit-Policy': `"calls";q=${API_CALLS.times};w=${API_CALLS.seconds}`,
  RateLimit: `"calls";r=${left};t=${resets}`,
});

async function bodyOf(request: Request, operation: Operation): Promise<{ text: string; value: unknown }> {
  if (!operation.body) return { text: '', value: undefined };
  const body = await readJson(request, API_BODY_BYTES);
  if (body.kind === 'refused') {
    throw new Refusal(body.status, body.status === 413 ? 'tooLarge' : 'invalid');
  }
  const read = (operation.takes ?? operation.body).safeParse(body.value);
  if (!read.success) throw invalid(read.error);
  return { text: JSON.stringify(body.value), value: read.data };
}

function queryOf(url: URL, operation: Operation): Call['query'] {
  const read = operation.query?.safeParse(Object.fromEntries(url.searchParams));
  if (read && !read.success) throw invalid(read.error);
  return (read?.data ?? {}) as Call['query'];
}

const respond = ({ status, body, headers = {} }: ApiAnswer) =>
  body === undefined ? new Response(null, { status, headers }) : Response.json(body, { status, headers });

async function answer(request: Request, known: Services, headers: Headers): Promise<Response> {
  const url = new URL(request.url);
  const { programs } = known;
  // Clients may encode the colon of an id. Does not throw: the host refuses invalid encodings.
  const asked = decodeURIComponent(url.pathname).slice(API_PATH.length);
  const { operation, path } = find(request.method, asked);
  if (!programs) throw new Refusal(503, 'unavailable');
  const token = /^Bearer (\S{1,200})$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const used = {
    program: programName(request.headers.get('user-agent')),
    region: regionOfBrowser(request),
  };
  const caller = token === undefined ? null : await programs.callerOf(token, used);
  if (!caller) {
    throw new Refusal(401, 'signedOut', {
      headers: { 'WWW-Authenticate': token === undefined ? 'Bearer' : 'Bearer error="invalid_token"' },
    });
  }
  const metered = await known.meterCall(caller.id);
  for (const [name, value] of Object.entries(limitHeaders(metered))) headers.set(name, value);
  if (metered.wait > 0) {
    throw new Refusal(429, 'limited', { headers: { 'Retry-After': String(metered.wait) } });
  }
  if (!operation.scopes.some((scope) => caller.scopes.includes(scope))) {
    const scope = operation.scopes.join(' ');
    throw new Refusal(403, 'forbidden', {
      headers: { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
    });
  }
  const query = queryOf(url, operation);
  const { text, value: body } = await bodyOf(request, operation);
  const run = async () => respond(await operation.run({ caller, programs, path, query, body }));
  const key = request.headers.get('idempotency-key');
  if (key === null || operation.method !== 'POST') return run();
  const call = `${operation.method} ${url.pathname} ${text}`;
  return doneOnce(programs.client, { token: caller.id, key, asked: call }, run);
}

function refused(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof BackendError) return refusalOf(error);
  if (error instanceof CatalogueError) return catalogueFailed(error);
  return new Refusal(500, 'defect');
}

/** Answers requests below /api/v1, authenticated by token only. */
export async function answerApi(request: Request, requestId: string): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT });
  const known = await services();
  const headers = new Headers(OPEN);
  try {
    const { pathname } = new URL(request.url);
    if (pathname === OPENAPI_PATH) {
      if (request.method !== 'GET') throw new Refusal(405, 'method', { headers: { Allow: 'GET' } });
      headers.set('Cache-Control', 'public, max-age=300');
      return Response.json(openApiDocument(known.config.siteUrl), { headers });
    }
    const given = await answer(request, known, headers);
    for (const [name, value] of headers) if (!given.headers.has(name)) given.headers.set(name, value);
    return given;
  } catch (error) {
    const refusal = refused(error);
    if (refusal.status >= 500) known.log.warn({ requestId, err: error }, 'The API failed');
    for (const [name, value] of Object.entries(refusal.headers)) headers.set(name, value);
    headers.set('Content-Type', 'application/problem+json');
    return new Response(JSON.stringify(problemOf(refusal)), { status: refusal.status, headers });
  }
}
