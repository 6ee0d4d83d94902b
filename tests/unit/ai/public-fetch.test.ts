import { describe, expect, test } from 'vitest';
import { isPublicAddress, publicFetch } from '../../../src/ai/public-fetch.ts';

describe('an address somebody gave is asked only on the public internet', () => {
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
  ])('so %s is refused', async (url) => {
    const refused = publicFetch(new Request(url));
    await expect(refused).rejects.toThrow('This address cannot be used. It must be a public https address.');
  });
});
