import { m } from '../../../../src/paraglide/messages.js';
import { describe, expect, test, vi } from 'vitest';
import type { ListName } from '../../../../src/core/lists.ts';
import type { Failure } from '../../../../src/core/stores/attempt.ts';
import type { ListEdit } from '../../../../src/features/marks/edit.store.ts';
import type { Marks } from '../../../../src/features/marks/marks.store.ts';
import { createUndo } from '../../../../src/features/marks/undo.store.ts';
import { createToasts } from '../../../../src/core/stores/toasts.ts';
import { film } from '../../../support/films.ts';

const minute = (id: number) => `2020-02-03T04:0${id}:06+00:00`;
type Removal = Parameters<ReturnType<typeof createUndo>['offer']>[1] & {};

const entry = (id: number) => ({ ...film(id), addedAt: minute(id) });
const left = (id: number, list: ListName): Removal => ({ list, entry: entry(id), entered: null });
const hidden = (id: number): Removal => ({ list: 'dismissed', entry: entry(id), entered: 'dismissed' });
const wished = (id: number): Removal => ({ list: 'watched', entry: entry(id), entered: 'wishlist' });
const marked = (id: number, list: ListName = 'watched') => ({
  ...{ list, entry: entry(id), entered: 'watched' as const, markedAt: minute(9) },
});
const OFFLINE: Failure = { kind: 'failed', code: 'offline', message: '' };
const DEFECT: Failure = { kind: 'failed', code: 'defect', message: '' };

/** An undo; `ends` are the outcomes of its edits in turn, undefined for an abandoned one. */
function place(ends: (Failure | null | undefined)[] = []) {
  const toasts = createToasts();
  const edits: ListEdit[] = [];
  const want = (edit: ListEdit) => {
    edits.push(edit);
    const end = ends.length > 0 ? ends[edits.length - 1] : null;
    if (end !== undefined) edit.undo?.told(end);
    return Promise.resolve();
  };
  const marks = { offered: (act: () => void) => act } as Pick<Marks, 'offered'> as Marks;
  const undo = createUndo(toasts, marks, want);
  const offer = (removal: Removal | null, title = 'One') => undo.offer({ title, text: 'words' }, removal);
  const said = () => [toasts.$toast.get()?.title, toasts.$toast.get()?.text];
  return { toasts, offer, edits, said };
}

describe('removals in one toast', () => {
  test.each<[string, Removal[], string[]]>([
    [
      'of several lists',
      [left(1, 'wishlist'), left(2, 'favorite')],
      ['2 titles removed', 'Film 2 and Film 1'],
    ],
    ['one title of two lists', [left(1, 'wishlist'), left(1, 'favorite')], ['One', 'words']],
    ['entered the wishlist', [wished(1), wished(2)], ['2 titles added to wishlist', 'Film 2 and Film 1']],
    ['marked', [marked(1), marked(2, 'wishlist')], ['2 titles marked as watched', 'Film 2 and Film 1']],
    ['hidden', [hidden(1), hidden(2)], ['2 titles hidden', 'Film 2 and Film 1']],
    [
      'shown again',
      [left(1, 'dismissed'), left(2, 'dismissed')],
      ['2 titles taken back', 'Film 2 and Film 1'],
    ],
    ['one removed, one shown again', [left(1, 'wishlist'), left(2, 'dismissed')], ['One', 'words']],
    ['one shown again, one removed', [left(1, 'dismissed'), left(2, 'wishlist')], ['One', 'words']],
    ['one hidden, one shown again', [hidden(1), left(2, 'dismissed')], ['One', 'words']],
    ['one removed, one marked', [left(1, 'wishlist'), marked(2)], ['One', 'words']],
  ])('are grouped by kind: %s', (_what, removals, words) => {
    const { offer, said, toasts } = place();
    for (const removal of removals) offer(removal);
    expect(said()).toEqual(words);
    expect(toasts.$toast.get()?.action?.label).toBe('Undo');
  });

  test('end with their toast, or when another replaces it', () => {
    const { offer, said, toasts } = place();
    offer(left(1, 'wishlist'));
    toasts.dismiss();
    offer(left(2, 'wishlist'));
    expect(said()).toEqual(['One', 'words']);
    toasts.show({ title: 'Something else' });
    offer(left(3, 'wishlist'));
    expect(said()).toEqual(['One', 'words']);
    offer(left(4, 'wishlist'));
    expect(said()).toEqual(['2 titles removed', 'Film 4 and Film 3']);
  });

  test('stay shown when another tab was faster with one more, reported otherwise', () => {
    const { offer, said, toasts } = place();
    offer(null, 'First');
    expect([said(), toasts.$toast.get()?.action]).toEqual([['First', 'words'], undefined]);
    offer(left(1, 'wishlist'), 'Second');
    offer(null, 'Third');
    expect(said()).toEqual(['Second', 'words']);
    toasts.show({ title: 'Something else' });
    offer(null, 'Third');
    expect(said()).toEqual(['Third', 'words']);
  });
});

describe('an undo', () => {
  test.each<[string, Removal, boolean, string | null]>([
    ['a removal puts the title back', left(1, 'favorite'), true, null],
    ['a removal from the watched list as well', left(1, 'watched'), true, null],
    ['an exchange puts it back where it was', wished(1), true, null],
    ['what was hidden shows it again', hidden(1), false, null],
    ['a mark of what was in no list takes it out', marked(1), false, minute(9)],
    ['a mark of what was wished for wishes for it again', marked(1, 'wishlist'), true, minute(9)],
  ])('%s', async (_what, removal, present, markedAt) => {
    const { offer, edits, said, toasts } = place();
    offer(removal);
    toasts.runAction();
    await vi.waitFor(() => expect(said()).toEqual(['Restored', 'Back where it was.']));
    const undo = { addedAt: minute(1), markedAt, told: expect.any(Function) as never };
    expect(edits).toEqual([{ list: removal.list, title: film(1), present, undo }]);
  });

  const failed = ['No connection', 'Failed to undo. Please try again.'];
  test.each<[string, (Failure | null | undefined)[], unknown[]]>([
    ['all of them', [null, null], ['Restored', '2 titles are back where they were.']],
    ['one of them', [null, OFFLINE], failed],
    ['none of them', [OFFLINE, OFFLINE], failed],
    ['none, by a mistake of ours', [DEFECT, null], [m.defect_message_title(), m.defect_message_text()]],
    ['one, and nobody is left to hear of the other', [null, undefined], ['Restored', 'Back where it was.']],
    ['some, and nobody is left to hear of it', [undefined, undefined], [undefined, undefined]],
  ])('reports its result once: %s', async (_what, ends, words) => {
    const { offer, edits, said, toasts } = place(ends);
    for (const id of [1, 2]) offer(left(id, 'wishlist'));
    const shown = vi.fn();
    toasts.runAction();
    toasts.$toast.listen(shown);
    await vi.waitFor(() => expect(edits).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve));
    expect(said()).toEqual(words);
    expect(shown).toHaveBeenCalledTimes(words[0] === undefined ? 0 : 1);
    expect(toasts.$toast.get()?.destructive ?? false).toBe(ends.some((end) => end?.kind === 'failed'));
  });
});
