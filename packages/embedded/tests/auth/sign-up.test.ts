import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, type BackendServer } from '../support/backend-server.ts';
import { createPerson, follow, fragmentOf, linkTo, newAddress, PASSWORD, signIn } from '../support/people.ts';

let server: BackendServer;
beforeAll(async () => {
  server = await startBackend();
});
afterAll(() => server.close());

describe('signing up', () => {
  it('answers a user without a session and mails a link', async () => {
    const email = newAddress();
    const { data, error } = await server.client().auth.signUp({
      email: email.toUpperCase(),
      password: PASSWORD,
      options: { data: { full_name: 'Ada' } },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      email,
      aud: 'authenticated',
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Ada', email_verified: false },
      identities: [{ provider: 'email', id: data.user?.id, user_id: data.user?.id, email }],
      is_anonymous: false,
    });
    expect(data.user).not.toHaveProperty('email_confirmed_at');
    expect(await server.mailsTo(email)).toHaveLength(1);
  });

  it('makes a profile with the name given', async () => {
    const { id } = await createPerson(server);
    const { rows } = await server.database.query('select full_name from public.profiles where id = $1', [id]);
    expect(rows).toEqual([{ full_name: 'Ada Example' }]);
  });

  it('refuses sign-in until the address is confirmed, and only tells who knows the password', async () => {
    const email = newAddress();
    const client = server.client();
    await client.auth.signUp({ email, password: PASSWORD });
    const right = await client.auth.signInWithPassword({ email, password: PASSWORD });
    expect(right.error).toMatchObject({
      status: 400,
      code: 'email_not_confirmed',
      message: 'Email not confirmed',
    });
    const wrong = await client.auth.signInWithPassword({ email, password: 'wrong' });
    expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
  });

  it('signs in through the link, with tokens in the fragment', async () => {
    const email = newAddress();
    const client = server.client();
    await client.auth.signUp({
      email,
      password: PASSWORD,
      options: { emailRedirectTo: `${server.siteUrl}/welcome` },
    });
    const target = await follow(await linkTo(server, email));
    expect(target.href).toMatch(`${server.siteUrl}/welcome#access_token=`);
    const tokens = fragmentOf(target);
    expect(tokens).toMatchObject({ type: 'signup', token_type: 'bearer', expires_in: '3600', sb: '' });
    const { data, error } = await client.auth.setSession({
      access_token: tokens.access_token ?? '',
      refresh_token: tokens.refresh_token ?? '',
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { email_verified: true } });
    expect(data.user?.email_confirmed_at).toBeTruthy();
  });

  it('is answered alike for a new address, one that waits and one of somebody, whoever asks how often', async () => {
    const { email: known, id } = await createPerson(server);
    const [fresh, waiting] = [newAddress(), newAddress()];
    const ask = async (email: string) => {
      const { data, error } = await server
        .client()
        .auth.signUp({ email, password: 'another password', options: { data: { full_name: 'Eve' } } });
      expect(error).toBeNull();
      return data.user;
    };
    await ask(waiting);
    server.advance(61_000);
    const answers = [await ask(fresh), await ask(waiting), await ask(known)];
    server.advance(61_000);
    const again = [await ask(fresh), await ask(waiting), await ask(known)];
    expect(again.map((user) => user?.id)).toEqual(answers.map((user) => user?.id));
    const anonymous = answers.map((user) =>
      JSON.stringify(user)
        .replaceAll(user?.email ?? '', 'ADDRESS')
        .replaceAll(user?.id ?? '', 'ID')
        .replace(/"identity_id":"[^"]+"/, '"identity_id":""'),
    );
    expect(new Set(anonymous).size).toBe(1);
    expect(answers.map((user) => user?.id)).not.toContain(id);
  });

  it('with the address of an account mails its owner that somebody tried, and changes nothing', async () => {
    const { email } = await createPerson(server);
    server.advance(61_000);
    await server.client().auth.signUp({ email, password: 'another password' });
    const [mail] = await server.mailsTo(email);
    expect(mail?.subject).toBe('You already have an account');
    expect(mail?.links[0]).toBe(`${server.siteUrl}/`);
    const wrong = await server.client().auth.signInWithPassword({ email, password: 'another password' });
    expect(wrong.error?.code).toBe('invalid_credentials');
    expect((await signIn(server, email)).user.email).toBe(email);
  });

  it('makes one account when the same address signs up twice at once', async () => {
    const email = newAddress();
    const both = await Promise.all(
      [1, 2].map(() => server.client().auth.signUp({ email, password: PASSWORD })),
    );
    expect(both.map(({ error }) => error?.code).sort()).toEqual(['over_email_send_rate_limit', undefined]);
    const { rows } = await server.database.query('select id from auth.users where email = $1', [email]);
    expect(rows).toHaveLength(1);
  });
});

describe('a sign-up that cannot be', () => {
  const refused: [string, { email: string; password: string }, object][] = [
    [
      'a short password',
      { email: 'short@example.org', password: '12345' },
      { status: 422, code: 'weak_password', reasons: ['length'] },
    ],
    [
      'a password beyond 72 bytes',
      { email: 'long@example.org', password: 'ä'.repeat(37) },
      { status: 400, code: 'validation_failed', message: 'Password cannot be longer than 72 characters' },
    ],
    [
      'no password',
      { email: 'none@example.org', password: '' },
      { status: 400, code: 'validation_failed', message: 'Signup requires a valid password' },
    ],
    [
      'a broken address',
      { email: 'not an address', password: PASSWORD },
      { status: 400, code: 'validation_failed', message: 'Unable to validate email address: invalid format' },
    ],
    [
      'an address with a line break',
      { email: 'a@example.org\r\nBcc: b@example.org', password: PASSWORD },
      { status: 400, code: 'validation_failed' },
    ],
  ];
  it.each(refused)('is refused for %s', async (_, credentials, expected) => {
    const { data, error } = await server.client().auth.signUp(credentials);
    expect(error).toMatchObject(expected);
    expect(data.user).toBeNull();
  });

  it('is refused for metadata beyond four kilobytes, since every token carries it', async () => {
    const signUp = (full_name: string) =>
      server
        .client()
        .auth.signUp({ email: newAddress(), password: PASSWORD, options: { data: { full_name } } });
    expect((await signUp('x'.repeat(4000))).error).toBeNull();
    expect((await signUp('ä'.repeat(2100))).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'User metadata cannot be longer than 4096 bytes',
    });
  });

  it.each([
    ['a NUL character', { full_name: 'a\0b' }],
    ['half a surrogate pair', { full_name: '\ud800' }],
    ['endless nesting', JSON.parse(`${'{"a":'.repeat(100)}1${'}'.repeat(100)}`) as object],
  ])('is refused for metadata with %s', async (_, data) => {
    const { error } = await server
      .client()
      .auth.signUp({ email: newAddress(), password: PASSWORD, options: { data } });
    expect(error).toMatchObject({ status: 400, code: 'bad_json' });
  });
});
