import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, type BackendServer } from '../support/backend-server.ts';
import { openTestDatabase } from '../support/database-engines.ts';
import { follow, linkTo, newAddress, PASSWORD } from '../support/people.ts';

/** Six digits that are not these. */
const not = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const WRONG = { status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' };

describe('a mail whose link leads to a page that asks first', () => {
  let server: BackendServer;
  beforeAll(async () => {
    server = await startBackend({ database: await openTestDatabase(), confirms: true });
  });
  afterAll(() => server.close());

  async function codeTo(email: string): Promise<string> {
    const [mail] = await server.mailsTo(email);
    return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  }
  async function waiting() {
    const email = newAddress();
    await server.client({ flow: 'pkce' }).auth.signUp({ email, password: PASSWORD });
    const link = await linkTo(server, email);
    return { email, link, code: await codeTo(email) };
  }
  const hashOf = (link: string) => new URL(link).searchParams.get('token_hash') ?? '';
  /** Another browser than the one that signed up. */
  const elsewhere = () => server.client({ flow: 'pkce' }).auth;

  test('names the page, the link’s secret and what it is for', async () => {
    const { email, link } = await waiting();
    expect(link).toMatch(`${server.siteUrl}/confirm?token_hash=pkce_`);
    expect(new URL(link).searchParams.get('type')).toBe('signup');
    server.advance(61_000);
    await elsewhere().resetPasswordForEmail(email);
    expect(new URL(await linkTo(server, email)).searchParams.get('type')).toBe('recovery');
  });

  test('leads to the page that the site names for where it was asked for, and never away from the site', async () => {
    const email = newAddress();
    const auth = elsewhere();
    await auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo: `${server.siteUrl}/fr/` } });
    expect(new URL(await linkTo(server, email)).pathname).toBe('/fr/confirm');
    server.advance(61_000);
    await auth.resetPasswordForEmail(email, { redirectTo: 'https://evil.example/fr/' });
    expect(await linkTo(server, email)).toMatch(`${server.siteUrl}/confirm?token_hash=pkce_`);
  });

  test('is not used up by opening the address older mails lead to', async () => {
    const { email, link } = await waiting();
    const old = `${server.url}/auth/v1/verify?token=${hashOf(link)}&type=signup&redirect_to=https://evil.example`;
    expect((await follow(old)).href).toBe(link);
    const { data, error } = await elsewhere().verifyOtp({ token_hash: hashOf(link), type: 'signup' });
    expect([error, data.user?.email]).toEqual([null, email]);
  });

  test('signs in by its link in any browser, once', async () => {
    const { email, link } = await waiting();
    const { data } = await elsewhere().verifyOtp({ token_hash: hashOf(link), type: 'signup' });
    expect(data.user).toMatchObject({ email, email_confirmed_at: server.now().toISOString() });
    const again = await elsewhere().verifyOtp({ token_hash: hashOf(link), type: 'signup' });
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  test('signs in by its code in any browser, once, and the link is used up with it', async () => {
    const { email, link, code } = await waiting();
    const { data, error } = await elsewhere().verifyOtp({ email, token: code, type: 'signup' });
    expect([error, data.user?.email]).toEqual([null, email]);
    expect((await elsewhere().verifyOtp({ email, token: code, type: 'signup' })).error).toMatchObject(WRONG);
    const byLink = await elsewhere().verifyOtp({ token_hash: hashOf(link), type: 'signup' });
    expect(byLink.error?.code).toBe('otp_expired');
  });

  test('takes no code of another person, for another purpose, or older than a day', async () => {
    const [one, other] = [await waiting(), await waiting()];
    const tries = [
      { email: one.email, token: other.code, type: 'signup' as const },
      { email: one.email, token: one.code, type: 'recovery' as const },
      { email: newAddress(), token: one.code, type: 'signup' as const },
    ].filter(({ email, token, type }) => email !== one.email || token !== one.code || type !== 'signup');
    for (const tried of tries) expect((await elsewhere().verifyOtp(tried)).error).toMatchObject(WRONG);
    server.advance(86_400_000 + 1_000);
    const late = await elsewhere().verifyOtp({ email: one.email, token: one.code, type: 'signup' });
    expect(late.error).toMatchObject(WRONG);
  });

  test('takes no code any more after ten wrong ones in a day, however many mails; its link still works', async () => {
    const { email, code } = await waiting();
    const enter = (token: string) => elsewhere().verifyOtp({ email, token, type: 'signup' });
    for (let i = 0; i < 5; i += 1) expect((await enter(not(code))).error).toMatchObject(WRONG);
    server.advance(61_000);
    await elsewhere().resend({ type: 'signup', email });
    const link = await linkTo(server, email);
    const fresh = await codeTo(email);
    expect(fresh).not.toBe('');
    for (let i = 0; i < 5; i += 1) expect((await enter(not(fresh))).error).toMatchObject(WRONG);
    expect((await enter(fresh)).error).toMatchObject(WRONG);
    expect((await elsewhere().verifyOtp({ token_hash: hashOf(link), type: 'signup' })).error).toBeNull();
  });

  test('of a forgotten password lets a new one be set in another browser, by link or by code', async () => {
    for (const way of ['link', 'code'] as const) {
      const { email, link } = await waiting();
      await elsewhere().verifyOtp({ token_hash: hashOf(link), type: 'signup' });
      await elsewhere().resetPasswordForEmail(email);
      const phone = elsewhere();
      const token_hash = hashOf(await linkTo(server, email));
      const given = way === 'link' ? { token_hash } : { email, token: await codeTo(email) };
      expect((await phone.verifyOtp({ ...given, type: 'recovery' })).error).toBeNull();
      expect((await phone.updateUser({ password: 'a better horse' })).error).toBeNull();
      const { error } = await elsewhere().signInWithPassword({ email, password: 'a better horse' });
      expect(error).toBeNull();
    }
  });

  test('is stored as hashes nobody can read a code from', async () => {
    const { email, link, code } = await waiting();
    const { rows } = await server.database.query<{ row: string }>(
      'select row_to_json(m)::text as row from auth.mail_links m join auth.users u on u.id = m.user_id where u.email = $1',
      [email],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(hashOf(link));
    expect(rows[0]?.row).not.toContain(`"${code}"`);
  });
});
