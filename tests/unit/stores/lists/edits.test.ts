import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  marksAfter,
  NO_MARKS,
  type ListChange,
  type ListMarks,
  type ListName,
  type ListTitle,
} from '../../../../src/domain/lists/lists.ts';
import { titleKey } from '../../../../src/domain/title.ts';
import type { Failure } from '../../../../src/stores/attempt.ts';
import type { ListEdit } from '../../../../src/stores/lists/edit.ts';
import { createEdits } from '../../../../src/stores/lists/edits.ts';
import type { Marks } from '../../../../src/stores/lists/marks.ts';

const film = (id: number): ListTitle => ({
  ...{ kind: 'movie', id, title: `Film ${id}` },
  ...{ posterPath: null, date: null, voteAverage: null },
});
const OFFLINE: Failure = { kind: 'failed', code: 'offline', message: '' };

const named = ({ list, present, title }: ListEdit) => `${present ? '+' : '-'}${list} ${title.id}`;
const edit = (sign: '+' | '-', list: ListName, id = 1): ListEdit => ({
  ...{ list, title: film(id), present: sign === '+' },
});

/** Edits of somebody whose titles are in no list, or in those named; writes end as soon as `end` lets them. */
function begin(before: Partial<ListMarks> = {}, gate?: () => Promise<void>) {
  const known = new Map<string, ListMarks>();
  for (const id of [1, 2]) known.set(titleKey(film(id)), { ...NO_MARKS, ...before });
  const [written, shown, told, said]: [string[], string[][], ListChange[], unknown[]] = [[], [], [], []];
  const state = {
    owner: 'ada' as string | null,
    failure: undefined as Failure | undefined,
    load: () => Promise.resolve(),
    forget: () => {},
  };
  const marks: Partial<Marks> = {
    owner: () => state.owner,
    known: (key) => known.get(key),
    failure: () => state.failure,
    load: () => state.load(),
    showEdits: (_key, pending) => void shown.push(pending.map(named)),
    onForget: (listener) => void (state.forget = listener),
    tell(changes) {
      told.push(...changes);
      for (const { title, list, present } of changes) {
        const key = titleKey(title);
        known.set(key, marksAfter(known.get(key)!, list, present));
      }
    },
  };
  const { want } = createEdits(marks as Marks, {
    async write(wanted) {
      const { owner } = state;
      written.push(named(wanted));
      await gate?.();
      if (state.owner !== owner) return null;
      return [{ ...wanted, addedAt: null }];
    },
    sayFulfilled: (wanted) => void said.push(named(wanted)),
    sayUnknown: (wanted, failure) => void said.push([named(wanted), failure]),
  });
  return { want, known, written, shown, told, said, state };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('what is pressed', () => {
  test('is shown at once, and written when nobody has pressed for a moment', async () => {
    const { want, written, shown, told } = begin();
    const first = want(edit('+', 'wishlist'));
    expect(shown).toEqual([['+wishlist 1']]);
    await pass(199);
    expect(written).toEqual([]);
    await pass(1);
    await first;
    expect([written, told.length, shown.at(-1)]).toEqual([['+wishlist 1'], 1, []]);
    // And so is what is pressed later.
    const second = want(edit('-', 'wishlist'));
    await pass(150);
    const third = want(edit('+', 'favorite'));
    await pass(199);
    expect(written).toHaveLength(1);
    await pass(1000);
    await Promise.all([second, third]);
    expect(written).toEqual(['+wishlist 1', '-wishlist 1', '+favorite 1']);
  });

  test('on another page is written without a pause', async () => {
    const { want, written } = begin();
    const done = want({ ...edit('+', 'wishlist'), elsewhere: true });
    await pass(0);
    await done;
    expect(written).toEqual(['+wishlist 1']);
  });

  test.each<[string, ListEdit[], Partial<ListMarks>, string[], string[]]>([
    ['to and fro', [edit('+', 'wishlist'), edit('-', 'wishlist')], {}, [], ['-wishlist 1']],
    ['as it is', [edit('+', 'wishlist')], { wishlist: true }, [], ['+wishlist 1']],
    [
      'one list of the two, then the other',
      [edit('+', 'watched'), edit('+', 'wishlist')],
      {},
      ['+wishlist 1'],
      [],
    ],
    [
      'into one of them, and out of the other',
      [edit('+', 'watched'), edit('-', 'wishlist')],
      { wishlist: true },
      ['+watched 1'],
      ['-wishlist 1'],
    ],
    [
      'lists that have nothing to do with each other',
      [edit('+', 'favorite'), edit('+', 'wishlist')],
      {},
      ['+favorite 1', '+wishlist 1'],
      [],
    ],
    ['two titles', [edit('+', 'wishlist'), edit('-', 'wishlist', 2)], {}, ['+wishlist 1'], ['-wishlist 2']],
  ])('counts as it was pressed last: %s', async (_what, edits, before, writes, fulfilled) => {
    const { want, written, said } = begin(before);
    const done = Promise.all(edits.map(want));
    await pass(1000);
    await done;
    expect([written, said]).toEqual([writes, fulfilled]);
  });

  test('while a write is on its way is shown with it, and written after it', async () => {
    const gates: (() => void)[] = [];
    const { want, written, shown } = begin({}, () => new Promise((resolve) => void gates.push(resolve)));
    let isDone = false;
    const done = want(edit('+', 'wishlist')).then(() => (isDone = true));
    await pass(200);
    void want(edit('-', 'wishlist'));
    expect(shown.at(-1)).toEqual(['+wishlist 1', '-wishlist 1']);
    await pass(1000);
    expect([written, isDone]).toEqual([['+wishlist 1'], false]);
    gates[0]!();
    await pass(199);
    expect([written.length, shown.at(-1)]).toEqual([1, ['-wishlist 1']]);
    await pass(1);
    gates[1]!();
    await done;
    expect([written, shown.at(-1)]).toEqual([['+wishlist 1', '-wishlist 1'], []]);
  });

  test('by a visitor is nothing', async () => {
    const { want, written, shown, state } = begin();
    state.owner = null;
    await want(edit('+', 'wishlist'));
    await pass(400);
    expect([written, shown]).toEqual([[], []]);
  });

  test('where nobody knows what the list holds is not written, which is said if that is known', async () => {
    const { want, known, written, shown, said, state } = begin();
    known.clear();
    state.failure = OFFLINE;
    const first = want(edit('+', 'wishlist'));
    await pass(200);
    await first;
    expect([written, said, shown.at(-1)]).toEqual([[], [['+wishlist 1', OFFLINE]], []]);
    state.failure = undefined;
    const second = want(edit('+', 'wishlist'));
    await pass(200);
    await second;
    expect([written, said.length, shown.at(-1)]).toEqual([[], 1, []]);
  });
});

describe('what one person pressed', () => {
  test.each(['before it is written', 'while its list is asked for'])(
    'is not done in the name of the next who came %s',
    async (when) => {
      const { want, written, said, state } = begin();
      const asked = Promise.withResolvers<void>();
      state.load = () => asked.promise;
      const done = want(edit('+', 'wishlist'));
      await pass(when === 'before it is written' ? 100 : 200);
      state.owner = 'bob';
      state.forget();
      asked.resolve();
      await pass(400);
      await done;
      expect([written, said]).toEqual([[], []]);
    },
  );

  test('and is still being written keeps nobody else waiting, tells them nothing, and mixes with nothing of theirs', async () => {
    const gates: (() => void)[] = [];
    const { want, written, shown, told, state } = begin(
      {},
      () => new Promise((resolve) => void gates.push(resolve)),
    );
    const hers = want(edit('+', 'wishlist'));
    await pass(200);
    state.owner = 'bob';
    state.forget();
    void want(edit('+', 'favorite'));
    await pass(200);
    expect(written).toEqual(['+wishlist 1', '+favorite 1']);
    gates[1]!();
    await pass(0);
    const count = shown.push(['his own']);
    void want(edit('+', 'dismissed'));
    gates[0]!();
    await hers;
    const his = want(edit('-', 'dismissed'));
    await pass(400);
    await his;
    expect([written.length, told.map(({ list }) => list)]).toEqual([2, ['favorite']]);
    expect(shown.slice(count)).toEqual([['+dismissed 1'], ['-dismissed 1'], []]);
  });
});
