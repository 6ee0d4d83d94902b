import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { HostOptions } from '../../../src/host/host.ts';
import { createOperations } from '../../../src/host/operations.ts';
import { trustedProxies } from '../../../src/contract/trusted-proxies.ts';
import type { ServiceStatus } from '../../../src/contract/lifecycle.ts';
import type { Visit } from '../../../src/host/visit.ts';
import { requestLines, sendRaw } from '../../support/host/raw-http.ts';
import { hostFor, portOf, targetOf, type Host } from '../../support/host/running-host.ts';

const since = '2026-03-10T12:00:00.000Z';
const catalogue = {
  circuit: 'closed',
  condition: 'fine',
  since,
  medianMs: 120,
  waiting: 0,
  calls: 7,
  failures: 1,
  hits: 5,
  misses: 2,
  bytes: 1000,
} as const;
const fine: ServiceStatus = { backend: { mode: 'embedded', ok: true, engine: 'postgres' }, catalogue };
const TOKEN = 'a-token-of-many-letters';
const PERSON = 'cb1c0000-0000-4000-8000-000000000001';

let host: Host | undefined;
const lines: string[] = [];
const logger = pino(
  { level: 'info' },
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  }),
);

async function start(options: Partial<HostOptions> = {}): Promise<number> {
  lines.length = 0;
  host = await hostFor({
    handler: (request) =>
      new Response('hello', {
        status: targetOf(request).startsWith('/gone') ? 404 : 200,
        headers: { 'content-type': 'text/plain' },
      }),
    status: () => Promise.resolve(fine),
    logger,
    ...options,
  });
  return portOf(host);
}

afterEach(async () => {
  await host?.close();
  host = undefined;
});

const get = (port: number, target: string, ...headers: string[]) =>
  sendRaw(port, requestLines('GET', target, ...headers));

describe('the operator', () => {
  interface Given {
    method?: string;
    url?: string | undefined;
    authorization?: string;
    address?: string;
    direct?: boolean;
    ready?: boolean | Promise<never>;
    token?: string;
    behindProxy?: boolean;
  }
  /** The response; undefined for requests it does not handle. */
  async function answer(given: Given) {
    const { ready = true, token, behindProxy = false, authorization } = given;
    const checks = { backend: 'ok', disk: 'ok', catalogue: 'ok', process: 'ok' } as const;
    const readiness = async () => {
      if (typeof ready !== 'boolean') await ready;
      return { ready: ready === true, checks, since: {}, engine: 'pglite' as const, services: fine };
    };
    const operations = createOperations({
      health: { readiness, close: () => undefined },
      metrics: {
        ...{ answered: () => undefined, refused: () => undefined, askedAhead: () => undefined },
        text: async () => (await readiness(), { type: 'text/x', body: 'numbers é' }),
      },
      ...{ metricsToken: token, behindProxy },
    });
    const request = Object.assign(new IncomingMessage(new Socket()), {
      ...{ method: given.method ?? 'GET', url: 'url' in given ? given.url : '/metrics' },
      headers: authorization === undefined ? {} : { authorization },
    });
    const response = new ServerResponse(request);
    const ended = vi.spyOn(response, 'end');
    const head = vi.spyOn(response, 'writeHead');
    const visit = { address: given.address ?? '127.0.0.1', direct: given.direct ?? true } as Visit;
    const is = operations.answer(request, response, visit);
    await new Promise(setImmediate);
    if (!is) return undefined;
    const [status, headers] = head.mock.calls[0] ?? [];
    const more = response.getHeader('retry-after');
    return { status, headers, more, body: ended.mock.calls[0]?.[0] as unknown, gone: response.destroyed };
  }
  const head = (type: string, length: number) => ({
    ...{ 'content-type': type, 'content-length': length, 'cache-control': 'no-store' },
  });

  test.each(['GET', 'HEAD'])(
    'checks with %s whether it is alive, and is answered at once',
    async (method) => {
      expect(await answer({ method, url: '/healthz?x', ready: new Promise(() => undefined) })).toEqual({
        ...{ status: 200, headers: head('text/plain; charset=utf-8', 2), body: 'ok', gone: false },
      });
    },
  );

  test('checks whether it is ready, and when to retry', async () => {
    const checks = { backend: 'ok', disk: 'ok', catalogue: 'ok', process: 'ok' };
    for (const ready of [true, false]) {
      const got = await answer({ url: '/readyz', ready });
      const body = JSON.stringify({ ready, checks, since: {}, engine: 'pglite' });
      expect(got).toEqual({
        ...{ status: ready ? 200 : 503, headers: head('application/json', body.length), body, gone: false },
        more: ready ? undefined : '5',
      });
    }
  });

  test('reads metrics on this machine', async () => {
    for (const address of ['127.0.0.1', '127.8.9.10', '::1'])
      expect(await answer({ address })).toMatchObject({
        ...{ status: 200, headers: head('text/x', 10), body: 'numbers é' },
      });
  });

  const refused: [string, Given][] = [
    ['from elsewhere', { address: '192.0.2.7' }],
    ['from an address that ends as ours does', { address: '2001::1' }],
    ['from an address that begins as ours does', { address: '::12' }],
    ['from one with ours in it', { address: '10.127.0.1' }],
    ['by a foreign name', { direct: false }],
    ['behind a proxy', { behindProxy: true }],
    ['where there is a token, without it', { token: TOKEN }],
    ['with another token', { token: TOKEN, authorization: `Bearer ${TOKEN.replace('a', 'b')}` }],
    ['with half a token', { token: TOKEN, authorization: `Bearer ${TOKEN.slice(1)}` }],
    ['with a token alone', { token: TOKEN, authorization: TOKEN }],
    ['with nothing said', { token: TOKEN, authorization: '' }],
  ];
  test.each(refused)('reads no metrics %s', async (_how, given) => {
    expect(await answer(given)).toBeUndefined();
  });

  test('reads metrics with the token from anywhere', async () => {
    const given = { token: TOKEN, behindProxy: true, direct: false, address: '192.0.2.7' };
    expect(await answer({ ...given, authorization: `Bearer ${TOKEN}` })).toMatchObject({ status: 200 });
  });

  test.each([
    { url: '/' },
    { url: '/healthz/' },
    { url: undefined },
    { method: 'POST' },
    { method: 'POST', url: '/healthz' },
    { method: 'OPTIONS', url: '/readyz' },
  ])('is not recognized by: %j', async (given) => expect(await answer(given)).toBeUndefined());

  test.each(['/readyz', '/metrics'])('is disconnected when the check fails: %s', async (url) => {
    const failing = Promise.reject(new Error('broken'));
    expect(await answer({ url, ready: failing })).toMatchObject({ status: undefined, gone: true });
  });
});

describe('readiness', () => {
  test('is reported while the services answer', async () => {
    const port = await start();
    expect((await get(port, '/healthz')).body).toBe('ok');
    const answer = await get(port, '/readyz');
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toEqual({
      ready: true,
      checks: { backend: 'ok', disk: 'ok', catalogue: 'ok', process: 'ok' },
      since: {},
      engine: 'postgres',
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each([
    [
      'the database fails',
      { ...fine, backend: { mode: 'embedded', ok: false } },
      503,
      { backend: 'failing' },
    ],
    [
      'the movie database fails',
      { ...fine, catalogue: { ...catalogue, condition: 'down' } },
      200,
      { catalogue: 'failing' },
      { catalogue: since },
    ],
    [
      'the movie database is slow',
      { ...fine, catalogue: { ...catalogue, condition: 'slow' } },
      200,
      { catalogue: 'slow' },
      { catalogue: since },
    ],
    [
      'the movie database limits our calls',
      { ...fine, catalogue: { ...catalogue, condition: 'limited' } },
      200,
      { catalogue: 'limited' },
      { catalogue: since },
    ],
    [
      'the movie database refuses our key',
      { ...fine, catalogue: { ...catalogue, condition: 'refused' } },
      200,
      { catalogue: 'refused' },
      { catalogue: since },
    ],
    [
      'a hosted backend fails',
      { ...fine, backend: { mode: 'hosted', ok: false } },
      200,
      { backend: 'failing elsewhere' },
    ],
  ] as const)('says when %s', async (_what, status, code, checks, told: object = {}) => {
    const port = await start({ status: () => Promise.resolve(status) });
    const answer = await get(port, '/readyz');
    expect(answer.status).toBe(code);
    expect(JSON.parse(answer.body)).toMatchObject({ checks, since: told });
    expect(JSON.parse(answer.body)).toHaveProperty('ready', code === 200);
    expect((await get(port, '/healthz')).status).toBe(200);
  });

  test('is refused without waiting when the services hang', async () => {
    const port = await start({ status: () => new Promise(() => undefined) });
    const answer = await get(port, '/readyz');
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
  });

  test('checks the services at most once a second', async () => {
    let asked = 0;
    const port = await start({
      status: () => {
        asked += 1;
        return Promise.resolve(fine);
      },
    });
    await Promise.all(Array.from({ length: 20 }, () => get(port, '/readyz')));
    expect(asked).toBeLessThanOrEqual(2);
  });
});

describe('metrics', () => {
  test('count responses by route, never by users’ input', async () => {
    const port = await start();
    await get(port, '/movie/603');
    await get(port, '/movie/604');
    await get(port, '/search?query=my-secret-question');
    await get(port, '/gone/with-the-wind');
    await get(port, '//');
    const { body } = await get(port, '/metrics');
    expect(body).toContain('marquee_http_requests_total{route="/movie/:id",method="GET",status="200"} 2');
    expect(body).toContain('marquee_http_requests_total{route="other",method="GET",status="404"} 1');
    expect(body).toContain('marquee_page_cache_requests_total{state="miss"} 3');
    expect(body).toContain('marquee_refused_total{reason="gate"} 1');
    expect(body).toContain('marquee_catalogue_calls 7');
    expect(body).toContain('marquee_backend_up 1');
    expect(body).toContain('marquee_database_engine{engine="postgres"} 1');
    expect(body).toContain('marquee_database_engine{engine="pglite"} 0');
    expect(body).toMatch(/nodejs_eventloop_lag_seconds \d/);
    expect(body).toMatch(/process_resident_memory_bytes \d/);
    expect(body).not.toMatch(/secret|wind/);
  });

  test('report when the movie database refuses our key', async () => {
    const refused = { ...catalogue, condition: 'refused' } as const;
    const port = await start({ status: () => Promise.resolve({ ...fine, catalogue: refused }) });
    const { body } = await get(port, '/metrics');
    expect(body).toContain('marquee_catalogue_condition{condition="refused"} 1');
  });

  test('report a slow movie database, since when, and its queue', async () => {
    const slow = { ...catalogue, condition: 'slow', medianMs: 3100, waiting: 12 } as const;
    const port = await start({ status: () => Promise.resolve({ ...fine, catalogue: slow }) });
    const { body } = await get(port, '/metrics');
    expect(body).toContain('marquee_catalogue_condition{condition="slow"} 1');
    expect(body).toContain('marquee_catalogue_condition{condition="fine"} 0');
    expect(body).toContain(`marquee_catalogue_condition_since_seconds ${Date.parse(since) / 1000}`);
    expect(body).toContain('marquee_catalogue_call_seconds 3.1');
    expect(body).toContain('marquee_catalogue_waiting 12');
  });

  test('are for this machine, and not through its proxy', async () => {
    const port = await start();
    expect((await get(port, '/metrics')).body).toContain('marquee_http');
    const forwarded = await get(port, '/metrics', 'X-Forwarded-For: 203.0.113.5');
    expect(forwarded.body).not.toContain('marquee_http');
  });

  test('are refused for a foreign name of this machine', async () => {
    const port = await start();
    const rebound = await sendRaw(port, [
      'GET /metrics HTTP/1.1',
      'Host: movies.example.com',
      'Connection: close',
    ]);
    expect(rebound.status).toBe(200);
    expect(rebound.body).not.toContain('marquee_http');
  });

  test('are refused without a token behind a proxy', async () => {
    const port = await start({ proxies: trustedProxies('loopback') ?? undefined });
    expect((await get(port, '/metrics')).body).not.toContain('marquee_http');
  });

  test('require the token, if set', async () => {
    const port = await start({ metricsToken: TOKEN, proxies: trustedProxies('loopback') ?? undefined });
    expect((await get(port, '/metrics')).body).not.toContain('marquee_http');
    expect((await get(port, '/metrics', 'Authorization: Bearer wrong')).body).not.toContain('marquee_http');
    expect((await get(port, '/metrics', `Authorization: Bearer ${TOKEN}`)).body).toContain('marquee_http');
  });
});

describe('the access log', () => {
  const jwt = (sub: string) => `x.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.signature`;
  const session = (sub: string) =>
    `sb-marquee-auth-token=base64-${Buffer.from(JSON.stringify({ access_token: jwt(sub) })).toString('base64url')}`;
  const entries = () =>
    lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'request');

  test('has target, result, and a pseudonym of the client', async () => {
    const port = await start();
    const { headers } = await get(port, '/profile?token=secret', `Cookie: a=b; ${session(PERSON)}`);
    await get(port, '/embedded/backend/rest/v1/reviews?text=secret', `Authorization: Bearer ${jwt(PERSON)}`);
    const [page, call] = entries();
    expect(page).toMatchObject({
      requestId: headers['x-request-id'],
      method: 'GET',
      route: '/profile',
      status: 200,
      user: expect.stringMatching(/^[\w-]{12}$/) as string,
    });
    expect(page?.['ms']).toBeTypeOf('number');
    expect(call).toMatchObject({ route: '/embedded/rest', user: page?.['user'] });
    expect(JSON.stringify(entries())).not.toMatch(/secret|cb1c0000|signature|127\.0\.0\.1/);
  });

  test('accepts request ids from our own proxy only', async () => {
    let port = await start();
    const given = 'X-Request-Id: my-own-name-1';
    expect((await get(port, '/x', given)).headers['x-request-id']).not.toBe('my-own-name-1');
    await host?.close();
    port = await start({ proxies: trustedProxies('loopback') ?? undefined });
    expect((await get(port, '/x', given)).headers['x-request-id']).toBe('my-own-name-1');
    const odd = 'X-Request-Id: a"}{"b';
    expect((await get(port, '/x', odd)).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('stays short for thousands of requests', async () => {
    const port = await start();
    const one = 'GET /movie/1 HTTP/1.1\r\nHost: localhost\r\n\r\n';
    await sendRaw(port, one.repeat(900) + requestLines('GET', '/movie/1').join('\r\n') + '\r\n\r\n');
    expect(entries().length).toBeLessThan(400);
    expect(entries().some(({ standsFor }) => standsFor === 100)).toBe(true);
  });
});
