import { once } from 'node:events';
import { lookup } from 'node:dns/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { AppHandler, RenderLocals } from '../../../src/contract/app-handler.ts';
import { announcePageChange } from '../../../src/contract/page-changes.ts';
import { connectRedis } from '../../../src/contract/redis.ts';
import type { HostOptions } from '../../../src/host/host.ts';
import { byteStream } from '../../../src/server/byte-stream.ts';
import { openSocket, parseAnswer, readToEnd, requestLines, sendRaw } from '../../support/host/raw-http.ts';
import { startRedisServer } from '../../support/host/redis-server.ts';
import { hostFor, pageAnswer, portOf, targetOf, type Host } from '../../support/host/running-host.ts';
import { describeWithRedis } from '../../support/host/with-redis.ts';

const page = `<p>${'marquee '.repeat(300)}</p>`;

/** A body in chunks; an error interrupts it. */
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

describe('a host', () => {
  /** A host with its own app, and its logged errors. */
  const started = async (app: AppHandler, options: Partial<HostOptions> = {}) => {
    const failures: unknown[] = [];
    const logger = pino({ level: 'silent' });
    vi.spyOn(logger, 'error').mockImplementation((...all: unknown[]) => void failures.push(all));
    const own = await hostFor({ handler: app, logger, ...options });
    onTestFinished(() => own.close());
    const at = await portOf(own);
    const get = (target: string, ...headers: string[]) =>
      sendRaw(at, requestLines('GET', target, ...headers));
    return { own, at, get, failures };
  };
  const says = (text: string) => () => new Response(text);
  const broken = (error: Error) => () => Promise.reject(error);
  const calledOff = Object.assign(new Error('called off'), { name: 'AbortError' });

  test('passes requests below /embedded/ to its services, and all others to the app', async () => {
    const { get } = await started(says('app'), { embedded: says('services') });
    const asked = ['/embedded/x', '/embedded/', '/profile', '/x/embedded/', '/embeddedx'];
    const bodies = [];
    for (const target of asked) bodies.push((await get(target)).body);
    expect(bodies).toEqual(['services', 'services', 'app', 'app', 'app']);
    const without = await started(says('app'), { embedded: undefined as never });
    expect((await without.get('/embedded/x')).status).toBe(404);
  });

  test('gives the app the request’s client, and secures its responses', async () => {
    const told: RenderLocals[] = [];
    const { get } = await started((_request, { locals }) => {
      told.push(locals);
      return new Response('<p>', { headers: { 'content-type': 'text/html' } });
    });
    const { headers } = await get('/profile');
    expect(told).toMatchObject([
      { requestId: headers['x-request-id'], clientAddress: '127.0.0.1', direct: true },
    ]);
    expect(told[0]?.row?.name).toBe('/profile');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  test('loads its app with one cheap page', async () => {
    const asked: string[] = [];
    const { own } = await started((request) => (asked.push(targetOf(request)), new Response('')));
    await own.load();
    expect(asked).toEqual(['/robots.txt']);
  });

  test('without health of its services is not ready, and counts its connections', async () => {
    const { get } = await started(says('app'));
    const { status, body } = await get('/readyz');
    expect(status).toBe(503);
    expect(JSON.parse(body)).toMatchObject({ checks: { backend: 'failing', process: 'starting' } });
    expect((await get('/metrics')).body).toMatch(/^marquee_connections 1$/m);
  });

  test('answers errors with an apology, below its base path too, and logs them', async () => {
    const error = new Error('broken');
    const sources = {
      siteUrl: 'https://example.org/m',
      backendUrl: undefined,
      imageUrl: undefined,
      styles: '',
    };
    const { get, failures } = await started(broken(error), { sources });
    const { status, body, headers } = await get('/profile', 'Accept: text/html');
    expect(status).toBe(500);
    expect(body).toContain('<a href="/m/">');
    expect(failures).toEqual([[{ err: error, requestId: headers['x-request-id'] }, 'a request failed']]);
  });

  test('cuts a failing stream, so that it does not look complete', async () => {
    const { at, failures } = await started(
      () =>
        new Response(byteStream(pieces('data: one', new Error('broken'))), {
          headers: { 'content-type': 'text/event-stream' },
        }),
    );
    const lost: unknown[] = [];
    const note = (error: unknown) => lost.push(error);
    process.on('unhandledRejection', note);
    onTestFinished(() => void process.off('unhandledRejection', note));
    const socket = await openSocket(at);
    const all = readToEnd(socket);
    socket.write('GET /x HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const text = await all;
    expect(text).toContain('data: one');
    expect(text).not.toMatch(/\r\n0\r\n/);
    await new Promise(setImmediate);
    expect([failures.length, lost]).toEqual([1, []]);
  });

  test.each([
    ['was called off by its sender', calledOff, 0],
    ['broke while its sender went', new Error('broken'), 1],
  ])('logs what %s: %s, %i times', async (_what, error, times) => {
    const gone = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const { at, failures, own } = await started(async (request) => {
      gone.resolve();
      await once(request.signal, 'abort');
      queueMicrotask(ended.resolve);
      throw error;
    });
    const socket = await openSocket(at);
    socket.write('GET /profile HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await gone.promise;
    socket.destroy();
    await ended.promise;
    await own.close();
    expect(failures).toHaveLength(times);
  });

  test('logs an aborted request whose client still waits', async () => {
    const { at, get, failures } = await started(async (request) => {
      await request.text();
      throw calledOff;
    });
    expect((await get('/profile')).status).toBe(500);
    const sent = await sendRaw(at, requestLines('POST', '/profile', 'Content-Length: 1'), 'x');
    expect([sent.status, failures.length]).toEqual([500, 2]);
  });

  test('sends nothing to a disconnected client, without a log entry', async () => {
    const asked = Promise.withResolvers<void>();
    const { at, failures, own } = await started(async (request) => {
      asked.resolve();
      await once(request.signal, 'abort');
      return new Response(byteStream(pieces('x')), { headers: { 'content-type': 'text/event-stream' } });
    });
    const socket = await openSocket(at);
    socket.write('GET /profile HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await asked.promise;
    socket.destroy();
    await own.close();
    await new Promise(setImmediate);
    expect(failures).toEqual([]);
  });

  test('leaves nothing behind after its end', async () => {
    const listeners = () => (globalThis as never)[Symbol.for('marquee.page-changes')] as Set<unknown>;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const before = listeners().size;
    const own = await hostFor({ handler: says('app') });
    await portOf(own);
    expect([listeners().size, vi.getTimerCount()]).toEqual([before + 1, 1]);
    await own.close();
    expect([listeners().size, vi.getTimerCount()]).toEqual([before, 0]);
  });
});

describeWithRedis('a host among others', () => {
  test('shares limits, and announces changed pages until it ends', async () => {
    const redis = await startRedisServer();
    const connection = connectRedis(redis.url, pino({ level: 'silent' }));
    await expect.poll(() => connection.status).toBe('ready');
    const told: string[] = [];
    const ear = redis.client.duplicate();
    await ear.subscribe('marquee:page-changes');
    ear.on('message', (_subject: string, text: string) => told.push(text.split(' ')[1] ?? ''));
    const own = await hostFor({ handler: () => new Response('app'), redis: connection, rateLimit: 10 });
    const at = await portOf(own);
    expect((await sendRaw(at, requestLines('GET', '/profile'))).status).toBe(200);
    expect(await redis.client.keys('*client:read*')).toHaveLength(1);
    announcePageChange({ kind: 'movie', id: 603 });
    await expect.poll(() => told).toEqual(['/movie/603']);
    await own.close();
    announcePageChange({ kind: 'movie', id: 604 });
    await redis.client.ping();
    await ear.ping();
    expect(told).toEqual(['/movie/603']);
    connection.disconnect();
    ear.disconnect();
    await redis.close();
  });
});

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

  test('serves hashed files immutably, precompressed for clients that accept it', async () => {
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

  test('serves other files for a day, with 304 for unchanged ones', async () => {
    const icon = await ask('/favicon.svg?v=2');
    expect(icon.body).toBe('<svg/>');
    expect(icon.headers['cache-control']).toBe('public, max-age=86400');
    expect((await sendRaw(port, requestLines('HEAD', '/favicon.svg'))).body).toBe('');
    const unchanged = await ask('/favicon.svg', `If-None-Match: ${icon.headers['etag']}`);
    expect([unchanged.status, unchanged.body]).toEqual([304, '']);
    const beyond = await ask('/favicon.svg', 'Range: bytes=100-200');
    expect([beyond.status, beyond.headers['x-frame-options']]).toEqual([416, 'DENY']);
  });

  test('serves files of the build only; the app answers all else', async () => {
    for (const target of ['/_astro/', '/_astro/a.1234.js.br', '/_astro/none.js', '/favicon.svg/']) {
      expect((await ask(target)).body, target).toBe(page);
    }
    expect((await sendRaw(port, requestLines('POST', '/favicon.svg', 'Content-Length: 0'))).body).toBe(page);
  });

  test('passes all else to the app and keeps its status', async () => {
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

  test('answers 500 when rendering fails, never half a page', async () => {
    const answer = await ask('/half');
    expect(answer.status).toBe(500);
    expect(answer.body).toContain('Something went wrong on our side');
    expect(answer.body).not.toContain('half');
  });

  test('listens on each address of a name', async () => {
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

  test('finishes requests in progress at its end, and accepts no more', async () => {
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

  test('streams a response', async () => {
    const answer = await ask('/stream');
    expect(answer.headers['content-type']).toBe('text/event-stream');
    expect(answer.body).toMatch(/data: one\n\n.*data: two\n\n/s);
  });
});
