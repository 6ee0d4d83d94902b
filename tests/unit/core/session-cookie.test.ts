import { describe, expect, test } from 'vitest';
import { keptCookies, readCookies } from '../../../src/core/kept-cookies.ts';
import { hasSessionCookie, hasVerifierCookie, SESSION_COOKIE } from '../../../src/core/session-cookie.ts';

const HOSTS = `__Host-${SESSION_COOKIE}`;
const options = { path: '/', secure: true, maxAge: 400 * 86_400 };
const cookie = (name: string, value = 'x') => ({ name, value });

describe('the session’s cookie', () => {
  test('is limited to this host with https, and replaces the old one', () => {
    expect(keptCookies([{ ...cookie(`${SESSION_COOKIE}.0`), options }], true)).toEqual([
      { ...cookie(`${HOSTS}.0`), options: { path: '/', secure: true, maxAge: 2_592_000 } },
      { ...cookie(`${SESSION_COOKIE}.0`, ''), options: { path: '/', secure: true, maxAge: 0 } },
    ]);
  });

  test('has a plain name with http, where browsers accept no other, and lasts thirty days', () => {
    const kept = keptCookies([{ ...cookie(SESSION_COOKIE), options }], false);
    expect(kept).toEqual([{ ...cookie(SESSION_COOKIE), options: { ...options, maxAge: 2_592_000 } }]);
  });

  test('is removed under both names', () => {
    const kept = keptCookies([{ ...cookie(SESSION_COOKIE, ''), options: { ...options, maxAge: 0 } }], true);
    expect(kept.map(({ name, options: { maxAge } }) => [name, maxAge])).toEqual([
      [HOSTS, 0],
      [SESSION_COOKIE, 0],
    ]);
  });

  test('under the old name counts until one for this host is complete', () => {
    const theme = cookie('theme');
    const old = [cookie(`${SESSION_COOKIE}.0`, 'old'), cookie(`${SESSION_COOKIE}.1`, 'old')];
    expect(readCookies([theme, ...old])).toEqual([theme, ...old]);
    const fresh = [cookie(`${HOSTS}-code-verifier`, 'new')];
    expect(readCookies([...old, ...fresh])).toEqual([
      ...old,
      cookie(`${SESSION_COOKIE}-code-verifier`, 'new'),
    ]);
    expect(readCookies([...old, cookie(HOSTS, 'new')])).toEqual([cookie(SESSION_COOKIE, 'new')]);
    const tenth = cookie(`${SESSION_COOKIE}.10`, 'old');
    expect(readCookies([tenth, cookie(HOSTS, 'new')])).toEqual([cookie(SESSION_COOKIE, 'new')]);
    const another = cookie(`${SESSION_COOKIE}.0.txt`);
    expect(readCookies([another, cookie(HOSTS, 'new')])).toEqual([another, cookie(SESSION_COOKIE, 'new')]);
    expect(readCookies([{ name: 'empty' }])).toEqual([cookie('empty', '')]);
  });

  test.each([SESSION_COOKIE, `${SESSION_COOKIE}.0`, HOSTS, `${HOSTS}.0`])('is found as %s', (name) => {
    expect(hasSessionCookie(`theme=dark; ${name}=x`)).toBe(true);
    expect(hasVerifierCookie(`theme=dark; ${name}=x`)).toBe(false);
    expect(hasSessionCookie(`theme=dark; not-${name}=x`)).toBe(false);
  });

  test('is null without cookies, and has one name', () => {
    expect([hasSessionCookie(null), hasSessionCookie(undefined), hasVerifierCookie('')]).toEqual([
      ...[false, false, false],
    ]);
    expect(SESSION_COOKIE).toBe('sb-marquee-auth-token');
  });

  test.each(['', '__Host-'])('keeps the PKCE verifier readable (%s)', (prefix) => {
    const header = `${prefix}${SESSION_COOKIE}-code-verifier=x`;
    expect(hasVerifierCookie(header)).toBe(true);
    expect(hasSessionCookie(header)).toBe(false);
  });
});
