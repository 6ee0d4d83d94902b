import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { currentLanguage } from '../../../src/core/language/current.ts';
import { trustedProxies } from '../../../src/contract/trusted-proxies.ts';
import { createFrontDoor } from '../../../src/host/front-door.ts';
import { createMount } from '../../../src/host/mount.ts';
import { visitOf } from '../../../src/host/visit.ts';

vi.mock('../../../src/core/language/languages.ts', async (original) => ({
  ...(await original<object>()),
  SERVED: ['en', 'de'],
}));

interface Given {
  method?: string;
  url?: string | undefined;
  headers?: Record<string, string | undefined>;
  /** Address of the connection; by default a local proxy. */
  peer?: string;
  complete?: boolean;
  site?: string;
  /** The cached page, looked up before and after the request was counted. */
  found?: object | undefined;
  then?: object | undefined;
  wait?: number | Promise<number>;
  much?: boolean;
  operator?: boolean;
}

/** All calls of the front door, and its own answer. */
function ask(given: Given) {
  const { site = 'https://movies.example.org', found, wait = 0, headers = {} } = given;
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: given.peer ?? '127.0.0.1' });
  const request = Object.assign(new IncomingMessage(socket), {
    ...{ method: given.method ?? 'GET', url: 'url' in given ? given.url : '/movie/603' },
    ...{ httpVersion: '1.1', complete: given.complete ?? true },
    headers: { host: 'localhost', ...headers },
  });
  const response = new ServerResponse(request);
  const said: unknown[] = [];
  const say =
    (what: string) =>
    (...of: unknown[]) =>
      void said.push([what, ...of]);
  const finds = [found, 'then' in given ? given.then : found];
  const door = createFrontDoor({
    siteOrigin: new URL(site).origin,
    mount: createMount(site),
    proxies: trustedProxies('loopback') ?? undefined,
    security: {
      always: () => ({}),
      finish: () => undefined,
      onEvery: (answer, { row }) => void answer.setHeader('x-safe', row?.name ?? 'none'),
    },
    pages: {
      find: () => finds.shift() as never,
      serve: (_request, _response, { id }, page) => say('serve')(id, page),
      make: (_request, _response, { id }, key) => say('make')(id, key),
    },
    operations: { answer: () => given.operator ?? false },
    rateLimit: {
      count: (address, allowance) => (say('count')(address, allowance), Promise.resolve(wait)),
    },
    load: { isTooMuch: () => given.much ?? false, take: () => say('take')(), close: () => undefined },
    metrics: {
      answered: say('answered'),
      refused: say('refused'),
      askedAhead: say('ahead'),
      text: () => Promise.reject(new Error('not asked')),
    },
    accessLog: (_request, _response, { id }, seen) => say('log')(id, seen),
    addressLog: say('address'),
    next: ({ url, headers: all }) => say('next')(url, all.host, currentLanguage()),
  });
  const body: string[] = [];
  for (const name of ['write', 'end'] as const) {
    const whole = response[name].bind(response) as (...all: unknown[]) => never;
    vi.spyOn(response, name).mockImplementation((...all: unknown[]) => {
      body.push(name, ...all.slice(0, 1).map((part) => (part as Buffer | undefined)?.toString() ?? ''));
      return whole(...all);
    });
  }
  door(request, response);
  const { id } = visitOf(request);
  return { request, response, said, body, id };
}

/** The same after all decisions. */
async function asked(given: Given) {
  const open = ask(given);
  await new Promise(setImmediate);
  return { ...open, status: open.response.headersSent ? open.response.statusCode : 0 };
}

const FROM = { 'x-forwarded-for': '192.0.2.7', 'x-forwarded-proto': 'https' };
const KEY = { key: '/movie/603' };
const PAGE = { state: 'hit' };
const AHEAD = { 'sec-purpose': 'prefetch', 'sec-fetch-mode': 'no-cors' };
const message = (body: string[]) => (JSON.parse(body.at(-1) ?? '') as { message: string }).message;

describe('a request that is accepted', () => {
  test('gets a cached page, counted as a file', async () => {
    const { said, id } = await asked({ headers: FROM, found: { key: KEY, found: PAGE }, much: true });
    expect(said).toEqual([
      ['count', '192.0.2.7', 'file'],
      ['serve', id, PAGE],
    ]);
  });

  test('gets a new page, counted as work', async () => {
    const { said, id, response } = await asked({ headers: FROM, found: { key: KEY } });
    expect(said).toEqual([['count', '192.0.2.7', 'read'], ['take'], ['make', id, KEY]]);
    expect(response.getHeaders()).toEqual({ 'x-safe': '/movie/:id', 'x-request-id': id });
  });

  test('gets a page another request rendered meanwhile', async () => {
    const { said, id } = await asked({ headers: FROM, found: { key: KEY }, then: { key: KEY, found: PAGE } });
    expect(said).toEqual([
      ['count', '192.0.2.7', 'read'],
      ['serve', id, PAGE],
    ]);
    const kept = await asked({ headers: FROM, found: { key: KEY, found: PAGE }, then: undefined });
    expect(kept.said.at(-1)).toEqual(['serve', kept.id, PAGE]);
  });

  test('waits for a page in progress without counting work, at any load', async () => {
    const { said, id } = await asked({ headers: FROM, found: { key: KEY, underWay: true }, much: true });
    expect(said.slice(1)).toEqual([['make', id, KEY]]);
  });

  test('is otherwise passed on, under the site’s one name and without odd headers', async () => {
    const odd = { host: 'localhost:1', 'x-original-url': '/admin' };
    const { said, request } = await asked({ url: '/profile', method: 'POST', headers: { ...FROM, ...odd } });
    expect(said).toEqual([
      ['count', '192.0.2.7', 'write'],
      ['take'],
      ['next', '/profile', 'movies.example.org', 'en'],
    ]);
    expect(Object.keys(request.headers)).toEqual(['host']);
  });

  test('of the operator is answered before any waiting', async () => {
    const { said, response, status } = await asked({
      url: '/healthz',
      headers: FROM,
      operator: true,
      wait: 9,
    });
    expect([said, status]).toEqual([[['count', '192.0.2.7', 'read']], 0]);
    expect(response.getHeader('x-safe')).toBe('none');
  });

  test('with Expect gets its answer', async () => {
    for (const expect100 of ['100-continue', undefined]) {
      const open = ask({ url: '/x', method: 'POST', headers: { ...FROM, expect: expect100 } });
      const told = vi.spyOn(open.response, 'writeContinue').mockImplementation(() => undefined);
      await new Promise(setImmediate);
      expect(told).toHaveBeenCalledTimes(expect100 ? 1 : 0);
    }
  });

  test('is dropped when the client has left meanwhile', async () => {
    const open = ask({ url: '/profile', headers: FROM });
    open.response.destroy();
    await new Promise(setImmediate);
    expect(open.said.map((one) => (one as string[])[0])).toEqual(['count', 'answered', 'log']);
  });

  test('is closed when it cannot be counted', async () => {
    const others = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection');
    const thrown = once(process, 'unhandledRejection');
    const { response } = ask({ headers: FROM, wait: Promise.reject(new Error('no Redis')) });
    expect((await thrown)[0]).toEqual(new Error('no Redis'));
    for (const other of others) process.on('unhandledRejection', other);
    expect(response.destroyed).toBe(true);
  });
});

describe('a request that is refused', () => {
  const cases: [string, Given, number, string, Record<string, unknown>][] = [
    ['what is not sound', { url: '//' }, 400, 'gate', {}],
    ['who asks too often', { wait: 1 }, 429, 'rate', { 'retry-after': '1' }],
    ['who asks too often, a kept page too', { wait: 60, found: { found: PAGE } }, 429, 'rate', {}],
    ['who asks too often, ahead', { wait: 60, headers: AHEAD }, 429, 'rate', { 'retry-after': '60' }],
    [
      'more than is accepted',
      { url: '/x', method: 'POST', headers: { 'content-length': '1048577' } },
      ...([413, 'body'] as const),
      {},
    ],
    ['work that is too much', { url: '/profile', much: true }, 503, 'load', { 'retry-after': '5' }],
    ['a page that is too much', { found: { key: KEY }, much: true }, 503, 'load', { 'retry-after': '5' }],
  ];
  test.each(cases)('%s', async (_what, given, status, reason, headers) => {
    const got = await asked({ ...given, headers: { ...FROM, ...given.headers } });
    expect(got.status).toBe(status);
    expect(got.said.filter((one) => (one as string[])[0] !== 'count')).toEqual([['refused', reason]]);
    expect(got.response.getHeaders()).toMatchObject({
      'x-request-id': got.id,
      'x-safe': expect.any(String) as string,
      ...headers,
    });
    expect(got.response.getHeader('connection')).toBeUndefined();
    expect(got.body[0]).toBe('end');
  });

  test('is never one for a file', async () => {
    const { said } = await asked({ url: '/favicon.svg', headers: FROM, much: true });
    expect(said.slice(1)).toEqual([['take'], ['next', '/favicon.svg', 'movies.example.org', 'en']]);
  });

  test('is for a foreign address, reported to the operator', async () => {
    const headers = { origin: 'http://movies.lan:8080', host: 'movies.lan' };
    const { status, said } = await asked({ url: '/x', method: 'POST', headers });
    expect(status).toBe(403);
    expect(said[0]).toEqual(['address', { origin: 'http://movies.lan:8080', host: 'movies.lan' }]);
  });

  test('gets a text, and no body for HEAD', async () => {
    const busy = await asked({ url: '/profile', headers: FROM, much: true });
    expect(message(busy.body)).toBe('Too many people are here at once. Please try again in a moment.');
    const often = await asked({ headers: FROM, wait: 60 });
    expect(message(often.body)).toBe('Too many requests. Please try again in 60 seconds.');
    const large = await asked({ method: 'POST', headers: { ...FROM, 'content-length': '9999999' } });
    expect(message(large.body)).toBe('That is larger than we accept.');
    expect((await asked({ method: 'HEAD', headers: FROM, wait: 60 })).body).toEqual(['end']);
  });

  test('gets addresses below the base path', async () => {
    const headers = { ...FROM, accept: 'text/html' };
    const { body } = await asked({ site: 'https://movies.example.org/m', url: '/m//', headers });
    expect(body.at(-1)).toContain('<a href="/m/">');
  });

  test('gets its whole answer while sending, and is closed at the end', async () => {
    const headers = { ...FROM, 'content-length': '9999999' };
    const { body, response, request } = await asked({ method: 'POST', headers, complete: false });
    expect(response.getHeader('connection')).toBe('close');
    expect(body[0]).toBe('write');
    expect(message(body)).toBe('That is larger than we accept.');
    request.push(null);
    expect(body.slice(2)).toEqual(['end']);
    const nothing = await asked({ headers: FROM, complete: false, wait: 1 });
    expect([nothing.body[0], nothing.response.getHeader('connection')]).toEqual(['end', undefined]);
    const head = await asked({ method: 'HEAD', url: '//', headers, complete: false });
    expect(head.body).toEqual(['end']);
  });

  test('sends more than declared, unless already answered', async () => {
    const chunked = { ...FROM, 'transfer-encoding': 'chunked' };
    const open = await asked({ url: '/x', method: 'POST', headers: chunked });
    open.request.push(Buffer.alloc(1_048_576));
    expect(open.response.headersSent).toBe(false);
    open.request.push(Buffer.alloc(1));
    expect(open.response.statusCode).toBe(413);
    expect(open.said.at(-1)).toEqual(['refused', 'body']);
    const out = await asked({ url: '/x', method: 'POST', headers: chunked });
    out.response.writeHead(200);
    out.request.push(Buffer.alloc(1_048_577));
    expect([out.request.destroyed, out.response.statusCode]).toEqual([true, 200]);
    const without = await asked({ url: '/x', method: 'POST', headers: FROM });
    without.request.push(Buffer.alloc(1_048_577));
    expect(without.response.headersSent).toBe(false);
  });
});

describe('a prefetch', () => {
  test('gets a cached page, and is counted', async () => {
    const headers = { ...FROM, ...AHEAD };
    const { said, id } = await asked({ headers, found: { key: KEY, found: PAGE } });
    expect(said).toEqual([
      ['count', '192.0.2.7', 'file'],
      ['ahead', 'kept'],
      ['serve', id, PAGE],
    ]);
  });

  test('does not render a page, and counts as a file', async () => {
    const { said, status, id, response } = await asked({
      headers: { ...FROM, ...AHEAD },
      found: { key: KEY },
    });
    expect(said).toEqual([
      ['count', '192.0.2.7', 'file'],
      ['ahead', 'refused'],
    ]);
    expect([status, response.getHeader('x-request-id')]).toEqual([204, id]);
  });

  test('is not a file, which is sent for a page', async () => {
    const { said } = await asked({ url: '/favicon.svg', headers: { ...FROM, ...AHEAD } });
    expect(said.slice(1)).toEqual([['take'], ['next', '/favicon.svg', 'movies.example.org', 'en']]);
  });
});

describe('a request by http', () => {
  const by = (proto: string, more: Given = {}) =>
    asked({
      url: '/movie/603?a=b',
      ...more,
      headers: { ...FROM, 'x-forwarded-proto': proto, ...more.headers },
    });

  test('is redirected to https, whatever is cached', async () => {
    const moved = { location: 'https://movies.example.org/movie/603?a=b', 'content-length': 0 };
    for (const found of [undefined, { key: KEY, found: PAGE }, { key: KEY }]) {
      const { status, response, said } = await by('http', { found });
      expect(status).toBe(308);
      expect(response.getHeaders()).toMatchObject({ ...moved, 'x-safe': '/movie/:id' });
      expect(said).toHaveLength(1);
    }
    const below = await by('http', { site: 'https://movies.example.org/m', url: '/m/x' });
    expect(below.response.getHeader('location')).toBe('https://movies.example.org/m/x');
    const german = await by('http', { url: '/de/x' });
    expect(german.response.getHeader('location')).toBe('https://movies.example.org/de/x');
  });

  test.each([
    ['who comes by https', 'https', {}],
    ['who writes', 'http', { method: 'POST' }],
    ['who asks for the head', 'http', { method: 'HEAD' }],
    ['who comes through no proxy of ours', 'http', { peer: '203.0.113.5' }],
    ['a site without https', 'http', { site: 'http://https:1' }],
  ] as [string, string, Given][])('is not redirected %s', async (_who, proto, more) => {
    const { status, said } = await by(proto, more);
    expect(status).toBe(0);
    expect((said.at(-1) as string[]).slice(0, 2)).toEqual(['next', '/movie/603?a=b']);
  });
});

describe('a visit', () => {
  const named = (given: string | undefined, peer?: string) =>
    asked({ headers: { ...FROM, 'x-request-id': given }, ...(peer && { peer }) });

  test.each(['my-name_1', 'a'.repeat(64)])('has the id %s if our own proxy sets it', async (name) => {
    expect((await named(name)).id).toBe(name);
    expect((await named(name, '203.0.113.5')).id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each([undefined, '', 'a'.repeat(7), 'a'.repeat(65), 'a"}{"b-name', ' my-name-1', 'my-name-1 '])(
    'does not have the id %j',
    async (name) => expect((await named(name)).id).toMatch(/^[0-9a-f-]{36}$/),
  );

  test.each([
    ['/%40ada?a=/%40b', '/@ada?a=/%40b'],
    ['/x/%40ada', '/x/%40ada'],
    ['/x?/%40', '/x?/%40'],
    ['/m/list/1', '/list/1'],
    ['/m/de/list/1', '/list/1'],
  ])('to %s is one to %s, below a base path and in any language', async (url, path) => {
    const { said } = await asked({ site: 'https://movies.example.org/m', url, headers: FROM });
    const language = url.includes('/de/') ? 'de' : 'en';
    expect(said.at(-1)).toEqual(['next', path, 'movies.example.org', language]);
  });

  test('has only cookies of its base path', async () => {
    const site = 'https://movies.example.org/m';
    const cookie = async (given: string | undefined) =>
      (await asked({ site, headers: { ...FROM, cookie: given } })).request.headers.cookie;
    expect([await cookie('m~a=1; b=2'), await cookie('b=2'), await cookie(undefined)]).toEqual([
      ...['a=1', undefined, undefined],
    ]);
    expect((await asked({ site, headers: FROM })).request.headers).not.toHaveProperty('cookie');
  });

  test('to an obsolete address in English is redirected', async () => {
    const given = { site: 'https://movies.example.org/m', url: '/m/en/movie/603?a=b', headers: FROM };
    const { status, response, said, id } = await asked(given);
    expect([status, said]).toEqual([301, []]);
    expect(response.getHeaders()).toEqual({
      ...{ location: '/m/movie/603?a=b', 'content-length': 0 },
      ...{ 'x-safe': '/movie/:id', 'x-request-id': id },
    });
    expect((await asked({ ...given, url: '/m/en//' })).status).toBe(400);
  });

  test('to no valid address is refused', async () => {
    const { status, body } = await asked({ url: undefined, headers: FROM });
    expect([status, message(body)]).toEqual([400, 'Only paths on this site are answered.']);
  });

  test('is counted and logged at its end: path, result, duration and origin', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const { request, response, said, id } = await asked({ method: 'POST', headers: FROM });
    clock.mockReturnValue(1250);
    expect(said.map((one) => (one as string[])[0])).not.toContain('log');
    response.statusCode = 201;
    response.emit('close');
    response.emit('close');
    expect(said.slice(3)).toEqual([
      ['answered', '/movie/:id', 'POST', 201, 0.25, 'bypass'],
      ['log', id, { route: '/movie/:id', ms: 250, aborted: true }],
    ]);
    const kept = ask({ headers: FROM, found: { key: KEY, found: PAGE } });
    visitOf(kept.request).cache = 'hit';
    vi.spyOn(kept.response, 'writableFinished', 'get').mockReturnValue(true);
    kept.response.emit('close');
    expect(kept.said.slice(1)).toMatchObject([
      ['answered', '/movie/:id', 'GET', 200, 0, 'hit'],
      ['log', kept.id, { aborted: false }],
    ]);
    const operator = ask({ url: '/healthz?x', headers: FROM, operator: true });
    operator.response.emit('close');
    expect(operator.said.at(-1)).toEqual(['log', operator.id, { route: '/healthz', ms: 0, aborted: true }]);
    clock.mockRestore();
    expect(request.headers).not.toHaveProperty('x-forwarded-for');
  });
});
