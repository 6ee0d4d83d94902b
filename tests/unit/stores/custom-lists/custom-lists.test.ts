import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn } from '../../../../src/backend/auth/auth.ts';
import { loadListsOf, readList } from '../../../../src/backend/custom-lists/custom-lists.ts';
import type { Client } from '../../../../src/backend/client.ts';
import { listed } from '../../../../src/domain/custom-lists/custom-lists.ts';
import type { ListTitle } from '../../../../src/domain/lists/lists.ts';
import {
  $choices,
  createWith,
  openChoices,
  toggleChoice,
} from '../../../../src/stores/custom-lists/choices.ts';
import { $editing, beginEditing, edited } from '../../../../src/stores/custom-lists/editing.ts';
import { addTitle, moveTo, saveNote, saveWords, takeOut } from '../../../../src/stores/custom-lists/edits.ts';
import {
  $myLists,
  createList,
  followMyLists,
  removeMyList,
  renameList,
} from '../../../../src/stores/custom-lists/my-lists.ts';
import { copyToMine, setVisibility } from '../../../../src/stores/custom-lists/showing.ts';
import { setEnvironment } from '../../../../src/stores/environment.ts';
import { changeSession, startSession } from '../../../../src/stores/session.ts';
import { $toast, dismissToast, runToastAction } from '../../../../src/stores/toasts.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { offline } from '../../../support/browser/offline.ts';
import { createPerson, newAddress, PASSWORD } from '../../../support/database/people.ts';

const server = await startBackend();
afterAll(() => server.close());
const { environment, seen } = browserEnvironment(server);
startSession();

/** The server's part of showing and removing lists, which tests of its own look at. */
setEnvironment({
  fetch: async (_path, init) => {
    const { id, to } = JSON.parse(init?.body as string) as { id: string; to: string };
    const client = await environment.backend();
    if (to === 'removed' || to === 'back') {
      const call = await client.rpc(to === 'back' ? 'restore_list' : 'remove_list', { p_list: id });
      return new Response(null, { status: call.data ? 204 : 404 });
    }
    await client.from('lists').update({ visibility: to }).eq('id', id);
    return new Response(null, { status: 204 });
  },
});

const film = (id: number): ListTitle => ({
  kind: 'movie',
  id,
  title: `Film ${id}`,
  posterPath: null,
  date: '1999-03-31',
  voteAverage: 8.2,
});

let person: { email: string; id: string };
let client: Client;
const stored = () => loadListsOf(client, person.id);
const titlesOf = async (address: string) =>
  (await readList(client, address, { offset: 0, limit: 100 }))?.titles.map(({ id }) => id);

async function make(name: string, ids: number[] = []) {
  followMyLists(person.id, await stored());
  const list = await createList({ name, description: '', ranked: false });
  if (!list) throw new Error('no list was made');
  await beginEditing(list.address);
  for (const id of ids) await addTitle(film(id));
  seen.changed.length = 0;
  return list;
}

beforeEach(async () => {
  person = await createPerson(server, newAddress(), { full_name: 'Ada Example' });
  await changeSession((browser) => signIn(browser, person.email, PASSWORD));
  client = await environment.backend();
  dismissToast();
});

describe('a person’s lists', () => {
  test('are made private, under a tidied name', async () => {
    await make('  Good   laughs ');
    expect(await stored()).toMatchObject([{ name: 'Good laughs', visibility: 'private', items: 0 }]);
    expect($myLists.get()).toMatchObject([{ name: 'Good laughs' }]);
    expect(await createList({ name: '  ', description: '', ranked: false })).toBeNull();
  });

  test('are renamed at once, and again what they were when that fails', async () => {
    const list = await make('Laughs');
    await renameList(list, 'Comedies');
    expect((await stored())[0]?.name).toBe('Comedies');
    expect(seen.changed).toContain(list.address);
    await offline(() => renameList({ ...list, name: 'Comedies' }, 'Nothing'));
    expect($myLists.get()?.[0]?.name).toBe('Comedies');
    expect($toast.get()?.destructive).toBe(true);
  });

  test('are removed with their titles, and put back as they were', async () => {
    const list = await make('Laughs', [1, 2]);
    await removeMyList(list);
    expect([await stored(), $myLists.get()]).toEqual([[], []]);
    runToastAction();
    await vi.waitFor(() => expect($myLists.get()).toMatchObject([{ name: 'Laughs', items: 2 }]));
    expect(await titlesOf(list.address)).toEqual([1, 2]);
  });
});

describe('the menu of a title', () => {
  test('shows which lists hold it, adds it with one use and takes it out with another, and each can be undone', async () => {
    const list = await make('Laughs');
    await openChoices(film(7));
    const choice = () => $choices.get()?.lists[0];
    const use = async () => {
      const now = choice();
      if (now) await toggleChoice(film(7), now);
    };
    expect(choice()).toMatchObject({ name: 'Laughs', holds: false });
    await use();
    expect(choice()).toMatchObject({ holds: true, items: 1 });
    expect($toast.get()?.title).toBe('Added to Laughs');
    expect(seen.changed).toContain(list.address);
    await use();
    expect([await titlesOf(list.address), choice()?.holds]).toEqual([[], false]);
    runToastAction();
    await vi.waitFor(async () => expect(await titlesOf(list.address)).toEqual([7]));
  });

  test('shows again what is so when a list cannot be reached', async () => {
    const list = await make('Laughs');
    await openChoices(film(7));
    const [choice] = $choices.get()?.lists ?? [];
    await offline(async () => {
      if (choice) await toggleChoice(film(7), choice);
    });
    expect($choices.get()?.lists[0]?.holds).toBe(false);
    expect(await titlesOf(list.address)).toEqual([]);
    expect($toast.get()?.destructive).toBe(true);
  });

  test('says that lists could not be loaded, and loads them the next time', async () => {
    await make('Laughs');
    await offline(() => openChoices(film(8)));
    expect($choices.get()?.state).toBe('failed');
    await openChoices(film(8));
    expect($choices.get()).toMatchObject({ state: 'known', lists: [{ name: 'Laughs' }] });
  });

  test('makes a new list with the title in it', async () => {
    await openChoices(film(9));
    expect(await createWith(film(9), 'Brand new')).toBe(true);
    expect(await stored()).toMatchObject([{ name: 'Brand new', items: 1 }]);
    expect($choices.get()?.lists).toMatchObject([{ name: 'Brand new', holds: true }]);
  });
});

describe('editing a list', () => {
  const order = () => edited()?.titles.map(({ id }) => id);

  test('moves titles, shown at once and written one after the other', async () => {
    const list = await make('Laughs', [1, 2, 3, 4]);
    const first = moveTo(listed(film(4)), 1);
    const second = moveTo(listed(film(1)), 4);
    expect(order()).toEqual([4, 2, 3, 1]);
    await Promise.all([first, second]);
    expect(await titlesOf(list.address)).toEqual([4, 2, 3, 1]);
  });

  test('takes a move back in sight when it fails', async () => {
    const list = await make('Laughs', [1, 2, 3]);
    await offline(() => moveTo(listed(film(3)), 1));
    expect($toast.get()?.text).toBe('Failed to move the title');
    await beginEditing(list.address);
    expect(order()).toEqual([1, 2, 3]);
  });

  test('writes notes, and takes a title out with its note and back', async () => {
    const list = await make('Laughs', [1, 2, 3]);
    await saveNote(listed(film(2)), '  So good ');
    expect(edited()?.titles[1]?.note).toBe('So good');
    const [, two] = edited()?.titles ?? [];
    if (two) await takeOut(two);
    expect([order(), await titlesOf(list.address)]).toEqual([
      [1, 3],
      [1, 3],
    ]);
    runToastAction();
    await vi.waitFor(() =>
      expect(edited()?.titles).toMatchObject([{ id: 1 }, { id: 2, note: 'So good' }, { id: 3 }]),
    );
    expect(edited()?.list.items).toBe(3);
  });

  test('says that a title is there already, and adds it no second time', async () => {
    const list = await make('Laughs', [1]);
    await addTitle(film(1));
    expect($toast.get()?.title).toBe('That title is already in the list.');
    expect(await titlesOf(list.address)).toEqual([1]);
  });

  test('keeps name, description and ranking, and refuses no name', async () => {
    const list = await make('Laughs');
    expect(await saveWords({ name: 'Best', description: ' Of all\ntimes ', ranked: true })).toBe(true);
    expect((await readList(client, list.address, { offset: 0, limit: 1 })) ?? {}).toMatchObject({
      name: 'Best',
      description: 'Of all\ntimes',
      ranked: true,
    });
    expect(await saveWords({ name: ' ', description: '', ranked: true })).toBe(false);
  });

  test('follows what another tab does', async () => {
    const list = await make('Laughs', [1]);
    const other = environment.channel('marquee-custom-lists');
    await client.from('list_items').delete().eq('list_id', list.id);
    other.tell(list.address);
    await vi.waitFor(() => expect(order()).toEqual([]));
  });

  test('of a list that is gone says so', async () => {
    await beginEditing('0'.repeat(20));
    expect($editing.get()).toBe('failed');
    expect($toast.get()?.text).toBe('The list no longer exists.');
  });
});

describe('showing a list', () => {
  test('to others is copied by one of them, who can take that back', async () => {
    const list = await make('Laughs', [1, 2]);
    expect(await setVisibility(list, 'link')).toBe(true);
    const other = await createPerson(server, newAddress());
    await changeSession((browser) => signIn(browser, other.email, PASSWORD));
    await copyToMine({ ...list, ownerName: 'Ada' });
    const mine = await loadListsOf(client, other.id);
    expect(mine).toMatchObject([
      {
        ...{ name: 'Laughs', visibility: 'private', items: 2 },
        description: 'Copied from “Laughs”, a list by Ada.',
      },
    ]);
    runToastAction();
    await vi.waitFor(async () => expect(await loadListsOf(client, other.id)).toEqual([]));
    expect(await titlesOf(list.address)).toEqual([1, 2]);
  });
});
