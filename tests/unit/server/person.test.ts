import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { BackendError } from '../../../src/core/backend/errors.ts';
import { pageAt } from '../../../src/core/pages.ts';
import { answerPerson } from '../../../src/server/person-answer.ts';
import { answerWith } from '../../../src/server/status.ts';
import { forPerson, type PersonContext } from '../../../src/server/person.ts';
import { startBackend } from '../../support/backend/backend-server.ts';
import { cookieOf, pageContext, provideServices } from '../../support/host/page-context.ts';
import { signedInAdmin, signedInPerson } from '../../support/host/signed-in-person.ts';

const server = await startBackend();
afterAll(() => server.close());

const ada = await signedInPerson(server, 'Ada');
const root = await signedInAdmin(server, 'Root');
const cookies = { ada: await cookieOf(server, ada.email), root: await cookieOf(server, root.email) };

beforeEach(() => provideServices(server));

const whoAsks = ({ userId }: { userId: string }) => Promise.resolve(userId);

/** Runs work behind the guard. Returns the browser's response. */
async function ask(
  cookie: string | null,
  work: (person: { userId: string; day: string }) => Promise<unknown> = whoAsks,
  role?: 'admin',
) {
  const context = pageContext('/wishlist', cookie);
  const outcome = await forPerson(context, work, role ? { role } : {});
  answerWith(context.response, outcome);
  const { status = 200, headers } = context.response;
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  return { outcome, status };
}

describe('a user’s data', () => {
  test('is given to the user the auth server verified', async () => {
    expect(await ask(cookies.ada)).toEqual({ outcome: { kind: 'ok', data: ada.id }, status: 200 });
  });

  test('is loaded in parallel with the header, and without it for fragments', async () => {
    for (const [path, account] of [
      ['/wishlist', { id: ada.id, email: ada.email }],
      ['/movies/popular', { id: ada.id, email: ada.email }],
      ['/partials/movies/popular', undefined],
    ] as const) {
      const context = pageContext(path, cookies.ada);
      const locals: PersonContext['locals'] = { ...context.locals, row: pageAt(path) };
      await forPerson({ ...context, locals }, whoAsks);
      const header = await locals.header;
      expect(header?.account).toEqual(account && expect.objectContaining(account));
      expect([header?.admin, header?.unread]).toEqual(account ? [false, 0] : [undefined, undefined]);
    }
  });

  test.each([
    ['America/Los_Angeles', '2026-11-23'],
    ['Asia/Tokyo', '2026-11-24'],
    ['Pacific/Kiritimati', '2026-11-24'],
  ])('uses the user’s local day, in %s', async (zone, day) => {
    provideServices(server, { clock: () => new Date('2026-11-23T15:30:00Z') });
    const { outcome } = await ask(`${cookies.ada}; zone=${zone}`, (person) => Promise.resolve(person.day));
    expect(outcome).toEqual({ kind: 'ok', data: day });
  });

  test.each([
    ['a visitor', null],
    ['a made-up cookie', 'marquee-session=base64-e30'],
    ['a forged session', cookies.ada.replace(/.{40}$/, 'A'.repeat(40))],
  ])('is not loaded for %s, who is asked to sign in', async (_who, cookie) => {
    const work = vi.fn(whoAsks);
    expect(await ask(cookie, work)).toEqual({ outcome: { kind: 'signedOut' }, status: 200 });
    expect(work).not.toHaveBeenCalled();
  });

  test('of admins is denied to all others, without loading', async () => {
    const work = vi.fn(whoAsks);
    expect(await ask(cookies.ada, work, 'admin')).toEqual({ outcome: { kind: 'denied' }, status: 403 });
    expect(work).not.toHaveBeenCalled();
    expect((await ask(cookies.root, work, 'admin')).outcome).toEqual({ kind: 'ok', data: root.id });
  });

  test.each([
    ['fails', 'unavailable'],
    // The server is offline, not the client.
    ['cannot be reached', 'offline'],
  ] as const)('reports that the backend %s, and when to retry', async (_how, kind) => {
    const failing = () => Promise.reject(new BackendError(kind));
    const { message } = new BackendError('unavailable');
    const error = { kind: 'error', message, status: 503, retryAfter: 5 };
    expect(await ask(cookies.ada, failing)).toEqual({ outcome: error, status: 503 });
  });

  test('asks to sign in again when the session ends meanwhile', async () => {
    const expired = () => Promise.reject(new BackendError('expired'));
    expect((await ask(cookies.ada, expired)).outcome).toEqual({ kind: 'signedOut' });
  });

  test('rethrows a defect, which is not a failing backend', async () => {
    const broken = () => Promise.reject(new TypeError('x is not a function'));
    await expect(ask(cookies.ada, broken)).rejects.toThrow(TypeError);
  });
});

describe('a user’s endpoint', () => {
  const answer = (cookie: string | null, work: () => Promise<Response>) =>
    answerPerson(pageContext('/api/ai/keys', cookie), work, () => 'It failed.');

  test.each([
    [401, null, () => Promise.resolve(new Response())],
    [503, cookies.ada, () => Promise.reject(new BackendError('unavailable'))],
    [400, cookies.ada, () => Promise.reject(new BackendError('invalid'))],
    [403, cookies.ada, () => Promise.reject(new BackendError('forbidden'))],
    [204, cookies.ada, () => Promise.resolve(new Response(null, { status: 204 }))],
  ])('answers %i', async (status, cookie, work) => {
    expect((await answer(cookie, work)).status).toBe(status);
  });
});
