import { m } from '../../src/paraglide/messages.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startBackend, type BackendServer } from '../support/backend/backend-server.ts';
import {
  createPerson,
  follow,
  fragmentOf,
  linkTo,
  newAddress,
  PASSWORD,
  signIn,
} from '../support/database/people.ts';

let server: BackendServer;
beforeAll(async () => {
  server = await startBackend();
});
afterAll(() => server.close());

const DAY = 86_400_000;
const EXPIRED = {
  error: 'access_denied',
  error_code: 'otp_expired',
  error_description: 'Email link is invalid or has expired',
  sb: '',
};

/** Somebody signed up in a browser that keeps its verifier in `storage`, and did not confirm yet. */
async function signedUp(flow: 'implicit' | 'pkce', redirectTo?: string) {
  const email = newAddress();
  const storage = new Map<string, string>();
  const client = server.client({ flow, storage });
  const options = redirectTo === undefined ? {} : { emailRedirectTo: redirectTo };
  const { error } = await client.auth.signUp({ email, password: PASSWORD, options });
  expect(error).toBeNull();
  return { email, client, link: await linkTo(server, email) };
}

async function isConfirmed(email: string): Promise<boolean> {
  const { error } = await server.client().auth.signInWithPassword({ email, password: PASSWORD });
  return error === null;
}

describe('a confirmation link', () => {
  it('gives the browser that signed up a code it can exchange once (PKCE)', async () => {
    const { email, client, link } = await signedUp(
      'pkce',
      `${server.siteUrl}/auth/callback?next=%2Fwishlist`,
    );
    const target = await follow(link);
    expect(target.href).toMatch(
      new RegExp(`^${server.siteUrl}/auth/callback\\?next=%2Fwishlist&code=[0-9a-f-]{36}$`),
    );
    const code = target.searchParams.get('code') ?? '';
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    const again = await pkceGrant({ auth_code: code, code_verifier: 'v'.repeat(43) });
    expect(again).toMatchObject({ status: 404, body: { code: 'flow_state_not_found' } });
  });

  it('confirms on another device, which cannot exchange the code', async () => {
    const { email, link } = await signedUp('pkce');
    const code = (await follow(link)).searchParams.get('code') ?? '';
    const { error } = await server.client({ flow: 'pkce' }).auth.exchangeCodeForSession(code);
    expect(error?.name).toMatch(/^AuthPKCE/);
    expect(await pkceGrant({ auth_code: code, code_verifier: 'v'.repeat(43) })).toMatchObject({
      status: 400,
      body: { code: 'bad_code_verifier' },
    });
    expect(await isConfirmed(email)).toBe(true);
  });

  it('keeps the first browser’s code valid after a stranger’s attempt', async () => {
    const { client, link } = await signedUp('pkce');
    const code = (await follow(link)).searchParams.get('code') ?? '';
    await pkceGrant({ auth_code: code, code_verifier: 'v'.repeat(43) });
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull();
  });

  it('gives a code that works for five minutes', async () => {
    const { client, link } = await signedUp('pkce');
    const code = (await follow(link)).searchParams.get('code') ?? '';
    server.advance(301_000);
    expect((await client.auth.exchangeCodeForSession(code)).error).toMatchObject({
      status: 422,
      code: 'flow_state_expired',
    });
  });

  it.each(['implicit', 'pkce'] as const)('works once (%s)', async (flow) => {
    const { email, link } = await signedUp(flow);
    await follow(link);
    const second = await follow(link);
    expect(fragmentOf(second)).toEqual(EXPIRED);
    expect(Object.fromEntries(second.searchParams)).toEqual(flow === 'pkce' ? EXPIRED : {});
    expect(await isConfirmed(email)).toBe(true);
  });

  it('works for one day', async () => {
    const [early, late] = [await signedUp('implicit'), await signedUp('implicit')];
    server.advance(DAY - 60_000);
    expect(fragmentOf(await follow(early.link))).toHaveProperty('access_token');
    server.advance(120_000);
    expect(fragmentOf(await follow(late.link))).toEqual(EXPIRED);
    expect(await isConfirmed(late.email)).toBe(false);
  });

  it('is announced as valid for a day, in mails and on pages', async () => {
    const { email } = await signedUp('implicit');
    const confirmation = (await server.mailsTo(email))[0]?.text ?? '';
    await server.client().auth.resetPasswordForEmail(email);
    const recovery = (await server.mailsTo(email))[0]?.text ?? '';
    const pages = [m.new_password_next_step(), m.link_broken_text()];
    for (const text of [confirmation, recovery, ...pages]) {
      expect(text.match(/(\d+|an?) (hour|day|minute)s?/g)).toEqual([`${DAY / 3_600_000} hours`]);
    }
  });

  it('fails when modified', async () => {
    const { email, link } = await signedUp('pkce');
    const change = (name: string, edit: (value: string) => string) => {
      const url = new URL(link);
      url.searchParams.set(name, edit(url.searchParams.get(name) ?? ''));
      return url.href;
    };
    const changed = [
      change('token', (token) => `${token.slice(0, -2)}xx`),
      change('token', (token) => token.replace('pkce_', '')),
      change('token', () => ''),
      change('token', () => "' or 1=1 --"),
      change('type', () => 'recovery'),
      change('type', () => 'invite'),
      change('type', () => ''),
    ];
    for (const url of changed) expect(fragmentOf(await follow(url))).toEqual(EXPIRED);
    expect(await isConfirmed(email)).toBe(false);
    expect((await follow(link)).searchParams.has('code')).toBe(true);
  });

  it('is replaced by the one resent', async () => {
    const { email, client, link } = await signedUp('implicit');
    server.advance(61_000);
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull();
    // Mailed after the answer.
    const resent = await linkTo(server, email);
    expect(fragmentOf(await follow(link))).toEqual(EXPIRED);
    expect(fragmentOf(await follow(resent))).toHaveProperty('access_token');
  });

  it.each(['resend', 'recover', 'signup'])(
    'can be followed while another mail is requested (%s): both lock the account first',
    async (request) => {
      const { email, client } = await signedUp('implicit');
      server.advance(8 * DAY);
      await server.database
        .transaction(async (tx) => {
          // As whoever follows a link does.
          await tx.query('select from auth.users where email = $1 for update', [email]);
          const answered: Promise<unknown> =
            request === 'resend'
              ? client.auth.resend({ type: 'signup', email })
              : request === 'recover'
                ? client.auth.resetPasswordForEmail(email)
                : client.auth.signUp({ email, password: PASSWORD });
          await vi.waitFor(async () => {
            const waiting = await server.database.query(
              `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
            );
            expect(waiting.rows).toHaveLength(1);
          });
          const links = await tx.query(
            `select l.id from auth.mail_links l join auth.users u on u.id = l.user_id where u.email = $1
           for update of l nowait`,
            [email],
          );
          expect(links.rows).toHaveLength(1);
          return () => answered;
        })
        .then((answered) => answered());
      expect(await server.mailsTo(email)).toHaveLength(2);
    },
  );

  it('keeps its secrets from caches and referrers', async () => {
    const { link } = await signedUp('implicit');
    const { headers } = await fetch(link, { redirect: 'manual' });
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      'no-store',
      'no-referrer',
    ]);
  });

  it('is not used up by a HEAD request', async () => {
    const { link } = await signedUp('implicit');
    expect((await fetch(link, { method: 'HEAD', redirect: 'manual' })).status).toBe(405);
    expect(fragmentOf(await follow(link))).toHaveProperty('access_token');
  });

  it('can be used with verifyOtp, so that a mail scanner does not use it up', async () => {
    const { email, client, link } = await signedUp('implicit');
    const token_hash = new URL(link).searchParams.get('token') ?? '';
    const { data, error } = await client.auth.verifyOtp({ type: 'email', token_hash });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect((await client.auth.verifyOtp({ type: 'email', token_hash })).error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Email link is invalid or has expired',
    });
  });
});

describe('the target of a link', () => {
  const front = () => `${server.siteUrl}/`;
  const evil: [string, (site: URL) => string][] = [
    ['another site', () => 'https://evil.example/'],
    ['a protocol-relative address', () => '//evil.example/'],
    ['a script', () => 'javascript:alert(1)'],
    ['data', () => 'data:text/html,hello'],
    ['our name as a user of theirs', (site) => `${site.origin}@evil.example/`],
    ['our name as a subdomain of theirs', (site) => `http://${site.hostname}.evil.example:${site.port}/`],
    ['our host on another port', (site) => `http://${site.hostname}:1/`],
    ['our host over another protocol', (site) => `https://${site.host}/`],
    ['credentials', (site) => `http://me:secret@${site.host}/`],
    ['backslashes', () => 'http:\\\\evil.example'],
    ['a decimal address', () => 'http://2130706433:80/'],
    ['a line break', () => 'https://evil.example/\r\nset-cookie: a=b'],
  ];

  it.each(evil)('is our front page instead of %s', async (_, make) => {
    const { link } = await signedUp('implicit', make(new URL(server.siteUrl)));
    expect(new URL(link).searchParams.get('redirect_to')).toBe(front());
    const changed = new URL(link);
    changed.searchParams.set('redirect_to', make(new URL(server.siteUrl)));
    const target = await follow(changed.href);
    expect(target.origin + target.pathname).toBe(front());
  });

  it('is the requested page of ours', async () => {
    const { link } = await signedUp('implicit', `${server.siteUrl}/movie/603?from=mail`);
    expect((await follow(link)).href).toMatch(`${server.siteUrl}/movie/603?from=mail#access_token=`);
  });
});

describe('a recovery link', () => {
  it.each(['implicit', 'pkce'] as const)('signs in to set a new password (%s)', async (flow) => {
    const { email } = await createPerson(server);
    const client = server.client({ flow });
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    const redirectTo = `${server.siteUrl}/reset-password`;
    expect((await client.auth.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
    const target = await follow(await linkTo(server, email));
    expect(target.pathname).toBe('/reset-password');
    if (flow === 'pkce') {
      expect(
        (await client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '')).error,
      ).toBeNull();
      expect(events).toContain('PASSWORD_RECOVERY');
    } else {
      const { access_token = '', refresh_token = '', type } = fragmentOf(target);
      expect(type).toBe('recovery');
      await client.auth.setSession({ access_token, refresh_token });
    }
    expect((await client.auth.updateUser({ password: 'a brand new password' })).error).toBeNull();
    const attempt = (password: string) => server.client().auth.signInWithPassword({ email, password });
    expect((await attempt(PASSWORD)).error?.code).toBe('invalid_credentials');
    expect((await attempt('a brand new password')).error).toBeNull();
  });

  it('confirms an unconfirmed address, and drops the sign-up’s password', async () => {
    const { email, client } = await signedUp('implicit');
    await client.auth.resetPasswordForEmail(email);
    const { access_token = '', refresh_token = '' } = fragmentOf(await follow(await linkTo(server, email)));
    expect(await isConfirmed(email)).toBe(false);
    await client.auth.setSession({ access_token, refresh_token });
    expect((await client.auth.updateUser({ password: 'a brand new password' })).error).toBeNull();
    const mine = await server.client().auth.signInWithPassword({ email, password: 'a brand new password' });
    expect(mine.error).toBeNull();
    expect(await isConfirmed(email)).toBe(false);
  });

  it('is invalidated by a password change', async () => {
    const { email } = await createPerson(server);
    const { client } = await signIn(server, email);
    await client.auth.resetPasswordForEmail(email);
    const link = await linkTo(server, email);
    await client.auth.updateUser({ password: 'a brand new password', current_password: PASSWORD });
    expect(fragmentOf(await follow(link))).toEqual(EXPIRED);
  });
});

async function pkceGrant(body: object): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${server.url}/auth/v1/token?grant_type=pkce`, {
    method: 'POST',
    headers: { apikey: server.keys.anonKey, 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

describe('PKCE parameters', () => {
  const challenge = 'c'.repeat(43);
  it.each([
    ['a challenge without a method', { code_challenge: challenge }],
    ['a method without a challenge', { code_challenge_method: 's256' }],
    ['a short challenge', { code_challenge: 'c'.repeat(42), code_challenge_method: 's256' }],
    ['a long challenge', { code_challenge: 'c'.repeat(129), code_challenge_method: 's256' }],
    ['a challenge of other characters', { code_challenge: `${challenge}+/`, code_challenge_method: 's256' }],
    ['an unknown method', { code_challenge: challenge, code_challenge_method: 'md5' }],
  ])('are refused with %s', async (_, parameters) => {
    const response = await fetch(`${server.url}/auth/v1/recover`, {
      method: 'POST',
      headers: { apikey: server.keys.anonKey },
      body: JSON.stringify({ email: newAddress(), ...parameters }),
    });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error_code: 'validation_failed' },
    ]);
  });

  it('can be plain, for browsers without WebCrypto', async () => {
    const { email } = await createPerson(server);
    await fetch(`${server.url}/auth/v1/recover`, {
      method: 'POST',
      headers: { apikey: server.keys.anonKey },
      body: JSON.stringify({ email, code_challenge: challenge, code_challenge_method: 'plain' }),
    });
    const code = (await follow(await linkTo(server, email))).searchParams.get('code');
    expect((await pkceGrant({ auth_code: code, code_verifier: challenge })).status).toBe(200);
  });
});
