import { afterAll, expect, test } from 'vitest';
import {
  changeOwnPublicProfile,
  claimHandle,
} from '../../../../../src/backend/public-profile/own-profile-page.ts';
import { announcePageChange } from '../../../../../src/contract/page-changes.ts';
import { loadProfileCard } from '../../../../../src/server/loaders/share/profile-card.ts';
import { loadPublicProfilePage } from '../../../../../src/server/loaders/public-profile/public-profile.ts';

import { startBackend } from '../../../../support/backend/backend-server.ts';
import { cookieOf, pageContext, provideServices } from '../../../../support/host/page-context.ts';
import { signedInPerson } from '../../../../support/host/signed-in-person.ts';

const backend = await startBackend();
const ada = await signedInPerson(backend, 'Ada Quill');
let counted = 0;
const counting: typeof fetch = (input, init) => {
  if (/\/rpc\/profile_numbers$/.test(input instanceof Request ? input.url : String(input))) counted += 1;
  return fetch(input, init);
};
provideServices(backend, { backend: { fetchFor: () => counting } });
afterAll(() => backend.close());

const all = { favorites: true, watches: true, lists: true, reviews: true, numbers: true };

async function titlesSeen(path: string, cookie: string | null = null): Promise<unknown> {
  const page = await loadPublicProfilePage(pageContext(path, cookie), 'ada_quill');
  return page.kind === 'ok' ? page.numbers?.titles : page.kind;
}

async function watch(id: number): Promise<void> {
  const row = { user_id: ada.id, kind: 'movie', title_id: id, title: `Film ${id}`, day: '2026-01-01' };
  expect((await ada.client.from('watches').insert(row)).error).toBeNull();
}

test('the numbers of a person are counted once for all pages visitors ask for, and anew when their page changes', async () => {
  await claimHandle(ada.client, 'ada_quill');
  await changeOwnPublicProfile(ada.client, ada.id, { level: 'public', parts: all });
  await watch(1);
  const pages = Array.from({ length: 5 }, (_, n) => titlesSeen(`/@ada_quill?page=${n + 1}`));
  expect(await Promise.all(pages)).toEqual([1, 1, 1, 1, 1]);
  const shared = await loadProfileCard('ada_quill', 'test');
  expect([shared.kind, counted]).toEqual(['ok', 1]);

  await watch(2);
  // Whoever writes sees it at once; visitors when their page is made anew.
  expect(await titlesSeen('/@ada_quill', await cookieOf(backend, ada.email))).toBe(2);
  expect(await titlesSeen('/@ada_quill?page=6')).toBe(1);
  announcePageChange({ handle: 'ada_quill' });
  expect(await titlesSeen('/@ada_quill?page=7')).toBe(2);
});

test('numbers that are not shown any more are not shown from memory either', async () => {
  await changeOwnPublicProfile(ada.client, ada.id, { parts: { numbers: false } });
  expect(await titlesSeen('/@ada_quill?page=8')).toBeUndefined();
  await changeOwnPublicProfile(ada.client, ada.id, { level: 'private' });
  expect(await titlesSeen('/@ada_quill?page=9')).toBe('notFound');
});
