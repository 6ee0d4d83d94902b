import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clientOf } from '../../../../src/contract/client-of.ts';
import type { Limits } from '../../../../src/contract/limits.ts';
import { allowanceFor, createRateLimit } from '../../../../src/host/gate/rate-limit.ts';

describe('the rate limit', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('allows a client its pages, and then says how long to wait', async () => {
    const limit = createRateLimit(10);
    for (let page = 0; page < 10; page++) expect(await limit.count('192.0.2.1', 'read')).toBe(0);
    expect(await limit.count('192.0.2.1', 'read')).toBe(60);
    vi.advanceTimersByTime(30_000);
    expect(await limit.count('192.0.2.1', 'read')).toBe(30);
    vi.advanceTimersByTime(89_999);
    expect(await limit.count('192.0.2.1', 'read')).toBe(0);
  });

  test('does not double at the turn of a minute', async () => {
    vi.setSystemTime(59_000);
    const limit = createRateLimit(10);
    for (let page = 0; page < 10; page++) await limit.count('192.0.2.1', 'read');
    vi.setSystemTime(61_000);
    expect(await limit.count('192.0.2.1', 'read')).toBeGreaterThan(0);
  });

  test('allows ten suggestions a second, cached or not, besides pages', async () => {
    const limit = createRateLimit(1000);
    expect(allowanceFor('GET', '/partials/suggest?query=ma', true)).toBe('suggestion');
    for (let letter = 0; letter < 10; letter++) expect(await limit.count('192.0.2.1', 'suggestion')).toBe(0);
    expect(await limit.count('192.0.2.1', 'suggestion')).toBe(1);
    expect(await limit.count('192.0.2.1', 'read')).toBe(0);
    vi.advanceTimersByTime(1001);
    expect(await limit.count('192.0.2.1', 'suggestion')).toBe(0);
  });

  test('counts clients separately, and an IPv6 network as one', async () => {
    const limit = createRateLimit(1);
    expect(await limit.count('192.0.2.1', 'read')).toBe(0);
    expect(await limit.count('192.0.2.2', 'read')).toBe(0);
    expect(await limit.count('2001:db8:1:2::1', 'read')).toBe(0);
    expect(await limit.count('2001:db8:1:2:ffff::9', 'read')).toBeGreaterThan(0);
    expect(await limit.count('2001:db8:1:3::1', 'read')).toBe(0);
    expect(clientOf('::1')).toBe('0:0:0:0');
  });

  test.each([
    ['GET', '/movies', 'read'],
    ['POST', '/embedded/backend/rest/v1/reviews', 'write'],
    ['GET', '/api/ai/search', 'write'],
    ['GET', '/api/v1/history?limit=100', 'read'],
    ['POST', '/api/v1/history', 'write'],
    ['DELETE', '/api/v1/history/1', 'write'],
    ['POST', '/hooks/plex/abc', 'read'],
    ['GET', '/_astro/a.js', 'file'],
    ['GET', '/embedded/images/w342/m603.svg', 'file'],
    ['GET', '/favicon.svg', 'file'],
    ['GET', '/partials/suggest?query=ma', 'suggestion'],
    ['GET', '/partials/search?query=ma&page=2', 'read'],
  ])('counts %s %s as %s', (method, target, allowance) => {
    expect(allowanceFor(method, target)).toBe(allowance);
  });

  test.each([
    ['GET', '/movies', true, 'file'],
    ['HEAD', '/movies', false, 'read'],
    ['OPTIONS', '/movies', false, 'read'],
    ['DELETE', '/movies', false, 'write'],
    ['POST', '/partials/suggest', false, 'suggestion'],
    ['GET', '/partials/suggestions', false, 'read'],
    ['GET', '/x/partials/suggest?query=a', false, 'read'],
    ['GET', '/robots.webmanifest', false, 'file'],
    ['GET', '/x/favicon.svg', false, 'read'],
    ['GET', '/favicon.svg.txt', false, 'read'],
    ['GET', '/x/_astro/a.js', false, 'read'],
    ['GET', '/_astro.js', false, 'read'],
  ])('counts %s %s (cached: %s) as %s', (method, target, atHand, allowance) => {
    expect(allowanceFor(method, target, atHand)).toBe(allowance);
  });

  test('allows three tenths of the pages as writes, ten times as many files, and at least one of each', async () => {
    const allowed = async (perMinute: number, allowance: 'read' | 'write' | 'file') => {
      const limit = createRateLimit(perMinute);
      let count = 0;
      while ((await limit.count('192.0.2.1', allowance)) === 0) count += 1;
      return count;
    };
    expect([await allowed(10, 'read'), await allowed(10, 'write'), await allowed(10, 'file')]).toEqual([
      10, 3, 100,
    ]);
    expect([await allowed(1, 'write'), await allowed(1, 'read')]).toEqual([1, 1]);
    expect(await createRateLimit(undefined).count('192.0.2.1', 'read')).toBe(0);
  });

  test('counts only personal pages across all processes', async () => {
    const shared: unknown[] = [];
    const limits: Limits = (...of) => {
      shared.push(of);
      return (who) => Promise.resolve(shared.push(who));
    };
    const limit = createRateLimit(10, limits);
    expect(shared).toEqual([
      ['client:read', 10],
      ['client:write', 3],
    ]);
    expect(await limit.count('192.0.2.1', 'file')).toBe(0);
    expect(await limit.count('192.0.2.1', 'suggestion')).toBe(0);
    expect(await limit.count('2001:db8::1', 'write')).toBe(3);
    expect(shared.at(-1)).toBe('2001:db8:0:0');
  });
});
