import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, type BackendServer } from '../support/backend-server.ts';
import { openTestDatabase } from '../support/database-engines.ts';
import { follow, fragmentOf, linkTo, newAddress } from '../support/people.ts';

/** Somebody at a machine of their own. */
interface Somebody {
  host: string;
  password: string;
  name: string;
}
const MALLORY: Somebody = { host: '203.0.113.1', password: 'the password of Mallory', name: 'Mallory' };
const ADA: Somebody = { host: '203.0.113.2', password: 'the password of Ada', name: 'Ada' };

describe('an address somebody else signed up with before', () => {
  let server: BackendServer;
  beforeAll(async () => {
    server = await startBackend({ database: await openTestDatabase() });
  });
  afterAll(() => server.close());

  async function post(path: string, host: string, body: object): Promise<number> {
    server.advance(61_000);
    const { status } = await fetch(`${server.url}/auth/v1${path}`, {
      method: 'POST',
      headers: { apikey: server.keys.anonKey, 'x-test-address': host },
      body: JSON.stringify(body),
    });
    return status;
  }
  const signUp = async (email: string, { host, password, name }: Somebody) => {
    expect(await post('/signup', host, { email, password, data: { full_name: name } })).toBe(200);
    return linkTo(server, email);
  };
  const resend = async (email: string, host: string) => {
    expect(await post('/resend', host, { email, type: 'signup' })).toBe(200);
    return linkTo(server, email);
  };
  const enters = async (email: string, { password }: Somebody) => {
    const { error } = await server.client().auth.signInWithPassword({ email, password });
    return error === null;
  };
  const nameOf = async (email: string) => {
    const { rows } = await server.database.query<{ full_name: string; told: string; identity: string }>(
      `select p.full_name, u.raw_user_meta_data ->> 'full_name' as told, i.identity_data ->> 'full_name' as identity
       from public.profiles p join auth.users u on u.id = p.id join auth.identities i on i.user_id = p.id
       where u.email = $1`,
      [email],
    );
    return rows[0];
  };
  const ADAS = { full_name: 'Ada', told: 'Ada', identity: 'Ada' };

  test.each([
    ['before', [MALLORY, ADA]],
    ['after', [ADA, MALLORY]],
    ['before and after', [MALLORY, ADA, MALLORY]],
  ])('belongs to the link that confirms it: Mallory %s', async (_, order) => {
    const email = newAddress();
    let mine = '';
    for (const who of order) {
      const link = await signUp(email, who);
      if (who === ADA) mine = link;
    }
    expect(fragmentOf(await follow(mine))).toHaveProperty('access_token');
    expect([await enters(email, ADA), await enters(email, MALLORY)]).toEqual([true, false]);
    expect(await nameOf(email)).toEqual(ADAS);
  });

  test('leaves the other links worthless once one confirmed it', async () => {
    const email = newAddress();
    const theirs = await signUp(email, MALLORY);
    const mine = await signUp(email, ADA);
    await follow(mine);
    expect(fragmentOf(await follow(theirs))).toHaveProperty('error_code', 'otp_expired');
    expect([await enters(email, ADA), await enters(email, MALLORY)]).toEqual([true, false]);
  });

  test('is not taken back by signing up or asking for mails once it is confirmed', async () => {
    const email = newAddress();
    await follow(await signUp(email, ADA));
    expect(await post('/signup', MALLORY.host, { email, password: MALLORY.password })).toBe(200);
    expect(await post('/resend', MALLORY.host, { email, type: 'signup' })).toBe(200);
    expect([await enters(email, ADA), await enters(email, MALLORY)]).toEqual([true, false]);
  });

  test('asked for again sends each their own sign-up', async () => {
    const email = newAddress();
    await signUp(email, ADA);
    await signUp(email, MALLORY);
    await follow(await resend(email, ADA.host));
    expect([await enters(email, ADA), await enters(email, MALLORY)]).toEqual([true, false]);
    expect(await nameOf(email)).toEqual(ADAS);
  });

  test('asked for again from another network still sends the only sign-up there is', async () => {
    const email = newAddress();
    await signUp(email, ADA);
    await follow(await resend(email, '203.0.113.9'));
    expect(await enters(email, ADA)).toBe(true);
  });

  test('asked for again by who knows whom gives nobody a password: a reset does', async () => {
    const email = newAddress();
    await signUp(email, MALLORY);
    await signUp(email, ADA);
    await follow(await resend(email, '203.0.113.9'));
    expect([await enters(email, ADA), await enters(email, MALLORY)]).toEqual([false, false]);
  });

  test('is free of the password it was signed up with after a reset, and keeps the name of who asked', async () => {
    const email = newAddress();
    await signUp(email, MALLORY);
    await signUp(email, ADA);
    expect(await post('/recover', ADA.host, { email })).toBe(200);
    await follow(await linkTo(server, email));
    expect([await enters(email, ADA), await enters(email, MALLORY)]).toEqual([false, false]);
    expect(await nameOf(email)).toEqual(ADAS);
  });

  test('says that it waits to who signed up last, and nothing to others', async () => {
    const email = newAddress();
    await signUp(email, MALLORY);
    await signUp(email, ADA);
    const code = async ({ password }: Somebody) =>
      (await server.client().auth.signInWithPassword({ email, password })).error?.code;
    expect([await code(ADA), await code(MALLORY)]).toEqual(['email_not_confirmed', 'invalid_credentials']);
  });
});
