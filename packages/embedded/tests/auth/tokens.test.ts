import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, type BackendServer } from '../support/backend-server.ts';
import { createPerson, signIn } from '../support/people.ts';

let server: BackendServer;
let claims: Record<string, unknown>;
let token: string;

beforeAll(async () => {
  server = await startBackend();
  const { email } = await createPerson(server);
  token = (await signIn(server, email)).session.access_token;
  claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
});
afterAll(() => server.close());

function signed(changes: Record<string, unknown>, header: Record<string, unknown> = {}): Promise<string> {
  return new SignJWT({ ...claims, ...changes })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header })
    .sign(server.keys.jwtSecret);
}

const seconds = () => Math.floor(server.now().getTime() / 1000);

describe('a forged or stale access token', () => {
  const forgeries: [string, () => string | Promise<string>][] = [
    ['without an algorithm', () => new UnsecuredJWT(claims).encode()],
    [
      'of another key',
      () => new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(48)),
    ],
    [
      'signed with the published key',
      () => new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(server.keys.anonKey)),
    ],
    [
      'of another algorithm',
      () => new SignJWT(claims).setProtectedHeader({ alg: 'HS384' }).sign(server.keys.jwtSecret),
    ],
    [
      'that brings its own key',
      () =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', jku: 'https://evil.example/keys', kid: '../../dev/null' })
          .sign(new Uint8Array(48)),
    ],
    ['for another audience', () => signed({ aud: 'somebody-else' })],
    ['of a stronger role', () => signed({ role: 'service_role' })],
    ['issued in the future', () => signed({ iat: seconds() + 120 })],
    ['not valid yet', () => signed({ nbf: seconds() + 120 })],
    ['that has expired', () => signed({ iat: seconds() - 4000, exp: seconds() - 60 })],
    ['that never expires', () => signed({ exp: undefined })],
    ['with a critical header nobody knows', () => signed({}, { crit: ['x'], x: 1 }).catch(() => 'a.b.c')],
    [
      'tampered with',
      () => {
        const [head, , signature] = token.split('.');
        const body = Buffer.from(JSON.stringify({ ...claims, sub: crypto.randomUUID() })).toString(
          'base64url',
        );
        return `${head}.${body}.${signature}`;
      },
    ],
    ['cut in two', () => token.split('.').slice(0, 2).join('.')],
    ['that is no token', () => 'nonsense'],
  ];

  it.each(forgeries)('%s is refused as bad_jwt', async (_, forge) => {
    const { data, error } = await server.client().auth.getUser(await forge());
    expect(data.user).toBeNull();
    expect(error).toMatchObject({ status: 403, code: 'bad_jwt' });
    expect(error?.message).toMatch(/^invalid JWT: unable to parse or verify signature, /);
  });

  it('says that a token has expired', async () => {
    const { error } = await server.client().auth.getUser(await signed({ exp: seconds() - 60 }));
    expect(error?.message).toBe(
      'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
    );
  });

  it('is forgiven thirty seconds, for clocks that differ', async () => {
    const { error } = await server
      .client()
      .auth.getUser(await signed({ exp: seconds() - 20, iat: seconds() + 20 }));
    expect(error).toBeNull();
  });

  it('is logged once, without the token', async () => {
    const before = server.log.length;
    await server.client().auth.getUser('nonsense');
    expect(server.log.slice(before)).toEqual([
      {
        level: 'warn',
        fields: { route: 'GET /user', reason: expect.stringMatching(/^invalid JWT/) as string },
        message: 'access token refused',
      },
    ]);
  });
});

describe('the API keys', () => {
  const settings = (headers: Record<string, string>) => fetch(`${server.url}/auth/v1/settings`, { headers });

  it.each([
    ['the publishable key', () => ({ apikey: server.keys.anonKey })],
    [
      'the publishable key twice',
      () => ({ apikey: server.keys.anonKey, authorization: `Bearer ${server.keys.anonKey}` }),
    ],
    ['the secret key', () => ({ apikey: server.keys.secretKey })],
    [
      'the publishable key with a user token',
      () => ({ apikey: server.keys.anonKey, authorization: `Bearer ${token}` }),
    ],
  ])('let in %s', async (_, headers) => {
    expect((await settings(headers())).status).toBe(200);
  });

  it.each([
    ['no key', () => ({})],
    ['an invented key', () => ({ apikey: 'sb_publishable_invented' })],
    ['a user token for a key', () => ({ apikey: token })],
  ])('turn away %s', async (_, headers) => {
    const response = await settings(headers());
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error_code: 'no_authorization', msg: 'Invalid API key' });
  });

  it('do not stand in for a signed-in person', async () => {
    for (const key of [server.keys.anonKey, server.keys.secretKey]) {
      const response = await fetch(`${server.url}/auth/v1/user`, {
        headers: { apikey: key, authorization: `Bearer ${key}`, 'x-supabase-api-version': '2024-01-01' },
      });
      expect([response.status, await response.json()]).toEqual([
        403,
        { code: 'bad_jwt', message: 'invalid claim: missing sub claim' },
      ]);
    }
  });

  it('alone, without a bearer, are told that one is wanted', async () => {
    const { anonKey } = server.keys;
    const response = await fetch(`${server.url}/auth/v1/user`, { headers: { apikey: anonKey } });
    expect([response.status, await response.json()]).toMatchObject([401, { error_code: 'no_authorization' }]);
  });
});

describe('a deleted person', () => {
  it('is told so although the token has not expired, and can neither refresh nor sign in', async () => {
    const { email, id } = await createPerson(server);
    const { client, session } = await signIn(server, email);
    await server.database.query('delete from auth.users where id = $1', [id]);
    expect((await client.auth.getUser(session.access_token)).error).toMatchObject({
      status: 403,
      code: 'user_not_found',
      message: 'User from sub claim in JWT does not exist',
    });
    expect((await client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    await expect(signIn(server, email)).rejects.toMatchObject({ code: 'invalid_credentials' });
  });

  it('can sign up again with the same address', async () => {
    const { email, id } = await createPerson(server);
    await server.database.query('delete from auth.users where id = $1', [id]);
    server.advance(61_000);
    expect((await createPerson(server, email)).id).not.toBe(id);
  });
});
