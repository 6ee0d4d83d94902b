import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { acceptedEncoding, compress, isCompressible } from '../../../src/host/compression.ts';

describe('compression', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.0', 'identity'],
    ['GZIP', 'gzip'],
    ['deflate ,gzip ', 'gzip'],
    ['gzip ; q=0, deflate', 'identity'],
    ['br;q=0.00 , gzip ;q=0.5', 'gzip'],
    ['br ;q=0.01', 'br'],
    ['br;q=0.5;x=q=0', 'br'],
    ['br;xq=0', 'br'],
    ['x-br, xgzip', 'identity'],
    ['*', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ] as const)('answers a client that accepts %j in %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });

  test('applies only to text of some size', () => {
    expect(isCompressible('text/html; charset=utf-8', 5000)).toBe(true);
    expect(isCompressible('image/svg+xml', 5000)).toBe(true);
    expect(isCompressible('text/html', 100)).toBe(false);
    expect(isCompressible('image/png', 5000)).toBe(false);
    expect(isCompressible('', 5000)).toBe(false);
    expect(isCompressible('x-text/html', 5000)).toBe(false);
    expect([isCompressible('text/html', 1024), isCompressible('text/html', 1023)]).toEqual([true, false]);
    const data = ['json', 'javascript', 'xml', 'ld+json', 'manifest+json', 'zip'];
    expect(data.map((type) => isCompressible(`application/${type}`, 5000))).toEqual([
      ...[true, true, true, true, true, false],
    ]);
  });

  test('is stronger than the default for pages: with gzip, and with brotli in less time than its best', async () => {
    const markup = Array.from({ length: 400 }, (_, n) => `<a href="/movie/${n * n}">${Math.sin(n)}</a>`);
    const body = Buffer.from(markup.join(''));
    expect((await compress(body, 'gzip')).length).toBeLessThan(gzipSync(body).length);
    expect((await compress(body, 'br')).length).toBeGreaterThan(brotliCompressSync(body).length);
  });

  test('is lossless', async () => {
    const body = Buffer.from('marquee '.repeat(500));
    expect(brotliDecompressSync(await compress(body, 'br'))).toEqual(body);
    expect(gunzipSync(await compress(body, 'gzip'))).toEqual(body);
    expect(await compress(body, 'identity')).toBe(body);
  });
});
