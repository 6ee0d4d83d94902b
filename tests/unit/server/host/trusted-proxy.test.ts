import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { takeOrigin, trustedProxies } from '../../../../src/server/host/trusted-proxy.ts';

function requestFrom(peer: string, headers: Record<string, string>): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  return request;
}

const origin = (trust: string, peer: string, headers: Record<string, string>) =>
  takeOrigin(requestFrom(peer, headers), trustedProxies(trust) ?? undefined);

describe('who sent a request', () => {
  test('is the connection, whatever a stranger claims', () => {
    const claims = { 'x-forwarded-for': '1.2.3.4', forwarded: 'for=1.2.3.4', 'x-real-ip': '1.2.3.4' };
    expect(origin('off', '203.0.113.5', claims)).toEqual({
      address: '203.0.113.5',
      protocol: 'http',
      proxied: false,
      forwarded: true,
    });
    expect(origin('10.0.0.0/8', '203.0.113.5', claims).address).toBe('203.0.113.5');
  });

  test('is what our proxy says, and not what a visitor told the proxy', () => {
    const chain = { 'x-forwarded-for': '1.2.3.4, 198.51.100.7, 10.0.0.9', 'x-forwarded-proto': 'https' };
    expect(origin('10.0.0.0/8', '10.0.0.1', chain)).toEqual({
      address: '198.51.100.7',
      protocol: 'https',
      proxied: true,
      forwarded: true,
    });
  });

  test('is the proxy itself when it names nobody', () => {
    expect(origin('loopback', '::ffff:127.0.0.1', { 'x-forwarded-for': 'unknown' }).address).toBe(
      '127.0.0.1',
    );
  });

  test('is never left in headers for others to believe', () => {
    for (const trust of ['off', 'loopback']) {
      const request = requestFrom('127.0.0.1', {
        'x-forwarded-for': '1.2.3.4',
        'x-forwarded-host': 'evil.example',
        'cf-connecting-ip': '1.2.3.4',
        accept: '*/*',
      });
      takeOrigin(request, trustedProxies(trust) ?? undefined);
      expect(request.headers).toEqual({ accept: '*/*' });
    }
  });

  test.each(['yes', '10.0.0.0/33', '10.0.0', '::1/129', '1.2.3.4/8/8', 'loopback,'])(
    'is not decided by TRUST_PROXY=%s, which is no address',
    (value) => expect(trustedProxies(value)).toBeNull(),
  );

  test.each(['loopback', 'private, loopback', '10.0.0.1', 'fd00::/8,192.168.1.0/24'])(
    'may be told by TRUST_PROXY=%s',
    (value) => expect(trustedProxies(value)).toBeTruthy(),
  );
});
