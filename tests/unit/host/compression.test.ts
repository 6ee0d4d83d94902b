import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { acceptedEncoding, compress, isCompressible } from '../../../src/host/compression.ts';

describe('compression', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.0', 'identity'],
    ['GZIP', 'gzip'],
    ['*', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ] as const)('a client that accepts %j is answered in %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });

  test('only text of some size is compressed', () => {
    expect(isCompressible('text/html; charset=utf-8', 5000)).toBe(true);
    expect(isCompressible('image/svg+xml', 5000)).toBe(true);
    expect(isCompressible('text/html', 100)).toBe(false);
    expect(isCompressible('image/png', 5000)).toBe(false);
    expect(isCompressible('', 5000)).toBe(false);
  });

  test('what was compressed reads the same again', async () => {
    const body = Buffer.from('marquee '.repeat(500));
    expect(brotliDecompressSync(await compress(body, 'br'))).toEqual(body);
    expect(gunzipSync(await compress(body, 'gzip'))).toEqual(body);
    expect(await compress(body, 'identity')).toBe(body);
  });
});
