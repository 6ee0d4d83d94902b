import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '../../../../src/core/backend/client.ts';
import { loadReportedProfiles } from '../../../../src/features/admin/admin-profiles.queries.ts';
import { reportProfile } from '../../../../src/features/public-profile/follows.queries.ts';
import {
  changeOwnPublicProfile,
  claimHandle,
} from '../../../../src/features/public-profile/own-profile-page.queries.ts';
import { loadPublicProfile } from '../../../../src/features/public-profile/public-profiles.queries.ts';
import { profileModeration } from '../../../../src/features/admin/reported-profiles.store.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { $toast, dismissToast, runToastAction } from '../../../../src/core/stores/toasts.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { offline } from '../../../support/browser/offline.ts';
import {
  signedInAdmin,
  signedInPerson,
  type SignedInPerson,
} from '../../../support/host/signed-in-person.ts';

const server = await startBackend();
afterAll(() => server.close());
const root = await signedInAdmin(server, 'Root');
const bob = await signedInPerson(server, 'Bob');
const visitor = server.client() as Client;

let ana: SignedInPerson;
let page: { userId: string; handle: string };
let browser: ReturnType<typeof browserEnvironment>;
const isSeen = async () => (await loadPublicProfile(visitor, page.handle, null)) !== null;
const state = () => profileModeration.$states.get()[page.userId];
const isReported = async () =>
  (await loadReportedProfiles(root.client)).rows.some(({ userId }) => userId === page.userId);

beforeEach(async () => {
  browser = browserEnvironment(server);
  setEnvironment({ backend: () => Promise.resolve(root.client) });
  dismissToast();
  ana = await signedInPerson(server, 'Ana');
  page = { userId: ana.id, handle: `ana_${ana.id.slice(0, 8)}` };
  await claimHandle(ana.client, page.handle);
  await changeOwnPublicProfile(ana.client, ana.id, { level: 'public' });
  await reportProfile(bob.client, bob.id, ana.id, 'Rude');
});

describe('an admin', () => {
  test('hides a user’s page from all, and Undo shows it again', async () => {
    expect(await profileModeration.hide(page, 'Insult')).toBe(true);
    expect([state(), await isSeen()]).toEqual(['hidden', false]);
    expect($toast.get()).toMatchObject({ title: 'Page hidden', action: { label: 'Undo' } });
    expect(browser.seen.changed).toEqual([`@${page.handle}`]);
    runToastAction();
    await vi.waitFor(() => expect(state()).toBe('shown'));
    expect(await isSeen()).toBe(true);
    expect($toast.get()?.action).toBeUndefined();
    expect(browser.seen.changed).toEqual([`@${page.handle}`, `@${page.handle}`]);
  });

  test('dismisses a page’s reports, and keeps the page', async () => {
    expect(await profileModeration.dismiss(page)).toBe(true);
    expect([state(), await isSeen(), await isReported()]).toEqual(['kept', true, false]);
    expect($toast.get()).toEqual({
      ...{ id: $toast.get()?.id, title: 'Reports dismissed', text: 'The page stays as it is.' },
    });
  });

  test('is told what failed, and the page stays as it was', async () => {
    expect(await offline(() => profileModeration.hide(page, 'Insult'))).toBe(false);
    expect($toast.get()).toMatchObject({ destructive: true });
    expect(await offline(() => profileModeration.dismiss(page))).toBe(false);
    expect([state(), await isSeen(), await isReported()]).toEqual([undefined, true, true]);
    expect(browser.seen.changed).toEqual([]);
  });
});
