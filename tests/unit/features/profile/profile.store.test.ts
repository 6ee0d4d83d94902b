import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Client } from '../../../../src/core/backend/client.ts';
import { makeList, showList } from '../../../../src/features/custom-lists/custom-lists.queries.ts';
import { claimHandle } from '../../../../src/features/public-profile/own-profile-page.queries.ts';
import { avatarAddress } from '../../../../src/core/profile.ts';
import { $profileWork, removeAccount, saveProfile } from '../../../../src/features/profile/profile.store.ts';
import { $session } from '../../../../src/core/stores/session.ts';
import { $toast, dismissToast } from '../../../../src/core/stores/toasts.ts';
import { askedAddress } from '../../../support/browser/held-answer.ts';
import { beginWith } from '../../../support/browser/begin-with.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';
import { signIn as signInElsewhere } from '../../../support/database/people.ts';
import { picture } from '../../../../packages/embedded/tests/support/pictures.ts';
import { offline } from '../../../support/browser/offline.ts';

const browser = await startBrowser();
const { server, another } = browser;
const atFirst = $profileWork.get();

let person: { email: string; id: string };
beforeEach(async () => {
  person = await another();
  await vi.waitFor(() => expect($session.get()).toMatchObject({ profile: { id: person.id } }));
  beginWith($profileWork, 'idle');
  browser.seen.opened = [];
  dismissToast();
});

describe('saving the profile', () => {
  test('changes name and avatar, and shows both everywhere', async () => {
    const changes = { fullName: ' Grace Example ', picture: picture('image/png') };
    const saved = await saveProfile(person.id, changes);
    expect(saved?.fullName).toBe('Grace Example');
    const address = avatarAddress(server.url, saved?.avatarUrl ?? null) ?? '';
    expect((await fetch(address)).status).toBe(200);
    expect($session.get()).toMatchObject({ profile: saved });
    expect($toast.get()).toMatchObject({ title: 'Profile updated' });
  });

  test('distinguishes uploading from saving, and does one at a time', async () => {
    const seen: string[] = [];
    const stop = $profileWork.listen((work) => void seen.push(work));
    const first = saveProfile(person.id, { fullName: 'Grace', picture: picture('image/png') });
    expect(await saveProfile(person.id, { fullName: 'Eve', picture: null })).toBeNull();
    expect(await removeAccount(person.id)).toBe(false);
    expect((await first)?.fullName).toBe('Grace');
    stop();
    expect(seen).toEqual(['uploading', 'saving', 'idle']);
  });

  test('keeps the avatar when none was selected', async () => {
    expect(atFirst).toBe('idle');
    const before = await saveProfile(person.id, { fullName: 'Ada', picture: picture('image/png') });
    const seen: string[] = [];
    onTestFinished($profileWork.listen((work) => void seen.push(work)));
    const after = await saveProfile(person.id, { fullName: 'Grace', picture: null });
    expect(seen).toEqual(['saving', 'idle']);
    expect(after).toEqual({ ...before, fullName: 'Grace' });
  });

  test('reports a failure without a success message, and can be retried', async () => {
    const changes = { fullName: 'Grace', picture: null };
    expect(await offline(() => saveProfile(person.id, changes))).toBeNull();
    expect($toast.get()).toMatchObject({
      title: 'No connection',
      text: 'You seem to be offline. Please check your connection and try again.',
      destructive: true,
    });
    expect($session.get()).toMatchObject({ profile: { fullName: 'Ada Example' } });
    expect((await saveProfile(person.id, changes))?.fullName).toBe('Grace');
  });
});

describe('deleting the account', () => {
  test('ends account and session, and goes to the home page with a message', async () => {
    expect(await removeAccount(person.id)).toBe(true);
    expect($toast.get()).toMatchObject({
      title: 'Account deleted',
      text: 'Your account and all associated data have been permanently deleted.',
    });
    expect($session.get().kind).toBe('signedOut');
    expect(browser.session.has('session')).toBe(false);
    expect(browser.seen.opened).toEqual(['/']);
    await expect(signInElsewhere(server, person.email)).rejects.toThrow();
  });

  test('is the page’s state until it is left; the next page shows the message', async () => {
    browser.environment.tabStorage.removeItem('marquee-toast');
    const done = removeAccount(person.id);
    expect($profileWork.get()).toBe('deleting');
    expect(await saveProfile(person.id, { fullName: 'Eve', picture: null })).toBeNull();
    await done;
    expect($profileWork.get()).toBe('deleting');
    expect(browser.environment.tabStorage.getItem('marquee-toast')).toContain('Account deleted');
  });

  test.each(['my_profile_page', 'lists_of'])('continues when its pages cannot be read: %s', async (lost) => {
    const { client } = await signInElsewhere(server, person.email);
    const handle = `ada${Date.now().toString(36)}`;
    await claimHandle(client as Client, handle);
    const id = crypto.randomUUID();
    await makeList(client as Client, person.id, id, { name: 'Mine', description: '', ranked: false });
    const address = await showList(client as Client, id, 'public');
    browser.seen.changed = [];
    const { fetch: real } = globalThis;
    const fetches = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => fetches.mockRestore());
    fetches.mockImplementation((...call) =>
      askedAddress(call).includes(lost)
        ? Promise.resolve(new Response('{}', { status: 400 }))
        : real(...call),
    );
    expect(await removeAccount(person.id)).toBe(true);
    expect(browser.seen.changed).toEqual([lost === 'lists_of' ? `@${handle}` : address]);
    expect($session.get().kind).toBe('signedOut');
  });

  test('invalidates its cached pages', async () => {
    const { client } = await signInElsewhere(server, person.email);
    const handle = `ada${Date.now().toString(36)}`;
    await claimHandle(client as Client, handle);
    const addresses: string[] = [];
    for (const visibility of ['public', 'link', 'private'] as const) {
      const id = crypto.randomUUID();
      const words = { name: visibility, description: '', ranked: false };
      await makeList(client as Client, person.id, id, words);
      addresses.push(await showList(client as Client, id, visibility));
    }
    browser.seen.changed = [];
    expect(await removeAccount(person.id)).toBe(true);
    expect(browser.seen.changed.sort()).toEqual([`@${handle}`, ...addresses.slice(0, 2)].sort());
  });

  test('that failed keeps account and session, and says so', async () => {
    expect(await offline(() => removeAccount(person.id))).toBe(false);
    expect($toast.get()).toMatchObject({
      title: 'No connection',
      text: 'Failed to delete account. Please try again or contact support.',
      destructive: true,
    });
    expect($session.get().kind).toBe('signedIn');
    expect(browser.seen.opened).toEqual([]);
    expect($profileWork.get()).toBe('idle');
  });
});
