import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '../../../../src/core/backend/client.ts';
import {
  blockPerson,
  followPerson,
  loadBlocked,
  loadFollows,
} from '../../../../src/features/public-profile/follows.queries.ts';
import {
  changeOwnPublicProfile,
  claimHandle,
  loadOwnPublicProfile,
} from '../../../../src/features/public-profile/own-profile-page.queries.ts';
import { nextPeople } from '../../../../src/features/public-profile/known-people.store.ts';
import {
  $people,
  begin,
  block,
  follow,
  personNow,
  removeFollower,
  reportPage,
  unblock,
  unfollow,
  type NamedPerson,
} from '../../../../src/features/public-profile/people.store.ts';
import { $toast, dismissToast, runToastAction } from '../../../../src/core/stores/toasts.ts';
import { offline } from '../../../support/browser/offline.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';
import { signedInPerson, type SignedInPerson } from '../../../support/host/signed-in-person.ts';

const { server, environment, another, leave } = await startBrowser();

let own: string;
let client: Client;
let ana: SignedInPerson;
let handle: string;
let owner: NamedPerson & { handle: string; key: string | null };

const followed = async () => (await loadFollows(client, 'following', 1)).people.map(({ userId }) => userId);
const blocked = async () => (await loadBlocked(client, own, 1)).people.map(({ userId }) => userId);
const shown = (person: NamedPerson = owner) => personNow($people.get(), person);
const NOTHING = { followed: false, blocked: false, removed: false };

beforeEach(async () => {
  ({ id: own } = await another());
  client = await environment.backend();
  ana = await signedInPerson(server, 'Ana');
  handle = `ana_${ana.id.slice(0, 8)}`;
  await claimHandle(ana.client, handle);
  await changeOwnPublicProfile(ana.client, ana.id, { level: 'public' });
  owner = { name: 'Ana', handle, key: null };
  dismissToast();
});
afterEach(() => void vi.restoreAllMocks());

describe('another user', () => {
  test('is as rendered until an action', () => {
    expect(shown()).toEqual(NOTHING);
    expect(personNow($people.get(), owner, { followed: true })).toEqual({ ...NOTHING, followed: true });
    begin(owner, { followed: true });
    expect(shown()).toEqual({ ...NOTHING, followed: true });
    begin(owner, { blocked: true });
    expect(shown()).toEqual({ ...NOTHING, followed: true });
    expect(shown({ name: 'Ana', userId: ana.id })).toEqual(NOTHING);
  });

  test('is followed optimistically, without an undo', async () => {
    const following = follow(own, owner);
    expect(shown()).toEqual({ ...NOTHING, followed: true });
    await following;
    expect(await followed()).toEqual([ana.id]);
    expect($toast.get()).toMatchObject({ title: 'Following', text: 'You follow Ana now.', quiet: true });
    expect($toast.get()?.action).toBeUndefined();
  });

  test('is unfollowed, with an undo', async () => {
    await follow(own, owner);
    await unfollow(own, owner);
    expect(await followed()).toEqual([]);
    expect(shown().followed).toBe(false);
    expect($toast.get()).toMatchObject({ title: 'No longer following', action: { label: 'Undo' } });
    runToastAction();
    await vi.waitFor(async () => expect(await followed()).toEqual([ana.id]));
    expect(shown().followed).toBe(true);
  });

  test.each([
    ['who was followed is followed again', true],
    ['who was not is not', false],
  ])('is blocked, and unblocked with Undo: %s', async (_who, isFollowed) => {
    await followPerson(client, own, ana.id);
    begin(owner, { followed: isFollowed });
    const blocking = block(own, owner);
    expect(shown()).toEqual({ followed: false, blocked: true, removed: false });
    await blocking;
    expect(await blocked()).toEqual([ana.id]);
    expect(await followed()).toEqual([]);
    expect($toast.get()).toMatchObject({ title: 'Blocked', action: { label: 'Undo' } });
    runToastAction();
    expect(shown()).toEqual({ followed: isFollowed, blocked: false, removed: false });
    await vi.waitFor(async () => expect(await followed()).toEqual(isFollowed ? [ana.id] : []));
    await vi.waitFor(() => expect($toast.get()).toMatchObject({ title: 'No longer blocked' }));
    expect(await blocked()).toEqual([]);
    expect($toast.get()).toMatchObject({ text: 'You have unblocked Ana.' });
  });

  test('is unblocked from the list of blocked users, by account, without following', async () => {
    const person = { name: 'Ana', userId: ana.id };
    await blockPerson(client, own, ana.id);
    await unblock(own, person);
    expect([await blocked(), await followed()]).toEqual([[], []]);
    expect(shown(person)).toEqual(NOTHING);
  });

  test('no longer follows once removed', async () => {
    const name = `own_${own.slice(0, 8)}`;
    await claimHandle(client, name);
    await changeOwnPublicProfile(client, own, { level: 'public' });
    await followPerson(ana.client, ana.id, own);
    const person = { name: 'Ana', userId: ana.id };
    const removing = removeFollower(own, person);
    expect(shown(person)).toEqual({ ...NOTHING, removed: true });
    await removing;
    expect((await loadFollows(client, 'followers', 1)).total).toBe(0);
    expect($toast.get()).toMatchObject({
      title: 'Removed',
      text: 'Ana no longer follows you. Block them to keep it that way.',
    });
  });

  test('is loaded once, so that a blocked user can be unblocked from their own page', async () => {
    const fetches = vi.spyOn(globalThis, 'fetch');
    await follow(own, owner);
    await block(own, owner);
    await unblock(own, owner);
    const asked = fetches.mock.calls.filter((call) => new Request(...call).url.includes('rpc/profile_page'));
    expect(asked).toHaveLength(1);
    expect(await blocked()).toEqual([]);
  });
});

describe('a failed action', () => {
  test('is reverted, with a message', async () => {
    begin(owner, { followed: true });
    await offline(() => unfollow(own, owner));
    expect(shown()).toEqual({ ...NOTHING, followed: true });
    expect($toast.get()).toMatchObject({
      ...{ title: 'That did not work', text: 'Nothing has changed. Please try again.', destructive: true },
    });
  });

  test('on a deleted page says that', async () => {
    await changeOwnPublicProfile(ana.client, ana.id, { level: 'private' });
    await follow(own, owner);
    expect(shown()).toEqual(NOTHING);
    expect($toast.get()).toMatchObject({
      ...{ title: 'That cannot be done', text: 'Their page cannot be seen any more.', destructive: true },
    });
  });

  test('above a limit names the limit', async () => {
    await server.database.query(
      `insert into auth.users (id, email) select gen_random_uuid(), $1 || at || '@example.org' from generate_series(1, 1000) at`,
      [own],
    );
    await server.database.query(
      `insert into public.blocks (blocker_id, blocked_id) select $1, id from auth.users where email like $2`,
      [own, `${own}%`],
    );
    await block(own, owner);
    expect(shown().blocked).toBe(false);
    expect($toast.get()).toMatchObject({
      title: 'That is one too many',
      text: 'You can follow 1,000 people, and block 1,000.',
    });
  });
});

describe('a page opened by its link’s key', () => {
  test('belongs to a user who is followed with that key', async () => {
    await changeOwnPublicProfile(ana.client, ana.id, { level: 'link' });
    const key = (await loadOwnPublicProfile(ana.client))?.key ?? '';
    await follow(own, { ...owner, key: 'another' });
    expect(await followed()).toEqual([]);
    await follow(own, { ...owner, key });
    expect(shown().followed).toBe((await followed()).length === 1);
  });
});

describe('a reported page', () => {
  const reports = async () =>
    (
      await server.database.query(
        'select user_id, reason from public.profile_reports where profile_id = $1',
        [ana.id],
      )
    ).rows;

  test('is reported with a reason, once', async () => {
    expect(await reportPage(owner, '  ')).toBe(false);
    expect($toast.get()).toBeNull();
    expect(await reportPage(owner, ' Spam ')).toBe(true);
    expect(await reports()).toEqual([{ user_id: own, reason: 'Spam' }]);
    const first = $toast.get();
    expect(first?.destructive).toBeUndefined();
    expect(await reportPage(owner, 'Insults')).toBe(true);
    expect($toast.get()?.title).not.toBe(first?.title);
    expect($toast.get()?.destructive).toBe(true);
    expect(await reports()).toHaveLength(1);
  });

  test('is not reported by a visitor, nor offline', async () => {
    expect(await offline(() => reportPage(owner, 'Spam'))).toBe(false);
    expect($toast.get()).toMatchObject({ title: 'That did not work', destructive: true });
    await leave();
    expect(await reportPage(owner, 'Spam')).toBe(false);
    expect(await reports()).toEqual([]);
  });
});

describe('further users', () => {
  /** Blocks this many users. Returns them in the list's order. */
  async function blockMany(count: number): Promise<string[]> {
    const made = await server.database.query<{ id: string }>(
      `insert into auth.users (id, email) select gen_random_uuid(), 'many' || at || $1 || '@example.org'
         from generate_series(1, $2::int) at returning id`,
      [own, count],
    );
    const ids = made.rows.map(({ id }) => id);
    const insert = 'insert into public.blocks (blocker_id, blocked_id) values ($1, $2)';
    for (const id of ids) await server.database.query(insert, [own, id]);
    return ids.toReversed();
  }

  test('are loaded by page, each once despite changes meanwhile', async () => {
    const ids = await blockMany(32);
    const first = await nextPeople('blocked', own, []);
    expect(first?.people.map(({ userId }) => userId)).toEqual(ids.slice(0, 30));
    expect(first?.people[0]).toEqual({ userId: ids[0], name: null, handle: null });
    expect(first?.total).toBe(32);
    await blockPerson(client, own, ana.id);
    const second = await nextPeople('blocked', own, first!.people);
    expect(second?.people.map(({ userId }) => userId)).toEqual(ids);
    expect(second?.total).toBe(33);
    const end = await nextPeople('blocked', own, second!.people);
    expect(end).toEqual({ people: second!.people, total: 32 });
  });

  test('are followed users, with names', async () => {
    await followPerson(client, own, ana.id);
    expect(await nextPeople('following', own, [])).toEqual({
      people: [{ userId: ana.id, handle, name: 'Ana', avatarUrl: null }],
      total: 1,
    });
    expect(await nextPeople('followers', own, [])).toEqual({ people: [], total: 0 });
  });

  test('that fail to load are reported', async () => {
    expect(await offline(() => nextPeople('following', own, []))).toBeNull();
    expect($toast.get()).toMatchObject({ title: 'This could not be loaded.', destructive: true });
    expect($toast.get()?.text).not.toBe('');
  });
});
