import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadMovie } from '../../../../src/features/title/title-details.server.ts';
import { collectionBeside } from '../../../../src/features/title/parts-beside.server.ts';
import type { Catalogue } from '../../../../src/catalogue/contract.ts';
import type { ChangedPage } from '../../../../src/core/changed-page.ts';
import type { MovieDetails } from '../../../../src/core/title.ts';
import type { JobService } from '../../../../src/jobs/service.ts';
import type { BackendServer } from '../../../support/backend/backend-server.ts';
import { provideServices } from '../../../support/host/page-context.ts';
import { catalogueOver, TODAY } from '../../../support/tmdb/catalogue.ts';
import { COLLECTION } from '../../../support/tmdb/collections.ts';
import { startTmdbServer, type TmdbServer } from '../../../support/tmdb/server.ts';

let server: TmdbServer;
let catalogue: Catalogue;
beforeAll(async () => {
  server = await startTmdbServer({ today: TODAY });
});
/** An unreachable backend: reviews and ratings are left out. */
const backend = () =>
  ({
    now: () => new Date(`${TODAY}T12:00:00Z`),
    url: 'http://127.0.0.1:9',
    keys: { anonKey: 'key' },
  }) as BackendServer;
beforeEach(() => {
  server.behave(null);
  catalogue = catalogueOver(server);
  provideServices(backend(), { catalogue });
});
afterAll(() => server.close());

const NOTHING = { name: null, parts: [], gone: false };

const movie = (id: number, collection: number | null = COLLECTION) =>
  ({
    kind: 'movie',
    id,
    collection: collection === null ? null : { id: collection, name: 'Any', posterPath: null },
  }) as MovieDetails;

describe('a collection’s parts on a movie’s page', () => {
  test('are shown around it once cached', async () => {
    await catalogue.collection(COLLECTION);
    const { parts, name } = await collectionBeside(movie(1001));
    expect(parts).toHaveLength(4);
    expect(name).toBe((await catalogue.collection(COLLECTION))?.name);
    expect(parts.map(({ id }) => id)).toContain(1001);
  });

  test('are not waited for, and shown on the next render', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    const slow = { ...catalogue, collection: async (id: number) => (await held, catalogue.collection(id)) };
    provideServices(backend(), { catalogue: slow });
    expect(await collectionBeside(movie(1001))).toEqual(NOTHING);
    release(undefined);
    await vi.waitFor(async () => expect((await collectionBeside(movie(1001))).parts).toHaveLength(4));
  });

  test('are none for a collection’s only movie, whose collection keeps its name', async () => {
    server.behave(({ path }) =>
      path === `/collection/${COLLECTION}`
        ? {
            status: 200,
            body: { id: COLLECTION, name: 'The Orchard Collection', parts: [{ id: 1001, title: 'One' }] },
          }
        : undefined,
    );
    await catalogue.collection(COLLECTION);
    expect(await collectionBeside(movie(1001))).toEqual({
      ...NOTHING,
      name: 'The Orchard Collection',
    });
  });

  test('are none without a collection, without the movie, and while the catalogue fails', async () => {
    expect(await collectionBeside(movie(1001, null))).toEqual(NOTHING);
    await catalogue.collection(4);
    expect(await collectionBeside(movie(1001, 4))).toEqual({ ...NOTHING, gone: true });
    server.behave(500);
    expect(await collectionBeside(movie(1001))).toEqual(NOTHING);
  });

  test('of a missing collection have no link, and earlier pages are rendered again', async () => {
    const body = {
      id: 1001,
      title: 'One',
      belongs_to_collection: { id: 4, name: 'Lost', poster_path: null },
    };
    server.behave(({ path }) => (path === '/movie/1001' ? { status: 200, body } : undefined));
    const jobs = { sendsReminders: false } as JobService;
    provideServices(backend(), { catalogue, jobs });
    await catalogue.collection(4);
    const request = { requestId: 'one', parameters: new URLSearchParams() };
    const shown = await loadMovie('1001', request);
    expect(shown.kind === 'ok' && shown.title.collection).toBeNull();

    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    const slow = { ...catalogue, collection: async (id: number) => (await held, catalogue.collection(id)) };
    const changed: ChangedPage[] = [];
    const pageChanged = (page: ChangedPage) => void changed.push(page);
    provideServices(backend(), { catalogue: slow, jobs, pageChanged });
    const early = await loadMovie('1001', request);
    expect(early.kind === 'ok' && early.title.collection).toMatchObject({ id: 4 });
    expect(changed).toEqual([]);
    release(undefined);
    await vi.waitFor(() => expect(changed).toEqual([{ kind: 'movie', id: 1001 }]));
  });
});
