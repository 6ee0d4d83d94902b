import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import {
  addListed,
  makeList,
  readList,
  showList,
} from '../../../../src/features/custom-lists/custom-lists.queries.ts';
import { blockPerson, unblockPerson } from '../../../../src/features/public-profile/follows.queries.ts';
import {
  changeOwnPublicProfile,
  chooseFavorites,
  claimHandle,
} from '../../../../src/features/public-profile/own-profile-page.queries.ts';
import { customListMeta } from '../../../../src/features/custom-lists/list-page-meta.view.ts';
import { ownLimits } from '../../../../src/contract/limits.ts';
import { listCard } from '../../../../src/features/share/people-cards.ts';
import { answerShareCard } from '../../../../src/features/share/share-card.api.server.ts';
import { createShareCards } from '../../../../src/features/share/cards.server.ts';
import { loadCustomList } from '../../../../src/features/custom-lists/custom-list.server.ts';
import { loadShareCard } from '../../../../src/features/share/share-card.server.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { cookieOf, pageContext, provideServices } from '../../../support/host/page-context.ts';
import { signedInPerson } from '../../../support/host/signed-in-person.ts';
import { sizeOfPng } from '../../../support/png.ts';

// Drawing has the lowest priority, also below other tests.
vi.setConfig({ testTimeout: 120_000 });

const backend = await startBackend();
const ada = await signedInPerson(backend, 'Ada Quill');
const cards = createShareCards({
  patienceMs: 60_000,
  dataDirectory: mkdtempSync(path.join(tmpdir(), 'marquee-cards-')),
  imageBase: 'https://images.example',
  fetchImage: () => Promise.resolve(new Response(null, { status: 404 })),
});
provideServices(backend, { cards: { ...cards, allow: ownLimits('share-card', 100) } });
afterAll(() => {
  cards.close();
  return backend.close();
});

const locals = { clientAddress: '127.0.0.1', requestId: 'test' };

/** A list of Ada's with some titles. */
async function listOf(titles: number): Promise<{ id: string; address: string }> {
  const id = randomUUID();
  const words = { name: 'Rainy Sundays', description: '', ranked: false };
  const address = await makeList(ada.client, ada.id, id, words);
  for (let n = 1; n <= titles; n++) {
    const title = { kind: 'movie' as const, id: n, title: `Film ${n}`, date: null, voteAverage: null };
    await addListed(ada.client, ada.id, id, { ...title, posterPath: `/poster${n}.jpg`, note: '' });
  }
  return { id, address };
}

function get(cardPath: string, cookie: string | null = null): Promise<Response> {
  const [, family, file] = /^\/cards\/(\w+)\/(.+)\.png$/.exec(cardPath) ?? [];
  return answerShareCard(family, file, pageContext(cardPath, cookie));
}

async function metaOf(address: string, parameters = '') {
  const request = { requestId: 'test', parameters: new URLSearchParams(parameters) };
  const outcome = await loadCustomList(address, request);
  return outcome.kind === 'ok' ? customListMeta(outcome) : outcome.kind;
}

test('Shows a list’s name, owner, number of titles and first posters', async () => {
  const { id, address } = await listOf(6);
  await showList(ada.client, id, 'public');
  const list = await readList(ada.client, address, { offset: 0, limit: 20 });
  expect(list && listCard(list)).toMatchObject({
    ...{
      family: 'list',
      id: address,
      name: 'Rainy Sundays',
      over: 'A list by Ada Quill',
      facts: ['6 titles'],
    },
    pictures: [1, 2, 3, 4].map((n) => ({ kind: 'poster', path: `/poster${n}.jpg` })),
  });
});

test('Shows a list’s card to its readers, and not found once it is private', async () => {
  const { id, address } = await listOf(1);
  const guessed = `/cards/list/${address}-0.png`;
  expect((await get(guessed)).status).toBe(404);
  for (const visibility of ['link', 'public'] as const) {
    await showList(ada.client, id, visibility);
    const meta = await metaOf(address);
    if (typeof meta === 'string') throw new Error(meta);
    const card = await get(meta.image?.url ?? '');
    expect(sizeOfPng(new Uint8Array(await card.arrayBuffer()))).toEqual({ width: 1200, height: 630 });
  }
  const kept = (await get(guessed)).headers.get('location') ?? '';
  expect((await get(kept)).status).toBe(200);
  await showList(ada.client, id, 'private');
  const [gone, never] = [await get(kept), await get(`/cards/list/${'0'.repeat(20)}-0.png`)];
  expect([gone.status, [...gone.headers]]).toEqual([never.status, [...never.headers]]);
  expect(gone.status).toBe(404);
});

test('Uses a list’s card on its further pages', async () => {
  const { id, address } = await listOf(21);
  await showList(ada.client, id, 'public');
  const [first, second] = [await metaOf(address), await metaOf(address, 'page=2')];
  if (typeof first === 'string' || typeof second === 'string') throw new Error('no list');
  const leads = await get(second.image?.url ?? '');
  expect([leads.status, leads.headers.get('location')]).toEqual([302, first.image?.url]);
});

const heat = { kind: 'movie', id: 949, title: 'Heat', posterPath: '/heat.jpg', date: '1995-12-15' } as const;
const level = (value: 'private' | 'link' | 'public') =>
  changeOwnPublicProfile(ada.client, ada.id, { level: value });

test('Shows on a public page’s card only what the page shows to all', async () => {
  expect(await claimHandle(ada.client, 'ada_quill')).toBe('claimed');
  await chooseFavorites(ada.client, [heat]);
  const watch = { user_id: ada.id, kind: 'movie', title_id: 603, title: 'Secret', day: '2026-03-01' };
  await ada.client.from('watches').insert({ ...watch, poster_path: '/secret.jpg' });
  await level('public');
  const parts = { favorites: true, watches: false, lists: false, reviews: false, numbers: false };
  await changeOwnPublicProfile(ada.client, ada.id, { parts });
  const outcome = await loadShareCard('profile', 'ada_quill', locals);
  expect(outcome).toMatchObject({
    kind: 'ok',
    card: {
      ...{ id: 'ada_quill', over: '@ada_quill', name: 'Ada Quill', facts: [] },
      pictures: [{ kind: 'poster', path: '/heat.jpg' }],
    },
  });
  expect(JSON.stringify(outcome)).not.toMatch(/secret/i);
});

test('Has no card for a page that is not public, despite caches', async () => {
  await claimHandle(ada.client, 'ada_quill');
  await level('public');
  const kept = (await get('/cards/profile/ada_quill-0.png')).headers.get('location') ?? '';
  expect((await get(kept)).status).toBe(200);
  const never = await get('/cards/profile/nobody_here-0.png');
  for (const value of ['link', 'private'] as const) {
    await level(value);
    const gone = await get(kept);
    expect([gone.status, [...gone.headers]]).toEqual([404, [...never.headers]]);
  }
});

test('Refuses a card after a block in either direction, and caches it only briefly', async () => {
  // Without pictures, since a card with missing ones is drawn again and again.
  const [eve, bob] = [await signedInPerson(backend, 'Eve'), await signedInPerson(backend, 'Bob')];
  const [ofEve, ofBob] = [await cookieOf(backend, eve.email), await cookieOf(backend, bob.email)];
  await claimHandle(eve.client, 'eve_films');
  await changeOwnPublicProfile(eve.client, eve.id, { level: 'public' });
  const id = randomUUID();
  const address = await makeList(eve.client, eve.id, id, { name: 'Hers', description: '', ranked: false });
  await showList(eve.client, id, 'public');
  const never = await get('/cards/profile/nobody_here-0.png');
  for (const guessed of ['/cards/profile/eve_films-0.png', `/cards/list/${address}-0.png`]) {
    const kept = (await get(guessed)).headers.get('location') ?? '';
    const seenBy = async (cookie: string | null) => {
      const { status, headers } = await get(kept, cookie);
      return [status, headers.get('cache-control')];
    };
    const shown = [200, 'public, max-age=60'];
    expect([await seenBy(null), await seenBy(ofEve), await seenBy(ofBob)]).toEqual([shown, shown, shown]);
    for (const [blocker, blocked] of [
      [eve, bob],
      [bob, eve],
    ] as const) {
      await blockPerson(blocker.client, blocker.id, blocked.id);
      expect([await seenBy(null), await seenBy(ofEve)]).toEqual([shown, shown]);
      for (const address of [kept, guessed]) {
        const refused = await get(address, ofBob);
        expect([refused.status, [...refused.headers]]).toEqual([404, [...never.headers]]);
      }
      await unblockPerson(blocker.client, blocker.id, blocked.id);
    }
  }
});
