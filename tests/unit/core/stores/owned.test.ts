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

describe('what belongs to somebody', () => {
  test('is neither asked for nor followed before it is used', () => {
    const { shown, asked } = open();
    expect([shown, asked]).toEqual([[], []]);
  });

  test('is read once they are known, and for visitors not at all', async () => {
    const { owned, session, shown, asked } = open(atom<Session>({ kind: 'unknown' }));
    owned.follow();
    session.set(nobody);
    expect(asked).toEqual([]);
    session.set(signedIn('ada'));
    await vi.waitFor(() => expect(shown).toEqual(['forgotten', 'hers']));
    expect(asked).toEqual(['ada']);
    expect(owned.owner()).toBe('ada');
  });

  test('is loaded for nobody when they sign out', () => {
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

  test('is let go of when they sign out, and an answer that comes then is nobody’s', async () => {
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

  test('is never shown to whoever signs in next, however late it comes', async () => {
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

  test('is asked for anew when the same person comes back meanwhile', async () => {
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

  test('is neither told nor taken for a failure when it cannot be written any more', async () => {
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

  test('is not written while nobody is signed in', async () => {
    const { owned } = open(atom<Session>(nobody));
    const work = vi.fn(() => Promise.resolve());
    expect(await owned.attempt(work)).toBeNull();
    expect(work).not.toHaveBeenCalled();
  });

  test('says why it failed while it is still theirs', async () => {
    const { owned } = open();
    const failed = await owned.attempt(() => Promise.reject(new BackendError('offline')));
    expect(failed).toMatchObject({ kind: 'failed', code: 'offline' });
  });

  test('waits for who is signed in where that is not known yet', async () => {
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
  ])('does not ask who is signed in where %s', async (_why, now, owner) => {
    const knownSession = vi.fn(() => Promise.resolve());
    const $session = atom<Session>(now);
    const owned = ownedStore<News>(environment, { forget() {} }, { $session, knownSession });
    opened.push(owned);
    if (owner) owned.takeOver(owner);
    const done = await owned.attempt((_client, userId) => Promise.resolve(userId));
    expect(done).toEqual(owner && { kind: 'ok', value: owner });
    expect(knownSession).not.toHaveBeenCalled();
  });

  test('is not read while nobody is signed in', async () => {
    const { owned } = open(atom<Session>(nobody));
    expect(await owned.read(() => Promise.resolve('hers'))).toBeNull();
  });

  test('that could not be read is not asked for once more, whatever was written meanwhile', async () => {
    const { owned } = open();
    const work = vi.fn(() => {
      owned.tell({ word: 'news' });
      return Promise.reject(new BackendError('offline'));
    });
    expect(await owned.read(work)).toMatchObject({ kind: 'failed', code: 'offline' });
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('says that it cannot be known who is signed in', async () => {
    const session = atom<Session>({ kind: 'unknown' });
    const knownSession = () => Promise.reject(new BackendError('offline'));
    const owned = ownedStore<News>(environment, { forget() {} }, { $session: session, knownSession });
    opened.push(owned);
    expect(await owned.attempt(() => Promise.resolve(1))).toMatchObject({ kind: 'failed', code: 'offline' });
  });
});

describe('other tabs', () => {
  test('tell theirs, and nobody else’s', async () => {
    const here = open();
    here.owned.follow();
    const hers = open();
    const his = open(atom<Session>(signedIn('ben')));
    hers.owned.tell({ word: 'news of hers' });
    his.owned.tell({ word: 'news of his' });
    await vi.waitFor(() => expect(here.shown).toContain('news of hers'));
    expect(here.shown).not.toContain('news of his');
  });

  test('are heard before it is known here who is signed in, and taken in once it is', async () => {
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

  test('are heard once, however often the store begins to follow', async () => {
    const here = open();
    here.owned.follow();
    here.owned.follow();
    open().owned.tell({ word: 'news' });
    await vi.waitFor(() => expect(here.shown).toContain('news'));
    here.owned.close();
    open().owned.tell({ word: 'later news' });
    expect(here.shown.filter((word) => word.endsWith('news'))).toEqual(['news']);
  });

  test('that write while the first answer is on its way have it asked for once more', async () => {
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

  test('are not heard any more once the store is closed', async () => {
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

describe('what the server rendered', () => {
  test('is taken over before it is known here who is signed in, and kept when it was them', () => {
    const { owned, session, shown } = open(atom<Session>({ kind: 'unknown' }));
    expect(owned.takeOver('ada')).toBe(true);
    session.set(signedIn('ada'));
    expect(shown).toEqual([]);
  });

  test('is not loaded for the user it was rendered for, known by then or later', () => {
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

  test('is let go of when it turns out to be somebody else', () => {
    const { owned, session, shown } = open(atom<Session>({ kind: 'unknown' }));
    owned.takeOver('ada');
    session.set(signedIn('ben'));
    expect(shown).toEqual(['forgotten']);
  });

  test('for two people is taken over for the first alone', () => {
    const { owned } = open(atom<Session>({ kind: 'unknown' }));
    expect([owned.takeOver('ada'), owned.takeOver('ben'), owned.owner()]).toEqual([true, false, 'ada']);
  });

  test('is kept while it is not known for a moment who is signed in', () => {
    const { owned, session, shown } = open(atom<Session>({ kind: 'unknown' }));
    owned.takeOver('ada');
    session.set({ kind: 'unknown' });
    expect([owned.owner(), shown]).toEqual(['ada', []]);
  });

  test.each([
    ['somebody else', signedIn('ben')],
    ['nobody', nobody],
  ])('is refused where %s is signed in by then', (_who, now) => {
    const { owned } = open(atom<Session>(now));
    expect(owned.takeOver('ada')).toBe(false);
  });
});

test('an undo does nothing once the store belongs to another', () => {
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

test('a store that was closed follows anew whoever is signed in by then', () => {
  const { owned, session } = open();
  owned.follow();
  owned.close();
  session.set(signedIn('ben'));
  expect(owned.owner()).toBe('ada');
  owned.follow();
  expect(owned.owner()).toBe('ben');
});

describe('a store without tabs', () => {
  test('opens no line to them', () => {
    const channel = vi.fn(environment.channel);
    const session = atom<Session>(signedIn('ada'));
    const owned = ownedStore<News>({ ...environment, channel }, { forget() {} }, { $session: session });
    opened.push(owned);
    owned.follow();
    owned.tell({ word: 'news' });
    expect(channel).not.toHaveBeenCalled();
  });

  test('that only tells hears without harm', () => {
    const session = atom<Session>(signedIn('ada'));
    const owned = ownedStore<News>(environment, { name: 'words', forget() {} }, { $session: session });
    opened.push(owned);
    owned.follow();
    open().owned.tell({ word: 'news' });
    expect(owned.owner()).toBe('ada');
  });

  test('tells nothing for nobody', () => {
    const here = open();
    here.owned.follow();
    const visitor = open(atom<Session>(nobody));
    visitor.owned.follow();
    open(atom<Session>(nobody)).owned.tell({ word: 'nobody’s' });
    expect([...here.shown, ...visitor.shown]).not.toContain('nobody’s');
  });
});

test('a listener that hears of a sign-in first uses the store as who is signed in by then', async () => {
  const session = atom<Session>(nobody);
  const { owned } = open(session);
  const done: unknown[] = [];
  session.listen(() => void owned.attempt((_client, userId) => Promise.resolve(done.push(userId))));
  owned.follow();
  session.set(signedIn('ada'));
  await vi.waitFor(() => expect(done).toEqual(['ada']));
});

test('what no store keeps is done for whoever uses this page', async () => {
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
