import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clientOf } from '../../../src/contract/client-of.ts';
import { allowanceFor, createRateLimit } from '../../../src/host/rate-limit.ts';
import { trustedProxies } from '../../../src/contract/trusted-proxies.ts';
import { requestLines, sendRaw, type RawAnswer } from '../../support/host/raw-http.ts';
import { hostFor, portOf, type Host } from '../../support/host/running-host.ts';

describe('the rate limit', () => {
  test('lets a client have its pages, and then says how long to wait', () => {
    let now = 0;
    const limit = createRateLimit(10, () => now);
    for (let page = 0; page < 10; page++) expect(limit.count('192.0.2.1', 'read')).toBe(0);
    expect(limit.count('192.0.2.1', 'read')).toBe(60);
    now = 30_000;
    expect(limit.count('192.0.2.1', 'read')).toBe(30);
    now = 119_999;
    expect(limit.count('192.0.2.1', 'read')).toBe(0);
  });

  test('does not give twice as much at the turn of a minute', () => {
    let now = 59_000;
    const limit = createRateLimit(10, () => now);
    for (let page = 0; page < 10; page++) limit.count('192.0.2.1', 'read');
    now = 61_000;
    expect(limit.count('192.0.2.1', 'read')).toBe(0);
    expect(limit.count('192.0.2.1', 'read')).toBeGreaterThan(0);
  });

  test('counts clients apart, and a whole IPv6 network as one', () => {
    const limit = createRateLimit(1, () => 0);
    expect(limit.count('192.0.2.1', 'read')).toBe(0);
    expect(limit.count('192.0.2.2', 'read')).toBe(0);
    expect(limit.count('2001:db8:1:2::1', 'read')).toBe(0);
    expect(limit.count('2001:db8:1:2:ffff::9', 'read')).toBeGreaterThan(0);
    expect(limit.count('2001:db8:1:3::1', 'read')).toBe(0);
    expect(clientOf('::1')).toBe('0:0:0:0');
  });

  test.each([
    ['GET', '/movies', 'read'],
    ['POST', '/embedded/backend/rest/v1/reviews', 'write'],
    ['GET', '/api/ai/search', 'write'],
    ['GET', '/_astro/a.js', 'file'],
    ['GET', '/embedded/images/w342/m603.svg', 'file'],
    ['GET', '/favicon.svg', 'file'],
  ])('counts %s %s as %s', (method, target, allowance) => {
    expect(allowanceFor(method, target)).toBe(allowance);
  });
});

describe('a client that asks too much', () => {
  let host: Host;
  let port: number;

  beforeEach(async () => {
    host = await hostFor({
      handler: (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end('<p>hello</p>');
      },
      rateLimit: 10,
      proxies: trustedProxies('loopback') ?? undefined,
    });
    port = await portOf(host);
  });

  afterEach(() => host.close());

  const from = (address: string, target: string, accept = 'text/html') =>
    sendRaw(port, requestLines('GET', target, `X-Forwarded-For: ${address}`, `Accept: ${accept}`));

  test('reads when to come back, while everybody else is served', async () => {
    for (let page = 0; page < 10; page++) expect((await from('192.0.2.1', '/profile')).status).toBe(200);
    const refused = await from('192.0.2.1', '/profile');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toContain('<h1>One moment, please</h1>');
    expect(refused.headers['x-frame-options']).toBe('DENY');
    expect(JSON.parse((await from('192.0.2.1', '/profile', '*/*')).body)).toMatchObject({
      error: 'Too Many Requests',
    });
    expect((await from('192.0.2.2', '/profile')).status).toBe(200);
  });

  test('cannot get around it by claiming other addresses', async () => {
    const statuses = [];
    for (let page = 0; page < 11; page++) {
      statuses.push((await from(`203.0.113.${page}, 192.0.2.1`, '/profile')).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test('may still ask whether we are alive', async () => {
    for (let page = 0; page < 12; page++) await from('192.0.2.1', '/profile');
    expect((await from('192.0.2.1', '/healthz')).status).toBe(200);
  });

  test('is allowed far more of what costs nothing', async () => {
    await from('192.0.2.1', '/movies');
    for (let page = 0; page < 30; page++) expect((await from('192.0.2.1', '/movies')).status).toBe(200);
  });
});

describe('more readers at once than can be served', () => {
  let host: Host;
  let port: number;
  let release: () => void;

  beforeEach(async () => {
    const released = new Promise<void>((resolve) => (release = resolve));
    host = await hostFor({
      handler: async ({ url }, response) => {
        if (url !== '/movies/popular') await released;
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end(`<p>${url}</p>`);
      },
    });
    port = await portOf(host);
  });

  afterEach(() => host.close());

  const get = (target: string) => sendRaw(port, requestLines('GET', target, 'Accept: text/html'));
  const count = (answers: RawAnswer[], status: number) =>
    answers.filter((answer) => answer.status === status).length;

  test('are told to come back, and what costs nothing is still there for them', async () => {
    await get('/movies/popular');
    const refused: RawAnswer[] = [];
    const reads = Array.from({ length: 510 }, async (_, number) => {
      const answer = await get(`/profile?n=${number}`);
      if (answer.status === 503) refused.push(answer);
      return answer;
    });
    await vi.waitFor(() => expect(refused).toHaveLength(10));
    expect(refused[0]?.headers['retry-after']).toBe('5');
    expect(refused[0]?.body).toContain('More people want in than we can serve at once');
    expect((await get('/movies/popular')).headers['x-cache']).toBe('hit');
    expect((await get('/healthz')).status).toBe(200);
    release();
    expect(count(await Promise.all(reads), 200)).toBe(500);
    expect((await get('/profile')).status).toBe(200);
  });

  test('all get a page that is being made for one of them', async () => {
    // Fewer than the thousand connections of one client, of which idle ones make room for more.
    const reads = Array.from({ length: 900 }, () => get('/movie/603'));
    await vi.waitFor(async () => expect((await get('/metrics')).body).toMatch(/^marquee_connections 901$/m));
    release();
    expect(count(await Promise.all(reads), 200)).toBe(900);
  });
});
