import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  countUnread,
  loadNotices,
  markNotices,
  tellOnce,
} from '../../../../src/features/notices/notices.queries.ts';
import {
  $marked,
  $unread,
  followNotices,
  markAllRead,
  markRead,
  refreshUnread,
} from '../../../../src/features/notices/notices.store.ts';
import { $toast, dismissToast, runToastAction } from '../../../../src/core/stores/toasts.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { offline } from '../../../support/browser/offline.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';
import { createPerson, newAddress } from '../../../support/database/people.ts';
import { serviceClient } from '../../../support/host/server-jobs.ts';

const { server, environment, enter, leave } = await startBrowser();

let person: { email: string; id: string };
const stored = async () => {
  const { notices } = await loadNotices(await environment.backend(), person.id, 1);
  return notices.toSorted((a, b) => a.id - b.id);
};

beforeEach(async () => {
  person = await createPerson(server, newAddress(), { full_name: 'Ada Example' });
  const tellings = [1, 2, 3].map((id) => ({ users: [person.id], key: `movie:${id}` }));
  await tellOnce(serviceClient(server), 'release', tellings);
  await enter(person);
  followNotices();
  dismissToast();
  await vi.waitFor(() => expect($unread.get()).toBe(3));
});

test('Shows the number of unread notices on sign-in, without an earlier user’s', async () => {
  const [first] = await stored();
  await markRead(first?.id ?? 0);
  person = await createPerson(server, newAddress(), { full_name: 'Bob' });
  await enter(person);
  expect($marked.get().size).toBe(0);
  await vi.waitFor(() => expect($unread.get()).toBe(0));
});

test('Marks a notice as read at once, here and in the backend', async () => {
  const [first] = await stored();
  const marking = markRead(first?.id ?? 0);
  expect($marked.get().get(first?.id ?? 0)).toBe(true);
  await marking;
  expect((await stored()).map(({ read }) => read)).toEqual([true, false, false]);
  expect($unread.get()).toBe(2);
});

test('Marks all as read with one press, and only those as unread with Undo', async () => {
  const ids = (await stored()).map(({ id }) => id);
  await markRead(ids[1] ?? 0);
  await markAllRead([ids[0] ?? 0, ids[2] ?? 0]);
  expect($unread.get()).toBe(0);
  expect($toast.get()).toMatchObject({ title: 'Marked as read', text: '2 notifications' });
  runToastAction();
  await vi.waitFor(() => expect($unread.get()).toBe(2));
  expect((await stored()).map(({ read }) => read)).toEqual([false, true, false]);
  expect($marked.get().get(ids[0] ?? 0)).toBe(false);
});

test('Reverts a failed mark, and says so', async () => {
  const [first] = await stored();
  await offline(() => markRead(first?.id ?? 0));
  expect($marked.get().get(first?.id ?? 0)).toBe(false);
  expect($toast.get()).toMatchObject({ destructive: true });
});

test('Follows reads in another tab', async () => {
  const [first] = await stored();
  const client = await environment.backend();
  await markNotices(client, true, [first?.id ?? 0]);
  environment.channel('marquee-notices').tell({ userId: person.id, ids: [first?.id], read: true });
  await vi.waitFor(() => expect($unread.get()).toBe(2));
  expect($marked.get().get(first?.id ?? 0)).toBe(true);
  expect(await countUnread(client)).toBe(2);
  await refreshUnread();
  expect($unread.get()).toBe(2);
});

describe('marked notices', () => {
  const ids = async () => (await stored()).map(({ id }) => id);

  test('are shown at once on a page that follows nothing yet', async () => {
    const [one = 0, two = 0, three = 0] = await ids();
    setEnvironment({ ...environment });
    const told: unknown[] = [];
    environment.channel('marquee-notices').listen((message) => told.push(message));
    const marking = markRead(one);
    expect($marked.get()).toEqual(new Map([[one, true]]));
    await marking;
    expect(told).toEqual([{ userId: person.id, ids: [one], read: true }]);
    setEnvironment({ ...environment });
    const all = markAllRead([two, three]);
    expect([two, three].map((id) => $marked.get().get(id))).toEqual([true, true]);
    await all;
  });

  test('are reverted when marking all at once fails, and say so', async () => {
    const [one = 0, two = 0] = await ids();
    await offline(() => markAllRead([one, two]));
    expect([one, two].map((id) => $marked.get().get(id))).toEqual([false, false]);
    expect($toast.get()).toMatchObject({ destructive: true });
    expect($unread.get()).toBe(3);
  });

  test('are announced to other tabs, and reverted with a message', async () => {
    const told: unknown[] = [];
    environment.channel('marquee-notices').listen((message) => told.push(message));
    const [one = 0] = await ids();
    await markRead(one);
    expect(told).toEqual([{ userId: person.id, ids: [one], read: true }]);
    await markAllRead([]);
    runToastAction();
    await vi.waitFor(() => expect($toast.get()).toMatchObject({ title: 'Restored' }));
    await markAllRead([]);
    const undo = $toast.get()!.action!.run;
    dismissToast();
    await offline(async () => {
      undo();
      await vi.waitFor(() => expect($toast.get()).toMatchObject({ destructive: true }));
    });
    expect($unread.get()).toBe(0);
  });

  test('keep the shown count when recounting fails', async () => {
    await offline(() => refreshUnread());
    expect([$unread.get(), $toast.get()]).toEqual([3, null]);
    await leave();
    expect($unread.get()).toBeNull();
    await refreshUnread();
    expect($unread.get()).toBeNull();
  });
});
