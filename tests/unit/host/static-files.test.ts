import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStaticFiles } from '../../../src/host/static-files.ts';
import { requestLines, sendRaw } from '../../support/host/raw-http.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'marquee-files-'));
const FILES = {
  ...{ '_astro/a.js': 'plain', '_astro/a.js.br': 'brotli', '_astro/a.js.gz': 'gzip', '_astro/b.css': 'css' },
  ...{
    'favicon.svg': '<svg/>',
    'favicon.svg.gz': 'gzip',
    'odd.marquee': 'odd',
    noname: 'none',
    'x/_astro/c.js': 'c',
  },
  'c.br.css': 'css',
  'only.txt': 'text',
  'only.txt.br': 'brotli',
};
const OF_DOCUMENTS = [
  ...['cross-origin-opener-policy', 'origin-agent-cluster', 'permissions-policy', 'x-frame-options'],
];

let server: Server;
let port: number;
beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const files = createStaticFiles(folder);
  rmSync(path.join(folder, 'only.txt'));
  server = createServer((request, response) => {
    for (const name of [...OF_DOCUMENTS, 'x-other']) response.setHeader(name, 'x');
    if (!files.serve(request, response))
      response.writeHead(404, { 'content-length': 12 }).end('none of them');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = (target: string, accepted = '', method = 'GET', ...more: string[]) =>
  sendRaw(port, requestLines(method, target, `Accept-Encoding: ${accepted}`, ...more));

describe('a file of the build', () => {
  test.each([
    ['/_astro/a.js', '', 'plain', undefined],
    ['/_astro/a.js?v=2', 'br, gzip', 'brotli', 'br'],
    ['/_astro/a.js', 'gzip', 'gzip', 'gzip'],
    ['/favicon.svg', 'gzip', 'gzip', 'gzip'],
    ['/favicon.svg', 'br', '<svg/>', undefined],
    ['/_astro/b.css', 'br, gzip', 'css', undefined],
    ['/c.br.css', 'br', 'css', undefined],
  ])('%s is sent to a client that accepts %j as %s', async (target, accepted, text, encoding) => {
    const { status, body, headers } = await ask(target, accepted);
    expect([status, body, headers['content-encoding']]).toEqual([200, text, encoding]);
    expect(headers['vary']).toBe(target.endsWith('.css') ? undefined : 'Accept-Encoding');
    expect(headers['content-length']).toBe(String(text.length));
    expect((await ask(target, accepted, 'HEAD')).headers).toMatchObject({
      'content-length': String(text.length),
    });
  });

  test.each([
    ['/_astro/a.js', 'text/javascript; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/odd.marquee', 'application/octet-stream'],
    ['/noname', 'application/octet-stream'],
  ])('%s has the type %s', async (target, type) => {
    expect((await ask(target, 'gzip')).headers['content-type']).toBe(type);
  });

  test('with a hashed name is immutable and complete, without document headers', async () => {
    const { headers } = await ask('/_astro/a.js');
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'x-other': 'x' });
    for (const name of [...OF_DOCUMENTS, 'last-modified', 'accept-ranges'])
      expect(headers).not.toHaveProperty(name);
    expect((await ask('/_astro/a.js', '', 'GET', 'Range: bytes=0-1')).body).toBe('plain');
  });

  test.each(['/favicon.svg', '/x/_astro/c.js'])(
    '%s is cached for a day, and supports ranges',
    async (target) => {
      const { headers } = await ask(target);
      expect(headers).toMatchObject({ 'cache-control': 'public, max-age=86400', 'accept-ranges': 'bytes' });
      expect(headers).toHaveProperty('last-modified');
      for (const name of OF_DOCUMENTS) expect(headers).toHaveProperty(name);
      const part = await ask(target, '', 'GET', 'Range: bytes=0-0');
      expect([part.status, part.body.length]).toEqual([206, 1]);
    },
  );

  test.each([
    ...['/', '/_astro', '/_astro/', '/_astro/none.js', '/_astro/a.js.br', '/favicon.svg.gz', '/favicon.svg/'],
    ...['//favicon.svg', '/_astro/../favicon.svg', '/%66avicon.svg'],
  ])('does not exist at %s', async (target) => {
    expect((await ask(target, 'br')).body).toBe('none of them');
  });

  test('is read-only', async () => {
    for (const method of ['POST', 'OPTIONS', 'DELETE'])
      expect((await ask('/favicon.svg', '', method)).body).toBe('none of them');
  });

  test('that was deleted is answered without a file’s headers', async () => {
    const { status, body, headers } = await ask('/only.txt');
    expect([status, body, headers['content-length']]).toEqual([404, '', '0']);
    const part = await ask('/favicon.svg', 'gzip', 'GET', 'Range: bytes=100-200');
    expect([part.status, part.body]).toEqual([416, '']);
    for (const name of ['cache-control', 'content-encoding', 'content-type'])
      for (const answer of [headers, part.headers]) expect(answer).not.toHaveProperty(name);
  });
});
