import { afterAll, expect, test } from 'vitest';
import {
  changeOwnPublicProfile,
  claimHandle,
} from '../../../../src/features/public-profile/own-profile-page.queries.ts';
import { announcePageChange } from '../../../../src/contract/page-changes.ts';
import { loadProfileCard } from '../../../../src/features/share/profile-card.server.ts';
import { loadPublicProfilePage } from '../../../../src/features/public-profile/public-profile.server.ts';

import { startBackend } from '../../../support/backend/backend-server.ts';
import { cookieOf, pageContext, provideServices } from '../../../support/host/page-context.ts';
import { signedInPerson } from '../../../support/host/signed-in-person.ts';

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

test('Computes a user’s statistics once for visitors, and again when their page changes', async () => {
  await claimHandle(ada.client, 'ada_quill');
  await changeOwnPublicProfile(ada.client, ada.id, { level: 'public', parts: all });
  await watch(1);
  const pages = Array.from({ length: 5 }, () => titlesSeen('/@ada_quill'));
  expect(await Promise.all(pages)).toEqual([1, 1, 1, 1, 1]);
  const shared = await loadProfileCard('ada_quill', 'test');
  expect([shared.kind, counted]).toEqual(['ok', 1]);

  await watch(2);
  // The author sees it at once; visitors after the page is rendered again.
  expect(await titlesSeen('/@ada_quill', await cookieOf(backend, ada.email))).toBe(2);
  expect(await titlesSeen('/@ada_quill')).toBe(1);
  announcePageChange({ handle: 'ada_quill' });
  expect(await titlesSeen('/@ada_quill')).toBe(2);
});

test('Shows a review’s poster, whether its title is in a list or not', async () => {
  const written = { user_id: ada.id, review: 'Worth it.' };
  const { error } = await ada.client.from('movie_reviews').insert({ ...written, movie_id: 603 });
  expect(error).toBeNull();
  const page = await loadPublicProfilePage(pageContext('/@ada_quill', null), 'ada_quill');
  const [review] = page.kind === 'ok' ? page.reviews : [];
  expect(review).toMatchObject({ title: 'The Matrix', posterPath: expect.stringMatching(/^\//) as string });
});

test('Redirects a missing page of reviews to the first, and other spellings of one to itself', async () => {
  const at = async (query: string) => {
    const answer = await loadPublicProfilePage(pageContext(`/@ada_quill${query}`, null), 'ada_quill');
    return answer.kind === 'moved' ? answer.path : answer.kind;
  };
  expect(await at('')).toBe('ok');
  const asked = ['?page=2', '?page=500', '?page=501', '?page=0', '?page=1', '?page=x', '?page='];
  expect(await Promise.all(asked.map(at))).toEqual([
    ...['/@ada_quill', '/@ada_quill', '/@ada_quill?page=500'],
    ...['/@ada_quill', '/@ada_quill', '/@ada_quill', '/@ada_quill'],
  ]);
  await backend.database.exec(`
    insert into public.movie_reviews (user_id, movie_id, review)
    select '${ada.id}', 100000 + n, 'Fine.' from generate_series(1, 30) n`);
  expect(await Promise.all(['?page=2', '?page=02', '?page=99'].map(at))).toEqual([
    'ok',
    '/@ada_quill',
    '/@ada_quill',
  ]);
});

test('Hides withdrawn statistics despite the cache', async () => {
  await changeOwnPublicProfile(ada.client, ada.id, { parts: { numbers: false } });
  expect(await titlesSeen('/@ada_quill')).toBeUndefined();
  await changeOwnPublicProfile(ada.client, ada.id, { level: 'private' });
  expect(await titlesSeen('/@ada_quill')).toBe('notFound');
});
