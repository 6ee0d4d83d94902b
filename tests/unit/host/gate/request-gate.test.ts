import { hostOtherAddress } from '../../../../src/host/host-words.ts';
import { m } from '../../../../src/paraglide/messages.js';
import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { dropOddHeaders, hasBody, refusal } from '../../../../src/host/gate/request-gate.ts';

const SITE = 'https://movies.example.org';

interface Asked {
  method?: string;
  url?: string;
  headers?: Record<string, string>;
  rawHeaders?: string[];
  httpVersion?: string;
}
const asked = ({ headers = {}, ...more }: Asked) =>
  ({
    ...{ method: 'GET', url: '/', httpVersion: '1.1', rawHeaders: ['Host', 'localhost'] },
    headers: { host: 'localhost', ...headers },
    ...more,
  }) as unknown as IncomingMessage;

const refused = (request: Asked) => refusal(asked(request), SITE);
const bad = (message: string) => ({ status: 400, message });

describe('a target', () => {
  test.each([
    '/',
    '/movie/603?a=//b&c=..',
    '/movies?from=%2F%00',
    '/a.b/.c/d./...',
    '/caf%C3%A9',
    '/!~',
    '/_images/x',
    '/x/_image',
    '/movie.html/603',
    '/movie/603.htm',
    '/html',
    '/api/v1/openapi.html',
    '/embedded/outbox/1.html',
    `/${'a'.repeat(4095)}`,
    `/embedded/backend/${'a'.repeat(8174)}`,
  ])('is accepted: %.40s', (url) => expect(refused({ url })).toBeNull());

  test.each([
    ['', m.host_other_site()],
    ['*', m.host_other_site()],
    ['http://elsewhere.example/', m.host_other_site()],
    ['/a b', m.host_odd_characters()],
    ['/a?b=\u00e9', m.host_odd_characters()],
    ['/a\u007f', m.host_odd_characters()],
    ['/\\admin', m.host_odd_characters()],
    ['//', m.host_odd_address()],
    ['/a//b?c', m.host_odd_address()],
    ['/.', m.host_odd_address()],
    ['/./a', m.host_odd_address()],
    ['/a/..', m.host_odd_address()],
    ['/a/../b', m.host_odd_address()],
    ['/%2e%2E/a', m.host_odd_address()],
    ['/%2e/a', m.host_odd_address()],
    ...['00', '0d', '1F', '1a', '7f', '2f', '2F', '5c', '25', '2e'].map((code) => [
      `/a%${code}b`,
      m.host_odd_address(),
    ]),
    ['/a%', m.host_odd_address()],
    ['/a%zz', m.host_odd_address()],
    ['/a%ff', m.host_odd_address()],
  ])('is refused: %j', (url, message) => expect(refused({ url })).toEqual(bad(message)));

  test.each([
    ...['/_server-islands', '/_image?href=x', '/_actions/x', '/_image/'],
    ...['/movie/603.html', '/603.HTML/', '/a.html?b', '/x/api/a.html'],
  ])('is not of this site: %s', (url) =>
    expect(refused({ url })).toEqual({ status: 404, message: m.host_no_page() }),
  );

  test('can have four kilobytes, and eight for the data’s filters', () => {
    const tooLong = { status: 414, message: m.host_long_address() };
    expect(refused({ url: `/${'a'.repeat(4096)}` })).toEqual(tooLong);
    expect(refused({ url: `/x/embedded/backend/${'a'.repeat(4096)}` })).toEqual(tooLong);
    expect(refused({ url: `/embedded/backend/${'a'.repeat(8175)}` })).toEqual(tooLong);
  });
});

describe('a host', () => {
  test.each([
    ...['localhost', 'a', 'A1', 'ab', 'a.b-c_d.example', 'example.org.', 'localhost:4321', 'a:1', 'a:65535'],
    ...['127.0.0.1:80', '[::1]', '[::ffff:1.2.3.4]:4321'],
  ])('can be %s', (host) => expect(refused({ headers: { host } })).toBeNull());

  test.each([
    ...[
      '',
      '-a',
      '.a',
      'a-',
      'a b',
      '"a',
      'a"',
      '"localhost',
      'localhost"',
      'a:',
      'a:b',
      'a:123456',
      'a:80:80',
    ],
    ...['user@a', 'a/b', '[]', '[::1', '::1', '[a.example]', '[::1]x', 'x[::1]', 'a,b'],
  ])('cannot be %j', (host) => expect(refused({ headers: { host } })).toEqual(bad(m.host_odd_host())));

  test('is required once, in any form, except in HTTP/1.0', () => {
    const none = { headers: { host: undefined as never }, rawHeaders: [] };
    expect(refused(none)).toEqual(bad(m.host_odd_host()));
    expect(refused({ ...none, httpVersion: '1.0' })).toBeNull();
    expect(refused({ headers: { host: '-' }, httpVersion: '1.0' })).toEqual(bad(m.host_odd_host()));
    for (const rawHeaders of [
      ['Host', 'a', 'HOST', 'a'],
      ['host', 'a', 'Accept', '*/*', 'Host', 'b'],
    ])
      expect(refused({ rawHeaders })).toEqual(bad(m.host_two_hosts()));
    for (const rawHeaders of [
      ['Host', 'host', 'Accept', 'host'],
      ['Host', 'a', 'Post', 'b'],
      ['Host', 'a', 'X-Host', 'b'],
    ])
      expect(refused({ rawHeaders })).toBeNull();
  });

  test.each(['0.9', '2.0', '1.2', ''])('is refused with HTTP/%s', (httpVersion) => {
    expect(refused({ httpVersion })).toEqual(bad(m.host_not_http()));
  });
});

describe('a method', () => {
  const of = (method: string, url: string) => refused({ method, url });

  test.each(['GET', 'HEAD', 'POST', 'OPTIONS'])('%s is allowed everywhere', (method) => {
    expect([of(method, '/movies'), of(method, '/api/x'), of(method, '/embedded/x')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test.each(['PUT', 'PATCH', 'DELETE'])('%s is for programs, and pages list their methods', (method) => {
    expect([of(method, '/api/x'), of(method, '/embedded/x')]).toEqual([null, null]);
    for (const page of ['/movies', '/apis/x', '/x/api/y']) {
      expect(of(method, page)).toEqual({
        ...{ status: 405, message: m.host_method(), headers: { allow: 'GET, HEAD, POST, OPTIONS' } },
      });
    }
  });

  test.each(['TRACE', 'PROPFIND', 'get', ''])('%j is unknown, whatever else is wrong', (method) => {
    const allow = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
    expect(of(method, '/api//x')).toEqual({ status: 405, message: m.host_method(), headers: { allow } });
  });
});

describe('a body', () => {
  test.each([
    [{}, false],
    [{ 'content-length': '0' }, false],
    [{ 'content-length': '1' }, true],
    [{ 'transfer-encoding': 'chunked' }, true],
    [{ 'transfer-encoding': 'chunked', 'content-length': '0' }, true],
  ])('is declared by %j: %s', (headers: Record<string, string>, comes) => {
    expect(hasBody(asked({ headers }))).toBe(comes);
    for (const method of ['GET', 'HEAD'])
      expect(refused({ method, headers })).toEqual(comes ? bad(m.host_body()) : null);
    for (const method of ['POST', 'OPTIONS']) expect(refused({ method, headers })).toBeNull();
  });
});

describe('a request from another site', () => {
  const elsewhere = { status: 403, message: m.host_elsewhere() };
  const other = (origin: string) => {
    const named = { origin, host: 'localhost' };
    return { status: 403, message: hostOtherAddress({ ...named, site: SITE }), named };
  };
  const cases: [string, Record<string, string>, object | null][] = [
    ['a program, which says nothing', {}, null],
    ['a page of ours', { 'sec-fetch-site': 'same-origin', origin: 'null' }, null],
    ['a reader by hand', { 'sec-fetch-site': 'none' }, null],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: SITE }, elsewhere],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }, elsewhere],
    ['an old browser on a page of ours', { origin: SITE }, null],
    ['an old browser on the host it asks', { origin: 'http://localhost' }, null],
    ['an old browser on another port', { origin: 'http://localhost:1' }, other('http://localhost:1')],
    ['an old browser elsewhere', { origin: 'https://elsewhere.example' }, other('https://elsewhere.example')],
    ['a page without an origin', { origin: 'null' }, elsewhere],
  ];
  test.each(cases)('is detected by the browser’s headers: %s', (_who, headers, answer) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(refused({ method, url: '/api/x', headers }), method).toEqual(answer);
      expect(refused({ method, url: '/api/v1/x', headers }), method).toBeNull();
      expect(refused({ method, url: '/api/v1', headers }), method).toEqual(answer);
    }
    expect(refused({ method: 'POST', url: '/x/api/v1/x', headers })).toEqual(answer);
    for (const method of ['GET', 'HEAD', 'OPTIONS']) expect(refused({ method, headers })).toBeNull();
  });
});

test('Names the setting for a page of an address outside SITE_URL', () => {
  const headers = { origin: 'http://movies.lan:8080', host: 'movies.lan' };
  const { message = '' } =
    refused({ method: 'POST', url: '/embedded/backend/auth/v1/signup', headers }) ?? {};
  for (const name of ['http://movies.lan:8080', SITE, 'asked as movies.lan', 'SITE_URL', 'Host'])
    expect(message).toContain(name);
});

describe('headers', () => {
  const overriding = ['x-http-method-override', 'x-method-override', 'x-original-url', 'x-rewrite-url'];
  const conditions = ['if-match', 'if-unmodified-since', 'range', 'if-range'];
  const left = (url: string) => {
    const names = [...overriding, ...conditions, 'accept', 'if-none-match'];
    const request = asked({ url, headers: Object.fromEntries(names.map((name) => [name, 'x'])) });
    dropOddHeaders(request);
    return Object.keys(request.headers);
  };

  test('that override method or address are removed, as are ranges of immutable files', () => {
    expect(left('/favicon.svg')).toEqual(['host', ...conditions, 'accept', 'if-none-match']);
    expect(left('/x/_astro/')).toEqual(['host', ...conditions, 'accept', 'if-none-match']);
    expect(left('/_astro/a.js')).toEqual(['host', 'accept', 'if-none-match']);
  });
});
