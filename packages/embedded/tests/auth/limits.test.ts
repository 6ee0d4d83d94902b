import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitsFor } from '../../src/supabase/auth/http/rate-limits.ts';
import { startBackend, type BackendServer } from '../support/backend-server.ts';
import { keptOpen } from '../support/kept-open.ts';
import { createPerson, linkTo, newAddress, PASSWORD } from '../support/people.ts';

let server: BackendServer;
beforeAll(async () => {
  server = await startBackend({
    limits: {
      signIn: { burst: 30, seconds: 300 },
      failedSignIn: { burst: 10, seconds: 300 },
      strangersSignIn: { burst: 40, seconds: 300 },
      verify: { burst: 30, seconds: 300 },
      clientMails: { burst: 30, seconds: 3600 },
    },
  });
});
afterAll(() => server.close());

interface Answer {
  status: number;
  body: Record<string, unknown>;
  retryAfter: string | null;
}

/** Signs in where somebody's cookies are kept, and answers them as a browser sends them. */
async function deviceOf(email: string, address: string): Promise<{ cookie: string }> {
  const response = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: server.keys.anonKey, 'x-test-address': address },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  expect(response.status).toBe(200);
  return {
    cookie: response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  };
}

let hosts = 0;
/** An address no test has used. */
function newHost(): string {
  hosts += 1;
  return `203.0.113.${hosts}`;
}

async function post(
  path: string,
  body: object,
  address: string,
  more: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${server.url}/auth/v1${path}`, {
    method: 'POST',
    headers: {
      apikey: server.keys.anonKey,
      'x-supabase-api-version': '2024-01-01',
      'x-test-address': address,
      ...more,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const parsed = JSON.parse(text || '{}') as Record<string, unknown>;
  return { status: response.status, body: parsed, retryAfter: response.headers.get('retry-after') };
}

const logIn = (email: string, password: string, address: string, more?: Record<string, string>) =>
  post('/token?grant_type=password', { email, password }, address, more);

const TOO_MANY = { code: 'over_request_rate_limit', message: 'Request rate limit reached' };

describe('the limits', () => {
  it('grow with the people behind one address, but not for one account', () => {
    const school = limitsFor(40);
    const home = limitsFor(1);
    expect([school.signUp.burst, school.clientMails.burst]).toEqual([1200, 1200]);
    expect([home.signUp.burst, home.clientMails.burst]).toEqual([30, 30]);
    expect(school.failedSignIn).toEqual(home.failedSignIn);
    expect(school.strangersSignIn).toEqual(home.strangersSignIn);
    expect(school.addressMails).toEqual(home.addressMails);
  });
});

describe('nobody learns who has an account', () => {
  it('from signing in: unknown and wrong answer alike', async () => {
    const { email } = await createPerson(server);
    const [unknown, wrong] = [
      await logIn(newAddress(), PASSWORD, newHost()),
      await logIn(email, 'wrong password', newHost()),
    ];
    expect(unknown).toEqual(wrong);
    expect(unknown).toMatchObject({
      status: 400,
      body: { code: 'invalid_credentials', message: 'Invalid login credentials' },
    });
  });

  it.each([
    ['recover', {}],
    ['resend', { type: 'signup' }],
  ])(
    'from %s: known, unconfirmed and unknown answer alike, at first and when too soon',
    async (path, more) => {
      const { email: known } = await createPerson(server);
      const unconfirmed = newAddress();
      await server.client().auth.signUp({ email: unconfirmed, password: PASSWORD });
      server.advance(61_000);
      const addresses = [known, unconfirmed, newAddress()];
      const ask = (email: string) => post(`/${path}`, { email, ...more }, newHost());
      for (const email of addresses) expect(await ask(email)).toMatchObject({ status: 200, body: {} });
      const [first, ...others] = await Promise.all(addresses.map(ask));
      expect(first?.status).toBe(429);
      for (const other of others) expect(other).toEqual(first);
      expect(await server.mailsTo(known)).toHaveLength(path === 'recover' ? 2 : 1);
      expect(await server.mailsTo(unconfirmed)).toHaveLength(2);
    },
  );

  it('from a second sign-up within the minute', async () => {
    const { email: known } = await createPerson(server);
    server.advance(61_000);
    const fresh = newAddress();
    const body = (email: string) => ({ email, password: PASSWORD });
    const firsts = [
      await post('/signup', body(known), newHost()),
      await post('/signup', body(fresh), newHost()),
    ];
    expect(firsts.map(({ status }) => status)).toEqual([200, 200]);
    const seconds = [
      await post('/signup', body(known), newHost()),
      await post('/signup', body(fresh), newHost()),
    ];
    expect(seconds[0]).toEqual(seconds[1]);
    expect(seconds[0]?.status).toBe(429);
  });
});

describe('mails', () => {
  it('to one address pause for a minute, and the answer says how long', async () => {
    const { email } = await createPerson(server);
    const client = server.client();
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
    // The minute counts from when the mail left, which the answer does not wait for.
    await server.backend.settled();
    server.advance(20_000);
    expect((await client.auth.resetPasswordForEmail(email)).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 40 seconds.',
    });
    server.advance(40_000);
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
    expect(await server.mailsTo(email)).toHaveLength(3);
  });

  it('pause although the server was started again in between', async () => {
    const { email } = await createPerson(server);
    await server.client().auth.resetPasswordForEmail(email);
    await server.backend.settled();
    const restarted = await startBackend({ database: keptOpen(server.database) });
    restarted.advance(server.now().getTime() - restarted.now().getTime());
    await restarted.client().auth.resetPasswordForEmail(email);
    expect(await restarted.mailsTo(email)).toHaveLength(2);
    await restarted.close();
  });

  it('to one address are ten an hour at most, whoever asks', async () => {
    const email = newAddress();
    const statuses: number[] = [];
    for (let minute = 0; minute < 14; minute += 1) {
      statuses.push((await post('/recover', { email }, newHost())).status);
      server.advance(61_000);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(statuses.slice(12)).toContain(429);
  });

  it('for one client are thirty an hour, and others get theirs', async () => {
    const bomber = newHost();
    const answers: Answer[] = [];
    for (let i = 0; i < 35; i += 1) answers.push(await post('/recover', { email: newAddress() }, bomber));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(answers.at(-1)).toMatchObject({
      status: 429,
      body: { code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' },
    });
    expect((await post('/recover', { email: newAddress() }, newHost())).status).toBe(200);
  });
});

describe('guessing passwords', () => {
  it('from one address is stopped after thirty, whatever headers say, while others sign in', async () => {
    const { email } = await createPerson(server);
    const attacker = newHost();
    const guesses = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        logIn(`victim-${i}@example.org`, 'guess', attacker, { 'x-forwarded-for': `198.51.100.${i}` }),
      ),
    );
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(30);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(70);
    expect(guesses.find(({ status }) => status === 429)).toMatchObject({ body: TOO_MANY, retryAfter: '10' });
    expect((await logIn(email, PASSWORD, newHost())).status).toBe(200);
    server.advance(10_001);
    expect((await logIn(email, PASSWORD, attacker)).status).toBe(200);
  });

  it('of one account from many addresses is stopped too, without touching other accounts', async () => {
    const [{ email: victim }, { email: other }] = [await createPerson(server), await createPerson(server)];
    const statuses: number[] = [];
    for (let i = 0; i < 45; i += 1) statuses.push((await logIn(victim, 'guess', newHost())).status);
    expect(statuses.slice(0, 40)).toEqual(Array(40).fill(400));
    expect(statuses.slice(40)).toEqual(Array(5).fill(429));
    expect((await logIn(other, PASSWORD, newHost())).status).toBe(200);
    server.advance(300_000);
    expect((await logIn(victim, PASSWORD, newHost())).status).toBe(200);
  });

  it('of one account by one client slows that client down, and nobody else', async () => {
    const { email } = await createPerson(server);
    const attacker = newHost();
    const answers: Answer[] = [];
    for (let i = 0; i < 30; i += 1) answers.push(await logIn(email, 'guess', attacker));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.at(-1)).toMatchObject({ status: 429, body: TOO_MANY, retryAfter: '30' });
    expect((await logIn(email, PASSWORD, attacker)).status).toBe(429);
    expect((await logIn(email, PASSWORD, newHost())).status).toBe(200);
    server.advance(30_001);
    expect((await logIn(email, 'guess', attacker)).status).toBe(400);
    expect((await logIn(email, 'guess', attacker)).status).toBe(429);
  });

  it('never shuts out the owner on a device that was signed in before, wherever it is', async () => {
    const { email } = await createPerson(server);
    const device = await deviceOf(email, newHost());
    const attacker = newHost();
    for (let i = 0; i < 45; i += 1) await logIn(email, 'guess', newHost());
    for (let i = 0; i < 45; i += 1) await logIn(email, 'guess', attacker);
    expect((await logIn(email, PASSWORD, newHost())).status).toBe(429);
    expect((await logIn(email, PASSWORD, newHost(), device)).status).toBe(200);
    expect((await logIn(email, PASSWORD, attacker, device)).status).toBe(200);
  });

  it('on a known device is slowed down too, without touching others', async () => {
    const { email } = await createPerson(server);
    const device = await deviceOf(email, newHost());
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) statuses.push((await logIn(email, 'guess', newHost(), device)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
    expect((await logIn(email, PASSWORD, newHost())).status).toBe(200);
  });

  it('takes no device for known that was made up, is of another account, or was not seen for half a year', async () => {
    const [{ email }, { email: own }] = [await createPerson(server), await createPerson(server)];
    const { cookie } = await deviceOf(email, newHost());
    const [name = ''] = cookie.split('=');
    const { cookie: ownCookie } = await deviceOf(own, newHost());
    const [, ownValue = ''] = ownCookie.split('=');
    for (let i = 0; i < 45; i += 1) await logIn(email, 'guess', newHost());
    const forged = [
      ownCookie,
      `${name}=${ownValue}`,
      `${cookie}x`,
      cookie.replace(/\.\d+\./, '.99999999999.'),
      `${name}=`,
    ];
    for (const made of forged) {
      expect((await logIn(email, PASSWORD, newHost(), { cookie: made })).status, made).toBe(429);
    }
    server.advance(181 * 86_400_000);
    for (let i = 0; i < 45; i += 1) await logIn(email, 'guess', newHost());
    expect((await logIn(email, PASSWORD, newHost(), { cookie })).status).toBe(429);
  });

  it('ends for somebody whom a mail’s link brought: their device is known then', async () => {
    const { email } = await createPerson(server);
    for (let i = 0; i < 45; i += 1) await logIn(email, 'guess', newHost());
    await server.client().auth.resetPasswordForEmail(email);
    const token = new URL(await linkTo(server, email)).searchParams.get('token') ?? '';
    const response = await fetch(`${server.url}/auth/v1/verify`, {
      method: 'POST',
      headers: { apikey: server.keys.anonKey, 'x-test-address': newHost() },
      body: JSON.stringify({ type: 'recovery', token_hash: token }),
    });
    const [line = ''] = response.headers.getSetCookie();
    expect(line).toMatch(
      /^sb-known-device-[\w-]{16}=\S+; Path=\/[\w/]+\/auth\/v1; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    );
    const cookie = line.split(';')[0] ?? '';
    expect((await logIn(email, PASSWORD, newHost(), { cookie })).status).toBe(200);
  });

  it('from one IPv6 network counts as one client', async () => {
    for (let i = 0; i < 30; i += 1) await logIn(newAddress(), 'guess', `2001:db8:1:2::${i.toString(16)}`);
    expect((await logIn(newAddress(), 'guess', '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await logIn(newAddress(), 'guess', '2001:db8:1:3::1')).status).toBe(400);
  });
});

describe('guessing links', () => {
  it('is stopped after thirty, with a page to go to', async () => {
    const address = newHost();
    const open = () =>
      fetch(`${server.url}/auth/v1/verify?token=guess&type=signup`, {
        redirect: 'manual',
        headers: { 'x-test-address': address },
      });
    const locations: string[] = [];
    for (let i = 0; i < 31; i += 1) locations.push((await open()).headers.get('location') ?? '');
    expect(locations[29]).toContain('error_code=otp_expired');
    expect(locations[30]).toContain('error_code=over_request_rate_limit');
  });
});
