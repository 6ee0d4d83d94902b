import { decodeJwt, generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forPerson } from '../../src/server/person.ts';
import { tokenReader } from '../../src/server/token-reader.ts';
import { startBackend } from '../support/backend/backend-server.ts';
import { startHostedProject } from '../support/backend/hosted-project.ts';
import { createPerson } from '../support/database/people.ts';
import {
  cookieOf,
  pageContext,
  provideServices,
  sessionIn,
  withSession,
} from '../support/host/page-context.ts';

const KEYS = 'GET /auth/v1/.well-known/jwks.json';
const USER = 'GET /auth/v1/user';
const MINUTE = 60_000;

const server = await startBackend();
const project = await startHostedProject(server.url);
const older = await startHostedProject(server.url, { signing: 'shared' });
afterAll(async () => {
  await Promise.all([project.close(), older.close()]);
  await server.close();
});
const ada = await createPerson(server);
const keys = server.keys;

/** A server of Marquee that has just started before a project; how far its clock is ahead can be said. */
function start(at = project, ahead = 0): void {
  const clock = () => new Date(Date.now() + ahead);
  const readToken = tokenReader(`${at.url}/auth/v1/.well-known/jwks.json`, clock);
  provideServices(server, { clock, backend: { url: at.url, readToken } });
}

/** Who a page takes the bearer of a cookie for. */
const ask = (cookie: string) =>
  forPerson(pageContext('/profile', cookie), ({ account }) => Promise.resolve(account));

const signIn = (at = project) => cookieOf({ url: at.url, keys }, ada.email);

const withToken = (cookie: string, access_token: string) => withSession(cookie, { access_token });

/** Claims such as the project gives Ada now, but for some. */
const claimsOf = (cookie: string, changes: object = {}) => ({
  ...decodeJwt(sessionIn(cookie).access_token),
  ...changes,
});

beforeEach(() => {
  start();
});
afterEach(() => {
  vi.useRealTimers();
  project.fail();
});

/** What a hosted project is asked for by a page while `work` goes on. */
async function askedBy(work: () => Promise<unknown>, at = project): Promise<string[]> {
  at.calls.length = 0;
  await work();
  return at.calls.map(({ what }) => what);
}

describe('A session with a project that publishes its keys', () => {
  test('is verified without requests once the keys are known', async () => {
    const cookie = await signIn();
    const expected = { kind: 'ok', data: { id: ada.id, email: ada.email, fullName: 'Ada Example' } };
    expect(await askedBy(async () => expect(await ask(cookie)).toEqual(expected))).toEqual([KEYS]);
    expect(await askedBy(async () => expect(await ask(cookie)).toEqual(expected))).toEqual([]);
  });

  test('of many users requests the keys once', async () => {
    const cookie = await signIn();
    expect(await askedBy(() => Promise.all([ask(cookie), ask(cookie), ask(cookie)]))).toEqual([KEYS]);
  });

  test('survives a key rotation, also for earlier sign-ins', async () => {
    const before = await signIn();
    await ask(before);
    await project.rotateKey();
    const after = await signIn();
    // The keys are fetched for one not seen before, at most twice a minute: until then the auth server is asked.
    expect(await askedBy(async () => expect((await ask(after)).kind).toBe('ok'))).toEqual([USER]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + MINUTE });
    expect(await askedBy(async () => expect((await ask(after)).kind).toBe('ok'))).toEqual([KEYS]);
    expect(await askedBy(async () => expect((await ask(before)).kind).toBe('ok'))).toEqual([]);
  });

  test('ends with a withdrawn key, within ten minutes', async () => {
    const cookie = await signIn();
    await ask(cookie);
    await project.rotateKey('withdrawn');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * MINUTE });
    // The page that finds the keys old is not held up by them.
    await ask(cookie);
    await vi.waitFor(async () => expect((await ask(cookie)).kind).toBe('signedOut'));
    vi.useRealTimers();
    start();
    expect(await askedBy(async () => expect((await ask(cookie)).kind).toBe('signedOut'))).toEqual([
      KEYS,
      USER,
    ]);
  });

  test('is refused when signed by an unknown key', async () => {
    const cookie = await signIn();
    await ask(cookie);
    const { privateKey } = await generateKeyPair('ES256');
    const kid = JSON.parse(
      Buffer.from(sessionIn(cookie).access_token.split('.')[0] ?? '', 'base64url').toString(),
    ) as { kid: string };
    const forged = await new SignJWT(claimsOf(cookie))
      .setProtectedHeader({ alg: 'ES256', kid: kid.kid })
      .sign(privateKey);
    expect(await ask(withToken(cookie, forged))).toEqual({ kind: 'signedOut' });
    const unknown = await project.forge(claimsOf(cookie), 'never-published');
    expect(await ask(withToken(cookie, unknown))).toEqual({ kind: 'signedOut' });
    expect(await ask(withToken(cookie, 'nonsense'))).toEqual({ kind: 'signedOut' });
    const [head, body] = sessionIn(cookie).access_token.split('.');
    expect(await ask(withToken(cookie, `${head}.${body}.`))).toEqual({ kind: 'signedOut' });
  });

  test('ends a minute after the token expired, to allow clock differences', async () => {
    const cookie = await signIn();
    const seconds = Math.floor(Date.now() / 1000);
    const token = (exp: number) => project.forge(claimsOf(cookie, { exp }));
    expect((await ask(withToken(cookie, await token(seconds - 50)))).kind).toBe('ok');
    expect(await ask(withToken(cookie, await token(seconds - 70)))).toEqual({ kind: 'signedOut' });
    start(project, -MINUTE);
    expect((await ask(cookie)).kind).toBe('ok');
    start(project, MINUTE);
    expect((await ask(cookie)).kind).toBe('ok');
  });

  test.each([
    ['for another audience', { aud: 'somebody' }],
    ['without an end', { exp: undefined }],
  ])('is refused %s', async (_, changes) => {
    const cookie = await signIn();
    const token = await project.forge(claimsOf(cookie, changes));
    expect(
      await askedBy(async () => expect((await ask(withToken(cookie, token))).kind).toBe('signedOut')),
    ).toEqual([KEYS]);
  });

  test.each([
    ['of somebody without a name', { is_anonymous: true }],
    ['without an address', { email: '' }],
    ['whose address was not confirmed', { user_metadata: { email_verified: false } }],
    ['of another role', { role: 'service_role' }],
  ])('is decided by the auth server: %s', async (_, changes) => {
    const cookie = await signIn();
    const token = await project.forge(claimsOf(cookie, changes));
    expect(await askedBy(() => ask(withToken(cookie, token)))).toEqual([KEYS, USER]);
  });

  test('that ended elsewhere is valid until its token expires, and not renewed', async () => {
    const cookie = await signIn();
    await server.database.query('delete from auth.sessions where user_id = $1', [ada.id]);
    expect((await ask(cookie)).kind).toBe('ok');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * MINUTE });
    expect(await ask(cookie)).toEqual({ kind: 'signedOut' });
  });

  test('is decided by the auth server without keys, and undecided when neither answers', async () => {
    const cookie = await signIn();
    project.fail((asked) => (asked === KEYS ? { status: 503 } : undefined));
    expect(await askedBy(async () => expect((await ask(cookie)).kind).toBe('ok'))).toEqual([KEYS, USER]);
    project.fail((asked) => (asked === KEYS ? { status: 200, body: '<html>' } : undefined));
    expect((await ask(cookie)).kind).toBe('ok');
    project.fail((asked) => (asked.includes('/auth/') ? 'hangUp' : undefined));
    expect(await ask(cookie)).toMatchObject({ kind: 'error', status: 503 });
  });

  test('continues with cached keys for a token’s lifetime while the auth server is down', async () => {
    const cookie = await signIn();
    await ask(cookie);
    project.fail((asked) => (asked.includes('/auth/') ? 'hangUp' : undefined));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 50 * MINUTE });
    expect((await ask(cookie)).kind).toBe('ok');
  });
});

test('Asks a project with a shared secret about every session', async () => {
  start(older);
  const cookie = await signIn(older);
  expect(await askedBy(async () => expect((await ask(cookie)).kind).toBe('ok'), older)).toEqual([USER]);
  await server.database.query('delete from auth.sessions where user_id = $1', [ada.id]);
  expect(await ask(cookie)).toEqual({ kind: 'signedOut' });
});
