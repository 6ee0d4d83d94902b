import { lookup } from 'node:dns/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppHandler } from '../../../src/contract/app-handler.ts';
import { byteStream } from '../../../src/server/api/byte-stream.ts';
import { openSocket, parseAnswer, readToEnd, requestLines, sendRaw } from '../../support/host/raw-http.ts';
import { hostFor, pageAnswer, portOf, targetOf, type Host } from '../../support/host/running-host.ts';

const page = `<p>${'marquee '.repeat(300)}</p>`;

/** Pieces as they come; what is thrown breaks the answer off. */
async function* pieces(...texts: (string | Error)[]) {
  for (const text of texts) {
    if (text instanceof Error) throw text;
    yield await Promise.resolve(Buffer.from(text));
  }
}

const handler: AppHandler = async (request) => {
  const target = targetOf(request);
  if (target === '/stream')
    return new Response(byteStream(pieces('data: one\n\n', 'data: two\n\n')), {
      headers: { 'content-type': 'text/event-stream' },
    });
  if (target === '/echo')
    return new Response(await request.text(), { status: 201, headers: { 'content-type': 'text/plain' } });
  if (target === '/half')
    return new Response(byteStream(pieces('<p>half', new Error('broken off'))), {
      headers: { 'content-type': 'text/html' },
    });
  return pageAnswer(page, {}, target === '/gone' ? 404 : 200);
};

describe('the host', () => {
  let host: Host;
  let port: number;

  beforeAll(async () => {
    host = await hostFor({ handler });
    port = await portOf(host);
  });

  afterAll(() => host.close());

  const ask = (target: string, ...headers: string[]) =>
    sendRaw(port, requestLines('GET', target, ...headers));

  test('serves hashed files for ever, precompressed when the client likes', async () => {
    const plain = await ask('/_astro/a.1234.js');
    expect(plain.body).toBe('plain');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': '5',
      vary: 'Accept-Encoding',
    });
    const packed = await ask('/_astro/a.1234.js', 'Accept-Encoding: br');
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(packed.body).toBe('brotli');
    const refused = await ask('/_astro/a.1234.js', 'Accept-Encoding: br;q=0');
    expect(refused.body).toBe('plain');
  });

  test('serves other files for a day, and not again to who has them', async () => {
    const icon = await ask('/favicon.svg?v=2');
    expect(icon.body).toBe('<svg/>');
    expect(icon.headers['cache-control']).toBe('public, max-age=86400');
    expect((await sendRaw(port, requestLines('HEAD', '/favicon.svg'))).body).toBe('');
    const unchanged = await ask('/favicon.svg', `If-None-Match: ${icon.headers['etag']}`);
    expect([unchanged.status, unchanged.body]).toEqual([304, '']);
    const beyond = await ask('/favicon.svg', 'Range: bytes=100-200');
    expect([beyond.status, beyond.headers['x-frame-options']]).toEqual([416, 'DENY']);
  });

  test('knows the files of the build only: whatever else is asked for is the app’s to answer', async () => {
    for (const target of ['/_astro/', '/_astro/a.1234.js.br', '/_astro/none.js', '/favicon.svg/']) {
      expect((await ask(target)).body, target).toBe(page);
    }
    expect((await sendRaw(port, requestLines('POST', '/favicon.svg', 'Content-Length: 0'))).body).toBe(page);
  });

  test('hands everything else to the app and keeps its status', async () => {
    const answer = await ask('/gone', 'Accept-Encoding: gzip');
    expect(answer.status).toBe(404);
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['vary']).toBe('Accept-Encoding');
  });

  test('answers HEAD without a body', async () => {
    const answer = await sendRaw(port, requestLines('HEAD', '/'));
    expect(answer.status).toBe(200);
    expect(answer.body).toBe('');
  });

  test('lets the app read bodies itself', async () => {
    const answer = await sendRaw(port, requestLines('POST', '/echo', 'Content-Length: 7'), '{"a":1}');
    expect(answer.status).toBe(201);
    expect(answer.body).toBe('{"a":1}');
  });

  test('answers 500 when rendering breaks off, never half a page', async () => {
    const answer = await ask('/half');
    expect(answer.status).toBe(500);
    expect(answer.body).toContain('Something went wrong on our side');
    expect(answer.body).not.toContain('half');
  });

  test('answers by each address a name stands for', async () => {
    const local = await hostFor({ handler });
    const at = await local.listen({ port: 0, host: 'localhost' });
    for (const { address } of await lookup('localhost', { all: true })) {
      const name = address.includes(':') ? `[${address}]` : address;
      expect((await fetch(`http://${name}:${at}/`)).status).toBe(200);
    }
    const busy = await hostFor({ handler });
    await expect(busy.listen({ port: at, host: 'localhost' })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await Promise.all([local.close(), busy.close()]);
  });

  test('answers what is under way when it ends, and takes nothing more', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const ending = await hostFor({
      handler: async () => {
        ask();
        await released;
        return pageAnswer(page);
      },
    });
    const at = await portOf(ending);
    const socket = await openSocket(at);
    socket.write('GET /profile HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await asked;
    const closed = ending.close();
    release();
    const answer = parseAnswer(await readToEnd(socket));
    expect(answer.status).toBe(200);
    await closed;
    await expect(fetch(`http://127.0.0.1:${at}/`)).rejects.toThrow();
  });

  test('passes a streamed answer on as it comes', async () => {
    const answer = await ask('/stream');
    expect(answer.headers['content-type']).toBe('text/event-stream');
    expect(answer.body).toMatch(/data: one\n\n.*data: two\n\n/s);
  });
});
