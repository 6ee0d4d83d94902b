import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ownLimits } from '../../../../src/contract/limits.ts';
import { yearCard } from '../../../../src/features/share/people-cards.ts';
import { cardPath } from '../../../../src/core/share-cards.ts';
import { answerShareCard } from '../../../../src/features/share/share-card.api.server.ts';
import { createShareCards } from '../../../../src/features/share/cards.server.ts';
import { loadNumbersPage } from '../../../../src/features/numbers/numbers.server.ts';
import { loadSharedYearPage } from '../../../../src/features/numbers/shared-year.server.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { cookieOf, pageContext, provideServices } from '../../../support/host/page-context.ts';
import { signedInPerson } from '../../../support/host/signed-in-person.ts';
import { sizeOfPng } from '../../../support/png.ts';

const backend = await startBackend();
const ada = await signedInPerson(backend, 'Ada Quill');
const bob = await signedInPerson(backend, 'Bob');
const cookies = { ada: await cookieOf(backend, ada.email), bob: await cookieOf(backend, bob.email) };
const dataDirectory = mkdtempSync(path.join(tmpdir(), 'marquee-cards-'));
const cards = createShareCards({
  patienceMs: 60_000,
  dataDirectory,
  imageBase: 'https://images.example',
  fetchImage: () => Promise.reject(new Error('a year has no pictures')),
});
afterAll(() => {
  cards.close();
  return backend.close();
});

const YEAR = 2025;
const locals = { clientAddress: '127.0.0.1', requestId: 'test' };

const watch = async (id: number, title: string) => {
  const row = { user_id: ada.id, kind: 'movie', title_id: id, title, day: `${YEAR}-03-0${id}` };
  expect((await ada.client.from('watches').insert(row)).error).toBeNull();
};

beforeEach(async () => {
  provideServices(backend, { cards: { ...cards, allow: ownLimits('share-card', 100) } });
  await backend.database.exec('delete from public.shared_years; delete from public.watches;');
  await watch(1, 'A Very Secret Movie');
});

/** Opens the page of a year's statistics, or submits its form. Returns how the year is shared. */
async function page(wanted?: 'share' | 'end', cookie = cookies.ada, year: number | null = YEAR) {
  const context = pageContext(`/numbers/${year}`, cookie);
  const body = wanted && new URLSearchParams({ do: wanted });
  const request = new Request(context.request, body ? { method: 'POST', body } : {});
  const outcome = await loadNumbersPage({ ...context, request }, year);
  if (outcome.kind !== 'ok') throw new Error(outcome.kind);
  return outcome.data.share;
}

async function shared(): Promise<string> {
  const share = await page('share');
  if (!share?.shared) throw new Error('not shared');
  return share.shared.secret;
}

const visit = (secret: string) => loadSharedYearPage(secret, locals);

describe('a user’s year', () => {
  test('is shared on request only', async () => {
    expect(await page()).toEqual({ shared: null, fresh: false, told: null });
    const secret = await shared();
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await page()).toMatchObject({ shared: { secret }, fresh: true, told: null });
  });

  test('shows numbers to the link’s holders, without names of titles or people', async () => {
    const outcome = await visit(await shared());
    expect(outcome).toEqual({
      kind: 'ok',
      shared: { year: YEAR, watches: 1, titles: 1, movies: 1, series: 0, minutes: 0, days: 1 },
    });
  });

  test('stays as shared until updated, under the same link', async () => {
    const secret = await shared();
    await watch(2, 'Another');
    expect(await page()).toMatchObject({ fresh: false });
    expect(await visit(secret)).toMatchObject({ shared: { watches: 1 } });
    expect(await shared()).toBe(secret);
    expect(await visit(secret)).toMatchObject({ shared: { watches: 2 } });
  });

  test('is removed at once with its card when unshared; shared again it has another link', async () => {
    const secret = await shared();
    const outcome = await visit(secret);
    if (outcome.kind !== 'ok') throw new Error(outcome.kind);
    const [, family, file] =
      /^\/cards\/(\w+)\/(.+)\.png$/.exec(cardPath(yearCard(outcome.shared, secret))) ?? [];
    const card = await answerShareCard(family, file, pageContext('/', null));
    expect(sizeOfPng(new Uint8Array(await card.arrayBuffer()))).toEqual({ width: 1200, height: 630 });
    expect(readdirSync(path.join(dataDirectory, 'cards'))).toHaveLength(1);

    expect(await page('end')).toEqual({ shared: null, fresh: false, told: 'ended' });
    expect(await visit(secret)).toEqual({ kind: 'notFound' });
    expect((await answerShareCard(family, file, pageContext('/', null))).status).toBe(404);
    expect(readdirSync(path.join(dataDirectory, 'cards'))).toEqual([]);
    expect(await shared()).not.toBe(secret);
  });

  test('can be shared, seen and unshared by its owner only', async () => {
    const secret = await shared();
    expect(await page('end', cookies.bob)).toBeNull();
    const rows = await bob.client.from('shared_years').select();
    expect(rows.data).toEqual([]);
    expect(await visit(secret)).toMatchObject({ kind: 'ok' });
  });

  test('is deleted with the account', async () => {
    const cleo = await signedInPerson(backend, 'Cleo');
    const numbers = { watches: 1, titles: 1, movies: 1, series: 0, minutes: 90, days: 1 };
    const row = { user_id: cleo.id, year: YEAR, ...numbers };
    const { data } = await cleo.client.from('shared_years').insert(row).select('secret').single();
    expect(await visit(data?.secret ?? '')).toMatchObject({ kind: 'ok' });
    expect((await cleo.client.rpc('delete_user')).error).toBeNull();
    expect(await visit(data?.secret ?? '')).toEqual({ kind: 'notFound' });
  });

  test('without watches, and for all years, cannot be shared', async () => {
    expect(await page('share', cookies.ada, 2019)).toBeNull();
    expect(await page('share', cookies.ada, null)).toBeNull();
  });

  test.each(['', 'x', '0'.repeat(63), 'G'.repeat(64), '0'.repeat(64), `${'0'.repeat(64)}0`])(
    'is not found by a link with %j',
    async (secret) => expect(await visit(secret)).toEqual({ kind: 'notFound' }),
  );
});
