import type { Files } from './files.ts';
import type { StoredObject } from './objects.ts';
import { isPictureType } from './picture.ts';
import { notFound } from './storage-error.ts';

export interface ServeOptions {
  files: Files;
  /** Whether shared caches can store the response. */
  shared: boolean;
}

/** Stops a browser from running uploaded bytes as a document of this site. */
const harmless = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-robots-tag': 'none',
};

/** Serves pictures inline and everything else as a download. */
function typeHeaders(object: StoredObject, request: Request): Record<string, string> {
  const type = object.metadata.mimetype;
  const isPicture = isPictureType(type);
  const wanted = new URL(request.url).searchParams.get('download');
  const headers: Record<string, string> = { 'content-type': isPicture ? type : 'application/octet-stream' };
  if (isPicture && wanted === null) return headers;
  const name = wanted === null || wanted === '' ? (object.name.split('/').at(-1) ?? '') : wanted;
  // RFC 8187; a lone surrogate has no encoding.
  const encoded = encodeURIComponent(name.toWellFormed().slice(0, 200).toWellFormed());
  const escaped = encoded.replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return { ...headers, 'content-disposition': `attachment; filename*=UTF-8''${escaped}` };
}

/** RFC 9110, 13.2.2: an entity tag takes precedence over the date. */
function isUnchanged(request: Request, etag: string, modified: Date): boolean {
  const tags = request.headers.get('if-none-match');
  if (tags !== null) {
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  }
  const since = Date.parse(request.headers.get('if-modified-since') ?? '');
  return since >= Math.floor(modified.getTime() / 1000) * 1000;
}

/** A single byte range, both ends included. Null without one, `unsatisfiable` past the end. */
function rangeOf(request: Request, etag: string, size: number): [number, number] | null | 'unsatisfiable' {
  const condition = request.headers.get('if-range');
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(request.headers.get('range') ?? '');
  if (match === null || (condition !== null && condition !== etag)) return null;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < start) return null;
  return start < size && start <= end ? [start, end] : 'unsatisfiable';
}

/** Answers a GET or HEAD of an object, with conditions and one range. Throws NoSuchKey without a file. */
export async function serveFile(
  request: Request,
  object: StoredObject | undefined,
  { files, shared }: ServeOptions,
): Promise<Response> {
  if (object === undefined) throw notFound();
  const { eTag, cacheControl, lastModified } = object.metadata;
  const modified = new Date(lastModified);
  const headers = {
    ...harmless,
    etag: eTag,
    'last-modified': modified.toUTCString(),
    'cache-control': `${shared ? 'public' : 'private'}, ${cacheControl}`,
    'accept-ranges': 'bytes',
  };
  if (isUnchanged(request, eTag, modified)) return new Response(null, { status: 304, headers });
  const bytes = await files.get({ bucket: object.bucket_id, version: object.version });
  if (bytes === null) throw notFound();
  const size = bytes.byteLength;
  const range = rangeOf(request, eTag, size);
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...harmless, 'content-range': `bytes */${size}` } });
  }
  const [start, end] = range ?? [0, size - 1];
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes.subarray(start, end + 1)), {
    status: range === null ? 200 : 206,
    headers: {
      ...headers,
      ...typeHeaders(object, request),
      'content-length': String(end - start + 1),
      ...(range === null ? {} : { 'content-range': `bytes ${start}-${end}/${size}` }),
    },
  });
}
