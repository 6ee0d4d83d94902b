import { expect, test } from 'vitest';
import { listMeta } from '../../../../src/features/title-lists/list-meta.view.ts';
import { loadCategory, loadGenre } from '../../../../src/features/title-lists/title-list.server.ts';
import type { BackendServer } from '../../../support/backend/backend-server.ts';
import { provideServices } from '../../../support/host/page-context.ts';

test('Describes each indexable page of a list in its own words', async () => {
  provideServices({ now: () => new Date(), keys: {} } as BackendServer);
  const request = (query: string) => ({ requestId: 'one', parameters: new URLSearchParams(query) });
  const lists = await Promise.all([
    ...['', 'page=2', 'page=3', 'year=2019', 'year=2018'].map((query) =>
      loadCategory('movie', 'popular', request(query)),
    ),
    loadCategory('tv', 'popular', request('year=2019')),
    ...['', 'page=2'].map((query) => loadGenre('movie', '35', request(query))),
    loadGenre('tv', '35', request('')),
  ]);
  const described = lists.map((list) => (list.kind === 'ok' ? listMeta(list).description : list.kind));
  expect(new Set(described).size).toBe(lists.length);
  expect(described[1]).toBe('The movies with the largest audience now. Page 2 of the list.');
  expect(described[3]).toBe('The movies with the largest audience now. Those of 2019.');
});
