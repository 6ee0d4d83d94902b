import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Client } from '../../../../src/core/backend/client.ts';
import {
  addListed,
  loadListsOf,
  makeList,
  removeListed,
  type ListChoice,
} from '../../../../src/features/custom-lists/custom-lists.queries.ts';
import { listed, type ListSummary } from '../../../../src/features/custom-lists/custom-lists.ts';
import { MARKS_PATH } from '../../../../src/features/marks/marks.ts';
import {
  $choices,
  createWith,
  openChoices,
  toggleChoice,
} from '../../../../src/features/custom-lists/choices.store.ts';
import {
  $editing,
  beginEditing,
  edited,
  refreshEdited,
  showPart,
  written,
} from '../../../../src/features/custom-lists/editing.store.ts';
import {
  addTitle,
  moveTo,
  saveNote,
  saveWords,
  takeOut,
} from '../../../../src/features/custom-lists/edits.store.ts';
import {
  $myLists,
  createList,
  followMyLists,
  refreshMyLists,
  removeMyList,
  renameList,
} from '../../../../src/features/custom-lists/my-lists.store.ts';
import { currentEnvironment, setEnvironment } from '../../../../src/core/stores/environment.ts';
import { $toast, dismissToast, runToastAction } from '../../../../src/core/stores/toasts.ts';
import { answeredAfter, askedAddress, heldAnswer } from '../../../support/browser/held-answer.ts';
import { offline } from '../../../support/browser/offline.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';
import { film } from '../../../support/films.ts';

const { server, environment, seen, another, enter, leave } = await startBrowser();
const line = environment.channel('marquee-custom-lists');

let refusal: string | null;
/** The server's endpoint for removing lists; with `refusal` it refuses. */
setEnvironment({
  fetch: async (path, init) => {
    if (path === MARKS_PATH) return environment.fetch(path, init);
    if (refusal) return Response.json({ error: { code: refusal, message: 'No.' } }, { status: 409 });
    const { id, to } = JSON.parse(init?.body as string) as { id: string; to: string };
    const call = await client.rpc(to === 'back' ? 'restore_list' : 'remove_list', { p_list: id });
    return new Response(null, { status: call.data ? 204 : 404 });
  },
});

let person: { email: string; id: string };
let client: Client;
const names = async () => (await loadListsOf(client, person.id)).map(({ name }) => name);
const titlesOf = async (address: string) => {
  const { rows } = await server.database.query<{ id: number }>(
    `select title_id as id from public.list_items i join public.lists l on l.id = i.list_id
       where l.address = $1 order by i.position`,
    [address],
  );
  return rows.map(({ id }) => id);
};
const order = () => edited()?.titles.map(({ id }) => id);

/** A list with these films, created as by another tab. */
async function made(name: string, ids: readonly number[] = []) {
  const id = crypto.randomUUID();
  const address = await makeList(client, person.id, id, { name, description: '', ranked: false });
  if (ids.length > 0) {
    await server.database.query(
      `insert into public.list_items (list_id, user_id, position, kind, title_id, title)
         select $1, $3, row_number() over (), 'movie', one, 'Film ' || one from unnest($2::int[]) one`,
      [id, [...ids], person.id],
    );
  }
  return { id, address, name };
}
/** The last parts of further requests' addresses. */
function countRequests() {
  const fetches = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetches.mockRestore());
  return () => fetches.mock.calls.map((call) => new URL(askedAddress(call)).pathname.split('/').at(-1));
}
/** Waits for everything already queued. */
const passed = () => new Promise((resolve) => setTimeout(resolve));
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const mine = async () => {
  followMyLists(person.id, await loadListsOf(client, person.id));
  return $myLists.get()!;
};

beforeEach(async () => {
  refusal = null;
  person = await another();
  client = await environment.backend();
  dismissToast();
  seen.changed.length = 0;
});

describe('a user’s lists', () => {
  test.each<[string, (list: ListSummary) => Promise<unknown>, string[]]>([
    ['removed', removeMyList, ['Second']],
    ['renamed', (list) => renameList(list, 'Comedies'), ['Comedies', 'Second']],
    ['made', () => createList({ name: 'New', description: '', ranked: false }), ['Laughs', 'New', 'Second']],
  ])('are shown as current, even if read while one is %s', async (_what, act, now) => {
    const { fetch: real } = globalThis;
    const [before, after, late] = [0, 1, 2];
    for (const when of [before, after, late]) {
      person = await another();
      await made('Second');
      await made('Laughs');
      const list = (await mine()).find(({ name }) => name === 'Laughs')!;
      if (when === late) await answeredAfter('lists_of', refreshMyLists, () => act(list));
      else {
        const fetches = vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...request) => {
          if (when === before) await refreshMyLists();
          const answer = await real(...request);
          if (when === after) await refreshMyLists();
          return answer;
        });
        await act(list);
        fetches.mockRestore();
      }
      const shown = $myLists.get()!.map(({ name }) => name);
      expect(shown.toSorted(), String(when)).toEqual(now);
      expect((await names()).toSorted()).toEqual(now);
    }
  });

  test.each(['here', 'by another tab'])('that are restored %s stay, despite earlier reads', async (who) => {
    await made('Laughs');
    const [list] = await mine();
    await removeMyList(list!);
    await answeredAfter('lists_of', refreshMyLists, async () => {
      if (who === 'here') runToastAction();
      else {
        await made('Laughs');
        line.tell(list!.address);
      }
      await vi.waitFor(() => expect($myLists.get()).toHaveLength(1));
    });
    expect($myLists.get()).toMatchObject([{ name: 'Laughs' }]);
  });

  test('are created, renamed and removed without a page that shows them', async () => {
    const list = await createList({ name: 'New', description: '', ranked: false });
    await renameList(list!, 'Newer');
    expect([$myLists.get(), await names()]).toEqual([null, ['Newer']]);
    refusal = 'unavailable';
    await removeMyList(list!);
    refusal = null;
    await removeMyList(list!);
    expect([$myLists.get(), await names()]).toEqual([null, []]);
  });

  test('are empty for visitors', async () => {
    await mine();
    await leave();
    dismissToast();
    await refreshMyLists();
    expect(await createList({ name: 'New', description: '', ranked: false })).toBeNull();
    expect([$myLists.get(), $toast.get()]).toEqual([null, null]);
  });

  test('are created on an unencrypted page, too', async () => {
    const real = crypto.randomUUID.bind(crypto);
    Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });
    onTestFinished(
      () => void Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: real }),
    );
    await createList({ name: 'New', description: '', ranked: false });
    expect(await names()).toEqual(['New']);
  });

  test('are restored by Undo, unless deleted or not writable', async () => {
    await made('Laughs', [1, 2]);
    const [list] = await mine();
    await removeMyList(list!);
    runToastAction();
    await vi.waitFor(() => expect($toast.get()).toMatchObject({ title: 'Restored' }));
    expect(await names()).toEqual(['Laughs']);
    expect(await titlesOf(list!.address)).toEqual([1, 2]);
    await mine();
    refusal = 'none';
    await removeMyList(list!);
    expect($toast.get()?.destructive).toBeUndefined();
    runToastAction();
    await vi.waitFor(() => expect($toast.get()).toMatchObject({ text: 'The list no longer exists.' }));
    await removeMyList(list!);
    refusal = 'unavailable';
    runToastAction();
    await vi.waitFor(() => expect($toast.get()).toMatchObject({ destructive: true }));
    expect($toast.get()?.text).toBe('Failed to create the list');
  });

  test('stay in place when one cannot be removed', async () => {
    for (const name of ['Laughs', 'Second', 'Third']) await made(name);
    const lists = await mine();
    refusal = 'unavailable';
    for (const list of lists) {
      const removing = removeMyList(list);
      expect($myLists.get()).toEqual(lists.filter((one) => one !== list));
      await removing;
      expect($myLists.get()).toEqual(lists);
      expect($toast.get()).toMatchObject({ text: 'Failed to remove the list', destructive: true });
    }
  });

  test('removed meanwhile do not return when one cannot be removed', async () => {
    for (const name of ['Laughs', 'Second', 'Third']) await made(name);
    const [third, second, laughs] = (await mine()) as [ListSummary, ListSummary, ListSummary];
    const asking = vi.spyOn(currentEnvironment(), 'fetch').mockImplementationOnce(async () => {
      await removeMyList(laughs);
      return Response.json({ error: { code: 'unavailable', message: 'No.' } }, { status: 503 });
    });
    await removeMyList(second);
    asking.mockRestore();
    expect($myLists.get()).toEqual([third, second]);
  });

  test('follow other tabs, and stay shown when that fails', async () => {
    await mine();
    const { address } = await made('Elsewhere');
    line.tell(address);
    await vi.waitFor(() => expect($myLists.get()).toMatchObject([{ name: 'Elsewhere' }]));
    await offline(() => refreshMyLists());
    expect($myLists.get()).toMatchObject([{ name: 'Elsewhere' }]);
  });

  test('are created first in order, private and empty, and announced', async () => {
    await made('Older');
    await mine();
    const list = await createList({ name: '  Brand   New ', description: 'Of all', ranked: true });
    expect(list).toMatchObject({
      ...{
        name: 'Brand New',
        description: 'Of all',
        ranked: true,
        visibility: 'private',
        items: 0,
        posters: [],
      },
    });
    expect($myLists.get()?.map(({ name }) => name)).toEqual(['Brand New', 'Older']);
    expect($myLists.get()?.[0]).toEqual(list);
    expect(seen.changed).toEqual([list?.address]);
  });

  test('that cannot be created are not shown, with the reason', async () => {
    await mine();
    const words = { name: 'New', description: '', ranked: false };
    expect(await offline(() => createList(words))).toBeNull();
    expect($myLists.get()).toEqual([]);
    expect($toast.get()).toMatchObject({ text: 'Failed to create the list', destructive: true });
    dismissToast();
    expect(await createList({ ...words, name: ' ' })).toBeNull();
    expect($toast.get()).toBeNull();
    await server.database.query(
      `insert into public.lists (id, user_id, name) select gen_random_uuid(), $1, 'No ' || at from generate_series(1, 200) at`,
      [person.id],
    );
    expect(await createList(words)).toBeNull();
    expect($toast.get()).toMatchObject({
      text: 'You can have 200 lists. Remove one first.',
      destructive: true,
    });
  });

  test('are renamed one by one, and not to an empty or unchanged name', async () => {
    await made('Laughs');
    await made('Second');
    const [second, laughs] = (await mine()) as [ListSummary, ListSummary];
    const renaming = renameList(laughs, ' Comedies ');
    const renamed = [second, { ...laughs, name: 'Comedies' }];
    expect($myLists.get()).toEqual(renamed);
    await renaming;
    expect([$myLists.get(), seen.changed]).toEqual([renamed, [laughs.address]]);
    await offline(() => renameList({ ...laughs, name: 'Comedies' }, 'Nothing'));
    expect($toast.get()).toMatchObject({ text: 'Failed to rename the list', destructive: true });
    expect($myLists.get()).toEqual(renamed);
    const before = $myLists.get();
    await renameList(second, '  ');
    await renameList(second, ' Second ');
    expect($myLists.get()).toBe(before);
    expect((await names()).toSorted()).toEqual(['Comedies', 'Second']);
  });
});

describe('a title’s list menu', () => {
  const choice = () => $choices.get()!.lists[0]!;

  test('shows that it is loading, and earlier data of the same title', async () => {
    await made('Laughs');
    const opening = openChoices(film(1));
    expect($choices.get()).toEqual({ key: 'movie-1', state: 'loading', lists: [] });
    await opening;
    const known = $choices.get();
    const again = openChoices(film(1));
    expect($choices.get()).toBe(known);
    await again;
    await offline(() => openChoices(film(1)));
    expect($choices.get()?.state).toBe('known');
    const other = openChoices(film(2));
    expect($choices.get()).toEqual({ key: 'movie-2', state: 'loading', lists: [] });
    await offline(() => openChoices(film(3)));
    await other;
    expect($choices.get()).toEqual({ key: 'movie-3', state: 'failed', lists: [] });
    const once = openChoices(film(3));
    expect($choices.get()).toEqual({ key: 'movie-3', state: 'loading', lists: [] });
    await once;
    expect($choices.get()?.state).toBe('known');
  });

  test('belongs to the title it was opened for last', async () => {
    await made('Laughs', [1]);
    await answeredAfter(
      'my_lists_for',
      () => openChoices(film(1)),
      () => openChoices(film(2)),
    );
    expect($choices.get()).toMatchObject({ key: 'movie-2', lists: [{ holds: false }] });
  });

  test('counts a list’s titles, and changes no other list', async () => {
    const laughs = await made('Laughs', [1, 2]);
    await made('Second', [1]);
    await openChoices(film(1));
    const before = $choices.get()!.lists;
    const at = before.findIndex(({ name }) => name === 'Laughs');
    const taking = toggleChoice(film(1), before[at]!);
    expect($choices.get()!.lists[at]).toMatchObject({ holds: false, items: 1 });
    expect($choices.get()!.lists[1 - at]).toBe(before[1 - at]);
    await taking;
    expect(seen.changed).toEqual([laughs.address]);
    expect($toast.get()).toMatchObject({ title: 'Removed from Laughs', action: { label: 'Undo' } });
    runToastAction();
    await vi.waitFor(() => expect($toast.get()).toMatchObject({ title: 'Restored' }));
    expect($choices.get()!.lists[at]).toMatchObject({ holds: true, items: 2 });
  });

  test('undoes an addition', async () => {
    const list = await made('Laughs', [2]);
    const other = await made('Second', [1]);
    const isLaughs = ({ name }: ListChoice) => name === 'Laughs';
    await openChoices(film(1));
    await offline(() => toggleChoice(film(1), $choices.get()!.lists.find(isLaughs)!));
    expect($choices.get()!.lists.find(isLaughs)).toMatchObject({ holds: false, items: 1 });
    await toggleChoice(film(1), $choices.get()!.lists.find(isLaughs)!);
    expect($choices.get()!.lists.find(isLaughs)).toMatchObject({ holds: true, items: 2 });
    expect(seen.changed).toEqual([list.address]);
    expect($toast.get()).toMatchObject({ title: 'Added to Laughs', action: { label: 'Undo' } });
    // After signing in again the menu is closed.
    const undo = $toast.get()!.action!.run;
    await another();
    await enter(person);
    expect($choices.get()).toBeNull();
    undo();
    await vi.waitFor(async () => expect(await titlesOf(list.address)).toEqual([2]));
    expect(await titlesOf(other.address)).toEqual([1]);
  });

  test('writes once for repeated presses, without affecting another title’s menu', async () => {
    const list = await made('Laughs');
    await openChoices(film(1));
    const first = choice();
    const requests = countRequests();
    const { asked, come } = heldAnswer(MARKS_PATH);
    const adding = toggleChoice(film(1), first);
    await asked;
    await toggleChoice(film(1), first);
    expect(requests()).toEqual([MARKS_PATH.split('/').at(-1)]);
    const shown = $choices.get();
    await toggleChoice(film(2), first);
    expect($choices.get()).toBe(shown);
    await openChoices(film(3));
    come();
    await adding;
    expect(choice()).toMatchObject({ holds: false });
    expect((await titlesOf(list.address)).toSorted()).toEqual([1, 2]);
  });

  test('treats an existing title as added, and shows the reason of a failure', async () => {
    const list = await made('Laughs');
    await openChoices(film(1));
    const before: ListChoice = choice();
    await addListed(client, person.id, list.id, listed(film(1)));
    await toggleChoice(film(1), before);
    expect($toast.get()).toMatchObject({ title: 'Added to Laughs' });
    await openChoices(film(1));
    await offline(() => toggleChoice(film(1), choice()));
    expect(choice().holds).toBe(true);
    expect($toast.get()).toMatchObject({
      text: 'Failed to remove the title from the list',
      destructive: true,
    });
    await offline(() => toggleChoice(film(2), before));
    expect($toast.get()?.text).toBe('Failed to add the title to the list');
    await server.database.query(
      `insert into public.list_items (list_id, user_id, position, kind, title_id, title)
         select $1, $2, at, 'tv', at, 'Series' from generate_series(2, 5000) at`,
      [list.id, person.id],
    );
    await toggleChoice(film(2), before);
    expect($toast.get()).toMatchObject({
      text: 'The list is full: it holds 5,000 titles.',
      destructive: true,
    });
  });

  test('creates a list only with a name', async () => {
    await openChoices(film(1));
    expect(await createWith(film(1), ' ')).toBe(false);
    expect([$choices.get()?.lists, await names()]).toEqual([[], []]);
    expect(await createWith(film(1), 'New')).toBe(true);
    expect($choices.get()?.lists).toMatchObject([{ name: 'New', holds: true }]);
    await openChoices(film(2));
    expect(await createWith(film(1), 'Newer')).toBe(true);
    expect($choices.get()).toMatchObject({ key: 'movie-2', lists: [{ name: 'New' }] });
    await another();
    await enter(person);
    expect(await createWith(film(1), 'Mine')).toBe(true);
    expect($choices.get()).toBeNull();
    const kept = { description: '', ranked: false, visibility: 'private', items: 1 };
    expect(await loadListsOf(client, person.id)).toMatchObject([
      { name: 'Mine', ...kept },
      { name: 'Newer', ...kept },
      { name: 'New', ...kept },
    ]);
  });
});

describe('an edited list', () => {
  test('is shown in parts of a hundred, and the previous part when the last one is empty', async () => {
    const list = await made('Many', upTo(201));
    const opening = beginEditing(list.address);
    expect($editing.get()).toBe('loading');
    await opening;
    expect(order()).toEqual(upTo(100));
    await showPart(200);
    expect([order(), edited()?.offset]).toEqual([[201], 200]);
    await beginEditing(list.address);
    expect(edited()?.offset).toBe(200);
    await removeListed(client, list.id, film(201));
    await refreshEdited();
    expect([order()?.[0], edited()?.offset]).toEqual([101, 100]);
    await showPart(-5);
    expect(edited()?.offset).toBe(0);
  });

  test('stays shown when a reload fails, but not for another user', async () => {
    const list = await made('Laughs', [1]);
    await beginEditing(list.address);
    await offline(() => refreshEdited());
    expect(order()).toEqual([1]);
    expect($toast.get()).toMatchObject({ text: 'Failed to load the titles', destructive: true });
    await another();
    await beginEditing('0'.repeat(20));
    expect($editing.get()).toBe('failed');
    expect($toast.get()).toMatchObject({ text: 'The list no longer exists.', destructive: true });
    await beginEditing(list.address);
    expect($editing.get()).toBe('failed');
  });

  test('is the one opened last', async () => {
    const [first, second] = [await made('First', [1]), await made('Second', [2])];
    await answeredAfter(
      'read_list',
      () => beginEditing(first.address),
      () => beginEditing(second.address),
    );
    expect(edited()?.list.name).toBe('Second');
  });

  test('follows other tabs, except while writing, and not for another list', async () => {
    const list = await made('Laughs', [1, 2]);
    await beginEditing(list.address);
    const all = countRequests();
    // Any list's change reloads the user's lists.
    const requests = () => all().filter((path) => path !== 'lists_of');
    line.tell('0'.repeat(20));
    await passed();
    expect(requests()).toEqual([]);
    const { asked, come } = heldAnswer('move_list_item');
    const moving = moveTo(listed(film(2)), 1);
    await asked;
    line.tell(list.address);
    await passed();
    expect(requests()).toEqual(['move_list_item']);
    let isWritten = false;
    const writing = written().then(() => (isWritten = true));
    await passed();
    expect(isWritten).toBe(false);
    come();
    await moving;
    await writing;
    // The other tab's change is shown then.
    await vi.waitFor(() => expect(requests()).toEqual(['move_list_item', 'read_list']));
    await vi.waitFor(() => expect(order()).toEqual([2, 1]));
  });

  test('includes changes made while it was read', async () => {
    const list = await made('Laughs', [1, 2, 3]);
    await beginEditing(list.address);
    await answeredAfter('read_list', refreshEdited, () => moveTo(edited()!.titles[2]!, 1));
    expect(order()).toEqual([3, 1, 2]);
    expect(await titlesOf(list.address)).toEqual([3, 1, 2]);
  });

  test('is reloaded when only the first of two changes failed', async () => {
    const list = await made('Laughs', [1, 2, 3]);
    await beginEditing(list.address);
    const fetches = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const [first, , third] = edited()!.titles;
    const moving = moveTo(third!, 1);
    const noting = saveNote(first!, 'Hm');
    await Promise.all([moving, noting]);
    fetches.mockRestore();
    expect(edited()?.titles.map(({ id, note }) => [id, note])).toEqual([
      [1, 'Hm'],
      [2, ''],
      [3, ''],
    ]);
  });

  test('keeps another tab’s texts when the own ones cannot be saved', async () => {
    const list = await made('Laughs', [1]);
    await beginEditing(list.address);
    const said = { name: ' Best ', description: ' Of all ', ranked: true };
    const saving = (when: () => unknown) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const fetches = vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async () => {
        await promise;
        throw new TypeError('Failed to fetch');
      });
      onTestFinished(() => fetches.mockRestore());
      const done = saveWords(said);
      when();
      resolve();
      return done;
    };
    const shown = () => {
      const { name, description, ranked, items } = edited()!.list;
      return { name, description, ranked, items };
    };
    const before = { name: 'Laughs', description: '', ranked: false, items: 1 };
    await offline(() =>
      saving(() => expect(shown()).toEqual({ name: 'Best', description: 'Of all', ranked: true, items: 1 })),
    );
    expect(shown()).toEqual(before);
    expect($toast.get()).toMatchObject({ text: 'Failed to save the list', destructive: true });
    await server.database.query(`update public.lists set name = 'Comedies' where id = $1`, [list.id]);
    await saving(() => undefined);
    expect(shown()).toEqual({ ...before, name: 'Comedies' });
    const second = await made('Second', [2]);
    let opening: Promise<void> | undefined;
    await saving(() => (opening = beginEditing(second.address)));
    await opening;
    expect(shown()).toEqual({ ...before, name: 'Second' });
    expect(await saving(() => (opening = beginEditing('0'.repeat(20))))).toBe(false);
    await opening;
    expect($editing.get()).toBe('failed');
  });

  test('saves name, description and ranking, and rejects an empty name', async () => {
    const list = await made('Laughs');
    await beginEditing(list.address);
    expect(await saveWords({ name: 'Best', description: ' Of all\ntimes ', ranked: true })).toBe(true);
    const { rows } = await server.database.query(
      'select name, description, ranked from public.lists where id = $1',
      [list.id],
    );
    expect(rows).toEqual([{ name: 'Best', description: 'Of all\ntimes', ranked: true }]);
    expect(await saveWords({ name: ' ', description: '', ranked: true })).toBe(false);
  });

  test('moves titles at once, and writes the moves in order', async () => {
    const list = await made('Laughs', [1, 2, 3, 4]);
    await beginEditing(list.address);
    const [first, , , fourth] = edited()!.titles;
    const moving = [moveTo(fourth!, 1), moveTo(first!, 4)];
    expect(order()).toEqual([4, 2, 3, 1]);
    await Promise.all(moving);
    expect(await titlesOf(list.address)).toEqual([4, 2, 3, 1]);
  });

  test('moves titles within the view and out of it', async () => {
    const list = await made('Many', upTo(103));
    await beginEditing(list.address);
    const title = (id: number) => edited()!.titles.find((one) => one.id === id)!;
    const requests = countRequests();
    await moveTo(title(1), 3);
    expect(requests()).toEqual(['move_list_item']);
    expect(order()?.slice(0, 4)).toEqual([2, 3, 1, 4]);
    expect((await titlesOf(list.address)).slice(0, 4)).toEqual([2, 3, 1, 4]);
    const out = moveTo(title(2), 999);
    expect(order()?.slice(0, 3)).toEqual([3, 1, 4]);
    expect([order()?.includes(2), order()?.length]).toEqual([false, 99]);
    await out;
    expect((await titlesOf(list.address)).at(-1)).toBe(2);
    expect(order()).toHaveLength(100);
    await showPart(100);
    expect(order()).toEqual([102, 103, 2]);
    await moveTo(title(2), 101);
    expect(order()).toEqual([2, 102, 103]);
    expect((await titlesOf(list.address)).slice(100)).toEqual([2, 102, 103]);
    await moveTo(title(2), 103);
    expect(order()).toEqual([102, 103, 2]);
    const away = moveTo(title(102), -3);
    expect(order()).toEqual([103, 2]);
    await away;
    expect(order()).toEqual([101, 103, 2]);
    expect((await titlesOf(list.address)).slice(0, 2)).toEqual([102, 3]);
    const just = moveTo(title(103), 100);
    expect(order()).toEqual([101, 2]);
    await just;
    expect(order()).toEqual([100, 101, 2]);
    const before = requests().length;
    await moveTo(edited()!.titles[1]!, 102);
    expect(requests().length).toBe(before);
  });

  test('moves a title behind the shown previous one, despite another tab’s removals', async () => {
    const list = await made('Many', upTo(103));
    await beginEditing(list.address);
    await showPart(100);
    await removeListed(client, list.id, film(1));
    await moveTo(edited()!.titles[2]!, 102);
    expect((await titlesOf(list.address)).slice(-3)).toEqual([101, 103, 102]);
  });

  test('is restored when a change cannot be written', async () => {
    const list = await made('Laughs', [1, 2, 3]);
    await beginEditing(list.address);
    const failing = async (text: string, work: () => Promise<unknown>) => {
      const fetches = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
      dismissToast();
      await work();
      fetches.mockRestore();
      expect($toast.get()).toMatchObject({ text, destructive: true });
      expect([order(), edited()?.list.name, edited()?.list.items]).toEqual([[1, 2, 3], 'Laughs', 3]);
    };
    seen.changed.length = 0;
    const [first] = edited()!.titles;
    await failing('Failed to move the title', () => moveTo(first!, 3));
    await failing('Failed to remove the title from the list', () => takeOut(first!));
    await failing('Failed to save the list', () => addTitle(film(4)));
    await failing('Failed to save the note', async () => expect(await saveNote(first!, 'Hm')).toBe(false));
    await failing('Failed to save the list', async () => {
      expect(await saveWords({ name: 'Best', description: '', ranked: true })).toBe(false);
    });
    expect(seen.changed).toEqual([]);
    expect(edited()!.titles[0]!.note).toBe(first!.note);
  });

  test('announces changes to invalidate its cached page', async () => {
    const list = await made('Laughs', [1, 2]);
    await beginEditing(list.address);
    seen.changed.length = 0;
    const [first, second] = edited()!.titles;
    expect(await saveNote(first!, ' Hm ')).toBe(true);
    expect($toast.get()).toBeNull();
    expect(await saveNote({ ...first!, note: 'Hm' }, 'Hm ')).toBe(true);
    expect(seen.changed).toEqual([list.address]);
    expect(edited()?.titles).toEqual([{ ...first, note: 'Hm' }, second]);
    await addTitle(film(3));
    expect([order(), edited()?.list.items]).toEqual([[1, 2, 3], 3]);
    await takeOut(edited()!.titles[2]!);
    expect([order(), edited()?.list.items]).toEqual([[1, 2], 2]);
    runToastAction();
    await vi.waitFor(() => expect($toast.get()).toMatchObject({ title: 'Restored' }));
    expect(await titlesOf(list.address)).toEqual([1, 2, 3]);
    // The toast appears once it is saved, before the page shows it.
    await vi.waitFor(() => expect(order()).toEqual([1, 2, 3]));
    const undone = edited()!.titles[2]!;
    await takeOut(undone);
    const undo = $toast.get()!.action!.run;
    await another();
    undo();
    await enter(person);
    expect(await titlesOf(list.address)).toEqual([1, 2]);
    const said: (string | undefined)[] = [];
    onTestFinished($toast.listen((toast) => said.push(toast?.text ?? toast?.title)));
    await offline(async () => {
      undo();
      await vi.waitFor(() => expect(said).toContain('Failed to save the list'));
      await passed();
    });
    expect(said).not.toContain('Restored');
    expect(said).not.toContain('Back where it was.');
  });

  test('restores a title with another tab’s note, even if that tab removed it', async () => {
    const list = await made('Laughs', [1, 2]);
    const notes = async () => {
      const { rows } = await server.database.query(
        `select title_id as id, note from public.list_items where list_id = $1 order by position`,
        [list.id],
      );
      return rows;
    };
    const undo = async () => {
      runToastAction();
      await vi.waitFor(() => expect($toast.get()).toMatchObject({ title: 'Restored' }));
    };
    await beginEditing(list.address);
    await saveNote(edited()!.titles[0]!, 'Mine');
    await server.database.query(
      `update public.list_items set note = 'Theirs' where list_id = $1 and title_id = 1`,
      [list.id],
    );
    await takeOut(edited()!.titles[0]!);
    await undo();
    expect(await notes()).toEqual([
      { id: 1, note: 'Theirs' },
      { id: 2, note: '' },
    ]);
    await vi.waitFor(() => expect(edited()?.titles[0]?.note).toBe('Theirs'));
    await removeListed(client, list.id, film(1));
    await takeOut(edited()!.titles[0]!);
    await undo();
    expect(await notes()).toEqual([
      { id: 2, note: '' },
      { id: 1, note: 'Theirs' },
    ]);
  });

  test('appends a title, visible if the end is shown', async () => {
    const list = await made('Many', upTo(100));
    await beginEditing(list.address);
    await addTitle(film(101));
    expect([order()?.length, edited()?.list.items]).toEqual([100, 101]);
    expect((await titlesOf(list.address)).at(-1)).toBe(101);
    await showPart(100);
    await addTitle(film(102));
    expect(order()).toEqual([101, 102]);
    await showPart(0);
    await addTitle(film(101));
    expect($toast.get()).toMatchObject({ title: 'That title is already in the list.' });
    expect(edited()?.list.items).toBe(102);
    dismissToast();
    const requests = countRequests();
    await addTitle(film(100));
    expect([$toast.get()?.title, requests()]).toEqual(['That title is already in the list.', []]);
    // Not at the end, though there is room.
    await takeOut(edited()!.titles[0]!);
    await addTitle(film(103));
    expect([order()?.length, order()?.at(-1), edited()?.list.items]).toEqual([99, 100, 102]);
    await server.database.query(
      `insert into public.list_items (list_id, user_id, position, kind, title_id, title)
         select $1, $2, 1000 + at, 'tv', at, 'Series' from generate_series(103, 5000) at`,
      [list.id, person.id],
    );
    await addTitle(film(500));
    expect($toast.get()).toMatchObject({
      text: 'The list is full: it holds 5,000 titles.',
      destructive: true,
    });
    await offline(() => addTitle(film(501)));
    expect($toast.get()).toMatchObject({ text: 'Failed to save the list', destructive: true });
  });

  test('stays unchanged when none is edited, or by a visitor', async () => {
    const list = await made('Laughs', [1]);
    await beginEditing(list.address);
    const [title] = edited()!.titles;
    await leave();
    dismissToast();
    await addTitle(film(2));
    await takeOut(title!);
    expect([order(), edited()?.list.items, $toast.get()]).toEqual([[1], 1, null]);
    await beginEditing('0'.repeat(20));
    dismissToast();
    await addTitle(film(2));
    await moveTo(title!, 1);
    await takeOut(title!);
    expect(await saveNote(title!, 'Hm')).toBe(true);
    expect(await saveWords({ name: 'Best', description: '', ranked: false })).toBe(false);
    expect($toast.get()).toBeNull();
    await enter(person);
    expect(await titlesOf(list.address)).toEqual([1]);
  });
});
