import { invitationToldBy } from '../../src/features/auth/invitations-words.ts';
import { m } from '../../src/paraglide/messages.js';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { redeemCode } from '../../src/core/backend/auth.ts';
import type { Client } from '../../src/core/backend/client.ts';
import { toAuthFailure } from '../../src/core/backend/auth-failure.ts';
import { backendClient } from '../../src/server/backend-client.ts';
import { createDoor } from '../../src/server/door.ts';
import { loadInvitationsPage } from '../../src/features/admin/invitations.server.ts';
import { loadJoinPage } from '../../src/features/auth/join.server.ts';
import { startBackend, type BackendServer } from '../support/backend/backend-server.ts';
import { newAddress, PASSWORD } from '../support/database/people.ts';
import { cookieOf, pageContext, provideServices } from '../support/host/page-context.ts';
import { signedInAdmin, signedInPerson, type SignedInPerson } from '../support/host/signed-in-person.ts';

let server: BackendServer;
let root: SignedInPerson;
let ada: SignedInPerson;
beforeAll(async () => {
  server = await startBackend();
  root = await signedInAdmin(server, 'Root');
  ada = await signedInPerson(server, 'Ada');
});
afterAll(() => server.close());

const service = () => backendClient(server.url, server.keys.secretKey, fetch);
const doorFor = (signUp: 'open' | 'closed', client: Client | undefined = service()) =>
  createDoor({ signUp, siteUrl: server.siteUrl }, client);

async function open(signUp: 'open' | 'closed') {
  const door = doorFor(signUp);
  const said = await door.set();
  provideServices(server, { door });
  return said;
}
beforeEach(async () => void (await open('closed')));

function posted(path: string, cookie: string | null, fields: Record<string, string>) {
  const context = pageContext(path, cookie);
  const body = new URLSearchParams(fields);
  const headers = new Headers(cookie === null ? {} : { cookie });
  return { ...context, request: new Request(context.url, { method: 'POST', headers, body }) };
}
async function invitations(person: SignedInPerson, fields?: Record<string, string>) {
  const cookie = await cookieOf(server, person.email);
  const path = '/admin/invitations';
  return loadInvitationsPage(fields ? posted(path, cookie, fields) : pageContext(path, cookie));
}
async function invite(uses = '1'): Promise<string> {
  const page = await invitations(root, { do: 'make', note: 'Friends', days: '7', uses });
  if (page.kind !== 'ok' || !page.data.made) throw new Error('no invitation');
  return new URL(page.data.made.address).pathname.slice('/join/'.length);
}
const look = (secret: string) => loadJoinPage(pageContext(`/join/${secret}`, null), secret);
const join = async (secret: string, email: string, more: Record<string, string> = {}) =>
  loadJoinPage(
    posted(`/join/${secret}`, null, { fullName: 'Grace', email, password: PASSWORD, ...more }),
    secret,
  );

describe('closed sign-up', () => {
  test('is reported to clients, and reopened by the next start', async () => {
    const settings = async () => {
      const answer = await fetch(`${server.url}/auth/v1/settings`, {
        headers: { apikey: server.keys.anonKey },
      });
      return ((await answer.json()) as { disable_signup: boolean }).disable_signup;
    };
    expect(await settings()).toBe(true);
    await open('open');
    expect(await settings()).toBe(false);
  });

  test('refuses all with the same sentence, with or without an account', async () => {
    const answers = [];
    for (const email of [newAddress(), ada.email]) {
      const { data, error } = await server.client().auth.signUp({ email, password: PASSWORD });
      answers.push([data.user, error?.status, error?.code, error?.message]);
    }
    const refused = [null, 422, 'signup_disabled', 'Signups not allowed for this instance'];
    expect(answers).toEqual([refused, refused]);
    const { error } = await server.client().auth.signUp({ email: newAddress(), password: PASSWORD });
    expect(await toAuthFailure(error!)).toMatchObject({ reason: 'closed', message: m.door_closed() });
  });

  test.each(['/otp', '/authorize?provider=google', '/magiclink', '/admin/users', '/invite'])(
    'cannot be bypassed by %s',
    async (path) => {
      const answer = await fetch(`${server.url}/auth/v1${path}`, {
        method: path.includes('?') ? 'GET' : 'POST',
        headers: { apikey: server.keys.anonKey, 'content-type': 'application/json' },
        body: path.includes('?') ? null : JSON.stringify({ email: newAddress(), create_user: true }),
      });
      expect(answer.status).toBe(404);
    },
  );

  test('stays closed to the data API, with and without an invitation', async () => {
    const secret = await invite();
    for (const client of [server.client(), ada.client, root.client] as Client[]) {
      const taken = await client.rpc('take_invitation', { p_secret_hash: secret, p_address: newAddress() });
      expect(taken.error?.code).toBe('42501');
      expect((await client.rpc('set_door', { p_closed: false })).error?.code).toBe('42501');
      expect((await client.rpc('invite_first_admin')).error?.code).toBe('42501');
    }
    const { error } = await (server.client() as Client).from('invitations' as never).select();
    expect(error?.code).toBe('PGRST205');
  });

  test('lets existing users sign in, and reset their password', async () => {
    expect((await server.client().auth.resetPasswordForEmail(ada.email)).error).toBeNull();
    await cookieOf(server, ada.email);
  });
});

describe('an invitation', () => {
  test('creates one account by its page, completed with the mail’s code', async () => {
    const [secret, email] = [await invite(), newAddress()];
    expect(await look(secret)).toMatchObject({ kind: 'form', status: 200 });
    expect(await join(secret, email)).toEqual({ kind: 'sent', email });
    const [mail] = await server.mailsTo(email);
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    const client = server.client() as Client;
    expect(await redeemCode(client, { email, code, purpose: 'signup' })).toMatchObject({
      kind: 'session',
      account: { email, fullName: 'Grace' },
    });
    expect(await look(secret)).toEqual({ kind: 'over', state: 'used' });
    expect(await join(secret, newAddress())).toEqual({ kind: 'over', state: 'used' });
  });

  test('is not used by opening it, nor by an invalid form', async () => {
    const secret = await invite();
    await look(secret);
    const typed = { fullName: 'Grace', email: 'nonsense' };
    expect(await join(secret, 'nonsense')).toMatchObject({ kind: 'form', status: 422, form: typed });
    expect(await join(secret, newAddress(), { password: '12345' })).toMatchObject({ status: 422 });
    expect(await look(secret)).toMatchObject({ kind: 'form' });
  });

  test('accepts one of two simultaneous forms', async () => {
    const secret = await invite();
    const pages = await Promise.all([join(secret, newAddress()), join(secret, newAddress())]);
    expect(pages.map(({ kind }) => kind).toSorted()).toEqual(['over', 'sent']);
  });

  test.each(['0'.repeat(64), 'x', '../admin', ''])('that does not exist (%j) is reported', async (secret) => {
    expect(await look(secret)).toEqual({ kind: 'over', state: 'unknown' });
    expect(await join(secret, newAddress())).toEqual({ kind: 'over', state: 'unknown' });
  });

  test('is declined for signed-in users, and for all once sign-up is open', async () => {
    const secret = await invite();
    const context = pageContext(`/join/${secret}`, await cookieOf(server, ada.email));
    expect(await loadJoinPage(context, secret)).toEqual({ kind: 'already', email: ada.email });
    expect(context.response.headers.get('referrer-policy')).toBe('same-origin');
    await open('open');
    expect(await look(secret)).toEqual({ kind: 'everybody' });
  });

  test('reports a failing backend', async () => {
    const broken = backendClient(server.url, server.keys.secretKey, () =>
      Promise.resolve(new Response('{}', { status: 503 })),
    );
    provideServices(server, { door: doorFor('closed', broken) });
    expect(await look('0'.repeat(64))).toMatchObject({ kind: 'failed' });
  });
});

describe('the page of invitations', () => {
  test('is for admins only', async () => {
    expect((await invitations(ada)).kind).toBe('denied');
    expect((await invitations(ada, { do: 'make', uses: '1' })).kind).toBe('denied');
    expect((await loadInvitationsPage(pageContext('/admin/invitations', null))).kind).toBe('signedOut');
  });

  test('shows a secret only in the response that created it', async () => {
    const secret = await invite();
    const page = await invitations(root);
    expect(JSON.stringify(page)).not.toContain(secret);
    expect(JSON.stringify(page)).not.toContain(createHash('sha256').update(secret).digest('hex'));
    expect(page).toMatchObject({ data: { closed: true, made: null } });
  });

  test('revokes an invitation at once', async () => {
    const secret = await invite('5');
    const page = await invitations(root);
    if (page.kind !== 'ok') throw new Error(page.kind);
    const id = page.data.invitations[0]?.id ?? '';
    expect(await invitations(root, { do: 'revoke', id })).toMatchObject({ data: { told: 'revoked' } });
    expect(await invitations(root, { do: 'revoke', id })).toMatchObject({ data: { told: 'gone' } });
    expect(await look(secret)).toEqual({ kind: 'over', state: 'revoked' });
  });

  test.each([
    [{ uses: '0' }, 'uses'],
    [{ uses: '1001' }, 'uses'],
    [{ uses: 'many' }, 'uses'],
    [{ note: 'x'.repeat(101) }, 'note'],
  ])('reports what is wrong with %j', async (fields, told) => {
    const page = await invitations(root, { do: 'make', note: '', days: '7', uses: '1', ...fields });
    expect(page).toMatchObject({ data: { told, made: null } });
    expect(Object.keys(invitationToldBy)).toContain(told);
  });
});

describe('a start', () => {
  test('prints an address for the first admin while there is none, not on a page', async () => {
    expect(await open('closed')).toEqual({
      name: 'Sign-up',
      mode: 'off',
      detail: 'by invitation of an admin only',
    });
    await server.database.query('delete from public.user_roles');
    const said = await open('closed');
    const secret = /\/join\/([0-9a-f]{64}) /.exec(said?.detail ?? '')?.[1] ?? '';
    expect(JSON.stringify(doorFor('closed').description)).not.toContain(secret);
    const email = newAddress();
    expect(await join(secret, email)).toEqual({ kind: 'sent', email });
    const [mail] = await server.mailsTo(email);
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    await redeemCode(server.client() as Client, { email, code, purpose: 'signup' });
    expect((await open('closed'))?.detail).not.toContain('/join/');
    const { rows } = await server.database.query<{ email: string }>(
      'select p.email from public.user_roles r join public.profiles p on p.id = r.user_id',
    );
    expect(rows).toEqual([{ email }]);
  });

  test('fails when a door to be closed could be open, and succeeds when it may be open', async () => {
    const broken = backendClient(server.url, server.keys.secretKey, () =>
      Promise.resolve(new Response('{}', { status: 503 })),
    );
    await expect(doorFor('closed', broken).set()).rejects.toThrow(/^SIGN_UP is closed, but the backend/);
    expect(await doorFor('open', broken).set()).toBeUndefined();
  });
});
