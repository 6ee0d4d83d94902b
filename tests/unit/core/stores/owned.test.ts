import { atom, type WritableAtom } from 'nanostores';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BackendError } from '../../../../src/core/backend/errors.ts';
import { ownedStore, type Owned } from '../../../../src/core/stores/owned.ts';
import type { Session } from '../../../../src/core/stores/session.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';

const browser = browserEnvironment();
// No client is used: these stores' reads answer themselves.
const environment = { ...browser.environment, backend: () => Promise.resolve({} as never) };

const signedIn = (id: string) => ({ kind: 'signedIn', account: { id } }) as Session;
const nobody: Session = { kind: 'signedOut' };

interface News {
  word: string;
}

const opened: Owned<News>[] = [];
afterEach(() => {
  for (const owned of opened.splice(0)) owned.close();
});

/** A store in its own tab that reads from `answer`, and its states. */
function open(session = atom<Session>(signedIn('ada')), answer = () => Promise.resolve('hers')) {
  const shown: string[] = [];
  const owned = ownedStore<News>(
    environment,
    {
      name: 'words',
      forget: () => void shown.push('forgotten'),
      load: () => void read(),
      merge: ({ word }) => void shown.push(word),
    },
    { $session: session },
  );
  const asked: string[] = [];
  async function read() {
    const found = await owned.read((_client, userId) => {
      asked.push(userId);
      return answer();
    });
    if (found) shown.push(found.kind === 'ok' ? found.value : found.code);
  }
  opened.push(owned);
  return { owned, session, shown, asked, read };
}

/** Answers the test releases. */
function late() {
  const waiting: ((word: string) => void)[] = [];
  const answer = () => new Promise<string>((resolve) => void waiting.push(resolve));
  return { answer, waiting };
}

describe('a user’s data', () => {
  test('is neither loaded nor followed before first use', () => {
    const { shown, asked } = open();
    expect([shown, asked]).toEqual([[], []]);
  });

  test('is loaded once the user is known, and not for visitors', async () => {
    const { owned, session, shown, asked } = open(atom<Session>({ kind: 'unknown' }));
    owned.follow();
    session.set(nobody);
    expect(asked).toEqual([]);
    session.set(signedIn('ada'));
    await vi.waitFor(() => expect(shown).toEqual(['forgotten', 'hers']));
    expect(asked).toEqual(['ada']);
    expect(owned.owner()).toBe('ada');
  });

  test('is not loaded on sign-out', () => {
    const loaded: string[] = [];
    const session = atom<Session>(signedIn('ada'));
    const owned = ownedStore<News>(
      environment,
      { forget() {}, load: (userId) => void loaded.push(userId) },
      { $session: session },
    );
    opened.push(owned);
    owned.follow();
    session.set(nobody);
    expect(loaded).toEqual(['ada']);
  });

  test('is cleared on sign-out, and a late response is dropped', async () => {
    const { answer, waiting } = late();
    const { owned, session, shown } = open(undefined, answer);
    owned.follow();
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    session.set(nobody);
    waiting[0]?.('hers');
    await Promise.resolve();
    expect(owned.owner()).toBeNull();
    expect(shown).toEqual(['forgotten', 'forgotten']);
  });

  test('is never shown to the next user, however late it arrives', async () => {
    const { answer, waiting } = late();
    const { owned, session, shown, asked } = open(undefined, answer);
    owned.follow();
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    session.set(signedIn('ben'));
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    waiting[1]?.('his');
    waiting[0]?.('hers');
    await vi.waitFor(() => expect(shown).toContain('his'));
    expect(shown).toEqual(['forgotten', 'forgotten', 'his']);
    expect(asked).toEqual(['ada', 'ben']);
  });

  test('is loaded again when the same user returns meanwhile', async () => {
    const { answer, waiting } = late();
    const { owned, session, shown } = open(undefined, answer);
    owned.follow();
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    session.set(nobody);
    session.set(signedIn('ada'));
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    waiting[0]?.('old');
    waiting[1]?.('new');
    await vi.waitFor(() => expect(shown).toContain('new'));
    expect(shown).not.toContain('old');
  });

  test('is neither announced nor reported as failed when it can no longer be written', async () => {
    const { owned, session } = open();
    owned.follow();
    let refuse: () => void = () => {};
    const written = owned.attempt(
      () => new Promise((_resolve, reject) => (refuse = () => reject(new BackendError('expired')))),
    );
    await Promise.resolve();
    await Promise.resolve();
    session.set(signedIn('ben'));
    refuse();
    expect(await written).toBeNull();
  });

  test('is not written while signed out', async () => {
    const { owned } = open(atom<Session>(nobody));
    const work = vi.fn(() => Promise.resolve());
    expect(await owned.attempt(work)).toBeNull();
    expect(work).not.toHaveBeenCalled();
  });

  test('reports a failure while the user is the same', async () => {
    const { owned } = open();
    const failed = await owned.attempt(() => Promise.reject(new BackendError('offline')));
    expect(failed).toMatchObject({ kind: 'failed', code: 'offline' });
  });

  test('waits for an unknown user', async () => {
    const session = atom<Session>({ kind: 'unknown' });
    const knownSession = () => Promise.resolve(session.set(signedIn('ada')));
    const owned = ownedStore<News>(environment, { forget() {} }, { $session: session, knownSession });
    opened.push(owned);
    expect(await owned.attempt((_client, userId) => Promise.resolve(userId))).toEqual({
      kind: 'ok',
      value: 'ada',
    });
  });

  test.each<[string, Session, string | null]>([
    ['the server has said it', { kind: 'unknown' }, 'ada'],
    ['nobody is', nobody, null],
  ])('does not wait for the user when %s', async (_why, now, owner) => {
    const knownSession = vi.fn(() => Promise.resolve());
    const $session = atom<Session>(now);
    const owned = ownedStore<News>(environment, { forget() {} }, { $session, knownSession });
    opened.push(owned);
    if (owner) owned.takeOver(owner);
    const done = await owned.attempt((_client, userId) => Promise.resolve(userId));
    expect(done).toEqual(owner && { kind: 'ok', value: owner });
    expect(knownSession).not.toHaveBeenCalled();
  });

  test('is not loaded while signed out', async () => {
    const { owned } = open(atom<Session>(nobody));
    expect(await owned.read(() => Promise.resolve('hers'))).toBeNull();
  });

  test('that failed to load is not loaded again by writes', async () => {
    const { owned } = open();
    const work = vi.fn(() => {
      owned.tell({ word: 'news' });
      return Promise.reject(new BackendError('offline'));
    });
    expect(await owned.read(work)).toMatchObject({ kind: 'failed', code: 'offline' });
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('reports that the user cannot be determined', async () => {
    const session = atom<Session>({ kind: 'unknown' });
    const knownSession = () => Promise.reject(new BackendError('offline'));
    const owned = ownedStore<News>(environment, { forget() {} }, { $session: session, knownSession });
    opened.push(owned);
    expect(await owned.attempt(() => Promise.resolve(1))).toMatchObject({ kind: 'failed', code: 'offline' });
  });
});

describe('other tabs', () => {
  test('announce their user’s data, and no others', async () => {
    const here = open();
    here.owned.follow();
    const hers = open();
    const his = open(atom<Session>(signedIn('ben')));
    hers.owned.tell({ word: 'news of hers' });
    his.owned.tell({ word: 'news of his' });
    await vi.waitFor(() => expect(here.shown).toContain('news of hers'));
    expect(here.shown).not.toContain('news of his');
  });

  test('are received before the user is known, and applied afterwards', async () => {
    const here = open(atom<Session>({ kind: 'unknown' }));
    const rendered = open(atom<Session>({ kind: 'unknown' }));
    here.owned.follow();
    rendered.owned.follow();
    open().owned.tell({ word: 'news of hers' });
    open(atom<Session>(signedIn('ben'))).owned.tell({ word: 'news of his' });
    rendered.owned.takeOver('ada');
    expect(rendered.shown).toEqual(['news of hers']);
    here.session.set(signedIn('ada'));
    await vi.waitFor(() => expect(here.shown).toEqual(['forgotten', 'news of hers', 'hers']));
  });

  test('are received once, even if the store starts to follow repeatedly', async () => {
    const here = open();
    here.owned.follow();
    here.owned.follow();
    open().owned.tell({ word: 'news' });
    await vi.waitFor(() => expect(here.shown).toContain('news'));
    here.owned.close();
    open().owned.tell({ word: 'later news' });
    expect(here.shown.filter((word) => word.endsWith('news'))).toEqual(['news']);
  });

  test('that write during the first response cause another load', async () => {
    const { answer, waiting } = late();
    const here = open(undefined, answer);
    here.owned.follow();
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    open().owned.tell({ word: 'news' });
    await vi.waitFor(() => expect(here.shown).toContain('news'));
    waiting[0]?.('from before');
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    waiting[1]?.('from after');
    await vi.waitFor(() => expect(here.shown).toContain('from after'));
    expect(here.shown).not.toContain('from before');
  });

  test('are no longer received once the store is closed', async () => {
    const here = open();
    here.owned.follow();
    here.owned.close();
    const other = open();
    other.owned.follow();
    open().owned.tell({ word: 'news' });
    await vi.waitFor(() => expect(other.shown).toContain('news'));
    expect(here.shown).not.toContain('news');
  });
});

describe('server-rendered data', () => {
  test('is used before the user is known, and kept if it is theirs', () => {
    const { owned, session, shown } = open(atom<Session>({ kind: 'unknown' }));
    expect(owned.takeOver('ada')).toBe(true);
    session.set(signedIn('ada'));
    expect(shown).toEqual([]);
  });

  test('is not loaded for its user, known before or after', () => {
    const load = vi.fn();
    const known = ownedStore<News>(
      environment,
      { forget() {}, load },
      { $session: atom<Session>(signedIn('ada')) },
    );
    opened.push(known);
    expect(known.takeOver('ada')).toBe(true);
    expect(load).not.toHaveBeenCalled();
  });

  test('is cleared when the user turns out to be another', () => {
    const { owned, session, shown } = open(atom<Session>({ kind: 'unknown' }));
    owned.takeOver('ada');
    session.set(signedIn('ben'));
    expect(shown).toEqual(['forgotten']);
  });

  test('for two users is used for the first only', () => {
    const { owned } = open(atom<Session>({ kind: 'unknown' }));
    expect([owned.takeOver('ada'), owned.takeOver('ben'), owned.owner()]).toEqual([true, false, 'ada']);
  });

  test('is kept while the user is briefly unknown', () => {
    const { owned, session, shown } = open(atom<Session>({ kind: 'unknown' }));
    owned.takeOver('ada');
    session.set({ kind: 'unknown' });
    expect([owned.owner(), shown]).toEqual(['ada', []]);
  });

  test.each([
    ['somebody else', signedIn('ben')],
    ['nobody', nobody],
  ])('is refused when %s is signed in by then', (_who, now) => {
    const { owned } = open(atom<Session>(now));
    expect(owned.takeOver('ada')).toBe(false);
  });
});

test('Does nothing on undo once the store belongs to another user', () => {
  const { owned, session } = open();
  owned.follow();
  const act = vi.fn();
  const undo = owned.offered(act);
  undo();
  expect(act).toHaveBeenCalledTimes(1);
  session.set(signedIn('ben'));
  undo();
  expect(act).toHaveBeenCalledTimes(1);
});

test('Follows the current user again after a store was closed', () => {
  const { owned, session } = open();
  owned.follow();
  owned.close();
  session.set(signedIn('ben'));
  expect(owned.owner()).toBe('ada');
  owned.follow();
  expect(owned.owner()).toBe('ben');
});

describe('a store without tabs', () => {
  test('opens no channel', () => {
    const channel = vi.fn(environment.channel);
    const session = atom<Session>(signedIn('ada'));
    const owned = ownedStore<News>({ ...environment, channel }, { forget() {} }, { $session: session });
    opened.push(owned);
    owned.follow();
    owned.tell({ word: 'news' });
    expect(channel).not.toHaveBeenCalled();
  });

  test('that only sends ignores messages', () => {
    const session = atom<Session>(signedIn('ada'));
    const owned = ownedStore<News>(environment, { name: 'words', forget() {} }, { $session: session });
    opened.push(owned);
    owned.follow();
    open().owned.tell({ word: 'news' });
    expect(owned.owner()).toBe('ada');
  });

  test('sends nothing while signed out', () => {
    const here = open();
    here.owned.follow();
    const visitor = open(atom<Session>(nobody));
    visitor.owned.follow();
    open(atom<Session>(nobody)).owned.tell({ word: 'nobody’s' });
    expect([...here.shown, ...visitor.shown]).not.toContain('nobody’s');
  });
});

test('Uses the new user in a listener that gets the sign-in first', async () => {
  const session = atom<Session>(nobody);
  const { owned } = open(session);
  const done: unknown[] = [];
  session.listen(() => void owned.attempt((_client, userId) => Promise.resolve(done.push(userId))));
  owned.follow();
  session.set(signedIn('ada'));
  await vi.waitFor(() => expect(done).toEqual(['ada']));
});

test('Runs actions without a store for the current user', async () => {
  vi.resetModules();
  const world = await import('../../../../src/core/stores/environment.ts');
  world.setEnvironment({ ...environment, keepsSession: () => false });
  const { $session, startSession } = await import('../../../../src/core/stores/session.ts');
  const { attemptAsPerson, offeredToPerson } = await import('../../../../src/core/stores/as-person.ts');
  startSession();
  const $now = $session as WritableAtom<Session>;
  const who = () => attemptAsPerson((_client, userId) => Promise.resolve(userId));
  expect(await who()).toBeNull();
  $now.set(signedIn('ada'));
  expect(await who()).toEqual({ kind: 'ok', value: 'ada' });
  const act = vi.fn();
  const undo = offeredToPerson(act);
  $now.set(signedIn('ben'));
  undo();
  expect(act).not.toHaveBeenCalled();
  expect(await who()).toEqual({ kind: 'ok', value: 'ben' });
});
