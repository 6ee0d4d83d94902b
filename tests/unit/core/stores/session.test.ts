import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn, signOut, verifiedAccount } from '../../../../src/core/backend/auth.ts';
import type { Client } from '../../../../src/core/backend/client.ts';
import type { BackendErrorKind } from '../../../../src/core/backend/errors.ts';
import { updateProfile } from '../../../../src/core/backend/profiles.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import {
  createPerson,
  newAddress,
  PASSWORD,
  signIn as signInElsewhere,
} from '../../../support/database/people.ts';

const server = await startBackend();
afterAll(() => server.close());

let browser: ReturnType<typeof browserEnvironment>;
beforeEach(() => {
  browser = browserEnvironment(server);
});

/** The stores of a newly opened page in this browser. */
async function openPage() {
  vi.resetModules();
  browser.forgetClient();
  const { setEnvironment } = await import('../../../../src/core/stores/environment.ts');
  setEnvironment(browser.environment);
  const session = await import('../../../../src/core/stores/session.ts');
  const { $toast } = await import('../../../../src/core/stores/toasts.ts');
  return { ...session, $toast };
}

type Page = Awaited<ReturnType<typeof openPage>>;

async function settled(page: Page, kind: string) {
  await vi.waitFor(() => {
    const session = page.$session.get();
    expect(session.kind).toBe(kind);
    if (session.kind === 'signedIn') expect(session.profile).not.toBeNull();
  });
  return page.$session.get();
}

/** A page with this user signed in. */
async function signedInPage(email: string) {
  const page = await openPage();
  page.startSession();
  await page.changeSession((client) => signIn(client, email, PASSWORD));
  await settled(page, 'signedIn');
  return page;
}

describe('the session', () => {
  test('clears a tab’s cached answers when it ends, also in a tab left open', async () => {
    const { email } = await createPerson(server, newAddress());
    const kept = () => browser.environment.tabStorage.getItem('marquee-ai-answer');
    const page = await signedInPage(email);
    browser.environment.tabStorage.setItem('marquee-ai-answer', '{}');
    await page.signOutHere();
    await settled(page, 'signedOut');
    expect(kept()).toBeNull();
    browser.environment.tabStorage.setItem('marquee-ai-answer', '{}');
    (await openPage()).startSession();
    expect(kept()).toBeNull();
  });

  test('has account, profile and admin flag after signing in, and on the next page', async () => {
    const { email, id } = await createPerson(server, newAddress(), { full_name: 'Ada Example' });
    const expected = {
      kind: 'signedIn',
      account: { id, email, fullName: 'Ada Example' },
      profile: { id, fullName: 'Ada Example' },
      admin: false,
    };
    expect((await signedInPage(email)).$session.get()).toMatchObject(expected);
    const next = await openPage();
    next.startSession();
    expect(await settled(next, 'signedIn')).toMatchObject(expected);
  });

  test('recognizes an admin', async () => {
    const { email } = await createPerson(server);
    await server.database.query('select public.grant_admin($1)', [email]);
    const page = await signedInPage(email);
    await vi.waitFor(() => expect(page.$session.get()).toMatchObject({ admin: true }));
  });

  test('keeps the user signed in while the backend does not answer', async () => {
    const { email } = await createPerson(server);
    await signedInPage(email);
    await vi.waitFor(() => expect(browser.environment.storage.getItem('marquee-zone-told')).not.toBeNull());
    const next = await openPage();
    const fetches = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    next.startSession();
    await vi.waitFor(() => expect(next.$session.get().kind).toBe('signedIn'));
    await vi.waitFor(() => expect(fetches).toHaveBeenCalled());
    fetches.mockRestore();
    expect(next.$session.get()).toMatchObject({ account: { email }, profile: null, admin: false });
    expect(next.$toast.get()).toBeNull();
  });

  test('that ended elsewhere ends here without an error, once', async () => {
    const { email } = await createPerson(server);
    await signedInPage(email);
    const { client } = await signInElsewhere(server, email);
    await client.auth.signOut({ scope: 'global' });
    const next = await openPage();
    next.startSession();
    await settled(next, 'signedOut');
    await vi.waitFor(() => expect(next.$toast.get()?.title).toBe('Signed out'));
    expect(next.$toast.get()?.id).toBe(1);
    expect(browser.environment.keepsSession()).toBe(false);
  });

  test('of another tab starts this one', async () => {
    const { email } = await createPerson(server);
    const page = await openPage();
    page.startSession();
    await signInElsewhere(server, email, browser.session);
    browser.tellOtherTab();
    expect(await settled(page, 'signedIn')).toMatchObject({ account: { email } });
  });

  test('can be loaded again after the client failed to load', async () => {
    const { email } = await createPerson(server);
    await signedInPage(email);
    const next = await openPage();
    const { backend } = browser.environment;
    const { setEnvironment } = await import('../../../../src/core/stores/environment.ts');
    const { BackendError } = await import('../../../../src/core/backend/errors.ts');
    setEnvironment({ backend: () => Promise.reject(new BackendError('offline')) });
    next.startSession();
    await expect(next.changeSession((client) => signOut(client))).rejects.toMatchObject({ kind: 'offline' });
    setEnvironment({ backend });
    next.startSession();
    await settled(next, 'signedIn');
  });
});

describe('signing out', () => {
  test('clears everything and says goodbye', async () => {
    const { email } = await createPerson(server);
    const page = await signedInPage(email);
    await page.signOutHere();
    expect(page.$session.get()).toEqual({ kind: 'signedOut' });
    expect(page.$toast.get()).toMatchObject({ title: 'Goodbye!', text: 'You have been signed out.' });
    expect(browser.environment.keepsSession()).toBe(false);
  });

  test('reports that the server was not reached, and clears the session here', async () => {
    const { email } = await createPerson(server);
    const page = await signedInPage(email);
    const fetches = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await page.signOutHere();
    fetches.mockRestore();
    expect(page.$toast.get()).toMatchObject({ title: 'Error', destructive: true });
    expect(page.$session.get().kind).toBe('signedOut');
    expect(browser.environment.keepsSession()).toBe(false);
  });
});

test('Shows a changed profile after reloading it', async () => {
  const { email, id } = await createPerson(server);
  const page = await signedInPage(email);
  await page.changeSession((client) => updateProfile(client, id, { fullName: 'Grace Example' }));
  await page.reloadProfile();
  expect(page.$session.get()).toMatchObject({ profile: { fullName: 'Grace Example' } });
});

/** Throws an error of the current page's modules. */
async function refusal(kind: BackendErrorKind): Promise<never> {
  const { BackendError } = await import('../../../../src/core/backend/errors.ts');
  throw new BackendError(kind);
}

/** Reads with the current page's modules. */
async function readProfile(client: Client) {
  const { loadProfile } = await import('../../../../src/core/backend/profiles.ts');
  return loadProfile(client, '00000000-0000-4000-8000-00000000000a');
}

describe('an account deleted elsewhere', () => {
  test.each([
    ['a refused call', readProfile],
    ['what a hosted backend refuses because the account is missing', () => refusal('none')],
  ])('ends the session here with %s, and says so', async (_what, call) => {
    const { email, id } = await createPerson(server, newAddress());
    const page = await signedInPage(email);
    const { attemptWithBackend } = await import('../../../../src/core/stores/attempt.ts');
    await server.database.query('delete from auth.users where id = $1', [id]);
    await attemptWithBackend(call);
    await vi.waitFor(() => expect(page.$session.get()).toEqual({ kind: 'signedOut' }));
    expect(page.$toast.get()).toMatchObject({
      title: 'Signed out',
      text: 'Your session has ended. Please sign in again.',
    });
    expect(browser.session.has('session')).toBe(false);
  });
});

describe('a page rendered for a visitor', () => {
  /** A user signs in in another tab of this browser, while a page is open at a path. */
  async function elsewhere(path: string) {
    const { email, id } = await createPerson(server);
    browser.seen.path = path;
    const page = await openPage();
    page.startSession();
    const told: (string | null)[] = [];
    const stop = page.onPerson((userId) => told.push(userId));
    await signInElsewhere(server, email, browser.session);
    browser.tellOtherTab();
    await settled(page, 'signedIn');
    return { page, id, told, stop, email };
  }

  test('reloads on a sign-in in another tab, if it changes then', async () => {
    await elsewhere('/wishlist');
    expect(browser.seen.reloads).toBe(1);
    expect(browser.seen.cookies.get('zone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    browser = browserEnvironment(server);
    await elsewhere('/movie/603');
    expect(browser.seen.reloads).toBe(0);
  });

  test('stores the browser’s time zone once, and never over an existing one', async () => {
    const zones = async (person: string) =>
      (
        await server.database.query<{ zone: string }>(
          'select time_zone as zone from public.time_zones where user_id = $1',
          [person],
        )
      ).rows.map(({ zone }) => zone);
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const { id, email } = await elsewhere('/movies');
    await vi.waitFor(async () => expect(await zones(id)).toEqual([here]));
    await server.database.query(`update public.time_zones set time_zone = 'Asia/Tokyo' where user_id = $1`, [
      id,
    ]);
    browser = browserEnvironment(server);
    const page = await openPage();
    await page.changeSession((client) => signIn(client, email, PASSWORD));
    await vi.waitFor(() => expect(browser.environment.storage.getItem('marquee-zone-told')).not.toBeNull());
    expect(await zones(id)).toEqual(['Asia/Tokyo']);
  });

  test('does not reload on its own sign-in, and gets it once', async () => {
    browser.seen.path = '/wishlist';
    const { email, id } = await createPerson(server);
    const page = await openPage();
    const told: (string | null)[] = [];
    page.onPerson((userId) => told.push(userId));
    expect(page.personNow()).toBeNull();
    await page.changeSession((client) => signIn(client, email, PASSWORD));
    await settled(page, 'signedIn');
    expect([told, page.personNow(), browser.seen.reloads]).toEqual([[id], id, 0]);
    await page.reloadProfile();
    await page.signOutHere();
    expect([told, page.personNow()]).toEqual([[id, null], null]);
  });

  test('sends no more once unsubscribed', async () => {
    const { page, told, stop, id } = await elsewhere('/movies');
    expect(told).toEqual([id]);
    stop();
    await page.signOutHere();
    expect(told).toEqual([id]);
  });
});

describe('the browser’s user', () => {
  test('is known before the response, for any caller', async () => {
    const visitor = await openPage();
    expect(await visitor.knownSession()).toEqual({ kind: 'signedOut' });
    const { email, id } = await createPerson(server);
    await signedInPage(email);
    const page = await openPage();
    expect(page.$session.get().kind).toBe('unknown');
    expect(await page.knownSession()).toMatchObject({ kind: 'signedIn', account: { id } });
    expect(await page.knownSession()).toMatchObject({ kind: 'signedIn', account: { id } });
  });

  test('is not requested in a browser without a session', async () => {
    const backend = vi.fn(browser.environment.backend);
    browser.environment.backend = backend;
    const page = await openPage();
    page.startSession();
    browser.tellOtherTab();
    await Promise.resolve();
    expect(backend).not.toHaveBeenCalled();
  });

  test('changes with all their data once another user signs in', async () => {
    const [ada, ben] = [
      await createPerson(server),
      await createPerson(server, newAddress(), { full_name: 'Ben' }),
    ];
    await server.database.query('select public.grant_admin($1)', [ada.email]);
    const page = await signedInPage(ada.email);
    await vi.waitFor(() => expect(page.$session.get()).toMatchObject({ admin: true }));
    const seen: unknown[] = [];
    page.$session.listen((now) => {
      if (now.kind === 'signedIn' && now.account.id === ben.id)
        seen.push([now.profile?.fullName ?? null, now.admin]);
    });
    await page.changeSession((client) => signIn(client, ben.email, PASSWORD));
    await vi.waitFor(() => expect(seen.at(-1)).toEqual(['Ben', false]));
    expect(seen[0]).toEqual([null, false]);
  });
});

describe('an ended session', () => {
  test('is checked once, for any number of simultaneous refusals', async () => {
    const { email } = await createPerson(server);
    await signedInPage(email);
    const { attemptWithBackend } = await import('../../../../src/core/stores/attempt.ts');
    const fetches = vi.spyOn(globalThis, 'fetch');
    await Promise.all([
      attemptWithBackend(() => refusal('none')),
      attemptWithBackend(() => refusal('forbidden')),
    ]);
    await vi.waitFor(() => expect(fetches).toHaveBeenCalled());
    await attemptWithBackend((client) => verifiedAccount(client));
    expect(fetches).toHaveBeenCalledTimes(2);
    // The first check may still be running.
    await vi.waitFor(async () => {
      if (fetches.mock.calls.length < 3) await attemptWithBackend(() => refusal('expired'));
      expect(fetches).toHaveBeenCalledTimes(3);
    });
    await attemptWithBackend(() => refusal('offline'));
    await attemptWithBackend((client) => verifiedAccount(client));
    expect(fetches).toHaveBeenCalledTimes(4);
    fetches.mockRestore();
  });
});
