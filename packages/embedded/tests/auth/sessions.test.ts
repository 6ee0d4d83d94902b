import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, type BackendServer } from '../support/backend-server.ts';
import { picture } from '../support/pictures.ts';
import { createPerson, newAddress, PASSWORD, signIn } from '../support/people.ts';

let server: BackendServer;
beforeAll(async () => {
  server = await startBackend();
});
afterAll(() => server.close());

const HOUR = 3_600_000;

async function refresh(token: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { apikey: server.keys.anonKey, 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify({ refresh_token: token }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function refreshed(token: string): Promise<string> {
  const { status, body } = await refresh(token);
  expect(status).toBe(200);
  return body.refresh_token as string;
}

/** Tries everything an access token opens: the account, the person's rows, and their file. */
async function expectWorthless(accessToken: string, id: string): Promise<void> {
  const { error } = await server.client().auth.getUser(accessToken);
  expect(error?.name).toMatch(/^AuthSessionMissingError$|^AuthApiError$/);
  const thief = server.client({ accessToken });
  const row = { user_id: id, movie_id: 1, movie_title: 'One' };
  const over = { status: 401, error: { code: 'PGRST303', message: 'The session of this JWT is over' } };
  expect(await thief.from('wishlists').insert(row)).toMatchObject(over);
  expect(await thief.rpc('delete_user')).toMatchObject(over);
  expect(await thief.from('wishlists').select('movie_id')).toMatchObject(over);
  const upload = await thief.storage.from('avatars').upload(`${id}.gif`, picture('image/gif'));
  expect(upload.error).toMatchObject({ message: 'The session of this JWT is over' });
}

const REUSED = {
  status: 400,
  body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
};

describe('signing in', () => {
  it('answers a session whose token says who it is for', async () => {
    const { email, id } = await createPerson(server);
    const { session } = await signIn(server, email);
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { id, email } });
    const claims = JSON.parse(
      Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString(),
    ) as object;
    const issued = Math.floor(server.now().getTime() / 1000);
    expect(claims).toMatchObject({
      sub: id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      iat: issued,
      exp: issued + 3600,
      iss: `${server.url}/auth/v1`,
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: issued }],
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      is_anonymous: false,
    });
  });

  it('takes the address in any case', async () => {
    const { email } = await createPerson(server);
    expect((await signIn(server, email.toUpperCase())).user.email).toBe(email);
  });

  it('refuses a missing address and an unknown grant in the words of the original', async () => {
    const nobody = await server.client().auth.signInWithPassword({ email: '', password: PASSWORD });
    expect(nobody.error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'missing email or phone',
    });
    const response = await fetch(`${server.url}/auth/v1/token?grant_type=magic`, {
      method: 'POST',
      headers: { apikey: server.keys.anonKey, 'x-supabase-api-version': '2024-01-01' },
    });
    expect([response.status, await response.json()]).toEqual([
      400,
      { code: 'invalid_credentials', message: 'unsupported_grant_type' },
    ]);
  });
});

describe('refreshing', () => {
  it('gives the client a new pair of tokens, and the user as it is now', async () => {
    const { email } = await createPerson(server);
    const { client, session } = await signIn(server, email);
    server.advance(HOUR);
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect(data.user?.email).toBe(email);
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });

  it('serves two tabs that refresh at once, with one and the same token', async () => {
    const { email } = await createPerson(server);
    const { session } = await signIn(server, email);
    const tabs = await Promise.all(Array.from({ length: 5 }, () => refreshed(session.refresh_token)));
    expect(new Set(tabs).size).toBe(1);
  });

  it('takes a token again whose answer was lost, however late', async () => {
    const { email } = await createPerson(server);
    const { session } = await signIn(server, email);
    const next = await refreshed(session.refresh_token);
    server.advance(30 * 24 * HOUR);
    expect(await refreshed(session.refresh_token)).toBe(next);
  });

  it('takes an older token again for ten seconds, and answers the newest', async () => {
    const { email } = await createPerson(server);
    const { session } = await signIn(server, email);
    const newest = await refreshed(await refreshed(session.refresh_token));
    server.advance(9_000);
    expect(await refreshed(session.refresh_token)).toBe(newest);
  });

  it('ends the whole session when an older token comes back later', async () => {
    const { email } = await createPerson(server);
    const { client, session } = await signIn(server, email);
    const newest = await refreshed(await refreshed(session.refresh_token));
    server.advance(11_000);
    expect(await refresh(session.refresh_token)).toEqual(REUSED);
    expect(await refresh(newest)).toEqual(REUSED);
    const { error } = await client.auth.refreshSession();
    expect(error).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
  });

  it('ends the access token too when an older token comes back later', async () => {
    const { email, id } = await createPerson(server);
    const { session } = await signIn(server, email);
    await refreshed(await refreshed(session.refresh_token));
    server.advance(11_000);
    await refresh(session.refresh_token);
    await expectWorthless(session.access_token, id);
  });

  it('leaves other sessions alone when one is ended for reuse', async () => {
    const { email } = await createPerson(server);
    const [mine, other] = [await signIn(server, email), await signIn(server, email)];
    await refreshed(await refreshed(mine.session.refresh_token));
    server.advance(11_000);
    await refresh(mine.session.refresh_token);
    expect((await other.client.auth.refreshSession()).error).toBeNull();
  });

  it.each([
    ['malformed', 'nonsense!', 'validation_failed', 'Refresh token is not valid'],
    ['missing', '', 'validation_failed', 'Refresh token is not valid'],
    ['unknown', 'A'.repeat(43), 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'],
  ])('refuses a %s token', async (_, token, code, message) => {
    expect(await refresh(token)).toEqual({ status: 400, body: { code, message } });
  });

  it('forgets tokens that were exchanged days ago', async () => {
    const { email, id } = await createPerson(server);
    const { session } = await signIn(server, email);
    let token = session.refresh_token;
    for (let day = 0; day < 5; day += 1) {
      token = await refreshed(token);
      server.advance(25 * HOUR);
    }
    const { rows } = await server.database.query(
      'select count(*) as held from auth.refresh_tokens where user_id = $1 and session_id in (select id from auth.sessions where tag = $2)',
      [id, 'password'],
    );
    expect(rows).toEqual([{ held: 2 }]);
  });
});

describe('what the database holds', () => {
  it('is not enough to take over a session or use a link', async () => {
    const email = newAddress();
    const client = server.client();
    await client.auth.signUp({ email, password: PASSWORD });
    const person = await createPerson(server);
    const { session } = await signIn(server, person.email);
    await client.auth.resetPasswordForEmail(person.email);
    await server.backend.settled();
    const link = (await server.mailsTo(person.email))[0]?.links[0] ?? '';
    const secrets = [
      session.refresh_token,
      session.access_token,
      new URL(link).searchParams.get('token'),
      PASSWORD,
    ];
    for (const table of [
      'users',
      'sessions',
      'refresh_tokens',
      'one_time_tokens',
      'identities',
      'flow_state',
    ]) {
      const { rows } = await server.database.query(`select to_jsonb(t)::text as row from auth.${table} t`);
      const text = JSON.stringify(rows);
      for (const secret of secrets) expect(text).not.toContain(secret);
    }
  });

  it('keeps no secret in the log either', () => {
    const text = JSON.stringify(server.log);
    expect(text).not.toContain('@example.org');
    expect(text).not.toMatch(/eyJ|pkce_|token=/);
  });
});

describe('signing out', () => {
  async function three() {
    const { email } = await createPerson(server);
    return Promise.all([signIn(server, email), signIn(server, email), signIn(server, email)]);
  }
  const alive = async (token: string) => (await refresh(token)).status === 200;

  it.each([
    ['local', [false, true, true]],
    ['others', [true, false, false]],
    ['global', [false, false, false]],
  ] as const)('with scope %s ends the right sessions', async (scope, expected) => {
    const sessions = await three();
    expect((await sessions[0].client.auth.signOut({ scope })).error).toBeNull();
    const still = [];
    for (const { session } of sessions) still.push(await alive(session.refresh_token));
    expect(still).toEqual(expected);
  });

  it('makes the access token worthless everywhere, although it has not expired', async () => {
    const [{ client, session, user }] = await three();
    await client.auth.signOut({ scope: 'local' });
    await expectWorthless(session.access_token, user.id);
  });

  it('from all others by a new password makes their access tokens worthless, and one’s own not', async () => {
    const [mine, other] = await three();
    expect(
      (await mine.client.auth.updateUser({ password: 'another password', current_password: PASSWORD })).error,
    ).toBeNull();
    await expectWorthless(other.session.access_token, other.user.id);
    expect((await mine.client.from('wishlists').select('movie_id')).error).toBeNull();
  });

  it('for good with the account makes its access tokens worthless', async () => {
    const [mine, other] = await three();
    expect((await mine.client.rpc('delete_user')).error).toBeNull();
    await expectWorthless(other.session.access_token, other.user.id);
  });

  it('answers everybody else as before', async () => {
    const [a, b] = [await createPerson(server), await createPerson(server)];
    const [first, second] = [await signIn(server, a.email), await signIn(server, b.email)];
    await first.client.auth.signOut({ scope: 'global' });
    expect((await second.client.auth.getUser()).data.user?.id).toBe(b.id);
  });
});
