import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { AppHandler } from '../../../src/contract/app-handler.ts';
import { openSocket, parseAnswer, readToEnd, requestLines, sendRaw } from '../../support/host/raw-http.ts';
import { hostFor, portOf, targetOf, type Host } from '../../support/host/running-host.ts';

const seen: string[] = [];
const told: object[] = [];
const handler: AppHandler = async (request, { locals }) => {
  const target = targetOf(request);
  seen.push(`${request.method} ${target}`);
  told.push(locals);
  const size = target.endsWith('/unread') ? 0 : (await request.arrayBuffer()).byteLength;
  const own = target === '/picture' && { 'content-security-policy': "default-src 'none'; sandbox" };
  const headers = { 'content-type': 'text/plain', ...own };
  return new Response(`${size} bytes for ${request.headers.get('host')}`, { headers });
};

describe('the front door', () => {
  let host: Host;
  let port: number;

  beforeAll(async () => {
    host = await hostFor({ handler });
    port = await portOf(host);
  });

  afterAll(() => host.close());

  test.each([
    ['an absolute address', 'http://evil.example/', 400],
    ['an asterisk', '*', 400],
    ['two slashes', '//admin', 400],
    ['two slashes further on', '/movies//popular', 400],
    ['a backslash', '/\\admin', 400],
    ['a dot segment', '/movies/../profile', 400],
    ['a hidden dot segment', '/movies/%2e%2e/profile', 400],
    ['a half-hidden dot segment', '/movies/.%2E/profile', 400],
    ['an encoded slash', '/movies%2fpopular', 400],
    ['an encoded backslash', '/movies%5Cpopular', 400],
    ['an encoded NUL', '/movie/603%00', 400],
    ['an encoded line break', '/movie/603%0d%0aSet-Cookie:a=b', 400],
    ['a twice encoded letter', '/%2561dmin', 400],
    ['an encoding of nothing', '/movie/%ff', 400],
    ['half an encoding', '/movie/%2', 400],
    ['a byte beyond ASCII', '/movie/\xe9', 400],
    ['5 kB', `/search?query=${'a'.repeat(5000)}`, 414],
    ['20 kB', `/search?query=${'a'.repeat(20_000)}`, 431],
    ['a route of the framework', '/_server-islands/Card', 404],
    ['the image route of the framework', '/_image?href=x', 404],
    ['the actions route of the framework', '/_actions/x', 404],
    ['a second address of a page', '/movie/603.html', 404],
    ['a second address of a page, as a folder', '/movies/popular/index.html', 404],
    ['a second address of a page, with a slash', '/movie/603.HTML/?reviews=new', 404],
  ])('refuses a target with %s', async (_what, target, status) => {
    seen.length = 0;
    expect((await sendRaw(port, requestLines('GET', target))).status).toBe(status);
    expect(seen).toEqual([]);
  });

  test('answers 404 below its files', async () => {
    const answer = await sendRaw(port, requestLines('GET', '/_astro/../../package.json'));
    expect(answer.status).toBe(400);
    expect(answer.body).not.toContain('marquee-client');
  });

  test.each(['TRACE', 'CONNECT', 'PROPFIND', 'LINK'])('refuses %s', async (method) => {
    seen.length = 0;
    const { status } = await sendRaw(port, requestLines(method, '/'));
    // A tunnel can get no answer at all.
    expect(method === 'CONNECT' ? [0, 405] : [405]).toContain(status);
    expect(seen).toEqual([]);
  });

  test.each([
    ['no host', ['GET / HTTP/1.1', 'Connection: close']],
    ['a host that is none', ['GET / HTTP/1.1', 'Host: a"><script>', 'Connection: close']],
    ['two lengths', requestLines('POST', '/x', 'Content-Length: 1', 'Content-Length: 2')],
    ['a length and chunks', requestLines('POST', '/x', 'Content-Length: 1', 'Transfer-Encoding: chunked')],
    ['a body of a GET', requestLines('GET', '/x', 'Content-Length: 5')],
    ['two hosts', ['GET / HTTP/1.1', 'Host: localhost', 'host: evil.example', 'Connection: close']],
    ['the same host twice', requestLines('GET', '/', 'Host: localhost')],
    ['a version we do not speak', ['GET / HTTP/2.0', 'Host: localhost', 'Connection: close']],
    ['no HTTP at all', 'hello\r\n\r\n'],
  ])('refuses %s with 400', async (_what, lines) => {
    seen.length = 0;
    const answer = await sendRaw(port, lines);
    expect(answer.status).toBe(400);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(seen).toEqual([]);
  });

  test('uses one name of the site for all clients', async () => {
    const answer = await sendRaw(port, ['GET /x HTTP/1.1', 'Host: evil.example', 'Connection: close']);
    expect(answer.body).toContain('for localhost:4321');
    expect(answer.body).not.toContain('evil');
  });

  test.each([
    ['somebody at this machine', ['Host: localhost:4321'], true],
    ['a foreign name', ['Host: movies.example.com'], false],
    ['a proxy nobody told us of', ['Host: localhost', 'X-Forwarded-For: 8.8.8.8'], false],
  ])('says whether the app is requested directly: by %s', async (_whom, headers, direct) => {
    await sendRaw(port, ['GET /x HTTP/1.1', 'Connection: close', ...headers]);
    expect(told.at(-1)).toMatchObject({ clientAddress: '127.0.0.1', direct });
  });

  test('accepts a body of exactly a megabyte', async () => {
    const body = 'a'.repeat(1_048_576);
    const lines = (length: number) => requestLines('POST', '/x', `Content-Length: ${length}`);
    expect((await sendRaw(port, lines(body.length), body)).body).toContain('1048576 bytes');
    const refused = await sendRaw(port, lines(body.length + 1), `${body}a`);
    expect(refused.status).toBe(413);
    expect(refused.body).toContain('larger than we accept');
  });

  test('counts chunks without a declared length', async () => {
    const socket = await openSocket(port);
    const answered = readToEnd(socket);
    socket.write(`${requestLines('POST', '/x', 'Transfer-Encoding: chunked').join('\r\n')}\r\n\r\n`);
    const chunk = `10000\r\n${'a'.repeat(0x1_0000)}\r\n`;
    for (let sent = 0; sent < 40 && socket.writable; sent++) socket.write(chunk);
    socket.write('0\r\n\r\n');
    expect(parseAnswer(await answered).status).toBe(413);
  });

  const endless = async (method: string, target: string) => {
    const sockets: Socket[] = [];
    const note = (message: unknown) =>
      void sockets.push((message as { request: IncomingMessage }).request.socket);
    subscribe('http.server.request.start', note);
    onTestFinished(() => void unsubscribe('http.server.request.start', note));
    const socket = await openSocket(port);
    const answered = readToEnd(socket);
    const lines = [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Transfer-Encoding: chunked'];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    const chunk = `10000\r\n${'a'.repeat(0x1_0000)}\r\n`;
    const send = () => {
      while (socket.writable && socket.write(chunk));
      if (socket.writable) socket.once('drain', send);
    };
    send();
    return { answer: parseAnswer(await answered), taken: sockets[0]?.bytesRead ?? 0 };
  };

  test.each([
    ['nobody reads', 'POST', '/unread', 200],
    ['nobody reads, of a program', 'PUT', '/api/unread', 200],
    ['no request to read has', 'GET', '/x', 400],
    ['another site sends', 'POST', '//', 400],
  ])('cuts an endless body that %s after a megabyte', async (_what, method, target, status) => {
    const { answer, taken } = await endless(method, target);
    expect(answer.status).toBe(status);
    expect(taken).toBeGreaterThan(65_536);
    expect(taken).toBeLessThan(2_000_000);
  });

  test('serves a client’s next request after an unread body', async () => {
    const body = 'a'.repeat(200_000);
    const first = ['POST /unread HTTP/1.1', 'Host: localhost', `Content-Length: ${body.length}`];
    const socket = await openSocket(port);
    const answered = readToEnd(socket);
    socket.write(
      `${first.join('\r\n')}\r\n\r\n${body}${requestLines('GET', '/second').join('\r\n')}\r\n\r\n`,
    );
    const answers = (await answered).split('HTTP/1.1 200 OK');
    expect(answers).toHaveLength(3);
    expect(answers[2]).toContain('0 bytes');
  });

  test('leaves the size of storage files to its own limit', async () => {
    const body = 'a'.repeat(3_000_000);
    const target = '/embedded/backend/storage/v1/object/avatars/x.png';
    const answer = await sendRaw(port, requestLines('POST', target, `Content-Length: ${body.length}`), body);
    expect(answer.body).toContain('3000000 bytes');
  });

  test('refuses a body before it is sent when the client asks first', async () => {
    const expects = (length: number) =>
      requestLines('POST', '/x', `Content-Length: ${length}`, 'Expect: 100-continue');
    expect((await sendRaw(port, expects(5_000_000))).status).toBe(413);
    expect((await sendRaw(port, expects(3), 'abc')).status).toBe(100);
  });

  test.each([
    ['another site’s script', ['Sec-Fetch-Site: cross-site', 'Content-Type: application/json'], 403],
    ['a sister site’s form', ['Sec-Fetch-Site: same-site'], 403],
    ['an old browser’s foreign page', ['Origin: https://evil.example'], 403],
    ['a page without an origin', ['Origin: null'], 403],
    ['a page on another port', ['Origin: http://localhost:1'], 403],
    ['a page of ours', ['Sec-Fetch-Site: same-origin', 'Origin: http://localhost:4321'], 200],
    ['a page of ours in an old browser', ['Origin: http://localhost:4321'], 200],
    ['a page of ours by another name', ['Origin: http://localhost'], 200],
    ['a mail provider’s one-click unsubscribing', [], 200],
    ['a scheduler with its token', ['Authorization: Bearer abc'], 200],
  ])('answers a POST of %s', async (_what, headers, status) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect((await sendRaw(port, requestLines(method, '/api/x', ...headers))).status).toBe(status);
    }
  });

  test('allows API calls from any page, by token without cookies', async () => {
    for (const method of ['POST', 'DELETE']) {
      const headers = ['Sec-Fetch-Site: cross-site', 'Origin: https://elsewhere.example'];
      expect((await sendRaw(port, requestLines(method, '/api/v1/x', ...headers))).status).toBe(200);
      expect((await sendRaw(port, requestLines(method, '/api/v10/x', ...headers))).status).toBe(403);
    }
  });

  test.each(['PUT', 'PATCH', 'DELETE'])(
    'reads pages and accepts their forms, and refuses %s',
    async (method) => {
      seen.length = 0;
      for (const target of ['/movie/603', '/', '/movies/popular?page=2', '/favicon.svg', '/apis']) {
        const answer = await sendRaw(port, requestLines(method, target));
        expect(answer.status, target).toBe(405);
        expect(answer.headers['allow']).toBe('GET, HEAD, POST, OPTIONS');
      }
      expect(seen).toEqual([]);
    },
  );

  test('allows reading from every site', async () => {
    const answer = await sendRaw(port, requestLines('GET', '/x', 'Sec-Fetch-Site: cross-site'));
    expect(answer.status).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('answers programs with JSON and people with a page', async () => {
    const json = await sendRaw(port, requestLines('GET', '//', 'Accept: application/json'));
    expect(JSON.parse(json.body)).toMatchObject({ error: 'Bad Request' });
    const page = await sendRaw(port, requestLines('GET', '//', 'Accept: text/html'));
    expect(page.body).toContain('<h1>Bad Request</h1>');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'.*style-src 'sha256-/);
  });

  test('sets the required headers on all responses: refused, found, missing and broken', async () => {
    for (const [method, target] of [
      ['GET', '/x'],
      ['GET', '/picture'],
      ['GET', '/_astro/a.1234.js'],
      ['GET', '/_astro/none.js'],
      ['GET', '/favicon.svg'],
      ['POST', '/favicon.svg'],
      ['OPTIONS', '/x'],
      ['GET', '//'],
      ['TRACE', '/'],
      ['GET', `/${'a'.repeat(5000)}`],
    ] as const) {
      const { headers } = await sendRaw(port, requestLines(method, target));
      expect(headers, `${method} ${target}`).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-resource-policy': 'same-origin',
        ...(target !== '/_astro/a.1234.js' && {
          'x-frame-options': 'DENY',
          'cross-origin-opener-policy': target === '/' ? 'unsafe-none' : 'same-origin',
        }),
      });
      for (const directive of ['default-src', 'base-uri', 'form-action', 'frame-ancestors']) {
        expect(headers['content-security-policy'], `${method} ${target}`).toContain(`${directive} 'none'`);
      }
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });
});
