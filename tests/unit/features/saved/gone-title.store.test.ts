import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { addToList } from '../../../../src/features/marks/list-entries.queries.ts';
import { NO_MARKS, type ListName, type ListTitle, type MarkMap } from '../../../../src/core/lists.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { findKeptTitle, listsHolding } from '../../../../src/features/saved/gone-title.store.ts';
import { answeredAfter, askedAddress } from '../../../support/browser/held-answer.ts';
import { offline } from '../../../support/browser/offline.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';

const { environment, another, leave } = await startBrowser();

const heat: ListTitle = {
  ...{ kind: 'movie', id: 949, title: 'Heat', posterPath: '/heat.jpg', date: '1995-12-15', voteAverage: 7.9 },
};
let person: { email: string; id: string };
const keep = async (list: ListName) => addToList(await environment.backend(), person.id, list, heat);

beforeEach(async () => {
  person = await another();
  // As on a new page.
  setEnvironment({ ...environment });
});

describe('a title missing from the catalogue', () => {
  test.each(['watched', 'wishlist', 'dismissed'] as const)(
    'is shown with its saved data: %s',
    async (list) => {
      await keep(list);
      expect(await findKeptTitle(heat)).toEqual({ kind: 'kept', title: heat });
    },
  );

  test('is not shown to users without it, nor to a visitor', async () => {
    expect(await findKeptTitle(heat)).toEqual({ kind: 'none' });
    await keep('watched');
    await leave();
    setEnvironment({ ...environment });
    expect(await findKeptTitle(heat)).toEqual({ kind: 'none' });
  });

  test('counts as possibly saved when that cannot be determined', async () => {
    await keep('watched');
    expect(await offline(() => findKeptTitle(heat))).toEqual({ kind: 'failed' });
    setEnvironment({ ...environment, backend: () => Promise.reject(new TypeError('module script')) });
    expect(await findKeptTitle(heat)).toEqual({ kind: 'failed' });
    setEnvironment({ ...environment });
    const { fetch: real } = globalThis;
    const fetches = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((...request) =>
        askedAddress(request).includes('watched_movies')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : real(...request),
      );
    onTestFinished(() => fetches.mockRestore());
    expect(await findKeptTitle(heat)).toEqual({ kind: 'failed' });
  });

  test('is not shown to a user who left during the request', async () => {
    await keep('watched');
    let found: unknown;
    await answeredAfter(
      'my_list_marks',
      async () => (found = await findKeptTitle(heat)),
      () => leave(),
    );
    expect(found).toEqual({ kind: 'none' });
  });
});

test('Names the lists in a title’s mark', () => {
  const lists = { ...NO_MARKS, watched: true, favorite: true };
  const marks = new Map([['movie-949', { kind: 'known', lists }]]) as unknown as MarkMap;
  expect(listsHolding(marks, heat)).toEqual(['watched', 'favorite']);
  expect(listsHolding(marks, { kind: 'tv', id: 949 })).toEqual([]);
});
