import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { trustedProxies } from '../../../../src/contract/trusted-proxies.ts';
import { takeOrigin } from '../../../../src/host/gate/trusted-proxy.ts';

function requestFrom(peer: string, headers: Record<string, string>, httpVersion = '1.1'): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  const request = new IncomingMessage(socket);
  request.httpVersion = httpVersion;
  Object.assign(request.headers, headers);
  return request;
}

const origin = (trust: string, peer: string, headers: Record<string, string>) =>
  takeOrigin(requestFrom(peer, headers), trustedProxies(trust) ?? undefined);

describe('the sender of a request', () => {
  test('is the connection, despite a stranger’s headers', () => {
    const claims = { 'x-forwarded-for': '1.2.3.4', forwarded: 'for=1.2.3.4', 'x-real-ip': '1.2.3.4' };
    expect(origin('off', '203.0.113.5', claims)).toEqual({
      address: '203.0.113.5',
      protocol: 'http',
      proxied: false,
      direct: false,
    });
    expect(origin('10.0.0.0/8', '203.0.113.5', claims).address).toBe('203.0.113.5');
  });

  test('is what our proxy says, not what a visitor told the proxy', () => {
    const chain = { 'x-forwarded-for': '1.2.3.4, 198.51.100.7, 10.0.0.9', 'x-forwarded-proto': 'https' };
    expect(origin('10.0.0.0/8', '10.0.0.1', chain)).toEqual({
      address: '198.51.100.7',
      protocol: 'https',
      proxied: true,
      direct: false,
    });
  });

  test('is the proxy itself without a name', () => {
    expect(origin('loopback', '::ffff:127.0.0.1', { 'x-forwarded-for': 'unknown' }).address).toBe(
      '127.0.0.1',
    );
  });

  test.each([
    ['::ffff:10.0.0.1', { 'x-forwarded-for': ' 198.51.100.7 ,::ffff:10.0.0.9' }, '198.51.100.7'],
    ['10.0.0.1', { 'x-forwarded-for': '::ffff:198.51.100.7' }, '198.51.100.7'],
    ['10.0.0.1', { 'x-forwarded-for': '2001:db8::1, unknown' }, '2001:db8::1'],
    ['10.0.0.1', { 'x-forwarded-for': '::ffff:c633:6407' }, '::ffff:c633:6407'],
    ['10.0.0.1', {}, '10.0.0.1'],
  ])('is normalized: %s with %j results in %s', (peer, headers: Record<string, string>, address) => {
    expect(origin('10.0.0.0/8', peer, headers)).toMatchObject({ address, protocol: 'http', proxied: true });
  });

  test('used https only if our proxy says exactly that', () => {
    const by = (peer: string, proto: string) =>
      origin('10.0.0.0/8', peer, { 'x-forwarded-proto': proto }).protocol;
    expect([by('10.0.0.1', 'https'), by('10.0.0.1', 'http'), by('10.0.0.1', 'x')]).toEqual([
      ...['https', 'http', 'http'],
    ]);
    expect(by('203.0.113.5', 'https')).toBe('http');
  });

  test('is local without a peer', () => {
    expect(origin('off', undefined as never, {}).address).toBe('127.0.0.1');
  });

  test('is removed from headers for later readers', () => {
    for (const trust of ['off', 'loopback']) {
      const request = requestFrom('127.0.0.1', {
        'x-forwarded-for': '1.2.3.4',
        'x-forwarded-host': 'evil.example',
        'cf-connecting-ip': '1.2.3.4',
        'x-forwarded-anything': 'at all',
        via: '1.1 evil.example',
        accept: '*/*',
      });
      takeOrigin(request, trustedProxies(trust) ?? undefined);
      expect(request.headers).toEqual({ accept: '*/*' });
    }
  });

  test.each([
    'localhost',
    'LOCALHOST:4321',
    'localhost:8',
    'a-b.marquee.localhost',
    '127.100.20.3',
    'marquee.localhost',
    '127.0.0.1:80',
    '127.1.2.3',
    '[::1]:4321',
  ])('is local when the address is %s without forwarding', (host) =>
    expect(origin('off', '127.0.0.1', { host }).direct).toBe(true),
  );

  const anybody: [string, Record<string, string>][] = [
    ['a foreign name that points here', { host: 'evil.example' }],
    ['a name that only begins like ours', { host: 'localhost.evil.example' }],
    ['an address that only begins like ours', { host: '127.0.0.1.evil.example' }],
    ['a name that only ends like ours', { host: 'evil.example/localhost' }],
    ['a name with another at its end', { host: 'x.evil-localhost' }],
    ['an address of four digits', { host: '127.0.0.1234' }],
    ['half an address', { host: '127.0.0' }],
    ['a port that is none', { host: 'localhost:' }],
    ['a port of letters', { host: 'localhost:a' }],
    ['a port of six digits', { host: 'localhost:123456' }],
    ['an address of the network', { host: '192.168.1.5:4321' }],
    ['no name', {}],
    ...[
      ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded', 'forwarded', 'via'],
      ...['x-real-ip', 'x-client-ip', 'cf-connecting-ip', 'true-client-ip', 'fastly-client-ip', 'cdn-loop'],
      ...['x-cluster-client-ip', 'x-original-forwarded-for', 'x-original-host', 'x-envoy-external-address'],
    ].map((name): [string, Record<string, string>] => [
      `a proxy that says ${name}`,
      { host: 'localhost', [name]: '' },
    ]),
  ];
  test.each(anybody)('can be anybody behind %s', (_what, headers) => {
    for (const trust of ['off', 'loopback']) expect(origin(trust, '127.0.0.1', headers).direct).toBe(false);
  });

  test('can be anybody behind a silent proxy, if it is trusted or looks like nginx', () => {
    expect(origin('loopback', '127.0.0.1', { host: 'localhost' }).direct).toBe(false);
    const old = requestFrom('127.0.0.1', { host: '127.0.0.1:4321' }, '1.0');
    expect(takeOrigin(old, undefined).direct).toBe(false);
  });

  test.each(['yes', '10.0.0.0/33', '10.0.0', '::1/129', '1.2.3.4/8/8', 'loopback,', '10', 'uniquelocal'])(
    'is not decided by TRUST_PROXY=%s, which is not an address',
    (value) => expect(trustedProxies(value)).toBeNull(),
  );

  test.each(['loopback', 'private, loopback', '10.0.0.1', 'fd00::/8,192.168.1.0/24'])(
    'can be set by TRUST_PROXY=%s',
    (value) => expect(trustedProxies(value)).toBeTruthy(),
  );
});
