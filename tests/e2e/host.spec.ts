import { readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { expect, test } from '../support/e2e/test.ts';
import { PAGES } from '../../src/core/pages.ts';
import { signedInState } from '../support/e2e/people.ts';
import { EMBEDDED_PORT, EMBEDDED_URL, TMDB_KEY, TMDB_URL } from '../support/e2e/ports.ts';
import { startMarquee } from '../support/host/marquee.ts';
import { openSocket, parseAnswer, readToEnd, requestLines, sendRaw } from '../support/host/raw-http.ts';

const get = (target: string, ...headers: string[]) =>
  sendRaw(EMBEDDED_PORT, requestLines('GET', target, ...headers));

test.describe('hostile addresses', () => {
  for (const id of ['1e99', '-1', '0x10', '1.5', 'abc', '%20', '0', '0603', '٣']) {
    test(`/movie/${id} is told to be no movie`, async () => {
      const { status, body } = await get(`/movie/${id === '٣' ? encodeURIComponent(id) : id}`);
      expect(status).toBe(400);
      expect(body).toContain('Invalid movie ID');
    });
  }

  for (const [query, statuses] of [
    ['query=%00', [200, 400]],
    ['query=%ff', [200, 400]],
    ['query=%ED%A0%80', [200, 400]],
    [`query=${'a'.repeat(3000)}`, [200]],
    [`query=${'a'.repeat(20_000)}`, [414, 431]],
    [Array.from({ length: 900 }, (_, index) => `a${index}`).join('&'), [200, 414]],
    ['query[]=a&query[__proto__]=b&__proto__=c', [200]],
  ] as const) {
    test(`${query.length} bytes of query (${query.slice(0, 24)}) do not upset it`, async () => {
      expect(statuses).toContain((await get(`/search?${query}`)).status);
    });
  }

  for (const target of [
    '/../package.json',
    '/_astro/../../server/entry.mjs',
    '/_astro/..%2f..%2fserver/entry.mjs',
    '/%2e%2e/package.json',
    '/embedded/backend/storage/v1/object/public/avatars/../../../../keys.json',
    '/embedded/backend/storage/v1/object/public/avatars/..%2f..%2fkeys.json',
    '/embedded/images/../../package.json',
    '/dist/server/entry.mjs',
    '/.env',
    '/src/host/main.ts',
    '//admin',
    '/\\admin',
    '/%2561dmin',
    '/api/tmdb/../../account',
    '/movie/603.html',
    '/movies/popular/index.html',
  ]) {
    test(`${target} leads nowhere`, async () => {
      const { status, body } = await get(target);
      expect([400, 404]).toContain(status);
      expect(body).not.toMatch(/"dependencies"|import \{|BEGIN|Dashboard/);
    });
  }
});

test('another site’s hold of a window it opened tells nothing of who is signed in', async ({ request }) => {
  const policy = async (path: string, cookie = '') => {
    const answer = await request.get(EMBEDDED_URL + path, { headers: { cookie }, maxRedirects: 0 });
    return answer.headers()['cross-origin-opener-policy'];
  };
  const { state } = await signedInState(EMBEDDED_URL);
  const session = state.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const examples: Record<string, string> = { id: '603', list: '0123456789abcdef0123', handle: 'nobody_yet' };
  for (const { path, kept } of PAGES) {
    const address = path.replace(/\[(?:\.\.\.)?(\w+)\]/g, (_, name: string) => examples[name] ?? '1');
    const visitors = await policy(address);
    expect(await policy(address, session), path).toBe(visitors);
    expect(await policy(address, 'sb-marquee-auth-token=somebody'), path).toBe(visitors);
    if (kept === 0 && !path.startsWith('/partials/')) expect(visitors, path).toBe('same-origin');
  }
  for (const path of ['/', '/movies/popular', '/movie/603', '/movie/999999999', '/?code=x'])
    expect(await policy(path), path).toBe('unsafe-none');
});

test('every kind of answer has the headers no answer goes without', async ({ request }) => {
  const html = await (await request.get(`${EMBEDDED_URL}/movies`)).text();
  const script = /\/_astro\/[^"]+\.js/.exec(html)?.[0] ?? '';
  const visitors = new Set([
    '/',
    '/movies/popular',
    '/movie/603',
    '/movie/999999999',
    '/search?query=alien',
    '/partials/movies/popular?page=2',
    '/robots.txt',
    '/sitemap.xml',
    '/?code=x',
  ]);
  for (const target of [
    ...[
      '/',
      '/movies/popular',
      '/movie/603',
      '/movie/999999999',
      '/movie/abc',
      '/search?query=alien',
      '/nowhere',
    ],
    ...[
      '/profile',
      '/wishlist',
      '/admin',
      '/robots.txt',
      '/sitemap.xml',
      '/favicon.svg',
      script,
      '//',
      '/_image',
    ],
    ...['/healthz', '/readyz', '/metrics', '/embedded/outbox', '/embedded/images/w342/m603.svg', '/?code=x'],
    ...[
      '/embedded/backend/auth/v1/user',
      '/embedded/backend/rest/v1/reviews',
      '/partials/movies/popular?page=2',
    ],
  ]) {
    const { headers } = await get(target, 'Accept: text/html');
    expect(headers, target).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      // Nobody opens a script or puts it into a frame: what only a document answers to would weigh as much as some.
      ...(target !== script && {
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': visitors.has(target) ? 'unsafe-none' : 'same-origin',
      }),
    });
    for (const directive of ['default-src', 'base-uri', 'frame-ancestors']) {
      expect(headers['content-security-policy'], target).toContain(`${directive} 'none'`);
    }
    expect(headers['content-security-policy'], target).toContain('form-action');
    expect(headers['referrer-policy'], target).toMatch(/^(?:strict-origin-when-cross-origin|no-referrer)$/);
    expect(headers['x-powered-by'], target).toBeUndefined();
    expect(headers['cache-control'], target).toBeDefined();
  }
});

test('what belongs to whoever sits at this machine is shown to nobody a proxy or a foreign name brings', async () => {
  const ask = (target: string, ...headers: string[]) =>
    sendRaw(EMBEDDED_PORT, [`GET ${target} HTTP/1.1`, 'Connection: close', ...headers]);
  for (const target of ['/embedded/outbox', '/embedded/outbox.json', '/metrics']) {
    expect((await ask(target, `Host: localhost:${EMBEDDED_PORT}`)).status, target).toBe(200);
    for (const headers of [
      ['Host: movies.example.com', 'X-Forwarded-For: 8.8.8.8'],
      ['Host: movies.example.com'],
      ['Host: localhost', 'X-Forwarded-For: 8.8.8.8'],
      ['Host: localhost', 'Forwarded: for=8.8.8.8'],
      ['Host: 127.0.0.1', 'Via: 1.1 proxy'],
    ]) {
      const { status, body } = await ask(target, ...headers);
      expect([403, 404], `${target} ${headers.join()}`).toContain(status);
      expect(body).not.toMatch(/marquee_http|"links"/);
    }
  }
});

test('nothing the browser gets holds a secret', async ({ request }) => {
  const files = readdirSync('dist/client', { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => /\.(?:js|css|svg|json|html|xml|txt)$/.test(file));
  const pages = await Promise.all(
    ['/', '/movies', '/movie/603', '/nowhere'].map(async (page) =>
      (await request.get(TMDB_URL + page)).text(),
    ),
  );
  const texts = [...scripts.map((file) => readFileSync(path.join('dist/client', file), 'utf8')), ...pages];
  for (const text of texts) {
    expect(text).not.toMatch(
      /service_role|SUPABASE_SECRET|sb_secret_\w{8}|METRICS_TOKEN|BEGIN (?:EC )?PRIVATE/,
    );
    expect(text).not.toContain(TMDB_KEY);
    expect(text).not.toContain(process.cwd());
  }
});

test.describe('under siege', () => {
  test.describe.configure({ mode: 'serial' });
  test.setTimeout(90_000);

  async function othersAreServed(url: string): Promise<void> {
    for (const page of ['/movies/popular', '/profile', '/healthz']) {
      const answer = await fetch(url + page, { signal: AbortSignal.timeout(20_000) });
      expect(answer.status, page).toBe(200);
      await answer.arrayBuffer();
    }
  }

  function takesNobodyIn(url: string): Promise<void> {
    const door = () =>
      fetch(url).then(
        () => 'open',
        () => 'closed',
      );
    return expect.poll(door).toBe('closed');
  }

  test('five thousand silent connections, a slow sender and 60 MB are borne while others are served', async () => {
    const marquee = await startMarquee();
    const port = Number(new URL(marquee.url).port);
    try {
      const clients = Array.from({ length: 5000 }, (_, index) => `127.0.1.${1 + (index % 5)}`);
      const silent = await Promise.all(clients.map((client) => openSocket(port, client)));
      const slow = await openSocket(port);
      const cutOff = readToEnd(slow);
      slow.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
      const drip = setInterval(() => slow.write('a'), 500);

      const chunk = Buffer.alloc(65_536, 'a');
      const upload = httpRequest(`${marquee.url}/api/page-changed`, { method: 'POST' });
      // The server reads one megabyte more, then hangs up. A write may fail before the client reads the answer.
      const answered = new Promise<number | string | undefined>((resolve) => {
        upload.once('response', ({ statusCode }) => resolve(statusCode));
        upload.on('error', () => resolve('hung up'));
      });
      for (let sent = 0; sent < 60 * 16 && !upload.destroyed; sent++) upload.write(chunk);
      upload.end();

      await othersAreServed(marquee.url);
      expect([413, 'hung up']).toContain(await answered);
      expect(parseAnswer(await cutOff).status).toBe(408);
      clearInterval(drip);
      await othersAreServed(marquee.url);
      for (const socket of silent) socket.destroy();
    } finally {
      expect(await marquee.stop()).toBe(0);
    }
  });

  test('SIGTERM lets an upload end, says not ready, and a second one does not wait', async () => {
    const marquee = await startMarquee();
    const port = Number(new URL(marquee.url).port);
    const send = async () => {
      const socket = await openSocket(port);
      const answered = readToEnd(socket);
      const lines = requestLines(
        'POST',
        '/api/page-changed',
        'Content-Type: application/json',
        'Content-Length: 25',
      );
      socket.write(`${lines.join('\r\n')}\r\n\r\n{"kind":"movie",`);
      return { socket, answered };
    };
    const first = await send();
    const ready = await openSocket(port);
    const told = readToEnd(ready);
    ready.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n');
    await fetch(`${marquee.url}/healthz`);
    const stopped = marquee.stop();
    await takesNobodyIn(marquee.url);
    ready.write('\r\n');
    expect(parseAnswer(await told).status).toBe(503);
    first.socket.write('"id":603}');
    expect(parseAnswer(await first.answered).status).toBe(204);
    expect(await stopped).toBe(0);

    const again = await startMarquee({ PORT: String(port) });
    await send();
    await fetch(`${again.url}/healthz`);
    const ended = again.stop();
    await takesNobodyIn(again.url);
    again.process.kill('SIGTERM');
    expect(await ended).toBe(1);
  });
});
