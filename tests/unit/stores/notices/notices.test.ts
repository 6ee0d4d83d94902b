import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '../../../../src/backend/auth/auth.ts';
import { countUnread, loadNotices, markNotices, tellOnce } from '../../../../src/backend/notices/notices.ts';
import {
  $marked,
  $unread,
  followNotices,
  markAllRead,
  markRead,
  refreshUnread,
} from '../../../../src/stores/notices/notices.ts';
import { changeSession, startSession } from '../../../../src/stores/session.ts';
import { $toast, dismissToast, runToastAction } from '../../../../src/stores/toasts.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { offline } from '../../../support/browser/offline.ts';
import { createPerson, newAddress, PASSWORD } from '../../../support/database/people.ts';
import { serviceClient } from '../../../support/host/server-jobs.ts';

const server = await startBackend();
afterAll(() => server.close());
const { environment } = browserEnvironment(server);
startSession();

let person: { email: string; id: string };
const stored = async () => {
  const { notices } = await loadNotices(await environment.backend(), person.id, 1);
  return notices.toSorted((a, b) => a.id - b.id);
};

beforeEach(async () => {
  person = await createPerson(server, newAddress(), { full_name: 'Ada Example' });
  const tellings = [1, 2, 3].map((id) => ({ users: [person.id], key: `movie:${id}` }));
  await tellOnce(serviceClient(server), 'release', tellings);
  await changeSession((client) => signIn(client, person.email, PASSWORD));
  followNotices();
  dismissToast();
  await vi.waitFor(() => expect($unread.get()).toBe(3));
});

test('who signs in is shown how many notices wait, and nothing of whoever was here before', async () => {
  const [first] = await stored();
  await markRead(first?.id ?? 0);
  person = await createPerson(server, newAddress(), { full_name: 'Bob' });
  await changeSession((client) => signIn(client, person.email, PASSWORD));
  expect($marked.get().size).toBe(0);
  await vi.waitFor(() => expect($unread.get()).toBe(0));
});

test('a notice is read at once, here and where it is kept', async () => {
  const [first] = await stored();
  const marking = markRead(first?.id ?? 0);
  expect($marked.get().get(first?.id ?? 0)).toBe(true);
  await marking;
  expect((await stored()).map(({ read }) => read)).toEqual([true, false, false]);
  expect($unread.get()).toBe(2);
});

test('all are read with one press, and unread again with Undo: those alone that were', async () => {
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

test('what could not be marked is unread again, and says so', async () => {
  const [first] = await stored();
  await offline(() => markRead(first?.id ?? 0));
  expect($marked.get().get(first?.id ?? 0)).toBe(false);
  expect($toast.get()).toMatchObject({ destructive: true });
});

test('another tab that reads shows here', async () => {
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
