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
  /** Strong: it names exactly these bytes (RFC 9110, 8.8.3). */
  etag: string;
  /** Names and values in turn, as Node writes them fastest. */
  headers: string[];
  /** The same for an answer without a body. */
  unchanged: string[];
}

/** A page everybody gets, compressed once, with its headers as they go onto the wire. */
export interface CachedPage {
  /** Memory it takes, what is kept of its bodies and headers. */
  bytes: number;
  variants: Record<Encoding, Variant>;
}

/** What describes the body, and has no place in an answer without one. */
const OF_BODY = new Set(['content-length', 'content-encoding', 'content-type']);

/** What the headers of a variant take at most. */
const HEADERS = 4096;

/** Whether an answer of the app is the same for everybody and whole: only such an answer is kept. */
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

/** What zlib answers is a piece of a buffer many times as large, which would be kept whole; so is one from Node's pool. */
async function packed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const piece = await compress(body, encoding);
  const own = Buffer.allocUnsafeSlow(piece.length);
  own.set(piece);
  return own;
}

/** Here, so that it holds nothing else of the page. */
const unpacked = (gzip: Buffer) => () => gunzipSync(gzip);

/** Makes what is kept of an answer: `always` are the headers no answer of its address goes without. */
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
    // Hardly anybody asks for it, and it is eight times as large as what all others get.
    identity: variantOf(body, 'identity', common, unpacked(gzip)),
  };
  return { bytes: br.length + gzip.length + 3 * HEADERS, variants };
}

const chosen = new Map<string, Encoding>();

/** Browsers send one of a handful of values, so each is read once. */
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

/** Answers from a kept page: the body, nothing but headers for HEAD, or 304 to who has it already. */
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
