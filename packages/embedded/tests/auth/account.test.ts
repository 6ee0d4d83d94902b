import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, type BackendServer } from '../support/backend-server.ts';
import { createPerson, newAddress, PASSWORD, signIn } from '../support/people.ts';

let server: BackendServer;
beforeAll(async () => {
  server = await startBackend();
});
afterAll(() => server.close());

async function someone() {
  return signIn(server, (await createPerson(server)).email);
}

describe('changing the password', () => {
  it('ends the other sessions and keeps this one', async () => {
    const { email } = await createPerson(server);
    const [here, there] = [await signIn(server, email), await signIn(server, email)];
    const { data, error } = await here.client.auth.updateUser({
      password: 'a brand new password',
      current_password: PASSWORD,
    });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect((await here.client.auth.refreshSession()).error).toBeNull();
    expect((await there.client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    expect((await there.client.auth.getUser(there.session.access_token)).error?.name).toBe(
      'AuthSessionMissingError',
    );
  });

  it.each([
    [
      'the same password',
      PASSWORD,
      {
        status: 422,
        code: 'same_password',
        message: 'New password should be different from the old password.',
      },
    ],
    [
      'a short one',
      '12345',
      { status: 422, code: 'weak_password', message: 'Password should be at least 6 characters.' },
    ],
    ['one beyond 72 bytes', 'x'.repeat(73), { status: 400, code: 'validation_failed' }],
  ])('refuses %s', async (_, password, expected) => {
    const { client } = await someone();
    const change = { password, current_password: PASSWORD };
    expect((await client.auth.updateUser(change)).error).toMatchObject(expected);
    expect((await client.auth.refreshSession()).error).toBeNull();
  });

  it.each([
    ['without the current one', undefined, 'current_password_required'],
    ['with a wrong current one', 'something else', 'current_password_invalid'],
  ])('is refused %s, though the session is good', async (_, current_password, code) => {
    const { client, user } = await someone();
    const change = { password: 'a brand new password', ...(current_password ? { current_password } : {}) };
    expect((await client.auth.updateUser(change)).error).toMatchObject({ status: 400, code });
    await signIn(server, user.email ?? '');
  });

  it('takes no more wrong current ones than signing in does', async () => {
    const guess = { password: 'a brand new password', current_password: 'something else' };
    const strict = await startBackend({ limits: { failedSignIn: { burst: 5, seconds: 300 } } });
    const { email } = await createPerson(strict);
    const held = await signIn(strict, email);
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 6; i += 1) codes.push((await held.client.auth.updateUser(guess)).error?.code);
    expect(codes.slice(4)).toEqual(['current_password_invalid', 'over_request_rate_limit']);
    await strict.close();
  });

  it('needs no current one within an hour of a mail’s link, and later it does', async () => {
    const { client, user } = await someone();
    await server.database.query("update auth.sessions set tag = 'otp' where user_id = $1", [user.id]);
    expect((await client.auth.updateUser({ password: 'a brand new password' })).error).toBeNull();
    server.advance(3_600_001);
    expect((await client.auth.updateUser({ password: 'yet another password' })).error?.code).toBe(
      'current_password_required',
    );
  });

  it('stores bcrypt hashes of cost 10, as hosted Supabase does, unless told otherwise', async () => {
    const usual = await startBackend({ passwordCost: 10 });
    const { email } = await createPerson(usual);
    const { rows } = await usual.database.query<{ encrypted_password: string }>(
      'select encrypted_password from auth.users where email = $1',
      [email],
    );
    expect(rows[0]?.encrypted_password).toMatch(/^\$2a\$10\$.{53}$/);
    await usual.close();
  });
});

describe('changing the account', () => {
  it('merges metadata, removes what is null, and shows it in the next token', async () => {
    const { client } = await someone();
    await client.auth.updateUser({ data: { theme: 'dark', nested: { kept: null } } });
    const { data } = await client.auth.updateUser({ data: { full_name: 'Grace', theme: null } });
    expect(data.user?.user_metadata).toMatchObject({ full_name: 'Grace', nested: { kept: null } });
    expect(data.user?.user_metadata).not.toHaveProperty('theme');
    const { data: refreshed } = await client.auth.refreshSession();
    expect(refreshed.session?.user.user_metadata.full_name).toBe('Grace');
  });

  it('refuses metadata that grows beyond four kilobytes, and keeps what was there', async () => {
    const { client } = await someone();
    expect((await client.auth.updateUser({ data: { a: 'x'.repeat(3000) } })).error).toBeNull();
    const { error } = await client.auth.updateUser({ data: { b: 'x'.repeat(3000) } });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    const { data } = await client.auth.getUser();
    expect(data.user?.user_metadata).not.toHaveProperty('b');
  });

  it('changes no role, no confirmation and no app metadata', async () => {
    const { session, user } = await someone();
    const response = await fetch(`${server.url}/auth/v1/user`, {
      method: 'PUT',
      headers: { apikey: server.keys.anonKey, authorization: `Bearer ${session.access_token}` },
      body: JSON.stringify({
        role: 'service_role',
        app_metadata: { admin: true },
        id: crypto.randomUUID(),
        aud: 'x',
      }),
    });
    expect(await response.json()).toMatchObject({
      id: user.id,
      role: 'authenticated',
      aud: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
    });
  });

  it('refuses another address, which this server does not offer', async () => {
    const { client } = await someone();
    expect((await client.auth.updateUser({ email: newAddress() })).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
  });
});

describe('errors', () => {
  const wrong = (headers: Record<string, string>) =>
    fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: server.keys.anonKey, ...headers },
      body: JSON.stringify({ email: 'nobody@example.org', password: 'wrong' }),
    });

  it('say code and message to a client of the current version, and echo it', async () => {
    const response = await wrong({ 'x-supabase-api-version': '2024-01-01' });
    expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(response.headers.get('x-sb-error-code')).toBe('invalid_credentials');
    expect(await response.json()).toEqual({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
  });

  it.each<Record<string, string>>([
    {},
    { 'x-supabase-api-version': '2023-01-01' },
    { 'x-supabase-api-version': 'newest' },
  ])('say error_code and msg to others: %o', async (headers) => {
    const response = await wrong(headers);
    expect(response.headers.has('x-supabase-api-version')).toBe(false);
    expect(await response.json()).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    });
  });

  const post = (body: BodyInit) =>
    fetch(`${server.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: server.keys.anonKey, 'x-supabase-api-version': '2024-01-01' },
      body,
    });

  it.each([
    '{',
    '[]',
    '"text"',
    'null',
    '{"email":1}',
    '{"email":"a@example.org","data":[]}',
    '['.repeat(50_000),
  ])('name a body that cannot be read: %.20s', async (body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'bad_json',
      message: expect.stringMatching(/^Could not parse request body as JSON: /) as string,
    });
  });

  it('refuse a body beyond a megabyte', async () => {
    const response = await post(JSON.stringify({ email: 'x'.repeat(1_048_577) }));
    expect([response.status, await response.json()]).toMatchObject([
      413,
      { code: 'request_entity_too_large' },
    ]);
  });

  it('are a retryable 503 while the database is gone, so that the client keeps its session', async () => {
    const broken = await startBackend();
    const { email } = await createPerson(broken);
    const { client } = await signIn(broken, email);
    await broken.database.close();
    const { error } = await client.auth.getUser();
    expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 503 });
    expect((await client.auth.getSession()).data.session).not.toBeNull();
    await broken.close();
  });
});

describe('around the endpoints', () => {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${server.url}${path}`, {
      ...init,
      headers: { apikey: server.keys.anonKey, ...(init.headers as Record<string, string>) },
    });

  it('health, settings and keys are answered', async () => {
    expect(await (await ask('/auth/v1/health')).json()).toMatchObject({ name: 'GoTrue' });
    expect(await (await ask('/auth/v1/settings')).json()).toMatchObject({
      external: { email: true },
      mailer_autoconfirm: false,
    });
    expect(await (await ask('/auth/v1/.well-known/jwks.json')).json()).toEqual({ keys: [] });
  });

  it('getClaims asks the server, since the key is a shared secret', async () => {
    const { client, user } = await someone();
    const { data, error } = await client.auth.getClaims();
    expect(error).toBeNull();
    expect(data?.claims.sub).toBe(user.id);
  });

  it.each([
    ['/auth/v1/admin/users', 404],
    ['/auth/v1/authorize?provider=github', 404],
    ['/auth/v1/signup', 405],
    ['/auth/v1', 404],
    ['/graphql/v1', 404],
    ['/', 404],
  ])('%s is %i JSON', async (path, status) => {
    const response = await ask(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/json');
  });

  it('lets pages of our own origin call, and no other', async () => {
    const preflight = (origin: string) =>
      ask('/auth/v1/signup', {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'apikey',
        },
      });
    const own = await preflight(server.siteUrl);
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([204, server.siteUrl]);
    expect(own.headers.get('access-control-allow-headers')).toContain('x-supabase-api-version');
    for (const origin of ['https://evil.example', 'null', `${server.siteUrl}.evil.example`]) {
      const foreign = await preflight(origin);
      expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([403, null]);
      const simple = await ask('/auth/v1/settings', { headers: { origin } });
      expect(simple.headers.get('access-control-allow-origin')).toBeNull();
      expect(simple.headers.get('vary')).toContain('Origin');
    }
  });
});
