import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, test } from 'vitest';
import { pseudonym, userPseudonym } from '../../../../src/host/gate/visitor-name.ts';

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const jwt = (claims: object) => `x.${encoded(claims)}.signature`;
const NAME = 'sb-marquee-auth-token';
const kept = (value: unknown) => `${NAME}=base64-${encoded(value)}`;
const session = (sub: string) => kept({ access_token: jwt({ sub }) });

describe('a visitor’s pseudonym in logs', () => {
  test('is short, stable, unique, and anonymous', () => {
    const name = pseudonym('ada');
    expect(name).toMatch(/^[\w-]{12}$/);
    expect(pseudonym('ada')).toBe(name);
    expect(pseudonym('bob')).not.toBe(name);
    expect(createHash('sha256').update('ada').digest('base64url')).not.toContain(name);
  });

  const pieces = session('ada');
  const half = pieces.length - 20;
  test.each([
    ['a program with a token', { authorization: `Bearer ${jwt({ sub: 'ada' })}` }],
    ['a browser', { cookie: `zone=UTC; ${session('ada')}` }],
    ['a browser by https', { cookie: `__Host-${session('ada')}` }],
    [
      'a browser whose session is kept in pieces',
      { cookie: `${pieces.slice(0, half).replace('=', '.0=')}; ${NAME}.1=${pieces.slice(half)}` },
    ],
    [
      'a browser whose session is kept as it is',
      { cookie: `${NAME}=${encodeURIComponent(JSON.stringify({ access_token: jwt({ sub: 'ada' }) }))}` },
    ],
    ['a token before a session', { authorization: `Bearer ${jwt({ sub: 'ada' })}`, cookie: session('bob') }],
    ['a session where there is no token', { authorization: 'Bearer ', cookie: session('ada') }],
  ])('belongs to the user of %s', async (_who, headers) => {
    expect(await userPseudonym(headers)).toBe(pseudonym('ada'));
  });

  const nobody: [string, IncomingHttpHeaders][] = [
    ['a visitor', {}],
    ['other cookies', { cookie: 'zone=UTC' }],
    ['another way to sign in', { authorization: `Basic ${jwt({ sub: 'ada' })}` }],
    ['no token', { authorization: 'Bearer x' }],
    ['a token of nobody', { authorization: `Bearer ${jwt({})}` }],
    ['a session of no token', { cookie: kept({}) }],
    ['a session that cannot be read', { cookie: `${NAME}=base64-%%%` }],
    ['a cookie that begins so', { cookie: `${NAME}-code-verifier=x` }],
    ['an empty session', { cookie: `${NAME}=` }],
  ];
  test.each(nobody)('is null for %s', async (_who, headers) => {
    expect(await userPseudonym(headers)).toBeUndefined();
  });
});
