import { atom } from 'nanostores';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { BackendError } from '../../../../src/backend/errors.ts';
import type { TitleId } from '../../../../src/domain/title.ts';
import { titleKey } from '../../../../src/domain/title.ts';
import { createCardMarks, type CardMarks } from '../../../../src/stores/lists/card-marks.ts';
import { $session, type Session } from '../../../../src/stores/session.ts';
import { beginWith } from '../../../support/browser/begin-with.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';

const browser = browserEnvironment();
// No client is asked anything: the sources of these tests answer by themselves.
const environment = { ...browser.environment, backend: () => Promise.resolve({} as never) };

const signedIn = (id: string) => ({ kind: 'signedIn', account: { id } }) as Session;
const movie = (id: number): TitleId => ({ kind: 'movie', id });

const opened: CardMarks<number>[] = [];
afterEach(() => {
  for (const marks of opened.splice(0)) marks.close();
});

/** Marks that give a title its own number, and what was asked for them. */
function open(session = atom<Session>(signedIn('ada')), answer?: () => Promise<void>, name = 'numbers') {
  const calls: number[] = [];
  const marks = createCardMarks<number>(
    environment,
    {
      name,
      async load(_client, titles) {
        calls.push(titles.length);
        await answer?.();
        return new Map(titles.filter(({ id }) => id % 2 === 0).map((title) => [titleKey(title), title.id]));
      },
    },
    session,
  );
  opened.push(marks);
  return { marks, calls, session };
}

const many = (count: number) => Array.from({ length: count }, (_, at) => movie(at + 1));

describe('what cards learn late', () => {
  test('is asked once for all titles, 500 a call, and not again for what is known', async () => {
    const { marks, calls } = open();
    await marks.load(many(1201));
    await marks.load(many(1201));
    await marks.load([movie(5000), movie(5000)]);
    expect(calls).toEqual([500, 500, 201, 1]);
    expect(marks.$values.get().get('movie-1200')).toBe(1200);
    expect(marks.$values.get().get('movie-1199')).toBeNull();
    expect(marks.$values.get().has('movie-5001')).toBe(false);
  });

  test('costs a visitor no call, and is asked as soon as they sign in', async () => {
    const { marks, calls, session } = open(atom<Session>({ kind: 'signedOut' }));
    await marks.load(many(3));
    expect(calls).toEqual([]);
    session.set(signedIn('ada'));
    await expect.poll(() => marks.$values.get().size).toBe(3);
    expect(calls).toEqual([3]);
  });

  test('is nobody else’s: gone with the session, and asked anew for whoever comes next', async () => {
    const { marks, calls, session } = open();
    await marks.load(many(2));
    session.set({ kind: 'signedOut' });
    expect(marks.$values.get().size).toBe(0);
    session.set(signedIn('bob'));
    await expect.poll(() => calls).toEqual([2, 2]);
  });

  test('that comes after somebody else signed in is not shown to them', async () => {
    let finish = () => {};
    const answer = () => new Promise<void>((resolve) => (finish = resolve));
    const { marks, session } = open(undefined, answer);
    const loading = marks.load(many(2));
    await expect.poll(() => finish.length).toBe(1);
    session.set({ kind: 'signedOut' });
    finish();
    await loading;
    expect(marks.$values.get().size).toBe(0);
  });

  test('is asked again with the next cards when it could not be learnt', async () => {
    let broken = true;
    const { marks, calls } = open(undefined, () =>
      broken ? Promise.reject(new BackendError('unavailable')) : Promise.resolve(),
    );
    await marks.load(many(2));
    expect(marks.$values.get().size).toBe(0);
    broken = false;
    await marks.load(many(2));
    expect(marks.$values.get().get('movie-2')).toBe(2);
    expect(calls).toEqual([2, 2]);
  });

  test('follows what is changed here, and in every other tab of the same person', async () => {
    const [here, there] = [open(), open()];
    const stranger = open(atom<Session>(signedIn('bob')));
    await Promise.all([here, there, stranger].map(({ marks }) => marks.load([movie(2)])));
    here.marks.tell(movie(2), 7);
    here.marks.tell(movie(3), 8);
    expect([...there.marks.$values.get()]).toEqual([
      ['movie-2', 7],
      ['movie-3', 8],
    ]);
    expect([...stranger.marks.$values.get()]).toEqual([['movie-2', 2]]);
    here.marks.tell(movie(2), null);
    expect(there.marks.$values.get().get('movie-2')).toBeNull();
  });

  test('does not take back what was changed while the answer was on its way', async () => {
    let finish = () => {};
    const answer = () => new Promise<void>((resolve) => (finish = resolve));
    const { marks } = open(undefined, answer);
    const loading = marks.load([movie(2)]);
    await expect.poll(() => finish.length).toBe(1);
    marks.tell(movie(2), 9);
    finish();
    await loading;
    expect(marks.$values.get().get('movie-2')).toBe(9);
  });

  test('is no news for cards that show something else of the same titles', () => {
    const [here, there] = [open(), open(undefined, undefined, 'letters')];
    there.marks.tell(movie(1), 1);
    here.marks.tell(movie(2), 7);
    expect([...there.marks.$values.get()]).toEqual([['movie-1', 1]]);
    expect([...here.marks.$values.get()]).toEqual([['movie-2', 7]]);
  });

  test('and was changed by one person is learnt anew for the next, and changed by no visitor', async () => {
    const { marks, session } = open();
    await marks.load([movie(2)]);
    marks.tell(movie(2), 9);
    session.set({ kind: 'signedOut' });
    marks.tell(movie(2), 10);
    expect(marks.$values.get().size).toBe(0);
    session.set(signedIn('bob'));
    await expect.poll(() => marks.$values.get().get('movie-2')).toBe(2);
  });

  test('waits until it is known who is there, and is asked once then', async () => {
    beginWith($session, { kind: 'unknown' });
    onTestFinished(() => beginWith($session, { kind: 'unknown' }));
    const calls: number[] = [];
    const load = (_client: unknown, titles: readonly TitleId[]) => {
      calls.push(titles.length);
      return Promise.resolve(new Map([['movie-2', 2]]));
    };
    const marks = createCardMarks<number>(environment, { name: 'numbers', load });
    opened.push(marks);
    await marks.load(many(2));
    beginWith($session, signedIn('ada'));
    await expect.poll(() => marks.$values.get().get('movie-2')).toBe(2);
    expect(calls).toEqual([2]);
  });
});
