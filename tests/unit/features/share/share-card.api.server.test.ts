import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ownLimits } from '../../../../src/contract/limits.ts';
import { DEFAULT_CARD } from '../../../../src/core/page-meta.ts';
import { cardPath, titleCard } from '../../../../src/core/share-cards.ts';
import { answerShareCard } from '../../../../src/features/share/share-card.api.server.ts';
import { createShareCards, type ShareCards } from '../../../../src/features/share/cards.server.ts';
import type { BackendServer } from '../../../support/backend/backend-server.ts';
import { pageContext, provideServices } from '../../../support/host/page-context.ts';
import { sizeOfPng } from '../../../support/png.ts';
import { catalogueOver, TODAY } from '../../../support/tmdb/catalogue.ts';
import { startTmdbServer, type TmdbServer } from '../../../support/tmdb/server.ts';

// Drawing has the lowest priority, also below other tests.
vi.setConfig({ testTimeout: 120_000 });

const PER_MINUTE = 3;

let server: TmdbServer;
let cards: ShareCards;
/** Requested addresses of the image host, which has all pictures unless `missing`. */
let asked: string[];
let missing: boolean;

const dot = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3"><rect width="2" height="3" fill="#357"/></svg>',
);

beforeAll(async () => {
  server = await startTmdbServer({ today: TODAY });
});
function provideCards(patienceMs = 60_000) {
  cards = createShareCards({
    patienceMs,
    dataDirectory: mkdtempSync(path.join(tmpdir(), 'marquee-cards-')),
    imageBase: 'https://images.example/t/p',
    fetchImage: (address) => {
      asked.push(address);
      const headers = { 'content-type': 'image/svg+xml' };
      return Promise.resolve(missing ? new Response(null, { status: 404 }) : new Response(dot, { headers }));
    },
  });
  const backend = { now: () => new Date(`${TODAY}T12:00:00Z`), keys: {} } as BackendServer;
  const allow = ownLimits('share-card', PER_MINUTE);
  provideServices(backend, { catalogue: catalogueOver(server), cards: { ...cards, allow } });
}

beforeEach(() => {
  server.behave(null);
  [asked, missing] = [[], false];
  provideCards();
});
afterEach(() => cards.close());
afterAll(() => server.close());

async function get(address: string) {
  const [, family, file] = /^\/cards\/([^/]+)\/(.+)\.png$/.exec(address) ?? [];
  return answerShareCard(family, file, pageContext('/', null));
}

async function cardOfMovie(id: number) {
  const movie = await catalogueOver(server).movie(id);
  if (!movie) throw new Error('no movie');
  return titleCard(movie);
}
const ofMovie = async (id: number) => cardPath(await cardOfMovie(id));

describe('the card of a title', () => {
  test('is an immutable PNG of 1200 × 630, with pictures of the image host only', async () => {
    const answer = await get(await ofMovie(1001));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(sizeOfPng(new Uint8Array(await answer.arrayBuffer()))).toEqual({ width: 1200, height: 630 });
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((address) => !address.startsWith('https://images.example/t/p/w'))).toEqual([]);
  });

  test('is drawn once: later requests get the same, without the image host', async () => {
    const path = await ofMovie(1001);
    const first = Buffer.from(await (await get(path)).arrayBuffer());
    const before = asked.length;
    const later = await get(path);
    expect(first.equals(Buffer.from(await later.arrayBuffer()))).toBe(true);
    expect(asked.length).toBe(before);
  });

  test('has one address: another version redirects there, uncached', async () => {
    const path = await ofMovie(1001);
    const answer = await get(path.replace(/-\w+\.png$/, '-0.png'));
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      302,
      path,
      'no-store',
    ]);
  });

  test('with a missing picture is cached only briefly', async () => {
    missing = true;
    const path = await ofMovie(1001);
    expect((await get(path)).headers.get('cache-control')).toBe('public, max-age=300');
    missing = false;
    expect((await get(path)).headers.get('cache-control')).toContain('immutable');
  });

  test('is limited by drawings a minute for each visitor; cached ones are free', async () => {
    const paths = await Promise.all([1001, 1002, 1003, 1004].map(ofMovie));
    for (const path of paths.slice(0, PER_MINUTE)) expect((await get(path)).status).toBe(200);
    const refused = await get(paths[PER_MINUTE] ?? '');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await get(paths[0] ?? '')).status).toBe(200);
  });

  test('redirects to the site’s card when drawing takes too long, and is ready for the next request', async () => {
    provideCards(0);
    const card = await cardOfMovie(1001);
    const answer = await get(cardPath(card));
    expect([answer.status, answer.headers.get('location')]).toEqual([302, DEFAULT_CARD]);
    await vi.waitUntil(() => cards.kept(card), 20_000);
    const before = asked.length;
    expect((await get(cardPath(card))).status).toBe(200);
    expect(asked.length).toBe(before);
  });

  test('redirects to the site’s card while the catalogue fails', async () => {
    const path = await ofMovie(1001);
    server.behave(500);
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, DEFAULT_CARD]);
  });

  test('of the site is small enough for link previews', () => {
    const { size } = statSync(new URL(`../../../../public${DEFAULT_CARD}`, import.meta.url));
    expect(size).toBeLessThan(150_000);
  });
});

test.each([
  '/cards/title/movie-404404-1.png',
  '/cards/title/movie-0-1.png',
  '/cards/title/book-1-1.png',
  '/cards/cast/movie-404404-1.png',
  '/cards/season/5-1.png',
  '/cards/season/404404-1-1.png',
  '/cards/person/404404-1.png',
  '/cards/collection/404404-1.png',
  '/cards/nothing/1-1.png',
  '/cards/title/-.png',
])('Answers not found at %s', async (address) => {
  const answer = await get(address);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
});
