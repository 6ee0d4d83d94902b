import { decodeJwt } from 'jose';
import { pictureBytes } from '../../../packages/embedded/tests/support/pictures.ts';
import { newAddress, PASSWORD } from '../database/people.ts';
import type { Asker, Said, Session } from './requests.ts';

/** A request, a Supabase project's response, and where and why the embedded backend differs. */
interface Answer {
  what: string;
  ask: (asker: Asker) => Promise<unknown>;
  answer: unknown;
  differs?: { standIn: unknown; because: string };
}

const OK: Said = { status: 200 };
const refused = (status: number, code: string, message: string): Said => ({ status, code, message });
const fresh = () => ({ email: newAddress(), password: PASSWORD });
const signUp = (a: Asker, body: object) => a.ask('/auth/v1/signup', { body });
const signIn = (a: Asker, body: object) => a.ask('/auth/v1/token?grant_type=password', { body });
const refresh = (a: Asker, refresh_token: string) =>
  a.ask('/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } });
const next = async (a: Asker, token: string) => (await (await a.refresh(token)).json()) as Session;
const user = (a: Asker, token: string) => a.ask('/auth/v1/user', { method: 'GET', token });
const mail = (a: Asker, what: 'recover' | 'resend', email: string) =>
  a.ask(`/auth/v1/${what}`, { body: { email, ...(what === 'resend' && { type: 'signup' }) } });
const verify = (a: Asker, body: object) => a.ask('/auth/v1/verify', { body });

/** A user whose address is unconfirmed. */
async function waiting(a: Asker): Promise<{ email: string; password: string }> {
  const person = fresh();
  await signUp(a, person);
  return person;
}

/** Changes the password of a new user. */
async function setPassword(a: Asker, password: string, current_password?: string): Promise<Said> {
  const { session } = await a.person();
  const body = { password, current_password };
  return a.ask('/auth/v1/user', { method: 'PUT', token: session.access_token, body });
}

/** Uploads a new user's avatar; `name` gets their id. */
async function upload(a: Asker, how: { name?: (id: string) => string; type?: string; bytes?: number }) {
  const { id, session } = await a.person();
  const { name = () => `${id}.png`, type = 'image/png', bytes } = how;
  const body = bytes === undefined ? pictureBytes('image/png') : new Uint8Array(bytes);
  return a.ask(`/storage/v1/object/${name(id)}`, { body, type, token: session.access_token });
}

const wrong = refused(400, 'invalid_credentials', 'Invalid login credentials');
const soon = refused(
  429,
  'over_email_send_rate_limit',
  'For security purposes, you can only request this after N seconds.',
);
const noToken = refused(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
const badToken = refused(400, 'validation_failed', 'Refresh token is not valid');
const badAddress = refused(400, 'validation_failed', 'Unable to validate email address: invalid format');
const noSession = refused(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
const noUser = refused(403, 'user_not_found', 'User from sub claim in JWT does not exist');
const needsCurrent = 'Current password required when setting new password.';
const stored = (statusCode: string, code: string, message: string): Said => ({
  ...refused(400, code, message),
  statusCode,
});
const noRight = stored('403', 'AccessDenied', 'new row violates row-level security policy');

export const ANSWERS: Answer[] = [
  {
    what: 'what a project lets people do',
    async ask(a) {
      const answer = await a.send('/auth/v1/settings', { method: 'GET' });
      const { disable_signup, mailer_autoconfirm, external } = (await answer.json()) as Record<
        string,
        unknown
      >;
      return { disable_signup, mailer_autoconfirm, email: (external as { email: boolean }).email };
    },
    answer: { disable_signup: false, mailer_autoconfirm: false, email: true },
  },
  {
    what: 'a key nobody knows',
    ask: async (a) =>
      (await a.send('/auth/v1/settings', { method: 'GET', headers: { apikey: 'sb_publishable_x' } })).status,
    answer: 401,
  },
  { what: 'a sign-up', ask: (a) => signUp(a, fresh()), answer: OK },
  {
    what: 'a sign-up with a short password',
    ask: (a) => signUp(a, { ...fresh(), password: 'short' }),
    answer: refused(422, 'weak_password', 'Password should be at least 6 characters.'),
  },
  {
    what: 'a sign-up with a password of 73 bytes',
    ask: (a) => signUp(a, { ...fresh(), password: 'x'.repeat(73) }),
    answer: refused(400, 'validation_failed', 'Password cannot be longer than 72 characters'),
  },
  {
    what: 'a sign-up without a password',
    ask: (a) => signUp(a, { ...fresh(), password: '' }),
    answer: refused(400, 'validation_failed', 'Signup requires a valid password'),
  },
  {
    what: 'a sign-up without an address',
    ask: (a) => signUp(a, { password: PASSWORD }),
    answer: refused(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'),
    differs: {
      standIn: refused(400, 'validation_failed', 'missing email or phone'),
      because: 'it knows nobody without an address, and no page asks so',
    },
  },
  {
    what: 'a sign-up with no address at all',
    ask: (a) => signUp(a, { ...fresh(), email: 'nobody' }),
    answer: badAddress,
  },
  { what: 'a second sign-up within a minute', ask: async (a) => signUp(a, await waiting(a)), answer: soon },
  {
    what: 'signing in before the address is confirmed',
    ask: async (a) => signIn(a, await waiting(a)),
    answer: refused(400, 'email_not_confirmed', 'Email not confirmed'),
  },
  {
    what: 'signing in before that with a wrong password',
    ask: async (a) => signIn(a, { ...(await waiting(a)), password: 'another one' }),
    answer: wrong,
  },
  {
    what: 'signing in with a wrong password',
    ask: async (a) => signIn(a, { email: (await a.person()).email, password: 'another one' }),
    answer: wrong,
  },
  { what: 'signing in as nobody', ask: (a) => signIn(a, fresh()), answer: wrong },
  {
    what: 'what a session’s token says',
    ask: async (a) => Object.keys(decodeJwt((await a.person()).session.access_token)).sort(),
    answer: [
      ...['aal', 'amr', 'app_metadata', 'aud', 'email', 'exp', 'iat', 'is_anonymous', 'iss', 'phone', 'role'],
      ...['session_id', 'sub', 'user_metadata'],
    ],
  },
  {
    what: 'what of the user a page reads',
    async ask(a) {
      const { session } = await a.person();
      const answer = await a.send('/auth/v1/user', { method: 'GET', token: session.access_token });
      const { aud, role, is_anonymous, email_confirmed_at, user_metadata } = (await answer.json()) as Record<
        string,
        unknown
      >;
      const { full_name } = user_metadata as { full_name: string };
      return { aud, role, is_anonymous, confirmed: typeof email_confirmed_at, full_name };
    },
    answer: {
      ...{ aud: 'authenticated', role: 'authenticated', is_anonymous: false, confirmed: 'string' },
      full_name: 'Ada Example',
    },
  },
  {
    what: 'a session that is no token',
    ask: async (a) => (({ status, code }) => ({ status, code }))(await user(a, 'a.b.c')),
    answer: { status: 403, code: 'bad_jwt' },
  },
  {
    what: 'who somebody is, asked with a key alone',
    ask: (a) => a.ask('/auth/v1/user', { method: 'GET' }),
    answer: refused(403, 'bad_jwt', 'invalid claim: missing sub claim'),
  },
  {
    what: 'a renewal, and the same once more as its answer was lost',
    async ask(a) {
      const { session } = await a.person();
      const tokens = [await next(a, session.refresh_token), await next(a, session.refresh_token)];
      return new Set(tokens.map(({ refresh_token }) => refresh_token)).size;
    },
    answer: 1,
  },
  {
    what: 'three tabs that renew at once',
    async ask(a) {
      const { session } = await a.person();
      const tokens = await Promise.all([1, 2, 3].map(() => next(a, session.refresh_token)));
      return new Set(tokens.map(({ refresh_token }) => refresh_token)).size;
    },
    answer: 1,
  },
  {
    what: 'a token two renewals old, within ten seconds',
    async ask(a) {
      const { session } = await a.person();
      await next(a, (await next(a, session.refresh_token)).refresh_token);
      return refresh(a, session.refresh_token);
    },
    answer: OK,
  },
  { what: 'a renewal with nonsense', ask: (a) => refresh(a, '!'), answer: badToken },
  {
    what: 'a renewal with a token that nobody was given',
    ask: (a) => refresh(a, 'abcdefghijkl'),
    answer: noToken,
    differs: {
      standIn: badToken,
      because: 'its tokens are longer than twelve letters, and it knows others by that',
    },
  },
  {
    what: 'a code of a mail for another browser',
    ask: (a) =>
      a.ask('/auth/v1/token?grant_type=pkce', {
        body: { auth_code: crypto.randomUUID(), code_verifier: 'x'.repeat(50) },
      }),
    answer: refused(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'),
  },
  {
    what: 'signing out, and the session after it',
    async ask(a) {
      const { access_token: token, refresh_token } = (await a.person()).session;
      const out = await a.ask('/auth/v1/logout?scope=local', { token });
      return [out, await user(a, token), await refresh(a, refresh_token)];
    },
    answer: [{ status: 204 }, noSession, noToken],
  },
  {
    what: 'a reset for nobody, and for no address',
    ask: async (a) => [await mail(a, 'recover', newAddress()), await mail(a, 'recover', 'nobody')],
    answer: [OK, badAddress],
  },
  {
    what: 'a second reset within a minute',
    async ask(a) {
      const { email } = await a.person();
      return [await mail(a, 'recover', email), await mail(a, 'recover', email)];
    },
    answer: [OK, soon],
  },
  {
    what: 'the mail of a sign-up once more, within a minute and for nobody',
    ask: async (a) => [
      await mail(a, 'resend', (await waiting(a)).email),
      await mail(a, 'resend', newAddress()),
    ],
    answer: [soon, OK],
  },
  {
    what: 'a link nobody was sent',
    ask: (a) => verify(a, { type: 'signup', token_hash: 'a'.repeat(56) }),
    answer: refused(403, 'otp_expired', 'Email link is invalid or has expired'),
  },
  {
    what: 'a code nobody was sent',
    ask: (a) => verify(a, { type: 'signup', email: newAddress(), token: '123456' }),
    answer: refused(403, 'otp_expired', 'Token has expired or is invalid'),
  },
  {
    what: 'a link of Supabase’s own templates nobody was sent',
    async ask(a) {
      const answer = await a.send(`/auth/v1/verify?token=${'a'.repeat(56)}&type=signup`, { method: 'GET' });
      return [answer.status, new URL(answer.headers.get('location') ?? '').hash];
    },
    answer: [
      303,
      '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
    ],
  },
  {
    what: 'the same password again',
    ask: (a) => setPassword(a, PASSWORD, PASSWORD),
    answer: refused(422, 'same_password', 'New password should be different from the old password.'),
  },
  {
    what: 'a new password without the current one',
    ask: (a) => setPassword(a, 'another good one'),
    answer: refused(400, 'current_password_required', needsCurrent),
  },
  {
    what: 'a new password with another than the current one',
    ask: (a) => setPassword(a, 'another good one', 'not it'),
    answer: refused(400, 'current_password_invalid', needsCurrent),
  },
  {
    what: 'a new password that is short',
    ask: (a) => setPassword(a, 'short', PASSWORD),
    answer: refused(422, 'weak_password', 'Password should be at least 6 characters.'),
  },
  {
    what: 'a new password, and another session after it',
    async ask(a) {
      const { email, session } = await a.person();
      const elsewhere = await a.signIn(email);
      const body = { password: 'another good one', current_password: PASSWORD };
      const set = await a.ask('/auth/v1/user', { method: 'PUT', token: session.access_token, body });
      return [set, await user(a, elsewhere.access_token), await refresh(a, elsewhere.refresh_token)];
    },
    answer: [OK, noSession, noToken],
  },
  {
    what: 'a deleted account, and its session after it',
    async ask(a) {
      const { access_token: token, refresh_token } = (await a.person()).session;
      const gone = await a.ask('/rest/v1/rpc/delete_user', { body: {}, token });
      return [gone, await user(a, token), await refresh(a, refresh_token)];
    },
    answer: [{ status: 204 }, noUser, noToken],
  },
  { what: 'a picture of oneself', ask: (a) => upload(a, { name: (id) => `avatars/${id}.png` }), answer: OK },
  {
    what: 'a picture of somebody else',
    ask: (a) => upload(a, { name: () => `avatars/${crypto.randomUUID()}.png` }),
    answer: noRight,
  },
  {
    what: 'a picture by nobody',
    ask: (a) =>
      a.ask(`/storage/v1/object/avatars/${crypto.randomUUID()}.png`, {
        ...{ body: pictureBytes('image/png'), type: 'image/png' },
      }),
    answer: noRight,
  },
  {
    what: 'a drawing with scripts',
    ask: (a) => upload(a, { name: (id) => `avatars/${id}.png`, type: 'image/svg+xml' }),
    answer: stored('415', 'InvalidMimeType', 'mime type image/svg+xml is not supported'),
  },
  {
    what: 'a picture of more than two megabytes',
    ask: (a) => upload(a, { name: (id) => `avatars/${id}.png`, bytes: 2 * 1024 * 1024 + 1 }),
    answer: stored('413', 'EntityTooLarge', 'The object exceeded the maximum allowed size'),
  },
  {
    what: 'a picture in a bucket that is not there',
    ask: (a) => upload(a, { name: (id) => `nothing/${id}.png` }),
    answer: stored('404', 'NoSuchBucket', 'Bucket not found'),
  },
  {
    what: 'a picture under a name with an accent',
    ask: (a) => upload(a, { name: () => 'avatars/%C3%A9.png' }),
    answer: stored('400', 'InvalidKey', 'Invalid key: é.png'),
  },
  {
    what: 'a picture with a session that is no token',
    async ask(a) {
      const sent = { body: pictureBytes('image/png'), type: 'image/png', token: 'a.b.c' };
      const { status, code, statusCode } = await a.ask('/storage/v1/object/avatars/x.png', sent);
      return { status, code, statusCode };
    },
    answer: { status: 400, code: 'AccessDenied', statusCode: '403' },
  },
  {
    what: 'a picture that is there, put once more',
    async ask(a) {
      const { id, session } = await a.person();
      const path = `/storage/v1/object/avatars/${id}.png`;
      const sent = { body: pictureBytes('image/png'), type: 'image/png', token: session.access_token };
      await a.ask(path, sent);
      return [await a.ask(path, sent), await a.ask(path, { ...sent, headers: { 'x-upsert': 'true' } })];
    },
    answer: [stored('409', 'KeyAlreadyExists', 'The resource already exists'), OK],
  },
  {
    what: 'how a picture is shown',
    async ask(a) {
      const { id, session } = await a.person();
      const put = { body: pictureBytes('image/png'), type: 'image/png', token: session.access_token };
      const headers = { 'cache-control': 'max-age=60' };
      await a.ask(`/storage/v1/object/avatars/${id}.png`, { ...put, headers });
      const shown = await a.send(`/storage/v1/object/public/avatars/${id}.png`, { method: 'GET' });
      const named = ['content-type', 'x-robots-tag', 'accept-ranges', 'x-content-type-options'];
      return [shown.status, ...named.map((name) => shown.headers.get(name))];
    },
    answer: [200, 'image/png', 'none', 'bytes', null],
    differs: {
      standIn: [200, 'image/png', 'none', 'bytes', 'nosniff'],
      because: 'it answers on the site’s own origin, where nothing may be taken for a page',
    },
  },
  {
    what: 'a picture that is not there',
    ask: (a) => a.ask('/storage/v1/object/public/avatars/nobody.png', { method: 'GET' }),
    answer: stored('404', 'NoSuchKey', 'Object not found'),
  },
  {
    what: 'somebody else’s picture, looked for and removed',
    async ask(a) {
      const { id, session } = await a.person();
      const put = { body: pictureBytes('image/png'), type: 'image/png', token: session.access_token };
      await a.ask(`/storage/v1/object/avatars/${id}.png`, put);
      const token = (await a.person()).session.access_token;
      const listed = await a.send('/storage/v1/object/list/avatars', { token, body: { prefix: '' } });
      const removed = await a.send('/storage/v1/object/avatars', {
        ...{ method: 'DELETE', token },
        body: { prefixes: [`${id}.png`] },
      });
      return [await listed.text(), await removed.text()];
    },
    answer: ['[]', '[]'],
  },
  {
    what: 'a table that is not there',
    ask: (a) => a.ask('/rest/v1/nothing', { method: 'GET' }),
    answer: refused(404, 'PGRST205', "Could not find the table 'public.nothing' in the schema cache"),
  },
  {
    what: 'a table of somebody’s own, asked for by nobody',
    ask: (a) => a.ask('/rest/v1/wishlists', { method: 'GET' }),
    answer: refused(401, '42501', 'permission denied for table wishlists'),
  },
  {
    what: 'the addresses of everybody',
    ask: async (a) =>
      a.ask('/rest/v1/profiles?select=email', {
        method: 'GET',
        token: (await a.person()).session.access_token,
      }),
    answer: refused(403, '42501', 'permission denied for table profiles'),
  },
  {
    what: 'one row where there is none',
    ask: async (a) =>
      a.ask('/rest/v1/wishlists', {
        ...{ method: 'GET', token: (await a.person()).session.access_token },
        headers: { accept: 'application/vnd.pgrst.object+json' },
      }),
    answer: refused(406, 'PGRST116', 'Cannot coerce the result to a single JSON object'),
  },
];
