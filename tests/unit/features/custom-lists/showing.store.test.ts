import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Client } from '../../../../src/core/backend/client.ts';
import {
  addListed,
  loadListsOf,
  makeList,
  showList,
} from '../../../../src/features/custom-lists/custom-lists.queries.ts';
import { listed } from '../../../../src/features/custom-lists/custom-lists.ts';
import { closeAuthDialog } from '../../../../src/core/stores/auth-dialog.ts';
import { onListChange, tellListChange } from '../../../../src/features/custom-lists/news.store.ts';
import { report } from '../../../../src/features/custom-lists/report.store.ts';
import {
  changeShowing,
  copyLink,
  copyToMine,
  setVisibility,
} from '../../../../src/features/custom-lists/showing.store.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { $toast, dismissToast, runToastAction } from '../../../../src/core/stores/toasts.ts';
import { offline } from '../../../support/browser/offline.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';
import { signedInPerson } from '../../../support/host/signed-in-person.ts';
import { film } from '../../../support/films.ts';

const { server, environment, seen, another, enter, leave } = await startBrowser();
const bob = await signedInPerson(server, 'Bob');

let person: { email: string; id: string };
let client: Client;
let asked: { method: string | undefined; path: string; body: unknown }[];
let answer: () => Response;
const refusing = (code: string) => () =>
  Response.json({ error: { code, message: `It is ${code}.` } }, { status: 409 });
const LIST = { id: 'the-id', address: 'a'.repeat(20), name: 'Laughs' };

beforeEach(async () => {
  [asked, answer] = [[], () => new Response(null, { status: 204 })];
  setEnvironment({
    fetch: (path, init) => {
      asked.push({ method: init?.method, path, body: JSON.parse(init?.body as string) });
      return Promise.resolve(answer());
    },
  });
  person = await another();
  client = await environment.backend();
  dismissToast();
  closeAuthDialog();
  seen.changed.length = 0;
  seen.opened.length = 0;
});

/** A public list of Bob's. */
async function bobs(name = 'Laughs') {
  const id = crypto.randomUUID();
  const address = await makeList(bob.client, bob.id, id, { name, description: '', ranked: false });
  await addListed(bob.client, bob.id, id, listed(film(1)));
  await showList(bob.client, id, 'public');
  return { id, address, name, ownerName: 'Bob' };
}

describe('a list’s visibility', () => {
  test('is saved on the server, which publishes or hides it, and its cached page is invalidated', async () => {
    const heard: string[] = [];
    environment.channel('marquee-custom-lists').listen((address) => heard.push(address as string));
    expect(await setVisibility(LIST, 'public')).toBe(true);
    expect(await changeShowing(LIST, 'removed')).toMatchObject({ kind: 'ok' });
    const { id, address } = LIST;
    const call = { method: 'POST', path: '/api/lists' };
    expect(asked).toEqual([
      { ...call, body: { id, address, to: 'public' } },
      { ...call, body: { id, address, to: 'removed' } },
    ]);
    expect([seen.changed, heard]).toEqual([
      [address, address],
      [address, address],
    ]);
    expect($toast.get()).toBeNull();
  });

  test.each([
    ['invalid', 'An admin has hidden this list: it stays private until an admin shows it.'],
    ['unavailable', 'Failed to change who can see the list'],
  ])('is reverted when refused as %s, with the reason', async (code, text) => {
    answer = refusing(code);
    expect(await setVisibility(LIST, 'public')).toBe(false);
    expect($toast.get()).toMatchObject({ text, destructive: true });
    expect(seen.changed).toEqual([]);
  });
});

describe('messages about lists', () => {
  test('are received by address, and no others', () => {
    const heard: string[] = [];
    onListChange((address) => heard.push(address));
    const line = environment.channel('marquee-custom-lists');
    line.tell('b'.repeat(20));
    line.tell({ userId: 'somebody' });
    tellListChange('c'.repeat(20));
    expect(heard).toEqual(['b'.repeat(20)]);
    expect(seen.changed).toEqual(['c'.repeat(20)]);
  });
});

describe('a copy of a list', () => {
  test('is the user’s own, with a link in the toast', async () => {
    const list = await bobs();
    await copyToMine(list);
    const [copy] = await loadListsOf(client, person.id);
    expect(copy).toMatchObject({
      ...{ name: 'Laughs', visibility: 'private', items: 1 },
      description: 'Copied from “Laughs”, a list by Bob.',
    });
    expect(seen.changed).toEqual([copy!.address]);
    runToastAction('more');
    expect(seen.opened).toEqual([expect.stringContaining(copy!.address)]);
  });

  test('is undone by its creator only', async () => {
    await copyToMine(await bobs());
    const undo = $toast.get()!.action!.run;
    await enter(bob);
    dismissToast();
    undo();
    expect([asked, $toast.get()]).toEqual([[], null]);
    await enter(person);
    undo();
    await vi.waitFor(() => expect($toast.get()).toMatchObject({ title: 'Restored' }));
    expect(asked).toMatchObject([{ body: { to: 'removed' } }]);
    answer = refusing('unavailable');
    undo();
    await vi.waitFor(() => expect($toast.get()).toMatchObject({ destructive: true }));
  });

  test('of a user without a name says so', async () => {
    await copyToMine({ ...(await bobs()), ownerName: null });
    const [copy] = await loadListsOf(client, person.id);
    expect(copy?.description).toMatch(/^Copied from “Laughs”, a list by \S.*\.$/);
  });

  test('that cannot be created shows the reason', async () => {
    const list = await bobs();
    await offline(() => copyToMine(list));
    expect($toast.get()).toMatchObject({ text: 'Failed to copy the list', destructive: true });
    const real = globalThis.fetch;
    const fetches = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((...request) =>
        new Request(...request).url.includes('copy_list')
          ? Promise.resolve(Response.json({ code: '54000', message: 'full' }, { status: 400 }))
          : real(...request),
      );
    await copyToMine(list);
    fetches.mockRestore();
    expect($toast.get()).toMatchObject({
      text: 'You can have 200 lists. Remove one first.',
      destructive: true,
    });
    expect(await loadListsOf(client, person.id)).toEqual([]);
    expect(seen.changed).toEqual([]);
  });
});

describe('a list’s address', () => {
  const copying = (writeText: (text: string) => Promise<void>) => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator')!;
    Object.defineProperty(globalThis, 'navigator', {
      configurable: true,
      value: { clipboard: { writeText } },
    });
    onTestFinished(() => void Object.defineProperty(globalThis, 'navigator', own));
  };

  test('is copied completely', async () => {
    const copied: string[] = [];
    copying((text) => Promise.resolve(void copied.push(text)));
    await copyLink(LIST);
    expect(copied).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/.*a{20}/)]);
    expect($toast.get()).toMatchObject({ title: 'Link copied' });
    expect($toast.get()?.destructive).toBeUndefined();
  });

  test('is not copied when a browser forbids it, which is reported', async () => {
    copying(() => Promise.reject(new Error('no')));
    await copyLink(LIST);
    expect($toast.get()).toMatchObject({
      text: 'The link could not be copied. It is in the address bar.',
      destructive: true,
    });
  });
});

describe('a reported list', () => {
  const said = () => [$toast.get()?.title, $toast.get()?.destructive ?? false];
  const reports = async (id: string) =>
    (await server.database.query('select reason from public.list_reports where list_id = $1', [id])).rows;

  test('is reported with a reason, once', async () => {
    const { id, address } = await bobs();
    expect(await report(address, ' \n')).toBe(false);
    expect($toast.get()).toBeNull();
    expect(await report(address, 'Rude')).toBe(true);
    expect(await reports(id)).toEqual([{ reason: 'Rude' }]);
    expect(said()).toEqual(['Thank you', false]);
    expect(await report(address, 'Spam')).toBe(true);
    expect(said()).toEqual(['Reported already', true]);
    expect(await reports(id)).toHaveLength(1);
  });

  test('is not reported by its owner, a visitor, offline, or once it is deleted', async () => {
    const { id, address } = await bobs();
    const refused = async (text: string) => {
      expect(await report(address, 'Rude')).toBe(false);
      expect($toast.get()).toMatchObject({ text, destructive: true });
    };
    await offline(() => refused('Nothing has changed. Please try again.'));
    await enter(bob);
    await refused('This list is your own.');
    await showList(bob.client, id, 'private');
    await enter(person);
    await refused('This list cannot be seen any more.');
    await leave();
    dismissToast();
    expect(await report(address, 'Rude')).toBe(false);
    expect([$toast.get(), await reports(id)]).toEqual([null, []]);
  });
});
