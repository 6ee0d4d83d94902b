import { atom } from 'nanostores';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadMyServices, tickService } from '../../../../src/features/watch/my-services.queries.ts';
import { loadOwnRegion, saveOwnRegion } from '../../../../src/features/watch/regions.queries.ts';
import type { IncludedAnswer } from '../../../../src/features/watch/offers-asked.ts';
import {
  $authDialog,
  closeAuthDialog,
  completeAuthDialog,
  intentOfDialog,
} from '../../../../src/core/stores/auth-dialog.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { keepIntent } from '../../../../src/core/stores/intent.ts';
import { createLists } from '../../../../src/features/marks/create-lists.store.ts';
import {
  createMyServices,
  pageMyServices,
  type MyServices,
} from '../../../../src/features/watch/my-services.store.ts';
import type { NamedService } from '../../../../src/core/offers.ts';
import {
  createServiceMarks,
  pageServiceMarks,
  type ServiceMarks,
} from '../../../../src/features/watch/service-marks.store.ts';
import { type Session } from '../../../../src/core/stores/session.ts';
import { $toast, createToasts, dismissToast, runToastAction } from '../../../../src/core/stores/toasts.ts';
import { answeredAfter, heldAnswer } from '../../../support/browser/held-answer.ts';
import { offline } from '../../../support/browser/offline.ts';
import { callsOf } from '../../../support/browser/refused-answer.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';

const { environment, another, enter, leave } = await startBrowser();

const HARBOUR = { id: 801, name: 'Harbour Plus' };
const BELL = { id: 802, name: 'Third Bell' };

let person: { email: string; id: string };
let tab: MyServices;
const stored = async () => loadMyServices(await environment.backend(), person.id);
const shown = (of: MyServices = tab) => [...(of.$mine.get() ?? [])].sort();

/** Presses a service's box, which toggles the shown state. */
const press = (of: MyServices, service: NamedService) =>
  of.$mine.get()?.has(service.id) ? of.untick(service) : of.tick(service);

beforeEach(async () => {
  person = await another();
  setEnvironment({ ...environment });
  tab = createMyServices(environment);
  dismissToast();
  closeAuthDialog();
});

describe('ticking a service', () => {
  test('is an optimistic update, saved, and so is unticking, which can be undone', async () => {
    await tab.load();
    const ticking = press(tab, HARBOUR);
    await vi.waitFor(() => expect(shown()).toEqual([801]));
    await ticking;
    expect(await stored()).toEqual([801]);
    await press(tab, HARBOUR);
    expect([shown(), await stored()]).toEqual([[], []]);
    expect($toast.get()).toMatchObject({ title: 'Removed from your services', text: 'Harbour Plus' });
    runToastAction();
    await vi.waitFor(async () => expect(await stored()).toEqual([801]));
    expect(shown()).toEqual([801]);
  });

  test('that fails is reverted, with a message', async () => {
    await tab.load();
    await offline(() => press(tab, HARBOUR));
    expect(shown()).toEqual([]);
    expect($toast.get()).toMatchObject({ destructive: true, text: 'Your services could not be changed' });
  });

  test('many times in a row ends as the last one', async () => {
    await tab.load();
    await Promise.all([tab.tick(HARBOUR), tab.untick(HARBOUR), tab.tick(HARBOUR), tab.tick(BELL)]);
    expect([shown(), await stored()]).toEqual([
      [801, 802],
      [801, 802],
    ]);
  });

  test('above fifty is refused with the reason', async () => {
    const client = await environment.backend();
    for (let id = 1; id <= 50; id++) await tickService(client, person.id, id);
    await tab.load();
    await press(tab, HARBOUR);
    expect($toast.get()?.text).toBe('You can pick 50 services. Remove one first.');
    expect(shown()).toHaveLength(50);
  });

  test('agrees with another tab', async () => {
    const other = createMyServices(environment);
    await Promise.all([tab.load(), other.load()]);
    await press(tab, HARBOUR);
    await vi.waitFor(() => expect(shown(other)).toEqual([801]));
    await press(other, HARBOUR);
    await vi.waitFor(() => expect(shown()).toEqual([]));
    other.close();
  });

  test('uses the server’s state, and shows no other user’s', async () => {
    tab.takeOver(person.id, [802], 'DE');
    expect(shown()).toEqual([802]);
    await leave();
    expect(tab.$mine.get()).toBeNull();
  });
});

describe('the region of ticked services', () => {
  test('is not stored on unticking, nor requested without a page that shows it', async () => {
    tab.takeOver(person.id, [801], 'DE');
    await press(tab, HARBOUR);
    expect(await loadOwnRegion(await environment.backend())).toBeNull();
    const plain = createMyServices(environment);
    await plain.load();
    expect(await callsOf('/rest/', () => press(plain, BELL))).toBe(1);
    plain.close();
  });

  test('stays for a user who has one', async () => {
    await saveOwnRegion(await environment.backend(), person.id, 'FR');
    await tab.tick(HARBOUR, 'DE');
    expect(await loadOwnRegion(await environment.backend())).toBe('FR');
  });
});

describe('“I have this” of a visitor', () => {
  test('asks to sign in, and then ticks', async () => {
    await leave();
    await tab.tick(HARBOUR, 'US');
    expect($toast.get()?.text).toBe('You need to be signed in to keep your services');
    expect($authDialog.get()).toEqual({ name: 'signIn' });
    expect(intentOfDialog()).toEqual({ service: HARBOUR });
    await enter(person);
    await completeAuthDialog();
    expect(await stored()).toEqual([801]);
  });

  test('is done after signing up, once the mail’s link is opened', async () => {
    await leave();
    keepIntent(person.email, { service: BELL });
    const lists = createLists(environment);
    const stop = lists.takeUpIntent();
    await enter(person);
    await vi.waitFor(async () => expect(await stored()).toEqual([802]));
    expect([...(pageMyServices().$mine.get() ?? [])]).toEqual([802]);
    stop();
    lists.close();
  });
});

describe('cards’ marks', () => {
  const titles = Array.from({ length: 50 }, (_, at) => ({ kind: 'movie' as const, id: at + 1 }));
  const asked: string[] = [];
  const lit = ({ $included }: ServiceMarks) =>
    [...$included.get()].flatMap(([key, included]) => (included ? key : []));

  /** A server that knows everything except id 7, and has odd ids on Harbour Plus. */
  function answering(): void {
    asked.length = 0;
    const fetch = (path: string) => {
      asked.push(path);
      const keys = (new URL(path, 'http://x').searchParams.get('titles') ?? '').split('.');
      const known = keys.filter((key) => key !== 'movie-7');
      const included = Object.fromEntries(
        known.map((key) => [key, Number(key.split('-')[1]) % 2 === 1 ? [801] : [803]]),
      );
      return Promise.resolve(Response.json({ region: 'US', included } satisfies IncludedAnswer));
    };
    setEnvironment({ ...environment, fetch });
  }

  test('show what the user’s services include, forty titles a call, with failed ones repeated', async () => {
    answering();
    const marks = createServiceMarks(tab);
    await marks.load(titles);
    expect(asked).toEqual([]);
    await press(tab, HARBOUR);
    await vi.waitFor(() => expect(lit(marks)).toHaveLength(24));
    expect(asked.map((path) => path.split('.').length)).toEqual([40, 10]);
    const of = (id: number) => marks.$included.get().get(`movie-${id}`);
    expect([1, 2, 7].map(of)).toEqual([true, false, undefined]);
    await marks.load([{ kind: 'movie', id: 7 }]);
    expect(asked).toHaveLength(3);
    expect(asked.at(-1)).toContain('movie-7');
  });

  test('disappear when the service is unticked', async () => {
    answering();
    const marks = createServiceMarks(tab);
    await tab.tick(HARBOUR);
    await marks.load([{ kind: 'movie', id: 1 }]);
    expect([...marks.$included.get()]).toEqual([['movie-1', true]]);
    await press(tab, HARBOUR);
    expect([...marks.$included.get()]).toEqual([['movie-1', false]]);
  });

  test('show for a user without services that nothing is included, once known', async () => {
    answering();
    await leave();
    const marks = createServiceMarks(tab);
    await marks.load([{ kind: 'movie', id: 1 }]);
    expect([...marks.$included.get()]).toEqual([]);
    await enter(person);
    await vi.waitFor(() => expect([...marks.$included.get()]).toEqual([['movie-1', false]]));
    expect(asked).toEqual([]);
  });

  test('fail silently', async () => {
    const marks = createServiceMarks(tab);
    await tab.tick(HARBOUR);
    dismissToast();
    setEnvironment({ ...environment, fetch: () => Promise.reject(new TypeError('closed')) });
    await marks.load(titles);
    expect([marks.$included.get().size, $toast.get()]).toEqual([0, null]);
  });
});

describe('the next user', () => {
  test('does not get what was ticked before their services were known', async () => {
    const plain = createMyServices(environment);
    await answeredAfter(
      'my_services',
      () => press(plain, HARBOUR),
      async () => {
        person = await another();
        await plain.load();
      },
    );
    expect([shown(plain), await stored(), $toast.get()]).toEqual([[], [], null]);
    plain.close();
  });

  test('has none of an earlier user’s rendered services', () => {
    tab.takeOver('00000000-0000-4000-8000-000000000000', [802], 'DE');
    expect(tab.$mine.get()).toBeNull();
  });
});

describe('services', () => {
  test('are loaded once, for any caller', async () => {
    await tickService(await environment.backend(), person.id, 801);
    const fetches = vi.spyOn(globalThis, 'fetch');
    await Promise.all([tab.load(), tab.load()]);
    await tab.load();
    expect(fetches).toHaveBeenCalledTimes(1);
    fetches.mockRestore();
    expect(shown()).toEqual([801]);
  });

  test('that failed to load are unknown, and loaded again', async () => {
    await offline(() => tab.load());
    expect([tab.$mine.get(), $toast.get()]).toEqual([null, null]);
    await offline(() => press(tab, HARBOUR));
    expect($toast.get()).toMatchObject({ text: 'Your services could not be read', destructive: true });
    expect(tab.$mine.get()).toBeNull();
    await tab.load();
    expect(shown()).toEqual([]);
  });

  test('are announced as ticked without being shown, and nothing else is reported', async () => {
    const said: unknown[] = [];
    const stop = $toast.listen((toast) => said.push(toast));
    await press(tab, HARBOUR);
    stop();
    expect(said).toEqual([
      { id: $toast.get()?.id, title: 'Added to your services', text: 'Harbour Plus', quiet: true },
    ]);
  });

  test('can be unticked while unknown, too', async () => {
    await tickService(await environment.backend(), person.id, 801);
    await tab.untick(HARBOUR);
    expect([shown(), await stored()]).toEqual([[], []]);
  });

  test('stay as rendered, and follow another tab only once known', async () => {
    const channel: typeof environment.channel = (name) => environment.channel(`${name} of these two`);
    const line = channel('marquee-services');
    const other = createMyServices({ ...environment, channel }, { toasts: createToasts() });
    await offline(() => other.load());
    const calls = await callsOf('my_services', async () => {
      line.tell({ userId: person.id });
      await loadOwnRegion(await environment.backend());
    });
    expect(calls).toBe(0);
    other.takeOver(person.id, [802], 'DE');
    other.takeOver(person.id, [801], 'DE');
    expect(shown(other)).toEqual([802]);
    line.tell({ userId: person.id });
    await vi.waitFor(() => expect(shown(other)).toEqual([]));
    other.close();
  });

  test('ticked by two pages at once are written in order', async () => {
    await tab.load();
    const { asked, come } = heldAnswer('my_services');
    const first = press(tab, HARBOUR);
    await asked;
    const second = press(tab, HARBOUR);
    await vi.waitFor(() => expect(shown()).toEqual([]));
    come();
    await Promise.all([first, second]);
    expect([shown(), await stored()]).toEqual([[], []]);
  });

  test('cannot be changed when the user cannot be determined', async () => {
    const knownSession = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    const toasts = createToasts();
    const other = createMyServices(environment, { toasts, knownSession });
    await press(other, HARBOUR);
    expect(toasts.$toast.get()).toMatchObject({
      ...{ text: 'Your services could not be changed', destructive: true },
    });
    other.close();
  });

  test('ticked in a region keep the first one, once', async () => {
    await tab.tick(HARBOUR, 'DE');
    await tab.tick(BELL, 'FR');
    expect(await loadOwnRegion(await environment.backend())).toBe('DE');
    const plain = createMyServices(environment);
    await saveOwnRegion(await environment.backend(), person.id, null);
    await press(plain, { id: 803, name: 'Third' });
    expect(await loadOwnRegion(await environment.backend())).toBeNull();
    plain.close();
  });
});

describe('the marks of cards', () => {
  test('are the page’s user’s, one service being enough, and empty for a visitor', async () => {
    const answer = { region: 'US', included: { 'movie-1': [803, 801] } } satisfies IncludedAnswer;
    setEnvironment({ ...environment, fetch: () => Promise.resolve(Response.json(answer)) });
    await pageMyServices().tick(HARBOUR);
    await pageServiceMarks().load([{ kind: 'movie', id: 1 }]);
    expect([...pageServiceMarks().$included.get()]).toEqual([['movie-1', true]]);
    await leave();
    expect([...pageServiceMarks().$included.get()]).toEqual([]);
  });

  test('rendered by the server are loaded once the services change', async () => {
    const asked: string[] = [];
    setEnvironment({
      ...environment,
      fetch: (path) => {
        asked.push(path);
        return Promise.resolve(Response.json({ region: 'US', included: {} } satisfies IncludedAnswer));
      },
    });
    const marks = createServiceMarks(tab);
    tab.takeOver(person.id, [HARBOUR.id], null);
    marks.takeOver(new Map([['movie-1', true]]));
    await marks.load([{ kind: 'movie', id: 1 }]);
    expect([...marks.$included.get()]).toEqual([['movie-1', true]]);
    expect(asked).toEqual([]);
    await tab.tick(BELL);
    expect(asked).not.toEqual([]);
  });

  test('are loaded on sign-in, and not on sign-out', async () => {
    const session = atom<Session>({ kind: 'signedOut' });
    const load = vi.fn(() => Promise.resolve());
    const marks = createServiceMarks({ $mine: atom<ReadonlySet<number> | null>(null), load }, session);
    await marks.load([]);
    await marks.load([]);
    session.set({ kind: 'signedIn', account: { id: 'ada' } } as Session);
    expect(load).toHaveBeenCalledTimes(3);
    session.set({ kind: 'signedOut' });
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('are loaded on sign-in for the new user', async () => {
    const asked: string[] = [];
    const answer = { region: 'US', included: { 'movie-1': [801] } } satisfies IncludedAnswer;
    setEnvironment({
      ...environment,
      fetch: (path, init) => {
        asked.push(`${init?.method} ${path}`);
        return Promise.resolve(Response.json(answer));
      },
    });
    const marks = createServiceMarks(tab);
    expect(marks.$included.get().size).toBe(0);
    await tab.tick(HARBOUR);
    await marks.load([
      { kind: 'movie', id: 1 },
      { kind: 'movie', id: 1 },
    ]);
    expect(asked).toEqual(['GET /api/offers?titles=movie-1']);
    expect([...marks.$included.get()]).toEqual([['movie-1', true]]);
    await another();
    await vi.waitFor(() => expect([...marks.$included.get()]).toEqual([['movie-1', false]]));
    expect(asked).toHaveLength(1);
  });

  test('stop with the first failing call, and failed ones are repeated until known', async () => {
    const asked: string[] = [];
    const busy = [true, true, false, true];
    setEnvironment({
      ...environment,
      fetch: (path) => {
        asked.push(path);
        if (busy.shift()) return Promise.resolve(new Response('{}', { status: 429 }));
        const keys = (new URL(path, 'http://x').searchParams.get('titles') ?? '').split('.');
        const included = Object.fromEntries(keys.map((key) => [key, []]));
        return Promise.resolve(Response.json({ region: 'US', included } satisfies IncludedAnswer));
      },
    });
    await tab.tick(HARBOUR);
    const marks = createServiceMarks(tab);
    await marks.load(Array.from({ length: 50 }, (_, at) => ({ kind: 'movie' as const, id: at + 1 })));
    expect(asked).toHaveLength(1);
    await tab.tick(BELL);
    expect(asked).toHaveLength(1);
    await marks.load([]);
    expect(asked).toHaveLength(2);
    await marks.load([]);
    await marks.load([]);
    await marks.load([]);
    expect(asked.map((path) => path.split('.').length)).toEqual([40, 40, 40, 10, 10]);
  });
});
