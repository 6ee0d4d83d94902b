import { expect, test } from 'vitest';
import type { ListChange, ListName } from '../../../../src/core/lists.ts';
import type { ListEdit } from '../../../../src/features/marks/edit.store.ts';
import { createEdits } from '../../../../src/features/marks/edits.store.ts';
import type { Marks } from '../../../../src/features/marks/marks.store.ts';
import type { KeptMark } from '../../../../src/features/marks/send-mark.store.ts';
import { film } from '../../../support/films.ts';

const named = ({ list, present, title }: ListEdit) => `${present ? '+' : '-'}${list} ${title.id}`;
const edit = (sign: '+' | '-', list: ListName, id = 1): ListEdit => ({
  ...{ list, title: film(id), present: sign === '+' },
});

/** A user's edits. Each resolves when its gate opens, and succeeds unless it is about dismissed titles. */
function begin() {
  const [sent, shown, told]: [string[], string[][], ListChange[]] = [[], [], []];
  const gates = new Map<string, () => void>();
  const state = { owner: 'ada' as string | null, forget: () => {} };
  const marks: Partial<Marks> = {
    owner: () => state.owner,
    load: () => Promise.resolve(),
    showEdits: (_key, pending) => void shown.push(pending.map(named)),
    onForget: (listener) => void (state.forget = listener),
    tell: (changes) => void told.push(...changes),
  };
  const { want } = createEdits(marks as Marks, {
    send(wanted) {
      sent.push(named(wanted));
      return new Promise((resolve) => gates.set(named(wanted), () => resolve({} as KeptMark<'list'>)));
    },
    async finish(wanted, answer) {
      const { owner } = state;
      await answer;
      if (state.owner !== owner) return null;
      return wanted.list === 'dismissed' ? [] : [{ ...wanted, addedAt: null }];
    },
  });
  return { want, sent, shown, told, state, open: (name: string) => gates.get(name)?.() };
}

test('Sends and shows an edit at once, and ends it once saved', async () => {
  const { want, sent, shown, told, open } = begin();
  const done = want(edit('+', 'wishlist'));
  expect([sent, shown, told]).toEqual([['+wishlist 1'], [['+wishlist 1']], []]);
  open('+wishlist 1');
  expect(await done).toBe(true);
  expect([told.length, shown.at(-1)]).toEqual([1, []]);
});

test('Does not resend what the press has sent', async () => {
  const { want, sent, told } = begin();
  expect(await want({ ...edit('+', 'wishlist'), sent: Promise.resolve({} as KeptMark<'list'>) })).toBe(true);
  expect([sent, told.length]).toEqual([[], 1]);
});

test('Applies responses about a title in the order of presses', async () => {
  const { want, shown, told, open } = begin();
  const first = want(edit('+', 'wishlist'));
  const second = want(edit('-', 'wishlist'));
  expect(shown.at(-1)).toEqual(['+wishlist 1', '-wishlist 1']);
  open('-wishlist 1');
  open('+wishlist 1');
  await Promise.all([first, second]);
  expect(told.map(({ present }) => present)).toEqual([true, false]);
  expect(shown.at(-1)).toEqual([]);
});

test('Changes nothing after a failure', async () => {
  const { want, shown, told, open } = begin();
  const done = want(edit('+', 'dismissed'));
  open('+dismissed 1');
  expect(await done).toBe(false);
  expect([told, shown.at(-1)]).toEqual([[], []]);
});

test('Ignores a visitor’s press', async () => {
  const { want, sent, shown, state } = begin();
  state.owner = null;
  expect(await want(edit('+', 'wishlist'))).toBe(false);
  expect([sent, shown]).toEqual([[], []]);
});

test('Separates users’ edits: a response to one neither delays nor affects another', async () => {
  const { want, shown, told, state, open } = begin();
  const hers = want(edit('+', 'wishlist'));
  state.owner = 'bob';
  state.forget();
  const his = want(edit('+', 'favorite'));
  open('+favorite 1');
  expect(await his).toBe(true);
  const count = shown.length;
  open('+wishlist 1');
  expect(await hers).toBe(false);
  expect([told.map(({ list }) => list), shown.slice(count)]).toEqual([['favorite'], []]);
});
