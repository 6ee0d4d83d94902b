import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { postReview } from '../../../../src/features/reviews/reviews.queries.ts';
import { setRating } from '../../../../src/features/reviews/ratings.queries.ts';
import { loadOpinions } from '../../../../src/features/reviews/opinions.server.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { signedInPerson } from '../../../support/host/signed-in-person.ts';

const server = await startBackend();
afterAll(() => server.close());
const ada = await signedInPerson(server, 'Ada');
const movie = { kind: 'movie', id: 603 } as const;
await postReview(ada.client, ada.id, movie, 'Mine');
await setRating(ada.client, ada.id, movie, 4);

const KEY = Symbol.for('marquee.services');
const warnings: string[] = [];

/** Sets the backend's answer. */
function reach(answer: typeof fetch): void {
  const log = { warn: (_fields: object, message: string) => void warnings.push(message) };
  const backend = { url: server.url, anonKey: server.keys.anonKey, fetchFor: () => answer };
  Object.assign(globalThis, { [KEY]: Promise.resolve({ backend, log }) });
}

const load = (search = '') => loadOpinions(movie, new URLSearchParams(search), 'request-1');

beforeEach(() => {
  warnings.length = 0;
  reach(fetch);
});

describe('a page’s opinions', () => {
  test('are the same for every visitor', async () => {
    expect(await load()).toMatchObject({
      kind: 'ok',
      query: { order: 'newest', rating: null, page: 1 },
      ratings: { average: 4, count: 1 },
      page: { total: 1, reviews: [{ text: 'Mine', authorName: 'Ada', isOwn: false, rating: 4 }] },
    });
  });

  test('are those of the address; a missing page is the first', async () => {
    expect(await load('stars=5')).toMatchObject({ page: { total: 0, reviews: [] } });
    expect(await load('reviews=oldest&reviewPage=7')).toMatchObject({
      query: { order: 'oldest', page: 1 },
      page: { total: 1 },
    });
  });

  test.each([
    ['does not answer', () => new Promise<Response>(() => undefined)],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers with an error', () => Promise.resolve(new Response('{"message":"down"}', { status: 500 }))],
  ])('are replaced by a message within about a second when the backend %s', async (_what, answer) => {
    reach(answer);
    const message = 'The service is not answering right now. Please try again.';
    expect(await load('stars=5')).toEqual({
      kind: 'error',
      query: { order: 'newest', rating: 5, page: 1 },
      message,
    });
    expect(warnings).toEqual([`reviews: ${message}`]);
  });
});
