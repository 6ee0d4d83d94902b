import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, type BackendServer } from '../support/backend-server.ts';
import { ids, signUpEverybody } from '../support/persona.ts';
import { accessToken } from '../support/persona-clients.ts';
import { restWire } from '../support/rest-wire.ts';

let server: BackendServer;
let send: ReturnType<typeof restWire>;

beforeAll(async () => {
  server = await startBackend();
  await signUpEverybody(server.database);
  send = restWire(server, await accessToken(server, ids.owner));
});
afterAll(() => server.close());

describe('a caller', () => {
  const as = (authorization: string) => send('movie_ratings', { headers: { authorization } });
  const challenge = (response: Response) => response.headers.get('www-authenticate');

  test('without a key is nobody', async () => {
    for (const headers of [{ apikey: 'wrong' }, { apikey: '' }]) {
      expect((await send('movie_ratings', { headers })).status).toBe(401);
    }
  });

  test('with an expired token is told so', async () => {
    const response = await as(`Bearer ${await accessToken(server, ids.owner, -60)}`);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'PGRST303', message: 'JWT expired' });
    expect(challenge(response)).toBe('Bearer error="invalid_token", error_description="JWT expired"');
  });

  test('with a token that is ten seconds late is served: clocks differ', async () => {
    expect((await as(`Bearer ${await accessToken(server, ids.owner, -10)}`)).status).toBe(200);
  });

  test('with a forged token is refused, not treated as signed out', async () => {
    const claims = { sub: ids.owner, role: 'service_role', aud: 'authenticated' };
    const signed = (secret: string) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(Buffer.from(secret));
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const unsigned = `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...claims, exp: 9_999_999_999 })}.`;
    for (const forged of [
      await signed('x'.repeat(32)),
      await signed(server.keys.anonKey),
      unsigned,
      'a.b',
      'nonsense',
    ]) {
      const response = await as(`Bearer ${forged}`);
      expect(response.status).toBe(401);
      expect(((await response.json()) as { code: string }).code).toBe('PGRST301');
      expect(challenge(response)).toMatch(/^Bearer error="invalid_token"/);
    }
  });

  test('without a login is asked for one where rights are missing', async () => {
    const response = await send('wishlists', { headers: { authorization: `Bearer ${server.keys.anonKey}` } });
    expect(response.status).toBe(401);
    expect(challenge(response)).toBe('Bearer');
  });
});
