import { createHash } from 'node:crypto';
import { bodyBytes } from '../body-bytes.ts';
import type { Bucket, ObjectMetadata } from './objects.ts';
import { isPictureType, readPicture } from './picture.ts';
import { invalidRequest, invalidType, tooLarge } from './storage-error.ts';

export interface Upload {
  bytes: Uint8Array;
  metadata: ObjectMetadata;
}

/** Limit of a bucket that sets none, as hosted. */
const DEFAULT_LIMIT = 50 * 1024 * 1024;
/** Overhead of a form's other fields and boundaries. */
const FORM_OVERHEAD = 16 * 1024;
/** Maximum pixels a side: a few kilobytes of PNG can decompress to gigabytes in a browser. */
const MAX_SIDE = 8192;

interface Part {
  bytes: Uint8Array;
  type: string;
  cacheControl: string;
}

/** Seconds from `3600` or `max-age=3600`; anything else means no caching. */
function cacheControl(given: string | null): string {
  const seconds = /^(?:max-age=)?(\d{1,9})$/.exec(given?.trim() ?? '')?.[1];
  return seconds === undefined ? 'no-cache' : `max-age=${seconds}`;
}

async function formPart(contentType: string, body: Uint8Array): Promise<Part> {
  let form: FormData;
  try {
    form = await new Response(Buffer.from(body), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw invalidRequest('The form could not be read');
  }
  const files = [...form.entries()].filter((entry): entry is [string, File] => typeof entry[1] !== 'string');
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) throw invalidRequest('The form must have one file');
  const seconds = form.get('cacheControl');
  return {
    bytes: await file[1].bytes(),
    type: file[1].type,
    cacheControl: cacheControl(typeof seconds === 'string' ? seconds : null),
  };
}

async function readPart(request: Request, limit: number): Promise<Part> {
  const contentType = request.headers.get('content-type') ?? '';
  const isForm = /^multipart\/form-data\b/i.test(contentType);
  const body = await bodyBytes(request, isForm ? limit + FORM_OVERHEAD : limit);
  if (body === 'too-large') throw tooLarge();
  if (body === 'broken') throw invalidRequest('The upload broke off');
  if (isForm) return formPart(contentType, body);
  return { bytes: body, type: contentType, cacheControl: cacheControl(request.headers.get('cache-control')) };
}

function checkContent(bytes: Uint8Array, type: string): void {
  if (!isPictureType(type)) return;
  const picture = readPicture(bytes);
  if (picture?.type !== type) throw invalidType(`${type} with other content`);
  if (picture.size === null) throw invalidType(`${type} with a broken header`);
  const { width, height } = picture.size;
  if (Math.max(width, height) > MAX_SIDE) throw tooLarge(`Pictures can have ${MAX_SIDE} pixels a side`);
}

/**
 * Reads an upload, as a form or as plain bytes. Checks it against the bucket: size, declared type, and that a
 * picture's first bytes match that type. Throws StorageErrors.
 */
export async function readUpload(request: Request, bucket: Bucket, now: Date): Promise<Upload> {
  const limit = bucket.file_size_limit ?? DEFAULT_LIMIT;
  const { bytes, type: declared, cacheControl } = await readPart(request, limit);
  if (bytes.byteLength > limit) throw tooLarge();
  const type = declared.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!/^[\w.+-]+\/[\w.+-]+$/.test(type)) throw invalidType(type === '' ? 'unknown' : type.slice(0, 100));
  const allowed = bucket.allowed_mime_types;
  if (allowed !== null && !allowed.includes(type)) throw invalidType(type);
  checkContent(bytes, type);
  return {
    bytes,
    metadata: {
      eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
      size: bytes.byteLength,
      mimetype: type,
      cacheControl,
      lastModified: now.toISOString(),
      contentLength: bytes.byteLength,
      httpStatusCode: 200,
    },
  };
}
