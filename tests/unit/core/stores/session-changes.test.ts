import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BackendErrorKind } from '../../../../src/core/backend/errors.ts';
import { CARRIED_TOAST } from '../../../../src/core/carried-toast.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';

const OFFLINE = { data: null, error: { message: 'TypeError: Failed to fetch' }, status: 0 };
const userOf = (id: string) => ({
  ...{ id, email: `${id}@example.org`, email_confirmed_at: '2026-01-01T00:00:00Z', user_metadata: {} },
});
const profileOf = (id: string, name = id) => ({
  data: { id, full_name: name, avatar_url: null },
  error: null,
});

/** A client with scripted answers in order; all others succeed. */
function scriptedClient() {
  let tell: (event: string, session: unknown) => void = () => {};
  const said = new Map<string, unknown[]>();
  const asked: string[] = [];
  const answerTo = (what: string, usual: unknown) => {
    asked.push(what);
    return Promise.resolve(said.get(what)?.shift() ?? usual);
  };
  const rowOf = (table: string) => {
    const equal: string[] = [];
    const row = {
      select: () => row,
      eq: (_column: string, value: string) => (equal.push(value), row),
      maybeSingle: () => {
        const [id = ''] = equal;
        return answerTo(`${table} ${id}`, table === 'profiles' ? profileOf(id) : { data: null, error: null });
      },
      // The browser's time zone.
      upsert: () => Promise.resolve({ data: null, error: null }),
    };
    return row;
  };
  const client = {
    from: rowOf,
    auth: {
      onAuthStateChange(listener: typeof tell) {
        tell = listener;
        return { data: { subscription: { unsubscribe() {} } } };
      },
      getUser: () => answerTo('user', { data: { user: userOf('ada') }, error: null }),
      async signOut() {
        const answer = (await answerTo('signOut', { error: null })) as { error: unknown };
        if (!answer.error) tell('SIGNED_OUT', null);
        return answer;
      },
    },
  };
  return {
    client,
    asked,
    say: (what: string, ...answers: unknown[]) => void said.set(what, answers),
    /** An answer the test releases. */
    hold(what: string) {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      said.set(what, [...(said.get(what) ?? []), promise]);
      return resolve;
    },
    tell: (event: string, id: string | null) => tell(event, id && { user: userOf(id) }),
  };
}

let browser: ReturnType<typeof browserEnvironment>;
let backend: ReturnType<typeof scriptedClient>;
let kept: boolean;
beforeEach(() => {
  browser = browserEnvironment();
  backend = scriptedClient();
  kept = true;
  browser.environment.keepsSession = () => kept;
  browser.environment.backend = () => Promise.resolve(backend.client as never);
});

const settle = () => new Promise((done) => setImmediate(done));

/** A newly opened page of this browser. */
async function openPage() {
  vi.resetModules();
  const { setEnvironment } = await import('../../../../src/core/stores/environment.ts');
  setEnvironment(browser.environment);
  const session = await import('../../../../src/core/stores/session.ts');
  const { $toast, showToast } = await import('../../../../src/core/stores/toasts.ts');
  const { attempt } = await import('../../../../src/core/stores/attempt.ts');
  const { BackendError } = await import('../../../../src/core/backend/errors.ts');
  const refuse = (kind: BackendErrorKind) => attempt(() => Promise.reject(new BackendError(kind)));
  /** The signed-in user, with the profile's name. */
  const shown = () => {
    const now = session.$session.get();
    return now.kind === 'signedIn'
      ? [now.account.id, now.profile?.fullName ?? null, ...(now.admin ? ['admin'] : [])]
      : now.kind;
  };
  return { ...session, $toast, showToast, refuse, shown };
}

/** The same after a user signed in on it. */
async function openedBy(id: string) {
  const page = await openPage();
  page.startSession();
  await settle();
  backend.tell('INITIAL_SESSION', id);
  await settle();
  return page;
}

describe('a signed-in user', () => {
  test('is verified once when a page opens, without a reload', async () => {
    browser.seen.path = '/wishlist';
    const page = await openedBy('ada');
    expect(page.shown()).toEqual(['ada', 'ada']);
    expect(backend.asked.sort()).toEqual(['profiles ada', 'user', 'user_roles ada']);
    backend.tell('SIGNED_IN', 'ada');
    await settle();
    expect(backend.asked).toHaveLength(3);
    expect([browser.seen.reloads, page.$toast.get()]).toEqual([0, null]);
  });

  test('stays, also as an admin, while being verified again, and when that fails', async () => {
    const admin = { data: { role: 'admin' }, error: null };
    backend.say('user_roles ada', admin, admin);
    const page = await openedBy('ada');
    expect(page.shown()).toEqual(['ada', 'ada', 'admin']);
    const answer = backend.hold('profiles ada');
    backend.tell('USER_UPDATED', 'ada');
    await settle();
    expect(page.shown()).toEqual(['ada', 'ada', 'admin']);
    answer(OFFLINE);
    await settle();
    expect(page.shown()).toEqual(['ada', 'ada', 'admin']);
    expect(backend.asked.filter((what) => what === 'user')).toHaveLength(1);
    backend.say('profiles ada', profileOf('ada', 'Ada Lovelace'));
    backend.tell('TOKEN_REFRESHED', 'ada');
    await settle();
    expect(page.shown()).toEqual(['ada', 'Ada Lovelace']);
  });

  test('is verified once while a request is pending, and again after a failure', async () => {
    const answer = backend.hold('profiles ada');
    const page = await openedBy('ada');
    backend.tell('SIGNED_IN', 'ada');
    await settle();
    const times = () => backend.asked.filter((what) => what === 'profiles ada').length;
    expect([page.shown(), times()]).toEqual([['ada', null], 1]);
    answer(OFFLINE);
    await settle();
    expect(page.shown()).toEqual(['ada', null]);
    backend.tell('SIGNED_IN', 'ada');
    await settle();
    expect([page.shown(), times()]).toEqual([['ada', 'ada'], 2]);
  });

  test('does not get a response for an earlier user', async () => {
    const [ofAda, ofBen] = [backend.hold('profiles ada'), backend.hold('profiles ben')];
    const page = await openedBy('ada');
    backend.tell('SIGNED_IN', 'ben');
    ofAda(profileOf('ada'));
    await settle();
    expect(page.shown()).toEqual(['ben', null]);
    backend.tell('SIGNED_IN', 'ben');
    ofBen(profileOf('ben'));
    await settle();
    expect(page.shown()).toEqual(['ben', 'ben']);
    expect(backend.asked.filter((what) => what === 'profiles ben')).toHaveLength(1);
  });

  test('who signs out before the response is signed out', async () => {
    const answer = backend.hold('profiles ada');
    const page = await openedBy('ada');
    backend.tell('SIGNED_OUT', null);
    answer(profileOf('ada'));
    await settle();
    expect(page.shown()).toBe('signedOut');
  });

  test('keeps a profile changed during loading', async () => {
    const before = backend.hold('profiles ada');
    const page = await openedBy('ada');
    backend.say('profiles ada', profileOf('ada', 'Ada Lovelace'));
    await page.reloadProfile();
    expect(page.shown()).toEqual(['ada', 'Ada Lovelace']);
    before(profileOf('ada'));
    await settle();
    expect(page.shown()).toEqual(['ada', 'Ada Lovelace']);
  });

  test.each([
    ['somebody else', 'ben', ['ben', 'ben']],
    ['nobody', null, 'signedOut'],
  ])('is %s by the time their profile is loaded again', async (_who, id, shown) => {
    const page = await openedBy('ada');
    const answer = backend.hold('profiles ada');
    const reloading = page.reloadProfile();
    await settle();
    backend.tell(id ? 'SIGNED_IN' : 'SIGNED_OUT', id);
    await settle();
    answer(profileOf('ada', 'Ada Lovelace'));
    await reloading;
    expect(page.shown()).toEqual(shown);
  });

  test('keeps a profile that was deleted, and a visitor has none', async () => {
    const page = await openedBy('ada');
    backend.say('profiles ada', { data: null, error: null });
    await page.reloadProfile();
    expect(page.shown()).toEqual(['ada', 'ada']);
    backend.tell('SIGNED_OUT', null);
    backend.asked.length = 0;
    await page.reloadProfile();
    expect([page.shown(), backend.asked]).toEqual(['signedOut', []]);
  });
});

describe('a page', () => {
  test('of a browser without a session knows so without the backend', async () => {
    kept = false;
    browser.environment.backend = () => Promise.reject(new Error('nobody is to ask'));
    const asking = await openPage();
    expect(await asking.knownSession()).toEqual({ kind: 'signedOut' });
    const listening = await openPage();
    const told: unknown[] = [];
    listening.onPerson((userId) => told.push(userId));
    expect([listening.shown(), told]).toEqual(['signedOut', []]);
  });

  test('stops listening once it knows the user', async () => {
    const page = await openedBy('ada');
    const before = page.$session.lc;
    await page.knownSession();
    await settle();
    expect(page.$session.lc).toBe(before);
  });

  test('starts to follow the session once, and again only after the backend failed', async () => {
    const listening = vi.spyOn(browser.environment, 'onOtherTabs');
    const page = await openedBy('ada');
    page.startSession();
    expect(listening).toHaveBeenCalledTimes(1);
    const next = await openPage();
    const { BackendError } = await import('../../../../src/core/backend/errors.ts');
    const { setEnvironment } = await import('../../../../src/core/stores/environment.ts');
    setEnvironment({ backend: () => Promise.reject(new BackendError('offline')) });
    next.startSession();
    await settle();
    next.startSession();
    expect(listening).toHaveBeenCalledTimes(3);
    await settle();
  });

  test('reports an ended session, and reloads if it was rendered for a user', async () => {
    browser.seen.path = '/wishlist';
    const page = await openPage();
    page.startSession();
    await settle();
    kept = false;
    backend.tell('INITIAL_SESSION', null);
    expect(page.$toast.get()?.title).toBe('Signed out');
    expect([page.shown(), browser.seen.reloads]).toEqual(['signedOut', 0]);

    kept = true;
    const next = await openedBy('ada');
    kept = false;
    backend.tell('SIGNED_OUT', null);
    expect(next.$toast.get()?.title).toBe('Signed out');
    expect([next.shown(), browser.seen.reloads]).toEqual(['signedOut', 1]);
    // The toast is carried over and read there too.
    expect(JSON.parse(browser.environment.tabStorage.getItem(CARRIED_TOAST)!)).toMatchObject({
      title: 'Signed out',
    });
  });

  test('does not report a session that only failed to renew', async () => {
    const page = await openedBy('ada');
    backend.tell('SIGNED_OUT', null);
    expect([page.shown(), page.$toast.get()]).toEqual(['signedOut', null]);
  });

  test('reloads when its markup changes, carrying the last toast', async () => {
    const page = await openPage();
    page.showToast({ title: 'Saved' });
    page.renewPage();
    expect([browser.seen.reloads, browser.environment.tabStorage.getItem(CARRIED_TOAST)]).toEqual([0, null]);
    browser.seen.path = '/wishlist';
    page.renewPage();
    expect(browser.seen.reloads).toBe(1);
    expect(browser.environment.tabStorage.getItem(CARRIED_TOAST)).toBe('{"title":"Saved"}');
  });
});

describe('a page that was rendered for a user', () => {
  const check = async (userId: string) => {
    const { checkRenderedUser } = await import('../../../../src/features/shell/rendered-user.store.ts');
    await checkRenderedUser(userId);
    return browser.seen.reloads;
  };

  test('is reloaded for another user, and after a sign-out elsewhere', async () => {
    await openedBy('ada');
    expect(await check('ada')).toBe(0);
    expect(await check('bob')).toBe(1);
    kept = false;
    await openPage();
    expect(await check('ada')).toBe(2);
  });

  test('stays when its session only failed to renew', async () => {
    const page = await openPage();
    page.startSession();
    await settle();
    backend.tell('INITIAL_SESSION', null);
    expect([page.shown(), await check('ada')]).toEqual(['signedOut', 0]);
  });

  test('clears messages between tabs after a sign-out', async () => {
    browser.environment.storage.setItem('marquee-news', '[]');
    await openedBy('ada');
    expect(browser.environment.storage.getItem('marquee-news')).toBe('[]');
    kept = false;
    backend.tell('SIGNED_OUT', null);
    expect(browser.environment.storage.getItem('marquee-news')).toBeNull();
  });
});

describe('a refusal', () => {
  test.each(['expired', 'forbidden', 'none'] as const)(
    'that an ended session would explain (%s) is checked',
    async (kind) => {
      const page = await openedBy('ada');
      backend.asked.length = 0;
      await page.refuse(kind);
      await settle();
      expect([page.shown(), backend.asked]).toEqual([['ada', 'ada'], ['user']]);
    },
  );

  test('of another kind, of a visitor, or during a session change, is not checked', async () => {
    const page = await openedBy('ada');
    backend.asked.length = 0;
    await page.refuse('offline');
    await page.changeSession(() => page.refuse('none'));
    await settle();
    backend.tell('SIGNED_OUT', null);
    await page.refuse('none');
    await settle();
    expect(backend.asked).toEqual([]);
    backend.tell('SIGNED_IN', 'ada');
    await page.refuse('none');
    await settle();
    expect(backend.asked).toContain('user');
  });

  test('ends a session here that has ended there, or reports that it could not', async () => {
    const gone = {
      data: { user: null },
      error: { name: 'AuthApiError', status: 403, code: 'user_not_found' },
    };
    const page = await openedBy('ada');
    backend.say('user', gone);
    await page.refuse('none');
    await settle();
    expect([page.shown(), page.$toast.get()]).toEqual(['signedOut', null]);

    const next = await openedBy('ada');
    backend.say('user', OFFLINE);
    await next.refuse('none');
    await settle();
    expect([next.shown(), next.$toast.get()]).toEqual([['ada', 'ada'], null]);
    const { BackendError } = await import('../../../../src/core/backend/errors.ts');
    backend.say('user', gone);
    backend.client.auth.signOut = () => Promise.reject(new BackendError('offline'));
    await next.refuse('none');
    await settle();
    expect(next.shown()).toEqual(['ada', 'ada']);
    expect(next.$toast.get()).toMatchObject({ title: 'No connection', destructive: true });
  });
});

describe('signing out', () => {
  test('clears the search draft, says goodbye and reloads the page', async () => {
    browser.seen.path = '/wishlist';
    browser.environment.tabStorage.setItem('marquee-ai-draft', '{}');
    const page = await openedBy('ada');
    await page.signOutHere();
    expect([page.shown(), page.$toast.get()?.title]).toEqual(['signedOut', 'Goodbye!']);
    expect(browser.environment.tabStorage.getItem('marquee-ai-draft')).toBeNull();
    expect(browser.seen.reloads).toBe(1);
  });

  test('that fails says so, and stays on the page', async () => {
    browser.seen.path = '/wishlist';
    const page = await openedBy('ada');
    backend.say('signOut', {
      error: { name: 'AuthRetryableFetchError', message: 'Failed to fetch', status: 0 },
    });
    await page.signOutHere();
    expect(page.$toast.get()).toMatchObject({ title: 'Error', destructive: true });
    expect([page.shown(), browser.seen.reloads]).toEqual([['ada', 'ada'], 0]);
  });
});
