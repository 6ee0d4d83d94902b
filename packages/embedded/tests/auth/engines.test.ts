import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, type BackendServer } from '../support/backend-server.ts';
import { openTestDatabase } from '../support/database-engines.ts';
import { keptOpen } from '../support/kept-open.ts';
import { createPerson, follow, fragmentOf, linkTo, newAddress, PASSWORD, signIn } from '../support/people.ts';

/** What one engine could answer differently: locks, races, types of time. */
describe('accounts', () => {
  let server: BackendServer;
  beforeAll(async () => {
    server = await startBackend({ database: await openTestDatabase() });
  });
  afterAll(() => server.close());

  function post(path: string, body: object): Promise<Response> {
    return fetch(`${server.url}/auth/v1${path}`, {
      method: 'POST',
      headers: { apikey: server.keys.anonKey },
      body: JSON.stringify(body),
    });
  }
  const refresh = async (token: string) => {
    const response = await post('/token?grant_type=refresh_token', { refresh_token: token });
    return { status: response.status, ...((await response.json()) as { refresh_token?: string }) };
  };

  test('a person signs up, confirms, changes the password, recovers it and leaves', async () => {
    const client = server.client({ flow: 'pkce' });
    const email = newAddress();
    await client.auth.signUp({ email, password: PASSWORD });
    const first = await follow(await linkTo(server, email));
    await client.auth.exchangeCodeForSession(first.searchParams.get('code') ?? '');
    expect((await client.auth.updateUser({ password: 'a second password' })).error).toBeNull();
    await client.auth.resetPasswordForEmail(email);
    const second = await follow(await linkTo(server, email));
    await client.auth.exchangeCodeForSession(second.searchParams.get('code') ?? '');
    expect((await client.auth.updateUser({ password: 'a third password' })).data.user).toMatchObject({
      email,
    });
    const { data } = await client.auth.signInWithPassword({ email, password: 'a third password' });
    expect(data.user?.last_sign_in_at).toBe(server.now().toISOString());
    await server.database.query('delete from auth.users where email = $1', [email]);
    expect((await client.auth.getUser()).error?.code).toBe('user_not_found');
    const { rows } = await server.database.query(
      'select count(*) as left from auth.refresh_tokens where user_id = $1',
      [data.user?.id],
    );
    expect(rows).toEqual([{ left: 0 }]);
  });

  test('twenty requests that refresh one session at once get one and the same token', async () => {
    const { email } = await createPerson(server);
    const { session } = await signIn(server, email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(session.refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const tokens = new Set(answers.map(({ refresh_token }) => refresh_token));
    expect(tokens.size).toBe(1);
    const [token = ''] = tokens;
    expect((await refresh(token)).status).toBe(200);
  });

  test('a token reused too late ends its session even when others refresh at that moment', async () => {
    const { email } = await createPerson(server);
    const { session } = await signIn(server, email);
    const second = await refresh(session.refresh_token);
    const third = await refresh(second.refresh_token ?? '');
    server.advance(11_000);
    expect((await refresh(session.refresh_token)).status).toBe(400);
    expect((await refresh(third.refresh_token ?? '')).status).toBe(400);
  });

  test('a link opened ten times at once works once', async () => {
    const email = newAddress();
    await server.client().auth.signUp({ email, password: PASSWORD });
    const link = await linkTo(server, email);
    const targets = await Promise.all(Array.from({ length: 10 }, () => follow(link)));
    expect(targets.filter((target) => 'access_token' in fragmentOf(target))).toHaveLength(1);
  });

  test('a code exchanged ten times at once gives one session', async () => {
    const { email, id } = await createPerson(server);
    const challenge = 'c'.repeat(43);
    await post('/recover', { email, code_challenge: challenge, code_challenge_method: 'plain' });
    const code = (await follow(await linkTo(server, email))).searchParams.get('code');
    const body = { auth_code: code, code_verifier: challenge };
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await post('/token?grant_type=pkce', body)).status),
    );
    expect(statuses.sort()).toEqual([200, ...Array<number>(9).fill(404)]);
    const { rows } = await server.database.query(
      "select count(*) as sessions from auth.sessions where user_id = $1 and tag = 'otp'",
      [id],
    );
    expect(rows).toEqual([{ sessions: 2 }]);
  });

  test('four sign-ups of one address at once, at as many servers, make one account', async () => {
    const email = newAddress();
    const others = await Promise.all(
      [1, 2, 3].map(() => startBackend({ database: keptOpen(server.database) })),
    );
    const answers = await Promise.all(
      [server, ...others].map((each) => each.client().auth.signUp({ email, password: PASSWORD })),
    );
    for (const { error } of answers) expect([undefined, 'over_email_send_rate_limit']).toContain(error?.code);
    const { rows } = await server.database.query(
      'select (select count(*) from auth.users where email = $1) as users, (select count(*) from auth.identities where email = $1) as identities',
      [email],
    );
    expect(rows).toEqual([{ users: 1, identities: 1 }]);
    await Promise.all(others.map((other) => other.close()));
  });

  test('a refresh that cannot get hold of its session is told to come back', async () => {
    // PGlite has one connection: there, nobody can hold a session meanwhile.
    const holds = server.database.engine === 'postgres';
    const { email } = await createPerson(server);
    const { session } = await signIn(server, email);
    const status = await server.database.transaction(async (tx) => {
      await tx.query(
        'select 1 from auth.sessions where user_id = (select id from auth.users where email = $1) for update',
        [email],
      );
      return holds ? (await refresh(session.refresh_token)).status : 409;
    });
    expect(status).toBe(409);
    expect((await refresh(session.refresh_token)).status).toBe(200);
  });

  test('rows look like those of hosted Supabase', async () => {
    const { email, id } = await createPerson(server);
    await signIn(server, email);
    const { rows } = await server.database.query(
      `select u.instance_id, u.aud, u.role, u.confirmation_token, u.raw_app_meta_data, i.provider, i.provider_id,
         s.aal, t.token_type, r.parent, r.user_id, host(s.ip) as ip
       from auth.users u join auth.identities i on i.user_id = u.id
         join auth.sessions s on s.user_id = u.id and s.tag = 'password'
         join auth.refresh_tokens r on r.session_id = s.id
         left join auth.one_time_tokens t on t.user_id = u.id
       where u.id = $1`,
      [id],
    );
    expect(rows).toEqual([
      {
        instance_id: '00000000-0000-0000-0000-000000000000',
        aud: 'authenticated',
        role: 'authenticated',
        confirmation_token: '',
        raw_app_meta_data: { provider: 'email', providers: ['email'] },
        provider: 'email',
        provider_id: id,
        aal: 'aal1',
        token_type: null,
        parent: null,
        user_id: id,
        ip: '127.0.0.1',
      },
    ]);
  });
});
