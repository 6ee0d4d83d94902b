import { atom } from 'nanostores';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '../../../../src/core/backend/client.ts';
import { NO_MARKS, type ListChange, type ListName } from '../../../../src/core/lists.ts';
import { createMarks, type Marks } from '../../../../src/features/marks/marks.store.ts';
import type { Session } from '../../../../src/core/stores/session.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { film } from '../../../support/films.ts';

const browser = browserEnvironment();
const signedIn = (id: string) => ({ kind: 'signedIn', account: { id } }) as Session;
const signedOut: Session = { kind: 'signedOut' };
const films = (count: number) => Array.from({ length: count }, (_, at) => film(at + 1));
const change = (id: number, list: ListName, present: boolean): ListChange => ({
  list,
  title: film(id),
  present,
  addedAt: null,
});
const edit = (id: number, list: ListName, present: boolean) => ({ list, title: film(id), present });

/** A pending request. */
interface Question {
  ids: number[];
  /** Answers that these are in a list, and the others in none. */
  answer: (lists?: Partial<Record<number, ListName>>) => void;
  refuse: () => void;
}

const opened: Marks[] = [];
afterEach(() => {
  for (const marks of opened.splice(0)) marks.close();
});

/** Marks in their own tab, and their requests, which the test answers. */
function open(session = atom<Session>(signedIn('ada'))) {
  const asked: Question[] = [];
  const rpc = (_name: string, { p_movie_ids: ids }: { p_movie_ids: number[] }) =>
    new Promise((resolve) => {
      const row = (id: number, list: ListName) => ({
        ...{ kind: 'movie', title_id: id, wishlisted: list === 'wishlist', watched: list === 'watched' },
        ...{ favorite: list === 'favorite', dismissed: list === 'dismissed' },
      });
      asked.push({
        ids,
        answer(lists = {}) {
          const data = Object.entries(lists).map(([id, list]) => row(Number(id), list!));
          resolve({ data, error: null, status: 200 });
        },
        refuse: () =>
          void resolve({ data: null, error: { code: '', message: 'Failed to fetch' }, status: 0 }),
      });
    });
  const backend = () => Promise.resolve({ rpc } as unknown as Client);
  const marks = createMarks({ ...browser.environment, backend }, session);
  opened.push(marks);
  /** The next request, once it is sent. */
  const next = async () => {
    await vi.waitFor(() => expect(asked).not.toEqual([]));
    return asked.shift()!;
  };
  const shown = (id: number) => marks.$marks.get().get(`movie-${id}`);
  /** Loads these and answers at once. */
  const learn = async (ids: number[], lists: Partial<Record<number, ListName>> = {}) => {
    const loading = marks.load(ids.map((id) => film(id)));
    (await next()).answer(lists);
    await loading;
  };
  return { marks, asked, next, shown, learn, session };
}

/** Pending requests have been sent. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('titles’ marks', () => {
  test('are loaded by 500, each once, and known when all have answered', async () => {
    const { marks, asked, next, shown } = open();
    let isDone = false;
    const loading = marks.load([...films(1201), film(1), film(1201)]).then(() => (isDone = true));
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    expect(asked.map(({ ids }) => [ids[0], ids.length])).toEqual([
      [1, 500],
      [501, 500],
      [1001, 201],
    ]);
    const parts = [await next(), await next(), await next()];
    parts[0]!.answer({ 500: 'watched' });
    parts[2]!.answer({ 1201: 'favorite' });
    await settle();
    expect([isDone, shown(500), shown(501)]).toEqual([
      false,
      { kind: 'known', lists: { ...NO_MARKS, watched: true } },
      { kind: 'loading', edited: {} },
    ]);
    // Known or pending titles are not requested.
    const again = marks.load([film(1), film(501)]);
    parts[1]!.answer();
    await Promise.all([loading, again]);
    expect([asked, shown(501), marks.known('movie-1201')]).toEqual([
      [],
      { kind: 'known', lists: NO_MARKS },
      { ...NO_MARKS, favorite: true },
    ]);
  });

  test('are loaded again for all failed ones once one is requested, and not before', async () => {
    const { marks, asked, next, shown, learn } = open();
    const loading = marks.load([film(1), film(2)]);
    (await next()).refuse();
    await loading;
    expect([shown(1), marks.failure('movie-2')]).toMatchObject([
      { kind: 'failed', edited: {} },
      { kind: 'failed', code: 'offline' },
    ]);
    await learn([3]);
    expect(asked).toEqual([]);
    expect(shown(2)).toEqual({ kind: 'failed', edited: {} });
    const again = marks.load([film(1), film(3)]);
    const question = await next();
    expect(question.ids).toEqual([1, 2]);
    expect([shown(2), marks.failure('movie-2')]).toEqual([{ kind: 'loading', edited: {} }, undefined]);
    question.answer({ 2: 'wishlist' });
    await again;
    expect([marks.known('movie-1'), marks.known('movie-2')]).toEqual([
      NO_MARKS,
      { ...NO_MARKS, wishlist: true },
    ]);
    expect(marks.failure('movie-1')).toBeUndefined();
  });

  test('are not loaded for a visitor, and for all shown titles on sign-in', async () => {
    const { marks, asked, next, session } = open(atom<Session>(signedOut));
    await marks.load([film(1)]);
    await marks.load([film(2)]);
    await settle();
    expect([asked, marks.owner()]).toEqual([[], null]);
    session.set(signedIn('ada'));
    expect((await next()).ids).toEqual([1, 2]);
  });

  test('belong to one user: all are cleared on sign-out, pending or not', async () => {
    const { marks, asked, next, shown, learn, session } = open();
    await learn([1]);
    const forgotten = vi.fn();
    marks.onForget(forgotten);
    const failing = marks.load([film(2)]);
    (await next()).refuse();
    await failing;
    const loading = marks.load([film(3)]);
    const late = await next();
    marks.showEdits('movie-1', [edit(1, 'favorite', true)]);
    marks.showEdits('movie-4', [edit(4, 'dismissed', true)]);
    marks.tell([change(1, 'wishlist', true)]);
    session.set(signedIn('bob'));
    expect(forgotten).toHaveBeenCalledOnce();
    expect([marks.known('movie-1'), marks.failure('movie-2'), marks.wasOfInterest('movie-1')]).toEqual([
      undefined,
      undefined,
      false,
    ]);
    expect([...marks.$marks.get()]).toEqual(
      [1, 2, 3].map((id) => [`movie-${id}`, { kind: 'loading', edited: {} }]),
    );
    const question = await next();
    late.answer({ 3: 'wishlist' });
    await loading;
    expect(shown(3)).toEqual({ kind: 'loading', edited: {} });
    question.answer();
    await settle();
    expect([marks.known('movie-1'), marks.known('movie-3'), asked]).toEqual([NO_MARKS, NO_MARKS, []]);
  });
});

describe('a change meanwhile', () => {
  test('is applied where marks are known, and sent to listeners and other tabs', async () => {
    const { marks, asked, learn } = open();
    const other = open();
    const [heard, told]: [ListChange[], ListChange[]] = [[], []];
    const stop = marks.onChange((news) => heard.push(news));
    other.marks.onChange((news) => told.push(news));
    await learn([1], { 1: 'watched' });
    const news = [change(1, 'wishlist', true), change(2, 'favorite', true)];
    marks.tell(news);
    expect(marks.known('movie-1')).toEqual({ ...NO_MARKS, wishlist: true });
    expect([heard, told]).toEqual([news, news]);
    // Neither was requested there, nor the second here.
    await settle();
    expect([asked, other.asked, marks.known('movie-2'), marks.$marks.get().has('movie-2')]).toEqual([
      [],
      [],
      undefined,
      false,
    ]);
    stop();
    marks.tell([change(1, 'wishlist', false)]);
    expect([heard.length, told.length]).toEqual([2, 3]);
  });

  test('invalidates a pending response: marks are loaded again', async () => {
    const { marks, asked, next, shown } = open();
    const loading = marks.load([film(1)]);
    const first = await next();
    marks.tell([change(1, 'wishlist', true)]);
    (await next()).answer({ 1: 'wishlist' });
    await vi.waitFor(() => expect(marks.known('movie-1')).toEqual({ ...NO_MARKS, wishlist: true }));
    first.answer();
    await loading;
    expect(shown(1)).toEqual({ kind: 'known', lists: { ...NO_MARKS, wishlist: true } });
    (await next()).answer({ 1: 'wishlist' });
    await settle();
    expect(asked).toEqual([]);
  });

  test('in another tab invalidates a pending response, too', async () => {
    const { marks, next, shown } = open();
    const loading = marks.load([film(1)]);
    const first = await next();
    open().marks.tell([change(1, 'wishlist', true)]);
    first.answer();
    await loading;
    (await next()).answer({ 1: 'wishlist' });
    await vi.waitFor(() => expect(shown(1)).toMatchObject({ lists: { wishlist: true } }));
  });

  test('in another tab reloads known marks from the backend', async () => {
    const { marks, next, asked, learn } = open();
    const other = open();
    await learn([1, 2]);
    other.marks.tell([change(1, 'favorite', true), change(3, 'favorite', true)]);
    const question = await next();
    expect([question.ids, marks.known('movie-1')]).toEqual([[1], NO_MARKS]);
    // Loading does not wait for it when the state is known.
    await marks.load([film(1)]);
    question.answer({ 1: 'favorite' });
    await vi.waitFor(() => expect(marks.known('movie-1')).toEqual({ ...NO_MARKS, favorite: true }));
    expect(asked).toEqual([]);
    marks.close();
    other.marks.tell([change(1, 'favorite', false)]);
    await settle();
    expect(asked).toEqual([]);
  });

  test('in another tab is not loaded during an edit here, but afterwards', async () => {
    const { marks, next, asked, shown, learn } = open();
    const other = open();
    await learn([1]);
    marks.showEdits('movie-1', [edit(1, 'wishlist', true)]);
    other.marks.tell([change(1, 'favorite', true)]);
    await settle();
    expect([asked, shown(1)]).toEqual([[], { kind: 'known', lists: { ...NO_MARKS, wishlist: true } }]);
    marks.showEdits('movie-1', []);
    const question = await next();
    expect(shown(1)).toEqual({ kind: 'known', lists: NO_MARKS });
    question.answer({ 1: 'favorite' });
    await vi.waitFor(() =>
      expect(shown(1)).toEqual({ kind: 'known', lists: { ...NO_MARKS, favorite: true } }),
    );
    // An answer during an edit does not count either.
    other.marks.tell([change(1, 'favorite', false)]);
    const late = await next();
    marks.showEdits('movie-1', [edit(1, 'dismissed', true)]);
    late.answer();
    await settle();
    expect(marks.known('movie-1')).toEqual({ ...NO_MARKS, favorite: true });
  });
});

describe('a pending edit', () => {
  test('is shown over known marks, and over none without them', async () => {
    const { marks, next, shown, learn } = open();
    await learn([1], { 1: 'watched' });
    const failing = marks.load([film(2)]);
    (await next()).refuse();
    await failing;
    void marks.load([film(3)]);
    for (const id of [1, 2, 3, 4]) {
      marks.showEdits(`movie-${id}`, [edit(id, 'wishlist', true), edit(id, 'favorite', true)]);
    }
    const edited = { wishlist: true, watched: false, favorite: true };
    expect([1, 2, 3, 4].map(shown)).toEqual([
      { kind: 'known', lists: { ...edited, dismissed: false } },
      { kind: 'failed', edited },
      { kind: 'loading', edited },
      { kind: 'unknown', edited },
    ]);
    for (const id of [1, 2, 3, 4]) marks.showEdits(`movie-${id}`, []);
    expect([1, 2, 3, 4].map(shown)).toEqual([
      { kind: 'known', lists: { ...NO_MARKS, watched: true } },
      { kind: 'failed', edited: {} },
      { kind: 'loading', edited: {} },
      undefined,
    ]);
    expect(marks.$marks.get().has('movie-4')).toBe(false);
  });

  test('reports titles that disappeared: shown as interesting, or dismissed', async () => {
    const { marks, learn } = open();
    await learn([1, 2], { 2: 'dismissed' });
    marks.showEdits('movie-3', [edit(3, 'wishlist', true)]);
    marks.showEdits('movie-4', [edit(4, 'wishlist', true), edit(4, 'dismissed', true)]);
    const was = [1, 2, 3, 4].map((id) => marks.wasOfInterest(`movie-${id}`));
    expect(was).toEqual([true, false, false, true]);
    marks.tell([change(1, 'dismissed', true)]);
    expect(marks.wasOfInterest('movie-1')).toBe(true);
    marks.tell([change(2, 'dismissed', false)]);
    expect(marks.wasOfInterest('movie-2')).toBe(true);
  });
});
