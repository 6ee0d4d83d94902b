import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadWhere, loadWherePage } from '../../../../src/features/watch/where.server.ts';
import type { BackendServer } from '../../../support/backend/backend-server.ts';
import { provideServices } from '../../../support/host/page-context.ts';
import { catalogueOver, TODAY } from '../../../support/tmdb/catalogue.ts';
import { startTmdbServer, type TmdbServer } from '../../../support/tmdb/server.ts';

let server: TmdbServer;
beforeAll(async () => {
  server = await startTmdbServer({ today: TODAY });
});
beforeEach(() => {
  server.behave(null);
  server.calls.length = 0;
  const backend = { now: () => new Date(`${TODAY}T12:00:00Z`), keys: {} } as BackendServer;
  provideServices(backend, { catalogue: catalogueOver(server) });
});
afterAll(() => server.close());

const request = (text: string) => ({
  parameters: new URLSearchParams(text),
  requestId: 'one',
  viewer: null,
});

async function answer(text: string) {
  const found = await loadWhere(request(text));
  if (found.kind !== 'ok') throw new Error(found.kind);
  return found;
}

describe('where the titles of a name can be watched', () => {
  test('is of the region in the address, and a page has it among its regions', async () => {
    const page = await loadWherePage(request('query=movie&region=fr'));
    if (page.kind !== 'ok') throw new Error(page.kind);
    expect(page.region).toBe('FR');
    expect(page.regions.map(({ code }) => code)).toContain('FR');
  });

  test('is asked of nobody for too short a name', async () => {
    expect(await answer('query=+a+')).toMatchObject({ query: 'a', isAsked: false, meant: [] });
    expect(server.calls).toEqual([]);
  });
});
