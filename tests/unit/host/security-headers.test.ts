import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../../src/contract/language.ts';
import { createSecurityHeaders, type TrustedSources } from '../../../src/host/security-headers.ts';

const headersOf = (sources: Partial<TrustedSources> = {}) =>
  createSecurityHeaders({
    ...{
      siteUrl: 'https://movies.example.org',
      backendUrl: undefined,
      imageUrl: undefined,
      styles: "'sha256-red'",
    },
    ...sources,
  });
const LOCKED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

describe('a response', () => {
  const common = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'content-security-policy': LOCKED,
  };

  test('always has the security headers', () => {
    const { 'permissions-policy': permissions = '', ...others } = headersOf().always({ kept: undefined });
    expect(others).toEqual({ ...common, 'strict-transport-security': 'max-age=63072000' });
    const features = permissions.split(', ');
    expect(features).toEqual(features.map(() => expect.stringMatching(/^[a-z-]+=\(\)$/) as string));
    for (const feature of ['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'payment', 'usb'])
      expect(features).toContain(`${feature}=()`);
  });

  test('of a site without https does not require it', () => {
    const always = headersOf({ siteUrl: 'http://https:' }).always({ kept: undefined });
    expect(always).not.toHaveProperty('strict-transport-security');
    expect(Object.keys(always)).toEqual(expect.arrayContaining(Object.keys(common)));
  });

  test('cached for visitors allows prefetching without credentials only', () => {
    const security = headersOf();
    const kept = security.always({ kept: {} as never });
    expect(kept).toEqual({
      ...security.always({ kept: undefined }),
      'cross-origin-opener-policy': 'unsafe-none',
    });
    const set: [string, string][] = [];
    const response = { setHeader: (name: string, value: string) => set.push([name, value]) };
    security.onEvery(response as unknown as ServerResponse, { kept: {} } as never);
    expect(Object.fromEntries(set)).toEqual(kept);
  });
});

describe('the policy', () => {
  /** The final headers of the app's response. */
  const finished = (headers: object, sources?: Partial<TrustedSources>) => {
    const answer = { headers: { ...headers } };
    headersOf(sources).finish(answer);
    return answer.headers as Record<string, string>;
  };
  const directives = (sources?: Partial<TrustedSources>) =>
    finished({ 'content-type': 'text/html' }, sources)['content-security-policy']?.split('; ');

  test('of a page allows only what our pages need', () => {
    expect(directives()).toEqual([
      "default-src 'none'",
      "img-src 'self' data: blob:",
      "connect-src 'self' blob:",
      "script-src 'self'",
      "style-src 'self' 'sha256-red'",
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      'frame-src https://www.youtube-nocookie.com',
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      'upgrade-insecure-requests',
    ]);
  });

  test('of a page in another language allows its import map', () => {
    const siteUrl = 'https://movies.example.org/m';
    const map = '{"imports":{"/m/_astro/en/":"/m/_astro/de/"}}';
    const hash = createHash('sha256').update(map).digest('base64');
    const german = inLanguage('de', () => directives({ siteUrl }));
    expect(german).toContain(`script-src 'self' 'sha256-${hash}'`);
  });

  test('includes the origins of pictures and the backend, once each', () => {
    const backendUrl = 'https://backend.example/rest';
    const some = directives({ backendUrl, imageUrl: 'https://image.example/t/p' });
    expect(some).toContain("img-src 'self' data: blob: https://image.example https://backend.example");
    expect(some).toContain("connect-src 'self' blob: https://backend.example");
    expect(directives({ backendUrl, imageUrl: `${backendUrl}/x` })).toContain(
      "img-src 'self' data: blob: https://backend.example",
    );
  });

  test('of a site without https upgrades nothing', () => {
    const plain = directives({ siteUrl: 'http://localhost:4321' });
    expect(plain?.at(-1)).toBe("frame-ancestors 'none'");
  });

  test('sets UTF-8 for a page, and no other type', () => {
    const type = (given: string | undefined) => finished({ 'content-type': given })['content-type'];
    expect(type('text/html;charset=latin1')).toBe('text/html; charset=utf-8');
    expect(type('x-text/html')).toBe('x-text/html');
    expect(type(undefined)).toBeUndefined();
    for (const other of ['application/json', undefined])
      expect(finished({ 'content-type': other })).not.toHaveProperty('content-security-policy');
  });

  test.each([
    ["default-src 'none'; sandbox", `default-src 'none'; sandbox; ${LOCKED.slice(20)}`],
    ["form-action 'self'", "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"],
    [LOCKED, LOCKED],
  ])('of a response itself stays, with unset parts closed: %s', (own, completed) => {
    for (const type of ['text/html', 'image/svg+xml'])
      expect(finished({ 'content-type': type, 'content-security-policy': own })).toMatchObject({
        'content-security-policy': completed,
      });
  });
});
