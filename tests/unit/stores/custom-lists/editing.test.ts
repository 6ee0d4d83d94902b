import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn, signOut } from '../../../../src/backend/auth/auth.ts';
import type { Client } from '../../../../src/backend/client.ts';
import {
  addListed,
  loadListsOf,
  makeList,
  removeListed,
  type ListChoice,
} from '../../../../src/backend/custom-lists/custom-lists.ts';
import { listed, type ListSummary } from '../../../../src/domain/custom-lists/custom-lists.ts';
import type { ListTitle } from '../../../../src/domain/lists/lists.ts';
import {
  $choices,
  createWith,
  openChoices,
  toggleChoice,
} from '../../../../src/stores/custom-lists/choices.ts';
import {
  $editing,
  beginEditing,
  edited,
  refreshEdited,
  showPart,
  written,
} from '../../../../src/stores/custom-lists/editing.ts';
import { addTitle, moveTo, saveNote, saveWords, takeOut } from '../../../../src/stores/custom-lists/edits.ts';
import {
  $myLists,
  createList,
  followMyLists,
  refreshMyLists,
  removeMyList,
  renameList,
} from '../../../../src/stores/custom-lists/my-lists.ts';
import { setEnvironment } from '../../../../src/stores/environment.ts';
import { changeSession, startSession } from '../../../../src/stores/session.ts';
import { $toast, dismissToast, runToastAction } from '../../../../src/stores/toasts.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { answeredAfter, heldAnswer } from '../../../support/browser/held-answer.ts';
import { offline } from '../../../support/browser/offline.ts';
import { createPerson, PASSWORD } from '../../../support/database/people.ts';

const server = await startBackend();
afterAll(() => server.close());
const { environment, seen } = browserEnvironment(server);
startSession();
const line = environment.channel('marquee-custom-lists');

let refusal: string | null;
/** The server's part of removing lists; with `refusal` it refuses in place of that. */
setEnvironment({
  fetch: async (_path, init) => {
    if (refusal) return Response.json({ error: { code: refusal, message: 'No.' } }, { status: 409 });
    const { id, to } = JSON.parse(init?.body as string) as { id: string; to: string };
    const call = await client.rpc(to === 'back' ? 'restore_list' : 'remove_list', { p_list: id });
    return new Response(null, { status: call.data ? 204 : 404 });
  },
});

const film = (id: number): ListTitle => ({
  ...{ kind: 'movie', id, title: `Film ${id}`, posterPath: null, date: '1999-03-31', voteAverage: 8.2 },
});

let person: { email: string; id: string };
let client: Client;
const enter = ({ email } = person) => changeSession((one) => signIn(one, email, PASSWORD));
const another = async () => {
  await enter(await createPerson(server));
  dismissToast();
};
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

/** A list with films of these numbers, as another tab would make it. */
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
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const mine = async () => {
  followMyLists(person.id, await loadListsOf(client, person.id));
  return $myLists.get()!;
};

beforeEach(async () => {
  refusal = null;
  person = await createPerson(server);
  await enter();
  client = await environment.backend();
  dismissToast();
  seen.changed.length = 0;
});

describe('a person’s lists', () => {
  test('are nobody else’s, whatever was on its way', async () => {
    await made('Laughs');
    const [list] = await mine();
    await answeredAfter('/rest/v1/lists', () => renameList(list!, 'Comedies'), another);
    expect($myLists.get() ?? []).toEqual([]);
    followMyLists(person.id, [list!]);
    expect($myLists.get() ?? []).toEqual([]);
    await enter();
    await mine();
    await answeredAfter('remove_list', () => removeMyList(list!), another);
    expect([$myLists.get(), $toast.get()]).toEqual([null, null]);
    await enter();
    refusal = 'unavailable';
    await made('Second');
    const [second] = await mine();
    const removing = removeMyList(second!);
    await another();
    await removing;
    expect([$myLists.get(), $toast.get()]).toEqual([null, null]);
  });

  test('come back by Undo to who removed them alone', async () => {
    await made('Laughs');
    const [list] = await mine();
    await removeMyList(list!);
    const undo = $toast.get()!.action!.run;
    await another();
    undo();
    await enter();
    expect(await names()).toEqual([]);
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
    expect($toast.get()?.text).not.toBe('The list no longer exists.');
  });

  test('stay where they are when one cannot be removed', async () => {
    await made('Laughs');
    await made('Second');
    const lists = await mine();
    refusal = 'unavailable';
    const removing = removeMyList(lists[0]!);
    expect($myLists.get()).toEqual([lists[1]]);
    await removing;
    expect($myLists.get()).toEqual(lists);
    expect($toast.get()).toMatchObject({ destructive: true });
  });

  test('follow other tabs, and stay in sight where that cannot be learnt', async () => {
    await mine();
    const { address } = await made('Elsewhere');
    line.tell(address);
    await vi.waitFor(() => expect($myLists.get()).toMatchObject([{ name: 'Elsewhere' }]));
    await offline(() => refreshMyLists());
    expect($myLists.get()).toMatchObject([{ name: 'Elsewhere' }]);
  });

  test('are made first in order, private and empty, and told', async () => {
    await made('Older');
    await mine();
    const list = await createList({ name: ' New ', description: 'Of all', ranked: true });
    expect(list).toMatchObject({
      ...{ name: 'New', description: 'Of all', ranked: true, visibility: 'private', items: 0, posters: [] },
    });
    expect($myLists.get()?.map(({ name }) => name)).toEqual(['New', 'Older']);
    expect($myLists.get()?.[0]).toEqual(list);
    expect(seen.changed).toEqual([list?.address]);
  });

  test('that cannot be made are not shown, and it is said why', async () => {
    await mine();
    const words = { name: 'New', description: '', ranked: false };
    expect(await offline(() => createList(words))).toBeNull();
    const offlineText = $toast.get()?.text;
    expect([$myLists.get(), $toast.get()?.destructive]).toEqual([[], true]);
    await server.database.query(
      `insert into public.lists (id, user_id, name) select gen_random_uuid(), $1, 'No ' || at from generate_series(1, 200) at`,
      [person.id],
    );
    expect(await createList(words)).toBeNull();
    expect($toast.get()?.destructive).toBe(true);
    expect($toast.get()?.text).not.toBe(offlineText);
    dismissToast();
    await answeredAfter('/rest/v1/lists', () => createList(words), another);
    expect($toast.get()).toBeNull();
  });

  test('are renamed alone, and not to nothing or to what they are called', async () => {
    await made('Laughs');
    await made('Second');
    const [second, laughs] = (await mine()) as [ListSummary, ListSummary];
    await renameList(laughs, ' Comedies ');
    expect($myLists.get()).toEqual([second, { ...laughs, name: 'Comedies' }]);
    const before = $myLists.get();
    await renameList(second, '  ');
    await renameList(second, ' Second ');
    expect($myLists.get()).toBe(before);
    expect((await names()).toSorted()).toEqual(['Comedies', 'Second']);
  });
});

describe('the menu of a title', () => {
  const choice = () => $choices.get()!.lists[0]!;

  test('shows at first that it asks, and what it knew of the same title meanwhile', async () => {
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
  });

  test('is of the title it was opened for last, and of the person who opened it', async () => {
    await made('Laughs', [1]);
    await answeredAfter(
      'my_lists_for',
      () => openChoices(film(1)),
      () => openChoices(film(2)),
    );
    expect($choices.get()).toMatchObject({ key: 'movie-2', lists: [{ holds: false }] });
    await answeredAfter('my_lists_for', () => openChoices(film(1)), another);
    expect($choices.get()).toBeNull();
  });

  test('counts what a list holds, and changes no other list', async () => {
    await made('Laughs', [1, 2]);
    await made('Second', [1]);
    await openChoices(film(1));
    const before = $choices.get()!.lists;
    const at = before.findIndex(({ name }) => name === 'Laughs');
    const taking = toggleChoice(film(1), before[at]!);
    expect($choices.get()!.lists[at]).toMatchObject({ holds: false, items: 1 });
    expect($choices.get()!.lists[1 - at]).toBe(before[1 - at]);
    await taking;
    expect($toast.get()).toMatchObject({ title: 'Removed from Laughs', action: { label: 'Undo' } });
    runToastAction();
    await vi.waitFor(() => expect($toast.get()).toMatchObject({ title: 'Restored' }));
    expect($choices.get()!.lists[at]).toMatchObject({ holds: true, items: 2 });
  });

  test('takes back by Undo what was added', async () => {
    const list = await made('Laughs');
    await openChoices(film(1));
    await toggleChoice(film(1), choice());
    expect($toast.get()).toMatchObject({ title: 'Added to Laughs', action: { label: 'Undo' } });
    runToastAction();
    await vi.waitFor(async () => expect(await titlesOf(list.address)).toEqual([]));
  });

  test('writes once, however often it is pressed, and leaves the menu of another title alone', async () => {
    const list = await made('Laughs');
    await openChoices(film(1));
    const first = choice();
    const { asked, come } = heldAnswer('list_items');
    const adding = toggleChoice(film(1), first);
    await asked;
    await toggleChoice(film(1), first);
    await toggleChoice(film(2), first);
    await openChoices(film(3));
    come();
    await adding;
    expect(choice()).toMatchObject({ holds: false });
    expect((await titlesOf(list.address)).toSorted()).toEqual([1, 2]);
  });

  test('takes what is there already for added, and says why something cannot be', async () => {
    const list = await made('Laughs');
    await openChoices(film(1));
    const before: ListChoice = choice();
    await addListed(client, person.id, list.id, listed(film(1)));
    await toggleChoice(film(1), before);
    expect($toast.get()).toMatchObject({ title: 'Added to Laughs' });
    await openChoices(film(1));
    await offline(() => toggleChoice(film(1), choice()));
    expect(choice().holds).toBe(true);
    expect($toast.get()).toMatchObject({ destructive: true });
    await offline(() => toggleChoice(film(2), before));
    const failed = $toast.get()?.text;
    await server.database.query(
      `insert into public.list_items (list_id, user_id, position, kind, title_id, title)
         select $1, $2, at, 'tv', at, 'Series' from generate_series(2, 5000) at`,
      [list.id, person.id],
    );
    await toggleChoice(film(2), before);
    expect($toast.get()).toMatchObject({ destructive: true });
    expect($toast.get()?.text).not.toBe(failed);
  });

  test('does and takes back nothing for who comes next, and tells them nothing', async () => {
    const list = await made('Laughs');
    await openChoices(film(1));
    const free = choice();
    await answeredAfter('list_items', () => toggleChoice(film(1), free), another);
    expect([$choices.get(), $toast.get()]).toEqual([null, null]);
    await enter();
    await openChoices(film(1));
    const full = choice();
    await answeredAfter('list_item', () => toggleChoice(film(1), full), another);
    await enter();
    await removeListed(client, list.id, film(1)).catch(() => undefined);
    await openChoices(film(1));
    await toggleChoice(film(1), choice());
    const undo = $toast.get()!.action!.run;
    await another();
    undo();
    await enter();
    expect(await titlesOf(list.address)).toEqual([1]);
  });

  test('makes a list only under a name', async () => {
    await openChoices(film(1));
    expect(await createWith(film(1), ' ')).toBe(false);
    expect([$choices.get()?.lists, await names()]).toEqual([[], []]);
    await openChoices(film(2));
    expect(await createWith(film(1), 'New')).toBe(true);
    expect($choices.get()).toMatchObject({ key: 'movie-2', lists: [] });
  });
});

describe('a list that is edited', () => {
  test('is shown in parts of a hundred, and the part before where the last one is empty', async () => {
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

  test('stays in sight where it cannot be asked for anew, and is none of somebody else', async () => {
    const list = await made('Laughs', [1]);
    await beginEditing(list.address);
    await offline(() => refreshEdited());
    expect([order(), $toast.get()?.destructive]).toEqual([[1], true]);
    const failed = $toast.get()?.text;
    await another();
    await beginEditing('0'.repeat(20));
    expect($editing.get()).toBe('failed');
    expect($toast.get()?.text).not.toBe(failed);
  });

  test('is the one that was opened last', async () => {
    const [first, second] = [await made('First', [1]), await made('Second', [2])];
    await answeredAfter(
      'read_list',
      () => beginEditing(first.address),
      () => beginEditing(second.address),
    );
    expect(edited()?.list.name).toBe('Second');
  });

  test('follows other tabs, but not while something is written, nor for another list', async () => {
    const list = await made('Laughs', [1, 2]);
    await beginEditing(list.address);
    const fetches = vi.spyOn(globalThis, 'fetch');
    line.tell('0'.repeat(20));
    expect(fetches).not.toHaveBeenCalled();
    const { asked, come } = heldAnswer('move_list_item');
    const moving = moveTo(listed(film(2)), 1);
    await Promise.race([asked, moving]);
    const before = fetches.mock.calls.length;
    line.tell(list.address);
    expect(fetches.mock.calls.length).toBe(before);
    come();
    await moving;
    await written();
    fetches.mockRestore();
    expect(order()).toEqual([2, 1]);
  });

  test('moves titles within what is in view and out of it', async () => {
    const list = await made('Many', upTo(103));
    await beginEditing(list.address);
    const title = (id: number) => edited()!.titles.find((one) => one.id === id)!;
    await moveTo(title(1), 3);
    expect(order()?.slice(0, 4)).toEqual([2, 3, 1, 4]);
    expect((await titlesOf(list.address)).slice(0, 4)).toEqual([2, 3, 1, 4]);
    const out = moveTo(title(2), 999);
    expect(order()?.slice(0, 3)).toEqual([3, 1, 4]);
    await out;
    expect((await titlesOf(list.address)).at(-1)).toBe(2);
    expect(order()).toHaveLength(100);
    await showPart(100);
    expect(order()).toEqual([102, 103, 2]);
    await moveTo(title(2), 101);
    expect(order()).toEqual([2, 102, 103]);
    expect((await titlesOf(list.address)).slice(100)).toEqual([2, 102, 103]);
    await moveTo(title(102), -3);
    expect((await titlesOf(list.address)).slice(0, 2)).toEqual([102, 3]);
    const fetches = vi.spyOn(globalThis, 'fetch');
    await moveTo(edited()!.titles[1]!, 102);
    expect(fetches).not.toHaveBeenCalled();
    fetches.mockRestore();
  });

  test('goes back to what it is where a change cannot be written', async () => {
    const list = await made('Laughs', [1, 2, 3]);
    await beginEditing(list.address);
    const failing = async (work: () => Promise<unknown>) => {
      const fetches = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
      dismissToast();
      await work();
      fetches.mockRestore();
      expect($toast.get()?.destructive).toBe(true);
      expect([order(), edited()?.list.name, edited()?.list.items]).toEqual([[1, 2, 3], 'Laughs', 3]);
    };
    seen.changed.length = 0;
    const [first] = edited()!.titles;
    await failing(() => moveTo(first!, 3));
    await failing(() => takeOut(first!));
    await failing(() => addTitle(film(4)));
    await failing(async () => expect(await saveNote(first!, 'Hm')).toBe(false));
    await failing(async () => {
      expect(await saveWords({ name: 'Best', description: '', ranked: true })).toBe(false);
    });
    expect(seen.changed).toEqual([]);
    expect(edited()!.titles[0]!.note).toBe(first!.note);
  });

  test('tells who keeps its page of what was written', async () => {
    const list = await made('Laughs', [1, 2]);
    await beginEditing(list.address);
    seen.changed.length = 0;
    const [first, second] = edited()!.titles;
    expect(await saveNote(first!, ' Hm ')).toBe(true);
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
    // It is said as soon as it is kept, before the page has it.
    await vi.waitFor(() => expect(order()).toEqual([1, 2, 3]));
    const undone = edited()!.titles[2]!;
    await takeOut(undone);
    const undo = $toast.get()!.action!.run;
    await another();
    undo();
    await enter();
    expect(await titlesOf(list.address)).toEqual([1, 2]);
  });

  test('takes a title at its end, in sight where that is', async () => {
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
    expect($toast.get()?.title).toBe('That title is already in the list.');
    expect(edited()?.list.items).toBe(102);
    await server.database.query(
      `insert into public.list_items (list_id, user_id, position, kind, title_id, title)
         select $1, $2, 1000 + at, 'tv', at, 'Series' from generate_series(103, 5000) at`,
      [list.id, person.id],
    );
    await addTitle(film(500));
    expect($toast.get()).toMatchObject({ destructive: true });
  });

  test('is left alone where none is edited, or by a visitor', async () => {
    const list = await made('Laughs', [1]);
    await beginEditing(list.address);
    const [title] = edited()!.titles;
    await changeSession((one) => signOut(one));
    dismissToast();
    await addTitle(film(2));
    await beginEditing('0'.repeat(20));
    dismissToast();
    await addTitle(film(2));
    await moveTo(title!, 1);
    await takeOut(title!);
    expect(await saveNote(title!, 'Hm')).toBe(true);
    expect(await saveWords({ name: 'Best', description: '', ranked: false })).toBe(false);
    expect($toast.get()).toBeNull();
    await enter();
    expect(await titlesOf(list.address)).toEqual([1]);
  });
});
