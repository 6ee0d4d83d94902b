import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { acceptedEncoding, compress, isCompressible, type Encoding } from '../compression.ts';
import type { PageRow } from '../../core/page-rows.ts';
import { sharedCaching } from './cache-policy.ts';
import type { Found } from './page-cache.ts';
import type { Rendered } from '../app.ts';
import type { Visit } from '../visit.ts';

interface Variant {
  body: () => Buffer;
  /** A strong validator: it names these exact bytes (RFC 9110, 8.8.3). */
  etag: string;
  /** Alternating names and values, which Node writes fastest. */
  headers: string[];
  /** The headers of a 304. */
  unchanged: string[];
}

/** A cached page with its compressed bodies and complete headers. */
export interface CachedPage {
  /** Estimated memory of its bodies and headers. */
  bytes: number;
  variants: Record<Encoding, Variant>;
}

/** Headers of the body, left out of a 304. */
const OF_BODY = new Set(['content-length', 'content-encoding', 'content-type']);

/** Upper bound of a variant's headers in bytes. */
const HEADERS = 4096;

/** Whether a response may be cached for all visitors: status 200, no cookies and no private caching. */
export function isKeepable({ status, headers }: Rendered): boolean {
  const caching = String(headers['cache-control'] ?? '');
  return status === 200 && headers['set-cookie'] === undefined && !/no-store|private|no-cache/.test(caching);
}

function variantOf(
  sent: Buffer,
  encoding: Encoding,
  common: Record<string, string>,
  body = () => sent,
): Variant {
  const digest = createHash('sha256').update(sent).digest('base64url').slice(0, 27);
  const etag = `"${digest}"`;
  const headers = {
    ...common,
    etag,
    'content-length': String(sent.length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
  const list = Object.entries(headers);
  return {
    body,
    etag,
    headers: list.flat(),
    unchanged: list.filter(([name]) => !OF_BODY.has(name)).flat(),
  };
}

/** Copies the result: zlib returns a slice of a much larger buffer, and Node may return one of its pool. */
async function packed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const piece = await compress(body, encoding);
  const own = Buffer.allocUnsafeSlow(piece.length);
  own.set(piece);
  return own;
}

/** A function of the module, so that its closure holds nothing but the gzip body. */
const unpacked = (gzip: Buffer) => () => gunzipSync(gzip);

/** Creates the cache entry of a response; `always` are the security headers. */
export async function cachedPage(
  page: PageRow,
  { headers, body }: Rendered,
  always: Record<string, string>,
): Promise<CachedPage> {
  const own = Object.entries(headers).filter(([, value]) => value !== undefined);
  const common: Record<string, string> = {
    ...always,
    ...sharedCaching(page),
    ...Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
  };
  if (!isCompressible(common['content-type'] ?? '', body.length)) {
    const variant = variantOf(body, 'identity', common);
    return { bytes: body.length + HEADERS, variants: { br: variant, gzip: variant, identity: variant } };
  }
  const [br, gzip] = await Promise.all([packed(body, 'br'), packed(body, 'gzip')]);
  const variants = {
    br: variantOf(br, 'br', common),
    gzip: variantOf(gzip, 'gzip', common),
    // Uncompressed responses are rare, and eight times as large: unpacked on demand instead of cached.
    identity: variantOf(body, 'identity', common, unpacked(gzip)),
  };
  return { bytes: br.length + gzip.length + 3 * HEADERS, variants };
}

const chosen = new Map<string, Encoding>();

/** Caches the parsed header: browsers send a handful of values. */
function encodingFor(accept = ''): Encoding {
  let encoding = chosen.get(accept);
  if (!encoding) {
    encoding = acceptedEncoding(accept);
    if (chosen.size < 256) chosen.set(accept, encoding);
  }
  return encoding;
}

function isUnchanged(tags: string | undefined, etag: string): boolean {
  if (tags === undefined) return false;
  return (
    tags === etag ||
    tags.trim() === '*' ||
    tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  );
}

/** Sends a cached page: the body, headers only for HEAD, or 304 if the client has it. */
export function answerFrom(
  request: IncomingMessage,
  response: ServerResponse,
  { page, ageMs }: Pick<Found<CachedPage>, 'page' | 'ageMs'>,
  { id, cache = 'miss' }: Visit,
): void {
  const variant = page.variants[encodingFor(request.headers['accept-encoding'])];
  const now = ['x-cache', cache, 'age', String(Math.floor(ageMs / 1000)), 'x-request-id', id];
  if (isUnchanged(request.headers['if-none-match'], variant.etag)) {
    response.writeHead(304, variant.unchanged.concat(now));
    response.end();
    return;
  }
  response.writeHead(200, variant.headers.concat(now));
  if (request.method === 'HEAD') response.end();
  else response.end(variant.body());
}
