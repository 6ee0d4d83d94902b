import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { pino } from 'pino';
import { connectRedis } from '../../../../src/contract/redis.ts';
import { trustedProxies } from '../../../../src/contract/trusted-proxies.ts';
import { requestLines, sendRaw, type RawAnswer } from '../../../support/host/raw-http.ts';
import { startRedisServer, type RedisServer } from '../../../support/host/redis-server.ts';
import { describeWithRedis } from '../../../support/host/with-redis.ts';
import { hostFor, pageAnswer, portOf, targetOf, type Host } from '../../../support/host/running-host.ts';

describe('a client above the limit', () => {
  let host: Host;
  let port: number;

  beforeEach(async () => {
    host = await hostFor({
      handler: () => pageAnswer('<p>hello</p>'),
      rateLimit: 10,
      proxies: trustedProxies('loopback') ?? undefined,
    });
    port = await portOf(host);
  });

  afterEach(() => host.close());

  const from = (address: string, target: string, accept = 'text/html') =>
    sendRaw(port, requestLines('GET', target, `X-Forwarded-For: ${address}`, `Accept: ${accept}`));

  test('reads when to retry, while others are served', async () => {
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

  test('cannot avoid it by claiming other addresses', async () => {
    const statuses = [];
    for (let page = 0; page < 11; page++) {
      statuses.push((await from(`203.0.113.${page}, 192.0.2.1`, '/profile')).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test('can still check the health', async () => {
    for (let page = 0; page < 12; page++) await from('192.0.2.1', '/profile');
    expect((await from('192.0.2.1', '/healthz')).status).toBe(200);
  });

  test('can request far more cheap responses', async () => {
    await from('192.0.2.1', '/movies');
    for (let page = 0; page < 30; page++) expect((await from('192.0.2.1', '/movies')).status).toBe(200);
  });
});

describeWithRedis('several hosts with one Redis', () => {
  let redis: RedisServer;
  beforeEach(async () => {
    redis = await startRedisServer();
  });
  afterEach(() => redis.close());

  /** The port of another host, which answers with the request. */
  async function start(rateLimit: number): Promise<number> {
    const connection = connectRedis(redis.url, pino({ level: 'silent' }));
    const host = await hostFor({
      handler: async (request) => pageAnswer(`<p>${targetOf(request)} ${await request.text()}</p>`),
      rateLimit,
      redis: connection,
    });
    onTestFinished(async () => {
      await host.close();
      connection.disconnect();
    });
    await expect.poll(() => connection.status).toBe('ready');
    return portOf(host);
  }

  const get = (port: number, target: string) =>
    sendRaw(port, requestLines('GET', target, 'Accept: text/html'));

  test('give a client its pages once, on any of them', async () => {
    const ports = [await start(4), await start(4)];
    const statuses = [];
    for (const port of [...ports, ...ports]) statuses.push((await get(port, '/profile')).status);
    expect(statuses).toEqual([200, 200, 200, 200]);
    for (const port of ports) expect((await get(port, '/profile')).status).toBe(429);
  });

  test('do not use it for a cached page', async () => {
    const port = await start(10);
    await get(port, '/movies');
    const told = new Set<string>();
    const monitor = await redis.client.monitor();
    monitor.on('monitor', (_time: string, [command = '']: string[]) => told.add(command));
    for (let page = 0; page < 20; page++) {
      expect((await get(port, '/movies')).headers['x-cache']).toBe('hit');
    }
    await redis.client.ping('end');
    await expect.poll(() => [...told]).toEqual(['ping']);
    monitor.disconnect();
  });

  test('render a page once for all waiting requests', async () => {
    const port = await start(1000);
    const answers = await Promise.all(Array.from({ length: 600 }, () => get(port, '/movie/603')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(600);
  });

  test('lose no body meanwhile, within its limit', async () => {
    const port = await start(1000);
    const send = (body: string) =>
      sendRaw(port, requestLines('POST', '/profile', 'Transfer-Encoding: chunked'), body);
    const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
    expect((await send(`${chunk('dear')}${chunk(' diary')}0\r\n\r\n`)).body).toContain('dear diary');
    const much = chunk('x'.repeat(60_000)).repeat(18);
    expect((await send(`${much}0\r\n\r\n`)).status).toBe(413);
  });
});

describe('too many simultaneous readers', () => {
  let host: Host;
  let port: number;
  let release: () => void;

  beforeEach(async () => {
    const released = new Promise<void>((resolve) => (release = resolve));
    host = await hostFor({
      handler: async (request) => {
        const target = targetOf(request);
        if (target !== '/movies/popular') await released;
        return pageAnswer(`<p>${target}</p>`);
      },
    });
    port = await portOf(host);
  });

  afterEach(() => host.close());

  const get = (target: string) => sendRaw(port, requestLines('GET', target, 'Accept: text/html'));
  const count = (answers: RawAnswer[], status: number) =>
    answers.filter((answer) => answer.status === status).length;

  test('are told to retry, and still get cheap responses', async () => {
    await get('/movies/popular');
    const refused: RawAnswer[] = [];
    const reads = Array.from({ length: 510 }, async (_, number) => {
      const answer = await get(`/profile?n=${number}`);
      if (answer.status === 503) refused.push(answer);
      return answer;
    });
    await vi.waitFor(() => expect(refused).toHaveLength(10));
    expect(refused[0]?.headers['retry-after']).toBe('5');
    expect(refused[0]?.body).toContain('Too many people are here at once');
    expect((await get('/movies/popular')).headers['x-cache']).toBe('hit');
    expect((await get('/healthz')).status).toBe(200);
    release();
    expect(count(await Promise.all(reads), 200)).toBe(500);
    expect((await get('/profile')).status).toBe(200);
  });

  test('all get a page that is rendered for one of them', async () => {
    // Below a client's limit of a thousand connections, at which idle ones are closed.
    const reads = Array.from({ length: 900 }, () => get('/movie/603'));
    await vi.waitFor(async () => expect((await get('/metrics')).body).toMatch(/^marquee_connections 901$/m));
    release();
    expect(count(await Promise.all(reads), 200)).toBe(900);
  });
});
