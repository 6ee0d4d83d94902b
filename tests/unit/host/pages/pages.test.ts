import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Logger } from 'pino';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { AppHandler } from '../../../../src/contract/app-handler.ts';
import { announcePageChange } from '../../../../src/contract/page-changes.ts';
import type { Rendered } from '../../../../src/host/app.ts';
import { cachedPage, type CachedPage } from '../../../../src/host/pages/cached-page.ts';
import type { RenderResult } from '../../../../src/host/pages/page-cache.ts';
import { createPages } from '../../../../src/host/pages/pages.ts';
import { placeAt } from '../../../../src/core/pages.ts';
import type { Visit } from '../../../../src/host/visit.ts';
import { parseAnswer, requestLines, sendRaw, type RawAnswer } from '../../../support/host/raw-http.ts';
import { hostFor, pageAnswer, portOf, targetOf, type Host } from '../../../support/host/running-host.ts';

const SESSION = 'Cookie: sb-marquee-auth-token=base64-abc';

describe('a page', () => {
  type Result = RenderResult<CachedPage, Rendered>;
  const TARGET = '/movie/603';
  const place = placeAt(TARGET);
  const failures: unknown[] = [];
  const rendered = (status: number): Rendered => {
    const headers = { 'content-type': 'text/html', 'retry-after': '7' };
    return { status, headers, body: Buffer.from('<p>hello</p>') };
  };
  const page = async (): Promise<Result> => {
    return { kind: 'page', page: await cachedPage(place.kept!, rendered(200), {}) };
  };

  /**
   * Responses with these renders; the first request is at the start, each other a minute after the one
   * before.
   */
  const pagesOf = (...makings: (() => Promise<Result>)[]) => {
    failures.length = 0;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const logger = { error: (...all: unknown[]) => failures.push(all) } as unknown as Logger;
    const make = () => makings.shift()!();
    const pages = createPages(make, logger);
    onTestFinished(() => (pages.close(), clock.mockRestore()));
    const asked = (headers = {}, method = 'GET') =>
      ({ url: TARGET, method, headers }) as unknown as IncomingMessage;
    const find = (headers = {}, method = 'GET') =>
      pages.find(asked(headers, method), { place, language: 'en' });
    const answer = async (later = 0, sent = false) => {
      clock.mockReturnValue(later);
      const visit = { id: 'a1' } as Visit;
      const out = { status: 0, headers: {} as OutgoingHttpHeaders, cache: '', body: '' };
      const response = {
        headersSent: sent,
        setHeader: (name: string, value: string) => (out.headers[name] = value),
        writeHead(status: number, more: OutgoingHttpHeaders | string[]) {
          out.status = status;
          const list = Array.isArray(more) ? more : Object.entries(more).flat();
          for (let at = 0; at < list.length; at += 2) out.headers[String(list[at])] = list[at + 1] as string;
          return this;
        },
        end: (body?: Buffer) => (out.body = String(body)),
      };
      const request = asked({ accept: 'text/html' });
      const wanted = pages.find(request, { place, language: 'en' });
      if (wanted?.found) pages.serve(request, response as never, visit, wanted.found);
      else pages.make(request, response as unknown as ServerResponse, visit, wanted!.key);
      await new Promise(setImmediate);
      await new Promise(setImmediate);
      return { ...out, cache: visit.cache };
    };
    return { find, answer };
  };
  const fails = () => Promise.reject(new Error('broken'));
  const answers = (status: number) => () =>
    Promise.resolve<Result>({ kind: 'answer', answer: rendered(status), failed: status >= 500 });

  test('is rendered for the first visitor and cached for the next, with its age', async () => {
    const { find, answer } = pagesOf(page);
    expect(find()).toMatchObject({ key: { key: TARGET }, found: undefined, underWay: false });
    expect(await answer()).toMatchObject({
      ...{ status: 200, cache: 'miss', body: '<p>hello</p>' },
      headers: { 'x-cache': 'miss', age: '0' },
    });
    expect(await answer(3000)).toMatchObject({ cache: 'hit', headers: { 'x-cache': 'hit', age: '3' } });
  });

  test('is uncached for signed-in users, for writes, and for uncacheable paths', () => {
    const { find } = pagesOf();
    expect([find({ cookie: 'sb-marquee-auth-token=x' }), find({}, 'POST')]).toEqual([undefined, undefined]);
    const pages = createPages(page, {} as Logger);
    onTestFinished(() => pages.close());
    const request = { url: '/profile', method: 'GET', headers: {} } as IncomingMessage;
    expect(pages.find(request, { place: placeAt('/profile'), language: 'en' })).toBeUndefined();
  });

  test('that cannot be rendered any more is served stale', async () => {
    const { answer } = pagesOf(page, fails);
    await answer();
    expect(await answer(3_600_000)).toMatchObject({
      ...{ status: 200, cache: 'stale', body: '<p>hello</p>' },
      headers: { 'x-cache': 'stale', age: '3600' },
    });
    expect(failures).toEqual([]);
  });

  test('that does not exist is answered as such, each time anew', async () => {
    const { answer } = pagesOf(answers(404), answers(503));
    for (const status of [404, 503]) {
      expect(await answer()).toMatchObject({
        ...{ status, cache: 'miss', body: '<p>hello</p>' },
        headers: { 'x-cache': 'miss', 'retry-after': '7', 'cache-control': 'private, no-cache' },
      });
    }
  });

  test('that fails is an apology, and a log entry', async () => {
    const { answer } = pagesOf(fails, fails);
    const { status, body, headers } = await answer();
    expect([status, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(body).toContain('Something went wrong on our side');
    expect(body).toContain('<a href="/">');
    const line = [{ err: new Error('broken'), requestId: 'a1' }, 'a page could not be made'];
    expect(failures).toEqual([line]);
    expect(await answer(0, true)).toMatchObject({ status: 0, body: '' });
    expect(failures).toEqual([line, line]);
  });
});

describe('shared pages', () => {
  let host: Host;
  let port: number;
  let rendered: string[];
  let status: number;
  let extra: Record<string, string>;
  let markup: string;

  /** Echoes the whole request, as a careless page would. */
  const handler: AppHandler = (request) => {
    const target = targetOf(request);
    rendered.push(target);
    const headers = Object.fromEntries(request.headers);
    const personal = headers['cookie']?.includes('auth-token') && { 'cache-control': 'private, no-store' };
    const body = `${markup}<p>${'x'.repeat(2000)} ${target} ${JSON.stringify(headers)}</p>`;
    return pageAnswer(body, { ...personal, ...extra }, status);
  };

  const get = (target: string, ...headers: string[]) =>
    sendRaw(port, requestLines('GET', target, ...headers));

  beforeEach(async () => {
    rendered = [];
    status = 200;
    extra = {};
    markup = '';
    host = await hostFor({ handler });
    port = await portOf(host);
  });

  afterEach(() => host.close());

  test('are rendered once, and say whether they were', async () => {
    const first = await get('/movies/popular');
    const second = await get('/movies/popular?utm_source=x');
    expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['miss', 'hit']);
    expect(second.body).toBe(first.body);
    expect(rendered).toEqual(['/movies/popular']);
  });

  test('are rendered from their address alone, without the first visitor’s data', async () => {
    const headers = [
      'X-Forwarded-Host: evil',
      'Cookie: theme=secret',
      'User-Agent: secret',
      'Accept-Language: xx',
    ];
    const { body } = await get('/movie/603?secret=1&reviews=oldest', ...headers);
    expect(body).toContain('/movie/603?reviews=oldest');
    expect(body).not.toMatch(/secret|evil|xx"/);
  });

  test('are compressed for the client, with a tag for each encoding', async () => {
    const tags = new Set<string | undefined>();
    for (const [accept, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
      ['identity', (body: Buffer) => body],
    ] as const) {
      const answer = await get('/movies/popular', `Accept-Encoding: ${accept}`);
      expect(unpack(Buffer.from(answer.body, 'latin1')).toString()).toContain('/movies/popular');
      expect(answer.headers['vary']).toBe('Accept-Encoding');
      expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
      tags.add(answer.headers['etag']);
    }
    expect(tags.size).toBe(3);
    expect(rendered).toHaveLength(1);
  });

  test('are answered with 304 if unchanged', async () => {
    const { headers } = await get('/movies/popular');
    for (const tag of [headers['etag'], `W/${headers['etag']}`, `"x", ${headers['etag']}`, '*']) {
      const again = await get('/movies/popular', `If-None-Match: ${tag}`);
      expect(again.status).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers).toMatchObject({ etag: headers['etag'], 'x-frame-options': 'DENY' });
      expect(again.headers['content-length']).toBeUndefined();
    }
    expect((await get('/movies/popular', 'If-None-Match: "x"')).status).toBe(200);
  });

  test('answer HEAD with the headers of GET and no body', async () => {
    const { headers } = await get('/movies/popular');
    const head = await sendRaw(port, requestLines('HEAD', '/movies/popular'));
    expect(head.body).toBe('');
    expect(head.headers['etag']).toBe(headers['etag']);
    expect(head.headers['content-length']).toBe(headers['content-length']);
    expect(rendered).toHaveLength(1);
  });

  test('tell a CDN their lifetime, without the root', async () => {
    const list = await get('/movies/popular');
    expect(list.headers['cache-control']).toMatch(/s-maxage=60, stale-while-revalidate=\d+, stale-if-error/);
    expect(list.headers['age']).toBe('0');
    const root = await get('/');
    expect(root.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(root.headers['vary']).toContain('Cookie');
  });

  test('are never served to a signed-in user, nor made of their pages', async () => {
    const own: RawAnswer = await get('/', SESSION);
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect(own.headers['x-cache']).toBeUndefined();
    expect(own.headers['etag']).toBeUndefined();
    const visitor = await get('/');
    expect(visitor.headers['x-cache']).toBe('miss');
    expect(visitor.body).not.toContain('auth-token');
    expect((await get('/', SESSION)).body).toContain('auth-token');
    expect((await get('/movies', 'Authorization: Bearer x')).headers['cache-control']).toBe(
      'private, no-store',
    );
  });

  test.each([
    ['sets a cookie', { 'set-cookie': 'a=b' }, 200],
    ['is marked private', { 'cache-control': 'private, no-store' }, 200],
    ['is marked not to be kept', { 'cache-control': 'no-store' }, 200],
    ['is missing', {}, 404],
    ['failed', { 'retry-after': '5' }, 503],
  ])('are rendered each time when the response %s', async (_what, headers, code) => {
    extra = headers;
    status = code;
    for (const _time of [1, 2]) {
      const answer = await get('/movie/603');
      expect(answer.status).toBe(code);
      expect(answer.headers).toMatchObject('set-cookie' in headers ? {} : headers);
      expect(answer.headers['x-frame-options']).toBe('DENY');
    }
    expect(rendered).toHaveLength(2);
  });

  test('are rendered again when their title changes', async () => {
    await get('/movie/603');
    await get('/movie/603?reviews=oldest');
    await get('/movie/604');
    announcePageChange({ kind: 'movie', id: 603 });
    expect((await get('/movie/603')).headers['x-cache']).toBe('miss');
    expect((await get('/movie/603?reviews=oldest')).headers['x-cache']).toBe('miss');
    expect((await get('/movie/604')).headers['x-cache']).toBe('hit');
  });

  test('are rendered again when a list changes, with any name in the address, and its further titles too', async () => {
    const list = '0123456789abcdef0123';
    const paths = [`/list/${list}`, `/list/${list}-old-name`, `/list/${list}-%C3%A9t%C3%A9?page=2`];
    const fragment = `/partials/list/${list}-old-name?page=2`;
    const other = '/list/0123456789abcdef0124';
    for (const path of [...paths, fragment, other]) await get(path);
    announcePageChange({ list });
    for (const path of [...paths, fragment]) expect((await get(path)).headers['x-cache'], path).toBe('miss');
    expect((await get(other)).headers['x-cache']).toBe('hit');
  });

  test('of lists are revalidated by all browsers and proxies, since they can become private', async () => {
    const { headers } = await get('/list/0123456789abcdef0123');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('allow files of this site, its styles and nothing else inline, whatever their text', async () => {
    for (markup of ['', '<h1>Called <style>', '<script>alert(1)</script>', '<style>p{}</style></script>']) {
      for (const target of [`/movies/popular?page=${rendered.length + 1}`, '/profile']) {
        const policy = String((await get(target)).headers['content-security-policy']);
        expect(policy).toMatch(
          /^default-src 'none'; .*script-src 'self'; style-src 'self' 'sha256-red'; .*object-src 'none'/,
        );
      }
    }
  });

  test('are served over one connection, one after the other, in order', async () => {
    const lines = (target: string) => `GET ${target} HTTP/1.1\r\nHost: localhost\r\n`;
    const text = `${lines('/movie/1')}\r\n${lines('/movie/2')}\r\n${lines('/profile')}Connection: close\r\n\r\n`;
    const { status: first, body } = await sendRaw(port, text);
    expect(first).toBe(200);
    expect([...body.matchAll(/x (\/\S+)/g)].map(([, path]) => path)).toEqual([
      '/movie/1',
      '/movie/2',
      '/profile',
    ]);
    expect(parseAnswer(body.slice(body.indexOf('HTTP/1.1'))).status).toBe(200);
  });
});
