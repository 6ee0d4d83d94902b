import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isLocalAddress, isPublicAddress, localFetch, publicFetch } from '../../../src/ai/public-fetch.ts';

describe('a user’s address is requested only on the public internet', () => {
  test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fd00::1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    '2001:20::1',
    '3fff::1',
    '168.63.129.16',
    'localhost',
    '',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each([
    'http://example.org/v1/models',
    'https://127.0.0.1/v1/models',
    'https://2130706433/v1/models',
    'https://0x7f.1/v1/models',
    'https://[::1]/v1/models',
    'https://[::ffff:10.0.0.1]/v1/models',
    'https://localhost/v1/models',
  ])('%s is refused', async (url) => {
    const refused = publicFetch(new Request(url));
    await expect(refused).rejects.toThrow('This address cannot be used. It must be a public https address.');
  });
});

describe('where the site allows local servers', () => {
  test.each(['127.0.0.1', '192.168.1.1', '10.1.2.3', '::1', 'fd00::1', '8.8.8.8', '::ffff:127.0.0.1'])(
    '%s is asked',
    (address) => {
      expect(isLocalAddress(address)).toBe(true);
    },
  );

  test.each([
    '169.254.169.254',
    '169.254.0.1',
    '::ffff:169.254.169.254',
    '::ffff:a9fe:a9fe',
    '::a9fe:a9fe',
    '64:ff9b::a9fe:a9fe',
    '2002:a9fe:a9fe::1',
    'fe80::1',
    'febf::1',
    'fd00:ec2::254',
    'fd20:ce::254',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
    'localhost',
    '',
  ])('%s is not', (address) => {
    expect(isLocalAddress(address)).toBe(false);
  });

  test.each([
    'http://169.254.169.254/latest/meta-data',
    'http://2852039166/v1/models',
    'http://0xa9fea9fe/v1/models',
    'http://[::ffff:169.254.169.254]/v1/models',
    'http://[fd00:ec2::254]/v1/models',
    'http://metadata.google.internal/v1/models',
    'http://metadata.google.internal./v1/models',
    'http://metadata/v1/models',
    'http://instance-data.ec2.internal/v1/models',
    'ftp://127.0.0.1/v1/models',
  ])('%s is refused', async (url) => {
    await expect(localFetch(new Request(url))).rejects.toThrow('This address cannot be used.');
  });

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  test('a local server answers, but cannot redirect elsewhere', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/away') response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
      else request.pipe(response);
    });
    const answer = await localFetch(new Request(`${url}/echo`, { method: 'POST', body: 'hello' }));
    expect(await answer.text()).toBe('hello');
    await expect(localFetch(new Request(`${url}/away`))).rejects.toThrow('This address cannot be used.');
  });

  test('a response keeps its headers, including 304', async () => {
    const url = await serve((request, response) => {
      response.setHeader('etag', '"1"').setHeader('retry-after', '120').setHeader('vary', ['a', 'b']);
      response.writeHead(request.headers['if-none-match'] === '"1"' ? 304 : 429).end();
    });
    const first = await localFetch(new Request(url));
    expect([first.status, ...['etag', 'retry-after', 'vary'].map((name) => first.headers.get(name))]).toEqual(
      [429, '"1"', '120', 'a, b'],
    );
    const again = await localFetch(new Request(url, { headers: { 'if-none-match': '"1"' } }));
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', '"1"']);
  });

  test('an invalid HTTP status is a failed request', async () => {
    const url = await serve((_, response) => void response.writeHead(999).end());
    await expect(localFetch(new Request(url))).rejects.toThrow(RangeError);
  });
});
